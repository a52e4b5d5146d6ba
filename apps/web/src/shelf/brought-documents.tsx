import type { Game } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { loadGame, useLoading } from '../games.ts';
import { useWebWords } from '../web-words.ts';
import { type Chosen, DocumentFields } from './document-fields.tsx';
import { usePlannedDocuments } from './use-places.ts';

interface Props {
  readonly face: TableFace;
  /** Where somebody wants to sit. */
  readonly seat: number | undefined;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** What somebody brings to the places of their seat; what lies there already need not be brought. */
export default function BroughtDocuments(props: Props): ReactNode {
  const { face } = props;
  const loading = useLoading(face.game, () => loadGame(face.game));
  if (loading.kind !== 'ready') return null;
  return <Brought {...props} game={loading.value} />;
}

function Brought({
  face: { campaign, documents = [] },
  seat,
  chosen,
  onChange,
  game,
}: Props & { readonly game: Game }): ReactNode {
  const words = useWebWords();
  const of = campaign === undefined ? undefined : ({ where: 'online', id: campaign } as const);
  const places = documents.filter((place) => place.seat === seat);
  const { lines } = usePlannedDocuments(game, 'online', of, places);
  if (places.length === 0) return null;
  const lying = places.flatMap(({ document }) => (document === undefined ? [] : [document.name]));
  const free = places.filter(({ document }) => document === undefined);
  return (
    <fieldset className="brought">
      <legend>{words('join.documents')}</legend>
      {lying.length > 0 && <p>{lying.join(', ')}</p>}
      {free.length > 0 && (
        <DocumentFields
          game={game}
          places={free.map(({ slot, kind, optional }) => ({
            slot,
            kind,
            ...(optional === true ? { optional } : {}),
          }))}
          lines={lines}
          chosen={chosen}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
