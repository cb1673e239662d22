import type {DocSearchModalProps} from '@docsearch/react/modal';
import type {SearchFields} from '../../settings';

/** DocSearch's own AI mode, for the kind of assistant that the site has; none without one. */
export function askAiOf(algolia: SearchFields['algolia']): Pick<DocSearchModalProps, 'askAi'> {
  if (!algolia?.assistant) return {};
  const {id, kind} = algolia.assistant;
  const common = {assistantId: id, indexName: algolia.index};
  return {askAi: kind === 'agent' ? {...common, agentStudio: true} : common};
}
