import type {ReactNode} from 'react';

/**
 * Punctuation where the eye sees a gap: screen readers pause, and text taken from the page doesn't run together.
 */
export const VisuallyHidden = ({children}: {children: string}): ReactNode => (
  <span className="visually-hidden">{children}</span>
);
