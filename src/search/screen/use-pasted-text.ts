import {type ClipboardEvent, useCallback, useState} from 'react';

/** Remembers what is pasted into a field of one line, which would drop the line breaks and, above a limit, the end. */
export function usePastedText(): [text: string, onPaste: (event: ClipboardEvent) => void] {
  const [text, setText] = useState('');
  const onPaste = useCallback((event: ClipboardEvent) => setText(event.clipboardData.getData('text/plain')), []);
  return [text, onPaste];
}
