import {type ComponentProps, type ReactNode, Children, isValidElement} from 'react';
import {Zoom} from './Zoom';

interface Props extends ComponentProps<'figure'> {
  /** Name of the figure, for the dialog that shows it large. */
  name: string;
}

/** The figure that plugins/remark/diagrams draws: two drawings and a caption. It can be enlarged. */
export function Diagram({name, children, ...props}: Props): ReactNode {
  // The dialog shows the drawing that suits the window, as the page does.
  const drawings = Children.toArray(children).filter(isValidElement).slice(0, 2);
  return (
    <figure {...props}>
      {/* A caption must be the first or last child of its figure. */}
      <Zoom title={name} picture={<div className="diagram">{drawings}</div>} />
      {children}
    </figure>
  );
}
