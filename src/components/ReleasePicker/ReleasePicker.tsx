import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useState} from 'react';
import {useProduct} from '@site/src/hooks/use-product';
import {useOwnRelease} from '@site/src/hooks/use-own-release';
import styles from './release-picker.module.css';

/** Assistive technology can open a menu without an event before. By then it has read what's above, in milliseconds. */
const LISTED_AFTER = 4000;

/**
 * Lets readers name the release they have: marks on the page then say what it lacks. The other releases are listed once a
 * reader comes near, or a little later, because all of them take a tenth of a page's styles.
 */
export function ReleasePicker({releases}: {releases: string}): ReactNode {
  const id = useId();
  const {slug, cliVersion} = useProduct();
  const [own, slot] = useOwnRelease();
  const names = releases.split(' ');
  const [isNear, setIsNear] = useState(false);
  const comeNear = () => setIsNear(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNear(true), LISTED_AFTER);
    return () => clearTimeout(timer);
  }, []);
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
        onPointerEnter={comeNear}
        onPointerDown={comeNear}
        onFocus={comeNear}
        onChange={(event) => choose(event.target.value)}
      >
        {(isNear ? names : [value]).map((release) => (
          <option key={release} value={release}>
            {release}
          </option>
        ))}
      </select>
      <span id={`${id}-note`} className={styles.note}>
        <code>{slug} version</code> prints yours. Whatever your version lacks is dimmed.
      </span>
    </div>
  );
}
