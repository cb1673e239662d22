import {type Arg, type Copy, DockerfileParser, type Env, type From, type Instruction} from 'dockerfile-ast';
import {Failure} from './processes';

export type Step =
  | {kind: 'workdir'; path: string}
  | {kind: 'env'; name: string; value: string}
  /** As `env`, but not for what is started. */
  | {kind: 'arg'; name: string; value: string}
  | {kind: 'run'; command: string}
  | {kind: 'copy'; from: string | undefined; sources: string[]; destination: string}
  | {kind: 'user'; name: string};

export interface Stage {
  image: string;
  name: string | undefined;
  steps: Step[];
  /** What starts the container: ENTRYPOINT and CMD, in exec form. */
  command: string[];
}

/** Fills in `$NAME` and `${NAME}`; what has no value is left out. */
export const expandVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, (_, braced: string, bare: string) => values[braced ?? bare] ?? '');

/** Say something about the image that doesn't change what is built or started. */
const WITHOUT_EFFECT = new Set(['EXPOSE', 'LABEL', 'MAINTAINER']);

/** The list of words of CMD or ENTRYPOINT. Not by the parser, which loses the spaces inside a word. */
function wordsOf(instruction: Instruction): string[] {
  try {
    const words: unknown = JSON.parse(instruction.getRawArgumentsContent() ?? '');
    return Array.isArray(words) ? words.map(String) : [];
  } catch {
    return [];
  }
}

function copy(instruction: Copy): Step {
  const words = instruction.getArguments().map((word) => word.getValue());
  const destination = words.pop() ?? '.';
  return {kind: 'copy', from: instruction.getFromFlag()?.getValue() ?? undefined, sources: words, destination};
}

function argument(instruction: Arg): Step & {kind: 'arg'} {
  const property = instruction.getProperty();
  return {kind: 'arg', name: property?.getName() ?? '', value: property?.getValue() ?? ''};
}

function stepsOf(instruction: Instruction): Step[] {
  const keyword = instruction.getKeyword();
  const text = instruction.getArguments().map((word) => word.getValue());
  switch (keyword) {
    case 'WORKDIR':
      return [{kind: 'workdir', path: text.join(' ')}];
    case 'USER':
      return [{kind: 'user', name: text.join(' ')}];
    case 'ENV':
      return (instruction as Env)
        .getProperties()
        .map((property) => ({kind: 'env', name: property.getName(), value: property.getValue() ?? ''}));
    case 'ARG':
      return [argument(instruction as Arg)];
    case 'COPY':
      return [copy(instruction as Copy)];
    case 'RUN':
      // Without the flags, which only an engine understands.
      return [{kind: 'run', command: (instruction.getRawArgumentsContent() ?? '').replace(/^(?:--\S+\s+)+/, '')}];
    default:
      throw new Failure(`Dockerfile: the runner doesn't know ${keyword}. Write it with other instructions.`);
  }
}

/**
 * @returns the stages in their order
 * @throws Failure if the file has no stage, an instruction that can't be carried out here, or a start without exec form
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const before: Record<string, string> = {};
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const from = instruction as From;
      const image = expandVariables(from.getImage() ?? '', before).replace(/^docker\.io\/(?:library\/)?/, '');
      stages.push({image, name: from.getBuildStage() ?? undefined, steps: [], command: []});
    } else if (!stage && keyword === 'ARG') {
      const {name, value} = argument(instruction as Arg);
      before[name] = value;
    } else if (!stage) {
      throw new Failure(`Dockerfile: ${keyword} before FROM.`);
    } else if (keyword === 'CMD' || keyword === 'ENTRYPOINT') {
      const words = wordsOf(instruction);
      if (!words.length)
        throw new Failure(`Dockerfile: write ${keyword} as a list, so that the app gets the signal to stop.`);
      stage.command = keyword === 'CMD' ? [...stage.command, ...words] : [...words, ...stage.command];
    } else if (!WITHOUT_EFFECT.has(keyword)) {
      stage.steps.push(...stepsOf(instruction));
    }
  }
  if (!stages.length) throw new Failure('Dockerfile: no FROM.');
  return stages;
}

/** Who the container runs as: the last that the last stage names, or the stage that it's based on. */
export function userOf(stages: readonly Stage[], last = stages.length - 1): string | undefined {
  const stage = stages[last];
  const user = stage?.steps.findLast((step) => step.kind === 'user')?.name;
  const base = stages.slice(0, Math.max(last, 0)).findLastIndex(({name}) => name === stage?.image);
  return user ?? (base < 0 ? undefined : userOf(stages, base));
}

/** Whether a user is one that an image may run as. */
export const isRoot = (user: string | undefined): boolean => user === undefined || /^(?:root|0)(?::|$)/.test(user);
