import {copyText} from '@site/src/lib/copy-text';

/** Puts text on the clipboard that is still on its way: Safari wants the write within the press, and takes a promise. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const content = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': content})]);
    return true;
  } catch {
    // Not known here, or refused: when the text is there, the other ways may still work.
    return text.then(copyText, () => false);
  }
}
