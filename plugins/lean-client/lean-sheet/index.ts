import postcss, {type Container, type Root} from 'postcss';
import {Compilation, type Compiler} from 'webpack';
import {isInLayer, removeOverridden} from './overridden';
import {inlineVariables, removeUnread} from './variables';

/** Takes out of cascade layers, which are those of Infima and the theme, selectors with a class that no script names. */
function removeUnworn(root: Root, others: string): void {
  const isWorn = (selector: string) =>
    [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].every(([, name = '']) => others.includes(name));
  root.walkRules((rule) => {
    if (!isInLayer(rule) || rule.selectors.every(isWorn)) return;
    rule.selectors = rule.selectors.filter(isWorn);
    if (!rule.selector) rule.remove();
  });
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node as Container);
    if (!node.nodes.length) node.remove();
  });
}

/** A sheet without what shows nowhere. `others` are the other sheets and the scripts. */
export function leanSheet(source: string, others: string): string {
  const root = postcss.parse(source);
  removeUnworn(root, others);
  removeOverridden(root);
  inlineVariables(root, others);
  removeUnread(root, others);
  removeEmpty(root);
  return root.toString();
}

/** Makes the sheet of the site smaller when all that may name its classes and variables is known, and nothing is nested. */
export class LeanSheetPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanSheetPlugin', (compilation) => {
      // After the minifier, which takes nested rules apart.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'LeanSheetPlugin', stage}, (assets) => {
        const isSheet = (name: string) => /\/styles\.\w+\.css$/.test(name);
        const names = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name));
        const others = names.flatMap((name) => (isSheet(name) ? [] : [assets[name]?.source().toString()])).join('\n');
        const {RawSource} = compiler.webpack.sources;
        for (const name of names.filter(isSheet)) {
          compilation.updateAsset(name, (source) => new RawSource(leanSheet(source.source().toString(), others)));
        }
      });
    });
  }
}
