// Eject: two modes and our drawings; the original has a third, and names the stored choice instead of the mode on
// screen.
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Icon} from '@site/src/components/Icon/Icon';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function NavbarColorModeToggle({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {colorMode, setColorMode} = useColorMode();
  if (useThemeConfig().colorMode.disableSwitch) return null;
  const mode = `${colorMode} mode`;
  return (
    <div className={clsx('color-mode needs-script', className)}>
      <button
        type="button"
        className="icon-button"
        title={mode}
        aria-label={`Switch between dark and light mode (currently ${mode})`}
        disabled={!isBrowser}
        onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
      >
        {/* The style sheet shows one of them, before and after hydration. */}
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
    </div>
  );
}
