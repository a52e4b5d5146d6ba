import { CardFace } from '@tablewright/table-kit/cards';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import { PartsPopover } from '@tablewright/table-kit/parts';
import { writtenNumber } from '@tablewright/words';
import type { ReactNode } from 'react';
import { calledOf, printedCard, printedFigurine } from '../../explain/index.ts';
import type { Foe } from '../../model.ts';
import type { FoeSums } from '../../view.ts';
import { useBridge } from '../board-context.tsx';
import { faceOf, linesOf } from '../cards/card-print.ts';
import { pictureOf } from '../chart/figure-token.tsx';
import { foeOffers } from '../offers.ts';
import { useTouch } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';
import { partsOf } from './combat-words.ts';

/** A monster of the combat: its strength and how it divides, what it pays, what lies on it. */
export function FoeCard({
  foe,
  sums,
}: {
  readonly foe: Foe;
  readonly sums: FoeSums | undefined;
}): ReactNode {
  const table = useBridge();
  const name = table.figureName(foe.id);
  const offers = foeOffers(table.choices, foe.id);
  const touch = useTouch(offers);
  const head = (
    <>
      <b className="bq-foe-name">{name}</b> <span className="bq-quiet">{kindOf(foe)}</span>
    </>
  );
  return (
    <li className="bq-foe" data-seen={`foe/${foe.id}`} data-live={touch.live || undefined}>
      <Picture foe={foe} />
      <div className="bq-foe-says">
        {touch.live ? (
          <button
            type="button"
            className="bq-foe-touch"
            aria-label={withOffers(name, { offers, picked: touch.picked, label: table.label })}
            {...touch.props}
            onClick={touch.run}
          >
            {head}
          </button>
        ) : (
          <p>{head}</p>
        )}
        {sums !== undefined && <Numbers sums={sums} />}
        {sayingOf(foe).map((line) => (
          <p key={line} className="bq-foe-line bq-quiet">
            {line}
          </p>
        ))}
        {notesOf(table, foe).map((note) => (
          <p key={note} className="bq-quiet">
            {note}
          </p>
        ))}
      </div>
    </li>
  );
}

function Picture({ foe: { id } }: { readonly foe: Foe }): ReactNode {
  const [original = id] = id.split('*');
  if (printedCard(original) !== undefined) return <CardFace card={faceOf(original)} size="tiny" />;
  return (
    <span className="bq-foe-picture">
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <EmblemPath emblem={pictureOf(id)} />
      </svg>
    </span>
  );
}

/** Its level or its die, and whether it is an illusion. */
function kindOf({ id }: Foe): string {
  const [original = id] = id.split('*');
  const card = printedCard(original);
  const die = printedFigurine(original)?.die;
  return [
    ...(card?.type === 'monster' ? [boardText('board.foe.level', { level: card.level })] : []),
    ...(die === undefined ? [] : [boardText('board.foe.die', { sides: die })]),
    ...(id === original ? [] : [boardText('board.foe.illusion')]),
  ].join(' · ');
}

function Numbers({ sums: { strength, att, def, reward } }: { readonly sums: FoeSums }): ReactNode {
  const table = useBridge();
  const total = strength.reduce((sum, { n }) => sum + n, 0);
  return (
    <div className="bq-foe-numbers">
      {att !== undefined && (
        <PartsPopover
          className="bq-strength"
          label={boardText('board.foe.strength')}
          total={total}
          parts={partsOf(table, strength)}
        >
          <span>{boardText('board.foe.strength')}</span> <b>{writtenNumber(total)}</b>
        </PartsPopover>
      )}
      <p>
        {att === undefined || def === undefined
          ? boardText('board.foe.unrolled')
          : boardText('board.foe.split', { att, def })}
      </p>
      <p className="bq-quiet">{boardText('board.foe.reward', { ...reward })}</p>
    </div>
  );
}

/** What it does, and its Bad Stuff: of a figurine that is death (BQ-DEAD-01). */
function sayingOf({ id }: Foe): readonly string[] {
  const [original = id] = id.split('*');
  const card = printedCard(original);
  if (card !== undefined) return linesOf(card).map(({ text }) => text);
  return printedFigurine(original) === undefined ? [] : [boardText('board.foe.death')];
}

/** What was put on it, and who has got away from it. */
function notesOf({ view, seatName }: ReturnType<typeof useBridge>, { id }: Foe): readonly string[] {
  const { combat, cards } = view;
  const on = [...(cards['combat'] ?? []), ...(cards['loose'] ?? [])]
    .filter(({ card }) => card === id)
    .flatMap((one) => (one.on ?? []).flatMap(({ card }) => card ?? []));
  const runs = combat?.runs.filter(({ foe }) => foe === id) ?? [];
  return [
    ...(on.length > 0
      ? [boardText('board.foe.enhancers', { cards: on.map(calledOf).join(', ') })]
      : []),
    ...runs.map(({ seat, escaped }) =>
      boardText(escaped ? 'board.foe.escaped' : 'board.foe.caught', { name: seatName(seat) }),
    ),
  ];
}
