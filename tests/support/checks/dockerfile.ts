import {DockerfileParser, type Instruction} from 'dockerfile-ast';

/** A version with at least two numbers, or a digest. */
const PINNED = /(:\d+\.\d+[\w.-]*|@sha256:[0-9a-f]{64})$/;

function problemOf(instruction: Instruction, stages: string[]): string | null {
  const text = instruction.getArgumentsContent() ?? '';
  const [first = ''] = text.split(/\s/);
  switch (instruction.getKeyword()) {
    case 'FROM':
      return PINNED.test(first) || stages.includes(first) ? null : `FROM ${first} names no exact version`;
    case 'ADD':
      return 'ADD: use COPY';
    case 'RUN':
      return /(curl|wget)[^|]*\|\s*(ba)?sh/.test(text) ? 'RUN pipes a download into a shell' : null;
    case 'ARG':
    case 'ENV':
      return /SECRET|PASSWORD|TOKEN|PRIVATE/i.test(first)
        ? `${instruction.getKeyword()} ${first} looks like a secret`
        : null;
    default:
      return null;
  }
}

/** Rules of the container: pinned images, no root, a health check, nothing downloaded blindly, no secret baked in. */
export function checkDockerfile(source: string, file = 'deploy/Dockerfile'): string[] {
  const instructions = DockerfileParser.parse(source).getInstructions();
  const stages = instructions.flatMap((one) => /\sAS\s+(\S+)/i.exec(one.getArgumentsContent() ?? '')?.[1] ?? []);
  const problems = instructions.flatMap((one) => {
    const problem = problemOf(one, stages);
    return problem ? [`line ${one.getRange().start.line + 1}: ${problem}`] : [];
  });
  const lastStage = instructions.slice(instructions.map((one) => one.getKeyword()).lastIndexOf('FROM'));
  const user = lastStage
    .filter((one) => one.getKeyword() === 'USER')
    .at(-1)
    ?.getArgumentsContent();
  if (!user || /^(root|0)\b/.test(user)) problems.push('the last stage runs as root: set USER');
  if (!lastStage.some((one) => one.getKeyword() === 'HEALTHCHECK')) problems.push('no HEALTHCHECK');
  return problems.map((problem) => `${file}: ${problem}.`);
}
