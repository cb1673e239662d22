import {isEnginesChoice} from '../../data/engine-choice';
import {linkToKey} from '../../data/compose/key-id';
import {type ComposeKey, STATUSES, statusWord} from '../../data/compose/schema';
import {PROVIDER_IDS} from '../../data/provider-ids';
import {plainInline} from '../inline-markdown';
import {engineLines} from '../engine-lines';
import type {Rules} from '../types';
import type {Schema} from './shape-to-schema';

export interface SchemaContext {
  rules: Rules;
  /** Names of the providers by their ids. */
  names: ReadonlyMap<string, string>;
  /** Address of the site, without a slash at the end. */
  origin: string;
}

/** Markdown whose links work outside of the page. */
const withAddresses = (markdown: string, origin: string): string => markdown.replaceAll('](/', `](${origin}/`);

/** Empty values, which pass even for a key that stops a deployment. */
const NOTHING = [null, '', false, [], {}];

/** Where a provider differs, as a list. */
function differences(key: ComposeKey, {names, origin}: SchemaContext): string {
  const {providers = {}} = key;
  const lines = PROVIDER_IDS.map((id) => {
    const own = providers[id];
    return own && `- ${names.get(id)}: **${STATUSES[own.status]}.** ${withAddresses(own.note, origin)}`;
  });
  const engine = engineLines(key, names).map(({where, what}) => `- ${where}: ${withAddresses(what, origin)}`);
  return [...engine, ...lines].filter(Boolean).join('\n');
}

/** What editors show for a key: status, meaning, the tool's message, and a link to read more. */
export function keyWords(section: string, key: ComposeKey, context: SchemaContext): Schema {
  const {names, origin} = context;
  const status = statusWord(key);
  const since = key.since ? `Since ${key.since}.` : '';
  const facts = [
    key.shape && `Value: ${key.shape}`,
    key.default && `Default: ${key.default}`,
    key.message && `Message: \`${key.message}\``,
  ].filter(Boolean);
  const link = `[Compose reference](${origin}${linkToKey(section, key.key)})`;
  const markdown = [
    [`**${status}.**`, key.note && withAddresses(key.note, origin), since].filter(Boolean).join(' '),
    differences(key, context),
    facts.join('  \n'),
    link,
  ];
  return {
    description: plainInline(
      [`${status}.`, key.note, since, ...engineLines(key, names).map(({where, what}) => `${where}: ${what}`)]
        .filter(Boolean)
        .join(' '),
    ),
    markdownDescription: markdown.filter(Boolean).join('\n\n'),
    ...warningOf(key, context),
  };
}

/** A message of the tool without the name of a service: the editor shows it at the key. */
const sentence = (message: string): string => plainInline(message.replace(/^service "NAME": /, ''));

/** A key without effect is deprecated; one that the tool warns about is too, with the warning as the reason. */
function warningOf(key: ComposeKey, {rules}: SchemaContext): Schema {
  const {status, message, note} = key;
  // The other engine may use it, so an editor must not cross it out.
  if (isEnginesChoice(key)) return {};
  if (status === 'ignored') return {deprecated: true};
  if (status !== 'warns') return {};
  const parts = [message && `${rules.product.name} warns: ${sentence(message)}.`, note && plainInline(note)];
  return {deprecated: true, deprecationMessage: parts.filter(Boolean).join(' ')};
}

/** The schema of a key that stops the deployment: refused, with the reason. */
export function refusedKey(words: Schema, {message, note}: ComposeKey, {rules}: SchemaContext): Schema {
  return {
    ...words,
    enum: NOTHING,
    deprecated: true,
    doNotSuggest: true,
    errorMessage: [`${rules.product.name} stops: ${sentence(message ?? 'not supported')}.`, plainInline(note ?? '')]
      .join(' ')
      .trim(),
  };
}
