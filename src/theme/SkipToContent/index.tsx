// Wrap: tells agents that read the HTML, in one line before the navigation, where Markdown and index are. Readers neither see nor hear it.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SkipToContent from '@theme-original/SkipToContent';
import type {ReactNode} from 'react';

export default function SkipToContentWithHint(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <>
      <SkipToContent />
      <p className="visually-hidden" aria-hidden="true" data-markdown-ignore="">
        For AI agents: the index of these docs is {`${url}/llms.txt`} and every page below /docs is Markdown at its
        address with .md.
      </p>
    </>
  );
}
