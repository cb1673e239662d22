import type {DocSearchModalProps} from '@docsearch/react/modal';

/** Texts of the modal. Those of failure, no results and disclaimer are quoted from the specification. */
export const translations = {
  searchBox: {
    placeholderText: 'Search the docs',
    placeholderTextAskAi: 'Ask another question',
    searchInputLabel: 'Search the docs',
    closeButtonText: 'Close',
    closeButtonAriaLabel: 'Close search',
    clearButtonTitle: 'Clear',
    clearButtonAriaLabel: 'Clear the query',
  },
  footer: {
    selectText: 'open',
    navigateText: 'move',
    closeText: 'close',
    poweredByText: 'Search by',
  },
  errorScreen: {
    titleText: 'Unable to fetch results',
    helpText: 'You might want to check your network connection.',
  },
  noResultsScreen: {
    noResultsText: 'No results found for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
  resultsScreen: {
    askAiPlaceholder: 'Ask: ',
    noResultsAskAiPlaceholder: 'Ask: ',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    favoriteSearchesTitle: 'Favorites',
    noRecentSearchesText: 'No recent searches',
    saveRecentSearchButtonTitle: 'Keep this search',
    removeRecentSearchButtonTitle: 'Remove this search from history',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
  askAiScreen: {
    disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.',
  },
} satisfies DocSearchModalProps['translations'];
