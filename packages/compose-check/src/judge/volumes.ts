import type {ServiceRule} from '../context';
import {child, itemsAt, textOf} from '../yaml/value';
import {inService} from './places';

/**
 * What's wrong with the short form of a mount: `SOURCE:TARGET:OPTIONS`, in which the colon of a drive letter doesn't
 * separate parts.
 */
function problemOf(spec: string): string | null {
  if (spec === '') return 'invalid empty volume spec';
  if (spec.length <= 2) return null;
  const parts = spec
    .replaceAll(/\$\{[^}]*\}/g, '_')
    .replaceAll(/(^|:)([A-Za-z]):/g, '$1$2_')
    .split(':');
  if (parts.includes('')) return `invalid spec: ${spec}: empty section between colons`;
  return parts.length > 3 ? `invalid spec: ${spec}: too many colons` : null;
}

export const mountForm: ServiceRule = (service, {report}) => {
  for (const [index, item] of itemsAt(service.value, 'volumes').entries()) {
    const spec = item.kind === 'scalar' ? textOf(item) : undefined;
    const problem = spec === undefined ? null : problemOf(spec);
    if (problem) report.say('mount-form', {...inService(service, item, `volumes.${index}`), message: problem});
  }
};

/** A bind mount in the long form needs a source; the loader says so last, when it makes the path absolute. */
export const bindSource: ServiceRule = (service, {report}) => {
  for (const [index, item] of itemsAt(service.value, 'volumes').entries()) {
    if (textOf(child(item, 'type')) === 'bind' && !child(item, 'source') && child(item, 'target'))
      report.say('bind-source', inService(service, item, `volumes.${index}`));
  }
};
