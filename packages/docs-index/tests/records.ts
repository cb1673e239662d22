import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {SearchRecord} from 'docs-index/search/record';

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

const cases = parse(readFileSync('packages/docs-index/tests/cases.yaml', 'utf8')) as {
  records: Parameters<typeof record>[0][];
  meanings: Record<string, string[]>;
};
export const {meanings} = cases;
/** Of a small site about a tool. */
export const records = cases.records.map(record);
