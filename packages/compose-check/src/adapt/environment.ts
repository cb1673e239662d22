import {child, isList, isMap, textOf} from '../yaml/value';
import {type Plan, removePair} from './plan';
import {isOtherServer} from './ports';

/** Names that `config set` takes. */
const CONFIG_NAME = /^[A-Za-z_]\w*$/;

const SECRET_FILE = /^\/run\/secrets\/(.+)$/;

/** Variables that name a file with a secret: config gives the value itself. Several for one secret share its value. */
export function secretFiles(plan: Plan): void {
  const names = new Map<string, string>();
  for (const service of [...plan.services].sort(
    (one, other) => Number(isOtherServer(other, plan.context)) - Number(isOtherServer(one, plan.context)),
  ))
    for (const pair of plan.pairs(service.name, 'environment')) {
      const [, secret] = SECRET_FILE.exec(pair.text ?? '') ?? [];
      const name = pair.name.replace(/_FILE$/, '');
      if (!secret || name === pair.name || !CONFIG_NAME.test(name)) continue;
      const isSet = service.environment.some((one) => one.name === name);
      const first = names.get(secret) ?? name;
      names.set(secret, first);
      plan.propose(service, {
        reason: 'secret-file',
        subject: pair.name,
        place: pair.key,
        slots: {NAME: pair.name, VARIABLE: name},
        apply(draft) {
          if (isSet) removePair(draft, pair);
          else plan.setPair(draft, pair, name, first === name ? undefined : `\${${first}}`);
          for (const {value} of plan.parts(service.name, 'secrets'))
            for (const item of isList(value) ? value.items : [])
              if (textOf(isMap(item) ? child(item, 'source') : item) === secret) draft.removeItem(item);
        },
      });
    }
}

const PASSWORD_IN_URL = /(:\/\/[^:/@\s]*:)([^@/\s]+)(@)/;

/** Name of the config value for a password inside a URL. */
const passwordName = (name: string): string =>
  `${name.replace(/_?(?:URL|URI|DSN|CONNECTION_STRING)$/i, '') || name}_PASSWORD`;

/** Secrets leave the file: their names stay, and `config set` gives the values. The same value has one name. */
export function secrets(plan: Plan): void {
  const found = plan.findings.filter(
    ({rule, path}) => rule === 'environment-may-be-sensitive' && path.includes('.environment.'),
  );
  const flagged = found.flatMap(({service = '', path}) => {
    const name = path.slice(path.indexOf('.environment.') + '.environment.'.length);
    const owner = plan.services.find((one) => one.name === service);
    const pair = plan.pairs(service, 'environment').findLast((one) => one.name === name);
    return owner && pair?.text && CONFIG_NAME.test(name) && !SECRET_FILE.test(pair.text)
      ? [{owner, pair, text: pair.text}]
      : [];
  });
  const passwords = new Set(flagged.flatMap(({text}) => PASSWORD_IN_URL.exec(text)?.[2] ?? []));
  // Whoever accepts a password that leaves a URL gets it from the same config value, even if it doesn't look secret there.
  const accepting = plan.services.flatMap((owner) =>
    plan
      .pairs(owner.name, 'environment')
      .filter((pair) => passwords.has(pair.text ?? '') && CONFIG_NAME.test(pair.name))
      .filter(({name}) => !flagged.some((one) => one.owner === owner && one.pair.name === name))
      .map((pair) => ({owner, pair, text: pair.text ?? ''})),
  );
  const pairs = [...flagged, ...accepting];
  const isUrl = ({text}: {text: string}) => PASSWORD_IN_URL.test(text);
  const names = new Map<string, string>();
  const ordered = [...pairs].sort(
    (one, other) => Number(isOtherServer(other.owner, plan.context)) - Number(isOtherServer(one.owner, plan.context)),
  );
  for (const {pair, text} of ordered.filter((one) => !isUrl(one))) if (!names.has(text)) names.set(text, pair.name);
  for (const {owner, pair, text} of pairs) {
    const [, , password = ''] = PASSWORD_IN_URL.exec(text) ?? [];
    const name = names.get(password || text) ?? (password ? passwordName(pair.name) : pair.name);
    const isOwn = !password && name === pair.name;
    plan.propose(owner, {
      reason: isOwn ? 'secret-to-config' : password ? 'password-in-url' : 'same-secret',
      subject: pair.name,
      place: pair.key,
      slots: {NAME: pair.name, VARIABLE: name},
      apply(draft) {
        if (isOwn) plan.setPair(draft, pair, pair.name);
        else
          plan.setPair(
            draft,
            pair,
            pair.name,
            password ? text.replace(PASSWORD_IN_URL, `$1\${${name}}$3`) : `\${${name}}`,
          );
      },
    });
  }
}

/** `${NAME:?…}` is never filled from config; `${NAME}` is, in variables. */
export function requiredVariables(plan: Plan): void {
  const required = /\$\{([A-Za-z_]\w*):?\?[^}]*\}/g;
  for (const service of plan.services)
    for (const pair of plan.pairs(service.name, 'environment')) {
      const names = [...(pair.text ?? '').matchAll(required)].map(([, name = '']) => name);
      const isStopping = plan.findings.some(
        ({rule, path}) => rule === 'interpolation-required' && path.includes(`services.${service.name}.environment`),
      );
      if (!isStopping || names.length === 0) continue;
      plan.propose(service, {
        reason: 'required-variable',
        subject: pair.name,
        place: pair.key,
        slots: {NAME: names.join(' ')},
        apply: (draft) => draft.replace(pair.value, plan.sourceOf(pair.value).replaceAll(required, '${$1}')),
      });
    }
}
