import type {AtRule, Container, Declaration, Root, Rule} from 'postcss';

const USE = /var\(\s*(--[\w-]+)\s*\)/g;

const isConditional = (node: Container | undefined): boolean =>
  node !== undefined &&
  ((node.type === 'atrule' && (node as AtRule).name !== 'layer') ||
    isConditional(node.parent as Container | undefined));

/** The element that wears the color mode. */
const PAGE = /^(:root|html|(html)?\[data-theme=[^\]]+\])$/;

const isOfPage = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' && (parent as Rule).selectors.every((selector) => PAGE.test(selector));

/** Not what stands for a value of another element, or for none. */
const isValue = (text: string): boolean =>
  !/^(inherit|initial|unset|revert.*)$/.test(text) && !text.replaceAll(USE, '').includes('var(');

function declarationsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

/**
 * Puts the value of a variable of Infima where it is read, if the page alone declares it, once, and out of values that only
 * the page declares: elements inherit all of them as they are. `others` are the other sheets and the scripts.
 */
export function inlineVariables(root: Root, others: string): void {
  const declarations = declarationsOf(root);
  const isSetElsewhere = (name: string) => new RegExp(`${name}(?:["'\`]|\\s*:)`).test(others);
  const isInherited = (name: string) => (declarations.get(name) ?? []).every(isOfPage) && !isSetElsewhere(name);
  for (const [name, [declaration, second]] of declarations) {
    if (!declaration || second || !name.startsWith('--ifm-') || others.includes(name)) continue;
    const {value} = declaration;
    if (!isOfPage(declaration) || isConditional(declaration.parent) || !isValue(value)) continue;
    if (![...value.matchAll(USE)].every(([, used = '']) => isInherited(used))) continue;
    root.walkDecls((reader) => {
      if (!reader.value.includes(name)) return;
      // The minifier writes `var(--a)solid`.
      const inlined = reader.value.replaceAll(USE, (use, used) => (used === name ? ` ${value} ` : use));
      reader.value = inlined.replaceAll(/ +/g, ' ').trim();
    });
  }
}

/** Takes out variables that nothing reads, and then those that only they read. */
export function removeUnread(root: Root, others: string): void {
  for (;;) {
    const text = root.toString();
    const unread = new Set<Declaration>();
    // The first kind is how the minifier says which color mode it is.
    root.walkDecls(/^--(?!lightningcss)/, (declaration) => {
      const isRead =
        new RegExp(`var\\(\\s*${declaration.prop}(?![\\w-])`).test(text) || others.includes(declaration.prop);
      if (!isRead) unread.add(declaration);
    });
    if (!unread.size) return;
    for (const declaration of unread) declaration.remove();
  }
}
