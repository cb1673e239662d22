import {describe, expect, it} from 'vitest';
import {adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import {groupFindings} from 'compose-check/finding-groups';
import type {Finding, Reach, ServiceOutcome} from 'compose-check/types';
import {answerOf, notCarriedOver} from 'compose-check/words';
import {saidWrong} from './support/answer-lines';
import {rules} from './support/rules';
import {loadAnswerCases} from './support/verdict-cases';

/** Most cases have no port, and the check says of each that nobody reaches it. */
const UNREACHED = /gap:only-private/;

const findingLine = ({severity, rule, path, file, start}: Finding): string =>
  `${severity} ${rule} ${path} ${file === 'compose.yaml' ? '' : `${file}:`}${start.line}`;

const serviceLine = ({name, line, resource, page, address, addressDepends, ...service}: ServiceOutcome): string =>
  [
    `${line} ${name}: ${resource}`,
    page,
    service.managed && 'managed',
    service.job && 'once',
    service.public ? 'public' : 'private',
    address && `at ${address}`,
    addressDepends && 'or elsewhere',
    service.replicas && `${service.replicas} containers`,
    service.memory,
    service.build && 'built',
    service.dropped.length > 0 && `without ${service.dropped.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ');

const wireLine = ({from, to, by, isOpen}: Reach): string =>
  `${from ?? 'internet'} ${isOpen ? '->' : '-x'} ${to}${by ? ` by ${by}` : ''}`;

describe('the check answers', () => {
  it.each(loadAnswerCases())('$name', ({files, provider, mode, says, silent, adapted, ...expected}) => {
    const input = {files, provider, mode};
    const result = checkCompose(input, rules);
    expect(saidWrong(result, says, silent)).toEqual([]);
    if (expected.verdict) expect(result.verdict).toBe(expected.verdict);
    if (expected.first) expect(result.first.text).toMatch(new RegExp(expected.first));
    const isExpected = (line: string) => !UNREACHED.test(line) || expected.findings?.includes(line);
    if (expected.findings) expect(result.findings.map(findingLine).filter(isExpected)).toEqual(expected.findings);
    if (expected.services) expect(result.services.map(serviceLine)).toEqual(expected.services);
    const boxes = () => groupFindings(result.findings).map(({severity, rule}) => `${severity} ${rule}`);
    if (expected.boxes) expect(boxes()).toEqual(expected.boxes);
    if (expected.answer) expect(answerOf(result)).toBe(expected.answer);
    const lost = () => notCarriedOver(result.findings).map(({what, line}) => `${what} ${line}`);
    if (expected.lost) expect(lost()).toEqual(expected.lost);
    if (expected.reach) expect(result.reach.map(wireLine)).toEqual(expected.reach);
    const changed = () => adapt(input, rules)?.files.find(({name}) => name === 'compose.yaml')?.text;
    if (adapted === null) expect(changed()).toBeUndefined();
    else if (adapted !== undefined) expect(changed()).toMatch(new RegExp(adapted));
  });
});
