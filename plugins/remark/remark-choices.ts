import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {loadReleases} from '../pages/data/releases';
import {jsxBlock} from '../pages/mdast/build';
import {findNode, isNamed} from '../pages/mdast/element';

/** The reader's own release changes what tables show. */
const isMarked = (node: Nodes): boolean =>
  node.type === 'table' && findNode(node, (one) => isNamed(one, 'ReleaseMark')) !== undefined;

/** Adds the choices that change what a page shows. They're after its first paragraph, which answers what the page is about. */
export function remarkChoices(): Transformer<Root> {
  return (tree) => {
    const releases = loadReleases().map(({release}) => release);
    const choices = [
      ...(findNode(tree, (node) => isNamed(node, 'Engine')) ? [jsxBlock('EngineChoice')] : []),
      ...(findNode(tree, isMarked) ? [jsxBlock('ReleasePicker', {releases: releases.reverse().join(' ')})] : []),
    ];
    tree.children.splice(tree.children.findIndex(({type}) => type === 'paragraph') + 1, 0, ...choices);
  };
}
