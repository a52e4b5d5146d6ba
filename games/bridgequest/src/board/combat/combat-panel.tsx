import { EmblemPath } from '@tablewright/table-kit/emblem';
import * as sign from '@tablewright/table-kit/emblems';
import { PartsPopover } from '@tablewright/table-kit/parts';
import { writtenNumber } from '@tablewright/words';
import type { ReactNode } from 'react';
import { type Part, partsOfMonsters, partsOfPlayers, type Side } from '../../explain/index.ts';
import { type Combat, STAGES, type Stage } from '../../model.ts';
import type { CombatSums } from '../../view.ts';
import { useBridge } from '../board-context.tsx';
import { Badge } from '../seat-badge.tsx';
import { boardText, signed } from '../words.ts';
import { partsOf } from './combat-words.ts';
import { FoeCard } from './foe-card.tsx';

/** The combat that goes on: both sides face to face, with what a calculation would come to. */
export function CombatPanel(): ReactNode {
  const { view, own, seatName } = useBridge();
  const { combat, sums } = view;
  if (combat === undefined || sums === undefined) return null;
  const name = seatName(combat.owner);
  const title =
    combat.defender === undefined
      ? ownOr(combat.owner === own, name)
      : boardText('board.combat.pvp', { name, other: seatName(combat.defender) });
  return (
    <section className="bq-combat" data-part="combat" data-seen="combat" aria-label={title}>
      <header className="bq-combat-head">
        <h2>{title}</h2>
        <p className="bq-quiet">{notesOf(combat).join(' · ')}</p>
        <Stages stage={combat.stage} />
      </header>
      <div className="bq-facing-sides">
        <Players combat={combat} sums={sums} />
        <Versus combat={combat} sums={sums} />
        <Monsters combat={combat} sums={sums} />
      </div>
    </section>
  );
}

function ownOr(isOwn: boolean, name: string): string {
  return isOwn ? boardText('board.combat.own') : boardText('board.combat.of', { name });
}

function notesOf({ isFirstStrike, calculations, differentials }: Combat): readonly string[] {
  return [
    ...(isFirstStrike && calculations === 0 ? [boardText('board.combat.first-strike')] : []),
    boardText('board.combat.calculations', { count: calculations }),
    ...(differentials > 0
      ? [boardText('board.combat.differentials', { count: differentials })]
      : []),
  ];
}

/** What every combat goes through; what comes of it follows (BQ-CMB-21). */
const FIRST = STAGES.slice(0, 4);

function Stages({ stage }: { readonly stage: Stage }): ReactNode {
  const isOutcome = !FIRST.includes(stage);
  return (
    <ol className="bq-stages" aria-label={boardText('board.combat.stages')}>
      {FIRST.map((one, at) => (
        <li
          key={one}
          aria-current={one === stage ? 'step' : undefined}
          data-done={isOutcome || at < FIRST.indexOf(stage) || undefined}
        >
          {boardText(`board.stage.${one}`)}
          {one === stage && <StageCount at={at} />}
        </li>
      ))}
      <li aria-current={isOutcome ? 'step' : undefined}>
        {boardText(isOutcome ? `board.stage.${stage}` : 'board.stage.outcome')}
        {isOutcome && <StageCount at={FIRST.length} />}
      </li>
    </ol>
  );
}

/** Where in the combat one is, where the other stages are not shown. */
function StageCount({ at }: { readonly at: number }): ReactNode {
  return <span className="bq-stage-count" data-word={`${at + 1}/${FIRST.length + 1}`} />;
}

const SIDES: readonly Side[] = ['att', 'def'];

/** One of the four sums: touched, it lists its terms. */
function Total({
  of,
  side,
  total,
  isOpen,
  parts,
}: {
  readonly of: 'players' | 'monsters';
  readonly side: Side;
  readonly total: number;
  /** Whether dice are missing in it. */
  readonly isOpen: boolean;
  readonly parts: readonly Part[];
}): ReactNode {
  const table = useBridge();
  return (
    <PartsPopover
      className="bq-total"
      label={boardText(`board.combat.${side}.${of}`)}
      total={total}
      parts={partsOf(table, parts)}
      data={{ 'data-side': side }}
    >
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <EmblemPath emblem={side === 'att' ? sign.crossedSwords : sign.shield} />
      </svg>
      <span className="bq-total-name">{boardText(`board.combat.${side}`)}</span>{' '}
      <b>{isOpen ? '–' : writtenNumber(total)}</b>
    </PartsPopover>
  );
}

/** Attack and defence of one side. */
function Totals({
  of,
  totals,
  isOpen = false,
  parts,
}: {
  readonly of: 'players' | 'monsters';
  readonly totals: Readonly<Record<Side, number>>;
  readonly isOpen?: boolean;
  readonly parts: (side: Side) => readonly Part[];
}): ReactNode {
  return (
    <div className="bq-totals">
      {SIDES.map((side) => (
        <Total
          key={side}
          of={of}
          side={side}
          total={totals[side]}
          isOpen={isOpen}
          parts={parts(side)}
        />
      ))}
    </div>
  );
}

function Players({
  combat,
  sums,
}: {
  readonly combat: Combat;
  readonly sums: CombatSums;
}): ReactNode {
  const { view, seats, figureName } = useBridge();
  const title = boardText(
    combat.defender === undefined ? 'board.combat.players' : 'board.combat.attacker',
  );
  return (
    <section className="bq-side" data-part="players" data-side="players" aria-label={title}>
      <h3>{title}</h3>
      <Totals of="players" totals={sums.players} parts={(side) => partsOfPlayers(view, side)} />
      <ul className="bq-fighters">
        {sums.heroes.map(({ seat }) => {
          const mark = seats[seat]?.mark;
          return (
            <li key={seat}>
              {mark !== undefined && <Badge mark={mark} />}
              <span>
                {figureName(view.heroes[seat]?.figure ?? '')}
                {seat === combat.helper && (
                  <span className="bq-quiet">
                    {' '}
                    {boardText('board.combat.helper', { share: combat.share })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is not followed by a calculation (BQ-CMB-24, -26). */
const ENDED: ReadonlySet<Stage> = new Set(['broken', 'running', 'won']);

/** Whether dice of monsters are still to be rolled. */
function isUnrolled({ foes }: CombatSums): boolean {
  return foes.some(({ att }) => att === undefined);
}

/** What stands between the sides as long as the monsters’ dice are rolled: no sum would be true. */
function Unrolled(): ReactNode {
  return (
    <div className="bq-versus" data-part="versus">
      <p className="bq-result">{boardText('board.combat.unrolled')}</p>
      <p className="bq-means">{boardText('board.combat.means.unrolled')}</p>
    </div>
  );
}

/** Between the two sides: who is compared with whom, and what it comes to. */
function Versus({
  combat: { stage, owner, defender },
  sums,
}: {
  readonly combat: Combat;
  readonly sums: CombatSums;
}): ReactNode {
  const { own, seatName } = useBridge();
  const { result, lead, players, monsters } = sums;
  if (isUnrolled(sums)) return <Unrolled />;
  const means =
    defender === undefined
      ? boardText(`board.combat.means.${result}`)
      : boardText(`board.combat.means.pvp.${result}`, {
          ...{ name: seatName(owner), other: seatName(defender) },
        });
  return (
    <div
      className="bq-versus"
      data-part="versus"
      data-result={result}
      data-attacked={(defender !== undefined && defender === own) || undefined}
    >
      <p className="bq-quiet">
        {boardText(ENDED.has(stage) ? 'board.combat.stands' : 'board.combat.now')}
      </p>
      <p className="bq-result">{boardText(`board.combat.result.${result}`)}</p>
      <dl>
        <div>
          <dt>{boardText('board.combat.attack')}</dt>
          <dd>
            {writtenNumber(players.att)} {boardText('board.combat.against')}{' '}
            {writtenNumber(monsters.def)}
          </dd>
        </div>
        <div>
          <dt>{boardText('board.combat.defence')}</dt>
          <dd>
            {writtenNumber(players.def)} {boardText('board.combat.against')}{' '}
            {writtenNumber(monsters.att)}
          </dd>
        </div>
      </dl>
      {result !== 'broken' && (
        <p className="bq-lead">{boardText('board.combat.lead', { lead: signed(lead) })}</p>
      )}
      <p className="bq-means">{means}</p>
    </div>
  );
}

function Monsters({
  combat,
  sums,
}: {
  readonly combat: Combat;
  readonly sums: CombatSums;
}): ReactNode {
  const { view, seats, figureName } = useBridge();
  const defender = seats[combat.defender ?? -1];
  const title = boardText(
    defender === undefined ? 'board.combat.monsters' : 'board.combat.attacked',
  );
  return (
    <section className="bq-side" data-part="monsters" data-side="monsters" aria-label={title}>
      <h3>{title}</h3>
      <Totals
        of="monsters"
        totals={sums.monsters}
        isOpen={isUnrolled(sums)}
        parts={(side) => partsOfMonsters(view, side)}
      />
      <ul className="bq-foes">
        {defender !== undefined && (
          <li className="bq-foe">
            <Badge mark={defender.mark} />
            <b>{figureName(view.heroes[defender.seat]?.figure ?? '')}</b>
          </li>
        )}
        {combat.foes.map((foe) => (
          <FoeCard key={foe.id} foe={foe} sums={sums.foes.find(({ id }) => id === foe.id)} />
        ))}
      </ul>
    </section>
  );
}
