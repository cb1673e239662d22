import type {Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {
  inheritedFlags,
  loadCommands,
  loadEnvironment,
  loadExitCodes,
  loadGlobalFlags,
  parentPath,
} from '../../plugins/pages/data/commands';
import {loadComposeSections, loadMessageGroup} from '../../plugins/pages/data/check-rules';
import {dataFiles} from '../../plugins/pages/data/read-data';
import {loadProviders} from '../../plugins/pages/data/providers';
import {attributeOf, isElement} from '../../plugins/pages/mdast/element';
import {sectionsOf, usage} from '../../plugins/remark/cli-reference/sections';
import {cliCommands, cliEnvironment, cliExitCodes, cliGlobalFlags} from '../../plugins/remark/data-blocks/cli';
import {composeKeys} from '../../plugins/remark/data-blocks/compose-keys';
import {messages} from '../../plugins/remark/data-blocks/messages';
import {providerFeatures, providerMatrix} from '../../plugins/remark/data-blocks/providers';
import {releases} from '../../plugins/remark/data-blocks/releases';
import type {ReleaseMarks} from 'compose-check/data/release-marks';
import {GROUPS} from '../../src/data/cli/schema';

const all = (facts: readonly ReleaseMarks[]): string[] =>
  facts.flatMap(({since, removed, changed = []}) => [
    ...(since ? [`since ${since}`] : []),
    ...(removed ? [`removed ${removed}`] : []),
    ...changed.map((change) => `changed ${change.in}`),
  ]);
/** Of facts whose changes are told elsewhere. */
const visible = (facts: readonly ReleaseMarks[]): string[] => all(facts.map(({since, removed}) => ({since, removed})));

/** The marks below nodes, sorted. */
function marksIn(children: RootContent[]): string[] {
  const marks: string[] = [];
  visit({type: 'root', children} as Root, (one: Nodes) => {
    if (isElement(one) && one.name === 'ReleaseMark')
      marks.push(`${attributeOf(one, 'kind')} ${attributeOf(one, 'release')}`);
  });
  return marks.sort();
}

/** What is made from data, and the marks of its facts. */
function made(): [name: string, blocks: RootContent[], marks: string[]][] {
  const commands = loadCommands();
  const {providers, groups} = loadProviders();
  const features = groups.flatMap((group) => group.features);
  return [
    ...commands.map((command): ReturnType<typeof made>[number] => {
      const {since, aliases, arguments: args, flags, exitCodes, errors, changed} = command;
      const children = commands.filter(({command: path}) => path && parentPath(path) === command.command);
      return [
        'command',
        [...usage(command), ...sectionsOf(command, commands)],
        [
          ...all([{since}, ...args, ...flags, ...exitCodes, ...errors, {changed}]),
          ...visible([
            ...inheritedFlags(command, commands),
            ...children,
            ...aliases.filter((alias) => typeof alias !== 'string'),
          ]),
        ],
      ];
    }),
    ['commands', cliCommands(), visible(commands.filter(({group}) => group in GROUPS))],
    ['global flags', cliGlobalFlags(), all(loadGlobalFlags())],
    ['variables', cliEnvironment(), all(loadEnvironment())],
    ['exit codes', cliExitCodes(), all(loadExitCodes())],
    ...loadComposeSections().map(({section, keys}) => ['keys', composeKeys(section), all(keys)]),
    ...dataFiles('packages/compose-check/data/messages').map((group) => {
      const own = loadMessageGroup(group);
      const former = own.flatMap(({former: texts = []}) => texts.map(({removed}) => `before ${removed}`));
      return ['messages', messages(group), [...all(own), ...former]];
    }),
    [
      'matrix',
      providerMatrix(),
      [...visible(features), ...features.flatMap(({values}) => providers.flatMap(({id}) => all([values[id] ?? {}])))],
    ],
    ...providers.map(({id}) => {
      const known = features.filter(({values}) => values[id]?.support !== 'unknown');
      const marks = [...visible(known), ...all(known.map(({values}) => values[id] ?? {}))];
      return ['features', providerFeatures(id), marks];
    }),
  ] as [string, RootContent[], string[]][];
}

it('marks what a release brought, changed and took away in every table made from data', () => {
  const shown = made();
  for (const [name, blocks, marks] of shown) expect(marksIn(blocks), name).toEqual(marks.toSorted());
  // Without any, a table would prove nothing.
  expect(new Set(shown.flatMap(([name, , marks]) => (marks.length ? name : []))).size).toBe(9);
});

it('shows code as code in lists that are made from data', () => {
  const commands = loadCommands();
  const blocks = [...releases('/docs/releases'), ...commands.flatMap((command) => sectionsOf(command, commands))];
  const literal: string[] = [];
  visit({type: 'root', children: blocks} as Root, 'text', ({value}) => {
    if (value.includes('`')) literal.push(value);
  });
  expect(literal).toEqual([]);
});
