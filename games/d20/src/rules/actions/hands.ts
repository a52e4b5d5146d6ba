import type { Flow } from '@tablewright/engine';
import type { Creature, Item, Turn } from '../../model.ts';
import { type D20, oneOf, type World } from '../../table.ts';
import { effectOn, isBanned } from '../bearers/bearers.ts';
import { handsFor } from '../bearers/known-spells.ts';
import { areEnemies } from '../creature.ts';
import { isLater } from '../effects/afflict.ts';
import { relieve } from '../effects/relieve.ts';
import { feetBetween, isInReach, MELEE } from '../place/distance.ts';
import { oneOfEach } from './alike.ts';
import type { Deed } from './menu.ts';

const HANDS = 2;
/** Drawing and dropping share one free use a turn (DT-DUR-34, DT-TURN-03). */
const DRAW_OR_DROP = 'draw-or-drop';

/** Whether something is held: weapons, shields, lights. */
const isForHands = (w: World, { kind }: Item): boolean => {
  const { weapon, isShield, lights } = oneOf(w, 'gear', kind);
  return weapon !== undefined || isShield === true || lights === true;
};

const handsUsed = (w: World, { items, held }: Creature): number =>
  items.filter(({ id }) => held.includes(id)).reduce((sum, { kind }) => sum + handsFor(w, kind), 0);

/** Drawing, dropping, stowing, picking up and handing over (DT-TURN-02, -03, DT-DUR-34, DT-WPN-07). */
export function handDeeds(w: World, creature: Creature, _turn: Turn): readonly Deed[] {
  if (isBanned(w, creature, 'hold')) return [];
  const deeds: Deed[] = [];
  const free = HANDS - handsUsed(w, creature);
  for (const item of oneOfEach(w, creature)) {
    if (!isForHands(w, item)) continue;
    const names = { item: item.kind };
    if (creature.held.includes(item.id)) {
      deeds.push({
        id: `drop-${item.id}`,
        kind: 'hands',
        names,
        takes: 'free',
        once: DRAW_OR_DROP,
        run: (t) => drop(t, creature, item),
      });
      deeds.push({
        id: `stow-${item.id}`,
        kind: 'hands',
        names,
        takes: 'action',
        run: (t) => stow(t, creature, item),
      });
    } else if (handsFor(w, item.kind) <= free) {
      deeds.push({
        id: `draw-${item.id}`,
        kind: 'hands',
        names,
        takes: 'free',
        once: DRAW_OR_DROP,
        run: (t) => draw(t, creature, item),
      });
    }
  }
  for (const { item, place, isHidden } of w.state.lying) {
    if (isHidden === true) continue;
    if (feetBetween(w.state, place, creature.place) > MELEE) continue;
    deeds.push({
      id: `pick-up-${item.id}`,
      kind: 'hands',
      names: { item: item.kind },
      takes: 'action',
      run: (t) => pickUp(t, creature, item),
    });
  }
  return [...deeds, ...handOvers(w, creature)];
}

/** A thing is handed to an ally in reach (DT-TURN-02, DT-PLC-06). */
function handOvers(w: World, creature: Creature): readonly Deed[] {
  if (creature.character === undefined) return [];
  const allies = w.state.creatures.filter(
    (other) =>
      other !== creature &&
      other.hp > 0 &&
      other.character !== undefined &&
      !areEnemies(creature, other) &&
      isInReach(w, creature, other),
  );
  return allies.flatMap((other) =>
    oneOfEach(w, creature)
      .filter(({ id }) => id !== creature.armor)
      .map(
        (item): Deed => ({
          id: `hand-${item.id}-to-${other.id}`,
          kind: 'hands',
          names: { item: item.kind, creature: other.id },
          takes: 'action',
          at: other,
          run: (t) => handOver(t, creature, item, other),
        }),
      ),
  );
}

function draw(t: D20, creature: Creature, item: Item): undefined {
  creature.held.push(item.id);
  t.tell?.({
    type: 'handled',
    rule: 'DT-DUR-34',
    creature: creature.id,
    item: item.kind,
    how: 'drawn',
  });
  return undefined;
}

/** A thing is no longer in hand, nor worn. */
export const letGo = (creature: Creature, { id }: Item): void => {
  creature.held = creature.held.filter((one) => one !== id);
  if (creature.armor === id) creature.armor = undefined;
};

function stow(t: D20, creature: Creature, item: Item): undefined {
  letGo(creature, item);
  t.tell?.({
    type: 'handled',
    rule: 'DT-DUR-03',
    creature: creature.id,
    item: item.kind,
    how: 'stowed',
  });
  return undefined;
}

function drop(t: D20, creature: Creature, item: Item): undefined {
  letGo(creature, item);
  creature.items = creature.items.filter((one) => one !== item);
  t.state.lying.push({ item, place: creature.place });
  t.tell?.({
    type: 'handled',
    rule: 'DT-DUR-34',
    creature: creature.id,
    item: item.kind,
    how: 'dropped',
  });
  return undefined;
}

/** What is picked up is in hand if there is room (DT-TURN-02). */
function* pickUp(t: D20, creature: Creature, item: Item): Flow<void> {
  t.state.lying = t.state.lying.filter((one) => one.item !== item);
  yield* takeAlong(t, item, creature);
  creature.items.push(item);
  if (isForHands(t, item) && handsUsed(t, creature) + handsFor(t, item.kind) <= HANDS)
    creature.held.push(item.id);
  t.tell?.({
    type: 'handled',
    rule: 'DT-TURN-02',
    creature: creature.id,
    item: item.kind,
    how: 'picked-up',
  });
}

/**
 * What lies on a thing goes to whoever has it now (DT-DIV-306). Of two of a kind the one that was laid later counts: it
 * ends later.
 */
function* takeAlong(t: D20, { id }: Item, to: Creature): Flow<void> {
  for (const other of t.state.creatures) {
    if (other === to) continue;
    for (const laid of other.effects.filter(({ data }) => data?.item === id)) {
      const own = effectOn(to, laid.kind);
      if (own !== undefined && isLater(own.until, laid.until))
        yield* relieve(t, other, laid, 'end');
      else {
        if (own !== undefined) yield* relieve(t, to, own, 'end');
        other.effects = other.effects.filter((effect) => effect !== laid);
        to.effects.push(laid);
      }
    }
  }
}

/** Gives a thing to somebody, who has it stowed. */
export function* handOver(t: D20, creature: Creature, item: Item, to: Creature): Flow<void> {
  letGo(creature, item);
  creature.items = creature.items.filter((one) => one !== item);
  to.items.push(item);
  yield* takeAlong(t, item, to);
  t.tell?.({
    type: 'handed-over',
    rule: 'DT-PLC-06',
    creature: creature.id,
    item: item.kind,
    to: to.id,
  });
}
