import {type ReactNode, useId} from 'react';
import {useProduct} from '@site/src/hooks/use-product';
import {useOwnRelease} from '@site/src/hooks/use-own-release';

/** Lets readers name the release they have: marks on the page then say what it lacks. */
export function ReleasePicker({releases}: {releases: string}): ReactNode {
  const id = useId();
  const {slug, cliVersion} = useProduct();
  const [own, slot] = useOwnRelease();
  const names = releases.split(' ');
  const value = own && names.includes(own) ? own : cliVersion;
  const choose = (release: string) => (release === cliVersion ? slot.del() : slot.set(release));
  return (
    <div className="needs-script screen-only row text-sm" data-markdown-ignore="">
      <label htmlFor={id}>
        <b>CLI</b>
      </label>
      <select
        id={id}
        className="select"
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
