type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click follows a link in its own tab: no other button, and no key that opens or saves it elsewhere. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
