import {relative} from 'node:path';
import type {Plugin} from 'postcss';

const LAYERS: [layer: string, sheets: RegExp][] = [
  ['components', /\.module\.css$/],
  ['tokens', /^src\/css\/tokens\.css$/],
  ['base', /^src\/css\/base\.css$/],
  ['theme', /^src\//],
];

/** The layer of a style sheet; undefined for those that only name fonts or layers, and for packages. */
export const layerOf = (path: string): string | undefined =>
  /^src\/css\/(?:layers|fonts|index|docs\/index)\.css$/.test(path)
    ? undefined
    : LAYERS.find(([, sheets]) => sheets.test(path))?.[0];

/** Puts each style sheet into its layer of src/css/layers.css. */
export const cascadeLayers: Plugin = {
  postcssPlugin: 'cascade-layers',
  Once(root, {AtRule}) {
    const file = root.source?.input.file;
    const layer = file && layerOf(relative(process.cwd(), file).replaceAll('\\', '/'));
    if (!layer) return;
    const block = new AtRule({name: 'layer', params: layer, nodes: root.nodes, raws: {between: ' '}});
    root.removeAll();
    root.append(block);
  },
};
