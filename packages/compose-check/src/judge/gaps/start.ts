import {storeOf} from '../../plan/facts';
import {commandOf, isShell, scriptOf, wordsIn} from '../../project/command';
import {repositoryOf} from '../../project/image';
import {type Service, isJob, memoryOf, reservationsOf} from '../../project/service';
import {bytesOf} from '../../shapes/formats';
import type {Context} from '../../context';
import {type Pair, type Place, child, textOf} from '../../yaml/value';
import {type FindGap, each, factsOf, ofKey} from './gap';

/** Commands that never end and listen nowhere. */
const WAITS =
  /^(?:sleep\s+(?:infinity|inf|\d+[smhd]?)|tail\s+(?:-\S+\s+)*\/dev\/(?:null|zero)|(?:while|until)\b.*|cat|read|(?:\/bin\/)?(?:ba)?sh)$/;

/** What comes before them in a script and starts no server. */
const PREPARES =
  /^(?:trap|wait|echo|cd|mkdir|chown|chmod|cp|true|:|set|(?:apt|apt-get|apk|npm|yarn|pnpm|pip|pip3|bundle|composer|go|poetry|uv)\s+(?:-\S+\s+)*(?:update|install|i|ci|add|sync|mod|lock)\b|source)/;

/** What a container runs if it only waits, such as `sleep infinity`. */
function idleCommand({value}: Service): string | undefined {
  const words = commandOf(value);
  const parts = scriptOf(words);
  const isShellAlone = words.length === 1 && isShell(words[0] ?? '');
  const isIdle =
    parts.some((part) => WAITS.test(part)) && parts.every((part) => WAITS.test(part) || PREPARES.test(part));
  return isShellAlone || isIdle ? words.join(' ') : undefined;
}

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;

/** What a service gets without a reservation. */
const DEFAULT_MEMORY = 512 * MIB;

/** A size as people write one: `768M`, or `6G`. */
const sizeOf = (bytes: number): string => (bytes % GIB === 0 ? `${bytes / GIB}G` : `${Math.ceil(bytes / MIB)}M`);

/** A reservation for a program that keeps so much in memory: half as much again for everything else. */
const reservationFor = (bytes: number): string => sizeOf(Math.ceil((bytes * 1.5) / DEFAULT_MEMORY) * DEFAULT_MEMORY);

interface Wanted {
  bytes: number;
  place: Place;
  below: string;
  name: string;
  text: string;
}

/** Variables that hold the size of a heap or a cache. */
const SIZE_VARIABLE = /HEAP_*(?:MAX_*)?SIZE|MAX_?MEMORY$|BUFFER_POOL_SIZE|^JVM_XM[SX]$/i;

/** What the file gives to the programs of a service. */
function memoryAskedFor({value, environment}: Service, flags: Record<string, string>): Wanted[] {
  const command = value.entries.get('command');
  const texts = environment.map(({name, text, key}) => ({name, text, place: key, below: `environment.${name}`}));
  if (command)
    texts.push({name: 'command', text: wordsIn(command.value).join(' '), place: command.key, below: 'command'});
  const asked = texts.flatMap(({text, ...where}) => {
    const ofFlags = Object.entries(flags).flatMap(([flag, unit]) => {
      const [size = ''] = /^\d+[kmgt]?b?/i.exec(text?.split(flag)[1] ?? '') ?? [];
      return size
        ? [{...where, text: `${flag}${size}`, bytes: bytesOf(/\d$/.test(size) ? size + unit : size) ?? 0}]
        : [];
    });
    const own = SIZE_VARIABLE.test(where.name) ? bytesOf(text?.trim() ?? '') : null;
    return own === null ? ofFlags : [{...where, text: text ?? '', bytes: own}];
  });
  const limits = ['mem_limit', 'mem_reservation'].flatMap((name) => {
    const entry = value.entries.get(name);
    const text = textOf(entry?.value) ?? '';
    return entry ? [{name, text, place: entry.key, below: name, bytes: bytesOf(text) ?? 0}] : [];
  });
  return [...asked, ...limits];
}

/** The minor version in the tag of an image: `:17.4`, or `:pg16.2`, and also in a default. */
const MINOR = /:(?:\$\{\w+:?-)?(?:pg)?\d{2}((?:\.\d+)+)/;
export const withoutMinor = (image: string): string =>
  image.replace(MINOR, (all, minor: string) => all.slice(0, -minor.length));

/** The image that a managed Redis of the cloud takes in place of one that it refuses. Without a tag, each takes all. */
export function redisFor(image: string, context: Context): string | undefined {
  const [, name = '', tag] = /^([^$]+):([^/:@${}]+)$/.exec(image) ?? [];
  const asked = `${context.input.provider} ${/valkey/i.test(name) ? 'valkey' : 'redis'} ${tag}`;
  const rules = Object.entries(factsOf(context).redisTags);
  const [pattern, change] = rules.find(([one]) => tag && new RegExp(one).test(asked)) ?? [];
  const written = pattern && change && asked.replace(new RegExp(`${pattern}.*`), change);
  return written ? written.replace(/^(?=:)/, name) : undefined;
}

/** The user after whom the image of a Postgres names its database, unless the file names that. */
export function databaseOfUser({environment}: Service): string | undefined {
  const pairOf = (key: string) => environment.find(({name}) => name === key);
  const user = pairOf('POSTGRES_USER')?.text;
  return !user || user === 'postgres' || pairOf('POSTGRES_DB') ? undefined : user;
}

/** Names that a store has in the file, and that the cloud refuses for a database or its user. */
export function refusedNames({environment}: Service, context: Context): Pair[] {
  const {refusedNames: patterns} = factsOf(context);
  return environment.filter(({name, text}) => {
    const pattern = patterns[`${context.input.provider} ${name}`];
    return pattern !== undefined && text && !text.includes('$') && new RegExp(`^(?:${pattern})$`, 'i').test(text);
  });
}

export const START_GAPS = {
  'idle-command': each((service) => {
    const command = service.ports.length > 0 ? idleCommand(service) : undefined;
    const key = service.value.entries.has('command') ? 'command' : 'entrypoint';
    return command !== undefined && ofKey(service, key, command);
  }),

  /** The number after a major version, where the tag begins with one. */
  'store-version': each((service, context) => {
    const CHANGE = withoutMinor(service.image);
    const isRefused = CHANGE !== service.image && storeOf(service, context) === 'postgres';
    return isRefused && {...ofKey(service, 'image', service.image.replace(/^.*:(?:pg)?|-.*$/g, '')), slots: {CHANGE}};
  }),

  'database-of-user': each((service, context) => {
    const user = storeOf(service, context) === 'postgres' ? databaseOfUser(service) : undefined;
    return user !== undefined && {...ofKey(service, 'environment', user), slots: {CHANGE: user}};
  }),

  'refused-name': each((service, context) => {
    const names = storeOf(service, context) === 'postgres' ? refusedNames(service, context) : [];
    return names.map(({name, text, key}) => ({
      place: key,
      below: `environment.${name}`,
      subject: text ?? '',
      slots: {NAME: name},
    }));
  }),

  'redis-version': each((service, context) => {
    const CHANGE = storeOf(service, context) === 'redis' ? redisFor(service.image, context) : undefined;
    return CHANGE !== undefined && {...ofKey(service, 'image', service.image), slots: {CHANGE}};
  }),

  'too-little-memory': each((service, context) => {
    const isOpen = textOf(child(reservationsOf(service), 'memory'))?.includes('$');
    if (service.managed.length > 0 || service.isPartial || isOpen) return undefined;
    const memory = memoryOf(service) || DEFAULT_MEMORY;
    const {memoryFlags, imageMemory} = factsOf(context);
    const asked = memoryAskedFor(service, memoryFlags);
    const image = `/${repositoryOf(service.image).toLowerCase()}`;
    const [, least] = Object.entries(imageMemory).find(([end]) => image.endsWith(`/${end}`)) ?? [];
    // A script beside a server has its image, and not its work.
    const isServer = !isJob(service) && !isShell(commandOf(service.value)[0] ?? '');
    if (asked.length === 0 && least && isServer && memoryOf(service) === 0)
      return {
        ...ofKey(service, 'image', service.image),
        variant: 'image',
        slots: {NAME: 'image', SIZE: sizeOf(memory), CHANGE: least},
      };
    const [most] = asked.sort((one, other) => other.bytes - one.bytes);
    if (!most) return undefined;
    const {place, below, text, name, bytes} = most;
    // A limit counts everything in the container, and a heap doesn't.
    const isWhole = name.startsWith('mem_');
    if (isWhole ? bytes <= memory : bytes < memory) return undefined;
    const change = isWhole ? sizeOf(bytes) : reservationFor(bytes);
    return {place, below, subject: text, slots: {NAME: name, SIZE: sizeOf(memory), CHANGE: change}};
  }),
} satisfies Record<string, FindGap>;
