import {createElement, Fragment, type ReactNode} from 'react';

/** What's below one heading, given by a function so that it's made on its own (plugins/rehype/staged-rendering). */
export function Part({children: [make]}: {children: [() => ReactNode[]]}): ReactNode {
  return createElement(Fragment, null, ...make());
}
