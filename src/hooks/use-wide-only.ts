import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {HTMLAttributes, ReactNode} from 'react';

/** As in Docusaurus's `useWindowSize`: windows up to here have a drawer instead of a sidebar. */
const WIDEST_MOBILE = 996;

/** React neither walks through nor changes the HTML of an element that has these. */
const AS_IT_IS = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/**
 * What only a wide window shows, as attributes of its element. In a narrow one, the server's HTML stays as it is while
 * React takes over the page; then Docusaurus removes it.
 */
export function useWideOnly(children: ReactNode): HTMLAttributes<HTMLElement> {
  const isHydrating = !useIsBrowser() && ExecutionEnvironment.canUseDOM;
  return isHydrating && window.innerWidth <= WIDEST_MOBILE ? AS_IT_IS : {children};
}
