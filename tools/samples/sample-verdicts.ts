import {createHash} from 'node:crypto';
import {checkCompose} from 'compose-check/check-compose';
import type {Rules} from 'compose-check/types';
import type {Verdict} from 'compose-check/verdict';
import {PROVIDER_IDS, type ProviderId} from 'compose-check/data/provider-ids';

export interface SampleVerdicts {
  /** Beginning of the SHA-256 of the Compose file. */
  hash: string;
  verdicts: Partial<Record<ProviderId, Verdict>>;
  /** `gap:local-image web (aws, gcp)` */
  gaps: string[];
}

/** What the check says about one Compose file, at every provider. */
export function verdictsOf(text: string, rules: Rules): SampleVerdicts {
  const verdicts: SampleVerdicts['verdicts'] = {};
  const gaps = new Map<string, string[]>();
  for (const provider of PROVIDER_IDS) {
    const {verdict, findings} = checkCompose({files: [{name: 'compose.yaml', text}], provider}, rules);
    verdicts[provider] = verdict;
    for (const gap of new Set(findings.map(({rule, service}) => `${rule} ${service}`)))
      if (gap.startsWith('gap:')) gaps.set(gap, [...(gaps.get(gap) ?? []), provider]);
  }
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {hash, verdicts, gaps: [...gaps].map(([gap, providers]) => `${gap} (${providers.join(', ')})`).sort()};
}

export type Samples = Record<string, SampleVerdicts>;

/** Samples that the check judges differently than recorded; one whose file has changed is only new. */
export function differences(recorded: Samples, now: Samples): {wrong: string[]; changed: string[]} {
  const wrong: string[] = [];
  const changed: string[] = [];
  for (const [name, {hash, ...verdicts}] of Object.entries(now)) {
    const before = recorded[name];
    if (before?.hash !== hash) changed.push(name);
    else if (JSON.stringify({...before, hash: undefined}) !== JSON.stringify({...verdicts, hash: undefined}))
      wrong.push(`${name}: ${JSON.stringify(verdicts)}, recorded ${JSON.stringify({...before, hash: undefined})}`);
  }
  return {wrong, changed: [...changed, ...Object.keys(recorded).filter((name) => !(name in now))]};
}
