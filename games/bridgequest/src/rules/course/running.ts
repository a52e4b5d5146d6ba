import { choose, confirm, type Flow, type Seat } from '@tablewright/engine';
import { figureCalled } from '../../called.ts';
import type { CardId, Combat, Foe, Hero } from '../../model.ts';
import { withStat } from '../../sheets/sheet.ts';
import { type Bridge, momentsOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { leavesFor } from '../acts/losses.ts';
import { perform } from '../acts/perform.ts';
import { activeOf, isGear } from '../cards/cards-of.ts';
import { discard } from '../cards/discarding.ts';
import { drawFor } from '../cards/treasures.ts';
import { checkOf, mayCheck } from '../checks/check.ts';
import { cardOfFoe, isIllusion, loosenFoe, originalOf, whereOf } from '../combat/foes.ts';
import { closeCombat, leaveCombat } from '../combat/leaving.ts';
import { escapeBy, isBeyondWindow } from '../combat/running.ts';
import { totalsOf } from '../combat/totals.ts';
import { standsAgainst } from '../death/dying.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { combatantsOf } from '../effects/situation.ts';
import { closedCards } from '../equip/closed-cards.ts';
import { droppedAtPlace, droppedNear, takesDropped } from '../equip/dropped.ts';
import { deed } from '../karma/deeds.ts';
import { plays } from '../plays/play.ts';
import { isBanned, type Play, playsOf } from '../plays/playable.ts';
import { type SavedPowerPlay, savedPowersOf, triesPower } from '../plays/saved-powers.ts';
import { alliesOf, figureOf, locationOf } from '../standing/figures.ts';
import { openWindow } from '../windows/open-window.ts';

/** The name under which a player that is attacked is run from (BQ-PVP-05). */
const DEFENDER = 'defender';

/** Somebody or something that is run from. */
interface Pursuer {
  readonly id: string;
  readonly names: Readonly<Record<string, string | number>>;
  readonly foe?: Foe;
}

/**
 * Running Away (BQ-RUN-01 to -11): the owner names a monster, and each who fights rolls against it, one monster after
 * another (decision 34). Once one was left behind, and one not yet tried, a check of CON may turn them to fight the
 * rest (BQ-CON-02). After all attempts the combat is over.
 */
export function* runsAway(t: Bridge): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  blamesTurner(t, combat);
  for (;;) {
    const [owner] = combatantsOf(t);
    if (t.state.combat !== combat || owner === undefined) return;
    const left = pursuersOf(t, combat);
    if (left.length === 0) break;
    if (yield* reenters(t, combat, left)) return;
    const about = { rule: 'BQ-RUN-01' };
    const pursuer = yield* choose(t, owner.seat, 'choice.run-from', left, about);
    for (const hero of [...combatantsOf(t)]) {
      if (t.state.combat !== combat || !isIn(t, hero)) continue;
      yield* attempt(t, combat, hero, pursuer);
    }
  }
  yield* ends(t, combat);
}

/** Whoever has made them run pays for it once (BQ-KAR-13). */
function blamesTurner(t: Bridge, combat: Combat): void {
  const turner = combat.turnedBy === undefined ? undefined : t.state.heroes[combat.turnedBy];
  if (turner === undefined) return;
  combat.turnedBy = undefined;
  deed(t, turner, { rule: 'BQ-KAR-13', points: -1 });
}

const isIn = (t: Bridge, { seat, life }: Hero): boolean =>
  life === 'alive' && combatantsOf(t).some((one) => one.seat === seat);

/** What nobody has rolled against yet, in the order in which it entered (decision 34). */
function pursuersOf({ state }: Bridge, combat: Combat): readonly Pursuer[] {
  const tried = (id: string) => combat.runs.some(({ foe }) => foe === id);
  const foes = combat.foes.map((foe) => ({ id: foe.id, names: { foe: foe.id }, foe }));
  const { defender } = combat;
  const attacked =
    defender === undefined || state.heroes[defender]?.life !== 'alive'
      ? []
      : [{ id: DEFENDER, names: { seat: defender } }];
  return [...attacked, ...foes].filter(({ id }) => !tried(id));
}

/** One attempt against one monster (BQ-RUN-02 to -06); what helps to get away may be used before it (decision 33). */
function* attempt(t: Bridge, combat: Combat, hero: Hero, pursuer: Pursuer): Flow<void> {
  const { seat } = hero;
  yield* lastMeans(t, combat, hero);
  if (t.state.combat !== combat || !isIn(t, hero)) return;
  if (pursuer.foe !== undefined && !combat.foes.includes(pursuer.foe)) return;
  const { defender } = combat;
  const attacked = pursuer.foe === undefined && defender !== undefined ? { defender } : {};
  const told = { seat, foe: pursuer.id, ...attacked };
  if (combat.escapes.some((one) => one.seat === seat && (one.foe ?? pursuer.id) === pursuer.id)) {
    combat.runs.push({ seat, foe: pursuer.id, escaped: true });
    t.tell?.({ type: 'escaped', rule: 'BQ-RUN-11', ...told });
    return;
  }
  const bonus = isBanned(t, hero, 'run') ? Number.NEGATIVE_INFINITY : runBonus(t, hero, pursuer);
  const rolling = { sides: 20, purpose: 'run-away', rule: 'BQ-RUN-02', better: 'low' } as const;
  const face = yield* roll(t, { ...rolling, roller: hero });
  t.state.lasting = t.state.lasting.filter(
    ({ target, until, action }) => target !== seat || until !== '1' || action.verb !== 'run',
  );
  const { escapes, findsTreasure, bringsDeath } = escapeBy(face, bonus);
  const isBeyond = isBeyondWindow(face, bonus);
  combat.runs.push({ seat, foe: pursuer.id, escaped: escapes });
  if (escapes) {
    t.tell?.({ type: 'escaped', rule: isBeyond ? 'BQ-RUN-05' : 'BQ-RUN-02', ...told });
    if (findsTreasure) drawFor(t, seat, 'treasure', 1, { face: 'down', rule: 'BQ-RUN-03' });
    return;
  }
  t.tell?.({ type: 'caught', rule: isBeyond ? 'BQ-RUN-05' : 'BQ-RUN-06', ...told });
  yield* badStuff(t, combat, hero, pursuer, bringsDeath);
}

/** What helps and hinders running from a monster: what comes from another one counts for nothing (BQ-RUN-10). */
function runBonus(t: Bridge, hero: Hero, { foe }: Pursuer): number {
  const foes = t.state.combat?.foes ?? [];
  return ofVerb(inForceFor(t, hero), 'run')
    .filter(({ source }) => source === foe?.id || !foes.some(({ id }) => id === source))
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
}

/** What helps to get away: a card, or a power of the sheet (BQ-USE-09). */
type Means = (Play & { readonly names: { readonly card: CardId } }) | SavedPowerPlay;

/**
 * Before an attempt whatever helps to get away may be used (decision 33): whoever could have something for it, as far as
 * others know, is asked.
 */
function* lastMeans(t: Bridge, combat: Combat, hero: Hero): Flow<void> {
  yield* openWindow(t, {
    about: 'combats',
    concerned: [hero.seat],
    why: { key: 'choice.before-running', rule: 'BQ-CMB-24' },
    isOut: (other) => other.seat !== hero.seat || !mightHelp(t, other),
    optionsFor: (): readonly Means[] =>
      t.state.combat === combat && isIn(t, hero)
        ? [
            ...playsOf(t, hero, 'broken').map((play) => ({ ...play, names: { card: play.card } })),
            ...savedPowersOf(t, hero, 'broken'),
          ]
        : [],
    closedFor: (seat, open) => closedCards(t, seat, open, 'broken'),
    act: (_, means) => ('effect' in means ? plays(t, hero, means) : triesPower(t, hero, means)),
  });
}

/** Whether somebody could hold a card that helps it to get away, or has one in sight. */
function mightHelp(t: Bridge, hero: Hero): boolean {
  const { seat } = hero;
  const hidden =
    ZONES.at(t.state, `hand/${seat}`).length + ZONES.at(t.state, `karma/${seat}`).length;
  return hidden > 0 || playsOf(t, hero, 'broken').length > 0;
}

/** The Bad Stuff of a monster that was not escaped (BQ-RUN-06, -07, BQ-DEAD-01). */
function* badStuff(
  t: Bridge,
  combat: Combat,
  hero: Hero,
  pursuer: Pursuer,
  bringsDeath: boolean,
): Flow<void> {
  const { foe } = pursuer;
  if (yield* sacrifices(t, combat, hero, pursuer)) return;
  if (foe === undefined) return yield* killedBy(t, combat, hero);
  const card = cardOfFoe(t, foe);
  const printed = card?.type === 'monster' ? card.bad : undefined;
  const isDeath =
    bringsDeath || printed === undefined || printed.some(({ verb }) => verb === 'die');
  const rule = bringsDeath ? 'BQ-RUN-04' : 'BQ-RUN-06';
  t.tell?.({ type: 'bad-stuff', rule, seat: hero.seat, foe: foe.id, isDeath });
  // A check of CON against death covers the whole of it (BQ-CON-07).
  if (isDeath && (yield* standsAgainst(t, hero, 'BQ-CON-07'))) {
    yield* leaveAlive(t, combat, hero);
    return;
  }
  if (printed !== undefined) {
    const source = originalOf(foe);
    const doing = { you: hero, by: hero, source, rule: 'BQ-RUN-06', isDeed: false, foe: foe.id };
    yield* perform(
      t,
      printed.filter(({ verb }) => verb !== 'die'),
      doing,
    );
  }
  if (isDeath && hero.life === 'alive') yield* momentsOf(t).dies(t, hero, { rule: 'BQ-DEAD-01' });
}

/** Whoever has stood against its death has escaped from the combat, and from all that are in it. */
function* leaveAlive(t: Bridge, combat: Combat, hero: Hero): Flow<void> {
  const isAlone = combatantsOf(t).length === 1;
  if (!isAlone) return yield* leaveCombat(t, hero, 'BQ-CON-07');
  for (const { id } of pursuersOf(t, combat)) {
    combat.runs.push({ seat: hero.seat, foe: id, escaped: true });
  }
}

/** Not escaped from a player that was attacked: death, unless CON stands against it, and its gear goes to the victor (BQ-PVP-05). */
function* killedBy(t: Bridge, combat: Combat, hero: Hero): Flow<void> {
  if (yield* standsAgainst(t, hero, 'BQ-PVP-05')) return yield* leaveAlive(t, combat, hero);
  yield* fallsTo(t, hero, combat.defender, 'BQ-PVP-05');
}

/**
 * A player kills another one in combat (BQ-PVP-04, -05): the hand goes off, and what is dropped goes to the victor, face
 * up (BQ-PVP-07). Whoever was attacked has no check against it, and nobody to sacrifice (BQ-DEAD-12).
 */
export function* fallsTo(
  t: Bridge,
  dead: Hero,
  victor: Seat | undefined,
  rule: string,
): Flow<void> {
  const { where } = figureOf(t.state, dead);
  const lay = new Set(droppedNear(t, dead));
  yield* momentsOf(t).dies(t, dead, {
    rule,
    ...(victor === undefined ? {} : { by: victor, bySword: true as const }),
  });
  if (victor === undefined || t.state.heroes[victor]?.life !== 'alive') return;
  const fallen = droppedAtPlace(t, where).filter((card) => !lay.has(card));
  takesDropped(t, victor, where, fallen, 'BQ-PVP-07');
}

/** An ally is sacrificed, and the Bad Stuff of one monster, or of whoever was attacked, does nothing (BQ-CHAR-10, BQ-RUN-07). */
function* sacrifices(t: Bridge, combat: Combat, hero: Hero, { id: foe }: Pursuer): Flow<boolean> {
  const { seat } = hero;
  const cards = activeOf(t, hero).filter((one) => isGear(one) && one.card.slot === 'ally');
  const here = figureOf(t.state, hero);
  const figures = alliesOf(t.state, seat).filter(
    (ally) => ally.where.at === here.where.at && locationOf(ally) === locationOf(here),
  );
  if (cards.length + figures.length === 0) return false;
  const options = [
    { id: 'nobody', names: {} },
    ...cards.map(({ id }) => ({ id, names: { card: id } })),
    ...figures.map(({ id }) => ({ id, names: { figure: id } })),
  ];
  const { defender } = combat;
  const to = foe === DEFENDER && defender !== undefined ? { seat: defender } : figureCalled(foe);
  const about = { rule: 'BQ-CHAR-10', params: { foe: to }, fallback: 0 };
  const { id } = yield* choose(t, seat, 'choice.sacrifice', options, about);
  if (id === 'nobody') return false;
  t.tell?.({ type: 'ally-sacrificed', rule: 'BQ-RUN-07', seat, foe, ally: id });
  if (t.state.figures[id] !== undefined) leavesFor(t, id, 'BQ-CHAR-10');
  else discard(t, [id], `active/${seat}`, { rule: 'BQ-CHAR-10', seat });
  return true;
}

/**
 * After one was left behind, and with one that nobody has rolled against, those who fight may turn to the rest, if all
 * of them want to: once a combat, and all of them have to pass (BQ-CON-02 to -06).
 */
function* reenters(t: Bridge, combat: Combat, left: readonly Pursuer[]): Flow<boolean> {
  const heroes = combatantsOf(t);
  const [owner] = heroes;
  if (combat.hasReentered || owner === undefined) return false;
  if (!combat.runs.some(({ escaped }) => escaped)) return false;
  if (!heroes.every((hero) => mayCheck(t, hero, 'CON') && hero.sheet.CON > 1)) return false;
  const about = { rule: 'BQ-CON-03', params: { ...projected(t, combat, left) } };
  for (const { seat } of heroes) {
    if (!(yield* confirm(t, seat, 'choice.fight-the-rest', about))) return false;
  }
  combat.hasReentered = true;
  // Two have to pass both, each by its own number (BQ-CON-04).
  const rule = heroes.length > 1 ? 'BQ-CON-04' : 'BQ-CON-02';
  let passed = true;
  for (const hero of heroes) passed = (yield* checkOf(t, hero, 'CON', rule)) && passed;
  if (!passed) return false;
  // Those that were run from are no part of it any more; the others are met anew (BQ-CON-05).
  for (const foe of combat.foes.filter(({ id }) => !left.some((one) => one.id === id))) {
    yield* leftBehind(t, combat, foe);
  }
  combat.foes = combat.foes.filter(({ id }) => left.some((one) => one.id === id));
  for (const foe of combat.foes) foe.met.length = 0;
  if (!left.some(({ id }) => id === DEFENDER)) combat.defender = undefined;
  combat.runs.length = 0;
  combat.stage = 'contact';
  t.tell?.({ type: 'fought-on', rule: 'BQ-CON-05', seat: owner.seat });
  return true;
}

/** What the two sides would have against the rest, with the CON that the checks have worn (BQ-CON-03). */
function projected(t: Bridge, combat: Combat, left: readonly Pursuer[]) {
  const seats = combatantsOf(t).map(({ seat }) => seat);
  const isLeft = (one: string) => left.some(({ id }) => id === one);
  const rest: Combat = { ...combat, foes: combat.foes.filter(({ id }) => isLeft(id)) };
  if (!isLeft(DEFENDER)) rest.defender = undefined;
  const heroes = t.state.heroes.map((hero) =>
    seats.includes(hero.seat) ? { ...hero, sheet: withStat(hero.sheet, 'CON', -1) } : hero,
  );
  const then = { content: t.content, state: { ...t.state, combat: rest, heroes } };
  const { players, monsters } = totalsOf(then, rest);
  return { att: players.att, def: players.def, foesAtt: monsters.att, foesDef: monsters.def };
}

/** What becomes of a monster that was run from: cards are discarded, what is of the world stays (BQ-RUN-08). */
function* leftBehind(t: Bridge, combat: Combat, foe: Foe): Flow<void> {
  if (isIllusion(foe)) return;
  if (foe.isLoose === true) {
    yield* loosenFoe(t, foe, whereOf(t, combat), 'BQ-RUN-08');
    return;
  }
  if (t.state.figures[foe.id] !== undefined || cardOfFoe(t, foe) === undefined) return;
  discard(t, [foe.id], 'combat', { rule: 'BQ-RUN-08' });
}

function* ends(t: Bridge, combat: Combat): Flow<void> {
  const where = whereOf(t, combat);
  for (const foe of combat.foes) {
    if (foe.isLoose === true) yield* loosenFoe(t, foe, where, 'BQ-RUN-08');
  }
  closeCombat(t, 'fled', 'BQ-RUN-08');
}
