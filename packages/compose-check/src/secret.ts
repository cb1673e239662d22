import {isMap, isScalar, isSeq, parseDocument} from 'yaml';

/** Names that sound like a secret. The tool warns if the value also isn't a plain word. */
const SUSPICIOUS_NAME =
  /(?:api|access|auth|service|account|db|database|priv|private|client)[-_]?key|(?:db|database|key)[-_]?pass|password|passwd|pwd|secret|token|contrase[ñn]a/i;

/** Forms of well-known keys and tokens; the whole value must match. */
const TOKEN_FORMS = [
  /^AKC[a-zA-Z0-9]{10,}$/,
  /^(?:A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}$/,
  /^amzn\.mws\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  /^gh[pousr]_\w{36}$/,
  /^[\da-f]{32}-us\d{1,2}$/,
  /^npm_[a-zA-Z0-9]{36}$/,
  /^\/\/\S+\/:_authToken=[^${\s]\S+$/,
  /^SG\.[\w-]{22}\.[\w-]{43}$/,
  /^(?:(?:xoxe\.)?xox[bp]|xox[aeosr]|xapp)-\d+-[-a-zA-Z0-9]+$/,
  /^https:\/\/hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+$/,
  /^sq0(?:atp-[\w\\-]{22}|csp-[\w\\-]{43})$/,
  /^[rs]k_(?:live|test)_[\da-zA-Z]{24}$/,
  /^(?:AC|SK)[\da-fA-F]{32}$/,
  /^eyJ[\w=-]+\.eyJ[\w=-]+\.[\w.+/=-]+$/,
  /^(?:"?authorization"? *[:=] *)?"?(?:basic|bearer) +[A-Za-z0-9+/]{4,}={0,2}"?$/i,
];
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY(?: BLOCK)?-----/;
const URL_WITH_PASSWORD = /^[a-z][a-z0-9+.-]+:\/\/[^:\s]*:([^@:\s]+)@[^\s'"\];]+$/;
const RANDOM_TEXT = /^(?:[a-zA-Z0-9+/]{16,}|[\w-]{16,})={0,2}$/;
const MIN_NAME_ENTROPY = 3;
/** Above this entropy the tool treats a text as random, in bits per character. */
const MIN_TEXT_ENTROPY = 3.7;

/** Shannon entropy of a text, in bits per character. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const length = new TextEncoder().encode(text).length;
  let sum = 0;
  for (const count of counts.values()) sum -= (count / length) * Math.log2(count / length);
  return sum;
}

/** A value without the quotes and brackets that may surround it. */
const bare = (line: string): string =>
  line
    .trim()
    .replace(/^\[?[\t ]*['"]?/, '')
    .replace(/['"]?[\t ]*\]?[\t ]*;?$/, '');

function isSecretText(name: string, value: string): boolean {
  const lines = value.split('\n');
  const has = (test: (line: string) => boolean): boolean => lines.some((line) => test(bare(line)) || test(line.trim()));
  if (
    SUSPICIOUS_NAME.test(name) &&
    has((line) => /^[^${\s].+[^}\s]$/.test(line)) &&
    entropyOf(value) >= MIN_NAME_ENTROPY
  )
    return true;
  if (PRIVATE_KEY.test(value) || has((line) => TOKEN_FORMS.some((form) => form.test(line)))) return true;
  if (has((line) => hasPassword(line))) return true;
  return has((line) => RANDOM_TEXT.test(line)) && Number.isNaN(Number(value)) && entropyOf(value) > MIN_TEXT_ENTROPY;
}

/** A name and what it's set to, in a text that isn't YAML. */
const ASSIGNMENT = /([\w$/.[\]~-]+)['"]?[\t ]*\]?\s*(?::=|:|=)\s*\[?[\t ]*['"]?([^${\s][^\n]*)/g;

/**
 * Whether a text that isn't YAML has a secret in it. The tool then looks at each word, and at each value that's assigned to
 * a name.
 */
function hasSecretWord(text: string): boolean {
  const words = text
    .split(/[\t\n\r ]+/)
    .flatMap((word) => [word, word.replace(/^\[?['"]?[\w$/-]+['"]?\]?(?::=|:|=)/, '')]);
  if (words.some((word) => isSecretText('', bare(word)))) return true;
  for (const [, name = '', value = ''] of text.matchAll(ASSIGNMENT)) if (isSecretText(name, bare(value))) return true;
  return false;
}

function hasPassword(text: string): boolean {
  const password = URL_WITH_PASSWORD.exec(text)?.[1];
  return password !== undefined && !password.startsWith('$');
}

/** A password among other parts of a connection, as in `Server=db;Password=hunter2` and `{"password": "hunter2"}`. */
export const PASSWORD_IN_PARTS = /((?:^|[;,{\s"'])(?:-D[\w.]*)?(?:password|pwd)["']?\s*[=:]\s*["']?)([^;"'\s,${}]+)()/i;

/** Longest value that is checked: longer ones aren't environment values. */
const MAX_LENGTH = 20_000;

/**
 * Whether the tool would warn that an environment variable may be a secret. It reads `NAME: value` as YAML and checks
 * every text in it for names that sound like a secret, random texts, addresses with a password and known token forms.
 */
export function looksSecret(name: string, value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  const document = parseDocument(`${name}: ${value}`, {logLevel: 'silent', prettyErrors: false, uniqueKeys: false});
  const {contents} = document;
  if (document.errors.length > 0 || !isMap(contents))
    return isSecretText(name, value) || hasSecretWord(`${name}: ${value}`);
  const texts: {name: string; text: string}[] = [];
  const visit = (node: unknown, path: string): void => {
    if (isMap(node))
      for (const {key, value: below} of node.items) visit(below, path ? `${path}.${String(key)}` : String(key));
    else if (isSeq(node)) for (const [index, item] of node.items.entries()) visit(item, `${path}[${index}]`);
    else if (isScalar(node)) texts.push({name: path, text: String(node.value ?? '')});
  };
  visit(contents, '');
  return texts.some(({name: path, text}) => isSecretText(path, text));
}

/** Names whose value is a password, a token or a key, and not something about one. An access key is a name of its own. */
const SECRET_NAME =
  /^(?!NEXT_PUBLIC_|\w+_RANDOM_ROOT_PASSWORD$|\w*ALLOW_EMPTY|.*PUBLIC_KEY|ETCD_INITIAL_CLUSTER_TOKEN$).*(?:^|_)(?:\w*PASSWORD|PASSWD|PASS|PWD|PASSPHRASE|SECRET|TOKEN|SALT|MNEMONIC|SEED_PHRASE|(?:API|APP|SECRET|PRIVATE|SECRET_ACCESS|ENCRYPTION|MASTER|SIGNING|JWT|LICENSE)_?KEY(?:_BASE)?)$|^NEO4J_AUTH$/i;

export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** A variable in a value, and not two dollar signs that stand for one. */
const REFERENCE = /(?:^|[^$])\$\{?[A-Za-z_]/;

/** Keys that a program shows to everyone. */
const SHOWN_KEY = /PUBLI|SITE_KEY|CLIENT_KEY|PARTITION|SORT_KEY|PRIMARY_KEY/i;

/** What stands for a secret until somebody has one. */
export const PLACEHOLDER = /change[-_ ]?(?:me|this|it)/i;

/** A path, an address, a number or a word for a switch: no secret, whatever its name is. */
const HARMLESS =
  /^(?:\.{0,2}\/.*|.*\/.*\.(?:pem|key|crt|jks|p12)|[a-z][a-z\d+.-]*:\/\/.*|(?:file|classpath):.*|\d{1,5}|true|false|yes|no|on|off|none|null|nil)$/i;

/** Whether a value is a secret that everybody with the file can read. */
export function isPlainSecret(name: string, value: string): boolean {
  if (value === '' || REFERENCE.test(value) || value.length > MAX_LENGTH) return false;
  // RabbitMQ's own `guest`: everybody knows its password, and the tool warns of it all the same.
  if (/:\/\/guest:guest@/.test(value)) return false;
  if (hasPassword(value) || PRIVATE_KEY.test(value) || TOKEN_FORMS.some((form) => form.test(value))) return true;
  const part = PASSWORD_IN_PARTS.exec(value)?.[2];
  if (part !== undefined) return !HARMLESS.test(part);
  const isRandom = value.length >= 24 && RANDOM_TEXT.test(value) && /\d/.test(value);
  const isKey = /(?:_KEY|TOKEN)$/i.test(name) && !SHOWN_KEY.test(name) && (PLACEHOLDER.test(value) || isRandom);
  const isSecret = isSecretName(name) || isKey;
  // A password may be a number.
  const isNumber = /^\d+$/.test(value) && /(?:PASS|PASSWORD|PASSWD|PWD)$/i.test(name);
  return isSecret && (isNumber || !HARMLESS.test(value));
}
