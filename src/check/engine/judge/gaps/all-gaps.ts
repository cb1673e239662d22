import type {ProjectRule} from '../../context';
import {type FindGap, sayGap} from './gap';
import {
  dockerHost,
  hostPortOnAzure,
  localhost,
  localhostAsOrigin,
  localhostInBrowser,
  networkAlias,
  otherName,
  publicPortInside,
  serviceWithoutPort,
} from './hosts';
import {
  capabilities,
  fileSecret,
  hostNamespace,
  imageReference,
  job,
  localImage,
  localRegistry,
  privileged,
  unpublishedImage,
} from './images';
import {
  codeMount,
  configFile,
  dockerSocket,
  hostFiles,
  initScripts,
  ownCodeMount,
  replicasWithVolume,
  sharedVolume,
} from './mounts';
import {
  hostNetwork,
  labelProxy,
  labelRouting,
  nonHttpPort,
  nothingPublic,
  onlyHostPorts,
  onlyPrivate,
  sharedNetwork,
} from './reach';

/** The condition of each gap in src/data/gaps.yaml, by its id. */
export const GAPS: Record<string, FindGap> = {
  'image-reference': imageReference,
  'local-image': localImage,
  'unpublished-image': unpublishedImage,
  'local-registry': localRegistry,
  'code-mount': codeMount,
  'own-code-mount': ownCodeMount,
  'config-file': configFile,
  'init-scripts': initScripts,
  'label-proxy': labelProxy,
  'label-routing': labelRouting,
  'docker-socket': dockerSocket,
  'non-http-port': nonHttpPort,
  'host-port-on-azure': hostPortOnAzure,
  'service-without-port': serviceWithoutPort,
  'public-port-inside': publicPortInside,
  localhost,
  'localhost-in-browser': localhostInBrowser,
  'localhost-as-origin': localhostAsOrigin,
  'docker-host': dockerHost,
  'other-name': otherName,
  'network-alias': networkAlias,
  'shared-volume': sharedVolume,
  'replicas-with-volume': replicasWithVolume,
  'file-secret': fileSecret,
  'host-network': hostNetwork,
  'shared-network': sharedNetwork,
  privileged,
  'host-namespace': hostNamespace,
  capabilities,
  'host-files': hostFiles,
  job,
  'only-host-ports': onlyHostPorts,
  'nothing-public': nothingPublic,
  'only-private': onlyPrivate,
};

/** Says what works on the reader's machine and won't in the cloud, although the tool says nothing about it. */
export const gaps: ProjectRule = (context) => {
  const {provider} = context.input;
  for (const gap of context.rules.gaps.gaps) {
    if (gap.only && !gap.only.includes(provider)) continue;
    for (const hit of GAPS[gap.id]?.(context) ?? []) sayGap(gap, hit, context);
  }
};
