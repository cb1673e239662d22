import {type RefObject, startTransition, useEffect, useState} from 'react';

/** True while the element's content is wider than the element. Until that is measured, it's assumed to fit. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => startTransition(() => setOverflows(element.scrollWidth > element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
