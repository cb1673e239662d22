import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {loadReleases} from '../pages/data/releases';
import {jsxBlock} from '../pages/mdast/build';
import {isElement} from '../pages/mdast/element';

function hasElement(tree: Nodes, name: string): boolean {
  let found = false;
  visit(tree, (node) => void (found ||= isElement(node) && node.name === name));
  return found;
}

/** The reader's own release changes what tables show. */
function hasMarkedRow(tree: Root): boolean {
  let found = false;
  visit(tree, 'table', (table) => void (found ||= hasElement(table, 'ReleaseMark')));
  return found;
}

/** Adds the choices that change what a page shows. They're after its first paragraph, which answers what the page is about. */
export function remarkChoices(): Transformer<Root> {
  return (tree) => {
    const releases = loadReleases().map(({release}) => release);
    const choices = [
      ...(hasElement(tree, 'Engine') ? [jsxBlock('EngineChoice')] : []),
      ...(hasMarkedRow(tree) ? [jsxBlock('ReleasePicker', {releases: releases.reverse().join(' ')})] : []),
    ];
    tree.children.splice(tree.children.findIndex(({type}) => type === 'paragraph') + 1, 0, ...choices);
  };
}
