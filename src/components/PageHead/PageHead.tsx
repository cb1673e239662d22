import type {ReactNode} from 'react';

interface Props {
  title: string;
  description?: string | undefined;
  /** The title is a command and set in mono. */
  isCommand?: boolean;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
}

/** Head of a page: title, actions, and the description of one that has no answer of its own. */
export function PageHead({title, description, isCommand = false, actions}: Props): ReactNode {
  return (
    <header>
      <div className="between page-head">
        <h1>{isCommand ? <code>{title}</code> : title}</h1>
        {actions}
      </div>
      {description && <p className="lead">{description}</p>}
    </header>
  );
}
