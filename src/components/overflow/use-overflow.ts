import {type RefObject, useEffect, useState} from 'react';

/** True while the element holds more than it shows sideways; undefined until that is measured. */
export function useOverflow(ref: RefObject<HTMLElement>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
