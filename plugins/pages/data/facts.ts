import {type TestedRow, testedSchema} from '../../../examples/schema';
import {type GlossaryEntry, glossarySchema} from '../../../src/data/glossary-schema';
import {guidesSchema} from '../../../src/data/guides-schema';
import {type InboundLink, inboundLinksSchema} from '../../../src/data/inbound-links-schema';
import {type KnownIssue, knownIssuesSchema} from '../../../src/data/known-issues-schema';
import {networksSchema} from '../../../src/data/networks-schema';
import {longQuestionsSchema, questionsSchema} from '../../../src/data/questions-schema';
import {type Untested, untestedSchema} from '../../../src/data/untested-schema';
import {dataFiles, readData} from './read-data';

export const GLOSSARY = 'src/data/glossary.yaml';

/** All entries, in the order of the file. */
export const loadGlossary = (): GlossaryEntry[] => readData(GLOSSARY, glossarySchema);

export const anchorOf = ({term}: GlossaryEntry): string => `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Entries by each form of their word, in lowercase. */
export function glossaryByForm(): Map<string, GlossaryEntry> {
  return new Map(
    loadGlossary().flatMap((entry) => [entry.term, ...entry.also].map((form) => [form.toLowerCase(), entry] as const)),
  );
}

export const GUIDES = 'src/data/guides.yaml';

/** The task guides, by topic. */
export const loadGuides = () => readData(GUIDES, guidesSchema);

export const guideFile = (page: string): string => `docs/guides/${page}.mdx`;

/** Files of the guides that a page lists, with their descriptions. */
export const guidesListedBy = (source: string): string[] =>
  source.includes('<GuideIndex') ? loadGuides().flatMap(({guides}) => guides.map(({page}) => guideFile(page))) : [];

export const INBOUND = 'src/data/inbound-links.json';

/** All entries, in the order of the file. */
export const loadInboundLinks = (): InboundLink[] => readData(INBOUND, inboundLinksSchema);

/** All entries, in the order of the file. */
export const loadKnownIssues = (): KnownIssue[] => readData('src/data/known-issues.yaml', knownIssuesSchema);

/** Who reaches whom in a project, by provider. */
export const loadNetworks = () => readData('src/data/networks.yaml', networksSchema);

const QUESTIONS = 'src/data/questions';

/** How strangers ask, at length, by the address that answers. The index doesn't have these: only `learnVectors` reads them. */
export const loadLongQuestions = (): ReadonlyMap<string, string[]> =>
  new Map(Object.entries(readData('src/data/long-questions.yaml', longQuestionsSchema)));

/** How readers ask for each page and section, by its address. */
export const loadQuestions = (): ReadonlyMap<string, string[]> =>
  new Map(
    dataFiles(QUESTIONS).flatMap((name) => Object.entries(readData(`${QUESTIONS}/${name}.yaml`, questionsSchema))),
  );

/** What the last run of each example found, by the example's name. */
export const loadTested = (): Record<string, TestedRow> => readData('examples/tested.yaml', testedSchema);

export const UNTESTED = 'src/data/untested.yaml';

/** What pages call Untested, with the reasons. */
export const loadUntested = (): Untested[] => readData(UNTESTED, untestedSchema);

/** Length of the longest word of an entry that a statement has; 0 if the statement is about something else. */
const closeness = (statement: string, {words}: Pick<Untested, 'words'>): number =>
  Math.max(0, ...words.map((word) => (statement.toLowerCase().includes(word.toLowerCase()) ? word.length : 0)));

/** Whether a statement that says Untested is about this entry. */
export const isAbout = (statement: string, entry: Pick<Untested, 'words'>): boolean => closeness(statement, entry) > 0;

/** The entry that a statement is about: the one with the longest word in it. */
export function untestedAbout(statement: string, entries: readonly Untested[] = loadUntested()): Untested | undefined {
  const [best] = [...entries].sort((one, other) => closeness(statement, other) - closeness(statement, one));
  return best && isAbout(statement, best) ? best : undefined;
}
