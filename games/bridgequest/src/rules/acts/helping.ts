import { choose, type Flow } from '@tablewright/engine';
import type { CardId, Foe, Hero, Lasting } from '../../model.ts';
import { type Bridge, cardOf, momentsOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { ownPlaceOf } from '../cards/cards-of.ts';
import { discard } from '../cards/discarding.ts';
import { wardsOfFoe } from '../combat/wards.ts';
import { roll } from '../dice/roll.ts';
import { inForceFor, ofVerb } from '../effects/in-force.ts';
import { beginLasting } from '../effects/lasting.ts';
import { combatantsOf, isInCombat } from '../effects/situation.ts';
import { deed } from '../karma/deeds.ts';
import { worksAlone } from './alone.ts';
import { amountNow } from './amounts.ts';
import { type Acts, adjacentTo, type Doing, onHeroes } from './doing.ts';
import { changeFoe } from './monsters.ts';

/** What helps, and what lifts what lasts (BQC-VERB-25, -32, -33, -50, -54, -57, -58). */
export const HELPING_ACTS: Acts = {
  die: onHeroes((t, hero, _, { rule, by }) =>
    momentsOf(t).mayDie(t, hero, by.seat === hero.seat ? { rule } : { rule, by: by.seat }),
  ),
  uncurse: onHeroes(function* (t, hero, { n }, { by, rule }) {
    const count = yield* amountNow(t, by, n, rule);
    for (let i = 0; i < count; i += 1) {
      const about = { key: 'choice.uncurse', rule: 'BQC-VERB-32' };
      const ended = yield* endsOne(t, hero, by, cursesOn(t, hero), about);
      if (ended && by.seat !== hero.seat) deed(t, by, { rule: 'BQ-KAR-05', points: 1 });
    }
  }),
  heal: onHeroes(function* (t, hero, _, { by }) {
    yield* endsOne(t, hero, by, hurtsOn(t, hero), { key: 'choice.heal', rule: 'BQC-VERB-50' });
  }),
  magnet: onHeroes((t, hero, _, { source, by }) => {
    const magnet = `magnet/${hero.seat}` as const;
    const worn = [...ZONES.at(t.state, magnet)];
    const { state } = t;
    state.ownMagnets = state.ownMagnets.filter((seat) => seat !== hero.seat);
    state.magnetOrder = state.magnetOrder.filter((seat) => seat !== hero.seat);
    // Where one is, another wish takes it off, and is used up (BQ-CURSE-06).
    if (worn.length > 0) {
      discard(t, worn, magnet, { rule: 'BQ-CURSE-06', seat: by.seat });
      return undefined;
    }
    const from = ownPlaceOf(t, by.seat, source);
    if (from === undefined) return undefined;
    ZONES.move(t, [source], from, magnet, { rule: 'BQ-CURSE-05', seat: by.seat });
    state.magnetOrder.push(hero.seat);
    if (by.seat === hero.seat) state.ownMagnets.push(hero.seat);
    return undefined;
  }),
  *compel(t, { target }, doing) {
    const { combat } = t.state;
    const { by, source } = doing;
    if (combat === undefined || combat.owner !== by.seat || combat.helper !== undefined)
      return undefined;
    const others = adjacentTo(t, by).filter(({ seat }) => seat !== combat.defender);
    if (others.length === 0) {
      yield* enthralsAlone(t, by, { source });
      return undefined;
    }
    if (target !== 'pick-adj') return undefined;
    const options = others.map(({ seat }) => ({ id: String(seat), names: { seat }, seat }));
    const { seat } = yield* choose(t, by.seat, 'choice.pick-player', options, {
      rule: 'BQC-TARG-04',
    });
    combat.helper = seat;
    combat.isCompelled = true;
    t.tell?.({ type: 'help-given', rule: 'BQC-VERB-54', seat, share: 0 });
    return undefined;
  },
  gear: onHeroes(function* (t, hero, { n }, { rule }) {
    const { combat } = t.state;
    if (combat === undefined) return;
    const count = yield* amountNow(t, hero, n, rule);
    combat.gear[hero.seat] = (combat.gear[hero.seat] ?? 0) + count;
  }),
  *potion(t, { monster: factor = 1 }, doing) {
    yield* throwPotion(t, factor, doing);
    return undefined;
  },
};

/** The curses that last on a hero until a wish takes them off, each with all that it does (BQC-DUR-05, BQC-VERB-32). */
export function cursesOn({ state }: Pick<Bridge, 'state'>, hero: Hero): readonly CardId[] {
  return sourcesOn(state, hero, ({ until }) => until === 'w');
}

/** What keeps parts of a hero's body from working (BQC-VERB-50). */
export function hurtsOn(t: Bridge, hero: Hero): readonly CardId[] {
  return sourcesOn(t.state, hero, ({ source }) => cardOf(t, source).roles.includes('limb'));
}

function sourcesOn(
  { lasting }: Bridge['state'],
  { seat }: Hero,
  is: (one: Lasting) => boolean,
): readonly CardId[] {
  const on = lasting.filter((one) => one.target === seat && is(one));
  return [...new Set(on.map(({ source }) => source))];
}

/** Ends what one of several cards has left on a hero, of somebody's choice. Says whether there was any. */
function* endsOne(
  t: Bridge,
  { seat }: Hero,
  by: Hero,
  sources: readonly CardId[],
  { key, rule }: { readonly key: string; readonly rule: string },
): Flow<boolean> {
  const options = sources.map((card) => ({ id: card, names: { card } }));
  if (options.length === 0) return false;
  const { id: source } = yield* choose(t, by.seat, key, options, { rule });
  t.state.lasting = t.state.lasting.filter((one) => one.target !== seat || one.source !== source);
  t.tell?.({ type: 'effect-ended', rule, seat, source });
  return true;
}

/** Whoever is alone enthrals an ally of its own sheet, which adds its number in this combat (BQ-CURSE-10, -11). */
function* enthralsAlone(t: Bridge, by: Hero, { source }: Pick<Doing, 'source'>): Flow<void> {
  const allies = Object.entries(by.sheet.relationships.figurines).filter(([, n]) => n > 0);
  const options = allies.map(([figure, n]) => ({ id: figure, names: { figure }, n }));
  if (options.length === 0 || !(yield* worksAlone(t))) return;
  const { n } = yield* choose(t, by.seat, 'choice.enthral', options, { rule: 'BQ-CURSE-11' });
  beginLasting(t, by, { verb: 'any', n }, 'c', { source, rule: 'BQ-CURSE-10' });
}

/** The highest printed plus that rolls the small die (BQ-POT-06). */
const SMALL = 3;

/** Where a potion goes: a side of the players, or a monster (BQ-POT-07). */
type Aim = { readonly side: 'att' | 'def' } | { readonly foe: Foe };

/** A potion is thrown: its die is rolled, then it is put where its thrower wants it (BQ-POT-06, -07). */
function* throwPotion(t: Bridge, factor: number, { by, source, rule }: Doing): Flow<void> {
  const [owner] = combatantsOf(t);
  const card = cardOf(t, source);
  if (owner === undefined || card.type !== 'potion') return;
  const sides = (card.plus ?? 0) > SMALL ? 6 : 4;
  const about = { sides, purpose: 'potion', rule: 'BQ-POT-06', better: 'high' } as const;
  const face = yield* roll(t, { ...about, roller: by });
  const result = Math.max(0, face + easeOfPotions(t, by));
  const aim = yield* aimOf(t, by, result, factor);
  if ('side' in aim) {
    const hero = isInCombat(t, by) ? by : owner;
    beginLasting(t, hero, { verb: aim.side, n: result }, 'c', { source, rule });
    return;
  }
  const isWarded = wardsOfFoe(t, aim.foe).some(
    (tag) => tag === 'potion' || card.tags.includes(tag),
  );
  if (isWarded) {
    t.tell?.({ type: 'ward-held', rule: 'BQC-VERB-30', foe: aim.foe.id, source });
    return;
  }
  changeFoe(t, aim.foe, 'mst', result * factor, { source, rule });
}

/** By how much potions turn out better for a hero, in its world or by its cards (BQC-VERB-06). */
function easeOfPotions(t: Bridge, hero: Hero): number {
  return ofVerb(inForceFor(t, hero), 'ease')
    .filter(({ action }) => action.kind === 'potion')
    .reduce((sum, { action: { n } }) => sum + (typeof n === 'number' ? n : 0), 0);
}

function* aimOf(t: Bridge, { seat }: Hero, n: number, factor: number): Flow<Aim> {
  const foes = t.state.combat?.foes ?? [];
  // Whoever is attacked throws onto its own sides, not those of the others (BQ-PVP-06).
  const isAttacked = t.state.combat?.defender === seat;
  const prefix = isAttacked ? 'own-' : '';
  const options = [
    { id: `${prefix}att`, aim: { side: 'att' } as Aim },
    { id: `${prefix}def`, aim: { side: 'def' } as Aim },
    ...foes.map((foe) => ({ id: foe.id, names: { foe: foe.id }, aim: { foe } as Aim })),
  ];
  const about = { rule: isAttacked ? 'BQ-PVP-06' : 'BQ-POT-07', params: { n, factor } };
  return (yield* choose(t, seat, 'choice.throw-potion', options, about)).aim;
}
