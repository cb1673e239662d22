import {addressesOf} from '../judge/gaps/addresses';
import {refusedNames} from '../judge/gaps/start';
import {replacedNames} from '../judge/gaps/values';
import {storeOf} from '../plan/facts';
import {type Service, usedBy} from '../project/service';
import {type Plan, commandsOf, variablesOf} from './plan';
import {isOtherServer} from './ports';

type Replaced = ReturnType<typeof replacedNames>[number];

/** Variables that name the database of a Postgres, and its user. */
const NAMES_DATABASE = /^(?!.*(?:USER|PASS|PWD|HOST|MONGO|MYSQL|MARIA)).*(?:DB|DATABASE)/i;
const NAMES_USER = /^(?!.*(?:MONGO|MYSQL|MARIA)).*(?:DB|DATABASE|POSTGRES|PG|SQL|DATASOURCE).*USER/i;

/** Another name for the database of a managed store or its user, as the store starts empty, where all who use it show the name. */
function rename(plan: Plan, store: Service, key: string, name: string, to: string): void {
  const users = plan.services.filter(
    (one) =>
      one !== store &&
      (usedBy(one).includes(store.name) ||
        addressesOf(plan.context).some(({service, host}) => service.name === one.name && host === store.name)),
  );
  const isOfUser = key === 'POSTGRES_USER';
  const inUrl = isOfUser
    ? new RegExp(`(://)${name}(?=(?::[^@]*)?@${store.name}\\b)`)
    : new RegExp(`(@${store.name}(?::\\d+)?/)${name}(?![\\w-])`);
  const isName = (pair: Replaced['pair']) =>
    pair.text === name && (isOfUser ? NAMES_USER : NAMES_DATABASE).test(pair.name);
  const isShown = ({environment}: Service): boolean =>
    environment.some((pair) => isName(pair) || inUrl.test(pair.text ?? ''));
  const isHidden = (one: Service): boolean =>
    one.value.entries.has('env_file') ||
    // What an env file sets in place of the default has the old name.
    plan.pairs(one.name, 'environment').some(({text}) => inUrl.test(/^\$\{\w+:?-.*/.exec(text ?? '')?.[0] ?? '')) ||
    commandsOf(plan, one).some((word) => new RegExp(`\\b${name}\\b`).test(plan.sourceOf(word)));
  if (users.length === 0 || [store, ...users].some(isHidden) || !users.every(isShown)) return;
  for (const {service, pair} of variablesOf(plan)) {
    const isWhole = isName(pair) && [store, ...users].some((one) => one.name === service.name);
    if (!isWhole && !inUrl.test(pair.text ?? '')) continue;
    const change = (text: string) => (isWhole ? to : text.replace(inUrl, `$1${to}`));
    const reason = to === `${name}_db` ? 'database-name' : 'refused-name';
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
  const renamed = new Set<string>();
  for (const store of services.filter((its) => plan.managed.has(its.name) || storeOf(its, plan.context))) {
    for (const {name: key, text: name} of store.environment) {
      // Only AWS's managed store takes the name of its database from config, and its clients use the same.
      const isTaken =
        key === 'POSTGRES_DB' &&
        input.provider !== 'aws' &&
        all.some((one) => one.service === store && one.pair.text === name);
      if (!name || !(isTaken || refusedNames(store, plan.context).some((pair) => pair.name === key))) continue;
      const plain = name.replaceAll(/\W/g, '_');
      const to = isTaken ? `${name}_db` : plain === name ? `app_${name}` : plain;
      renamed.add(`${key === 'POSTGRES_USER'} ${name}`);
      rename(plan, store, key, name, to);
    }
  }
  const firsts = new Map<string, string>();
  for (const one of all.toSorted((first, second) => isServer(second) - isServer(first))) {
    const {service, pair, other} = one;
    const {name, text} = pair;
    const has = (its: Service, own: string, isSame: boolean) =>
      its.environment.some((variable) => variable.name === own && (variable.text === text) === isSame);
    const written = plan.pairs(service.name, 'environment').findLast((its) => its.name === name);
    // One name in config has one value.
    if (!written || renamed.has(`${isUser(one)} ${text}`) || services.some((its) => has(its, name, false))) continue;
    const kind = `${isUser(one)} ${text}`;
    const first = firsts.get(kind) ?? name;
    firsts.set(kind, first);
    if (first === name) plan.amend(service, written, 'name-from-config', {OTHER: other.name}, () => null);
    else plan.amend(service, written, 'same-secret', {VARIABLE: first}, () => `\${${first}}`);
  }
}
