import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {createPortal} from 'react-dom';
import {askPageUrl, missingResultsUrl} from '../links';
import {openHit} from '../open-hit';
import {reportTyping} from '@site/src/analytics/report-typing';
import {type SearchSettings, useSearchSettings} from '../../settings';
import {fillField} from '@site/src/lib/fill-field';
import {fetchAhead} from '@site/src/lib/fetch-ahead';
import {isComposing} from '@site/src/navigation/is-composing';
import {useAnnouncement} from '@site/src/hooks/use-announcement';
import {countText} from '../count-text';
import {usePastedText} from '../use-pasted-text';
import {askAiOf} from './ask-ai';
import {BelowField} from './BelowField';
import {Hit} from './Hit';
import {mendStoredSearches} from './mend-stored';
import {type Outcome, observeClient} from '../../observe-client';
import {presentHits} from './present-hits';
import {ResultsFooter} from './ResultsFooter';
import translations from './translations.json';
import {useEscapeToSearch} from './use-escape-to-search';
import {useInertPage} from './use-inert-page';
import {useMendedAssistant} from './use-mended-assistant';
import {useMendedDialog} from './use-mended-dialog';

/** What answers a question takes the place of the results. */
export interface QuestionModeProps {
  /** Asked right away, unless it was asked before; empty for none. */
  question: string;
  /** Address of the page with the same conversation, for a question of it. */
  pageUrl: (question: string) => string;
  onBack: () => void;
  onClose: () => void;
}

export interface SearchModalProps {
  /** What has been typed while the modal was loaded. */
  initialQuery: string;
  /** Whether an assistant is asked the query right away. */
  asksAtOnce: boolean;
  loadQuestionMode: () => Promise<ComponentType<QuestionModeProps>>;
  onClose: () => void;
}

/** Recent searches are kept by index; the embedded engine doesn't use the other values that DocSearch requires. */
const EMBEDDED = {appId: 'embedded', searchKey: 'embedded', index: 'docs', assistant: null};

/** More than a phone shows; the search page has the rest. Each takes a phone time at every letter. */
const HITS = 12;

const isField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches('.DocSearch-Input');

const pressEnter = (box: Element | null): void =>
  void box
    ?.querySelector('.DocSearch-Input')
    ?.dispatchEvent(new window.KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));

/** DocSearch's modal over whichever engine the site is built with. Loaded at the first intent to search. */
export function SearchModal({initialQuery, asksAtOnce, loadQuestionMode, onClose}: SearchModalProps): ReactNode {
  const settings = useSearchSettings();
  const history = useHistory();
  const {pathname} = useLocation();
  const {baseUrl} = settings.address;
  const box = useRef<HTMLDivElement>(null);
  /** DocSearch reads a query only when it starts, so a query that we give it restarts it. */
  const [start, setStart] = useState({query: initialQuery, turn: 0});
  const [query, setQuery] = useState(initialQuery);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [announcement, announce] = useAnnouncement();
  const [pasted, onPaste] = usePastedText();
  /** DocSearch's own AI mode, where an assistant answers. */
  const [isAssistantActive, setIsAssistantActive] = useState(asksAtOnce);
  const isToAsk = useRef(asksAtOnce);
  /** The question mode of the site, where none does. */
  const [QuestionMode, setQuestionMode] = useState<ComponentType<QuestionModeProps> | null>(null);
  const hasAssistant = Boolean(settings.algolia?.assistant);
  const isAsking = QuestionMode !== null;

  useInertPage(box);
  useMendedAssistant(box, isAssistantActive);
  const place = useMendedDialog(box, start.turn, isAsking ? 'Questions' : 'Search');
  useEscapeToSearch(isAsking || isAssistantActive, () => {
    setIsAssistantActive(false);
    setQuestionMode(null);
  });
  useLayoutEffect(() => {
    if (!isAsking) box.current?.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
  }, [isAsking]);

  const ask = () => {
    const leave = () => {
      onClose();
      history.push(askPageUrl(baseUrl, query));
    };
    // There the conversation is open already.
    if (pathname === `${baseUrl}docs/ask`) leave();
    else void loadQuestionMode().then((loaded) => setQuestionMode(() => loaded), leave);
  };

  const begin = (next: string) => {
    setQuery(next);
    setOutcome(null);
    setStart(({turn}) => ({query: next, turn: turn + 1}));
  };

  const onInput = ({target}: FormEvent) => {
    if (!isField(target) || isAssistantActive) return;
    setQuery(target.value);
    reportTyping(target.value);
  };

  const onResetCapture = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    fillField(event.currentTarget.querySelector<HTMLInputElement>('.DocSearch-Input'));
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    // DocSearch would open a hit with the Enter that confirms a composed word.
    if (isComposing(event.nativeEvent)) event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isKey =
      event.key.toLowerCase() === 'i' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    if (!isKey || hasAssistant || isAsking) return;
    event.preventDefault();
    ask();
  };

  return createPortal(
    <div
      ref={box}
      data-engine={settings.algolia ? 'hosted' : 'embedded'}
      data-search={isAsking ? 'question' : query && outcome?.status === 'failed' ? 'failed' : 'search'}
      onInput={onInput}
      onResetCapture={onResetCapture}
      onPaste={onPaste}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
    >
      <DocSearch
        key={start.turn}
        settings={settings}
        initialQuery={start.query}
        isAssistantActive={isAssistantActive}
        onAssistantToggle={setIsAssistantActive}
        onClose={onClose}
        onQuery={(next) => {
          setQuery(next);
          if (!isToAsk.current) return;
          isToAsk.current = false;
          // DocSearch asks only by its field or its row. By now the field has the query.
          requestAnimationFrame(() => pressEnter(box.current));
        }}
        onOutcome={(next) => {
          setOutcome(next);
          if (next.status === 'found') announce(countText(next.result.nbHits, next.query));
        }}
      />
      {place &&
        createPortal(
          QuestionMode ? (
            <QuestionMode
              question={query}
              pageUrl={(question) => (question ? askPageUrl(baseUrl, question) : `${baseUrl}docs/ask`)}
              onBack={() => setQuestionMode(null)}
              onClose={onClose}
            />
          ) : (
            !isAssistantActive && (
              <BelowField
                query={query}
                pasted={pasted}
                outcome={outcome}
                {...(!hasAssistant && {onAsk: ask, onAskIntent: () => fetchAhead(loadQuestionMode)})}
                onSuggestion={begin}
                onClose={onClose}
              />
            )
          ),
          place,
        )}
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcement}
      </p>
    </div>,
    document.body,
  );
}

interface DocSearchProps {
  settings: SearchSettings;
  initialQuery: string;
  isAssistantActive: boolean;
  onAssistantToggle: (isActive: boolean) => void;
  onClose: () => void;
  onQuery: (query: string) => void;
  onOutcome: (outcome: Outcome) => void;
}

type Client = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** DocSearch with our engine, texts and hits. */
function DocSearch({settings, onQuery, onOutcome, onClose, ...props}: DocSearchProps): ReactNode {
  const history = useHistory();
  const {baseUrl} = settings.address;
  const service = settings.algolia ?? EMBEDDED;

  // DocSearch remembers these by identity: they are made once for each beginning.
  const [stable] = useState(() => {
    mendStoredSearches();
    const counts = new Map<string, number>();
    const connect = async () => (await import('../../client')).createClient(settings);
    const client = observeClient(connect, {
      onQuery,
      // DocSearch asks once more when its field gets the focus. It then selects the first hit, so not when the reader
      // has chosen another.
      onMore: () => {
        const field = document.querySelector<HTMLInputElement>('.DocSearch-Input:focus');
        const first = document.querySelector('.DocSearch-Hit')?.id;
        if (!field || field.getAttribute('aria-activedescendant') !== first) return;
        field.blur();
        field.focus();
      },
      onOutcome: (outcome) => {
        if (outcome.status === 'found') counts.set(outcome.query, outcome.result.nbHits);
        onOutcome(outcome);
      },
    });
    return {
      indices: [{name: service.index, searchParameters: {hitsPerPage: HITS}}],
      transformSearchClient: ((original) => ({...original, search: client.search})) as Client,
      transformItems: presentHits,
      navigator: {
        navigate: ({itemUrl}: {itemUrl: string}): void => openHit(history, itemUrl),
      },
      resultsFooterComponent: ({state: {query}}: {state: {query: string}}) => (
        <ResultsFooter query={query} baseUrl={baseUrl} count={counts.get(query) ?? 0} onClick={onClose} />
      ),
      ...askAiOf(settings.algolia),
    };
  });

  return (
    <DocSearchModal
      appId={service.appId}
      apiKey={service.searchKey}
      initialQuery={props.initialQuery}
      initialScrollY={window.scrollY}
      translations={translations}
      maxResultsPerGroup={HITS}
      hitComponent={Hit}
      getMissingResultsUrl={({query}) => missingResultsUrl(settings.reportUrl, query)}
      onClose={onClose}
      isAskAiActive={props.isAssistantActive}
      onAskAiToggle={props.onAssistantToggle}
      {...(stable as unknown as Partial<DocSearchModalProps>)}
    />
  );
}
