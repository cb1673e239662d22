import type {SearchRecord} from 'docs-index/search/record';

/** A record with the fields that a test doesn't care about filled in. */
export function record(fields: Partial<SearchRecord> & {url: string; title: string}): SearchRecord {
  const {title, ...rest} = fields;
  const kind = rest.kind ?? (fields.url.includes('#') ? 'section' : 'page');
  const hierarchy = {lvl0: 'Concepts', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const complete: SearchRecord = {
    kind,
    type: kind === 'page' ? 'lvl1' : 'lvl2',
    hierarchy: kind === 'page' ? hierarchy : {...hierarchy, lvl1: 'Page', lvl2: title},
    breadcrumb: ['Concepts'],
    inboundLinks: 0,
    content: '',
    code: '',
    identifiers: [],
    keywords: [],
    ...rest,
  };
  return complete;
}

const flag = (page: string, name: string, content: string): SearchRecord =>
  record({
    url: `${page}#${name}`,
    title: name,
    kind: 'row',
    type: 'lvl3',
    content,
    identifiers: [name],
    hierarchy: {lvl0: 'Concepts', lvl1: 'tool up', lvl2: 'Flags', lvl3: name, lvl4: null, lvl5: null, lvl6: null},
  });

/** Of a small site about a tool. */
export const records = [
  record({url: '/up', title: 'tool up', content: 'Deploys the project and follows it.', keywords: ['deploy']}),
  record({
    url: '/up#flags',
    title: 'Flags',
    hierarchy: {lvl0: 'Concepts', lvl1: 'tool up', lvl2: 'Flags', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  }),
  flag('/up', '--detach', 'Ends once the deployment is submitted.'),
  flag('/up', '--wait-timeout', 'Gives up after some seconds.'),
  record({
    url: '/guide',
    title: 'A long guide',
    content: 'Use --detach in scripts. Use --detach again, and --detach once more.',
  }),
  record({url: '/guide#a', title: 'Kubernetes compared', content: 'Kubernetes has pods.'}),
  record({url: '/guide#b', title: 'Kubernetes again', content: 'Kubernetes has nodes.'}),
  record({url: '/guide#c', title: 'Kubernetes a third time', content: 'Kubernetes.'}),
  record({url: '/guide#d', title: 'Kubernetes a fourth time', content: 'Kubernetes.'}),
  record({url: '/postgres', title: 'Managed Postgres', content: 'A database over TLS. <script>alert(1)</script>'}),
  record({url: '/misspelt', title: 'Others', content: 'Somebody wrote kuberntes here.'}),
];
