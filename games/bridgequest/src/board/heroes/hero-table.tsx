import { CardRow, Hand, HiddenHand, type Slot, Slots } from '@tablewright/table-kit/cards';
import * as sign from '@tablewright/table-kit/emblems';
import { CharacterSheet } from '@tablewright/table-kit/sheets';
import type { ReactNode } from 'react';
import { SLOT_EMBLEMS } from '../../content/emblems.ts';
import { printedCard } from '../../explain/index.ts';
import { useBridge } from '../board-context.tsx';
import { backsOf, facesOf, inPlayOf } from '../cards/card-print.ts';
import { boardText } from '../words.ts';
import { sheetOf } from './hero-sheet.ts';

/** The places of a table that hold one thing each, and hands; what fits in none of them lies beside. */
const SLOTS = ['head', 'armor', 'hand', 'foot', 'steed', 'ally', 'pet', 'race', 'class'] as const;
/** Drawn only where something lies there. */
const RARE: ReadonlySet<string> = new Set(['ally', 'pet', 'steed']);

/** In which slot of the table a card lies. */
function slotOf(id: string | undefined): string {
  const card = id === undefined ? undefined : printedCard(id);
  if (card === undefined) return 'other';
  if (card.type === 'potion') return 'potions';
  const slot = 'slot' in card ? card.slot : card.type;
  return SLOTS.some((one) => one === slot) ? slot : 'other';
}

/** What lies before a hero: active cards by their slots, then what is tapped, held ready or laid aside. */
export function HeroTable({ seat }: { readonly seat: number }): ReactNode {
  const { view, own, figureName } = useBridge();
  const active = view.cards[`active/${seat}`] ?? [];
  const rooms = view.rooms[seat]?.slots;
  const name = figureName(view.heroes[seat]?.figure ?? '');
  const label = seat === own ? boardText('board.table') : boardText('board.table.of', { name });
  const slots = SLOTS.flatMap((slot): readonly Slot[] => {
    const cards = inPlayOf(active.filter(({ card }) => slotOf(card) === slot));
    const { of: room = 1, used } = rooms?.[slot] ?? {};
    if (cards.length === 0 && (RARE.has(slot) || room === 0)) return [];
    return [
      {
        ...{ place: `active/${seat}/${slot}`, label: boardText(`board.slot.${slot}`) },
        ...{ emblem: SLOT_EMBLEMS[slot] ?? sign.ring, cards, room, small: true },
        ...(used === undefined ? {} : { used }),
      },
    ];
  });
  const lying = (slot: string) => inPlayOf(active.filter(({ card }) => slotOf(card) === slot));
  const rows = [
    ['board.slot.potions', `active/${seat}/potions`, lying('potions')],
    ['board.slot.other', `active/${seat}`, lying('other')],
    ['board.tapped', `tapped/${seat}`, inPlayOf(view.cards[`tapped/${seat}`], { tapped: true })],
    ['board.identities', `identities/${seat}`, inPlayOf(view.cards[`identities/${seat}`])],
    ['board.side', `side/${seat}`, inPlayOf(view.cards[`side/${seat}`])],
  ] as const;
  return (
    <section className="bq-table" data-part="table" data-seen={`table/${seat}`} aria-label={label}>
      <h3>{label}</h3>
      <Slots label={label} slots={slots} />
      {rows.map(
        ([key, place, cards]) =>
          cards.length > 0 && (
            <div key={place} className="bq-table-row">
              <h4>{boardText(key)}</h4>
              <CardRow label={boardText(key)} place={place} cards={cards} size="tiny" />
            </div>
          ),
      )}
    </section>
  );
}

/** The hand of a hero, and its Fairy Dust and Spells: faces as far as one may see them, else backs. */
export function HeroHands({ seat }: { readonly seat: number }): ReactNode {
  const { view, own, figureName } = useBridge();
  const isOwn = seat === own;
  const name = figureName(view.heroes[seat]?.figure ?? '');
  return (['hand', 'karma'] as const).map((kind) => {
    const place = `${kind}/${seat}`;
    const cards = view.cards[place];
    const faces = facesOf(cards);
    const backs = backsOf(cards);
    const key = kind === 'hand' ? 'board.hand' : 'board.karma-hand';
    const whose = isOwn ? boardText(key) : boardText(`${key}.of`, { name });
    const limit = kind === 'hand' ? view.rooms[seat]?.hand : undefined;
    const label =
      limit === undefined ? whose : `${whose} · ${boardText('board.hand.limit', { limit })}`;
    if (kind === 'karma' && faces.length === 0 && backs.length === 0) return null;
    return (
      <div key={kind} className="bq-held" data-part={kind} data-seen={place}>
        {(isOwn || faces.length > 0) && <Hand label={label} place={place} cards={faces} />}
        {(backs.length > 0 || (!isOwn && faces.length === 0)) && (
          <HiddenHand label={label} place={place} backs={backs} />
        )}
      </div>
    );
  });
}

/** All of a hero, for its sheet over the table: the character, what it holds, what lies before it. */
export function WholeHero({ seat }: { readonly seat: number }): ReactNode {
  const table = useBridge();
  const hero = table.view.heroes[seat];
  if (hero === undefined || hero.figure === '') return null;
  return (
    <div className="bq-whole">
      <CharacterSheet sheet={sheetOf(table, hero)} locale={table.locale} />
      {seat !== table.own && (
        <>
          <HeroTable seat={seat} />
          <HeroHands seat={seat} />
        </>
      )}
    </div>
  );
}
