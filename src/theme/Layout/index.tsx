// Wrap: tells agents that read the HTML, in one line, where Markdown and index are. Readers neither see nor hear it.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import type {ReactNode} from 'react';

export default function LayoutWithHint({children, ...props}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Layout {...props}>
      <p className="visually-hidden" aria-hidden="true" data-markdown-ignore="">
        For AI agents: the index of these docs is {`${url}/llms.txt`} and every page below /docs is Markdown at its
        address with .md.
      </p>
      {children}
    </Layout>
  );
}
