import type {Versions} from '../../../src/data/versions-schema';

/** A version in a file: an image's tag, or the revision of an action. */
export interface NamedVersion {
  path: string;
  line: number;
  /** `postgres` or `actions/checkout`. */
  name: string;
  /** `17-alpine`, `v6`; in a page it may contain a token. */
  tag: string;
  /** Where a machine reads it: `FROM`, `image:` or `uses:`. */
  isInCode: boolean;
}

const IN_CODE = /(?:^|\s)(?:FROM(?: --platform=\S+)?|image:|uses:|COPY --from=)\s*["']?([\w./{}-]+?)[:@]([^\s"'`]+)/g;

/** What an image's name means without it. */
const HUB = 'docker.io/library/';

const escape = (text: string) => text.replaceAll(/[^\w/-]/g, String.raw`\$&`);

/** Short numbers only: `postgres:5432` is a port, and a digest is no version. */
const isVersion = (tag: string): boolean =>
  tag.includes('{versions.') || (!tag.startsWith('sha256') && /^v?\D*\d{1,3}(?:\D|$)/.test(tag));

/** Images and actions with their keys in src/data/versions.yaml. */
export function keysByName({runtimes, images, actions}: Versions): Map<string, string> {
  const ofImages = Object.entries({...runtimes, ...images}).flatMap(([key, entry]) =>
    entry.images.map((name): [string, string] => [name, key]),
  );
  return new Map([...ofImages, ...Object.entries(actions).map(([key, {uses}]): [string, string] => [uses, key])]);
}

/** With the defaults of `ARG`, which a Dockerfile has for a version that it names twice. */
const withDefaults = (text: string): string => {
  const defaults = new Map([...text.matchAll(/^ARG (\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]));
  return defaults.size ? text.replaceAll(/\$\{?(\w+)\}?/g, (whole, name: string) => defaults.get(name) ?? whole) : text;
};

/** Everything with a version in some texts: in code, and, of the images and actions that the data list, in sentences. */
export function findVersions(files: readonly {path: string; text: string}[], versions: Versions): NamedVersion[] {
  const names = [...keysByName(versions).keys()].map(escape).join('|');
  const anywhere = new RegExp(String.raw`(?<![\w./-])(${names})[:@]([^\s"'\`),]+)`, 'g');
  return files.flatMap(({path, text}) =>
    withDefaults(text)
      .split('\n')
      .flatMap((content, index) => {
        const inCode = [...content.matchAll(IN_CODE)].map((match) => ({match, isInCode: true}));
        const names = new Set(inCode.map(({match}) => match[1]));
        const others = [...content.matchAll(anywhere)]
          .filter((match) => !names.has(match[1]))
          .map((match) => ({match, isInCode: false}));
        return [...inCode, ...others].flatMap(({match: [, name = '', tag = ''], isInCode}) =>
          isVersion(tag) ? [{path, line: index + 1, name: name.replace(HUB, ''), tag, isInCode}] : [],
        );
      }),
  );
}

/** Keys whose versions some texts name, by a token or written out. */
export function namedKeys(files: readonly {path: string; text: string}[], versions: Versions): Set<string> {
  const keys = keysByName(versions);
  const tokens = files.flatMap(({text}) => [...text.matchAll(/\{versions\.([\w-]+)\}/g)].map(([, key = '']) => key));
  return new Set([...tokens, ...findVersions(files, versions).flatMap(({name}) => keys.get(name) ?? [])]);
}
