import {existsSync, readFileSync} from 'node:fs';
import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {cachePath, writeCached} from '../../pages/cache';
import {LineError, readYaml} from '../../pages/data/read-yaml';
import {placeOf} from '../../pages/mdast/place';
import {figure} from './figure';
import {diagramSchema} from './schema';

/** The figure of a fence; what a wrong one throws isn't kept. */
function drawFence(source: string): RootContent {
  const path = cachePath('diagrams', ['plugins/remark/diagrams'], source);
  if (!existsSync(path)) writeCached(path, JSON.stringify(figure(readYaml(source, diagramSchema).data)));
  return JSON.parse(readFileSync(path, 'utf8')) as RootContent;
}

/**
 * Replaces every fence `diagram` by a figure of inline SVG, drawn at build time. Comes after the tokens.
 * A wrong fence stops the build with file, line and remedy.
 */
export function remarkDiagrams(): Transformer<Root> {
  return (tree, file) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'diagram' || !parent || index === undefined) return;
      try {
        parent.children[index] = drawFence(node.value);
      } catch (error) {
        if (!(error instanceof LineError)) throw error;
        const line = (node.position?.start.line ?? 0) + error.line;
        const point = {line, column: 1};
        throw new Error(`${placeOf(file, {type: 'code', position: {start: point, end: point}})}: ${error.message}`);
      }
    });
  };
}
