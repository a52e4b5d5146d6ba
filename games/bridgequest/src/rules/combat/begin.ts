import type { Flow, Seat } from '@tablewright/engine';
import { FIGURINES } from '../../content/figures/figures.ts';
import type { CardId, Combat, Foe, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { roll } from '../dice/roll.ts';
import { noteCard } from '../effects/noted.ts';
import { figureOf, figuresOf, isMonster, locationOf } from '../standing/figures.ts';
import { foeStrength } from './foe-strength.ts';
import { figurineOf, foeOf, isBoss, originalOf } from './foes.ts';
import { isBeyondBands, type StrengthDie, strengthDieOf } from './strength.ts';
import { sumOf } from './terms.ts';
import { isCard } from './wards.ts';

/**
 * The combat of a hero with the monsters that it has kicked and all that are where it is, whatever their corner
 * (BQ-CMB-21); nothing if there are none. It strikes first if it has kicked none (BQ-CMB-20, BQ-KICK-08).
 * @param kicked cards that lie in the combat, in their order
 * @param defender a player that is attacked, in the place of the monsters (BQ-PVP-02)
 */
export function gather(
  t: Bridge,
  hero: Hero,
  kicked: readonly CardId[],
  defender?: Seat,
): Combat | undefined {
  const here = figureOf(t.state, hero);
  const present = figuresOf(t.state)
    .filter(isMonster)
    .filter(
      (monster) => monster.where.at === here.where.at && locationOf(monster) === locationOf(here),
    );
  const foes = [...present.map(({ id }) => id), ...kicked].map((id): Foe => foeOf(id));
  if (foes.length === 0 && defender === undefined) return undefined;
  return {
    ...combatOf(hero.seat, foes, kicked.length === 0 && defender === undefined),
    ...(defender === undefined ? {} : { defender }),
  };
}

/** A combat in which nothing has happened yet. */
export function combatOf(owner: Seat, foes: Foe[], isFirstStrike: boolean): Combat {
  return {
    stage: 'contact',
    ...{ owner, helper: undefined, share: 0, isCompelled: false, refused: {} },
    ...{ foes, isFirstStrike },
    ...{ calculations: 0, compared: undefined, differentials: 0, doors: 0, isRefilled: false },
    ...{ isShort: false, hasPassedShort: false },
    ...{ gear: {}, avoided: [], escapes: [], runs: [], hasReentered: false, beaten: [] },
    ...{ turnedBy: undefined, wanderedBy: undefined },
    ...{ declared: {}, shown: {}, odd: {} },
  };
}

/**
 * Rolls what is still to be rolled of the monsters of a combat: all strength dice in the order of entry, then all
 * splits in the same order (BQ-CMB-11, -13). What was rolled stays as it is (BQ-CMB-11).
 */
export function* rollStrengths(t: Bridge, { foes }: Pick<Combat, 'foes'>): Flow<void> {
  for (const foe of foes) {
    if (foe.rolled !== undefined) continue;
    noteCard(t, originalOf(foe));
    const { sides, plus, rule } = dieOf(t, foe);
    foe.rolled =
      (yield* roll(t, { sides, purpose: 'strength', rule, foe: foe.id, better: 'high' })) + plus;
    const figure = t.state.figures[foe.id];
    // Black portals alone ask for it later (BQ-GM-22).
    if (figure !== undefined && t.options.portals) figure.lastST = sumOf(foeStrength(t, foe));
  }
  for (const foe of foes) {
    foe.tenths ??= yield* roll(t, {
      ...{ sides: 10, purpose: 'split', rule: 'BQ-CMB-13', foe: foe.id, better: 'high' },
    });
  }
}

/** Somebody captured is a monster of its figurine's size (BQ-CAPT-03); a Boss that was beaten before keeps its die (BQ-XBRDG-02). */
function ruleOfFigurine(t: Bridge, foe: Foe): string {
  if (t.state.figures[foe.id]?.kind === 'captive') return 'BQ-CAPT-03';
  return figurineOf(foe)?.rank === 'boss' && !isBoss(t, foe) ? 'BQ-XBRDG-02' : 'BQ-CMB-07';
}

/** The size die of whoever has none of its own (BQC-GM-05). */
const USUAL_DIE = 8;

/** The die of a monster's strength: by the level of a card, by the size of a figurine (BQ-CMB-05 to -07). */
function dieOf(t: Bridge, foe: Foe): StrengthDie & { readonly rule: string } {
  const id = originalOf(foe);
  if (!isCard(id)) {
    const figurine = FIGURINES.find((one) => one.id === id);
    return figurine === undefined
      ? { sides: USUAL_DIE, plus: 0, rule: 'BQC-GM-05' }
      : { sides: figurine.die, plus: 0, rule: ruleOfFigurine(t, foe) };
  }
  const card = cardOf(t, id);
  if (card.type !== 'monster') throw new Error(`${id} is no monster`);
  const die = strengthDieOf(card.level);
  const rule = isBeyondBands(card.level) ? 'BQ-CMB-06' : 'BQ-CMB-05';
  if (t.options.cardMonsterStrength === 'die') return { ...die, rule };
  return { sides: die.sides, plus: card.level, rule };
}
