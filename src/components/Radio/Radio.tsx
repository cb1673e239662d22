import type {ComponentProps, ReactNode} from 'react';

/** A radio button that shows only its label. */
export function Radio({children, ...props}: ComponentProps<'input'>): ReactNode {
  return (
    <label className="radio">
      {children}
      <input type="radio" {...props} />
    </label>
  );
}
