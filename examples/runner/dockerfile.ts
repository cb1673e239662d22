import {type Arg, type Copy, DockerfileParser, type Env, type From, type Instruction} from 'dockerfile-ast';
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
  /** What belongs to the system of an image, and is left out of `build`. */
  left: string[];
}

/** Commands that only make sense in an image of another system: this machine has its packages and users already. */
const OF_THE_SYSTEM =
  /^(?:apt-get|apk|apt|adduser|addgroup|useradd|groupadd|chown|rm -rf \/var\/lib\/apt|install-php-extensions)\b/;

/** Say something about the image that doesn't change what is built or started. */
const WITHOUT_EFFECT = ['EXPOSE', 'LABEL', 'MAINTAINER'];

/** The list of words of CMD or ENTRYPOINT. Not by the parser, which loses the spaces inside a word. */
function wordsOf(instruction: Instruction): string[] {
  try {
    const words: unknown = JSON.parse(instruction.getRawArgumentsContent() ?? '');
    if (Array.isArray(words) && words.length) return words.map(String);
  } catch {
    // Refused below.
  }
  throw new Failure(
    `Dockerfile: write ${instruction.getKeyword()} as a list, so that the app gets the signal to stop.`,
  );
}

/** `NAME="value"`, in which a shell fills in other variables. */
const assign = (property: {getName: () => string; getValue: () => string | null} | null): string =>
  `export ${property?.getName()}="${(property?.getValue() ?? '').replaceAll(/["`\\]/g, String.raw`\$&`)}"`;

/** Adds an instruction to its stage. */
function add(instruction: Instruction, stage: Stage): void {
  const keyword = instruction.getKeyword();
  const words = instruction.getArguments().map((word) => word.getValue());
  if (keyword === 'CMD') {
    stage.command.push(...wordsOf(instruction));
  } else if (keyword === 'ENTRYPOINT') {
    stage.command.unshift(...wordsOf(instruction));
  } else if (keyword === 'USER') {
    stage.user = words.join(' ');
  } else if (keyword === 'WORKDIR') {
    stage.build.push(`mkdir -p ${words.join(' ')}`, `cd ${words.join(' ')}`);
    stage.enter.push(`cd ${words.join(' ')}`);
  } else if (keyword === 'ENV') {
    const lines = (instruction as Env).getProperties().map(assign);
    stage.build.push(...lines);
    stage.enter.push(...lines);
  } else if (keyword === 'ARG') {
    stage.build.push(assign((instruction as Arg).getProperty()));
  } else if (keyword === 'COPY') {
    const from = (instruction as Copy).getFromFlag()?.getValue() ?? '.';
    stage.build.push(['copy', from, words.pop(), ...words].join(' '));
  } else if (keyword === 'RUN') {
    // Without the flags, which only an engine understands.
    const command = (instruction.getRawArgumentsContent() ?? '').replace(/^(?:--\S+\s+)+/, '');
    const parts = command.replaceAll(/\\\r?\n/g, ' ').split('&&');
    const left = parts.map((part) => part.trim()).filter((part) => OF_THE_SYSTEM.test(part));
    const own = parts.filter((part) => !left.includes(part.trim())).join('&&');
    stage.left.push(...left);
    if (own) stage.build.push(`( ${own.trim()} )`);
  } else if (!WITHOUT_EFFECT.includes(keyword)) {
    throw new Failure(`Dockerfile: the runner doesn't know ${keyword}. Write it with other instructions.`);
  }
}

/**
 * @returns the stages in their order
 * @throws Failure if the file has no stage, an instruction that can't be carried out here, or a start without exec form
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const before = new Map<string, string>();
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const from = instruction as From;
      const image = (from.getImage() ?? '').replaceAll(/\$\{?(\w+)\}?/g, (_, name: string) => before.get(name) ?? '');
      const name = from.getBuildStage() ?? undefined;
      const short = image.replace(/^docker\.io\/(?:library\/)?/, '');
      stages.push({image: short, name, user: undefined, build: [], enter: [], command: [], left: []});
    } else if (stage) {
      add(instruction, stage);
    } else if (keyword === 'ARG') {
      const property = (instruction as Arg).getProperty();
      before.set(property?.getName() ?? '', property?.getValue() ?? '');
    } else {
      throw new Failure(`Dockerfile: ${keyword} before FROM.`);
    }
  }
  if (!stages.length) throw new Failure('Dockerfile: no FROM.');
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
