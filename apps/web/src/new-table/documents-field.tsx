import type { Game } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { DocumentFields } from '../shelf/document-fields.tsx';
import { placesFor } from '../shelf/places.ts';
import type { PlannedDocuments } from '../shelf/use-places.ts';
import { useWebWords } from '../web-words.ts';
import type { PlannedSeat, Where } from './planned-seat.ts';

/** What goes into a new match, in a game with documents. */
export function DocumentsField({
  game,
  options,
  seats,
  where,
  planned,
}: {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly PlannedSeat[];
  readonly where: Where;
  readonly planned: PlannedDocuments;
}): ReactNode {
  const words = useWebWords();
  const { lines, chosen, choose, view } = planned;
  const places = placesFor(game, options, seats.length);
  if (places.length === 0) return null;
  return (
    <fieldset>
      <legend>{words('new.documents')}</legend>
      {view !== undefined && <p>{words('new.documents.campaign', { name: view.name })}</p>}
      <DocumentFields
        game={game}
        places={places.map((place) => ({
          ...place,
          isLater:
            where === 'online' &&
            place.seat !== undefined &&
            seats[place.seat]?.online === 'friend',
        }))}
        lines={lines}
        chosen={chosen}
        onChange={choose}
      />
    </fieldset>
  );
}
