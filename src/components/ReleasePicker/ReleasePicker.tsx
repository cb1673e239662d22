import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import {useProduct} from '@site/src/hooks/use-product';
import {useOwnRelease} from '@site/src/hooks/use-own-release';
import styles from './release-picker.module.css';

/** Lets readers name the release they have: marks on the page then say what it lacks. */
export function ReleasePicker({releases}: {releases: string}): ReactNode {
  const id = useId();
  const {slug, cliVersion} = useProduct();
  const [own, slot] = useOwnRelease();
  const names = releases.split(' ');
  const value = own && names.includes(own) ? own : cliVersion;
  const choose = (release: string) => (release === cliVersion ? slot.del() : slot.set(release));
  return (
    <div className={styles.picker} data-markdown-ignore="">
      <label className={styles.label} htmlFor={id}>
        CLI
      </label>
      <select
        id={id}
        className={clsx('select', styles.select)}
        value={value}
        aria-describedby={`${id}-note`}
        onChange={(event) => choose(event.target.value)}
      >
        {names.map((release) => (
          <option key={release} value={release}>
            {release}
          </option>
        ))}
      </select>
      <span id={`${id}-note`} className="muted-sm">
        <code>{slug} version</code> prints yours. Whatever your version lacks is dimmed.
      </span>
    </div>
  );
}
