// Eject: names the mode that is shown instead of the stored choice, which is "system" until the reader chooses.
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const {disableSwitch, respectPrefersColorScheme} = useThemeConfig().colorMode;
  const {colorMode, setColorMode} = useColorMode();
  if (disableSwitch) return null;
  return (
    <ColorModeToggle
      className={clsx('color-mode', className)}
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={colorMode}
      onChange={setColorMode}
    />
  );
}
