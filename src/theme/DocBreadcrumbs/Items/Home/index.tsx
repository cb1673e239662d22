// Eject: the trail begins with the section of the navbar instead of a house.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {useSection} from '@site/src/hooks/use-section';

export default function HomeBreadcrumbItem(): ReactNode {
  const {pathname} = useLocation();
  const section = useSection();
  if (!section || section.to === pathname) return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={section.to}>
        {section.label}
      </Link>
    </li>
  );
}
