import {describe, expect, it} from 'vitest';
import {learnVectors} from '../../plugins/commands/learn-vectors';
import {Vectors} from 'docs-index/vectors/vectors';
import {record} from '../../packages/docs-index/tests/records';

const SAYINGS: [title: string, phrases: string[]][] = [
  ['Backups', ['restore what was lost', 'copy of yesterday', 'lost rows of yesterday']],
  ['Domains', ['my own name on the web', 'name and certificate', 'own certificate on the web']],
  ['Scaling', ['more containers at noon', 'many visitors at noon', 'more room for many visitors']],
];
const records = SAYINGS.map(([title, keywords]) =>
  record({url: `/${title}`, title, keywords, content: keywords.join(', ')}),
);
const learn = () => learnVectors(records, (url) => (url === '/Backups' ? ['rows are lost, restore a copy'] : []));

describe('learned vectors', () => {
  it('bring a question near to the section whose phrases have its words', () => {
    const vectors = new Vectors(learn());
    for (const [place, question] of ['a copy of lost rows', 'certificate of a name', 'visitors at noon'].entries()) {
      const near = records.map(vectors.nearness(question));
      expect(near.indexOf(Math.max(...near)), question).toBe(place);
    }
  });

  it('are the same bytes twice', () => expect(learn()).toEqual(learn()));

  it('know no word that is there once', () => expect(learn().words.split(' ')).not.toContain('scale'));
});
