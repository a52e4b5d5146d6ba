import { describe, expect, test } from 'vitest';
import { play } from './play.ts';

const FIGHTER = { characters: ['fighter'] };

const ALL = { seats: 4 };

describe('the five steps', () => {
  test('[BA-RES-01] a power with several parts acts in each step concerned', () => {
    const { events } = play({
      options: FIGHTER,
      given: { step: 'note', activated: ['turn-the-tide'], monsterActivated: ['wing-buffet'] },
    });
    const order = events.flatMap(({ type, phase }) =>
      type === 'phase-began' ? [phase] : type === 'attacked' || type === 'prevented' ? [type] : [],
    );
    expect(order).toEqual([
      'note',
      'heal',
      'assign',
      'attacked',
      'prevent',
      'prevented',
      'take',
      'check',
    ]);
  });

  test('[BA-RES-02] halves are rounded for the characters', () => {
    const { of } = play({
      options: { characters: ['mystic', 'rogue'] },
      seats: 2,
      given: {
        step: 'assign',
        elements: { blast: 'water', fan: 'water' },
        activated: ['blast', 'fan', 'float-and-sting'],
        monsterActivated: ['wing-buffet'],
      },
    });
    expect(of('attacked').map(({ points }) => points)).toEqual([2, 3, 4]);
    expect(of('prevented')).toMatchObject([{ sheet: 'rogue', points: 2 }]);
  });

  test('[BA-RES-03] step 1 goes from hiding to skip tokens in its order', () => {
    const { events } = play({
      ...ALL,
      given: {
        step: 'note',
        activated: ['beseech', 'pilfer', 'leadership', 'attune', 'hide', 'distract', 'blast'],
        monsterActivated: ['terrifying-roar', 'breath', 'tail-sweep'],
        monster: { markers: ['B1'] },
      },
      rolls: ['S3', 'S4', 'S5', 'D2'],
    });
    const types = [
      'hidden',
      'attuned',
      'points-given',
      'distracting',
      'tokens-sought',
      'marker-taken',
      'roared',
      'skips-removed',
    ];
    expect(events.map(({ type }) => type).filter((type) => types.includes(type))).toEqual(types);
  });

  test('[BA-RES-04] an empty pool still resolves everything; nobody falls before Check', () => {
    const { events, match } = play({
      seats: 2,
      options: { characters: ['mystic', 'fighter'] },
      given: {
        step: 'assign',
        activated: ['brilliant-maneuver', 'raw-surge'],
        monsterActivated: ['breath'],
        monster: { pool: 3 },
      },
    });
    const order = events
      .map(({ type }) => type)
      .filter((type) => ['attacked', 'hit', 'knocked-out'].includes(type));
    expect(order).toEqual(['attacked', 'attacked', 'hit', 'hit', 'knocked-out']);
    expect(match.outcome?.result).toBe('escape');
  });

  test('[BA-RES-05] up to: less, or nothing at all; what is left is lost', () => {
    const { state } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', elements: { storm: 'earth' }, activated: ['storm', 'blast'] },
      answers: [
        ['A', 4],
        ['A', 0],
      ],
    });
    expect(state.monster.pool).toBe(20 - 4);
    const { of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', activated: ['blast'] },
      answers: [
        ['A', 4, 'damage', 'out-of-range'],
        ['A', 0],
      ],
    });
    expect(of('attacked')).toEqual([]);
  });

  test('[BA-RES-06] activations are cleared after Resolve', () => {
    const { state } = play({
      options: FIGHTER,
      given: {
        step: 'note',
        activated: ['brilliant-maneuver'],
        monsterActivated: ['wing-buffet', 'fearsome-vigor'],
      },
    });
    expect([state.activations, state.monsterActivations, state.hits]).toEqual([[], [], []]);
  });
});
