import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {translations} from './translations';

/** Types into DocSearch's field as a reader would. */
function type(text: string): void {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input || !set) return;
  set.call(input, text);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

function useScreen(container: Element): Element | null {
  const [screen, setScreen] = useState<Element | null>(null);
  useEffect(() => {
    const look = (): void => setScreen(container.querySelector('.DocSearch-NoResults'));
    const observer = new MutationObserver(look);
    observer.observe(container, {childList: true, subtree: true});
    look();
    return () => observer.disconnect();
  }, [container]);
  return screen;
}

interface Props {
  container: Element;
  suggestions: readonly string[];
  /** Whether the index or the service could not be reached. */
  hasFailed: boolean;
}

/** Takes the place of what DocSearch says of no results; see `observeClient`. */
function Failure(): ReactNode {
  const {titleText, helpText} = translations.errorScreen;
  return (
    <div className="site-search-failure">
      <p className="DocSearch-Title">{titleText}</p>
      <p className="DocSearch-Help">{helpText}</p>
    </div>
  );
}

/**
 * "Try searching for" below "No results found for". DocSearch only offers titles of earlier hits, and nothing when
 * there were none; these are the nearest titles of the site.
 */
export function NoResults({container, suggestions, hasFailed}: Props): ReactNode {
  const screen = useScreen(container);
  if (screen && hasFailed) return createPortal(<Failure />, screen);
  if (!screen || suggestions.length === 0) return null;
  return createPortal(
    <div className="site-search-suggestions">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="DocSearch-Prefill" onClick={() => type(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>,
    screen,
  );
}
