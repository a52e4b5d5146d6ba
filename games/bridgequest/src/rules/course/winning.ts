import { choose, type Flow, type Seat } from '@tablewright/engine';
import type { CardId, Combat, Foe, Hero } from '../../model.ts';
import { withBoss } from '../../sheets/sheet.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { adjacentTo } from '../acts/doing.ts';
import { discard } from '../cards/discarding.ts';
import { drawFor } from '../cards/treasures.ts';
import { figurineOf, isBoss, isIllusion } from '../combat/foes.ts';
import { closeCombat } from '../combat/leaving.ts';
import { isLootBanned, payTravels, rewardOf, treasuresOf } from '../combat/paying.ts';
import { combatantsOf } from '../effects/situation.ts';
import { deed } from '../karma/deeds.ts';
import { openWindow } from '../windows/open-window.ts';
import { foeDoes } from './contact.ts';
import { fallsTo } from './running.ts';

/**
 * The combat is won (BQ-CMB-50 to -56): beaten monsters do what they do then, travels go to the owner, treasure face
 * down to who fought alone, face up to two, and what was laid aside belongs to the owner (BQ-PD-09).
 */
export function* wins(t: Bridge): Flow<void> {
  const { combat } = t.state;
  const [owner, helper] = combatantsOf(t);
  if (combat === undefined || owner === undefined) return;
  const thief = yield* hijacked(t, combat);
  for (const foe of combat.foes) yield* foeDoes(t, combat, foe, owner, 'beaten');
  if (t.state.combat !== combat) return;
  const travels = combat.foes.reduce((sum, foe) => sum + rewardOf(t, foe).travels, 0);
  const treasures = treasuresOf(t, combat.foes);
  t.tell?.({ type: 'combat-won', rule: 'BQ-CMB-26', seat: owner.seat, travels, treasures });
  payTravels(t, owner.seat, travels, 'BQ-TRAV-03');
  if (!isLootBanned(t)) yield* sharesOut(t, combat, treasures, thief);
  if (helper !== undefined && combat.share === 0 && !combat.isCompelled) {
    deed(t, helper, { rule: 'BQ-KAR-04', points: 1 });
  }
  keepsAside(t, owner);
  for (const foe of combat.foes) isBeaten(t, combat, foe, [owner, helper]);
  const { defender } = combat;
  const attacked = defender === undefined ? undefined : t.state.heroes[defender];
  closeCombat(t, 'won', 'BQ-CMB-54');
  if (attacked?.life === 'alive') yield* fallsTo(t, attacked, owner.seat);
}

/**
 * Whoever is near and holds a card for it takes the treasures of a combat that another has won (BQC-VERB-52, decision 40):
 * asked are those who want to be stopped at others’ combats, whatever they hold.
 */
function* hijacked(t: Bridge, combat: Combat): Flow<Seat | undefined> {
  let thief: Seat | undefined;
  yield* openWindow(t, {
    about: 'combats',
    concerned: [],
    why: { key: 'choice.hijack', rule: 'BQC-VERB-52' },
    isOut: (hero) => !couldHijack(t, combat, hero),
    optionsFor: (seat) =>
      thief === undefined
        ? ZONES.at(t.state, `hand/${seat}`)
            .filter((card) => isHijacking(t, card))
            .map((card) => ({ id: card, names: { card } }))
        : [],
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *act(seat, { id }) {
      thief = seat;
      discard(t, [id], `hand/${seat}`, { rule: 'BQC-VERB-52', seat });
      t.tell?.({ type: 'hijacked', rule: 'BQC-VERB-52', seat, owner: combat.owner });
      const hero = t.state.heroes[seat];
      if (hero !== undefined) deed(t, hero, { rule: 'BQ-KAR-13', points: -1 });
    },
  });
  return thief;
}

/** Whether somebody is near enough, does not fight there, and holds anything at all. */
function couldHijack(t: Bridge, { owner, helper }: Combat, hero: Hero): boolean {
  if (hero.seat === owner || hero.seat === helper) return false;
  if (ZONES.at(t.state, `hand/${hero.seat}`).length === 0) return false;
  return adjacentTo(t, hero).some(({ seat }) => seat === owner);
}

const isHijacking = (t: Bridge, card: CardId): boolean =>
  cardOf(t, card).effects.some(
    ({ trigger, do: all }) => trigger === 'play' && all.some(({ verb }) => verb === 'hijack'),
  );

/** Treasure of one who fought alone goes into its hand; of two the helper picks what was agreed first (decision 37). */
function* sharesOut(t: Bridge, combat: Combat, count: number, thief: Seat | undefined): Flow<void> {
  const { owner, helper } = combat;
  const rule = 'BQ-CMB-53';
  if (thief !== undefined || helper === undefined) {
    drawFor(t, thief ?? owner, 'treasure', count, { face: 'down', rule });
    return;
  }
  const dealt = [...drawFor(t, owner, 'treasure', count, { face: 'up', rule })];
  for (let left = Math.min(combat.share, dealt.length); left > 0; left -= 1) {
    const options = dealt.map((card) => ({ id: card, names: { card } }));
    const asked = { rule: 'BQ-CMB-46', params: { n: left } };
    const { id } = yield* choose(t, helper, 'choice.pick-treasure', options, asked);
    dealt.splice(dealt.indexOf(id), 1);
    ZONES.move(t, [id], `tapped/${owner}`, `tapped/${helper}`, { rule: 'BQ-CMB-46', seat: helper });
  }
}

/** What lay aside belongs to the owner: identities and all else as a pile that nothing is paid from (BQ-PD-09, BQ-CARD-13). */
function keepsAside(t: Bridge, { seat }: Hero): void {
  const aside = [...ZONES.at(t.state, `side/${seat}`)];
  ZONES.move(t, aside, `side/${seat}`, `identities/${seat}`, { rule: 'BQ-PD-09', seat });
}

/** A beaten figurine leaves the Bridge; whoever beat the Boss has it on the sheet (BQ-CMB-54, BQ-BOSS-15). */
function isBeaten(
  t: Bridge,
  combat: Combat,
  foe: Foe,
  victors: readonly (Hero | undefined)[],
): void {
  if (isIllusion(foe)) return;
  t.tell?.({ type: 'foe-beaten', rule: 'BQ-CMB-54', foe: foe.id });
  const figure = t.state.figures[foe.id];
  if (figurineOf(foe)?.rank === 'boss') {
    for (const hero of victors) if (hero !== undefined) hero.sheet = withBoss(hero.sheet, foe.id);
  }
  if (isBoss(t, foe) && t.state.bossMode !== undefined) {
    t.state.bossFell = { owner: combat.owner, helper: combat.helper };
    t.tell?.({ type: 'boss-fell', rule: 'BQ-BOSS-10', seat: combat.owner });
  }
  if (figure === undefined || figure.kind === 'loose') return;
  figure.where = { at: 'off' };
  t.state.beaten.push(foe.id);
}
