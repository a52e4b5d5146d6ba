import { describe, expect, test } from 'vitest';
import { BLOCKS, CLASSES, GAME, SPECIALISATIONS } from '../test/content.ts';
import { begin, floor, ours, theirs } from '../test/table.ts';
import { MAPS } from './content/maps/maps.ts';
import { kazzam } from './index.ts';
import { ROLES } from './model.ts';
import { abilitiesNamed } from './rules/effects/content.ts';

const { measures } = kazzam;
const content = new Set(measures.content);

/** The counter that an event raises. */
const counter = (event: object) => measures.counter?.(event as never);

describe('what reports count as content', () => {
  const picks = CLASSES.flatMap(({ groups }) => groups.flatMap(({ from }) => from));
  const specialisations = ROLES.flatMap((role) => SPECIALISATIONS[role]);
  const abilities = abilitiesNamed(GAME, [
    ...ROLES,
    ...specialisations,
    ...CLASSES.map(({ id }) => id),
    ...picks,
  ]);

  test('misses no class, role, specialisation and pick, and no Boost', () => {
    const wanted = [
      ...ROLES.map((id) => `role.${id}`),
      ...specialisations.flatMap((id) => [`specialisation.${id}`, `boost.${id}`]),
      ...CLASSES.map(({ id }) => `class.${id}`),
      ...picks.map((id) => `pick.${id}`),
    ];
    expect(wanted.filter((name) => !content.has(name))).toEqual([]);
  });

  test('misses no power, no Role Action and nothing else that an ability lets do', () => {
    const wanted = abilities.flatMap(({ power, actions = [], deeds = [] }) => [
      ...(power === undefined ? [] : [power.id]),
      ...actions.map(({ id }) => id),
      ...deeds,
    ]);
    expect(wanted.length).toBeGreaterThan(80);
    expect(wanted.filter((id) => !content.has(`action.${id}`))).toEqual([]);
  });

  test('misses nothing that a Creep of a map does', () => {
    const rows = [...MAPS.values()].flatMap(({ order }) =>
      order.flatMap((id) => BLOCKS.get(id)?.rows ?? []),
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter(({ id, power }) => !content.has(`play.${power?.id ?? id}`))).toEqual([]);
  });

  test('misses nothing that a map lets do, but what its orbs tell of', () => {
    expect(content.has('action.banishing-ray')).toBe(true);
    expect(content.has('action.place-orb')).toBe(false);
  });

  test('names nothing twice', () => {
    expect(content.size).toBe(measures.content?.length);
  });
});

test('every event of content raises its counter', () => {
  expect(counter({ type: 'action', action: 'ward-wall' })).toBe('action.ward-wall');
  expect(counter({ type: 'boost', boost: 'sniper' })).toBe('boost.sniper');
  expect(counter({ type: 'reaction', reaction: 'smasher' })).toBe('reaction.smasher');
  expect(counter({ type: 'creep', what: 'attack', power: 'bite' })).toBe('play.bite');
  expect(counter({ type: 'creep', what: 'guard' })).toBe('creep.guard');
  expect(counter({ type: 'orb', what: 'dunked' })).toBe('orb.dunked');
  expect(counter({ type: 'turn' })).toBeUndefined();
});

test('points are counted by team and by the rule that gives them', () => {
  const dunk = { type: 'points', team: 1, points: 3, rule: 'KZ-SCORE-04' };
  expect(counter(dunk)).toEqual(Array(3).fill('points.opposition.KZ-SCORE-04'));
});

test('athletes are compared by class, role, specialisation and picks, for their seats', () => {
  const { state } = begin({
    court: floor(9, 3),
    athletes: [
      ours('Ana', '1,1', {
        role: 'striker',
        specialisation: 'sniper',
        class: 'wandslinger',
        implement: 'wand',
        picks: ['wandslinger/trick-shot'],
      }),
      theirs('Bo', '7,1', { role: 'leader', specialisation: 'rescuer' }),
    ],
    turn: 'Ana',
  });
  const [ana, bo] = measures.entrants?.(state) ?? [];
  expect(ana).toEqual({
    seat: 0,
    facets: {
      role: 'striker',
      specialisation: 'sniper',
      class: 'wandslinger',
      'class, role': 'wandslinger, striker',
      'class, implement': 'wandslinger, wand',
      pick: ['wandslinger/trick-shot'],
    },
  });
  expect(bo).toMatchObject({ seat: 1, facets: { role: 'leader', specialisation: 'rescuer' } });
});

test('play at random draws teams that are built, so that every class comes up', () => {
  expect(kazzam.varied).toEqual({ players: 'built', opposition: 'built' });
});
