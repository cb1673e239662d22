import addresses from '@generated/outputs/default/addresses.json';
import type {AnswerPart} from './engine/answer';
import type {Passages} from './engine/passages';
import type {Answerer} from './engine/answerer';

export interface WorkerRequest {
  id: number;
  question: string;
  before?: string;
}

export type WorkerResponse = {id: number; parts: AnswerPart[]} | {id: number; error: string};

let answerer: Promise<Answerer> | null = null;

async function loadPassages(): Promise<Passages> {
  const response = await fetch(addresses.passages);
  if (!response.ok) throw new Error(`${addresses.passages} answers ${response.status}.`);
  return (await response.json()) as Passages;
}

async function load(): Promise<Answerer> {
  const [{Answerer: Class}, passages] = await Promise.all([import('./engine/answerer'), loadPassages()]);
  return new Class(passages);
}

async function answer({question, before}: WorkerRequest): Promise<AnswerPart[]> {
  answerer ??= load();
  try {
    return (await answerer).answer(question, before);
  } catch (error) {
    // What couldn't be loaded is tried again with the next question.
    answerer = null;
    throw error;
  }
}

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  answer(data).then(
    (parts) => self.postMessage({id: data.id, parts} satisfies WorkerResponse),
    (error: unknown) => self.postMessage({id: data.id, error: String(error)} satisfies WorkerResponse),
  );
});
