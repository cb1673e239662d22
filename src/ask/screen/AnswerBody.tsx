import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {type BodyPart, type Citation, leftOut} from 'docs-index/answers/answer';
import {LiveCode} from '@site/src/components/LiveCode/LiveCode';
import {Spans} from '@site/src/components/Spans/Spans';
import {TableBox} from '@site/src/components/TableBox/TableBox';
import {type Span, textOf} from 'docs-index/markdown/span';
import cites from './cite.module.css';
import styles from './answer.module.css';

interface Props {
  parts: readonly BodyPart[];
  citations: readonly Citation[];
}

/** Number of a source, set tight to the last word. It opens the section itself. */
function Cite({citation}: {citation: Citation | undefined}): ReactNode {
  if (!citation) return null;
  return (
    <>
      {'\u2060'}
      <Link to={citation.url} className={cites.cite ?? ''} aria-label={`Source ${citation.n}: ${citation.title}`}>
        {citation.n}
      </Link>
    </>
  );
}

/** A table of an answer: records on a narrow screen, as in the pages (plugins/remark/remark-tables.ts). */
function AnswerTable({head, rows}: {head: readonly Span[][]; rows: readonly (readonly Span[][])[]}): ReactNode {
  return (
    <TableBox className="records">
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th key={place} scope="col">
              <Spans spans={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, column) => (
              <td key={column} data-label={textOf(head[column] ?? [])}>
                <Spans spans={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

/** Below a table or list: what an excerpt of it leaves out, and the source of a table. */
function Foot({left, what, cite}: {left: number | undefined; what: 'row' | 'item'; cite?: ReactNode}): ReactNode {
  if (!left && !cite) return null;
  return (
    <p className={styles.foot}>
      {left ? leftOut(left, what) : null}
      {cite}
    </p>
  );
}

function Rest({isPage, citation}: {isPage: boolean; citation: Citation | undefined}): ReactNode {
  if (!citation) return null;
  return (
    <p className="muted-sm">
      <Link to={citation.url}>
        Read the whole {isPage ? 'page' : 'section'}
        <span className="visually-hidden"> “{citation.title}”</span>
      </Link>
    </p>
  );
}

function Part({part, citation}: {part: BodyPart; citation: Citation | undefined}): ReactNode {
  const cite = part.cite === undefined ? null : <Cite citation={citation} />;
  switch (part.type) {
    case 'text':
      return (
        <p>
          <Spans spans={part.spans} />
          {cite}
        </p>
      );
    case 'list': {
      const List = part.ordered ? 'ol' : 'ul';
      return (
        <>
          <List className="prose-list" {...(part.start !== undefined && {start: part.start})}>
            {part.items.map((item, place) => (
              <li key={place}>
                <Spans spans={item} />
                {place === part.items.length - 1 && cite}
              </li>
            ))}
          </List>
          <Foot left={part.left} what="item" />
        </>
      );
    }
    case 'code':
      return <LiveCode code={part.text} language={part.lang || undefined} title={part.title} />;
    case 'table':
      return (
        <div>
          <AnswerTable head={part.head} rows={part.rows} />
          <Foot left={part.left} what="row" cite={cite} />
        </div>
      );
    case 'entry':
      return (
        <div className={styles.entry}>
          <p>
            <code>{part.name}</code>
            {cite}
          </p>
          <dl>
            {part.facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Spans spans={text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      );
    case 'rest':
      return <Rest isPage={part.isPage} citation={citation} />;
  }
}

export function AnswerBody({parts, citations}: Props): ReactNode {
  if (parts.length === 0) return null;
  return (
    <div className={styles.body}>
      {parts.map((part) => (
        <Part key={part.id} part={part} citation={citations.find(({n}) => n === part.cite)} />
      ))}
    </div>
  );
}
