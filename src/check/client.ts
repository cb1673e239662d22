import {RemoteEngine} from '../lib/remote';
import type {CheckAnswer, CheckRequest} from 'compose-check/answer';
import type {Check} from './worker';

/** Longest time that a check may take, in milliseconds: no text may keep a reader's device busy for longer. */
const LIMIT = 15_000;

/** Its own worker, because a check that takes too long can only be stopped together with its worker. */
const remote = new RemoteEngine<Check>(() => new Worker(new URL('./worker.ts', import.meta.url)), LIMIT);

const callNewest = remote.newestCalls();

/** Starts loading the engine and the rules, at the first sign that the reader needs them. */
export const loadCheck = (): Promise<unknown> => remote.call((check) => check.load());

/** @throws RemoteError when there's no answer, or a newer request replaces this one before it has started */
export const runCheck = (request: CheckRequest): Promise<CheckAnswer> =>
  callNewest(async (check) => check.answer(request));
