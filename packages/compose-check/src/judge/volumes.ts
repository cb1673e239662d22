import {child, itemsAt, textOf} from '../yaml/value';
import {inService} from './places';
import {says} from './says';

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

/** What the loader says of mounts. A bind mount in the long form needs a source, which it says when it makes the path absolute. */
export const MOUNT_RULES = says({
  'mount-form': (service) =>
    itemsAt(service.value, 'volumes').flatMap((item, index) => {
      const spec = item.kind === 'scalar' ? textOf(item) : undefined;
      const message = spec === undefined ? null : problemOf(spec);
      return message ? {...inService(service, item, `volumes.${index}`), message} : [];
    }),
  'bind-source': (service) =>
    itemsAt(service.value, 'volumes').flatMap((item, index) => {
      const lacks = textOf(child(item, 'type')) === 'bind' && !child(item, 'source') && child(item, 'target');
      return lacks ? inService(service, item, `volumes.${index}`) : [];
    }),
});
