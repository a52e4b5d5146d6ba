import { GAMES, loadGame, type ReadyGame } from '@tablewright/registry';
import { describe, expect, test } from 'vitest';
import { companyOf, inCompany } from './company.ts';
import { plainPlan, presetOf, withPreset } from './plan-of.ts';
import { plannedSeats } from './planned-seat.ts';

const kazzam = await loadGame('kazzam');
const entry = GAMES.find((one): one is ReadyGame => one.id === 'kazzam' && one.status === 'ready');
const plan = (await entry?.loadPlan?.())?.PLAN ?? plainPlan(kazzam);
const table = { seats: plannedSeats(kazzam, ''), options: {} };

describe('a preset', () => {
  test.each(plan.presets)('is what the table then is: $id', (preset) => {
    const next = withPreset(kazzam, plan, preset, table);
    expect(presetOf(plan, next, 'here')).toBe(preset);
  });

  test('takes house rules back, and leaves the teams', () => {
    const own = { ...table, options: { players: 'flotsam', cutCorners: true, athletes: 4 } };
    expect(presetOf(plan, own, 'here')).toBeUndefined();
    const [short] = plan.presets.filter(({ id }) => id === 'quick');
    if (short === undefined) throw new Error('no short match');
    const { options, seats } = withPreset(kazzam, plan, short, own);
    expect(options).toEqual({ players: 'flotsam', ...kazzam.brief });
    expect(seats).toEqual(own.seats);
  });

  test('adds and takes away seats, and keeps the names of those that stay', () => {
    const [first] = plan.presets;
    if (first === undefined) throw new Error('no preset');
    const { seats } = withPreset(kazzam, plan, { ...first, seats: 4 }, table);
    expect(seats.map(({ name }) => name)).toEqual(['Lya', 'Sprocket', 'Gizmo', 'Ratchet']);
    expect(seats.map(({ player }) => player)).toEqual(['human', 'novice', 'novice', 'novice']);
    expect(seats.map(({ online }) => online)).toEqual(['me', 'friend', 'friend', 'friend']);
  });
});

test('whoever runs the game sits in the last seat, and is no bot', async () => {
  const bridge = await loadGame('bridgequest');
  const known = GAMES.find(
    (one): one is ReadyGame => one.id === 'bridgequest' && one.status === 'ready',
  );
  const { PLAN } = (await known?.loadPlan?.()) ?? { PLAN: plainPlan(bridge) };
  const run = PLAN.presets.find(({ options }) => options.gm === 'human');
  if (run === undefined) throw new Error('nobody runs the game');
  const { seats } = withPreset(bridge, PLAN, run, { seats: plannedSeats(bridge, ''), options: {} });
  expect(seats.map(({ player }) => player === 'human')).toEqual([true, false, false, true]);
});

test('a game without a plan offers its short match and all settings', () => {
  const { presets, groups } = plainPlan(kazzam);
  expect(presets.map(({ id }) => id)).toEqual(['quick', 'printed']);
  expect(groups).toEqual([{ id: 'all', options: Object.keys(kazzam.options) }]);
  expect(plainPlan({ options: {} }).presets).toEqual([]);
});

test('company seats people and bots, and is known by them', () => {
  const together = inCompany('together', table.seats, 'casual');
  expect(companyOf(table.seats, 'here')).toBe('alone');
  expect(companyOf(together, 'here')).toBe('together');
  expect(inCompany('alone', together, 'casual').map(({ player }) => player)).toEqual([
    'human',
    'casual',
  ]);
  expect(companyOf(table.seats, 'online')).toBe('online');
  const bots = table.seats.map((seat) => ({ ...seat, player: 'master' }));
  expect(companyOf(bots, 'here')).toBeUndefined();
  expect(inCompany('alone', bots, 'casual').map(({ player }) => player)).toEqual([
    'human',
    'master',
  ]);
});
