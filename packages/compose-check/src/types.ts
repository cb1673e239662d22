import type {Adaptations} from '../data/adaptations-schema';
import type {ComposeSection} from '../data/compose/schema';
import type {FindingWords} from '../data/findings-schema';
import type {Gap, GapFacts} from '../data/gaps-schema';
import type {Message} from '../data/messages/schema';
import type {PlanRules} from '../data/plan-schema';
import type {Prices} from '../data/prices-schema';
import type {ProviderId} from '../data/provider-ids';
import type {ResourceMap} from '../data/resources-schema';
import type {Severity} from '../data/severities';
import type {ComposeShapes} from '../data/shapes-schema';
import type {Month} from './plan/costs';
import type {Verdict} from './verdict';

export type {ProviderId, Severity};

export type Mode = 'affordable' | 'balanced' | 'high_availability';

export interface SourceFile {
  name: string;
  text: string;
}

export interface CheckInput {
  /** The first is the main file; the others are merged over it, in order. */
  files: SourceFile[];
  provider: ProviderId;
  mode?: Mode | undefined;
}

/** Line and column count from 1, the offset from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A replacement for a part of a file; offsets are in the original text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface Finding {
  /** Stable id: `key:services.volumes`, `port-target`, `yaml-syntax`; `gap:docker-socket` where the CLI says nothing. */
  rule: string;
  severity: Severity;
  file: string;
  start: Position;
  end: Position;
  /** `services.web.volumes` */
  path: string;
  service?: string;
  /** What a `gap:` rule is about, as written in the file: a mounted path, a volume, a variable, a host. */
  subject?: string;
  /** The other service that a `gap:` rule is about. */
  to?: string;
  /** The tool's own line with the reader's names; absent where it prints nothing. */
  message?: string;
  /** ID in packages/compose-check/data/messages, which describes it. */
  messageId?: string;
  /** One or two sentences, Markdown inline. */
  text: string;
  /** What happens, in a sentence that can begin the answer. Markdown inline. */
  headline?: string;
  /** What must be so for a yes, where it isn't certain that it won't work: a clause for "Yes, if". Markdown inline. */
  condition?: string;
  /** The rule of the finding with the same cause, which says it all. */
  under?: string;
  /** Names whose values alone are missing, and may be in an env file that isn't here. */
  missing?: string[];
  /** Its remedy leaves the service out, so that nothing else about it matters. */
  leavesOut?: boolean;
  /** Markdown inline. */
  remedy?: string;
  /** `/docs/concepts/compose/services#volumes` */
  link?: string;
  /** Only where the remedy is certain. */
  fix?: {edits: Edit[]};
}

export interface NotJudged {
  what: string;
  why: string;
  /** Set where it decides whether the file deploys or works: a clause for "Yes, if", Markdown inline. */
  condition?: string;
  file?: string;
  line?: number;
}

/** What one service becomes at the chosen provider. */
export interface ServiceOutcome {
  name: string;
  line: number;
  /** "ECS service on Fargate", from packages/compose-check/data/resources.yaml. */
  resource: string;
  page?: string;
  managed: boolean;
  /** Whether it has a public address. */
  public: boolean;
  /** Ports that the internet reaches without that address, with the public engine. */
  openPorts?: number[];
  /** Whether what it stores outlives a container. */
  keeps: boolean;
  /** What the public engine creates for it, in words; absent where no plan of it was recorded. */
  creates?: string;
  month?: Month;
  /** Pattern of its address as the provider forms it, with the reader's names. */
  address?: string;
  /** Only one of the two deploy engines gives it this address. */
  addressDepends?: true;
  /** Names that must be set with `config set` before the deployment. */
  config: string[];
  /** Paths that won't have an effect. */
  dropped: string[];
  replicas?: number;
  memory?: string;
  build: boolean;
  job: boolean;
}

/** The one thing to do first. */
export interface FirstStep {
  /** A sentence, Markdown inline. */
  text: string;
  rule?: string;
  file?: string;
  line?: number;
}

/** Whether one service can reach another, or the internet can. */
export interface Reach {
  /** Null for the internet. */
  from: string | null;
  to: string;
  isOpen: boolean;
  /** Something in the file would reach it on the reader's machine. */
  isWanted?: true;
  /** The variable that names the other service. */
  by?: string;
}

export interface CheckResult {
  verdict: Verdict;
  /** What to do first, whatever the verdict. */
  first: FirstStep;
  /** Why there's no answer, as a clause for "because"; only with the verdict `not-checked`. */
  notChecked?: string;
  /** Ordered by file and place. */
  findings: Finding[];
  notJudged: NotJudged[];
  services: ServiceOutcome[];
  /** What the public engine creates for all services together, and which plans say so. */
  shared?: {creates: string; engine: string; read: string};
  /** What everything costs in a month in `affordable`, at list prices and without traffic; absent where nothing is known. */
  month?: Month & {shared: Month; region: string};
  reach: Reach[];
  /** All config names, in alphabetical order. */
  config: string[];
  /** Why the provider doesn't accept new projects, Markdown inline; absent where it does. */
  closed?: string;
}

/** All data that the engine needs, as JSON: data/rules.ts. */
export interface Rules {
  product: {name: string; slug: string; prefix: string};
  release: string;
  compose: ComposeSection[];
  messages: Message[];
  resources: ResourceMap;
  plan: PlanRules;
  prices: Prices;
  shapes: ComposeShapes;
  /** What the check says beyond the messages. */
  findings: FindingWords[];
  /** What the tool says nothing about, the most important first. */
  gaps: {gaps: Gap[]; facts: GapFacts};
  /** Why a provider doesn't accept new projects, in Markdown; absent for those that do. */
  closed: Partial<Record<ProviderId, string>>;
  /** Why a file is changed, in the order in which the changes are shown. */
  adaptations: Adaptations;
}

/** What a known message in a log means; root causes come first. */
export interface Explanation {
  id: string;
  kind: 'error' | 'warning' | 'info';
  line: number;
  matched: string;
  message: string;
  cause: string;
  remedy: string;
  link: string;
  slots: Record<string, string>;
  root: boolean;
}
