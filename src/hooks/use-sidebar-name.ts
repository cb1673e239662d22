import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';

/** Documents of the site, which has one version of them. */
function useDocuments() {
  const [version] = useAllDocsData()['default']?.versions ?? [];
  if (!version) throw new Error('The docs plugin gives no list of documents: see docusaurus.config.ts.');
  return version.docs;
}

/** The sidebar of the current page, for components outside of it. */
export function useSidebarName(): string | undefined {
  const {pathname} = useLocation();
  // Comparing lengths first is cheap and rules out most pages.
  const isHere = (path: string) => Math.abs(path.length - pathname.length) < 2 && isSamePath(path, pathname);
  return useDocuments().find(({path}) => isHere(path))?.sidebar;
}
