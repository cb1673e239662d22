/** Accessibility statement, which the landing page of the docs shows and its Markdown says. */
export const ACCESSIBILITY = {
  title: 'Accessibility',
  paragraphs: [
    'We build these docs to meet WCAG 2.2 at level AA. Before a page is published, axe checks it in both color modes, at phone and desktop width.',
    'Everything works with a keyboard. Press ? to list the shortcuts and to turn off the single-key ones. You can zoom pages to 400%, and read them without JavaScript. They follow your system’s settings for high contrast and reduced motion, and print without menus. Every diagram is also described in words.',
    'Known limits: search, the sample filters and Ask need JavaScript, and a wide table scrolls sideways on a phone.',
  ],
  report: 'Something in your way? Report it',
} as const;
