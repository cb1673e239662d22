import {Failure} from './processes';

export interface Stage {
  image: string;
  name: string | undefined;
  /** Its instructions after FROM, in their order. */
  steps: [keyword: string, text: string][];
}

/** The stages in their order. The value of an `ARG` is where its name was. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const whole = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\r?\n\s*/g, ' ');
  const args = new Map(Array.from(whole.matchAll(/^ARG (\w+)=(\S+)/gm), ([, name, value]) => [name, value]));
  const lines = whole.replaceAll(/\$\{?(\w+)\}?/g, (named, name: string) => args.get(name) ?? named);
  for (const [, keyword = '', rest = ''] of lines.matchAll(/^([A-Z]+)[ \t]+(.+)$/gm)) {
    const [image = '', , name] = rest.trim().split(/\s+/);
    if (keyword === 'FROM') stages.push({image: image.replace(/^docker\.io\/(?:library\/)?/, ''), name, steps: []});
    else stages.at(-1)?.steps.push([keyword, rest.trim()]);
  }
  return stages;
}

const lastOf = (stage: Stage | undefined, keyword: string): string | undefined =>
  stage?.steps.findLast(([own]) => own === keyword)?.[1];

/** What starts the container. @throws Failure if that has no exec form */
export function commandOf(stages: readonly Stage[]): string[] {
  return ['ENTRYPOINT', 'CMD'].flatMap((keyword) => {
    const text = lastOf(stages.at(-1), keyword) ?? '[]';
    if (!text.startsWith('["') && text !== '[]')
      throw new Failure(`Dockerfile: write ${keyword} as a list, so that the app gets the signal to stop.`);
    return JSON.parse(text) as string[];
  });
}

/** Whether the container runs as root: what the last stage is based on may have another user, but doesn't say so here. */
export const runsAsRoot = (stages: readonly Stage[]): boolean =>
  /^(?:root|0)(?::|$)/.test(lastOf(stages.at(-1), 'USER') ?? 'root');
