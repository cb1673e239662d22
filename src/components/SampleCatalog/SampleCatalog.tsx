import useIsBrowser from '@docusaurus/useIsBrowser';
import {Children, type ReactElement, type ReactNode, isValidElement, useMemo} from 'react';
import {ClearableField} from '@site/src/components/ClearableField/ClearableField';
import {WidgetBoundary} from '@site/src/components/WidgetBoundary/WidgetBoundary';
import {useQuery} from '@site/src/hooks/use-query';
import {hasWords} from './has-words';
import {type SampleProps, servicesOf} from './Sample';
import '@site/src/css/forms.css';
import styles from './samples.module.css';

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{children?: ReactNode}>(node) ? textOf(node.props.children) : '';
}

/** All that a reader may look for in a sample. */
const wordsOf = ({props: {name, title, languages, tags, managed, children}}: ReactElement<SampleProps>): string =>
  [name, title, languages, tags, ...servicesOf(managed), textOf(children)].join(' ');

function FilteredCatalog({children}: {children: ReactNode}): ReactNode {
  const entries = useMemo(
    () =>
      Children.toArray(children)
        .filter((child) => isValidElement<SampleProps>(child))
        .map((element) => ({element, words: wordsOf(element)})),
    [children],
  );
  const [query, setQuery] = useQuery();
  // The build doesn't have a query, so the first render shows everything, as the built page does.
  const filter = useIsBrowser() ? query : '';
  const shown = entries.filter(({words}) => hasWords(words, filter));
  return (
    <div>
      <form role="search" aria-label="Filter the samples" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.filter}>
          <label htmlFor="samples-filter">Name, language, managed service or tag</label>
          <ClearableField label="Clear the text" value={filter}>
            <input
              id="samples-filter"
              className="form-control"
              type="search"
              value={filter}
              placeholder="django postgres"
              onChange={(event) => setQuery(event.target.value)}
            />
          </ClearableField>
        </div>
      </form>
      <p className={styles.count} role="status">
        {shown.length === entries.length ? `${entries.length} samples` : `${shown.length} of ${entries.length} samples`}
      </p>
      <ul className={styles.grid}>{shown.map(({element}) => element)}</ul>
    </div>
  );
}

/** The catalog of samples with its filter. Everything is in the page without JavaScript; filtering hides. */
export function SampleCatalog({children}: {children: ReactNode}): ReactNode {
  return (
    <WidgetBoundary name="The filter" fallback={<ul className={styles.grid}>{children}</ul>}>
      <FilteredCatalog>{children}</FilteredCatalog>
    </WidgetBoundary>
  );
}
