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
