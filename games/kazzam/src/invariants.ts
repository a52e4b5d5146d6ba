import type { Invariant } from '@tablewright/engine';
import { OF_MAPS } from './invariants/of-maps.ts';
import { OF_PLAY } from './invariants/of-play.ts';
import { OF_QUESTS } from './invariants/of-quests.ts';
import { type Creature, type CreatureId, type KazzamState, NOBODY, NOWHERE } from './model.ts';
import { creaturesWhere, isOnItsWay } from './rules/court/creatures.ts';
import { cellsOf } from './rules/court/footprint.ts';
import { groundOf, mapOf } from './rules/court/ground-now.ts';
import { type Content, contentOf, isBrought } from './rules/effects/content.ts';
import { NOTES } from './rules/effects/in-play.ts';
import { roomFor } from './rules/sight/grow-back.ts';
import { hasRoom, mayShare } from './rules/sight/occupancy.ts';
import type { Moment } from './table.ts';

/** What holds whenever a match waits or is over, as far as it can be seen in one state. */
export function invariantsOf(content: Content): readonly Invariant<KazzamState>[] {
  const { classes, roles, creeps, teams, maps } = content;
  const houses = teams.flatMap(({ house }) => house ?? []);
  return [
    ...RULES,
    {
      rule: 'KZ-INV-06',
      text: 'on the map HP are 1 to the maximum, or more for whom a Motivator has healed',
      check: (state) => first(state.creatures, (_, id) => hasWrongHp({ state, content }, id)),
    },
    {
      rule: 'KC-INV-02',
      text: 'everybody has an implement of its class',
      check: ({ builds }) =>
        builds.find(({ className, implement, picks }) => {
          const of = classes.find(({ id }) => id === className);
          return picks.length > 0 && of !== undefined && !of.implements.includes(implement);
        })?.name,
    },
    {
      rule: 'KM-INV-06',
      text: 'a group never has more members than it began with, but for whom its members bring',
      check(state) {
        const grown = state.groups.find(({ size, oneBody }, place) => {
          // Tokens of one creature count once (KM-MOLE-01).
          if (oneBody === true) return false;
          const left = creaturesWhere(state, (id) => {
            const creature = state.creatures[id];
            return creature?.group === place && creature.cell !== NOWHERE;
          });
          return left.filter((id) => !isBrought({ state, content }, id)).length > size;
        });
        return grown && `${grown.id} has grown`;
      },
    },
    ...OF_PLAY,
    ...OF_MAPS,
    ...OF_QUESTS,
    ...[...roles, ...classes, ...creeps, ...houses, ...maps].flatMap(
      ({ invariants = [] }) => invariants,
    ),
  ];
}

const RULES: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KZ-INV-01',
    text: 'orbs are three a team and the neutral ones, every item in one place',
    check({ items, creatures }) {
      const held = creatures.flatMap((creature) => creature.held);
      if (new Set(held).size !== held.length) return 'an item is held twice';
      for (const [number, { kind, place }] of items.entries()) {
        const holders = creatures.filter((creature) => creature.held.includes(number));
        const right = place.at === 'held' ? creatures[place.creature] : undefined;
        if (holders[0] !== right) return `${kind} ${number} is ${place.at} and in other hands`;
      }
      return undefined;
    },
  },
  {
    rule: 'KZ-INV-02',
    text: 'no athlete holds an orb of its own colour',
    check: ({ items, creatures }) =>
      first(creatures, ({ team, held }) =>
        held.some((orb) => team !== undefined && items[orb]?.team === team),
      ),
  },
  {
    rule: 'KZ-INV-04',
    text: 'held objects and the implement in hand are at most two',
    check: ({ creatures }) =>
      first(
        creatures,
        ({ kind, held, stowed }) => kind === 'athlete' && held.length + (stowed ? 0 : 1) > 2,
      ),
  },
  {
    rule: 'KZ-INV-05',
    text: 'whoever is on the map stands on a legal square, and alone unless a mob is there',
    check(state) {
      const ground = groundOf(state);
      const taken = new Map<number, readonly Creature[]>();
      for (const [id, creature] of state.creatures.entries()) {
        // Who is on the way may be where it could not stay.
        if (creature.cell === NOWHERE || isOnItsWay(state, id)) continue;
        if (!hasRoom(ground, creature.cell, creature))
          return `${creature.name} stands in a ${ground.kindAt(creature.cell)}`;
        for (const cell of cellsOf(ground, creature)) {
          const others = taken.get(cell) ?? [];
          const other = others.find((one) => !mayShare(one, creature));
          if (other !== undefined) return `${creature.name} and ${other.name} share a square`;
          taken.set(cell, [...others, creature]);
        }
      }
      return undefined;
    },
  },
  {
    rule: 'KZ-LARGE-08',
    text: 'who is squeezed is narrower by one, and only where it has no room',
    check(state) {
      if (state.underway.length > 0) return undefined;
      return first(state.creatures, (creature, id) => {
        const { width, height, fullWidth, fullHeight } = creature;
        const less = fullWidth - width + fullHeight - height;
        if (less === 0 && width === fullWidth) return false;
        return (
          less !== 1 || width > fullWidth || height > fullHeight || roomFor(state, id) !== undefined
        );
      });
    },
  },
  {
    rule: 'KZ-INV-07',
    text: 'every maximum is at least 1',
    check: ({ creatures }) => first(creatures, ({ maxHp }) => maxHp < 1),
  },
  {
    rule: 'KZ-INV-08',
    text: 'Ward, Miss Tokens and Strikes are never negative',
    check: ({ creatures, strikes }) =>
      strikes.some((count) => count < 0)
        ? 'a team has negative Strikes'
        : first(
            creatures,
            ({ missTokens, wards }) => missTokens < 0 || wards.some(({ amount }) => amount < 1),
          ),
  },
  {
    rule: 'KZ-INV-15',
    text: 'no action is spent that is not there',
    check: ({ turn }) =>
      turn !== undefined && Math.min(turn.attackActions, turn.moveActions, turn.roleActions) < 0
        ? `creature ${turn.creature} has spent more actions than it has`
        : undefined,
  },
  {
    rule: 'KZ-INV-18',
    text: 'who is off the map holds nothing and is nobody’s enemy',
    check: ({ creatures, groups }) =>
      first(
        creatures,
        ({ cell, held }, id) =>
          cell === NOWHERE &&
          (held.length > 0 || groups.some(({ enemies }) => enemies.includes(id))),
      ),
  },
  {
    rule: 'KR-INV-11',
    text: 'a team keeps a pedestal; walls that powers made have 1 or 2 HP',
    check(state) {
      const { pedestals, walls } = state;
      const ground = groundOf(state);
      for (const team of [0, 1]) {
        const own = pedestals.filter((pedestal) => pedestal.team === team);
        if (own.length > 0 && own.every(({ cell }) => cell === NOWHERE))
          return `team ${team} has lost all of its pedestals`;
      }
      for (const { cells, hp } of walls) {
        if (hp < 1 || hp > 2) return `a wall has ${hp} HP`;
        if (cells.some((cell) => ground.kindAt(cell) !== 'wall')) return 'a wall is no wall';
      }
      return undefined;
    },
  },
  {
    rule: 'KZ-TARG-09',
    text: 'nothing is in play on a trap',
    check: ({ effects }) => effects.find(({ on }) => on < NOBODY)?.kind,
  },
  {
    rule: 'KR-INV-12',
    text: 'exits, portals, borders and special squares are as the map has them',
    check(state) {
      const { kinds, specials } = mapOf(state);
      const ground = groundOf(state);
      const special = new Set(Object.values(specials).flat());
      for (const { cell } of state.changed) {
        const kind = kinds[cell];
        const border = kind === 'wall' && ground.neighbours(cell).length < 8;
        const fixed = kind === 'exit' || kind === 'portal-entry' || kind === 'portal-exit';
        if (border || fixed || special.has(cell)) return `${kind} ${cell} was changed`;
      }
      return undefined;
    },
  },
  {
    rule: 'KR-INV-13',
    text: 'a square is one kind of terrain at a time',
    check: ({ changed }) =>
      new Set(changed.map(({ cell }) => cell)).size < changed.length
        ? 'a square was changed into two things'
        : undefined,
  },
];

/** Whether a creature has HP that it cannot have (KZ-INV-06). */
export function hasWrongHp(moment: Moment, id: CreatureId): boolean {
  const { creatures, effects } = moment.state;
  const { beyondMaximum } = contentOf(moment);
  const { cell, hp, maxHp } = creatures[id] ?? { cell: NOWHERE, hp: 0, maxHp: 0 };
  if (cell === NOWHERE || (hp >= 1 && hp <= maxHp)) return false;
  const beyond = effects.some(({ kind, on }) => beyondMaximum.has(kind) && on === id);
  const kept = effects.some(
    ({ kind, on }) => (kind === NOTES.keptUp || kind === 'shade') && on === id,
  );
  return hp < 1 ? !kept : !beyond;
}

function first(
  creatures: readonly Creature[],
  wrong: (creature: Creature, id: number) => boolean,
): string | undefined {
  return creatures.find(wrong)?.name;
}
