import type {PhrasingContent, RootContent} from 'mdast';
import {loadResources} from '../../pages/data/resources';
import {inline, link, recordTable} from '../../pages/mdast/build';

/** What a provider makes of each kind of service. */
export function providerResources(id: string): RootContent[] {
  const {kinds} = loadResources();
  const rows = kinds.flatMap(({name, values}): PhrasingContent[][][] => {
    const made = values[id];
    if (!made) return [];
    const resource = inline(made.resource);
    // A container links to its provider's page, which is the page that shows this table.
    const isElsewhere = made.page !== undefined && made.page !== `/docs/providers/${id}`;
    return [[inline(name), isElsewhere ? [link(made.page ?? '', ...resource)] : resource]];
  });
  if (rows.length === 0) throw new Error(`no provider "${id}" in src/data/resources.yaml.`);
  return [recordTable(['In the file', 'Becomes'], rows)];
}
