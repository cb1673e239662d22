import {resolve} from 'node:path';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {AGES, call} from '../support/mcp';

/** As the pages tell readers to start it. */
const FROM_ANYWHERE = ['--prefix', resolve('.'), 'run', '--silent', 'mcp'];

describe.each(AGES)('over standard input and output, in the protocol of $revision', ({overStdio}) => {
  let client: Client;

  beforeAll(async () => {
    // From another folder, as an editor starts it.
    client = await overStdio({command: 'npm', args: FROM_ANYWHERE, cwd: '/'});
  });

  afterAll(() => client.close());

  it('offers tools that only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'search_docs',
      'read_page',
      'list_pages',
      'grep_docs',
      'ask_docs',
      'check_compose',
      'adapt_compose',
      'explain_message',
    ]);
    for (const tool of tools) expect(tool.annotations?.readOnlyHint, tool.name).toBe(true);
    // Interfaces of some models refuse schemas that have them.
    expect(JSON.stringify(tools)).toContain('"inputSchema"');
    expect(JSON.stringify(tools)).not.toMatch(/"propertyNames"|"\$schema"|"properties":\{\}/);
  });

  it.each([
    ['search_docs', {query: 'managed postgres password', limit: 5}, /postgres.*https?:\/\/\S+\/docs\/\S+/is],
    ['read_page', {page: '/docs/concepts/compose'}, /^---\ntitle: /],
    ['list_pages', {below: '/docs/guides'}, /^\/docs\/guides: .+\n\/docs\/guides\/[a-z-]+: .+\. .+/],
    ['grep_docs', {text: '--WAIT-timeout', limit: 2}, /^\/docs\/\S+\.md:\d+: .*--wait-timeout.*\n.*\n\d+ more lines/],
    ['ask_docs', {question: 'How do I remove a project?'}, /Sources:\n\[1\] .+: https?:\/\//],
    ['ask_docs', {question: 'Who was the first violinist in Vienna?'}, /The docs don’t answer that\./],
    ['read_page', {page: `${site.slug} compose up`, section: 'Flags'}, /--detach.*--wait-timeout/s],
    // Overlooks an argument that the tool doesn't have.
    ['read_page', {page: '/docs/concepts/compose', verbose: true}, /^---\ntitle: /],
    [
      'check_compose',
      {files: [{text: 'services:\n  db:\n    image: mysql:8\n    ports: ["3306:3306"]\n'}], provider: 'aws'},
      /"verdict": "data-lost",.*"Your database db would be empty .*"doFirst": \{[^}]*Use a database outside .*"line": 3.*"rule": "gap:non-http-port",.*"MySQL".*"isOpen": true/s,
    ],
    [
      'adapt_compose',
      {files: [{text: 'services: {db: {image: "postgres:17"}}'}], provider: 'aws'},
      /"questions": \[\s*\{/,
    ],
    ['explain_message', {text: 'Error: no services being deployed'}, /https?:\/\/.+#no-services-being-deployed"/],
    ['explain_message', {text: 'Segmentation fault'}, /No message of the tool in this text\./],
  ])('answers %s: %o', async (name, args, said) => {
    const {text, isError} = await call(client, name, args);
    expect([isError, text]).toEqual([false, expect.stringMatching(said)]);
  });

  it.each([
    ['check_compose', {files: [], provider: 'aws'}],
    ['check_compose', {files: [{text: 'services: {}'}], provider: 'mars'}],
    ['adapt_compose', {files: [{text: 'services: {}'}], provider: 'aws', answers: [{question: 'a'}]}],
    ['explain_message', {text: ''}],
    ['search_docs', {query: ''}],
    ['list_pages', {below: '/docs/none'}],
    ['list_pages', {below: '/docs/guid'}],
    ['grep_docs', {text: ''}],
    ['search_docs', {query: 'x', limit: 1000}],
    ['read_page', {page: 'x'.repeat(301)}],
    ['read_page', {page: '../../package.json'}],
    ['read_page', {page: '..%2f..%2fpackage'}],
  ])('refuses wrong input of %s: %o', async (name, args) => {
    expect((await call(client, name, args)).isError).toBe(true);
  });

  it('answers an unknown tool and page with what there is', async () => {
    const unknown = await client
      .callTool({name: 'deploy', arguments: {}})
      .then(({isError, content}) => (isError ? JSON.stringify(content) : ''), String);
    expect(unknown).toContain('deploy');
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compos'});
    expect([isError, text]).toEqual([true, expect.stringMatching(/nearest.*\/docs\/concepts\/compose/s)]);
  });
});
