import type {ReactNode} from 'react';
import {Spans} from '@site/src/components/Spans/Spans';
import {TableBox} from '@site/src/components/TableBox/TableBox';
import {type Span, textOf} from 'docs-index/markdown/span';

interface Props {
  head: readonly Span[][];
  rows: readonly (readonly Span[][])[];
}

/** A table of an answer: records on a narrow screen, as in the pages (plugins/remark/remark-tables.ts). */
export function AnswerTable({head, rows}: Props): ReactNode {
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
