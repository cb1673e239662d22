import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {Icon} from '@site/src/components/Icon/Icon';
import {useExpand} from '@site/src/components/product/expand';
import {
  ADDRESSES,
  FIGURE,
  type FigureLine,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderId,
  RUNS,
} from '@site/src/data/home';
import {Symbol} from './Symbol';
import styles from './figure.module.css';

/** A text for each provider. All of them are in the page; src/components/home/figure.module.css shows the chosen one's. */
function ByProvider({
  of,
  as: As = 'span',
}: {
  of: (id: ProviderId) => string | undefined;
  as?: 'span' | 'b' | 'em';
}): ReactNode {
  const texts = new Map<string, ProviderId[]>();
  for (const id of PROVIDERS) {
    const text = of(id);
    if (text) texts.set(text, [...(texts.get(text) ?? []), id]);
  }
  return [...texts].map(([text, ids]) => (
    <As key={text} data-provider={ids.join(' ')}>
      {text}
    </As>
  ));
}

function Source({line, number}: {line: FigureLine; number: number}): ReactNode {
  const expand = useExpand();
  const value = line.value && expand(line.value);
  return (
    <div className={styles.source}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <code>
        {'  '.repeat(line.indent)}
        <span className="token key">{expand(line.key)}</span>
        <span className="token punctuation">:</span>
        {value && (
          <>
            {' '}
            {line.kind === 'list' && <span className="token punctuation">[</span>}
            <span className={clsx('token', line.kind === 'number' ? 'number' : 'string')}>{value}</span>
            {line.kind === 'list' && <span className="token punctuation">]</span>}
          </>
        )}
      </code>
      {line.outcome && <span className={styles.leader} />}
    </div>
  );
}

function Result({line}: {line: FigureLine}): ReactNode {
  const expand = useExpand();
  const {service, outcome, symbol, isPublic} = line;
  if (service) {
    return (
      <div className={clsx(styles.result, styles.service)}>
        <span>{service.name}</span>
        <i />
        <span>{service.note}</span>
      </div>
    );
  }
  if (!outcome) return <div className={styles.result} />;
  return (
    <div className={clsx(styles.result, isPublic && styles.public)}>
      <span className={styles.lead} />
      {symbol && <Symbol name={symbol} />}
      <span className={styles.words}>
        <ByProvider as="b" of={(id) => outcome[id]?.name ?? 'Planned'} />
        {!isPublic && (
          <span className={styles.detail}>
            <ByProvider of={(id) => outcome[id]?.detail} />
          </span>
        )}
      </span>
      {isPublic && (
        <>
          <span className={styles.tail} />
          <span className={styles.address}>
            <span className="dot" aria-hidden="true" />
            <ByProvider of={(id) => expand(ADDRESSES[id])} />
            <ByProvider as="em" of={(id) => (outcome[id] ? '200' : undefined)} />
          </span>
        </>
      )}
    </div>
  );
}

function Targets(): ReactNode {
  return (
    <fieldset className={styles.targets}>
      <legend className="visually-hidden">Where it runs</legend>
      {PROVIDERS.map((id) => (
        <label key={id}>
          <Glyph provider={id} />
          {PROVIDER_NAMES[id]}
          <input type="radio" name="figure-provider" value={id} defaultChecked={id === 'aws'} />
        </label>
      ))}
    </fieldset>
  );
}

const Padding = () => (
  <div className={styles.padding}>
    <div className={styles.source} />
    <div />
    <div className={styles.result} />
  </div>
);

/** The idea in one picture: a Compose file, and what each line of it becomes in the cloud the reader chooses. */
export function Figure(): ReactNode {
  const expand = useExpand();
  let wires = 0;
  return (
    // In Markdown a table says the same (plugins/markdown-export/home.ts).
    <figure className={styles.figure} aria-label="How a Compose file becomes a running app" data-markdown-ignore="">
      <div className={styles.board}>
        <div className={clsx(styles.head, styles.fileHead)}>
          <Icon name="file" />
          compose.yaml
        </div>
        <div className={clsx(styles.head, styles.cloudHead)}>
          <Targets />
        </div>
      </div>
      <Padding />
      <ol className={styles.rows}>
        {FIGURE.map((line, index) => (
          <li key={index} className={clsx(line.outcome && styles.wired)} {...(line.outcome && {'data-wire': wires++})}>
            <Source line={line} number={index + 1} />
            <div className={styles.wire} />
            <Result line={line} />
          </li>
        ))}
      </ol>
      <Padding />
      <div className={styles.run}>
        <div className={styles.command}>
          <span className={styles.prompt} aria-hidden="true">
            $
          </span>
          <code>
            <ByProvider of={(id) => expand(RUNS[id].command)} />
          </code>
        </div>
        <div className={styles.arrow} />
        <div className={styles.outcome}>
          <span className="dot" aria-hidden="true" />
          <span className={styles.words}>
            <ByProvider as="b" of={(id) => RUNS[id].state} />
          </span>
          <span className={styles.detail}>
            <ByProvider of={(id) => RUNS[id].detail} />
          </span>
        </div>
      </div>
    </figure>
  );
}
