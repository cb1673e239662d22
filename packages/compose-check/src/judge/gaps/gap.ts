import {WHICH_ENGINE} from '../../../data/engine-choice';
import type {Certainty, Gap, GapFacts} from '../../../data/gaps-schema';
import type {Context} from '../../context';
import type {Service} from '../../project/service';
import {once} from '../../once';
import {fillSlots, namesOfSlot} from '../../slots';
import type {Edit, Severity} from '../../types';
import {commandOf, isShell, startsServer} from '../../project/command';
import {repositoryOf} from '../../project/image';
import {type Place, at, child, itemsAt, textOf, textsOf} from '../../yaml/value';
import {inService} from '../places';
import {addressesOf, portBeside} from './addresses';

/** One place where a gap shows. */
export interface Hit {
  service: Service;
  place: Place;
  /** Path under the service, such as `environment.API_URL`. */
  below: string;
  /** What it's about, as the file writes it. */
  subject: string;
  /** The reader's names, by the uppercase words of the texts that they replace. */
  slots?: Record<string, string | string[]> | undefined;
  certainty?: Certainty | undefined;
  edits?: Edit[] | undefined;
  /** The gap's other words that fit. */
  variant?: string | undefined;
  /** Whether the remedy leaves the service out, so that nothing else about it matters. */
  leavesOut?: boolean | undefined;
}

/** The name that a hit has for a word of its texts, or the first of several. */
export const slotOf = ({slots}: Hit, word: string): string => [slots?.[word]].flat()[0] ?? '';

export type FindGap = (context: Context) => Hit[];

type Found = Omit<Hit, 'service'>;

/** A gap that is looked for in each service alone. */
export const each =
  (find: (service: Service, context: Context) => Found | Found[] | undefined | false): FindGap =>
  (context) =>
    context.services.flatMap((service) => [find(service, context) || []].flat().map((found) => ({service, ...found})));

/** A key of a service, or the service where it isn't set. */
export const ofKey = ({value, key: own}: Service, key: string, subject: string): Found => ({
  place: value.entries.get(key)?.key ?? own,
  below: key,
  subject,
});

const SEVERITIES: Record<Certainty, Severity> = {
  certain: 'wont-work',
  likely: 'may-not-work',
  depends: 'may-not-work',
  known: 'limited',
};

export const factsOf = ({rules}: Pick<Context, 'rules'>): GapFacts => rules.gaps.facts;

/** Whether a framework puts a variable into the visitor's browser. */
export const isOfBrowser = (name: string, context: Context): boolean =>
  factsOf(context).browserVariables.some((start) => name.startsWith(start));

/** Last word of an image's name, without the tag: `nginx`, for `docker.io/library/nginx:1.27`. */
export const imageWord = (image: string): string =>
  image
    .replace(/@.*$/, '')
    .replace(/:[^/]*$/, '')
    .split('/')
    .at(-1) ?? '';

/** Whether an image is a database, by the end of its name. */
export const isDatabaseImage = (image: string, context: Context): boolean =>
  factsOf(context).databases.some((ending) => repositoryOf(image).endsWith(ending));

/** Whether a service is for those who run the project: it shows what others keep, often without a password. */
export const isAdminTool = (service: Service, context: Context): boolean =>
  factsOf(context).adminTools.includes(imageWord(service.image || service.name).toLowerCase()) ||
  isDatabaseImage(service.image, context) ||
  openSetting(service, context) !== undefined;

const openSettings = once((context: Context) => factsOf(context).openSettings.map((one) => new RegExp(one, 'i')));

/** The variable or option by which a service lets everyone in without a login. */
export function openSetting({environment, value}: Service, context: Context): string | undefined {
  const texts = [...environment.map(({name, text}) => `${name}=${text}`), commandOf(value).join(' ')];
  const [found] = texts.flatMap((text) => openSettings(context).flatMap((one) => one.exec(text)?.[0] ?? []));
  return found?.split('=')[0];
}

/** PHP without a web server, as tags of many images say, and names of services and Dockerfiles of those that are built. */
const isFpm = ({image, name, value}: Service): boolean =>
  /:[^/]*\bfpm\b|\bphp-fpm\b/.test(`${image} ${name}`) ||
  (value.entries.has('build') &&
    !value.entries.has('ports') &&
    commandOf(value).length === 0 &&
    /^(?!.*(?:nginx|apache)).*(?:\b(?:php|fpm)\b|:\/var\/www(?:\/html)?(?::|$))/.test(
      [name, textOf(at(value, 'build', 'dockerfile')), ...textsOf(child(value, 'volumes'))].join(' '),
    ));
const FASTCGI = 9000;

/** Whether a protocol lets whoever speaks it run what they like in a program. */
export const isDebugging = (protocol: string | undefined): boolean =>
  /^(?:Delve|V8 inspector|JDWP|DAP)$/.test(protocol ?? '');

function debuggerAt(target: number, {value, environment}: Service, {debuggers}: GapFacts): string | undefined {
  const texts = [...environment.map(({text}) => text ?? ''), commandOf(value).join(' ')];
  const options = Object.entries(debuggers);
  return options.find(([one]) => texts.some((text) => Number(new RegExp(one).exec(text)?.[1]) === target))?.[1];
}

/** Variables with the port or the address of a server for gRPC, and not of one that speaks HTTP for it. */
const GRPC = /^(?!.*(?:GATEWAY|WEB|HTTP)).*GRPC/i;

/** What listens on a port of a service if it doesn't speak HTTP. */
export function protocolAt(target: number, service: Service, context: Context): string | undefined {
  const {image, name} = service;
  const facts = factsOf(context);
  if (target === FASTCGI && (isFpm(service) || (!image && /php|fpm/.test(name)))) return 'FastCGI';
  const isElsewhere = facts.onlyOn[target]?.some((word) => imageWord(image).toLowerCase().includes(word)) === false;
  const isGrpc =
    service.environment.some((pair) => GRPC.test(pair.name) && Number(pair.text) === target) ||
    addressesOf(context).some(
      (one) => one.host === name && GRPC.test(one.name) && (one.port || portBeside(one.name, one.service)) === target,
    );
  return (isElsewhere ? undefined : facts.tcpPorts[target]) ?? (isGrpc ? 'gRPC' : debuggerAt(target, service, facts));
}

/** The port of a server by its image's last word. Databases of others have the name of theirs at the end. */
function portOf(image: string, context: Context): number | undefined {
  const {defaultPorts} = factsOf(context);
  const word = imageWord(image).toLowerCase();
  const isDatabase = isDatabaseImage(image, context);
  const known = Object.keys(defaultPorts).find((one) => one === word || (isDatabase && word.endsWith(`-${one}`)));
  return known === undefined ? undefined : defaultPorts[known];
}

/** The same of what is built: its folder and its name may be those of a server. */
export function likelyPort({name, value}: Service, context: Context): number | undefined {
  const build = child(value, 'build');
  const folder = textOf(build) ?? textOf(child(build, 'context')) ?? '';
  const named = build ? [folder.replace(/\/+$/, ''), name] : [];
  return named.map((one) => portOf(one, context)).find(Boolean);
}

/** The port that an image listens on, if it's a known one. */
export function imagePort(service: Service, context: Context): number | undefined {
  if (isFpm(service)) return FASTCGI;
  // What is built under the name of a server needn't be one, unless it's a database or a broker.
  const built = likelyPort(service, context);
  return portOf(service.image, context) ?? (factsOf(context).tcpPorts[built ?? 0] ? built : undefined);
}

/** Where a health check asks the container itself. */
const OWN_ADDRESS = /(?<!https:\/\/)(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::|\s+)(\d{2,5})/;

/** Where commands of servers say on which port they listen. */
const LISTENS =
  /(?:--port[= ]|--(?:bind|listen|http|addr|address)[= ]\S*:|-b \S*:|runserver (?:\S*:)?|http\.server )(\d{2,5})\b/;
const OPEN_PORT = /(?:--port[= ]|(?:-b|--bind|--listen)[= ]\S*:)\$/;
export function commandPort({value}: Service, {serverPorts}: GapFacts): number | undefined {
  const command = commandOf(value).join(' ');
  if (OPEN_PORT.test(command)) return undefined;
  const server = Object.entries(serverPorts).find(([name]) => new RegExp(name).test(command));
  return (Number(LISTENS.exec(command)?.[1]) || undefined) ?? server?.[1];
}

/** Variables with the port at which the service itself listens. */
const OWN_PORT = /^(?:(?:APP|API|HTTP|LISTEN|SERVER|SERVICE|WEB)_)?PORT$/;

/** `ECHO_SERVER_PORT` of `echo-server`. */
export const namedPort = ({name, environment}: Service) =>
  environment.find(
    (pair) => pair.name === `${name.toUpperCase().replaceAll(/\W/g, '_')}_PORT` && Number(pair.text) > 0,
  );

/** The port at which a health check asks the container itself. */
export const probedPort = ({value}: Service): number | undefined =>
  Number(OWN_ADDRESS.exec(textsOf(at(value, 'healthcheck', 'test')).join(' '))?.[1]) || undefined;

/** The port that a service without ports listens on, as far as its file or image shows. */
export function unpublishedPort(service: Service, context: Context): number | undefined {
  const {value, environment} = service;
  const exposed = itemsAt(value, 'expose')
    .map((item) => Number.parseInt(textOf(item) ?? '', 10))
    .find(Number.isInteger);
  const ports = environment
    .filter((pair) => OWN_PORT.test(pair.name) || pair === namedPort(service))
    .sort((one, other) => one.name.length - other.name.length);
  const variable = Number(ports[0]?.text ?? '') || undefined;
  // A script in place of the image's own command is rarely its server.
  const command = commandOf(value);
  const runs = isShell(command[0] ?? '') && !startsServer(command);
  return (
    exposed ??
    variable ??
    commandPort(service, factsOf(context)) ??
    (runs ? undefined : imagePort(service, context)) ??
    probedPort(service)
  );
}

export function sayGap(
  gap: Gap,
  {service, place, below, subject, slots = {}, certainty, edits, variant, leavesOut}: Hit,
  context: Context,
) {
  const {report, input} = context;
  const own = gap.providers?.[input.provider];
  const condition = own?.if ?? gap.if;
  const words = variant === undefined ? undefined : gap.variants?.[variant];
  const sure = words?.certainty ?? own?.certainty ?? certainty ?? gap.certainty;
  const names = Object.entries({SERVICE: service.name, SUBJECT: subject, ...slots}).map(
    ([slot, name]) => [slot, [name].flat().flatMap((one) => namesOfSlot(one, false))] as const,
  );
  const fill = (text: string): string => fillSlots(text, new Map(names));
  const depends = sure === 'depends' ? ` It [depends on your engine](${WHICH_ENGINE}).` : '';
  report.add({
    ...inService(service, place, below),
    rule: `gap:${gap.id}`,
    severity: gap.harm ?? SEVERITIES[sure],
    headline: gap.headline && fill(gap.headline),
    condition: condition && sure !== 'certain' && sure !== 'known' ? fill(condition) : undefined,
    subject,
    to: typeof slots.OTHER === 'string' ? slots.OTHER : undefined,
    text: `${[words?.machine ?? gap.machine, words?.cloud ?? own?.cloud ?? gap.cloud].flatMap((text) => (text ? [fill(text)] : [])).join(' ')}${depends}`,
    remedy: fill(words?.remedy ?? own?.remedy ?? gap.remedy),
    link: own?.link ?? gap.link,
    edits,
    leavesOut: leavesOut || undefined,
  });
}
