import {createElement, Fragment, type ReactNode} from 'react';

/**
 * The content below one heading, passed as a function so that it's compiled separately
 * (plugins/rehype/staged-rendering).
 */
export function Part({children: [make]}: {children: [() => ReactNode[]]}): ReactNode {
  return createElement(Fragment, null, ...make());
}
