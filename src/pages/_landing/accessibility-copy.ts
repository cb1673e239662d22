/** Accessibility statement, which the landing page of the docs shows and its Markdown says. */
export const ACCESSIBILITY = {
  title: 'Accessibility',
  paragraphs: [
    'These docs are built to meet WCAG 2.2 at level AA. Every page is checked with axe in both color modes, at the widths of a phone and a desktop, before it is published.',
    'Everything works with a keyboard: press ? to list the shortcuts and to switch off the single-key ones. Pages can be zoomed to 400%, follow the system in high contrast and reduced motion, print without menus, and can be read without JavaScript. Every diagram is also described in words.',
    'Known limits: the search, the filter of the samples and Ask need JavaScript, and a wide table scrolls sideways on a phone.',
  ],
  report: 'Something is in your way? Report it',
} as const;
