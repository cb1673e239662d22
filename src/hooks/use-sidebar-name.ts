import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';

const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/** The sidebar of the current page, for components outside of it. The site has one version of its documents. */
export function useSidebarName(): string | undefined {
  const {pathname} = useLocation();
  const [version] = useAllDocsData()['default']?.versions ?? [];
  if (!version) throw new Error('The docs plugin gives no list of documents: see docusaurus.config.ts.');
  const wanted = plain(pathname);
  // Comparing lengths first is cheap and rules out most pages.
  return version.docs.find(({path}) => Math.abs(path.length - wanted.length) < 2 && plain(path) === wanted)?.sidebar;
}
