import {useHistory, useLocation} from '@docusaurus/router';
import {Children, type ReactElement, type ReactNode, isValidElement, useEffect, useId, useMemo, useState} from 'react';
import {replaceAddress} from '@site/src/navigation/replace-address';
import {ClearableField} from '@site/src/components/ClearableField/ClearableField';
import {emptyField} from '@site/src/lib/empty-field';
import {WidgetBoundary} from '@site/src/components/WidgetBoundary/WidgetBoundary';
import {
  type SampleFacts,
  KINDS,
  NO_FILTER,
  type SampleFilter,
  countValues,
  filterFromQuery,
  matches,
  queryOfFilter,
} from './filter';
import {MANAGED_LABELS, type SampleProps, listOf} from './Sample';
import '@site/src/css/forms.css';
import styles from './samples.module.css';

const LABELS = {language: 'Language', managed: 'Managed service', tag: 'Tag'};

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{children?: ReactNode}>(node) ? textOf(node.props.children) : '';
}

function factsOf({props}: ReactElement<SampleProps>): SampleFacts {
  const {name, title, languages, tags, managed, children} = props;
  return {
    about: [name, title, textOf(children)].join(' '),
    language: listOf(languages),
    managed: listOf(managed),
    tag: listOf(tags),
  };
}

/** Filter whose state is the query string, so that a choice can be shared and survives Back. */
function useFilter(): [SampleFilter, (change: Partial<SampleFilter>) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  // The build doesn't have a query, so the first render shows everything, as the built page does.
  const [filter, setFilter] = useState<SampleFilter>(NO_FILTER);
  // oxlint-disable-next-line react/set-state-in-effect -- the address is outside React, and hydration needs the first render as built
  useEffect(() => setFilter(filterFromQuery(search)), [search]);
  const change = (part: Partial<SampleFilter>) => {
    const next = {...filter, ...part};
    setFilter(next);
    replaceAddress(history, {pathname, search: queryOfFilter(next)});
  };
  return [filter, change];
}

function FilteredCatalog({children}: {children: ReactNode}): ReactNode {
  const entries = useMemo(
    () =>
      Children.toArray(children)
        .filter((child) => isValidElement<SampleProps>(child))
        .map((element) => ({element, facts: factsOf(element)})),
    [children],
  );
  const [filter, change] = useFilter();
  const text = useId();
  const shown = entries.filter((entry) => matches(entry.facts, filter));
  return (
    <div className={styles.catalog}>
      <form
        className={styles.filters}
        role="search"
        aria-label="Filter the samples"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="form-label">
          <label htmlFor={text}>Text</label>
          <ClearableField label="Clear the text" value={filter.q}>
            <input
              id={text}
              className="form-control"
              type="search"
              value={filter.q}
              placeholder="django postgres"
              onChange={(event) => change({q: event.target.value})}
            />
          </ClearableField>
        </div>
        {KINDS.map((kind) => (
          <label key={kind} className="form-label">
            <span>{LABELS[kind]}</span>
            <select
              className="form-control"
              value={filter[kind]}
              onChange={({target}) => change({[kind]: target.value})}
            >
              <option value="">All</option>
              {countValues(entries.map(({facts}) => facts[kind])).map(([option, count]) => (
                <option key={option} value={option}>
                  {(kind === 'managed' && MANAGED_LABELS[option]) || option} ({count})
                </option>
              ))}
            </select>
          </label>
        ))}
        <button
          type="button"
          className="btn btn--small"
          aria-disabled={!queryOfFilter(filter)}
          onClick={({currentTarget}) => {
            emptyField(currentTarget.form?.querySelector('input'));
            currentTarget.focus();
            change(NO_FILTER);
          }}
        >
          Show all
        </button>
      </form>
      <div>
        <p className={styles.count} role="status">
          {shown.length === entries.length
            ? `${entries.length} samples`
            : `${shown.length} of ${entries.length} samples`}
        </p>
        <ul className={styles.grid}>{shown.map((entry) => entry.element)}</ul>
      </div>
    </div>
  );
}

/** The catalog of samples with its filters. Everything is in the page without JavaScript; filtering hides. */
export function SampleCatalog({children}: {children: ReactNode}): ReactNode {
  return (
    <WidgetBoundary name="The filter" fallback={<ul className={styles.grid}>{children}</ul>}>
      <FilteredCatalog>{children}</FilteredCatalog>
    </WidgetBoundary>
  );
}
