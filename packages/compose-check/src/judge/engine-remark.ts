import {WHICH_ENGINE, isEnginesChoice} from '../../data/engine-choice';
import type {Engine} from '../../data/engine-schema';
import type {ComposeKey} from '../../data/compose/schema';
import type {ProviderId, Severity} from '../types';
import {type Value, textOf} from '../yaml/value';

/** Explains why the effect of keys that the CLI passes on isn't known at some providers. */
const UNTESTED = '/docs/known-issues#untested-keys-passed-on';

/** What the deploy engine does with a key at a provider. Nothing is known about the engines of the others. */
export const effectAt = ({engine}: Pick<ComposeKey, 'engine'>, provider: ProviderId): Engine['aws'] =>
  provider === 'aws' || provider === 'gcp' || provider === 'azure' ? engine?.[provider] : undefined;

/** Keys that the engine treats differently only for some of their values. */
const CONCERNS: Record<string, (value: string | undefined, provider: ProviderId) => boolean> = {
  'services.command': () => false,
  'services.restart': (value) => value === 'no',
  'services.platform': (value) => value !== undefined && value !== 'linux/amd64',
  'build.context': (value) => value?.includes('://') === true,
  'build.dockerfile': (value, provider) => provider === 'gcp' && value !== 'Dockerfile',
  'deploy.replicas': (value, provider) => provider === 'gcp' && Number(value) > 1,
  'ports.mode': () => false,
  'ports.protocol': (value) => value !== 'tcp' && value !== 'http',
  'ports.app_protocol': (value) => value !== 'http',
};

/** Severity and text for what the engine makes of a key; null if it does what the reference says. */
export function engineRemark(
  id: string,
  key: ComposeKey,
  value: Value,
  provider: ProviderId,
): {severity: Severity; text: string} | null {
  const engine = effectAt(key, provider);
  if (!engine && isEnginesChoice(key))
    return {severity: 'note', text: `Whether \`${key.key}\` has an effect here is [untested](${UNTESTED}).`};
  if (!engine || CONCERNS[id]?.(textOf(value), provider) === false) return null;
  const {effect, note} = engine;
  const name = `\`${key.key}\``;
  if (effect === 'none')
    return {severity: 'ignored', text: [`${name} has no effect on this cloud.`, note].filter(Boolean).join(' ')};
  if (effect === 'limited') return {severity: 'limited', text: note ?? ''};
  if (effect !== 'depends') return null;
  const depends = `What ${name} does [depends on your engine](${WHICH_ENGINE}).`;
  return {severity: 'note', text: [depends, note].filter(Boolean).join(' ')};
}
