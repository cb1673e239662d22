import {useState} from 'react';

/**
 * Text of the field for a question.
 *
 * @param offered question that somebody else wrote, such as one of the address; each new one is filled in once
 */
export function useFieldText(offered: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(offered);
  const [before, setBefore] = useState(offered);
  if (offered !== before) {
    setBefore(offered);
    setText(offered);
  }
  return [text, setText];
}
