// Eject: a dialog that shows the site or the section, by two buttons, instead of two sliding panels; keeps the focus
// while open, is empty while closed, and has Get Started at its foot.
import Link from '@docusaurus/Link';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useLockBodyScroll, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import clsx from 'clsx';
import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';
import {useSection} from '@site/src/hooks/use-section';

const FOCUSABLE = 'a[href], button:not([disabled])';

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

function Drawer(): ReactNode {
  const sidebar = useNavbarMobileSidebar();
  const {content: section} = useNavbarSecondaryMenu();
  const hasSection = Boolean(section);
  const sectionLabel = useSection()?.label ?? 'Section';
  const {items} = useThemeConfig().navbar;
  // Where a newcomer starts.
  const action = items.find(({position}) => position === 'right');
  const dialog = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<'site' | 'section'>('section');
  const panel = hasSection ? chosen : 'site';
  // All links of a section once more: no page has to wait for them. They stay until the dialog has slid out.
  const [isFilled, setIsFilled] = useState(false);
  if (sidebar.shown && !isFilled) setIsFilled(true);

  // In the section's list, the page that the reader is on is what they know.
  useEffect(() => {
    if (!isFilled || !hasSection || panel !== 'section') return;
    const pages = dialog.current?.querySelectorAll('.drawer__panel:not([hidden]) [aria-current="page"]');
    [...(pages ?? [])].at(-1)?.scrollIntoView({block: 'center'});
  }, [isFilled, hasSection, panel]);

  useEffect(() => {
    if (!sidebar.shown) return undefined;
    const opener = document.activeElement;
    dialog.current?.querySelector<HTMLElement>('.icon-button')?.focus();
    return () => {
      setChosen('section');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [sidebar.shown]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') sidebar.toggle();
    if (event.key !== 'Tab' || !dialog.current) return;
    const stops = [...dialog.current.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  // Plain buttons: two lists of links aren't tabs, which would need arrow keys.
  const tab = (name: 'site' | 'section', label: string) => (
    <button type="button" aria-pressed={panel === name} className="tabs__item" onClick={() => setChosen(name)}>
      {label}
    </button>
  );

  const content = (name: 'site' | 'section', children: ReactNode) => (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'drawer__panel')} hidden={panel !== name}>
      {children}
    </div>
  );

  return (
    // The keys belong to the dialog as a whole.
    <div
      ref={dialog}
      role="dialog"
      aria-modal={sidebar.shown}
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      onKeyDown={onKeyDown}
      onTransitionEnd={({target}) => target === dialog.current && !sidebar.shown && setIsFilled(false)}
    >
      {isFilled && (
        <>
          <div className="between navbar-sidebar__brand">
            <Wordmark className="navbar__brand" docs />
            <button type="button" className="icon-button" aria-label="Close menu" onClick={sidebar.toggle}>
              <Icon name="close" />
            </button>
          </div>
          {hasSection && (
            <div className="tabs drawer__tabs">
              {tab('site', 'Site')}
              {tab('section', sectionLabel)}
            </div>
          )}
          {content(
            'site',
            <ul className="menu__list">
              {items
                .filter((item) => item !== action)
                .map((item, index) => (
                  <NavbarItem mobile {...(item as NavbarItemConfig)} onClick={sidebar.toggle} key={index} />
                ))}
            </ul>,
          )}
          {hasSection && content('section', section)}
          {action && (
            <div className="drawer__foot">
              <Link className="btn btn--primary" to={String(action.to)} onClick={() => sidebar.toggle()}>
                {action.label}
              </Link>
            </div>
          )}
        </>
      )}
    </div>
  );
}

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, shouldRender} = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  return shouldRender && <Drawer />;
}
