import { choose, chooseAmount, chooseText, type Flow, type Option } from '@tablewright/engine';
import { LOCATIONS, spotOf } from '../../bridge/layout.ts';
import { COLOURS } from '../../effects/words.ts';
import type { Foe, Hero, Lasting } from '../../model.ts';
import { type Bridge, masterSeat } from '../../table.ts';
import { isOpen } from '../../zones.ts';
import { changeFoe } from '../acts/monsters.ts';
import { moveAway } from '../acts/worlds.ts';
import { worldsChanged } from '../acts/worlds-changed.ts';
import { drawFor } from '../cards/treasures.ts';
import { discardFoe, enters, figurineOf, foeOf, isBoss, leaves } from '../combat/foes.ts';
import { bendingMeansOf, mayBend, paysForBending } from '../dice/bending-means.ts';
import { beginLasting } from '../effects/lasting.ts';
import { combatantsOf, locationOfCombat } from '../effects/situation.ts';
import { masterDecides } from '../master/decide.ts';
import { placeFigure } from '../placing/place.ts';
import { opensPair } from '../portals/opening.ts';
import { drawnEnd } from '../portals/tokens.ts';
import { figureOf, figuresOf, isMonster, locationOf } from '../standing/figures.ts';
import { firePortal } from '../worlds/portal.ts';

/** One thing that reality can be bent to (BQ-BEND-05 to -12). */
interface Bending extends Option {
  readonly rule: string;
  /** Whether it is possible now. */
  can(t: Bridge, hero: Hero): boolean;
  does(t: Bridge, hero: Hero): Flow<void>;
}

/** What changes of a combat come from that no card has made. */
const BENDING = 'bending';
/** How many treasures it brings (BQ-BEND-11), and by how much at most it changes a side (BQ-BEND-12). */
const TREASURES = 4;
const SIDE = 10;
/** The highest row to which a figure can be moved (BQ-BEND-10). */
const HIGHEST = 8;

const onBridge = (t: Bridge, hero: Hero): boolean =>
  locationOf(figureOf(t.state, hero)) !== undefined;

const MENU: readonly Bending[] = [
  {
    ...{ id: 'portal', rule: 'BQ-BEND-05' },
    can: onBridge,
    *does(t, hero) {
      const here = locationOf(figureOf(t.state, hero));
      if (here === undefined) return;
      const colours = COLOURS.map((colour) => ({ id: colour, colour }));
      const { colour } = yield* choose(t, hero.seat, 'choice.portal-colour', colours, {
        rule: 'BQ-BEND-05',
      });
      yield* opensPair(t, colour, [here, drawnEnd(t, here)], 'BQ-BEND-05');
    },
  },
  ...(['WORLD', 'ROW', 'COLUMN'] as const).map(
    (what): Bending => ({
      ...{ id: `change-${what.toLowerCase()}`, rule: 'BQ-BEND-06' },
      can: ({ state }) => state.bossMode === undefined,
      *does(t, hero) {
        yield* worldsChanged(t, yield* firePortal(t, hero, `${what}_CHOICE`, 'BQ-BEND-06'));
      },
    }),
  ),
  {
    ...{ id: 'remove-monster', rule: 'BQ-BEND-07' },
    can: (t) => removable(t).length > 0,
    *does(t, hero) {
      const options = removable(t).map((foe) => ({ id: foe.id, names: { foe: foe.id }, foe }));
      if (options.length === 0) return;
      const about = { rule: 'BQ-BEND-07' };
      const { foe } = yield* choose(t, hero.seat, 'choice.pick-foe', options, about);
      leaves(t, foe);
      t.tell?.({ type: 'foe-left', rule: 'BQ-BEND-07', foe: foe.id });
      if (t.state.figures[foe.id] === undefined) discardFoe(t, foe, 'BQ-BEND-07');
    },
  },
  {
    ...{ id: 'end-effect', rule: 'BQ-BEND-08' },
    can: (t) => endable(t).length > 0,
    *does(t, hero) {
      const options = endable(t).map((one) => ({
        ...{ id: `${one.id}`, names: { card: one.source, seat: one.target }, one },
      }));
      if (options.length === 0) return;
      const { one } = yield* choose(t, hero.seat, 'choice.uncurse', options, {
        rule: 'BQ-BEND-08',
      });
      t.state.lasting = t.state.lasting.filter(({ id }) => id !== one.id);
      t.tell?.({ type: 'effect-ended', rule: 'BQ-BEND-08', seat: one.target, source: one.source });
    },
  },
  {
    ...{ id: 'move-figure', rule: 'BQ-BEND-10' },
    can: ({ state }) => state.bossMode === undefined,
    does: movesFigure,
  },
  {
    ...{ id: 'treasures', rule: 'BQ-BEND-11' },
    can: () => true,
    // biome-ignore lint/correctness/useYield: nothing is asked
    *does(t, { seat }) {
      drawFor(t, seat, 'treasure', TREASURES, { face: 'down', rule: 'BQ-BEND-11' });
    },
  },
  {
    ...{ id: 'change-side', rule: 'BQ-BEND-12' },
    can: ({ state }) => (state.combat?.calculations ?? 0) > 0,
    does: changesSide,
  },
];

/** The monsters of the combat that are no Bosses. */
function removable(t: Bridge): readonly Foe[] {
  const foes = t.state.combat?.foes ?? [];
  return foes.filter((foe) => !isBoss(t, foe) && figurineOf(foe)?.rank !== 'boss');
}

/** What cards have done to somebody that is not over. */
function endable({ state }: Bridge): readonly Lasting[] {
  return state.lasting.filter(({ source }) => source !== BENDING);
}

/** Anything else, if whoever runs the game allows it and carries it out (BQ-GM-16). */
const BY_HAND: Bending = {
  ...{ id: 'by-hand', rule: 'BQ-GM-16' },
  can: (t) => masterSeat(t) !== undefined,
  *does() {
    // It has been said; a person does the rest.
  },
};

function* movesFigure(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const figures = figuresOf(t.state)
    .filter(({ where }) => ['bridge', 'homeworld', 'falling'].includes(where.at))
    .map((figure) => ({ id: figure.id, names: { figure: figure.id }, figure }));
  const about = { rule: 'BQ-BEND-10' };
  const { figure } = yield* choose(t, seat, 'choice.move-which', figures, about);
  const worlds = LOCATIONS.filter((one) => isOpen(t.state, one) && spotOf(one).row <= HIGHEST).map(
    (location) => ({ id: `${location}`, names: { location }, location }),
  );
  const { location } = yield* choose(t, seat, 'choice.pick-world', worlds, about);
  const moved = t.state.heroes.find((one) => one.figure === figure.id);
  if (moved !== undefined) return yield* moveAway(t, moved, location, 'BQ-BEND-10');
  const foe = t.state.combat?.foes.find(({ id }) => id === figure.id);
  if (foe !== undefined) {
    leaves(t, foe);
    t.tell?.({ type: 'foe-left', rule: 'BQ-BEND-10', foe: foe.id });
  }
  yield* placeFigure(t, figure, location, 'BQ-BEND-10');
  if (isMonster(figure) && locationOfCombat(t) === location) {
    enters(t, foeOf(figure.id), 'BQ-BEND-10');
  }
}

function* changesSide(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const [owner] = combatantsOf(t);
  const foes = t.state.combat?.foes ?? [];
  if (owner === undefined) return;
  const about = { rule: 'BQ-BEND-12' };
  const sides = [
    ...(['att', 'def'] as const).map((side) => ({ id: side, side })),
    ...foes.map((foe) => ({ id: foe.id, names: { foe: foe.id }, foe })),
  ];
  const chosen = yield* choose(t, seat, 'choice.bend-side', sides, about);
  const bounds = { min: -SIDE, max: SIDE, fallback: SIDE };
  const n = yield* chooseAmount(t, seat, 'choice.bend-by', { ...about, ...bounds });
  const by = { source: BENDING, rule: 'BQ-BEND-12' };
  if ('foe' in chosen) changeFoe(t, chosen.foe, 'mst', n, by);
  else if (n !== 0) beginLasting(t, owner, { verb: chosen.side, n }, 'c', by);
}

/** What a hero can bend reality to now; nothing without the means (BQ-BEND-02 to -04). */
export function bendingsOf(t: Bridge, hero: Hero): readonly Bending[] {
  if (bendingMeansOf(t, hero).length === 0) return [];
  return [...MENU, BY_HAND].filter((one) => one.can(t, hero));
}

/** A hero bends reality, if whoever runs the game has nothing against it; refused it costs nothing (BQ-BEND-03). */
export function* bends(t: Bridge, hero: Hero): Flow<void> {
  const options = bendingsOf(t, hero);
  if (options.length === 0) return;
  const about = { rule: 'BQ-BEND-04' };
  const bending = yield* choose(t, hero.seat, 'choice.bend-what', options, about);
  if (bending === BY_HAND) return yield* bendsByHand(t, hero);
  if (!(yield* mayBend(t, hero))) return;
  t.tell?.({ type: 'reality-bent', rule: bending.rule, seat: hero.seat, what: bending.id });
  yield* bending.does(t, hero);
}

const ANSWERS = [{ id: 'refuse' }, { id: 'allow' }] as const;

/** How long a wish may be, in characters. */
const LONGEST = 200;

/** A hero says what it wants reality to be; usual is no more than the menu, so that it is refused unless a person allows it. */
function* bendsByHand(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const wish = yield* chooseText(t, seat, 'choice.bend-by-hand', {
    ...{ rule: 'BQ-GM-16', minLength: 0, maxLength: LONGEST, fallback: '' },
  });
  if (wish === '') return;
  const said = { prose: wish };
  const { id } = yield* masterDecides(t, 'bend-so', ANSWERS, 0, 'BQ-GM-16', { said });
  if (id === 'refuse') return;
  yield* paysForBending(t, hero);
  t.tell?.({ type: 'done-by-hand', rule: 'BQ-GM-16', seat, source: 'bending', said });
}
