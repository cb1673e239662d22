import {useState} from 'react';
import {fetchAhead} from '@site/src/lib/fetch-ahead';
import {showNotice} from '@site/src/resilience/notice';

let notice: HTMLElement | undefined;

/**
 * A part of the page whose code is fetched when the reader asks for it. React keeps a failed `lazy` forever and
 * throws it at the page; here the page stays as it is, says so, and the next press tries again.
 *
 * @returns the module while the part is open; what opens it; what closes it; what fetches it ahead of a press
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const open = () =>
    void load().then(
      (loaded) => {
        notice?.remove();
        setPart(loaded);
      },
      () => (notice = showNotice('This didn’t load. Try again.') ?? notice),
    );
  const close = () => setPart(undefined);
  const prepare = () => fetchAhead(load);
  return [part, open, close, prepare] as const;
}
