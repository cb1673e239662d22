// Eject: draws the wordmark from the configured name, with a mark that follows the mode; the original loads an image.
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useProduct} from '@site/src/hooks/use-product';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';

export default function NavbarLogo(): ReactNode {
  const {name} = useProduct();
  return (
    <Link className="navbar__brand" to="/" aria-label={`${name} docs, home`}>
      <Wordmark docs />
    </Link>
  );
}
