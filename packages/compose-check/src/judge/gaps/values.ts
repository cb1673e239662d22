import {commandOf, wordsIn} from '../../project/command';
import type {Context} from '../../context';
import {ingressPorts, modeOf} from '../../project/ports';
import {isOnMachine} from '../../plan/facts';
import type {Service} from '../../project/service';
import {at, child, textOf, textsOf} from '../../yaml/value';
import {hostReplacer} from '../hosts';
import {addressesOf} from './addresses';
import {type FindGap, commandPort, each, factsOf, ofKey, probedPort} from './gap';
import {hitOf} from './hosts';

/** Lists of the hosts that an app answers to. Vite's own always has IP addresses in it. */
const HOST_LIST =
  /^(?!\w*(?:VITE|CORS|REDIRECT|PROXY)).*(?:ALLOWED_HOSTS?|TRUSTED_(?:DOMAINS|HOSTS))$|^RAILS_\w*HOSTS$/i;

/** The port of Vite's development server. */
export const VITE = 5173;

/** Variables that a build puts into files, with what runs such an app from its source. */
const COMPILED = /^(?:NEXT_PUBLIC|VITE|REACT_APP|VUE_APP|GATSBY|NG_APP)_/;
const FROM_SOURCE = /\b(?:dev|develop|serve|start)\b/;

/** Whether a service runs a build, rather than its source. */
function isCompiled({value, build}: Service): boolean {
  const names = ['dockerfile', 'target'].map((key) => textOf(child(build, key)) ?? '');
  return build !== undefined && !FROM_SOURCE.test([...names, ...commandOf(value)].join(' ').replaceAll(/[._]/g, ' '));
}

/** With one dash, `-pass` of ffmpeg has a number. */
const PASSWORD_OPTION = /^(?:--?(?:requirepass|password|auth-token|api-key)|--pass)(?:=(.+))?$/;

/** Variables with the name of a user or of what a server keeps, which is never a host. */
const OWN_NAME = /(?:USER(?:_?NAME)?|(?:DB|DATABASE)(?:_*NAME)?|SCHEMA|REALM|ROLE|BUCKET|CLIENT_ID|VHOST)$/i;

/** Values that are the name of a public service by chance: the deployment makes its address of them. */
export const replacedNames = ({services}: Context, isPublic: (service: Service) => boolean) =>
  services.flatMap((service) =>
    service.environment.flatMap((pair) => {
      const other = OWN_NAME.test(pair.name) && services.find(({name}) => name === pair.text);
      return other && isPublic(other) ? [{service, pair, other}] : [];
    }),
  );

/** What values, build arguments and commands say, and the cloud doesn't do. */
export const VALUE_GAPS = {
  'host-list': each((service, {input}) => {
    const isAsked = input.provider === 'aws' || at(service.value, 'healthcheck', 'test') !== undefined;
    if (!isAsked || ingressPorts(service).length === 0) return [];
    return service.environment.flatMap(({name, text, key}) =>
      HOST_LIST.test(name) && text && !/\*|\$[{\w]|^(?:\[\s*\])?$/.test(text)
        ? [{place: key, below: `environment.${name}`, subject: text, slots: {NAME: name}}]
        : [],
    );
  }),

  /** A check that asks another port than the command names, and than the file says anywhere. */
  'other-probe': each((service, context) => {
    const {value, ports, environment} = service;
    const [asked, port] = [probedPort(service), commandPort(service, factsOf(context))];
    const said = [ports.map(({target}) => target), environment.map(({text}) => text), textsOf(at(value, 'expose'))];
    if (!asked || !port || [...said, commandOf(value)].flat().join(' ').includes(String(asked))) return undefined;
    return {...ofKey(service, 'healthcheck', String(asked)), slots: {PORT: String(port)}};
  }),

  /** Vite's development server only answers to hosts that it knows. */
  'vite-hosts': each((service) => {
    const isAllowed = service.environment.some(({name}) => name.includes('ALLOWED_HOSTS'));
    const port = ingressPorts(service).find(({target}) => target === VITE);
    return !isAllowed && port && {place: port.place, below: 'ports', subject: service.name};
  }),

  'name-replaced': (context) => [
    ...context.services.flatMap((service) =>
      service.environment.flatMap(({name, text, key}) => {
        const replaced = text?.startsWith('/') ? hostReplacer(context)(text) : undefined;
        const slots = {NAME: name, OTHER: replaced?.name ?? ''};
        return replaced && replaced.text !== text
          ? [{service, place: key, below: `environment.${name}`, subject: replaced.name, slots, variant: 'path'}]
          : [];
      }),
    ),
    ...replacedNames(context, ({ports}) => ports.length > 0 && ports.every((port) => modeOf(port) === 'ingress')).map(
      ({service, pair: {name, key}, other}) => ({
        service,
        place: key,
        below: `environment.${name}`,
        subject: other.name,
        slots: {NAME: name, OTHER: other.name},
      }),
    ),
  ],

  'compiled-variable': (context) =>
    addressesOf(context).flatMap((address) => {
      const {service, name, below, host} = address;
      const isHere = host === 'localhost' || context.services.some((one) => one.name === host);
      const isGiven = service.args.some((arg) => arg.name === name);
      return COMPILED.test(name) && below.startsWith('environment') && isHere && !isGiven && isCompiled(service)
        ? [{...hitOf(address), subject: name}]
        : [];
    }),

  /** What config fills in part of a value never gets there: the machine's own start only replaces whole ones. */
  'config-in-part': each((service, context) =>
    service.stores.some((store) => service.managed.includes(store)) || !isOnMachine(service, context)
      ? []
      : service.environment.flatMap(({name, text, key}) => {
          const [open] = /\$\{\w+\}/.exec(text ?? '') ?? [];
          return open && open !== text
            ? [{place: key, below: `environment.${name}`, subject: open, slots: {NAME: name}}]
            : [];
        }),
  ),

  'command-secret': each(({value}, {report}) => {
    const written = child(value, 'command');
    const words = wordsIn(written);
    return words.flatMap((word, index) => {
      const option = PASSWORD_OPTION.exec(word);
      const text = option?.[1] ?? words[index + 1] ?? '';
      const isWritten = option && text !== '' && !/^["']?[-$]/.test(text);
      // What a variable brings isn't in the Compose file.
      return isWritten && written && report.sourceOf(written).includes(text)
        ? [{place: written, below: 'command', subject: word.replace(/=.*/, '=')}]
        : [];
    });
  }),
} satisfies Record<string, FindGap>;
