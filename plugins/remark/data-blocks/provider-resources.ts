import {WHICH_ENGINE} from 'compose-check/data/engine-choice';
import type {RootContent} from 'mdast';
import {loadResources} from '../../pages/data/check-rules';
import {type Words, inline, link, recordTable} from '../../pages/mdast/build';

export function providerResources(id: string): RootContent[] {
  const {kinds} = loadResources();
  const rows = kinds.flatMap(({name, values}): Words[][] => {
    const made = values[id];
    if (!made) return [];
    const resource = inline(made.resource);
    // A container links to its provider's page, which is the page that shows this table.
    const isElsewhere = made.page !== undefined && made.page !== `/docs/providers/${id}`;
    const cell = isElsewhere ? link(made.page ?? '', resource) : resource;
    return [[inline(name), [cell, made.depends && [', ', link(WHICH_ENGINE, 'where it exists')]]]];
  });
  if (rows.length === 0) throw new Error(`no provider "${id}" in packages/compose-check/data/resources.yaml.`);
  return [recordTable(['In the file', 'Becomes'], rows)];
}
