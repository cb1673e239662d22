import manifest from '@generated/ask/default/manifest.json';
import type {AnswerPart} from './answer';
import type {Passages} from './passages';
import type {Quoter} from './quote';

export interface WorkerRequest {
  id: number;
  question: string;
  before?: string;
}

export type WorkerResponse = {id: number; parts: AnswerPart[]} | {id: number; error: string};

let quoter: Promise<Quoter> | null = null;

async function loadPassages(): Promise<Passages> {
  const response = await fetch(manifest.passages);
  if (!response.ok) throw new Error(`${manifest.passages} answers ${response.status}.`);
  return (await response.json()) as Passages;
}

async function load(): Promise<Quoter> {
  const [{Quoter: Class}, passages] = await Promise.all([import('./quote'), loadPassages()]);
  return new Class(passages);
}

async function answer({question, before}: WorkerRequest): Promise<AnswerPart[]> {
  quoter ??= load();
  try {
    return (await quoter).answer(question, before);
  } catch (error) {
    // What could not be loaded is tried again with the next question.
    quoter = null;
    throw error;
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  answer(data).then(
    (parts) => self.postMessage({id: data.id, parts} satisfies WorkerResponse),
    (error: unknown) => self.postMessage({id: data.id, error: String(error)} satisfies WorkerResponse),
  );
});
