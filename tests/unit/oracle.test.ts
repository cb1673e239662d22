import {describe, expect, it} from 'vitest';
import {differences} from '../../tools/oracle/differences';
import type {RecordedAnswer} from '../../packages/compose-check/tests/support/verdict-cases';

const yes: RecordedAnswer = {stops: false, stage: 'done', messages: []};
const no: RecordedAnswer = {stops: true, stage: 'load', messages: ['empty compose file']};

describe('comparison with the tool', () => {
  it('says nothing about answers that are the same', () =>
    expect(differences({a: yes, b: no}, {b: no, a: yes})).toEqual([]));

  it('shows both answers where they differ, and cases that only one side has', () =>
    expect(differences({a: yes, gone: yes}, {a: no, new: {...yes, config: ['NAME']}})).toEqual([
      'a\n  was deploys (done)\n  now stops (load)\n      empty compose file',
      'gone\n  was deploys (done)\n  now nothing',
      'new\n  was nothing\n  now deploys (done)\n      NAME',
    ]));
});
