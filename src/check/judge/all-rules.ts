import type {ProjectRule, ServiceRule} from '../context';
import {buildArguments, buildContext, dockerfilePath, imageBesideBuild} from './build';
import {deployMode, ignoredLimits, missingMemory, negativeCpus, replicas, restart} from './deploy';
import {
  emptyVariableName,
  envFiles,
  secretsBecomeVariables,
  sensitiveEnvironment,
  variableNameWithSpace,
} from './environment';
import {healthCheckOrder, healthCheckTest, healthCheckTimes, missingHealthCheck} from './health';
import {serviceKeys, topLevelKeys} from './keys';
import {modelNames, modelProvider, modelRunnerKeys} from './models';
import {domainNeedsIngress, duplicatePorts, portForm, portMode, portValues, udpPorts} from './ports';
import {
  imageOrBuild,
  noServices,
  obsoleteVersion,
  projectName,
  serviceNameLength,
  serviceNamesClash,
  unknownDependency,
} from './project';
import {
  autoscalingInPlayground,
  extensionTypes,
  managedImage,
  managedInPlayground,
  managedValue,
  statefulContainer,
  storePortNumber,
} from './stores';

/** What is asked of each service. */
export const SERVICE_RULES: ServiceRule[] = [
  serviceKeys,
  imageOrBuild,
  serviceNameLength,
  unknownDependency,
  portForm,
  portMode,
  portValues,
  udpPorts,
  duplicatePorts,
  domainNeedsIngress,
  missingHealthCheck,
  healthCheckTimes,
  healthCheckTest,
  healthCheckOrder,
  deployMode,
  negativeCpus,
  missingMemory,
  ignoredLimits,
  replicas,
  restart,
  buildContext,
  dockerfilePath,
  imageBesideBuild,
  buildArguments,
  sensitiveEnvironment,
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

/** What is asked of the project as a whole. */
export const PROJECT_RULES: ProjectRule[] = [
  topLevelKeys,
  obsoleteVersion,
  projectName,
  noServices,
  serviceNamesClash,
  modelRunnerKeys,
  modelNames,
];
