import { EmblemPath } from '@tablewright/table-kit/emblem';
import type { ReactNode } from 'react';
import { useId } from 'react';

/** A card to choose: a name, a line, and a picture if there is one. */
export interface ChoiceCard {
  readonly id: string;
  readonly name: string;
  readonly line?: string | undefined;
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
}

/** Cards of which one is chosen, or any number of them. */
export function ChoiceCards({
  legend,
  help,
  cards,
  chosen,
  many = false,
  small = false,
  setting,
  problem,
  more,
  onChoose,
}: {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly cards: readonly ChoiceCard[];
  /** Ids of the chosen cards. */
  readonly chosen: readonly string[];
  /** Whether several may be chosen. */
  readonly many?: boolean;
  /** For names as short as numbers. */
  readonly small?: boolean;
  /** The setting of the game that the cards set. */
  readonly setting?: string;
  readonly problem?: ReactNode;
  /** What stands below the cards. */
  readonly more?: ReactNode;
  readonly onChoose: (id: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <fieldset
      className="choice-cards"
      data-small={small || undefined}
      data-count={cards.length}
      data-setting={setting}
      aria-describedby={help === undefined ? undefined : `${id}h`}
    >
      <legend>{legend}</legend>
      {help !== undefined && (
        <p id={`${id}h`} className="choice-help tw-quiet">
          {help}
        </p>
      )}
      {cards.map(({ id: card, name, line, picture, disabled }) => (
        <label key={card} className="choice-card" data-picture={picture !== undefined || undefined}>
          {picture}
          <span className="choice-name" id={`${id}n${card}`}>
            {name}
          </span>
          {line !== undefined && (
            <span id={`${id}${card}`} className="choice-line tw-quiet">
              {line}
            </span>
          )}
          <input
            type={many ? 'checkbox' : 'radio'}
            name={id}
            value={card}
            checked={chosen.includes(card)}
            disabled={disabled}
            aria-labelledby={`${id}n${card}`}
            aria-describedby={line === undefined ? undefined : `${id}${card}`}
            onChange={() => onChoose(card)}
          />
        </label>
      ))}
      {more && <p className="choice-more">{more}</p>}
      {problem}
    </fieldset>
  );
}

/** The picture on a card: an emblem of the kit, or the `d` of an SVG path in a box of 512 by 512. */
export function CardEmblem({ d }: { readonly d: string }): ReactNode {
  return (
    <svg className="choice-emblem" viewBox="0 0 512 512" aria-hidden="true">
      <EmblemPath emblem={d} />
    </svg>
  );
}
