import {isShell, wordsIn} from '../project/command';
import type {Service} from '../project/service';
import {type Value, child, isList, isMap, itemsAt, textOf} from '../yaml/value';
import {PASSWORD_IN_PARTS, PLACEHOLDER, isPlainSecret, isSecretName} from '../secret';
import {factsOf} from '../judge/gaps/gap';
import {flow, quoted} from './emit';
import {type Plan, removePair, variablesOf, writtenOf} from './plan';
import {ownNames} from './names';
import {isOtherServer} from './ports';

/** Names that `config set` takes. */
const CONFIG_NAME = /^[A-Za-z_]\w*$/;

const SECRET_FILE = /^(?:\/var)?\/run\/secrets\/(.+)$/;

/** The name of the secret in a file, which may have a place of its own. */
function secretIn(path: string, {value}: Service): string | undefined {
  const file = SECRET_FILE.exec(path)?.[1];
  const isThere = (item: Value) => [path, file ?? path].includes(textOf(child(item, 'target')) ?? '');
  return textOf(child(itemsAt(value, 'secrets').find(isThere), 'source')) ?? file;
}

/** Variables of all services, those of stores first: they name a secret. */
function storesFirst(plan: Plan): ReturnType<typeof variablesOf> {
  const isStore = (service: Service) => Number(isOtherServer(service, plan.context));
  const services = plan.services.toSorted((one, other) => isStore(other) - isStore(one));
  return variablesOf(plan, services);
}

/** Variables that name a file with a secret: config gives the value itself. Several for one secret share its value. */
function secretFiles(plan: Plan): void {
  const names = new Map<string, string>();
  const commands = commandsOf(plan);
  for (const {service, pair} of storesFirst(plan)) {
    const secret = secretIn(pair.text ?? '', service);
    const name = pair.name.replace(/_FILE$/, '');
    // What a command or a health check reads is a file.
    const isRead = new RegExp(`\\b${pair.name}\\b`).test(commands);
    if (!secret || name === pair.name || !CONFIG_NAME.test(name) || isRead) continue;
    const isSet = service.environment.some((one) => one.name === name);
    const first = names.get(secret) ?? name;
    names.set(secret, first);
    // Official images take a variable for each that names a file.
    const isKnown = factsOf(plan.context).officialImages.includes(service.image.replace(/[:@].*$/, ''));
    plan.propose(service, {
      reason: isKnown ? 'secret-file' : 'secret-file-read',
      subject: pair.name,
      place: pair.key,
      slots: {NAME: pair.name, VARIABLE: name},
      apply(draft) {
        if (isSet) removePair(draft, pair);
        else draft.setPair(pair, name, first === name ? null : `\${${first}}`);
        for (const item of plan.parts(service.name, 'secrets').flatMap(({value}) => itemsAt(value)))
          if (textOf(isMap(item) ? child(item, 'source') : item) === secret) draft.removeItem(item);
      },
    });
  }
}

/** A password may have an `@` itself: the last one is before the host. */
const PASSWORD_IN_URL = /(:\/\/[^:/@\s]*:)([^/\s$]+)(@)/;

/** Where a password stands inside a value, if one does. */
const passwordIn = (text: string): RegExp | undefined =>
  [PASSWORD_IN_URL, PASSWORD_IN_PARTS].find((form) => form.test(text));

/** Name of the config value for a password inside a URL. */
const passwordName = (name: string): string =>
  `${name.replace(/_?(?:URL|URI|DSN|CONNECTION_STRING)$/i, '') || name}_PASSWORD`;

/** What commands and health checks of a project say, which config never gets into. */
const commandsOf = (plan: Plan): string =>
  plan.services
    .filter(({name}) => !plan.managed.has(name))
    .flatMap(({name}) =>
      [['command'], ['entrypoint'], ['healthcheck', 'test']].flatMap((at) => plan.parts(name, ...at)),
    )
    .map(({value}) => plan.sourceOf(value))
    .join('\n');

/** Whether commands have a password. */
function isInCommand(commands: string, text: string, users: ReadonlySet<string>): boolean {
  if (!commands.includes(text)) return false;
  const word = text.replaceAll(/[^\w]/g, '\\$&');
  // Where it's a user name too, it's a password only in the place of one.
  const before = users.has(text) ? `(?:-p|pass\\w*[= ]|:|://\\S+ +${word} +)` : '(?:^|-p|[^\\w-])';
  return new RegExp(`${before}${word}(?!\\w)`, 'im').test(commands);
}

/** What makes two secrets one: the same long text, or the same word for two passwords. */
const kindOf = (name: string, text: string): string =>
  (text.length >= 16 && !PLACEHOLDER.test(text)) || /PASS|PWD|SECRET_(?:ACCESS_)?KEY$/i.test(name) ? 'password' : name;

const DEFAULT = /\$\{([A-Za-z_]\w*):?-([^${}]+)\}/g;

/** Secrets leave the file: their names stay, and `config set` gives the values. The same password has one name. */
function secrets(plan: Plan): void {
  const pairs = storesFirst(plan).map((one) => ({...one, text: one.pair.text ?? ''}));
  const commands = commandsOf(plan);
  const users = new Set(pairs.flatMap(({pair, text}) => (/USER|_DB$|DATABASE|NAME/i.test(pair.name) ? text : [])));
  const own = pairs.filter(
    ({pair, text}) =>
      CONFIG_NAME.test(pair.name) &&
      isPlainSecret(pair.name, text) &&
      !passwordIn(text) &&
      !isInCommand(commands, text, users),
  );
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const {service, pair, text} of own) {
    const key = `${kindOf(pair.name, text)} ${text}`;
    if (names.has(key)) continue;
    // One name in config has one value: the other is that of a service, `CLEAN_DB_PASSWORD`.
    const prefix = taken.has(pair.name) ? `${service.name.toUpperCase().replaceAll(/\W+/g, '_')}_` : '';
    const name = `${prefix}${pair.name}`;
    names.set(key, name);
    taken.add(name);
  }
  // The default of a variable is a password that others may have in their addresses.
  for (const {pair, text} of pairs) {
    const [whole, name = '', value = ''] = new RegExp(DEFAULT.source).exec(text) ?? [];
    const key = `${kindOf(pair.name, value)} ${value}`;
    if (whole === text && isPlainSecret(pair.name, value) && !names.has(key)) names.set(key, name);
  }
  const said = new Set<string>();
  for (const {service, pair, text} of pairs) {
    const form = passwordIn(text);
    const [, , password = ''] = form?.exec(text) ?? [];
    const isOfOwn = own.some((one) => one.pair === pair);
    if (!isOfOwn && (!password || isInCommand(commands, password, users))) continue;
    // RabbitMQ's own password stays with the others that have it.
    if (password === 'guest' && !names.has('password guest')) continue;
    const name =
      names.get(password ? `password ${password}` : `${kindOf(pair.name, text)} ${text}`) ?? passwordName(pair.name);
    const isNamed = !password && name === pair.name;
    const isFirst = isNamed || (!password && !said.has(name));
    said.add(name);
    const reason = isFirst ? 'secret-to-config' : password ? 'password-in-url' : 'same-secret';
    plan.amend(service, pair, reason, {VARIABLE: name}, (now) =>
      isNamed ? null : form ? now.replace(form, `$1\${${name}}$3`) : `\${${name}}`,
    );
  }
}

/** A default is in the file for everybody to read. Without it, config gives the value, wherever the variable is used. */
function secretDefaults(plan: Plan): void {
  const commands = commandsOf(plan);
  const pairs = variablesOf(plan);
  const defaultsIn = (text: string | null) => [...(text ?? '').matchAll(DEFAULT)];
  const secret = new Set(
    pairs.flatMap(({pair}) =>
      defaultsIn(pair.text).flatMap(([whole, name = '', value = '']) =>
        whole === pair.text &&
        isPlainSecret(pair.name, value) &&
        !new RegExp(`(?:^|[^$])\\$\\{?${name}\\b`).test(commands)
          ? name
          : [],
      ),
    ),
  );
  const firsts = new Map<string, {name: string; isServer: boolean}>();
  for (const {service, pair} of pairs) {
    const [found] = defaultsIn(pair.text).filter(([, name = '']) => secret.has(name));
    if (!found) continue;
    const [, name = '', value = ''] = found;
    const kind = kindOf(name, value);
    const isServer = isOtherServer(service, plan.context);
    const first = firsts.get(value) ?? {name, isServer};
    if (kind === 'password') firsts.set(value, first);
    // Two names had one value, so an app that uses one may connect to the server that has the other.
    const isPair = kind === 'password' && first.name !== name && !(first.isServer && isServer);
    const reason = isPair ? 'same-default' : 'secret-default';
    plan.amend(service, pair, reason, {VARIABLE: name, OTHER: first.name}, (text) =>
      text.replaceAll(DEFAULT, (all, one: string) => (secret.has(one) ? `\${${one}}` : all)),
    );
  }
}

/** `${NAME:-}` is filled by an env file, and never from config: without one, a secret is empty. */
function emptyDefaults(plan: Plan): void {
  for (const service of plan.services) {
    const empty = service.environment.flatMap(({name, text}) => (text === '' && isSecretName(name) ? name : []));
    const pairs = plan
      .pairs(service.name, 'environment')
      .filter(({name, text}) => empty.includes(name) && /^\$\{\w+:?-\}$/.test(text ?? ''));
    const [first] = pairs;
    if (!first) continue;
    const question = plan.ask(`empty-default:${service.name}`, ['keep', 'config'], 'keep');
    plan.propose(service, {
      reason: 'empty-default',
      question,
      place: first.key,
      slots: {OTHERS: pairs.map(({name}) => name).join(' ')},
      apply(draft) {
        if (question.answer === 'config')
          for (const pair of pairs) draft.amend(pair, (text) => text.replace(/:?-\}$/, '}'));
      },
    });
  }
}

/** `${NAME:?…}` is never filled from config; `${NAME}` is, in variables. */
function requiredVariables(plan: Plan): void {
  const required = /\$\{([A-Za-z_]\w*):?\?[^}]*\}/g;
  const stopping = plan.findings.filter(({rule}) => rule === 'interpolation-required').map(({path}) => path);
  // The CLI fills all variables, also those of services that it leaves out.
  const variables = variablesOf(plan, [...plan.services, ...plan.context.inactive]);
  const all = [
    ...variables.map(({service, pair}) => ({service, written: pair, text: pair.text ?? ''})),
    ...writtenOf(plan).filter(({written}) => !('parent' in written)),
  ];
  for (const {service, written, text} of all) {
    const names = [...text.matchAll(required)].map(([, name = '']) => name);
    if (names.length > 0 && stopping.some((path) => path.includes(`services.${service.name}.`)))
      plan.amend(service, written, 'required-variable', {NAME: names.join(' ')}, (now) =>
        now.replaceAll(required, '${$1}'),
      );
  }
}

const OPEN = /(?<!\$)\$(?:\{(\w+)(?::?\?[^}]*)?\}|([A-Za-z_]\w*))/g;

const opensIn = (text: string): string[] => [...text.matchAll(OPEN)].map(([, braced, plain]) => braced ?? plain ?? '');

const shellWord = (word: string): string =>
  opensIn(word).length > 0
    ? `"${word.replaceAll(/["\\`]/g, '\\$&')}"`
    : /^[\w./:=,@%+-]+$/.test(word)
      ? word
      : `'${word}'`;

/** Programs of images that run any command. Others may only get arguments. */
const SERVERS = /^(?:(?:redis|valkey)-server|mysqld|mariadbd|postgres|mongod|rabbitmq-server)$/;

/** What a shell is to run for a command or a health check; undefined where that isn't certain. */
function scriptFor(words: readonly string[], isShellThere: boolean): string | undefined {
  const [first = '', ...rest] = words;
  const isScript = first === 'CMD-SHELL' || (isShell(first) && rest[0] === '-c');
  const isProgram = first === 'CMD' || SERVERS.test(first);
  if (!isScript && (!isShellThere || !isProgram || words.some((word) => word.includes("'")))) return undefined;
  const script = isScript ? (words.at(-1) ?? '') : (first === 'CMD' ? rest : words).map(shellWord).join(' ');
  // Between single quotes a shell leaves a variable as it is.
  return opensIn((script.match(/'[^']*'/g) ?? []).join(' ')).length > 0 ? undefined : script;
}

/** Config fills a container's variables, and never its command or its health check: a shell there reads them. */
function shellVariables(plan: Plan): void {
  for (const service of plan.services.filter(
    ({name, value}) => !plan.managed.has(name) && !value.entries.has('entrypoint'),
  ))
    for (const key of ['command', 'healthcheck']) {
      const isCommand = key === 'command';
      const part = plan.part(service.name, key, ...(isCommand ? [] : ['test']));
      const read = (one: Value) => (textOf(one) ?? '').replaceAll(OPEN, '${$1$2}');
      const isOfWords = isCommand || isList(part?.value);
      const words = part ? (isOfWords ? wordsIn(part.value, read) : ['CMD-SHELL', read(part.value)]) : [];
      const names = [...new Set(opensIn(words.join(' ')))].filter((name) => !plan.context.values.has(name));
      const isKnown = factsOf(plan.context).officialImages.includes(service.image.replace(/[:@].*$/, ''));
      const script = scriptFor(words, isKnown);
      // The load balancer reads the address in a health check, and no shell.
      const isAddress = !isCommand && words.some((word) => word.includes('://'));
      if (!part || names.length === 0 || script === undefined || isAddress) continue;
      const own = plan.pairs(service.name, 'environment');
      const isOf = (text: string | null, name: string) =>
        text !== null && text.replace(OPEN, '') === '' && opensIn(text)[0] === name;
      const sources = new Map(names.map((name) => [name, own.find(({text}) => isOf(text, name))?.name ?? name]));
      const missing = names.filter((name) => !own.some((pair) => pair.name === sources.get(name)));
      const isElse = own.some(({name, text}) => names.includes(name) && text !== null && !isOf(text, name));
      // An env file of the container may have them.
      if (isElse || (missing.length > 0 && service.value.entries.has('env_file'))) continue;
      const escapedIn = (source: string) =>
        source.replaceAll(OPEN, (all, braced?: string, plain?: string) => {
          const name = sources.get(braced ?? plain ?? '');
          return name ? `$\${${name}}` : all;
        });
      const text = escapedIn(script);
      plan.propose(service, {
        reason: 'shell-variable',
        subject: key,
        place: part.entry.key,
        slots: {OTHERS: names.join(' '), NAME: key},
        apply(draft) {
          const last = isList(part.value) ? part.value.items.at(-1) : undefined;
          const shell = isShell(words[0] ?? '') ? words.slice(0, -1) : isCommand ? ['sh', '-c'] : ['CMD-SHELL'];
          if (last && isShell(words[0] ?? '')) draft.replace(last, escapedIn(plan.sourceOf(last)).trimEnd());
          else draft.replace(part.value, flow([...shell, text].map(quoted)));
          const written = plan.part(service.name, 'environment')?.value;
          for (const name of missing)
            if (written) draft.put(written, name);
            else draft.add(plan.ownMap(service.name), 'environment', [name], ['image']);
        },
      });
    }
}

export function variables(plan: Plan): void {
  for (const change of [
    secretFiles,
    secrets,
    ownNames,
    secretDefaults,
    emptyDefaults,
    requiredVariables,
    shellVariables,
  ])
    change(plan);
}
