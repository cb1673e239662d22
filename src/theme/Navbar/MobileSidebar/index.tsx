// Eject: the browser's own dialog, which shows the site or the section, by two buttons, instead of two sliding panels; is
// empty while closed, and has Get Started at its foot.
import Link from '@docusaurus/Link';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useLockBodyScroll, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';
import {useBackCloses} from '@site/src/hooks/use-back-closes';
import {useSection} from '@site/src/hooks/use-section';

function Drawer(): ReactNode {
  const sidebar = useNavbarMobileSidebar();
  const {content: section} = useNavbarSecondaryMenu();
  const hasSection = Boolean(section);
  const sectionLabel = useSection()?.label ?? 'Section';
  const {items} = useThemeConfig().navbar;
  // Where a newcomer starts.
  const action = items.find(({position}) => position === 'right');
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<'site' | 'section'>('section');
  const panel = hasSection ? chosen : 'site';
  useBackCloses(sidebar.shown, sidebar.toggle);
  useEffect(() => {
    const {current} = dialog;
    if (!sidebar.shown || !current) return undefined;
    current.showModal();
    current.querySelector<HTMLElement>('.icon-button')?.focus();
    return () => {
      current.close();
      setChosen('section');
    };
  }, [sidebar.shown]);

  // In the section's list, the page that the reader is on is what they know.
  useEffect(() => {
    if (!sidebar.shown || panel !== 'section') return;
    const pages = dialog.current?.querySelectorAll('.drawer__panel:not([hidden]) [aria-current="page"]');
    [...(pages ?? [])].at(-1)?.scrollIntoView({block: 'center'});
  }, [sidebar.shown, panel]);

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
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      onCancel={sidebar.toggle}
      // What is behind it belongs to the dialog itself; its content covers the rest.
      onClick={({target}) => target === dialog.current && sidebar.toggle()}
    >
      {/* All links of a section once more: no page has to wait for them. */}
      {sidebar.shown && (
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
    </dialog>
  );
}

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, shouldRender} = useNavbarMobileSidebar();
  useLockBodyScroll(shown);
  return shouldRender && <Drawer />;
}
