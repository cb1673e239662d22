import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';
import {FIGURE} from '@site/src/pages/_home/figure';
import {FigureResult} from './FigureResult';
import {FigureRun} from './FigureRun';
import {FigureSource} from './FigureSource';
import {FigureTargets} from './FigureTargets';
import styles from './figure.module.css';
import result from './figure-result.module.css';
import source from './figure-source.module.css';

/** Room above and below the lines. */
const Padding = () => (
  <div className={styles.padding}>
    <div className={source.source} />
    <div />
    <div className={result.result} />
  </div>
);

/** Lines that become something, in their order. */
const WIRES = FIGURE.filter(({outcome}) => outcome);

/** The idea in one picture: a Compose file, and what each line of it becomes in the cloud the reader chooses. */
export function Figure(): ReactNode {
  return (
    // In Markdown a table says the same (plugins/outputs/markdown/home.ts).
    <figure
      className={styles.figure}
      data-figure=""
      aria-label="How a Compose file becomes a running app"
      data-markdown-ignore=""
    >
      <div className={styles.board}>
        <div className={clsx(styles.head, styles.fileHead)}>
          <Icon name="file" />
          compose.yaml
        </div>
        <div className={clsx(styles.head, styles.cloudHead)}>
          <FigureTargets />
        </div>
      </div>
      <Padding />
      <ol className={styles.rows}>
        {FIGURE.map((line, index) => (
          <li key={index} {...(line.outcome && {'data-wire': WIRES.indexOf(line)})}>
            <FigureSource line={line} number={index + 1} />
            <FigureResult line={line} />
          </li>
        ))}
      </ol>
      <Padding />
      <FigureRun />
    </figure>
  );
}
