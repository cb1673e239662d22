import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {adapt} from '../../src/check/engine/adapt/adapt';
import {checkCompose} from '../../src/check/engine/check-compose';
import type {CheckInput, Finding} from '../../src/check/engine/types';

const rules = loadCheckRules();

export const checkFiles = (files: CheckInput['files'], input: Partial<CheckInput> = {}) =>
  checkCompose({files, provider: 'aws', ...input}, rules);
export const check = (text: string, input: Partial<CheckInput> = {}) =>
  checkFiles([{name: 'compose.yaml', text}], input);

export const MEMORY = '    deploy: {resources: {reservations: {memory: 512M}}}\n';
export const web = (lines: string): string => `services:\n  web:\n    image: nginx\n    ${lines}\n${MEMORY}`;
export const byRule = (findings: Finding[], rule: string): Finding | undefined =>
  findings.find((one) => one.rule === rule);
export const checkWeb = (lines: string, input: Partial<CheckInput> = {}) => check(web(lines), input);

/** The text of the file once it's adapted; undefined if there's nothing to change. */
export const adaptedText = (text: string, input: Partial<CheckInput> = {}): string | undefined =>
  adapt({files: [{name: 'compose.yaml', text}], provider: 'aws', ...input}, rules)?.files.find(
    ({name}) => name === 'compose.yaml',
  )?.text;
