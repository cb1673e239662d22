import type {Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {site} from '../../../config/site';
import {loadCommands, loadEnvironment, loadGlobalFlags} from '../../../plugins/pages/data/commands';
import {loadMessages} from '../../../plugins/pages/data/check-rules';
import {attributeOf, isElement} from '../../../plugins/pages/mdast/element';
import type {Page} from '../../../plugins/pages/page';
import type {ReleaseMarks} from 'compose-check/data/release-marks';

/** Releases in which something came, went or changed. */
const releasesOf = ({since, removed, changed = []}: ReleaseMarks): string[] =>
  [since, removed, ...changed.map((change) => change.in)].filter((release) => release !== undefined);

/**
 * Releases of everything in the data, by the name that a code span uses. The same flag of several commands is one
 * entry.
 */
function knownReleases(): Map<string, string[]> {
  const known = new Map<string, string[]>();
  const add = (name: string, marks: ReleaseMarks) =>
    known.set(name, [...(known.get(name) ?? []), ...releasesOf(marks)]);
  for (const command of loadCommands()) {
    add(`${site.slug} ${command.command}`, command);
    for (const flag of command.flags) add(`--${flag.name}`, flag);
  }
  for (const flag of loadGlobalFlags()) add(`--${flag.name}`, flag);
  for (const {name, ...marks} of loadEnvironment()) for (const one of name.split(/, | or /)) add(one, marks);
  for (const {text, variants = [], ...marks} of loadMessages()) for (const one of [text, ...variants]) add(one, marks);
  return known;
}

/** `acme stack new --recipe` is about its flags, `acme stack new NAME` about the command. */
function namesOf(span: string): string[] {
  const flags = [...span.matchAll(/(?<=^| )--[a-z][a-z-]*/g)].map(([flag]) => flag);
  return flags.length ? flags : [span, span.replace(/(?: [A-Z][A-Z_/]*(?:\.\.\.)?)+$/, '')];
}

/** The code span that begins a cell or a paragraph, with nothing but a space or a parenthesis before the mark. */
function markedSpan(siblings: readonly PhrasingContent[], index: number): string | null {
  const [first, second] = siblings;
  const isBehind = index === 1 || (index === 2 && second?.type === 'text' && /^ ?\(?$/.test(second.value));
  const code = first?.type === 'link' && first.children.length === 1 ? first.children[0] : first;
  return isBehind && code?.type === 'inlineCode' ? toString(code) : null;
}

/**
 * Marks in prose that name a different release than the data do for the same flag, command, variable or message.
 */
export function checkProseMarks(pages: readonly Page[]): string[] {
  const known = knownReleases();
  return pages.flatMap(({file, tree}) => {
    const problems: string[] = [];
    visit(tree, (node: Nodes, index, parent) => {
      // Nodes made from data have no position.
      if (!isElement(node) || node.name !== 'ReleaseMark' || index === undefined || !parent?.position) return;
      const siblings = parent.children as PhrasingContent[];
      const span = attributeOf(node, 'kind') === 'changed' ? null : markedSpan(siblings, index);
      if (span === null) return;
      const named = namesOf(span).flatMap((name) => known.get(name) ?? []);
      const isKnown = namesOf(span).some((name) => known.has(name));
      const release = attributeOf(node, 'release') ?? '';
      if (!isKnown || named.includes(release)) return;
      problems.push(
        `${file}:${parent.position.start.line}: \`${span}\` is marked with ${release}, and the data say ${named.join(', ') || 'nothing of it'}: mend the mark, or the data.`,
      );
    });
    return problems;
  });
}
