import {type RefObject, useLayoutEffect} from 'react';

/**
 * Keeps pointer, keyboard and screen readers out of the page behind the modal, which DocSearch doesn't
 * (algolia/docsearch#1370).
 */
export function useInertPage(box: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const others = [...document.body.children].filter(
      (child) => child !== box.current && !child.hasAttribute('inert') && child.tagName !== 'SCRIPT',
    );
    for (const other of others) other.setAttribute('inert', '');
    return () => {
      for (const other of others) other.removeAttribute('inert');
    };
  }, [box]);
}
