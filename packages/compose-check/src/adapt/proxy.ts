import {addressesOf} from '../judge/gaps/addresses';
import {factsOf, imagePort, imageWord, isAdminTool, slotOf} from '../judge/gaps/gap';
import {isOwnerJob, isSocket, mountsOf} from '../judge/gaps/mount';
import {domainsOf, isProxyNetwork} from '../judge/gaps/reach';
import {wordsIn} from '../project/command';
import {ingressPorts} from '../project/ports';
import {type Service, hostLabel, usedBy} from '../project/service';
import {child, isExternal, isList, isMap, itemsAt, namesIn, textOf} from '../yaml/value';
import {type Plan, type Question, remove, removePair} from './plan';
import type {Draft} from './draft';
import {AFTER, MAX_OFFERED, candidatesOf, isOther, knownPort, publish} from './ports';

/** Whether the last word of an image is one of those. */
const isOne = ({image}: Service, words: readonly string[]): boolean => words.includes(imageWord(image).toLowerCase());

const ROUTING_LABEL = /^(?:traefik\.|caddy(?:[_.]|$))/i;
const ROUTING_VARIABLE = /^(?:VIRTUAL_(?:HOST|PORT|PATH|PROTO|DEST|NETWORK)|LETSENCRYPT_\w+)$/;

/** Labels as written: in a swarm, they're below `deploy`. */
const labelsOf = (plan: Plan, {name}: Service) => [
  ...plan.pairs(name, 'labels'),
  ...plan.pairs(name, 'deploy', 'labels'),
];

const networksOf = ({value}: Service): string[] => namesIn(child(value, 'networks'));

/** Removes names under a key that's a list or a map: `networks`, `depends_on`. */
export function removeNames(plan: Plan, draft: Draft, service: string, key: string, isGone: (name: string) => boolean) {
  for (const {value} of plan.parts(service, key)) {
    if (isMap(value)) for (const name of value.entries.keys()) if (isGone(name)) draft.remove(value, name);
    for (const item of isList(value) ? value.items : [])
      if (isGone((textOf(item) ?? '').split(':')[0] ?? '')) draft.removeItem(item);
  }
}

export function removeService(plan: Plan, service: Service, reason: string, question?: Question): void {
  const others = plan.services.filter(({name}) => name !== service.name);
  plan.removed.add(service.name);
  plan.propose(service, {
    reason,
    question,
    apply(draft) {
      remove(draft, plan.parts(service.name));
      for (const {name} of others)
        for (const key of ['depends_on', 'links', 'volumes_from'])
          removeNames(plan, draft, name, key, (other) => other === service.name);
    },
  });
}

/** A proxy goes, and with it what it kept: nothing else in the project has that. */
function removeProxy(plan: Plan, service: Service, reason: string, question?: Question): void {
  // Volumes of those that read labels only keep certificates.
  const isKeeping = /proxy-manager/.test(service.image);
  const kept = mountsOf(service).filter(
    (mount) =>
      (isKeeping || mount.isBind) &&
      !isSocket(mount) &&
      !/acme|letsencrypt|cert|localtime|\/log|caddy.*\/(?:data|config)$/.test(`${mount.source} ${mount.target}`),
  );
  const configs = itemsAt(service.value, 'configs').map((item) => textOf(child(item, 'source') ?? item) ?? '');
  removeService(plan, service, reason, question);
  const files = [...new Set([...kept.map(({source, target}) => source || target), ...configs, ...domainsOf(service)])];
  if (files.length > 0) plan.propose(service, {reason: 'lost-with-proxy', slots: {FILES: files.join(' ')}});
}

/** Removes what only the proxy reads, and the networks that only it needs. */
function removeRouting(plan: Plan, service: Service, networks: ReadonlySet<string>, isPublic: boolean): void {
  const labels = labelsOf(plan, service).filter(({name}) => ROUTING_LABEL.test(name));
  const variables = plan.pairs(service.name, 'environment').filter(({name}) => ROUTING_VARIABLE.test(name));
  const all = networksOf(service);
  const own = all.filter((name) => networks.has(name) && name !== 'default');
  const rest = all.filter((name) => !own.includes(name));
  const [first] = [...labels, ...variables];
  if (!first && own.length === 0) return;
  if (own.length > 0 && rest.length === 0) plan.loose.add(service.name);
  plan.propose(service, {
    reason: 'remove-routing',
    ...(first ? {place: first.key} : {}),
    apply(draft) {
      for (const pair of [...labels, ...variables]) removePair(draft, pair);
      removeNames(plan, draft, service.name, 'networks', (name) => own.includes(name));
      const isLeftInside = isPublic && own.length > 0 && rest.length > 0 && !rest.includes('default');
      if (isLeftInside) draft.put(plan.part(service.name, 'networks')?.value, 'default');
    },
  });
}

/** The load balancer knows a service by one domain. The file has it, and only the reader knows whether it's to move. */
export function ownDomains(plan: Plan): void {
  if (!/^(?:aws|gcp|azure)$/.test(plan.context.input.provider)) return;
  for (const service of plan.services) {
    const [first = '', ...others] = domainsOf(service);
    if (!first || service.value.entries.has('domainname') || !plan.isPublic(service)) continue;
    // The load balancer can't share a domain out by its paths.
    const isPart = labelsOf(plan, service).some(({text}) => PATH_ROUTE.test(text ?? ''));
    const isShared = plan.services.some((one) => one !== service && domainsOf(one)[0] === first);
    const question = plan.ask(`own-domain:${service.name}`, [first, 'none'], isPart && isShared ? 'none' : first);
    plan.propose(service, {
      reason: 'own-domain',
      question,
      slots: {DOMAIN: first},
      apply: (draft) =>
        question.answer === 'none' ? undefined : draft.add(plan.ownMap(service.name), 'domainname', first, AFTER),
    });
    if (others.length > 0) plan.propose(service, {reason: 'other-domains', slots: {OTHERS: others.join(' ')}});
  }
}

/** A rule for one part of an address, whose other parts go elsewhere. */
const PATH_ROUTE = /\bPath(?:Prefix|Regexp)?(?:\(\s*[`"'](?!\/[`"'])|(?:Strip)?:\s*\/\w)/;

/** Whether the proxy asks who comes: for a password, or for an address that it knows. */
const isGuarded = (labels: readonly {name: string; text: string | null}[]): boolean =>
  labels.some(
    ({name, text}) =>
      /basic_?auth|digest_?auth|forward_?auth|ip(?:white|allow)list/i.test(name) ||
      (/\.middlewares$/.test(name) && /auth|white|allow|sso|oauth/i.test(text ?? '')),
  );

/** The proxy goes, and what it made public gets a port of its own. */
export function proxies(plan: Plan): void {
  const {context} = plan;
  const routed = new Map(plan.hits('label-routing').map((hit) => [hit.service.name, slotOf(hit, 'CHANGE')]));
  const found = new Set(plan.hits('label-proxy').map(({service}) => service.name));
  const {proxyHelpers} = factsOf(context);
  const gone = plan.services.filter((service) => found.has(service.name) || isOne(service, proxyHelpers));
  // Who asks Docker for the others may be a proxy that isn't known, and then nothing here does its work.
  const isAsked = plan.services.some((one) => !gone.includes(one) && mountsOf(one).some(isSocket));
  if (gone.length === plan.services.length || (isAsked && found.size + routed.size === 0)) return;
  for (const service of gone) removeProxy(plan, service, 'remove-proxy');
  const networks = child(context.root, 'networks');
  // A network of the project that others are in too keeps the internet away from them.
  const isInner = (name: string) =>
    !isExternal(child(networks, name)) &&
    plan.services.some((one) => !routed.has(one.name) && networksOf(one).includes(name));
  const shared = new Set(gone.flatMap((service) => networksOf(service)).filter((name) => !isInner(name)));
  for (const service of plan.services) {
    const isRouted = routed.has(service.name);
    const external = isRouted ? networksOf(service).filter((name) => isExternal(child(networks, name))) : [];
    for (const name of external) if (external.length === 1 || isProxyNetwork(name, context)) shared.add(name);
    const labels = labelsOf(plan, service);
    // `ports: ["NUMBER"]`, where nothing names the port.
    const port = Number(/\d+/.exec(routed.get(service.name) ?? '')?.[0]) || undefined;
    const kind = isGuarded(labels) ? 'guarded-route' : isAdminTool(service, context) ? 'admin-tool' : undefined;
    const question =
      isRouted && kind ? plan.ask(`${kind}:${service.name}`, ['private', 'public'], 'private') : undefined;
    const isPublic = isRouted && question?.answer !== 'private';
    if (isRouted || gone.length > 0) removeRouting(plan, service, shared, isPublic);
    if (!isRouted) continue;
    const reason = isPublic && kind === 'guarded-route' ? 'open-route' : kind;
    if (reason && question) plan.propose(service, {reason, question});
    const own = imagePort(service, context);
    if (isPublic) publish(plan, service, port);
    else if (port) plan.called.set(service.name, port);
    if (isPublic && port && own && own !== port && !isOther(own, service, context))
      plan.propose(service, {reason: 'other-port', slots: {PORT: String(own)}});
    if (labels.some(({text}) => PATH_ROUTE.test(text ?? '')) && routed.size > 1)
      plan.propose(service, {reason: 'path-route'});
  }
}

const PROXY_FILE = /Caddyfile|\.conf$|conf\.d|haproxy[^/]*\.cfg|envoy[^/]*\.ya?ml|\/etc\/(?:nginx|caddy)/i;

/** A proxy with a file of its own in front of services without a public port: it goes, or keeps its file in its image. */
export function fileProxies(plan: Plan): void {
  const {configuredProxies} = factsOf(plan.context);
  const isProxy = (service: Service) =>
    isOne(service, configuredProxies) &&
    ingressPorts(service).length > 0 &&
    mountsOf(service).some(({source, target}) => PROXY_FILE.test(source) || PROXY_FILE.test(target));
  for (const service of plan.services.filter(isProxy)) {
    const called = addressesOf(plan.context).filter((one) => one.service.name === service.name);
    const names = [...usedBy(service), ...called.map(({host}) => host)];
    const others = candidatesOf(plan).filter((other) => !isProxy(other));
    const behind = others
      .filter((other) => ingressPorts(other).length === 0)
      .sort((one, other) => Number(names.includes(other.name)) - Number(names.includes(one.name)));
    const [first] = behind;
    if (!first) continue;
    const choices = [...behind.slice(0, MAX_OFFERED).map(({name}) => name), 'keep'];
    const isClear = /caddy/i.test(service.image) && others.length === 1 && knownPort(first, plan.context);
    const usual = isClear ? first.name : 'keep';
    const question = plan.ask(`replace-proxy:${service.name}`, choices, usual);
    const chosen = behind.find(({name}) => name === question.answer);
    if (!chosen) {
      plan.propose(service, {reason: 'replace-proxy', question});
      const labelled = behind.map(({name}) => name).filter((name) => /^[a-z0-9-]*_[a-z0-9_-]*$/.test(name));
      if (labelled.length > 0)
        plan.propose(service, {
          reason: 'label-names',
          slots: {OTHERS: labelled.join(' '), CHANGES: labelled.map(hostLabel).join(' ')},
        });
      // Its file names them, and only a service with a port has a name.
      for (const other of behind) {
        const port = knownPort(other, plan.context);
        if (port || names.includes(other.name)) plan.called.set(other.name, plan.called.get(other.name) || port || 0);
      }
    } else {
      removeProxy(plan, service, 'replace-proxy', question);
      publish(plan, chosen);
    }
  }
}

/** Programs that `docker compose run` gives arguments. Without any, they print how they're used, and end. */
const RUN_TOOL =
  /^(?:composer|npm|npx|yarn|pnpm|bun|wp|drush|bundle|(?:php )?(?:\S*\/)?(?:artisan|console)|python3? manage\.py)(?: -\S+)*$/;

/** What only manages Docker, prepares mounts or waits for arguments has nothing to do in the cloud. */
export function idleTools(plan: Plan): void {
  const dockerTools = Object.keys(factsOf(plan.context).dockerTools);
  const managing = new Set(plan.hits('docker-socket').map(({service}) => service));
  for (const service of plan.services)
    if (managing.has(service) && isOne(service, dockerTools)) removeService(plan, service, 'remove-docker-tool');
    else if (isOwnerJob(service)) removeService(plan, service, 'remove-owner-job');
    else if (
      !service.value.entries.has('command') &&
      RUN_TOOL.test(wordsIn(child(service.value, 'entrypoint')).join(' '))
    ) {
      const question = plan.ask(`remove-run-tool:${service.name}`, ['remove', 'keep'], 'remove');
      if (question.answer === 'remove') removeService(plan, service, 'remove-run-tool', question);
      else plan.propose(service, {reason: 'remove-run-tool', question});
    } else if (/^(?:certbot|acme\.sh)$/.test(imageWord(service.image)))
      removeService(plan, service, 'remove-certificates');
}
