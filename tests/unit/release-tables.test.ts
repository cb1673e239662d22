import type {Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {loadCommands, loadEnvironment, loadExitCodes, loadGlobalFlags} from '../../plugins/pages/data/commands';
import {loadComposeSections, loadMessageGroup} from '../../plugins/pages/data/check-rules';
import {dataFiles} from '../../plugins/pages/data/read-data';
import {loadProviders} from '../../plugins/pages/data/providers';
import {attributeOf, isElement} from '../../plugins/pages/mdast/element';
import {commandTable, flagTable, sectionsOf, usage} from '../../plugins/remark/cli-reference/sections';
import {cliCommands, cliEnvironment, cliExitCodes, cliGlobalFlags} from '../../plugins/remark/data-blocks/cli';
import {composeKeys} from '../../plugins/remark/data-blocks/compose-keys';
import {messages} from '../../plugins/remark/data-blocks/messages';
import {providerFeatures, providerMatrix} from '../../plugins/remark/data-blocks/providers';
import {releases} from '../../plugins/remark/data-blocks/releases';
import type {ReleaseMarks} from 'compose-check/data/release-marks';
import {GROUPS} from '../../src/data/cli/schema';

/** Tables that have to have marks. */
const seen = new Set<string>();

const marksOf = ({since, removed, changed = []}: ReleaseMarks): string[] =>
  [
    since && `since ${since}`,
    removed && `removed ${removed}`,
    ...changed.map((change) => `changed ${change.in}`),
  ].filter((mark) => mark !== undefined && mark !== '') as string[];

/** The marks below a node, sorted. */
function marksIn(node: Nodes): string[] {
  const marks: string[] = [];
  visit(node, (one: Nodes) => {
    if (isElement(one) && one.name === 'ReleaseMark')
      marks.push(`${attributeOf(one, 'kind')} ${attributeOf(one, 'release')}`);
  });
  return marks.sort();
}

/** The rows of tables, and the messages of a group. */
const rowsOf = (blocks: RootContent[]): Nodes[] =>
  blocks.flatMap((block): Nodes[] => {
    if (block.type === 'table') return block.children.slice(1);
    return isElement(block) ? block.children : [];
  });

/** Each row of a table has the marks of its fact, in the order of the data. */
function expectMarks(name: string, blocks: RootContent[], marks: readonly string[][]): void {
  expect(
    rowsOf(blocks).map((row) => marksIn(row)),
    name,
  ).toEqual(marks.map((one) => one.toSorted()));
  if (marks.flat().length) seen.add(name);
}

const each = (facts: readonly ReleaseMarks[]) => facts.map(marksOf);
const visible = ({since, removed}: ReleaseMarks) => marksOf({since, removed});

it('marks what a release brought, changed and took away in every table made from data', () => {
  const commands = loadCommands();
  for (const command of commands) {
    const children = commands.filter(({command: path}) => path.replace(/ ?[^ ]+$/, '') === command.command && path);
    expectMarks('subcommands', [commandTable(children)], children.map(visible));
    expectMarks('flags', [flagTable(command.flags)], each(command.flags));
    const blocks = sectionsOf(command, commands);
    const under = (title: string) => {
      const at = blocks.findIndex((block) => block.type === 'heading' && toString(block) === title);
      return at < 0 ? [] : blocks.slice(at + 1, at + 2);
    };
    expectMarks('arguments', under('Arguments'), each(command.arguments));
    expectMarks('exit-codes', under('Exit codes'), each(command.exitCodes));
    expectMarks('errors', under('Errors'), each(command.errors));
    expect(marksIn({type: 'root', children: under('Changes')} as Root), command.command).toEqual(
      marksOf({changed: command.changed}).sort(),
    );
    const aliases = command.aliases.filter((alias) => typeof alias !== 'string');
    expect(marksIn({type: 'root', children: usage(command)} as Root), command.command).toEqual(
      [...marksOf({since: command.since}), ...aliases.flatMap(visible)].sort(),
    );
  }
  const grouped = Object.keys(GROUPS).flatMap((group) => commands.filter((command) => command.group === group));
  expectMarks('commands', cliCommands(), grouped.map(visible));
  expectMarks('global-flags', cliGlobalFlags(), each(loadGlobalFlags()));
  expectMarks('variables', cliEnvironment(), each(loadEnvironment()));
  expectMarks('all-exit-codes', cliExitCodes(), each(loadExitCodes()));
  for (const {section, keys} of loadComposeSections()) expectMarks('compose', composeKeys(section), each(keys));
  for (const group of dataFiles('packages/compose-check/data/messages')) {
    const all = loadMessageGroup(group);
    const former = all.map(({former: texts = []}) => texts.map(({removed}) => `before ${removed}`));
    expectMarks(
      'messages',
      messages(group),
      all.map((one, at) => [...marksOf(one), ...(former[at] ?? [])]),
    );
  }
  const {providers, groups} = loadProviders();
  const features = groups.flatMap((group) => group.features);
  const valueOf = (feature: (typeof features)[number], id: string) => marksOf(feature.values[id] ?? {});
  expectMarks(
    'matrix',
    providerMatrix(),
    features.map((feature) => [...visible(feature), ...providers.flatMap(({id}) => valueOf(feature, id))]),
  );
  for (const {id} of providers)
    expectMarks(
      'features',
      providerFeatures(id),
      features
        .filter(({values}) => values[id]?.support !== 'unknown')
        .map((feature) => [...visible(feature), ...valueOf(feature, id)]),
    );
  // As many tables have marks in their data now: without any, a table would prove nothing.
  expect(seen.size).toBe(13);
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
