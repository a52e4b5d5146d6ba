import { choose, confirm, type Flow } from '@tablewright/engine';
import { figureCalled } from '../../called.ts';
import type { Figure, Hero } from '../../model.ts';
import { alliesAmong, attemptAlly } from '../../sheets/attempts.ts';
import { withRelationshipBetween } from '../../sheets/characters.ts';
import { isNatural, naturalChange, succeeds } from '../../sheets/naturals.ts';
import { relationshipWith } from '../../sheets/relationships.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { buys, discardsFromHand } from '../acts/paying.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { droppedNear, takesDropped } from '../equip/dropped.ts';
import type { Deed, Deeds } from '../plays/deed.ts';
import { figureOf, figuresAt, figuresOf, locationOf } from '../standing/figures.ts';
import { secondOf } from '../standing/pair.ts';
import { relationTo } from '../standing/relations.ts';

const held = (t: Bridge, { seat }: Hero): number => ZONES.at(t.state, `hand/${seat}`).length;
const isHome = (t: Bridge, hero: Hero): boolean => figureOf(t.state, hero).where.at === 'homeworld';

/** By how much effects make rolls against a sheet easier (BQC-VERB-06). */
function easeOfSheet(t: Bridge, hero: Hero): number {
  return ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => action.kind === 'sheet')
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
}

/** Once a game an ally is asked to come along from the Friendzone, for a card (BQ-ALLY-01, -08). */
export const asksAlly: Deeds = (t, hero) => {
  if (hero.hasTriedAlly || !isHome(t, hero) || held(t, hero) === 0) return [];
  return friendsOf(t, hero).length === 0 ? [] : [{ id: 'ask-ally', does: triesAlly }];
};

function friendsOf(t: Bridge, hero: Hero): readonly string[] {
  const zone = figuresOf(t.state).filter(({ where }) => where.at === 'friendzone');
  return alliesAmong(
    hero.sheet,
    zone.map(({ id }) => id),
  );
}

function* triesAlly(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const options = friendsOf(t, hero).map((id) => ({
    ...{ id, names: { figure: id, n: relationshipWith(hero.sheet, id) ?? 0 } },
  }));
  const { id } = yield* choose(t, seat, 'choice.ask-which-ally', options, { rule: 'BQ-ALLY-01' });
  hero.hasTriedAlly = true;
  const ally = t.state.figures[id];
  const pay = () => discardsFromHand(t, hero, 1, 'BQ-ALLY-02');
  if (!(yield* buys(t, hero, pay, () => isHome(t, hero))) || ally === undefined) return;
  const about = { sides: 20, purpose: 'ally', rule: 'BQ-ALLY-02', better: 'low' } as const;
  const face = yield* roll(t, { ...about, roller: hero });
  const { success, sheet, bonus } = attemptAlly(hero.sheet, id, face, easeOfSheet(t, hero));
  const before = relationshipWith(hero.sheet, id) ?? 0;
  hero.sheet = sheet;
  tellNatural(t, hero, id, before);
  if (!success) {
    const rule = isNatural(face) ? 'BQ-ALLY-04' : 'BQ-ALLY-02';
    t.tell?.({ type: 'ally-refused', rule, seat, figure: id });
    return;
  }
  ally.kind = 'ally';
  ally.owner = seat;
  ally.bonus = bonus;
  ally.where = { at: 'homeworld' };
  const rule = isNatural(face) ? 'BQ-ALLY-04' : 'BQ-ALLY-03';
  t.tell?.({ type: 'ally-came', rule, seat, figure: id, bonus });
  yield* playsItsSheet(t, hero, ally);
}

/** An ally whose sheet its player has may be played as a second character, with all that is on it (BQ-SOLO-02). */
function* playsItsSheet(t: Bridge, { seat }: Hero, ally: Figure): Flow<void> {
  const second = secondOf(t.state);
  if (second === undefined || second.life !== 'away' || second.figure !== ally.id) return;
  const about = { rule: 'BQ-SOLO-02', usual: true, params: { figure: figureCalled(ally.id) } };
  if (!(yield* confirm(t, seat, 'choice.play-both', about))) return;
  second.life = 'alive';
  ally.kind = 'hero';
  ally.owner = second.seat;
  ally.bonus = undefined;
  t.tell?.({ type: 'joined', rule: 'BQ-SOLO-02', seat: second.seat });
}

/** Tells what a natural 1 or 20 makes of a relationship (BQ-NAT-03, -04). */
function tellNatural(t: Bridge, { seat, sheet }: Hero, figure: string, before: number): void {
  const number = relationshipWith(sheet, figure) ?? 0;
  if (number === before) return;
  const rule = number > before ? 'BQ-NAT-03' : 'BQ-NAT-04';
  t.tell?.({ type: 'relationship-set', rule, seat, figure, number });
}

/** What lies where a hero is may be taken (BQ-DEAD-03). */
export const picksUp: Deeds = (t, hero) =>
  droppedNear(t, hero).map(
    (card): Deed => ({
      ...{ id: `pick-up/${card}`, names: { card } },
      // biome-ignore lint/correctness/useYield: nothing is asked
      *does(table, who) {
        takesDropped(table, who.seat, figureOf(table.state, who).where, [card]);
      },
    }),
  );

/** Someone captured is rescued by a check against its number, as often as cards last (BQ-CAPT-04, decision 67). */
export const rescues: Deeds = (t, hero) => {
  const location = locationOf(figureOf(t.state, hero));
  if (location === undefined || held(t, hero) === 0) return [];
  return figuresAt(t.state, location)
    .filter(({ kind }) => kind === 'captive')
    .map(({ id }) => ({
      ...{ id: `rescue/${id}`, names: { figure: id } },
      does: (table, who) => triesRescue(table, who, id),
    }));
};

function* triesRescue(t: Bridge, hero: Hero, id: string): Flow<void> {
  const { seat } = hero;
  const captive = t.state.figures[id];
  const isThere = () =>
    captive !== undefined && locationOf(captive) === locationOf(figureOf(t.state, hero));
  const pay = () => discardsFromHand(t, hero, 1, 'BQ-CAPT-04');
  if (!(yield* buys(t, hero, pay, isThere)) || captive === undefined) return;
  const about = { sides: 20, purpose: 'rescue', rule: 'BQ-CAPT-04', better: 'low' } as const;
  const face = yield* roll(t, { ...about, roller: hero });
  const number = relationTo(t.state, hero.sheet, id);
  changedByNatural(t, hero, id, face);
  // Whoever is no ally has no number to roll under, but for a natural 1 (BQ-NAT-02).
  if (!succeeds(number, face)) {
    const rule = isNatural(face) ? 'BQ-NAT-02' : 'BQ-CAPT-04';
    t.tell?.({ type: 'ally-refused', rule, seat, figure: id });
    return;
  }
  captive.kind = 'ally';
  captive.owner = seat;
  captive.bonus = 0;
  t.tell?.({ type: 'ally-came', rule: 'BQ-CAPT-05', seat, figure: id, bonus: 0 });
}

/** A natural 1 or 20 changes what they are to each other by one step, on both sheets (BQ-NAT-03, -04, decision 67). */
function changedByNatural(t: Bridge, hero: Hero, id: string, face: number): void {
  const captive = t.state.captives.find(({ figure }) => figure === id);
  const by = naturalChange(face);
  if (captive === undefined || by === 0) return;
  const number = relationTo(t.state, hero.sheet, id) + by;
  const [own, other] = withRelationshipBetween(hero.sheet, captive.sheet, number);
  hero.sheet = own;
  t.state.captives = t.state.captives.map((one) =>
    one === captive ? { ...one, sheet: other } : one,
  );
}
