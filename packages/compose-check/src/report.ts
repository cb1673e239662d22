import type {FindingWords} from '../data/findings-schema';
import type {Message} from '../data/messages/schema';
import {MAX_FINDINGS, MAX_SKIPPED} from './limits';
import {fillSlots, fillText} from './slots';
import {withoutUndefined} from './without-undefined';
import {lineCounter} from './yaml/read';
import type {Place} from './yaml/value';
import type {CheckInput, Edit, Finding, NotJudged, Position, Rules, Severity} from './types';

/** What a rule says about one place. */
export interface Remark {
  place: Place;
  path: string;
  service?: string | undefined;
  subject?: string | undefined;
  to?: string | undefined;
  link?: string | undefined;
  /** The tool's line, where it isn't that of the data. */
  message?: string | undefined;
  edits?: Edit[] | undefined;
}

interface FullRemark extends Remark {
  rule: string;
  severity: Severity;
  text: string;
  messageId?: string | undefined;
  headline?: string | undefined;
  condition?: string | undefined;
  leavesOut?: boolean | undefined;
  remedy?: string | undefined;
}

export class Report {
  private readonly found: {finding: Finding; file: number}[] = [];
  private readonly keys = new Set<string>();
  private readonly counters: ReturnType<typeof lineCounter>[];
  private readonly messages: Map<string, Message>;
  private readonly words: Map<string, FindingWords>;
  readonly notJudged: NotJudged[] = [];
  /** Names that the loader requires and that have no value. */
  readonly required = new Set<string>();
  /** Why parts of the files that could stop the deployment weren't read, as a clause for "because". */
  notChecked: string | undefined;

  constructor(
    private readonly input: CheckInput,
    readonly rules: Rules,
  ) {
    this.counters = input.files.map(({text}) => lineCounter(text));
    this.messages = new Map(rules.messages.map((message) => [message.id, message]));
    this.words = new Map(rules.findings.map((words) => [words.id, words]));
  }

  position({file}: Place, offset: number): Position {
    const {line, col: column} = this.counters[file]?.linePos(offset) ?? {line: 1, col: offset + 1};
    return {line, column, offset};
  }

  lineOf(place: Place): number {
    return this.position(place, place.start).line;
  }

  fileName({file}: Place): string {
    return this.input.files[file]?.name ?? '';
  }

  textOf({file}: Pick<Place, 'file'>): string {
    return this.input.files[file]?.text ?? '';
  }

  sourceOf(place: Place): string {
    return this.textOf(place).slice(place.start, place.end);
  }

  add({place, edits = [], remedy, link, ...remark}: FullRemark): void {
    const {rule, path, message, text} = remark;
    const key = `${rule}\n${place.file}:${place.start}\n${path}\n${message ?? text}`;
    if (this.keys.has(key) || this.found.length >= MAX_FINDINGS || this.quotesRequired(message)) return;
    this.keys.add(key);
    const finding = withoutUndefined({
      ...remark,
      file: this.fileName(place),
      start: this.position(place, place.start),
      end: this.position(place, Math.max(place.start, place.end)),
      remedy: remedy || undefined,
      link: link || undefined,
      fix: edits.length > 0 ? {edits} : undefined,
    });
    this.found.push({finding, file: place.file});
  }

  /** Whether a message quotes a reference that the loader stops at: the tool never gets to print it. */
  private quotesRequired(message = ''): boolean {
    return [...this.required].some((name) => message.includes(`\${${name}`));
  }

  /**
   * Adds a finding in the words of the data, with the reader's names: those of packages/compose-check/data/findings.yaml, and what they leave
   * open from the tool's message.
   */
  say(id: string, {message: line, ...remark}: Remark, slots: Record<string, string> = {}): void {
    const own = this.words.get(id);
    const message = this.messages.get(own?.messageId ?? id);
    if (!own && !message) throw new Error(`Neither data/findings.yaml nor data/messages has "${id}"`);
    const all = {...(remark.service !== undefined && {SERVICE: remark.service}), ...slots};
    const names = new Map(Object.entries(all).map(([slot, name]) => [slot, [name]]));
    const printed = own?.message ?? (message && `${own?.prefix ?? ''}${message.text}`);
    this.add({
      ...remark,
      rule: own?.rule ?? message?.id ?? id,
      severity: own?.severity ?? (message?.kind === 'error' ? 'stops' : 'warns'),
      message: line ?? (printed && fillText(printed, names)),
      messageId: message?.id,
      text: own?.cause ? fillText(own.cause, names).trim() : fillSlots(message?.cause ?? '', names),
      remedy: own?.remedy ? fillText(own.remedy, names) : message && fillSlots(message.remedy, names),
      link: own?.link ?? remark.link,
    });
  }

  /** Id of the message with this text, slots included. */
  messageIdOf(text: string): string | undefined {
    const bare = text.replaceAll('NAME', 'SERVICE');
    return this.rules.messages.find(({text: own, variants = []}) =>
      [own, ...variants].some((one) => one === text || one === bare),
    )?.id;
  }

  /** Notes that there can't be a yes; the first reason is the one that is shown. */
  giveUp(why: string): void {
    this.notChecked ??= why;
  }

  /**
   * Notes that something isn't checked.
   *
   * @param condition what must be so for a yes, as a clause for "Yes, if"; only where it decides
   */
  skip(what: string, why: string, place?: Place, condition?: string): void {
    const where = {file: place && this.fileName(place), line: place && this.lineOf(place)};
    const isKnown = this.notJudged.some((one) => one.what === what && one.line === where.line);
    if (!isKnown && this.notJudged.length < MAX_SKIPPED)
      this.notJudged.push(withoutUndefined({what, why, condition, ...where}));
  }

  /** All findings, ordered by file and place. */
  findings(): Finding[] {
    return [...this.found]
      .sort((one, other) => one.file - other.file || one.finding.start.offset - other.finding.start.offset)
      .map(({finding}) => finding);
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  get isFull(): boolean {
    return this.found.length >= MAX_FINDINGS;
  }
}
