import type { Game } from '@tablewright/engine';
import type { DocumentSlot } from '@tablewright/engine/documents';
import type { DocumentLine } from '@tablewright/protocol';
import { seatMark } from '@tablewright/table-kit';
import { type ReactNode, useId } from 'react';
import { useWebWords } from '../web-words.ts';
import { numberOfPlace } from './places.ts';
import { useShelfWords } from './use-shelf-words.ts';

/** By slot, the ids of documents. */
export type Chosen = Readonly<Record<string, string>>;

/** A place for a document that somebody may choose for. */
export interface Choosable extends DocumentSlot {
  /** Whoever sits down brings it. */
  readonly isLater?: boolean;
}

/** Which documents lie in the places of a match. */
export function DocumentFields({
  game,
  places,
  lines,
  chosen,
  onChange,
}: {
  readonly game: Game;
  readonly places: readonly Choosable[];
  /** What there is to choose from. */
  readonly lines: readonly DocumentLine[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}): ReactNode {
  const words = useWebWords();
  const say = useShelfWords(game);
  const id = useId();
  const labelOf = (place: Choosable): string => {
    const kind = say.kind(place.kind);
    if (place.seat !== undefined)
      return words('new.documents.seat', { kind, seat: seatMark(place.seat).letter });
    const number = numberOfPlace(places, place);
    return number === undefined ? kind : words('new.documents.numbered', { kind, ...number });
  };
  return (
    <div className="document-fields">
      {places.map((place) => {
        const { slot, kind, optional, isLater } = place;
        const label = labelOf(place);
        const others = Object.entries(chosen).flatMap(([at, one]) => (at === slot ? [] : [one]));
        const open = lines.filter((line) => line.kind === kind && !others.includes(line.id));
        return (
          <div key={slot} className="field">
            <label htmlFor={`${id}${slot}`}>{label}</label>
            <select
              id={`${id}${slot}`}
              value={chosen[slot] ?? ''}
              required={optional !== true && isLater !== true}
              onChange={({ target }) => {
                const { [slot]: _before, ...rest } = chosen;
                onChange(target.value === '' ? rest : { ...rest, [slot]: target.value });
              }}
            >
              <option value="">
                {words(isLater === true ? 'new.documents.later' : 'new.documents.none')}
              </option>
              {open.map((line) => (
                <option key={line.id} value={line.id} disabled={line.table !== undefined}>
                  {line.name} · {words(`shelf.by.${line.by}`)}
                  {line.table === undefined ? '' : ` · ${words('shelf.in-use')}`}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </div>
  );
}
