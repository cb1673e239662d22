import type {Rules} from './types';

/** The facts as they're read from src/data, with tokens filled in. */
export type RuleSources = Omit<Rules, 'messages'> & {messages: Rules['messages'][]};

/** Puts the facts together that the engine needs. */
export function makeRules({messages, ...rest}: RuleSources): Rules {
  return {...rest, messages: messages.flat()};
}
