/** Constants that the specification fixes, each in one named place. */

/** Levels of headings in the table of contents. */
export const TABLE_OF_CONTENTS = {minHeadingLevel: 2, maxHeadingLevel: 3} as const;

/** Colour mode: light by default, a switch for the reader, the system's preference is not respected. */
export const COLOR_MODE = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const;

/** Sidebar: always shown on desktop, categories stay as the reader left them. */
export const SIDEBAR = {hideable: false, autoCollapseCategories: false} as const;

/** The one version of the documentation. */
export const DOCS_VERSION = {name: 'current', label: 'Next'} as const;
