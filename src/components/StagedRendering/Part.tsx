import {createElement, Fragment, type ReactNode} from 'react';

/** What stands below one heading, given by a function so that it is made by itself (plugins/rehype/staged-rendering). */
export function Part({children: [make]}: {children: [() => ReactNode[]]}): ReactNode {
  return createElement(Fragment, null, ...make());
}
