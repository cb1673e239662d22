import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {createClient, warmUp} from '../create-client';
import {askPageUrl, missingResultsUrl} from '../links';
import {createQueryReporter} from '../report-query';
import {type SearchSettings, useSearchSettings} from '../settings';
import {countText, useAnnouncement} from '../use-announcement';
import {Hit} from './Hit';
import {NoResults} from './NoResults';
import {observeClient} from './observe-client';
import {presentHits} from './present-hits';
import {ResultsFooter} from './ResultsFooter';
import {translations} from './translations';
import {useDialogRole} from './use-dialog-role';
import {useEscapeToSearch} from './use-escape-to-search';
import {useInertPage} from './use-inert-page';
import {useNamedParts} from './use-named-parts';

export interface SearchModalProps {
  onClose: () => void;
}

type Client = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Recent searches are kept by index; what DocSearch wants of a service is not used by the embedded engine. */
const EMBEDDED = {appId: 'embedded', searchKey: 'embedded', index: 'docs', assistantId: ''};

/** More than a phone shows; the search page has the rest. Each takes a phone time at every letter. */
const HITS = 12;

const NONE: readonly string[] = [];

const reportQuery = createQueryReporter();

/** Node at the end of the page that holds the modal, so that everything else can be inert. */
function usePortalNode(): Element {
  const [node] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(node);
    return () => node.remove();
  }, [node]);
  return node;
}

/** A hosted assistant answers in the modal; without one, a question goes to the page that answers it. */
function askProps({algolia}: SearchSettings, onAsk: (question: string) => void): Partial<DocSearchModalProps> {
  if (algolia?.assistantId) return {askAi: {assistantId: algolia.assistantId, indexName: algolia.index}};
  return {
    askAi: {assistantId: 'embedded'},
    interceptAskAiEvent: ({query}) => {
      onAsk(query);
      return true;
    },
  };
}

/** DocSearch's modal over whichever engine the site is built with. Loaded at the first intent to search. */
export function SearchModal({onClose}: SearchModalProps): ReactNode {
  const node = usePortalNode();
  return createPortal(<ModalContent container={node} onClose={onClose} />, node);
}

function ModalContent({container, onClose}: SearchModalProps & {container: Element}): ReactNode {
  const settings = useSearchSettings();
  const history = useHistory();
  const {baseUrl} = settings.address;
  const [announcement, announce] = useAnnouncement();
  const [suggestions, setSuggestions] = useState<readonly string[]>(NONE);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const service = settings.algolia ?? EMBEDDED;
  useLayoutEffect(
    () => container.setAttribute('data-engine', settings.algolia ? 'hosted' : 'embedded'),
    [container, settings],
  );
  useInertPage(container);
  useDialogRole(container);
  useNamedParts(container);
  useEscapeToSearch(isAsking, setIsAsking);

  // DocSearch remembers these by identity: they are made once for each opening.
  const [stable] = useState(() => {
    warmUp(settings);
    const counts = new Map<string, number>();
    const client = observeClient(() => createClient(settings), {
      onQuery: reportQuery,
      onResult: ({query, nbHits, suggestions: near = NONE}) => {
        counts.set(query, nbHits);
        setSuggestions(near);
        setHasFailed(false);
        announce(countText(nbHits, query));
      },
      onFailure: () => {
        setHasFailed(true);
        announce(`${translations.errorScreen.titleText}. ${translations.errorScreen.helpText}`);
      },
    });
    return {
      indices: [{name: service.index, searchParameters: {hitsPerPage: HITS}}],
      transformSearchClient: ((original) => ({...original, search: client.search})) as Client,
      navigator: {
        navigate: ({itemUrl}: {itemUrl: string}): void => {
          if (/^https?:/.test(itemUrl)) window.location.assign(itemUrl);
          else history.push(itemUrl);
        },
      },
      resultsFooterComponent: ({state}: {state: never}) => (
        <ResultsFooter state={state} baseUrl={baseUrl} countOf={(query) => counts.get(query) ?? 0} onClick={onClose} />
      ),
      ask: askProps(settings, (question) => {
        onClose();
        history.push(askPageUrl(baseUrl, question));
      }),
    };
  });
  const {ask, ...props} = stable;

  return (
    <>
      <DocSearchModal
        appId={service.appId}
        apiKey={service.searchKey}
        initialScrollY={window.scrollY}
        translations={translations}
        transformItems={presentHits}
        hitComponent={Hit}
        getMissingResultsUrl={({query}) => missingResultsUrl(settings.reportUrl, query)}
        onClose={() => onClose()}
        isAskAiActive={isAsking}
        onAskAiToggle={setIsAsking}
        {...ask}
        {...(props as unknown as Partial<DocSearchModalProps>)}
      />
      <NoResults container={container} suggestions={suggestions} hasFailed={hasFailed} />
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
