import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {Icon, type IconName} from '@site/src/components/Icon/Icon';

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
  return (
    <form action={useBaseUrl(action)} method="get" role="search" aria-label={label} className={className}>
      <div className="field">
        <Icon name={icon} />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          key={defaultValue}
          {...(defaultValue && {defaultValue})}
        />
        <button type="submit" className="icon-button" aria-label="Go">
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  );
}
