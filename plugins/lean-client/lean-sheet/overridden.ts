import type {AtRule, Container, Root} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import {longhands} from './properties';

/** A selector without combinators, as what it asks of an element. */
type Compound = ReadonlySet<string>;

const PSEUDO_ELEMENT = /^::|^:(?:before|after|first-line|first-letter)$/;

const pseudoElement = (compound: Compound): string | undefined =>
  [...compound].find((part) => PSEUDO_ELEMENT.test(part));

/** The compounds of each selector of a list, from the outermost to the element itself. */
function compoundsOf(selector: string): Compound[][] {
  return parseSelectors()
    .astSync(selector)
    .nodes.map(({nodes}) => {
      const parts = [new Set<string>()];
      for (const node of nodes) {
        if (node.type === 'combinator') parts.push(new Set());
        else
          parts.at(-1)?.add(
            String(node)
              .trim()
              .replace(/^::(?=before|after|first-)/, ':'),
          );
      }
      return parts;
    });
}

export const isInLayer = (node: Container): boolean =>
  (node.type === 'atrule' && (node as AtRule).name === 'layer') ||
  (node.parent !== undefined && isInLayer(node.parent as Container));

interface Winner {
  compound: Compound;
  sets: readonly string[];
}

/** What the rules outside of layers and conditions set, of those whose selector is one compound. */
function winnersOf(root: Root): Winner[] {
  return root.nodes.flatMap((rule) => {
    if (rule.type !== 'rule') return [];
    const sets = rule.nodes.flatMap((node) =>
      node.type === 'decl' && !node.value.includes('revert-layer') ? longhands(node.prop) : [],
    );
    return compoundsOf(rule.selector).flatMap(([compound, ...others]) =>
      compound && !others.length ? [{compound, sets}] : [],
    );
  });
}

/** Takes out of cascade layers what never shows, since a rule outside of all layers sets it on all of the elements. */
export function removeOverridden(root: Root): void {
  const winners = winnersOf(root);
  root.walkRules((rule) => {
    if (!isInLayer(rule) || (rule.parent as AtRule).name === 'keyframes') return;
    const setElsewhere = compoundsOf(rule.selector).map((parts) => {
      const element: Compound = parts.at(-1) ?? new Set();
      const isStronger = ({compound}: Winner) =>
        pseudoElement(compound) === pseudoElement(element) && [...compound].every((part) => element.has(part));
      return new Set(winners.filter(isStronger).flatMap(({sets}) => sets));
    });
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return;
      const own = longhands(node.prop);
      if (setElsewhere.every((set) => own.every((name) => set.has(name)))) node.remove();
    });
  });
}
