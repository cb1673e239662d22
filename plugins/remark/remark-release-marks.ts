import type {PhrasingContent, Root, Table} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {jsxBlock, paragraph} from '../pages/mdast/build';
import {loadReleases, releaseProblem} from '../pages/data/releases';
import {attributesOf, isElement} from '../pages/mdast/element';
import {placeOf} from '../pages/mdast/place';
import {removedMark, sinceMark} from './data-blocks/release-marks';

/** Replaces `<Since release="3.6.0" />` and `<Removed release="2.10.0" instead="…" />` by marks with words, so that search and agents see them. Adds the choices that change what a page shows. */
export function remarkReleaseMarks(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node) || !parent || index === undefined) return undefined;
      if (node.name !== 'Since' && node.name !== 'Removed') return undefined;
      const {release = '', instead} = attributesOf(node);
      const problem = releaseProblem(release);
      if (problem) throw new Error(`${placeOf(file, node)}: <${node.name}>: ${problem}.`);
      const nodes = node.name === 'Since' ? [sinceMark(release)] : removedMark(release, instead);
      const before = parent.children[index - 1];
      if (node.name === 'Since' && before?.type === 'text') before.value = before.value.trimEnd();
      const isBlock = node.type === 'mdxJsxFlowElement';
      const made = isBlock ? [paragraph(...nodes)] : nodes;
      (parent.children as (PhrasingContent | ReturnType<typeof paragraph>)[]).splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    if (hasMarkedRow(tree)) tree.children.splice(afterAnswer(tree), 0, picker());
    if (hasElement(tree, 'Engine')) tree.children.splice(afterAnswer(tree), 0, jsxBlock('EngineChoice', {}, []));
  };
}

/** Place after the first paragraph, which answers what the page is about. */
const afterAnswer = ({children}: Root): number => children.findIndex(({type}) => type === 'paragraph') + 1;

function hasElement(tree: Root | Table, name: string): boolean {
  let found = false;
  visit(tree, (node) => {
    found ||= isElement(node) && node.name === name;
  });
  return found;
}

/** The reader's own release changes what tables show, so the choice is above them. */
function hasMarkedRow(tree: Root): boolean {
  let found = false;
  visit(tree, 'table', (table) => {
    found ||= hasElement(table, 'ReleaseMark');
  });
  return found;
}

const picker = () =>
  jsxBlock(
    'ReleasePicker',
    {
      releases: loadReleases()
        .map(({release}) => release)
        .reverse()
        .join(' '),
    },
    [],
  );
