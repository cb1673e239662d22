import type {AnswerPart} from './answer';
import type {Quoter} from './quote';

export interface WorkerRequest {
  id: number;
  question: string;
  before?: string;
}

export type WorkerResponse = {id: number; parts: AnswerPart[]} | {id: number; error: string};

let quoter: Promise<Quoter> | null = null;

async function load(): Promise<Quoter> {
  const [{Quoter: Class}, {default: passages}] = await Promise.all([
    import('./quote'),
    import('@generated/ask/default/passages.json'),
  ]);
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
