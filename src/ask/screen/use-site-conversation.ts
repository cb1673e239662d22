import {type RefObject, useRef} from 'react';
import settings from '@generated/outputs/default/ask-settings.json';
import {answerEngine} from '../client';
import type {AskSettings} from '../settings';
import type {Turn} from '../turns';
import {type Conversation, useConversation} from './use-conversation';

interface SiteConversation {
  settings: AskSettings;
  conversation: Conversation;
  field: RefObject<HTMLInputElement>;
}

/** The conversation of this site: the same on its page and in the search dialog. */
export function useSiteConversation(): SiteConversation {
  const field = useRef<HTMLInputElement>(null);
  const conversation = useConversation(answerEngine(settings));
  return {settings, conversation, field};
}

export const scrollToTurn = ({id}: Turn): void => document.getElementById(`question-${id}`)?.scrollIntoView();
