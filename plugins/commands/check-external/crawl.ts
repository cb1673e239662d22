/** How the crawl behaves towards others. Times in milliseconds. */
export interface Manners {
  /** Requests under way at the same time, at most one of them a host. */
  concurrency: number;
  timeout: number;
  /** Further tries after a failure that may pass: no answer, 429, 5xx. */
  retries: number;
  /** Before the first further try; doubles each time. */
  backOff: number;
  /** Between two requests to one host. */
  pause: number;
}

export const POLITE: Manners = {concurrency: 4, timeout: 15_000, retries: 2, backOff: 2_000, pause: 500};

export interface Answer {
  /** HTTP status; 0 where nothing answered. */
  status: number;
  /** Where a permanent redirect leads. */
  movedTo?: string;
  /** Why there was no answer. */
  failure?: string;
}

const USER_AGENT = 'documentation-link-check/1.0';

/** Longest wait that a server may ask for. */
const LONGEST_WAIT = 30_000;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const isPassing = ({status}: Answer) => status === 0 || status === 429 || status >= 500;

const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT, 302, 303, 307]);
const MOST_REDIRECTS = 10;

/** Follows redirects; `movedTo` is where the permanent ones lead before the first that isn't. */
async function request(url: string, method: 'HEAD' | 'GET', timeout: number) {
  const signal = AbortSignal.timeout(timeout);
  const headers = {'user-agent': USER_AGENT, accept: 'text/html,*/*'};
  let address = url;
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const response = await fetch(address, {method, redirect: 'manual', signal, headers});
    await response.body?.cancel();
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return {response, movedTo};
    address = new URL(location, address).href;
    isPermanent &&= PERMANENT.has(response.status);
    if (isPermanent) movedTo = address;
  }
  throw new Error(`more than ${MOST_REDIRECTS} redirects`);
}

async function ask(url: string, method: 'HEAD' | 'GET', {timeout}: Manners): Promise<Answer & {wait?: number}> {
  try {
    const {response, movedTo} = await request(url, method, timeout);
    const wait = Number(response.headers.get('retry-after')) * 1000;
    return {
      status: response.status,
      ...(movedTo && {movedTo}),
      ...(wait > 0 && {wait: Math.min(wait, LONGEST_WAIT)}),
    };
  } catch (error) {
    const {name, cause, message} = error as Error & {cause?: Error};
    return {
      status: 0,
      failure: name === 'TimeoutError' ? `no answer within ${timeout / 1000} s` : (cause?.message ?? message),
    };
  }
}

/** One address: HEAD first, GET where a server refuses or drops that, again after a while where the failure may pass. */
export async function follow(url: string, manners = POLITE): Promise<Answer> {
  for (let round = 0; ; round += 1) {
    let answer = await ask(url, 'HEAD', manners);
    if (answer.status === 0 || (answer.status >= 400 && answer.status !== 429)) answer = await ask(url, 'GET', manners);
    const {wait, ...rest} = answer;
    if (!isPassing(rest) || round >= manners.retries) return rest;
    await sleep(wait ?? manners.backOff * 2 ** round);
  }
}

/**
 * Follows many addresses, a few at a time and never two at one host.
 *
 * @param known answers that need not be asked for again
 */
export async function crawl(
  urls: string[],
  manners = POLITE,
  known = new Map<string, Answer>(),
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const hosts = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const before = known.get(url);
    if (before) answers.set(url, before);
    else hosts.set(new URL(url).host, [...(hosts.get(new URL(url).host) ?? []), url]);
  }
  const queue = [...hosts.values()];
  const worker = async () => {
    for (let list = queue.shift(); list; list = queue.shift()) {
      for (const [index, url] of list.entries()) {
        if (index) await sleep(manners.pause);
        answers.set(url, await follow(url, manners));
      }
    }
  };
  await Promise.all(Array.from({length: manners.concurrency}, worker));
  return answers;
}
