import type {SearchRecord} from '../../src/search/engine/record';

/** A record with the fields that a test doesn't care about filled in. */
export function record(fields: Partial<SearchRecord> & {url: string; title: string}): SearchRecord {
  const {title, ...rest} = fields;
  const kind = rest.kind ?? (fields.url.includes('#') ? 'section' : 'page');
  const hierarchy = {lvl0: 'Concepts', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const complete: SearchRecord = {
    kind,
    type: kind === 'page' ? 'lvl1' : 'lvl2',
    hierarchy: kind === 'page' ? hierarchy : {...hierarchy, lvl1: 'Page', lvl2: title},
    breadcrumb: ['Concepts'],
    inboundLinks: 0,
    content: '',
    code: '',
    identifiers: [],
    keywords: [],
    ...rest,
  };
  return complete;
}
