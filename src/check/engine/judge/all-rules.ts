import type {ProjectRule, ServiceRule} from '../context';
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
} from './deploy';
import {
  emptyVariableName,
  envFiles,
  secretsBecomeVariables,
  sensitiveEnvironment,
  variableNameWithSpace,
} from './environment';
import {healthCheckOrder, healthCheckTest, healthCheckTimes, missingHealthCheck, probePort} from './health';
import {enginePorts} from './engine-ports';
import {gaps} from './gaps/all-gaps';
import {duplicateEndpoints, serviceNamesInValues} from './hosts';
import {serviceKeys, topLevelKeys} from './keys';
import {serviceLimit, sizeLimits} from './limits';
import {modelKeys, modelNames, modelProvider, modelRunnerKeys, unusedModels} from './models';
import {domainNeedsIngress, duplicatePorts, portForm, portMode, portValues, udpPorts} from './ports';
import {mountForm} from './volumes';
import {
  imageOrBuild,
  noServices,
  obsoleteVersion,
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

/** Rules for each service. */
export const SERVICE_RULES: ServiceRule[] = [
  serviceKeys,
  imageOrBuild,
  serviceNameLength,
  unknownDependency,
  portForm,
  mountForm,
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
  deviceCount,
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
  obsoleteVersion,
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
