import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {packRecords} from 'docs-index/search/pack';
import type {Facts} from 'docs-mcp/facts';
import {Library} from 'docs-mcp/library';
import {record} from '../../docs-index/tests/records';

export const ORIGIN = 'https://docs.example';

/** A page by its address: its title, and what follows that in its Markdown. */
type Pages = Record<string, [title: string, body: string]>;

/**
 * Writes a small build below a folder for temporary files, in the places where a site has its own.
 *
 * @param anchors of the sections of a page, which the index has
 */
export function madeBuild(pages: Pages, anchors: Record<string, string[]> = {}): {folder: string; facts: string} {
  const home = mkdtempSync(join(tmpdir(), 'docs-mcp-'));
  process.on('exit', () => rmSync(home, {recursive: true, force: true}));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(home, path)), {recursive: true});
    writeFileSync(join(home, path), text);
  };
  const {titles, texts} = packRecords(
    Object.entries(pages).flatMap(([url, [title]]) => [
      record({url, title}),
      ...(anchors[url] ?? []).map((anchor) => record({url: `${url}#${anchor}`, title: anchor})),
    ]),
    [],
  );
  for (const [url, [title, body]] of Object.entries(pages))
    write(`build${url === '/' ? '/index' : url}.md`, `---\ntitle: "${title}"\n---\n\n# ${title}\n\n${body}\n`);
  write('build/titles.json', JSON.stringify(titles));
  write('build/records.json', JSON.stringify(texts));
  const facts: Facts = {
    name: 'Acme',
    slug: 'acme',
    version: '1.2.3',
    origin: ORIGIN,
    hosts: ['docs.example'],
    clouds: ['AWS', 'Azure'],
    pages: Object.entries(pages).map(([permalink, [title]]) => ({permalink, title, description: 'About it.'})),
    files: {titles: 'titles.json', records: 'records.json', vectors: 'vectors.json', rules: 'rules.json'},
  };
  write('build-host/mcp/mcp.json', JSON.stringify(facts));
  return {folder: join(home, 'build'), facts: join(home, 'build-host/mcp/mcp.json')};
}

export function madeLibrary(...build: Parameters<typeof madeBuild>): Library {
  const {folder, facts} = madeBuild(...build);
  return new Library(folder, facts);
}
