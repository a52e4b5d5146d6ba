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
import { noteUse } from '../effects/noted.ts';
import { combatantsOf } from '../effects/situation.ts';
import { deed } from '../karma/deeds.ts';
import { endLoose } from '../placing/loose.ts';
import { figuresOf, isMonster } from '../standing/figures.ts';
import { openWindow } from '../windows/open-window.ts';
import { foeDoes } from './contact.ts';
import { inMastersOrder } from './order.ts';
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
  for (const foe of yield* inMastersOrder(t, combat.foes, 'beaten')) {
    yield* foeDoes(t, combat, foe, owner, 'beaten');
  }
  if (t.state.combat !== combat) return;
  const travels = combat.foes.reduce((sum, foe) => sum + rewardOf(t, foe).travels, 0);
  const treasures = treasuresOf(t, combat.foes);
  // Somebody who is beaten pays nothing; monsters beside it do (BQ-PVP-08).
  const rule = combat.defender === undefined ? 'BQ-CMB-26' : 'BQ-PVP-08';
  t.tell?.({ type: 'combat-won', rule, seat: owner.seat, travels, treasures });
  const areFigurines = combat.foes.some((foe) => figurineOf(foe) !== undefined);
  const paid = areFigurines ? 'BQ-TRAV-03' : 'BQ-CMB-50';
  // A helper gets none of them (BQ-TRAV-05).
  payTravels(t, owner.seat, travels, helper === undefined ? paid : 'BQ-TRAV-05');
  if (!isLootBanned(t)) yield* sharesOut(t, combat, treasures, thief);
  if (helper !== undefined && combat.share === 0 && !combat.isCompelled) {
    deed(t, helper, { rule: 'BQ-KAR-04', points: 1 });
  }
  keepsAside(t, owner);
  for (const foe of combat.foes) isBeaten(t, combat, foe, [owner, helper]);
  const { defender } = combat;
  const attacked = defender === undefined ? undefined : t.state.heroes[defender];
  closeCombat(t, 'won', 'BQ-CMB-54');
  if (attacked?.life === 'alive') yield* fallsTo(t, attacked, owner.seat, 'BQ-PVP-04');
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
      noteUse(t, id);
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

/** How many treasures there are to draw, those of the discards among them (BQ-CMB-56, BQ-COMP-06). */
const left = ({ state }: Bridge): number =>
  ZONES.at(state, 'treasure-deck').length + ZONES.at(state, 'treasure-discard').length;

/** Treasure of one who fought alone goes into its hand; of two the helper picks what was agreed first (decision 37). */
function* sharesOut(t: Bridge, combat: Combat, count: number, thief: Seat | undefined): Flow<void> {
  const { owner, helper } = combat;
  const isShort = count > left(t);
  if (thief !== undefined || helper === undefined) {
    drawFor(t, thief ?? owner, 'treasure', count, {
      ...{ face: 'down', rule: isShort ? 'BQ-CMB-56' : 'BQ-CMB-53' },
    });
    return;
  }
  const dealt = [
    ...drawFor(t, owner, 'treasure', count, {
      ...{ face: 'up', rule: isShort ? 'BQ-CMB-56' : 'BQ-CARD-12' },
    }),
  ];
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
  const figure = t.state.figures[foe.id];
  // Somebody captured is beaten for this game, and not rescued.
  const rule = figure?.kind === 'captive' ? 'BQ-CAPT-06' : 'BQ-CMB-54';
  t.tell?.({ type: 'foe-beaten', rule, foe: foe.id });
  if (figurineOf(foe)?.rank === 'boss') {
    for (const hero of victors) if (hero !== undefined) listsBoss(t, hero, foe.id);
  }
  if (isBoss(t, foe) && t.state.bossMode !== undefined) bossFalls(t, combat);
  if (figure === undefined) return;
  // A loose monster that is beaten is a card like those that were kicked: it goes with them (BQ-CARD-18).
  if (figure.kind === 'loose') {
    endLoose(t, foe.id);
    return;
  }
  figure.where = { at: 'off' };
  t.state.beaten.push(foe.id);
}

/** Whoever has fought a Boss that was beaten has it on the sheet, each once (BQ-BOSS-15). */
function listsBoss(t: Bridge, hero: Hero, figure: string): void {
  if (hero.sheet.bosses.includes(figure)) return;
  hero.sheet = withBoss(hero.sheet, figure);
  t.tell?.({ type: 'boss-listed', rule: 'BQ-BOSS-15', seat: hero.seat, figure });
}

/** The Boss of the game is beaten in Boss Mode (BQ-BOSS-10); where others remain, the deed counts and they are fought on (BQ-BOSS-14). */
function bossFalls(t: Bridge, { owner, helper, foes }: Combat): void {
  t.state.bossFell = { owner, helper };
  const others = figuresOf(t.state).some(
    (one) =>
      isMonster(one) && one.where.at === 'boss-mode' && !foes.some(({ id }) => id === one.id),
  );
  const rule = others ? 'BQ-BOSS-14' : 'BQ-BOSS-10';
  t.tell?.({ type: 'boss-fell', rule, seat: owner });
}
