// Eject: our look, and jumps instead of gliding when the reader prefers reduced motion; the theme's own scrolling
// doesn't ask.
import {ThemeClassNames, prefersReducedMotion} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './back-to-top.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <button
      type="button"
      aria-label="Scroll back to top"
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button, shown && styles.shown)}
      onClick={() => (prefersReducedMotion() ? window.scrollTo(0, 0) : scrollToTop())}
    />
  );
}
