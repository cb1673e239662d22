import {isEnginesChoice} from 'compose-check/data/engine-choice';
import {site} from '../../../config/site';
import {composeKeyId} from 'compose-check/data/compose/key-id';
import {type ComposeKey, STATUSES, statusWord} from 'compose-check/data/compose/schema';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {engineLines} from '../../pages/data/engine-lines';
import {loadProviders} from '../../pages/data/providers';
import {absolute} from '../markdown/addresses';
import {plainWords} from '../plain-words';
import type {Schema} from './shape-to-schema';

const PAGE = '/docs/concepts/compose';

/** Markdown whose links work outside of the page. */
const withAddresses = (markdown: string): string =>
  markdown.replaceAll('](#', `](${absolute(PAGE)}#`).replaceAll('](/', `](${absolute('/')}`);

/** Empty values, which pass even for a key that stops a deployment. */
const NOTHING = [null, '', false, [], {}];

/** Where a provider differs, as a list. */
function differences(key: ComposeKey): string {
  const {providers = {}} = key;
  const names = new Map(loadProviders().providers.map(({id, name}) => [id, name]));
  const lines = PROVIDER_IDS.map((id) => {
    const own = providers[id];
    return own && `- ${names.get(id)}: **${STATUSES[own.status]}.** ${withAddresses(own.note)}`;
  });
  const engine = engineLines(key).map(({where, what}) => `- ${where}: ${withAddresses(what)}`);
  return [...engine, ...lines].filter(Boolean).join('\n');
}

/** What editors show for a key: status, meaning, the tool's message, and a link to read more. */
export function keyWords(section: string, key: ComposeKey): Schema {
  const status = statusWord(key);
  const since = key.since ? `Since ${key.since}.` : '';
  const facts = [
    key.shape && `Value: ${key.shape}`,
    key.default && `Default: ${key.default}`,
    key.message && `Message: \`${key.message}\``,
  ].filter(Boolean);
  const link = `[Compose reference](${absolute(PAGE)}#${composeKeyId(section, key.key)})`;
  const markdown = [
    [`**${status}.**`, key.note && withAddresses(key.note), since].filter(Boolean).join(' '),
    differences(key),
    facts.join('  \n'),
    link,
  ];
  return {
    description: plainWords(
      [`${status}.`, key.note, since, ...engineLines(key).map(({where, what}) => `${where}: ${what}`)]
        .filter(Boolean)
        .join(' '),
    ),
    markdownDescription: markdown.filter(Boolean).join('\n\n'),
    ...warningOf(key),
  };
}

/** A message of the tool without the name of a service: the editor shows it at the key. */
const sentence = (message: string): string => plainWords(message.replace(/^service "NAME": /, ''));

/** A key without effect is deprecated; one that the tool warns about is too, with the warning as the reason. */
function warningOf(key: ComposeKey): Schema {
  const {status, message, note} = key;
  // The other engine may use it, so an editor must not cross it out.
  if (isEnginesChoice(key)) return {};
  if (status === 'ignored') return {deprecated: true};
  if (status !== 'warns') return {};
  const parts = [message && `${site.name} warns: ${sentence(message)}.`, note && plainWords(note)];
  return {deprecated: true, deprecationMessage: parts.filter(Boolean).join(' ')};
}

/** The schema of a key that stops the deployment: refused, with the reason. */
export function refusedKey(words: Schema, {message, note}: ComposeKey): Schema {
  return {
    ...words,
    enum: NOTHING,
    deprecated: true,
    doNotSuggest: true,
    errorMessage: [`${site.name} stops: ${sentence(message ?? 'not supported')}.`, plainWords(note ?? '')]
      .join(' ')
      .trim(),
  };
}
