import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {parse} from 'yaml';
import {readData} from '../../../plugins/pages/data/read-data';
import {docId} from '../../../plugins/pages/page';
import {remarkDiagrams} from '../../../plugins/remark/diagrams/remark-diagrams';
import {quoteOf} from '../../../plugins/remark/quote-topic';
import {remarkExamples} from '../../../plugins/remark/remark-examples';
import {type Topic, topicsSchema} from '../../../src/data/topics-schema';
import {duplicates} from '../../support/checks/duplicates';
import {checkPageLength} from '../../support/checks/page-length';
import {checkProse} from '../../support/checks/prose';
import {checkTabs} from '../../support/checks/tabs';
import {checkTopics} from '../../support/checks/topics';
import {folderWith} from '../../support/folder-with';
import {runRemark} from '../../support/run-remark';
import {FRONT_MATTER, pageOf, problemsOf, writePage} from '../../support/written-page';

const DIAGRAM = `title: Two nodes
alt: One calls two.
nodes:
  - {id: one, label: one}
  - {id: two, label: two, live: true}
wires:
  - {from: one, to: two, label: calls}
`;

/** What stops a page that is read with these plugins. */
function stopOf(markdown: string, ...plugins: Parameters<typeof runRemark>[1][]): string {
  try {
    return JSON.stringify(runRemark(markdown, ...plugins));
  } catch (error) {
    return (error as Error).message;
  }
}

export const text = {
  spelling: ({file, text: input}: {file: string; text: string}) => {
    const options = ['--no-progress', '--no-summary', '--show-suggestions', `stdin://${file}`];
    return spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', ...options], {input, encoding: 'utf8'})
      .stdout.trim()
      .split('\n');
  },
  prose: (line: string) => checkProse([{path: 'docs/a.mdx', text: line}]),
  read: (body: string) => problemsOf(writePage(body)),
  /** A page with this line instead of its own for the title, the keywords or else the description. */
  'front matter': (line: string) => {
    const [key = 'description'] = /^(?:title|keywords)(?=:)/.exec(line) ?? [];
    return problemsOf(writePage('Text.', FRONT_MATTER.replace(new RegExp(`^${key}: .*$`, 'm'), line)));
  },
  length: (words: number) => checkPageLength([pageOf('word '.repeat(words))]),
  tabs: (body: string) => checkTabs([pageOf(body)]),
  /** Topics as the data has them, with pages by id. */
  topics: ({text: written, docs = {}}: {text: string; docs?: Record<string, string>}) => {
    const file = {path: 'src/data/topics.yaml', text: written};
    const pages = Object.entries(docs).map(([id, body]) => ({
      path: `docs/${id}.mdx`,
      text: `${FRONT_MATTER}${body}\n`,
    }));
    return checkTopics(parse(written) as Topic[], pages, file);
  },
  /** What a page that quotes a topic says of its home, with other pages by id. */
  home: ({home, docs}: {home: string; docs: Record<string, string>}) => {
    const read = (file: string) => {
      const body = docs[docId(file)];
      return body === undefined ? body : `${FRONT_MATTER}${body}\n`;
    };
    try {
      return JSON.stringify(quoteOf({id: 'cost', home}, read, Object.keys(docs)));
    } catch (error) {
      return (error as Error).message;
    }
  },
  /** A diagram, or what is changed in one that is right. Its first line is the second of the page. */
  diagram: (change: string | [from: string, to: string]) =>
    stopOf(
      `\`\`\`diagram\n${typeof change === 'string' ? change : DIAGRAM.replace(...change)}\n\`\`\``,
      remarkDiagrams,
    ),
  /** A fence that shows a part of one of these files. */
  'shown file': ({words, files = {}}: {words: string; files?: Record<string, string>}) =>
    stopOf(`Text.\n\n\`\`\`text ${words}\n\`\`\``, [remarkExamples, {folder: folderWith(files)}]),
  'topics as data': (written: string) => {
    const folder = folderWith({'topics.yaml': written});
    try {
      return JSON.stringify(readData(join(folder, 'topics.yaml'), topicsSchema));
    } catch (error) {
      return (error as Error).message.replace(`${folder}/`, '');
    }
  },
  duplicates,
};
