import type {ProjectRule, ServiceRule} from '../context';
import {envFiles} from './env-files';
import {namesOfOthers} from './names';
import {buildArguments, buildContext, dockerfilePath, imageBesideBuild} from './build';
import {
  deployMode,
  deviceCount,
  ignoredLimits,
  missingGatewayMemory,
  missingMemory,
  negativeCpus,
  replicas,
  restart,
  watchPath,
} from './deploy';
import {refusedConfigNames, secretsBecomeVariables} from './config-names';
import {emptyVariableName, sensitiveEnvironment, variableNameWithSpace} from './environment';
import {healthCheckOrder, healthCheckTest, healthCheckTimes, missingHealthCheck, probePort} from './health';
import {enginePorts} from './engine-ports';
import {gaps} from './gaps/all-gaps';
import {duplicateEndpoints, serviceNamesInValues} from './hosts';
import {serviceKeys, topLevelKeys} from './keys';
import {serviceLimit, sizeLimits} from './limits';
import {modelKeys, modelNames, modelProvider, modelRunnerKeys, unusedModels} from './models';
import {domainNeedsIngress, duplicatePorts, portForm, portMode, portValues, udpPorts, unsetMode} from './ports';
import {bindSource, mountForm} from './volumes';
import {
  imageOrBuild,
  noServices,
  projectName,
  serviceNameLength,
  serviceNamesClash,
  unknownDependency,
} from './project';
import {RESOURCE_RULES} from './top-level';
import {
  autoscalingInPlayground,
  extensionTypes,
  managedImage,
  managedInPlayground,
  managedValue,
  statefulContainer,
  storePortNumber,
} from './stores';

/** What the loader says about each service, even about one that isn't deployed. */
export const LOAD_RULES: ServiceRule[] = [portForm, mountForm, bindSource, deviceCount, watchPath];

/** Rules for each service that is deployed. */
export const SERVICE_RULES: ServiceRule[] = [
  serviceKeys,
  imageOrBuild,
  serviceNameLength,
  unknownDependency,
  namesOfOthers,
  unsetMode,
  portMode,
  portValues,
  udpPorts,
  duplicatePorts,
  enginePorts,
  domainNeedsIngress,
  missingHealthCheck,
  healthCheckTimes,
  healthCheckTest,
  healthCheckOrder,
  probePort,
  deployMode,
  negativeCpus,
  missingMemory,
  ignoredLimits,
  replicas,
  sizeLimits,
  restart,
  buildContext,
  dockerfilePath,
  imageBesideBuild,
  buildArguments,
  sensitiveEnvironment,
  serviceNamesInValues,
  emptyVariableName,
  variableNameWithSpace,
  secretsBecomeVariables,
  refusedConfigNames,
  envFiles,
  managedImage,
  managedValue,
  managedInPlayground,
  statefulContainer,
  storePortNumber,
  extensionTypes,
  autoscalingInPlayground,
  modelProvider,
];

/** Rules for the project as a whole. */
export const PROJECT_RULES: ProjectRule[] = [
  topLevelKeys,
  projectName,
  noServices,
  serviceLimit,
  serviceNamesClash,
  duplicateEndpoints,
  missingGatewayMemory,
  modelRunnerKeys,
  modelNames,
  modelKeys,
  unusedModels,
  gaps,
  ...RESOURCE_RULES,
];
