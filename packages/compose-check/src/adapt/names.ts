import {addressesOf} from '../judge/gaps/addresses';
import {refusedName} from '../judge/gaps/start';
import {replacedNames} from '../judge/gaps/values';
import {storeOf} from '../plan/facts';
import {type Service, usedBy} from '../project/service';
import {type Plan, commandsOf, variablesOf} from './plan';
import {isOtherServer} from './ports';

type Replaced = ReturnType<typeof replacedNames>[number];
type Variable = Pick<Replaced, 'service' | 'pair'>;

/** Another name for the database of a managed store, which starts empty, where all who use it show its name. */
function renameDatabase(plan: Plan, store: Service, name: string, to: string, found: readonly Variable[]): void {
  const users = plan.services.filter(
    (one) =>
      one !== store &&
      (usedBy(one).includes(store.name) ||
        addressesOf(plan.context).some(({service, host}) => service.name === one.name && host === store.name)),
  );
  const inUrl = new RegExp(`(@${store.name}(?::\\d+)?/)${name}(?![\\w-])`);
  const isShown = ({name: own, environment}: Service): boolean =>
    environment.some(({text}) => inUrl.test(text ?? '')) || found.some(({service}) => service.name === own);
  const isHidden = (one: Service): boolean =>
    one.value.entries.has('env_file') ||
    // What an env file sets in place of the default has the old name.
    plan.pairs(one.name, 'environment').some(({text}) => inUrl.test(/^\$\{\w+:?-.*/.exec(text ?? '')?.[0] ?? '')) ||
    commandsOf(plan, one).some((word) => new RegExp(`\\b${name}\\b`).test(plan.sourceOf(word)));
  if ([store, ...users].some(isHidden) || !users.every(isShown)) return;
  for (const {service, pair} of variablesOf(plan)) {
    const isName = found.some((one) => one.service.name === service.name && one.pair.name === pair.name);
    if (!isName && !inUrl.test(pair.text ?? '')) continue;
    const change = (text: string) => (isName ? to : text.replace(inUrl, `$1${to}`));
    const reason = plan.context.input.provider === 'aws' ? 'refused-name' : 'database-name';
    plan.amend(service, pair, reason, {OTHER: name, CHANGE: to}, change);
  }
}

/** A user or a database with the name of a public service gets its name from config, which nothing replaces. */
export function ownNames(plan: Plan): void {
  const {input, services} = plan.context;
  const isPublic = (one: Service) => plan.isPublic(one) && !plan.managed.has(one.name);
  const isServer = ({service}: {service: Service}) => Number(isOtherServer(service, plan.context));
  const isUser = ({pair}: Replaced) => /USER|ROLE/i.test(pair.name);
  const all = replacedNames({...plan.context, services: plan.services}, isPublic);
  const renamed = new Set<string | null>();
  for (const store of services.filter((its) => plan.managed.has(its.name) || storeOf(its, plan.context))) {
    const name = store.environment.find((pair) => pair.name === 'POSTGRES_DB')?.text;
    // Only AWS's managed store takes the name of its database from config, and its clients use the same.
    const isTaken = input.provider !== 'aws' && all.some((one) => one.service === store && one.pair.text === name);
    if (!name || !(isTaken || refusedName(store, plan.context))) continue;
    const isName = (pair: Variable['pair']) => pair.text === name && /DB|DATABASE/.test(pair.name);
    const found = services.flatMap((service) => service.environment.filter(isName).map((pair) => ({service, pair})));
    renamed.add(name);
    renameDatabase(plan, store, name, isTaken ? `${name}_db` : name.replaceAll(/\W/g, '_'), found);
  }
  const firsts = new Map<string, string>();
  for (const one of all.toSorted((first, second) => isServer(second) - isServer(first))) {
    const {service, pair, other} = one;
    const {name, text} = pair;
    const has = (its: Service, own: string, isSame: boolean) =>
      its.environment.some((variable) => variable.name === own && (variable.text === text) === isSame);
    const written = plan.pairs(service.name, 'environment').findLast((its) => its.name === name);
    // One name in config has one value.
    if (!written || (renamed.has(text) && !isUser(one)) || services.some((its) => has(its, name, false))) continue;
    const kind = `${isUser(one)} ${text}`;
    const first = firsts.get(kind) ?? name;
    firsts.set(kind, first);
    if (first === name) plan.amend(service, written, 'name-from-config', {OTHER: other.name}, () => null);
    else plan.amend(service, written, 'same-secret', {VARIABLE: first}, () => `\${${first}}`);
  }
}
