import {describe, expect, it} from 'vitest';
import {loadGlossary} from '../../plugins/pages/data/facts';
import {remarkElements} from '../../plugins/remark/remark-elements';
import {runRemark} from '../support/run-remark';

const run = (value: string) => JSON.stringify(runRemark(value, remarkElements));

describe('glossary', () => {
  it.each(['Two <Term>replicas</Term> run.', '- <Term>replica</Term>', 'One <Term> replica\n</Term> runs.'])(
    'links the word of %j to its meaning, which shows on hover',
    (text) => {
      const replica = loadGlossary().find(({term}) => term === 'replica');
      expect(run(text)).toContain(JSON.stringify({title: replica?.meaning}));
      expect(run(text)).toContain('/docs/concepts#term-replica');
    },
  );
});
