import {useEffect, useRef} from 'react';

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])');

/**
 * Takes files that are dropped anywhere on the page. The browser would open what's dropped next to a field, and leave the page. Text
 * that's dragged into a field is the browser's to insert.
 */
export function useDrops(onFiles: (files: File[]) => void): void {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      const hasFiles = event.dataTransfer?.types.includes('Files') ?? false;
      if (event.defaultPrevented || (isField(event.target) && !hasFiles)) return;
      event.preventDefault();
      if (event.type === 'drop' && hasFiles) take.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);
}
