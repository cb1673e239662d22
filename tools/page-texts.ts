// Prints the text of every page of the checkout that it runs in, by that checkout's own code: a JSON array of address and
// Markdown. Usage: jiti tools/page-texts.ts
import {resolve} from 'node:path';

interface AgentFile {
  path: string;
  make: () => unknown;
}

async function main(): Promise<void> {
  const {agentFiles} = (await import(resolve('plugins/outputs/markdown/agent-files.ts'))) as {
    agentFiles: () => AgentFile[];
  };
  const pages = agentFiles().filter(({path}) => path.endsWith('.md') && !path.startsWith('/.well-known/'));
  const texts = await Promise.all(
    pages.map(async ({path, make}) => [path.replace(/\.md$/, ''), await make()] as const),
  );
  process.stdout.write(JSON.stringify(texts));
}

void main();
