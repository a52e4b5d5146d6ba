import { choose, type Flow } from '@tablewright/engine';
import { cardCalled } from '../../called.ts';
import { isHandheld } from '../../content/card.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { buys, canPay, paysNow } from '../acts/paying.ts';
import { perform } from '../acts/perform.ts';
import { portalWorks } from '../acts/portal.ts';
import { discard } from '../cards/discarding.ts';
import { curseStrikes } from '../curses/strike.ts';
import { putOn } from '../doors/turn-up.ts';
import { combatantsOf, fights } from '../effects/situation.ts';
import { deed } from '../karma/deeds.ts';
import { isMetNow } from '../landing/land.ts';
import { livingFrom } from '../standing/figures.ts';
import { nameOfUse, type Play } from './playable.ts';

/** A hero plays a card, or uses one that lies there (BQC-TRIG-01, -04). */
export function* plays(t: Bridge, hero: Hero, play: Play): Flow<void> {
  const { card: id, from } = play;
  const card = cardOf(t, id);
  const { seat } = hero;
  if (from === undefined) return yield* uses(t, hero, play);
  t.tell?.({ type: 'card-played', rule: 'BQC-TRIG-01', seat, card: id });
  switch (card.type) {
    case 'curse':
      return yield* playsCurse(t, hero, play);
    case 'disaster':
      discard(t, [id], `${from}/${seat}`, { rule: 'BQC-TYPE-05', seat });
      return yield* curseStrikes(t, { card: id, victim: hero, caster: hero });
    case 'monsterEnhancer':
      return yield* playsEnhancer(t, hero, play);
    default:
      return yield* playsEffect(t, hero, play);
  }
}

/** A curse on anybody (BQ-CURSE-01); on another player it is a bad deed (BQ-CURSE-03, BQ-KAR-12). */
function* playsCurse(t: Bridge, hero: Hero, { card, from }: Play): Flow<void> {
  const { seat } = hero;
  const options = livingFrom(t.state, seat).map((victim) => ({
    ...{ id: String(victim.seat), names: { seat: victim.seat }, victim },
  }));
  const ordered = [...options.slice(1), ...options.slice(0, 1)];
  const asked = { rule: 'BQ-CURSE-01', params: { card: cardCalled(card) } };
  const { victim } = yield* choose(t, seat, 'choice.curse-whom', ordered, asked);
  discard(t, [card], `${from ?? 'hand'}/${seat}`, { rule: 'BQ-CURSE-01', seat });
  // Taking a part of a body away is bad whosever it is, and costs once (BQ-KAR-15, decision 60).
  const isLimb = cardOf(t, card).roles.includes('limb');
  if (isLimb) deed(t, hero, { rule: 'BQ-KAR-15', points: -1 });
  else if (victim.seat !== seat) deed(t, hero, { rule: 'BQ-KAR-12', points: -1 });
  yield* curseStrikes(t, { card, victim, caster: hero });
}

function* playsEnhancer(t: Bridge, hero: Hero, { card, from }: Play): Flow<void> {
  const foes = t.state.combat?.foes ?? [];
  const options = foes.map(({ id }) => ({ id, names: { foe: id } }));
  if (options.length === 0) return;
  const about = { rule: 'BQC-TYPE-02', params: { card: cardCalled(card) } };
  const { id } = yield* choose(t, hero.seat, 'choice.enhance-which', options, about);
  yield* putOn(t, hero, card, id, `${from ?? 'hand'}/${hero.seat}`);
}

/** A card works where it lies open; then it is done with, unless it has gone elsewhere (BQC-TRIG-01). */
function* playsEffect(t: Bridge, hero: Hero, { card, from, effect }: Play): Flow<void> {
  const { seat } = hero;
  const { type, roles } = cardOf(t, card);
  const isHeld = isHandheld(cardOf(t, card));
  const place = `${from ?? 'hand'}/${seat}` as const;
  const wasUp = t.state.dealtUp.includes(card);
  ZONES.move(t, [card], place, 'played', { rule: 'BQC-TRIG-01', seat });
  const { combat } = t.state;
  if (type === 'wandering' && combat !== undefined) combat.wanderedBy = seat;
  const before = livingFrom(t.state, seat).map(({ travels }) => travels);
  if (type === 'portal') yield* portalWorks(t, hero, card, 'BQC-TRIG-01');
  else {
    yield* perform(t, effect.do, {
      ...{ you: meantBy(t, hero, type), by: hero, source: card, rule: 'BQC-TRIG-01' },
      isDeed: type === 'helper',
    });
  }
  if (ZONES.placeOf(t.state, card) === 'played') {
    // A used potion is done with, and triggers nothing (BQ-POT-11).
    discard(t, [card], 'played', { rule: isHeld ? 'BQ-POT-11' : 'BQC-TRIG-01', seat });
  }
  if (type === 'potion') t.state.lastOneShot = { seat, card, wasUp };
  if (roles.includes('food')) feeds(t, hero, before);
  if (type === 'gual') lifts(t, hero, before);
}

/** Who is meant where a card does not say: whoever plays it; by a potion from outside the owner of the combat (BQC-FX-02). */
function meantBy(t: Bridge, hero: Hero, type: string): Hero {
  const [owner] = combatantsOf(t);
  return type === 'potion' && owner !== undefined && !fights(t, hero) ? owner : hero;
}

/** Food from which everybody gains is a good deed, if there is anybody else (BQ-KAR-10). */
function feeds(t: Bridge, hero: Hero, before: readonly number[]): void {
  const living = livingFrom(t.state, hero.seat);
  const all = living.every(({ travels }, at) => travels > (before[at] ?? travels));
  if (all && living.length > 1) deed(t, hero, { rule: 'BQ-KAR-10', points: 1 });
}

/** So many levels given to one other player at one time are a good deed (BQ-KAR-06): in one turn. */
const MANY_LEVELS = 5;

function lifts(t: Bridge, hero: Hero, before: readonly number[]): void {
  const living = livingFrom(t.state, hero.seat);
  const other = living.find(({ travels }, at) => travels > (before[at] ?? travels));
  if (other === undefined || other.seat === hero.seat) return;
  const what = `gual/${hero.seat}/${other.seat}`;
  t.state.used.push({ what, until: 't' });
  const count = t.state.used.filter((one) => one.what === what).length;
  if (count === MANY_LEVELS) deed(t, hero, { rule: 'BQ-KAR-06', points: 1 });
}

/** Until when an effect is spent: what may be used as often as it is paid is so once a turn where it has no price (BQC-FX-06). */
function spentUntil({ limit = 't', do: actions }: Effect): 'c' | 't' | 'g' | undefined {
  if (limit !== 'n') return limit;
  return actions.some(({ verb }) => verb === 'pay') ? undefined : 't';
}

/** Uses what lies there: its price first, as that is what it takes (BQC-FX-06, BQ-CARD-08). */
function* uses(t: Bridge, hero: Hero, { card, effect, at }: Play): Flow<void> {
  const { seat } = hero;
  t.tell?.({ type: 'card-used', rule: 'BQC-TRIG-04', seat, card });
  const until = spentUntil(effect);
  if (until !== undefined) t.state.used.push({ what: nameOfUse(hero, card, at), until });
  if (!isMetNow(t, hero, effect, `${card}/${at}`)) return;
  const doing = { you: hero, by: hero, source: card, rule: 'BQC-TRIG-04', isDeed: false };
  for (const action of effect.do) {
    if (action.verb !== 'pay') {
      yield* perform(t, [action], doing);
      continue;
    }
    // Whoever uses it has said that it pays.
    if (!canPay(t, hero, action.cost, card)) return;
    const pay = () => paysNow(t, hero, action.cost, card, 'BQC-VERB-48');
    if (!(yield* buys(t, hero, pay))) return;
    yield* perform(t, action.do, doing);
  }
}
