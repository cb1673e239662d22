import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {FormEvent, ReactNode} from 'react';
import {reportTyping} from '@site/src/analytics/report-typing';
import {Icon, type IconName} from '@site/src/components/Icon/Icon';

/** Questions aren't searches: `docsSearch` is for those. */
const SEARCH = '/search';

interface Props {
  /** Page that answers; it reads the parameter `q`. */
  action: string;
  label: string;
  placeholder?: string;
  defaultValue?: string;
  icon?: IconName;
  className?: string | undefined;
}

/** A form that works without a script: one field whose words go to a page as `?q=`. */
export function SearchField({
  action,
  label,
  placeholder = label,
  defaultValue,
  icon = 'search',
  className,
}: Props): ReactNode {
  const history = useHistory();
  const page = useBaseUrl(action);
  // Without loading the site again, so that what was typed is reported from there.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    history.push(`${page}?q=${encodeURIComponent(new FormData(event.currentTarget).get('q') as string)}`);
  };
  const report = ({currentTarget}: FormEvent<HTMLInputElement>) => reportTyping(currentTarget.value);
  return (
    <form action={page} method="get" role="search" aria-label={label} className={className} onSubmit={submit}>
      <div className="field">
        <Icon name={icon} />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          key={defaultValue}
          {...(action === SEARCH && {onInput: report})}
          {...(defaultValue && {defaultValue})}
        />
        <button type="submit" className="icon-button" aria-label="Go">
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
