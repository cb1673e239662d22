import type {ArrayExpression, CallExpression, Expression, FunctionExpression, Program, Property} from 'estree';
import {visit} from 'estree-util-visit';

const isPart = ({arguments: [component]}: CallExpression): boolean =>
  component?.type === 'Identifier' && component.name === 'Part';

const isChildren = (property: {type: string}): property is Property =>
  property.type === 'Property' &&
  (property as Property).key.type === 'Identifier' &&
  ((property as Property).key as {name: string}).name === 'children';

const list = (...elements: Expression[]): ArrayExpression => ({type: 'ArrayExpression', elements});

/** No arrow: V8 reads those in full with the function around them, and skips what is in others until they are called. */
const functionOf = (value: Expression): FunctionExpression => ({
  type: 'FunctionExpression',
  params: [],
  body: {type: 'BlockStatement', body: [{type: 'ReturnStatement', argument: value}]},
});

/**
 * Wraps the children of each `Part` in a function, so that the browser compiles a long page part by part and React can
 * yield between parts. After a navigation, parts below the first screen are compiled only when it has been painted.
 */
export function recmaParts() {
  return (tree: Program): void => {
    visit(tree, (node) => {
      if (node.type !== 'CallExpression' || !isPart(node)) return;
      const [, props] = node.arguments;
      if (props?.type !== 'ObjectExpression') return;
      const children = props.properties.find(isChildren);
      if (!children) return;
      const value = children.value as Expression;
      const body = value.type === 'ArrayExpression' ? value : list(value);
      // In a list, because the call may be the one for several children, and React expects a list there.
      children.value = list(functionOf(body));
    });
  };
}
