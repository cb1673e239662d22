import type {ProjectRule, ServiceRule} from '../context';
import {BUILD_RULES} from './build';
import {CONFIG_RULES} from './config-names';
import {DEPLOY_RULES, LOADED_DEPLOY_RULES, missingGatewayMemory} from './deploy';
import {enginePorts} from './engine-ports';
import {envFiles} from './env-files';
import {gaps} from './gaps/all-gaps';
import {HEALTH_RULES} from './health';
import {VALUE_RULES, duplicateEndpoints} from './hosts';
import {serviceKeys, topLevelKeys} from './keys';
import {serviceLimits, sizeLimits} from './limits';
import {MODEL_RULES, modelProvider} from './models';
import {namesOfOthers} from './names';
import {PORT_FORM_RULES, PORT_RULES} from './ports';
import {PROJECT_RULES as WHOLE, SERVICE_RULES as NAMES} from './project';
import {STORE_RULES} from './stores';
import {RESOURCE_RULES} from './top-level';
import {MOUNT_RULES} from './volumes';

/** What the loader says about each service, even about one that isn't deployed. */
export const LOAD_RULES: ServiceRule[] = [...PORT_FORM_RULES, ...MOUNT_RULES, ...LOADED_DEPLOY_RULES];

export const SERVICE_RULES: ServiceRule[] = [
  serviceKeys,
  ...NAMES,
  namesOfOthers,
  ...PORT_RULES,
  enginePorts,
  ...HEALTH_RULES,
  ...DEPLOY_RULES,
  sizeLimits,
  ...BUILD_RULES,
  ...VALUE_RULES,
  ...CONFIG_RULES,
  envFiles,
  ...STORE_RULES,
  modelProvider,
];

export const PROJECT_RULES: ProjectRule[] = [
  topLevelKeys,
  ...WHOLE,
  serviceLimits,
  duplicateEndpoints,
  missingGatewayMemory,
  ...MODEL_RULES,
  gaps,
  ...RESOURCE_RULES,
];
