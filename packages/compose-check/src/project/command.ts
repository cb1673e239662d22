import {type Value, child, isList, textOf} from '../yaml/value';

const PART = /(\s+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)|([;&|<>])|([^\s'"\\;&|<>]+)/gs;

/** Words of a command in one text, with the quotes of a shell. As the tool does, it ends before an operator of a shell. */
export function shellWords(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, space, single, double, escaped, operator, plain] of text.matchAll(PART)) {
    if (operator) break;
    if (space) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = `${word ?? ''}${single ?? double?.replaceAll(/\\(.)/gs, '$1') ?? escaped ?? plain}`;
  }
  return word === undefined ? words : [...words, word];
}

export const wordsIn = (value: Value | undefined, read = (one: Value) => textOf(one) ?? ''): string[] =>
  isList(value) ? value.items.map(read) : value ? shellWords(read(value)) : [];

/** What a service runs: the words of its entrypoint, and of its command. */
export const commandOf = (service: Value): string[] => [
  ...wordsIn(child(service, 'entrypoint')),
  ...wordsIn(child(service, 'command')),
];

/** What a shell runs, where a command only starts one: `sh -c "…"`. */
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z|a)?sh$/;

/** Parts of a script, one for each command that a shell runs. */
export function scriptOf(words: readonly string[]): string[] {
  const flag = SHELL.test(words[0] ?? '') ? words.findIndex((word) => /^-[a-z]*c$/.test(word)) : -1;
  const script = flag < 0 ? words.join(' ') : (words[flag + 1] ?? '');
  return script
    .split(/&&|\|\||[;&\n]/)
    .map((part) => part.trim().replace(/^(?:exec|do|then|sudo)\s+/, ''))
    .filter((part) => part !== '' && !/^(?:done|fi)$/.test(part));
}

export const isShell = (word: string): boolean => SHELL.test(word);

/** Programs that connect to a database, and those that are one. */
const CLIENT =
  /^(?:psql|pg_\w+|createdb|mongo(?:sh|dump|restore|import)?|(?:mysql|mariadb)(?:-?dump|-?admin)?|redis-cli|valkey-cli|cqlsh|cypher-shell)$/;
const SERVER =
  /^(?:(?:\S*\/)?docker-entrypoint\S* (?=-)|(?:(?:\S*\/)?docker-entrypoint\S* )?(?:mysqld|mariadbd|postgres|mongod|mongos|redis-server|valkey-server|neo4j|cassandra|rabbitmq-server|memcached|nats-server|etcd|minio server)\b)/;

/** Whether a script starts the server of an image. */
export const startsServer = (words: readonly string[]): boolean => scriptOf(words).some((part) => SERVER.test(part));

/** Whether the image of a database only brings a client: a script or a program that ends, and no server. */
export function isClient(service: Value): boolean {
  const [program = '', ...rest] = commandOf(service);
  return (CLIENT.test(program) || isShell(program)) && !startsServer([program, ...rest]);
}
