import {type ComponentProps, type ReactNode, Children, isValidElement} from 'react';
import {Zoom} from './Zoom';

interface Props extends ComponentProps<'figure'> {
  /** Name of the figure, for the dialog that shows it large. */
  name: string;
}

/** The figure that plugins/remark/diagrams draws: two drawings and a caption. The wide drawing can be enlarged. */
export function Diagram({name, children, ...props}: Props): ReactNode {
  const wide = Children.toArray(children).find((child) => isValidElement(child));
  return (
    <figure {...props}>
      {/* A caption must be the first or last child of its figure. */}
      <Zoom title={name} picture={<div className="diagram">{wide}</div>} />
      {children}
    </figure>
  );
}
