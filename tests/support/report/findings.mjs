import {relative} from 'node:path';

/**
 * A place and what is wrong there.
 *
 * @typedef {{file: string, line: number, message: string}} Finding
 */

const PLACED = /^\s*([\w@.][^\s:]*):(\d+)(?::\d+)?:? (?:- |error )?(.*)$/;

const placed = (output, pattern = PLACED) =>
  output.split('\n').flatMap((text) => {
    const [, file = '', line = '', message = ''] = pattern.exec(text) ?? [];
    return file ? [{file, line: Number(line), message: message.trim()}] : [];
  });

/** Tools that name a file once and list its findings below. */
function listed(output, pattern) {
  let file = '';
  return output.split('\n').flatMap((text) => {
    if (/^\S+\.\w+$/.test(text)) file = text.startsWith('/') ? relative(process.cwd(), text) : text;
    const [, line = '', message = ''] = pattern.exec(text) ?? [];
    return line && file ? [{file, line: Number(line), message: message.trim().replace(/\s{2,}/g, ': ')}] : [];
  });
}

const UNUSED = /^(?<name>\S+)\s+(?:\S+\s+)?(?<file>[^\s:]+):(?<line>\d+):\d+\s*$/;

function unused(output) {
  let section = '';
  return output.split('\n').flatMap((text) => {
    section = /^(Un\w+ .*) \(\d+\)/.exec(text)?.[1] ?? section;
    const {name = '', file = '', line = '1'} = UNUSED.exec(text)?.groups ?? {};
    if (file) return [{file, line: Number(line), message: `${section.toLowerCase()}: ${name}`}];
    return section === 'Unused files' && /^\S+\.\w+\s*$/.test(text)
      ? [{file: text.trim(), line: 1, message: 'unused file'}]
      : [];
  });
}

/** How each tool writes its findings, and the remedy where it doesn't say one. */
const TOOLS = {
  types: {read: (output) => placed(output, /^([^\s(]+)\((\d+),\d+\): error (.*)$/)},
  format: {
    read: (output) => placed(output.replace(/^(\S+\.\w+) \(\d+ms\)$/gm, '$1:1: not formatted.')),
    remedy: 'Run npm run fix.',
  },
  lint: {read: placed},
  styles: {
    read: (output) => listed(output, /^\s+(\d+):\d+\s+[✖×]\s+(.*)$/),
    remedy: 'npm run fix mends most of these.',
  },
  markdown: {read: placed, remedy: 'npm run fix mends most of these.'},
  spelling: {read: placed, remedy: 'Mend the word, or add it to words.txt if it is right.'},
  unused: {read: unused, remedy: 'Remove it, or name it in knip.ts with the reason.'},
};

/**
 * What a tool found.
 *
 * @param {string} tool last part of the script's name: `types` for `check:types`
 * @param {string} output what it printed
 * @returns {Finding[]}
 */
export function toolFindings(tool, output) {
  const {read, remedy} = TOOLS[tool] ?? {read: placed};
  const plain = output.replace(/\u001B\[[\d;]*m/g, '');
  return read(plain).map((finding) => ({...finding, message: [finding.message, remedy].filter(Boolean).join(' ')}));
}

/**
 * Names of tests that this machine can't run; each says what it needs.
 *
 * @param {{testResults: {assertionResults: {status: string, fullName: string}[]}[]}} report vitest's JSON
 */
export const skippedTests = ({testResults}) =>
  testResults.flatMap(({assertionResults}) =>
    assertionResults.filter(({status}) => ['skipped', 'pending'].includes(status)).map(({fullName}) => fullName),
  );

/**
 * What tests found: lines of their messages that begin with a place. The rest is returned as it is.
 *
 * @param {{testResults: {name: string, message?: string, assertionResults: {status: string, title: string, fullName: string, failureMessages: string[]}[]}[]}} report vitest's JSON
 * @returns {{findings: (Finding & {rule: string})[], others: string[]}}
 */
export function testFindings(report) {
  const findings = [];
  const others = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({status}) => status === 'failed');
    if (!failed.length && file.message) others.push(`${relative(process.cwd(), file.name)}: ${file.message}`);
    for (const {title, fullName, failureMessages} of failed) {
      const message = failureMessages.join('\n').replace(/^Error: /gm, '');
      const found = placed(message).filter(({file: path}) => !path.startsWith('node:'));
      const isList = found.length > 0 && !/^\s+at /m.test(message);
      if (isList) findings.push(...found.map((finding) => ({...finding, rule: title})));
      else others.push(`${relative(process.cwd(), file.name)}: ${fullName}\n${message}`);
    }
  }
  return {findings, others};
}
