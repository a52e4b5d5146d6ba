import type { ReactNode } from 'react';
import {
  type CostFacts,
  type Dot,
  type Place,
  type PrintedForm,
  placesIn,
} from '../explain/index.ts';
import { boardText } from './words.ts';

const FIVE = [0, 1, 2, 3, 4];
const LINE: PrintedForm = {
  rows: 5,
  columns: 5,
  dots: FIVE.map((column) => [2, column] as const),
  gaps: [],
};
/** The other lines through the middle, drawn faintly: any of them will do. */
const OTHER_LINES: readonly Dot[] = FIVE.filter((i) => i !== 2).flatMap((i) => [
  [i, 2] as const,
  [i, i] as const,
  [i, 4 - i] as const,
]);

/** How a power is paid, drawn as on a printed sheet: its pattern, or its dud tokens. */
export function CostDiagram({ cost }: { readonly cost: CostFacts }): ReactNode {
  if (cost.kind === 'duds') return <DudCost duds={cost.duds} />;
  if (cost.kind === 'line') {
    return (
      <span className="ba-diagrams" role="img" aria-label={boardText('board.pattern.bingo')}>
        <Diagram form={LINE} faint={OTHER_LINES} />
      </span>
    );
  }
  const { forms } = cost;
  const rows = forms
    .map((form) => wordsOf(form, (place) => boardText(`board.pattern.${place}`)))
    .join(boardText('board.pattern.or'));
  return (
    <span
      className="ba-diagrams"
      data-forms={forms.length}
      role="img"
      aria-label={boardText('board.pattern', { rows })}
    >
      {forms.map((form) => (
        <Diagram key={wordsOf(form, (place) => place)} form={form} />
      ))}
    </span>
  );
}

function wordsOf(form: PrintedForm, say: (place: Place) => string): string {
  return placesIn(form)
    .map((row) => row.map(say).join(' '))
    .join(', ');
}

function Diagram({
  form: { rows, columns, dots, gaps },
  faint = [],
}: {
  readonly form: PrintedForm;
  readonly faint?: readonly Dot[];
}): ReactNode {
  const grid = Array.from({ length: rows * columns }, (_, i) => [
    Math.floor(i / columns),
    i % columns,
  ]);
  return (
    <svg
      className="ba-diagram"
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      data-columns={columns}
      aria-hidden="true"
    >
      {grid.map(([row = 0, column = 0]) => (
        <rect
          key={`${row}.${column}`}
          className="ba-diagram-space"
          x={column * 10 + 0.6}
          y={row * 10 + 0.6}
          width="8.8"
          height="8.8"
          rx="1.6"
        />
      ))}
      {faint.map(([row, column]) => (
        <circle
          key={`${row}.${column}`}
          className="ba-diagram-faint"
          cx={column * 10 + 5}
          cy={row * 10 + 5}
          r="1.5"
        />
      ))}
      {gaps.map(([row, column]) => (
        <circle
          key={`${row}.${column}`}
          className="ba-diagram-gap"
          cx={column * 10 + 5}
          cy={row * 10 + 5}
          r="2.2"
        />
      ))}
      {dots.map(([row, column]) => (
        <circle
          key={`${row}.${column}`}
          className="ba-diagram-dot"
          cx={column * 10 + 5}
          cy={row * 10 + 5}
          r="3.7"
        />
      ))}
    </svg>
  );
}

function DudCost({ duds }: { readonly duds: number }): ReactNode {
  return (
    <span
      className="ba-diagrams ba-dud-cost"
      role="img"
      aria-label={boardText('board.power.duds', { duds })}
    >
      {Array.from({ length: duds }, (_, i) => i).map((i) => (
        <DudToken key={i} />
      ))}
    </span>
  );
}

/** A dud token: a coin with a cross. Decorative. */
export function DudToken(): ReactNode {
  return (
    <svg className="ba-dud" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8.6" />
      <path d="M6.6 6.6L13.4 13.4M13.4 6.6L6.6 13.4" />
    </svg>
  );
}
