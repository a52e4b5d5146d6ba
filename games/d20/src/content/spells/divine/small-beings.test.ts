import { expect, test } from 'vitest';
import { offered, reasons } from '../../../../test/offered.ts';
import { openPowers } from '../../../../test/powers.ts';
import { spellTable } from '../../../../test/spells.ts';
import type { Creature } from '../../../model.ts';
import { powersOf } from '../../../rules/actions/powers.ts';
import { attacksOf } from '../../../rules/attack/forms.ts';
import { beginCombat } from '../../../rules/combat/end.ts';
import { afflict } from '../../../rules/effects/afflict.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { settleDeaths } from '../../../rules/harm/deaths.ts';
import { hurt } from '../../../rules/harm/hurt.ts';
import { announce } from '../../../rules/moments/moment.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { leaningOf } from '../../../rules/rolls/parts.ts';
import { endRound } from '../../../rules/time/round-end.ts';

type Table = ReturnType<typeof spellTable>;

const STRIP = Array.from({ length: 3 }, () => '.'.repeat(40));
const OUT = { isOutdoors: true };

/** What a power of somebody offers. */
function offers(table: Table, one: Creature, id: string, key: string): readonly string[] {
  const power = powersOf(table.t, one, 'combat').find((each) => each.id === id);
  return offered(power?.run(table.t) ?? undefined, key);
}

const snakesOf = ({ state }: Table): readonly Creature[] =>
  state.creatures.filter(({ block }) => block === 'snake');

test('[DT-DIV-504] the cloud lies thirty feet around its point for a day, and its caster alone can send it', () => {
  const table = spellTable({ dice: [12], rows: STRIP, ground: OUT });
  const priest = table.priest(9, 0, 1);
  const ogre = table.foe('ogre', 20, 1);
  table.cast(priest, 'insect-plague', undefined, undefined, [['point', '20-1']]);
  const [zone] = table.state.zones;
  expect(zone).toMatchObject({
    kind: 'insect-plague',
    source: { rule: 'DT-DIV-504', by: priest.id, level: 9, isSpell: true },
    until: { at: 'time', clock: 8640 },
    middle: 60,
    concentration: true,
  });
  expect(zone?.shape.is === 'cells' && zone.shape.cells).toHaveLength(3 * 13);
  expect(openPowers(table, ogre, 'combat')).toEqual([]);
  const near = [0, 1, 2].flatMap((y) => Array.from({ length: 9 }, (_, at) => `${16 + at}-${y}`));
  expect(offers(table, priest, 'move-insects', 'point')).toEqual(near);
  // It went to the first of them: column 16 of the first row.
  expect(zone).toMatchObject({ middle: 16 });
  const xs = zone?.shape.is === 'cells' ? zone.shape.cells.map((cell) => cell % 40) : [];
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 22]);
});

test('[DT-DIV-504, DT-MOVE-06] without a map it goes towards somebody, twenty feet a round', () => {
  const table = spellTable({ dice: [12], ground: OUT });
  const priest = table.priest(9, 0);
  const ogre = table.foe('ogre', 100);
  const near = table.foe('ogre', 130);
  const far = table.foe('ogre', 135);
  const gone = table.foe('ogre', 110);
  table.cast(priest, 'insect-plague', undefined, undefined, [['point', `at-${far.id}`]]);
  expect(table.state.zones[0]?.middle).toBeUndefined();
  gone.place = { at: 'away' };
  table.invokePower(priest, 'move-insects', [['point', `at-${ogre.id}`]]);
  expect(table.state.zones[0]?.shape).toEqual({ is: 'span', from: 85, to: 145 });
  table.invokePower(priest, 'move-insects', [['point', `at-${ogre.id}`]]);
  expect(table.state.zones[0]?.shape).toEqual({ is: 'span', from: 70, to: 130 });
  expect(offers(table, priest, 'move-insects', 'point')).toEqual(
    [priest, ogre, near, far].map(({ id }) => `at-${id}`),
  );
  const { shape } = table.state.zones[0] ?? {};
  for (const one of table.state.creatures) one.place = { at: 'away' };
  table.invokePower(priest, 'move-insects');
  expect(table.state.zones[0]?.shape).toEqual(shape);
});

test('[DT-DIV-504] indoors no insects come', () => {
  const table = spellTable();
  const priest = table.priest(9, 0, 0, { spells: { 'divine-magic': ['insect-plague'] } });
  table.foe('ogre', 20);
  expect(reasons(table.t, priest)['cast-insect-plague']).toBe('closed.indoors');
  table.state.ground.isOutdoors = true;
  expect(reasons(table.t, priest)['cast-insect-plague']).toBeUndefined();
});

test.each([
  ['search-clues', 'disadvantage'],
  ['find-traps', 'disadvantage'],
  ['track', 'disadvantage'],
  ['sense-danger', 'disadvantage'],
  ['detect-surveillance', 'disadvantage'],
  ['climb', 'straight'],
  [undefined, 'straight'],
])('[DT-DIV-504] in the cloud a task of %s is made with %s', (tag, mode) => {
  const table = spellTable({ dice: [12], ground: OUT });
  const priest = table.priest(9, 0);
  const ogre = table.foe('ogre', 100);
  table.cast(priest, 'insect-plague', undefined, undefined, [['point', `at-${ogre.id}`]]);
  const roll = { kind: 'check', roller: ogre, ...(tag === undefined ? {} : { tag }) } as const;
  expect(leaningOf(table.t, roll).mode).toBe(mode);
  expect(leaningOf(table.t, { ...roll, kind: 'save' }).mode).toBe('straight');
  expect(leaningOf(table.t, { kind: 'attack', roller: ogre, target: priest }).mode).toBe(
    'disadvantage',
  );
});

test('[DT-DIV-406] up to a die and two sticks, as many as the caster likes, become snakes of one group', () => {
  const table = spellTable({ dice: [12, 4], rows: STRIP });
  const priest = table.priest(7, 0, 1);
  const { asked } = table.cast(priest, 'sticks-to-snakes', undefined, undefined, [
    ['point', '10-1'],
    ['count', 6],
  ]);
  expect(asked).toEqual(['point 0', 'count 0']);
  const snakes = snakesOf(table);
  expect(snakes).toHaveLength(6);
  expect(new Set(snakes.map(({ group }) => group)).size).toBe(1);
  expect(snakes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  // The nearest free squares: the point itself, then those beside it.
  expect(snakes.map(({ place }) => place.at === 'square' && place.cell)).toEqual([
    50, 9, 10, 11, 49, 51,
  ]);
  expect(snakes[0]).toMatchObject({
    side: 'party',
    run: priest.run,
    attitude: priest.attitude,
    effects: [{ kind: 'stick-snake', until: { at: 'time', clock: 360 } }],
  });
  expect(snakes[0]?.traits).toContain('is-conjured');
  expect(snakes[0]?.traits).not.toContain('is-evil');
  // An even die: no poison.
  expect(snakes[0]?.effects[0]?.data?.tag).toBeUndefined();
});

test('[DT-DIV-406, DT-MAG-22] those of a foe are evil, and the software takes all of them', () => {
  const table = spellTable({ dice: [12, 1] });
  const priest = table.priest(7, 0);
  const ogre = table.foe('ogre', 40);
  Object.assign(priest, { side: 'foes', run: { by: 'master' } });
  table.cast(priest, 'sticks-to-snakes', undefined, undefined, []);
  const snakes = snakesOf(table);
  expect(snakes).toHaveLength(3);
  for (const snake of snakes) {
    expect(snake).toMatchObject({ side: 'foes', effects: [{ data: { tag: 'poison' } }] });
    expect(snake.traits).toEqual(expect.arrayContaining(['is-conjured', 'is-evil']));
  }
  expect(ogre.life).toBe('alive');
});

test('[DT-DIV-406, DT-MOVE-06] without a map they lie five feet behind who is at the point', () => {
  const table = spellTable({ dice: [12, 2] });
  const priest = table.priest(7, 0);
  const ogre = table.foe('ogre', 40);
  table.cast(priest, 'sticks-to-snakes', undefined, undefined, [
    ['point', `at-${ogre.id}`],
    ['count', 2],
  ]);
  expect(snakesOf(table).map(({ place }) => place)).toEqual(
    Array(2).fill({ at: 'line', feet: 45 }),
  );
});

test('[DT-DIV-406] there are no more than there is room for', () => {
  const table = spellTable({ dice: [12, 4], rows: ['..#..'] });
  const priest = table.priest(7, 0, 0);
  table.foe('thug', 3, 0);
  table.cast(priest, 'sticks-to-snakes', undefined, undefined, [
    ['point', '1-0'],
    ['count', 6],
  ]);
  expect(snakesOf(table).map(({ place }) => place)).toEqual([
    { at: 'square', cell: 1 },
    { at: 'square', cell: 4 },
  ]);
});

test.each([
  [1, 'ogre', true],
  [2, 'ogre', false],
  [1, 'wraith', false],
])(
  '[DT-DIV-406, DT-MON-41] after a %i on the die the bite poisons a %s: %s',
  (die, block, poisons) => {
    const table = spellTable({ dice: [12, die, 2], seed: 'bite' });
    const priest = table.priest(7, 0);
    const victim = table.foe(block, 40);
    table.cast(priest, 'sticks-to-snakes', undefined, undefined, [
      ['point', `at-${victim.id}`],
      ['count', 1],
    ]);
    const [snake] = snakesOf(table);
    const [attack] = snake === undefined ? [] : attacksOf(table.t, snake);
    if (snake === undefined || attack === undefined) throw new Error('no snake bites');
    const hit = { attack, target: victim, natural: 12, loss: 1, amount: 1 };
    table.play(announce(table.t, snake, 'hit', hit));
    const saves = table.events('rolled').filter((one) => 'kind' in one && one.kind === 'save');
    expect(saves).toMatchObject(poisons ? [{ creature: victim.id, ability: 'CON' }] : []);
    expect(table.events('hurt')).toMatchObject(
      poisons ? [{ rule: 'DT-MON-41', by: snake.id, tags: ['poison'] }] : [],
    );
  },
);

test('[DT-DIV-406] slain, or when its time is over, a snake is a stick again', () => {
  const table = spellTable({ dice: [12, 2] });
  const priest = table.priest(7, 0);
  table.foe('ogre', 40);
  table.cast(priest, 'sticks-to-snakes', undefined, undefined, [['count', 2]]);
  const [first, second] = snakesOf(table);
  if (first === undefined || second === undefined) throw new Error('no snakes');
  const danger = { rule: 'X', tags: [] };
  table.play(hurt(table.t, first, { danger, isDamage: true, amount: 99 }));
  table.play(settleDeaths(table.t));
  expect(table.events('fled')).toMatchObject([{ creature: first.id }]);
  table.state.clock = 359;
  table.play(endRound(table.t, { isMinute: true }));
  expect(table.events('fled').at(-1)).toMatchObject({ creature: second.id });
  expect([first.place.at, second.place.at]).toEqual(['away', 'away']);
});

test('[DT-DIV-207] without a serpent that is up within sixty feet there is nobody to charm', () => {
  const table = spellTable();
  const priest = table.priest(3, 0, 0, { spells: { 'divine-magic': ['snake-charm'] } });
  const why = () => reasons(table.t, priest)['cast-snake-charm'];
  table.foe('wolf', 10);
  const snake = table.foe('snake', 65);
  expect(why()).toBe('closed.nobody');
  snake.place = { at: 'line', feet: 60 };
  expect(why()).toBeUndefined();
  snake.hp = 0;
  expect(why()).toBe('closed.nobody');
});

test.each([
  ['a fight', true, 3],
  ['a quiet scene', false, 180],
])('[DT-DIV-207] in %s (%s) they sway until %i', (_where, fights, clock) => {
  const table = spellTable({ dice: [12, 3] });
  const priest = table.priest(3, 0);
  const snake = table.foe('snake', 10);
  const down = table.foe('snake', 15);
  down.hp = 0;
  const wolf = table.foe('wolf', 20);
  if (fights) table.play(beginCombat(table.t, table.state.creatures, []));
  table.cast(priest, 'snake-charm');
  expect(snake.effects).toMatchObject([
    {
      kind: 'snake-charm',
      until: { at: 'time', clock },
      data: { was: { side: 'foes', attitude: 'hostile', run: { by: 'master' } } },
    },
  ]);
  expect([snake.attitude, down.effects, wolf.effects]).toEqual(['friendly', [], []]);
  expect(table.events('attitude-changed')).toMatchObject([
    { rule: 'DT-DIV-207', creature: snake.id, attitude: 'friendly' },
  ]);
  snake.side = 'others';
  const [effect] = snake.effects;
  if (effect === undefined) throw new Error('nothing lies on it');
  table.play(relieve(table.t, snake, effect, 'time'));
  expect(snake).toMatchObject({ side: 'foes', attitude: 'hostile' });
  table.allDiceUsed();
});

test('[DT-DIV-207] a serpent of too many Levels is not charmed, and then no die falls', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(1, 0);
  const snake = table.foe('snake', 10, 0, { level: 2 });
  table.cast(priest, 'snake-charm');
  expect([snake.effects, snake.attitude]).toEqual([[], 'hostile']);
  table.allDiceUsed();
});

test('[DT-DIV-303] only animals of the caster’s Level or less grow: no machines, no characters, no dead', () => {
  const table = spellTable();
  const priest = table.priest(5, 0);
  const wolf = table.foe('wolf', 10, 0, { level: 5 });
  table.foe('wolf', 15, 0, { level: 6 });
  table.foe('wolf', 20).life = 'dead';
  table.foe('drone', 25).traits.push('is-beast');
  table.hero({ heritage: 'animal' }, 30);
  table.foe('thug', 35);
  expect(table.offered(priest, 'growth-of-animals')).toEqual([wolf]);
});

test.each([
  [9, 18, 9],
  [5, 10, 5],
  [0, 0, 0],
  [-17, -17, -8],
])('[DT-DIV-303] an animal at %i grows to %i and shrinks to %i', (hp, grown, shrunk) => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(5, 0);
  const wolf = table.foe('wolf', 10);
  wolf.hp = Math.max(hp, -8);
  table.cast(priest, 'growth-of-animals', wolf);
  const [effect] = wolf.effects;
  expect(effect).toMatchObject({ kind: 'growth-of-animals', until: { at: 'time', clock: 720 } });
  expect([wolf.hp, maxHpOf(table.t, wolf)]).toEqual([Math.max(grown, -8), 18]);
  wolf.hp = grown;
  if (effect !== undefined) table.play(relieve(table.t, wolf, effect, 'time'));
  expect([wolf.hp, maxHpOf(table.t, wolf)]).toEqual([shrunk, 9]);
});

test('[DT-DIV-303, DT-COND-25, DT-INV-01] an animal that is turned to stone keeps its size', () => {
  const table = spellTable({ dice: [12] });
  const priest = table.priest(5, 0);
  const wolf = table.foe('wolf', 10);
  table.cast(priest, 'growth-of-animals', wolf);
  table.play(
    afflict(table.t, wolf, {
      kind: 'petrified',
      source: { rule: 'DT-COND-28' },
      until: { at: 'cure' },
    }),
  );
  expect([wolf.hp, maxHpOf(table.t, wolf)]).toEqual([18, 18]);
});

test('[DT-DIV-303] an uneven rest is rounded up, and no more than the own maximum is left', () => {
  for (const [hp, left] of [
    [7, 4],
    [1, 1],
    [30, 9],
  ] as const) {
    const table = spellTable({ dice: [12] });
    const priest = table.priest(5, 0);
    const wolf = table.foe('wolf', 10);
    table.cast(priest, 'growth-of-animals', wolf);
    wolf.hp = hp;
    const [effect] = wolf.effects;
    if (effect !== undefined) table.play(relieve(table.t, wolf, effect, 'time'));
    expect(wolf.hp).toBe(left);
  }
});
