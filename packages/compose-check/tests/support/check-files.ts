import {adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import type {CheckInput} from 'compose-check/types';
import {rules} from './rules';

const inputOf = (text: string, input: Partial<CheckInput>): CheckInput => ({
  files: [{name: 'compose.yaml', text}],
  provider: 'aws',
  ...input,
});

export const check = (text: string, input: Partial<CheckInput> = {}) => checkCompose(inputOf(text, input), rules);

/** A file with one service, which has an image and memory. */
export const web = (lines: string): string =>
  `services:\n  web:\n    image: nginx\n    ${lines}\n    deploy: {resources: {reservations: {memory: 512M}}}\n`;

/** The text of the file once it's adapted; undefined if there's nothing to change. */
export const adaptedText = (text: string, input: Partial<CheckInput> = {}): string | undefined =>
  adapt(inputOf(text, input), rules)?.files.find(({name}) => name === 'compose.yaml')?.text;
