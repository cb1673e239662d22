import {Failure} from './processes';

export interface Stage {
  image: string;
  name: string | undefined;
  user: string | undefined;
  /** What makes the image, for a shell in it. `copy` is what the shell has to know besides: FROM TARGET SOURCE… */
  build: string[];
  /** The lines of these that a start needs too: the folder and the variables. */
  enter: string[];
  /** What starts the container: ENTRYPOINT and CMD, in exec form. */
  command: string[];
}

/** Commands that only make sense in an image of another system: this machine has its packages and users already. */
const OF_THE_SYSTEM =
  /^(?:apt-get|apk|apt|adduser|addgroup|useradd|groupadd|chown|rm -rf \/var\/lib\/apt|install-php-extensions)\b/;

function listOf(keyword: string, text: string): string[] {
  try {
    const words: unknown = JSON.parse(text);
    if (Array.isArray(words) && words.length) return words.map(String);
  } catch {
    // Refused below.
  }
  throw new Failure(`Dockerfile: write ${keyword} as a list, so that the app gets the signal to stop.`);
}

/** What each instruction of our examples adds to its stage. */
const INSTRUCTIONS: Record<string, (stage: Stage, text: string, keyword: string) => unknown> = {
  CMD: ({command}, text, keyword) => command.push(...listOf(keyword, text)),
  ENTRYPOINT: ({command}, text, keyword) => command.unshift(...listOf(keyword, text)),
  USER: (stage, text) => (stage.user = text),
  WORKDIR: ({build, enter}, text) => [build.push(`mkdir -p ${text}`, `cd ${text}`), enter.push(`cd ${text}`)],
  // A shell reads `NAME="value"` as a Dockerfile does.
  ENV: ({build, enter}, text) => [build, enter].map((lines) => lines.push(`export ${text}`)),
  ARG: ({build}, text) => build.push(`export ${text}`),
  COPY: ({build}, text) => {
    const from = /--from=(\S+)/.exec(text)?.[1] ?? '.';
    const words = text.split(/\s+/).filter((word) => !word.startsWith('--'));
    build.push(['copy', from, words.pop(), ...words].join(' '));
  },
  RUN: ({build}, text) => {
    // Without the flags, which only an engine understands.
    const parts = text.replace(/^(?:--\S+\s+)+/, '').split('&&');
    const own = parts.filter((part) => !OF_THE_SYSTEM.test(part.trim())).join('&&');
    if (own) build.push(`( ${own.trim()} )`);
  },
  EXPOSE: () => undefined,
};

/**
 * @returns the stages in their order
 * @throws Failure if the file has an instruction that none of our examples needs, or a start without exec form
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const before = new Map<string, string>();
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\r?\n\s*/g, ' ');
  for (const [, keyword = '', rest = ''] of lines.matchAll(/^([A-Z]+)[ \t]+(.+)$/gm)) {
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const [written = '', , name] = rest.trim().split(/\s+/);
      const image = written.replaceAll(/\$\{?(\w+)\}?/g, (_, arg: string) => before.get(arg) ?? '');
      const short = image.replace(/^docker\.io\/(?:library\/)?/, '');
      stages.push({image: short, name, user: undefined, build: [], enter: [], command: []});
    } else if (stage) {
      const add = INSTRUCTIONS[keyword];
      if (!add) throw new Failure(`Dockerfile: the runner doesn't know ${keyword}. Write it with other instructions.`);
      add(stage, rest.trim(), keyword);
    } else {
      const [name = '', value = ''] = rest.trim().split('=');
      before.set(name, value);
    }
  }
  return stages;
}

/** The number of the stage that a name or a number means, as `FROM` and `COPY --from` use it, or -1. */
export const stageOf = (name: string, stages: readonly Stage[]): number =>
  stages.findIndex((stage, index) => stage.name === name || `${index}` === name);

/** Whether the container runs as root: the last user that the last stage names, or the stage that it's based on. */
export function runsAsRoot(stages: readonly Stage[]): boolean {
  const last = stages.at(-1);
  if (last?.user !== undefined) return /^(?:root|0)(?::|$)/.test(last.user);
  const base = stageOf(last?.image ?? '', stages.slice(0, -1));
  return base < 0 || runsAsRoot(stages.slice(0, base + 1));
}
