import addresses from '@generated/outputs/default/addresses.json';
import {expose} from 'comlink';
import {loadJson, loadOnce} from '../lib/load-once';
import {type CheckAnswer, type CheckRequest, answer} from 'compose-check/answer';
import type {Rules} from 'compose-check/types';

const loadRules = loadOnce(() => loadJson<Rules>(addresses.rules));

const check = {
  load: async (): Promise<void> => void (await loadRules()),
  answer: async (request: CheckRequest): Promise<CheckAnswer> => answer(request, await loadRules()),
};

export type Check = typeof check;

expose(check);
