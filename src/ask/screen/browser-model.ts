/** The Prompt API of browsers, as far as it is used here. https://github.com/webmachinelearning/prompt-api */
interface Session {
  promptStreaming(text: string, options: {signal: AbortSignal}): ReadableStream<string>;
  destroy?(): void;
}

interface Languages {
  expectedInputs: {type: 'text'; languages: string[]}[];
  expectedOutputs: {type: 'text'; languages: string[]}[];
}

const ENGLISH: Languages = {
  expectedInputs: [{type: 'text', languages: ['en']}],
  expectedOutputs: [{type: 'text', languages: ['en']}],
};

interface ModelFactory {
  availability?(options: Languages): Promise<string>;
  /** Of the first Chrome versions. */
  capabilities?(): Promise<{available: string}>;
  create(
    options: Languages & {
      initialPrompts?: {role: string; content: string}[];
      systemPrompt?: string;
      signal: AbortSignal;
    },
  ): Promise<Session>;
}

interface ModelWindow {
  LanguageModel?: ModelFactory;
  ai?: {languageModel?: ModelFactory};
}

const SYSTEM =
  'You summarize passages of documentation. Use only what the passages say. Answer in at most five short sentences of plain English. Keep commands and flags exactly as written, in backticks. If the passages do not answer the question, say so.';

function factory(): ModelFactory | undefined {
  const {LanguageModel, ai} = window as unknown as ModelWindow;
  return LanguageModel ?? ai?.languageModel;
}

/** Whether this browser has its own language model, or can get one. */
export async function hasBrowserModel(): Promise<boolean> {
  try {
    const model = factory();
    if (!model) return false;
    const state = model.availability
      ? await model.availability(ENGLISH)
      : ((await model.capabilities?.())?.available ?? 'no');
    return !['unavailable', 'no'].includes(state);
  } catch {
    return false;
  }
}

/**
 * Has the browser's model sum up passages.
 *
 * @param passages Markdown of what the answer quotes, and nothing else
 * @returns the summary so far, each time it grows
 * @throws Error when the model can't be used; `AbortError` when the signal stopped it
 */
export async function* summarize(question: string, passages: string, signal: AbortSignal): AsyncGenerator<string> {
  const model = factory();
  if (!model) throw new Error('This browser has no language model.');
  const session = await model.create({
    ...ENGLISH,
    initialPrompts: [{role: 'system', content: SYSTEM}],
    systemPrompt: SYSTEM,
    signal,
  });
  try {
    const reader = session.promptStreaming(`Passages:\n\n${passages}\n\nQuestion: ${question}`, {signal}).getReader();
    let text = '';
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      signal.throwIfAborted();
      // The first versions sent the whole text each time, later ones what is new.
      text = text !== '' && value.startsWith(text) ? value : text + value;
      yield text;
    }
  } finally {
    session.destroy?.();
  }
}
