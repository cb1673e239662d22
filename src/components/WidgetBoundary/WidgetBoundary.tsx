import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ReactNode} from 'react';

interface Props {
  /** What stopped, as the reader calls it: "The filter". */
  name: string;
  /** Shown instead of the widget, along with the message. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a crash inside one widget from taking down the page around it. */
export function WidgetBoundary({name, fallback, children}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <>
          <div className="callout row muted-sm" role="alert">
            <p>
              {name} stopped working: {error.message}
            </p>
            <button type="button" className="btn btn--small" onClick={tryAgain}>
              Try again
            </button>
          </div>
          {fallback}
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
