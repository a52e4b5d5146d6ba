import { levelNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { Match, readOptions } from '@tablewright/engine/host';
import { chanceOf, type TablePlan } from '@tablewright/engine/table-plan';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const planned = await Promise.all(
  GAMES.flatMap((entry) =>
    entry.status === 'ready' && entry.loadPlan !== undefined
      ? [Promise.all([entry.load(), entry.loadPlan()])]
      : [],
  ),
).then((all) => all.map(([game, { PLAN: plan }]) => ({ id: game.id, game, plan })));

/** Every text of a catalogue that the plan of a game may be said with. */
function keysOf({ presets, first, groups }: TablePlan, game: Game): readonly string[] {
  const lines = first.flatMap(({ option }) => {
    const spec = game.options[option];
    const isAsked = spec !== undefined && 'values' in spec && (spec.values?.length ?? 0) > 1;
    return isAsked ? (spec.values ?? []).map((value) => `plan.${option}.${value}`) : [];
  });
  return [
    ...presets.map(({ id }) => (id === 'quick' && game.brief ? 'brief.help' : `preset.${id}.help`)),
    ...lines,
    ...groups.map(({ id }) => `plan.group.${id}`),
  ];
}

test('every game with more settings than are seen at a glance says how its table is set', async () => {
  const ready = GAMES.flatMap((entry) => (entry.status === 'ready' ? [entry] : []));
  const games = await Promise.all(ready.map((entry) => entry.load()));
  const large = games.filter(({ options }) => Object.keys(options).length > 5);
  const ids = planned.map(({ id }) => id);
  expect(large.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

describe.each(planned)('the plan of a table of $id', ({ game, plan }) => {
  test.each(plan.presets)(
    'is legal as the preset $id, for every number of seats that it may meet',
    (preset) => {
      const read = readOptions(game.options, preset.options);
      expect(read.ok).toBe(true);
      const { seats: count = game.seats.default, bots } = preset;
      expect(count).toBeGreaterThanOrEqual(game.seats.min);
      expect(count).toBeLessThanOrEqual(game.seats.max);
      if (bots !== undefined) expect(levelNames(game)).toContain(bots);
      const begun = Match.create(game, {
        id: preset.id,
        seats: Array.from({ length: count }, (_, seat) => ({ name: `${seat}`, player: 'human' })),
        options: preset.options,
        random: { kind: 'seeded', seed: preset.id },
      });
      expect(begun.ok).toBe(true);
    },
  );

  test('tells chances by the rules of now, of every table of the settings that were counted', () => {
    const { chances } = plan;
    if (chances === undefined) return;
    expect(chances.rulesVersion).toBe(game.version);
    expect(levelNames(game)).toContain(chances.bots);
    const { min, max } = game.seats;
    const tables = chances.options.reduce(
      (count, name) => {
        const spec = game.options[name];
        if (spec?.kind === 'choice') return count * spec.values.length;
        if (spec?.kind === 'number') return count * (spec.max - spec.min + 1);
        throw new Error(`${name} has no values to count`);
      },
      max - min + 1,
    );
    expect(Object.keys(chances.won)).toHaveLength(tables);
    for (const wins of Object.values(chances.won)) {
      expect(wins).toBeGreaterThanOrEqual(0);
      expect(wins).toBeLessThanOrEqual(chances.matches);
    }
    for (let seats = min; seats <= max; seats += 1) {
      expect(chanceOf(game.options, chances, {}, seats)).toBeDefined();
      // Of a table with a house rule nothing is known.
      expect(chanceOf(game.options, chances, { nothing: true }, seats)).toBeUndefined();
    }
  });

  test('asks for every setting in one place, and for none that there is not', () => {
    const asked = [
      ...plan.first.map(({ option }) => option),
      ...plan.groups.flatMap(({ options }) => options),
    ];
    expect(asked.toSorted()).toEqual(Object.keys(game.options).toSorted());
  });

  test('has cards for the values that there are, and no other', () => {
    for (const { option, emblems } of plan.first) {
      const spec = game.options[option];
      if (emblems === undefined || spec === undefined || !('values' in spec)) continue;
      expect(Object.keys(emblems).toSorted()).toEqual([...(spec.values ?? [])].toSorted());
    }
  });

  test('offers presets that differ, and begins as one of them', () => {
    const faces = plan.presets.map(({ options, seats, bots }) => [options, seats, bots]);
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(faces.length);
    expect(plan.presets.some(({ options }) => Object.keys(options).length === 0)).toBe(true);
    if (game.brief !== undefined) {
      expect(plan.presets.find(({ id }) => id === 'quick')?.options).toEqual(game.brief);
    }
  });

  test('is said in English and German', async () => {
    const german = (await game.translations?.de?.()) ?? {};
    for (const key of keysOf(plan, game)) {
      expect(game.texts[key], key).toBeTruthy();
      expect(german[key], key).toBeTruthy();
      if (key.endsWith('.help')) expect(german[key]).not.toBe(game.texts[key]);
    }
    const spoken = Object.keys(game.texts).filter((key) => /^(plan|preset)\./.test(key));
    const known = [
      ...keysOf(plan, game),
      ...plan.presets.map(({ id }) => `preset.${id}`),
      ...plan.first.map(({ option }) => `plan.${option}`),
    ];
    expect(spoken.filter((key) => !known.includes(key))).toEqual([]);
  });
});
