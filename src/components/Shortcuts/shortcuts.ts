/** Keys by where they work; `mod` is Ctrl, or Cmd on Apple's computers. Those in one entry do the same. */
export const SHORTCUTS = [
  {
    place: 'Anywhere',
    entries: [
      {keys: ['mod K', '/'], what: 'Search'},
      {keys: ['?'], what: 'This list'},
      {keys: ['Esc'], what: 'Close what’s open'},
    ],
  },
  {
    place: 'In search',
    entries: [
      {keys: ['↑', '↓'], what: 'Next or previous result'},
      {keys: ['Enter'], what: 'Open the result'},
      {keys: ['mod I'], what: 'Ask a question'},
    ],
  },
  {
    place: 'In tabs',
    entries: [
      {keys: ['←', '→', '↑', '↓'], what: 'Next or previous tab'},
      {keys: ['Home', 'End'], what: 'First or last tab'},
      {keys: ['Enter', 'Space'], what: 'Choose'},
    ],
  },
] as const;

/** A key as the reader's keyboard has it. */
export const keyName = (key: string, isApple: boolean): string => key.replace('mod ', isApple ? '⌘ ' : 'Ctrl ');
