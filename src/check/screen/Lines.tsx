import {type ReactNode, createContext, useContext} from 'react';
import {TextButton} from '@site/src/components/TextButton/TextButton';
import styles from './findings.module.css';

/** Whether the reader has several files, whose names are shown; and the way to a line. */
export const LinesContext = createContext<{
  isProject: boolean;
  goTo: (line: number, file: string | undefined) => void;
} | null>(null);

const MOST_LINES = 12;

interface Place {
  line?: number | undefined;
  file?: string | undefined;
}

/** A line of the reader's files, and the way there; nothing for what isn't about a line. */
export function Line({line, file}: Place): ReactNode {
  const {isProject, goTo} = useContext(LinesContext)!;
  const isNamed = isProject && file !== undefined;
  return (
    line !== undefined && (
      <span className="muted-xs">
        {' '}
        <TextButton
          aria-label={`Line ${line}${isNamed ? ` of ${file}` : ''}, go there`}
          onClick={() => goTo(line, file)}
        >
          {`${isNamed ? `${file} ` : ''}line ${line}`}
        </TextButton>
      </span>
    )
  );
}

/** Several of them, each once. */
export function Lines({places}: {places: readonly Place[]}): ReactNode {
  const unique = [...new Map(places.map((place) => [`${place.line} ${place.file}`, place]))];
  return (
    <span className={styles.lines}>
      {unique.slice(0, MOST_LINES).map(([key, place]) => (
        <Line key={key} {...place} />
      ))}
      {unique.length > MOST_LINES && <span>{` and ${unique.length - MOST_LINES} more`}</span>}
    </span>
  );
}
