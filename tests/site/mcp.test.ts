import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Client} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {expandDeep, identityTokens} from '../../plugins/pages/tokens';
import {AGES, call} from '../support/mcp';

interface Call {
  tool: string;
  given: Record<string, unknown>;
}

const {answered, refused} = expandDeep(
  parse(readFileSync('tests/fixtures/mcp-calls.yaml', 'utf8')) as {
    answered: (Call & {says: string})[];
    refused: Call[];
  },
  identityTokens,
);

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
    expect(JSON.stringify(tools)).not.toMatch(
      /"(propertyNames|additionalProperties|patternProperties|\$\w+|const|not|oneOf|allOf|exclusive\w+)":|"properties":\{\}/,
    );
  });

  it.each(answered)('answers $tool: $given', async ({tool, given, says}) => {
    const {text, isError} = await call(client, tool, given);
    expect([isError, text]).toEqual([false, expect.stringMatching(new RegExp(says))]);
  });

  it.each([...refused, {tool: 'read_page', given: {page: 'x'.repeat(301)}}])(
    'refuses wrong input of $tool: $given',
    async ({tool, given}) => expect((await call(client, tool, given)).isError).toBe(true),
  );

  it('answers an unknown tool and page with what there is', async () => {
    const unknown = await client
      .callTool({name: 'deploy', arguments: {}})
      .then(({isError, content}) => (isError ? JSON.stringify(content) : ''), String);
    expect(unknown).toContain('deploy');
    const {text, isError} = await call(client, 'read_page', {page: '/docs/concepts/compos'});
    expect([isError, text]).toEqual([true, expect.stringMatching(/nearest.*\/docs\/concepts\/compose/s)]);
  });
});
