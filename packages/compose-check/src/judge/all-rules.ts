import type {ProjectRule, ServiceRule} from '../context';
import {BUILD_RULES} from './build';
import {CONFIG_RULES} from './config-names';
import {DEPLOY_RULES} from './deploy';
import {envFiles} from './env-files';
import {gaps} from './gaps/all-gaps';
import {HEALTH_RULES} from './health';
import {VALUE_RULES, duplicateEndpoints} from './hosts';
import {serviceKeys, topLevelKeys} from './keys';
import {serviceLimits, sizeLimits} from './limits';
import {MODEL_RULES, PROVIDER_RULES} from './models';
import {NAME_RULES} from './names';
import {PORT_RULES} from './ports';
import {PROJECT_RULES as WHOLE, SERVICE_RULES as PARTS} from './project';
import {STORE_RULES} from './stores';
import {RESOURCE_RULES} from './top-level';

export const SERVICE_RULES: ServiceRule[] = [
  serviceKeys,
  ...PARTS,
  ...NAME_RULES,
  ...PORT_RULES,
  ...HEALTH_RULES,
  ...DEPLOY_RULES,
  sizeLimits,
  ...BUILD_RULES,
  ...VALUE_RULES,
  ...CONFIG_RULES,
  envFiles,
  ...STORE_RULES,
  ...PROVIDER_RULES,
];

export const PROJECT_RULES: ProjectRule[] = [
  topLevelKeys,
  ...WHOLE,
  serviceLimits,
  duplicateEndpoints,
  ...MODEL_RULES,
  gaps,
  ...RESOURCE_RULES,
];
