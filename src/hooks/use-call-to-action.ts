import {useThemeConfig} from '@docusaurus/theme-common';

/** The item at the right of the navbar: where a newcomer starts. */
export function useCallToAction(): {label: string; to: string} | undefined {
  const item = useThemeConfig().navbar.items.find(({position}) => position === 'right');
  return item && {label: String(item.label), to: String(item.to)};
}
