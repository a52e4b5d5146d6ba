import type { SeatFace } from '@tablewright/table-kit/board';
import { EmblemPath } from '@tablewright/table-kit/emblem';
import * as sign from '@tablewright/table-kit/emblems';
import { PartsPopover } from '@tablewright/table-kit/parts';
import { writtenNumber } from '@tablewright/words';
import type { ReactNode } from 'react';
import { spotOf } from '../../bridge/layout.ts';
import { calledOf } from '../../explain/index.ts';
import type { Hero } from '../../model.ts';
import { type BridgeTable, useBridge } from '../board-context.tsx';
import { countOf } from '../cards/card-print.ts';
import { partsOf } from '../combat/combat-words.ts';
import { seatOffers } from '../offers.ts';
import { Badge } from '../seat-badge.tsx';
import { useTouch } from '../use-touch.ts';
import { boardText, withOffers } from '../words.ts';

/** Heroes in a line or two each; a press opens sheet and table. */
export function HeroStrips({ of }: { readonly of: readonly Hero[] }): ReactNode {
  const { seats, own } = useBridge();
  const isOwn = of.some(({ seat }) => seat === own);
  if (of.length === 0) return null;
  return (
    <section
      className="bq-heroes"
      data-part={isOwn ? 'hero' : 'heroes'}
      aria-label={boardText(isOwn ? 'board.heroes.own' : 'board.heroes')}
    >
      {of.map((hero) => {
        const face = seats[hero.seat];
        return face && <HeroStrip key={hero.seat} hero={hero} face={face} />;
      })}
    </section>
  );
}

function HeroStrip({ hero, face }: { readonly hero: Hero; readonly face: SeatFace }): ReactNode {
  const table = useBridge();
  const { view, own, openHero, choices, label } = table;
  const { seat, sheet, figure, travels, wounds } = hero;
  const offers = seatOffers(choices, seat);
  const touch = useTouch(offers);
  const isThere = figure !== '';
  const name = isThere ? sheet.name || calledOf(figure) : face.name;
  const hurt = wounds.att + wounds.def;
  const cards = countOf(view.cards[`hand/${seat}`]);
  return (
    <article
      className="bq-hero"
      data-seen={`hero/${seat}`}
      data-own={seat === own || undefined}
      data-active={seat === view.active || undefined}
      data-out={hero.life !== 'alive' || undefined}
      aria-label={name}
    >
      <div className="bq-hero-head">
        <Badge mark={face.mark} />
        <div>
          <h3>{name}</h3>
          <p className="bq-quiet">
            {isThere ? `${face.name} · ${whereText(table, hero)}` : boardText('board.hero.none')}
          </p>
        </div>
        {isThere && <Strengths seat={seat} name={name} />}
        {touch.live && (
          <button
            type="button"
            className="bq-hero-choose"
            aria-label={withOffers(name, { offers, picked: touch.picked, label })}
            {...touch.props}
            onClick={touch.run}
          >
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <EmblemPath emblem={sign.bullseye} />
            </svg>
          </button>
        )}
      </div>
      {isThere && (
        <button
          type="button"
          className="bq-hero-numbers"
          aria-haspopup="dialog"
          onClick={() => openHero(seat)}
        >
          {view.ending !== undefined && (
            <Stat name={boardText('board.hero.additions')} n={hero.degree} isGood />
          )}
          {(['ST', 'DEX', 'WIS', 'CON'] as const).map((stat) => (
            <Stat key={stat} name={stat} n={sheet[stat]} />
          ))}
          <Stat name={boardText('board.karma')} n={sheet.karma} />
          <Stat name={boardText('board.level')} n={sheet.level} />
          <Stat name={boardText('board.travels')} n={travels} isGood />
          {hurt > 0 && <Stat name={boardText('board.wounds')} n={hurt} isBad />}
          <span className="bq-hero-hand">{boardText('board.hero.hand', { count: cards })}</span>
          <span className="tw-visually-hidden">{boardText('board.hero.open', { name })}</span>
        </button>
      )}
    </article>
  );
}

/** What a hero would fight with as it stands; touched, a total lists its terms. */
function Strengths({ seat, name }: { readonly seat: number; readonly name: string }): ReactNode {
  const table = useBridge();
  const strength = table.view.rooms[seat]?.strength;
  if (strength === undefined || table.view.heroes[seat]?.life !== 'alive') return null;
  return (
    <div className="bq-hero-strengths">
      {(['att', 'def'] as const).map((side) => {
        const total = strength[side].reduce((sum, { n }) => sum + n, 0);
        return (
          <PartsPopover
            key={side}
            className="bq-strength"
            label={boardText(`board.hero.${side}`, { name })}
            total={total}
            parts={partsOf(table, strength[side])}
          >
            <span>{boardText(`board.combat.${side}`)}</span> <b>{writtenNumber(total)}</b>
          </PartsPopover>
        );
      })}
    </div>
  );
}

function Stat({
  name,
  n,
  isGood = false,
  isBad = false,
}: {
  readonly name: string;
  readonly n: number;
  readonly isGood?: boolean;
  readonly isBad?: boolean;
}): ReactNode {
  return (
    <span className="bq-number" data-good={isGood || undefined} data-bad={isBad || undefined}>
      <small>{name}</small> <b>{writtenNumber(n)}</b>
    </span>
  );
}

/** Where a hero is, or what has become of it. */
function whereText({ view }: BridgeTable, { life, figure }: Hero): string {
  if (life !== 'alive') return boardText(`board.hero.${life}`);
  const where = view.figures[figure]?.where;
  switch (where?.at) {
    case 'bridge': {
      const { location } = where.place;
      const world = view.cards[`world/${location}`]?.at(-1)?.card;
      const { row } = spotOf(location);
      return boardText('board.hero.at', { world: world === undefined ? '' : calledOf(world), row });
    }
    case 'homeworld':
      return boardText('board.hero.home');
    case 'boss-mode':
      return boardText('board.hero.boss');
    case 'falling':
      return boardText('board.hero.falling');
    default:
      return boardText('board.hero.off');
  }
}
