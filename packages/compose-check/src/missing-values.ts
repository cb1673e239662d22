import type {Context} from './context';
import {referencesIn} from './interpolate';
import {isEnvName} from './project/env-file';
import {parsePort} from './project/ports';
import type {Finding} from './types';

const OPEN = /\$(?:\{\w+\}|[A-Za-z_]\w*)/g;

/** Names without a value that a stop comes from alone, as far as the file shows. */
function namesIn({rule, service, start, end, file}: Finding, {input, services}: Context): string[] {
  const source =
    input.files
      .find(({name}) => name === file)
      ?.text.slice(start.offset, end.offset)
      .trim() ?? '';
  const text = source.replace(/^(["'])(.*)\1$/s, '$2');
  if (rule === 'interpolation-required') return [...text.matchAll(/\$\{(\w+):?\?/g)].map(([, name = '']) => name);
  if (rule === 'build-args-interpolation')
    return services.find(({name}) => name === service)?.args.flatMap((arg) => referencesIn(arg.text ?? '')) ?? [];
  const filled = rule === 'port-form' ? parsePort(text.replaceAll(OPEN, '80')) : [];
  const isFine = typeof filled !== 'string' && filled.every(({hostIp}) => hostIp === '');
  const isWhole = rule === 'shape:cast' && text.replaceAll(OPEN, '') === '';
  return (rule === 'port-form' && isFine) || isWhole ? referencesIn(text) : [];
}

/** Says of stops which values are missing, where they may be in an env file that isn't here. */
export function withMissing(findings: Finding[], context: Context): Finding[] {
  if (context.input.files.some(({name}) => isEnvName(name))) return findings;
  return findings.map((finding) => {
    const names = finding.severity === 'stops' ? [...new Set(namesIn(finding, context))] : [];
    const [first] = names;
    if (!first) return finding;
    const remedy = `Put ${names.map((name) => `\`${name}=…\``).join(' and ')} in \`.env\`, or write the value in the Compose file.`;
    return {
      ...finding,
      missing: names,
      remedy: finding.rule === 'interpolation-required' ? (finding.remedy ?? '') : remedy,
    };
  });
}
