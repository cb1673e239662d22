// Wrap: jumps instead of gliding when the reader prefers reduced motion; the theme's own scrolling does not ask.
import {prefersReducedMotion} from '@docusaurus/theme-common';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {MouseEvent, ReactNode} from 'react';

function jump(event: MouseEvent): void {
  if (!prefersReducedMotion()) return;
  event.stopPropagation();
  window.scrollTo(0, 0);
}

export default function BackToTopButtonWrapper(): ReactNode {
  return (
    <div onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
