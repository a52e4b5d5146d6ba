import { readOptions } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

/** Bo's HP after Ana's basic attack, with these dice. */
function struck(
  rolls: readonly number[],
  options: Told,
  {
    rows = floor(9, 3),
    ana = {},
    bo = {},
    power = 'basic-implement-attack',
  }: { rows?: readonly string[]; ana?: Told; bo?: Told; power?: string } = {},
) {
  const athletes = [ours('Ana', '0,1', ana), theirs('Bo', '4,1', bo)];
  const given = { court: rows, athletes, turn: 'Ana' };
  return begin(given, { rolls, options }).answer(power, 'Bo').of('Bo').hp;
}

describe('advantageCount', () => {
  const net = { advantageCount: 'net' };
  const hindered = {
    ana: { statuses: ['hidden', 'blinded'] },
    bo: { statuses: ['concealed'] },
  };
  test('[KZ-ADV-03] one Advantage undoes two Disadvantages, unless they are counted', () => {
    // 5 alone hits, the lower of 5 and 2 misses.
    expect(struck([5], {}, hindered)).toBe(6);
    expect(struck([5, 2], net, hindered)).toBe(8);
  });
  test('[KZ-ADV-03] two Advantages against one Disadvantage leave one if they are counted', () => {
    // From Hiding, on a Prone target, in melee, but Blinded.
    const helped = {
      ana: { at: '3,1', statuses: ['hidden', 'blinded'] },
      bo: { statuses: ['prone'] },
      power: 'basic-physical-attack',
    };
    expect(struck([2], {}, helped)).toBe(8);
    expect(struck([2, 5], net, helped)).toBe(6);
  });
  test('[KZ-ADV-03] [KZ-CREEP-16] so with the damage of Creeps', () => {
    const swung = (options: Told) =>
      begin(
        {
          court: floor(9, 1),
          athletes: [ours('Ana', '0,0', { statuses: ['concealed'] })],
          creeps: [
            {
              group: 'practice-golem',
              enemies: ['Ana'],
              members: [{ at: '1,0', statuses: ['hidden', 'blinded'] }],
            },
          ],
          turn: 'Ana',
        },
        { rolls: [3], options },
      )
        .answer('end-turn')
        .of('Ana').hp;
    expect(swung({})).toBe(6);
    expect(swung(net)).toBe(7);
  });
});

test('[KZ-WARD-06] wardStopsEffectOnly: whether Ward stops an Effect that comes without damage', () => {
  const marked = (options: Told, reading: string) =>
    begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Ana', '0,1', { class: 'hexer', picks: ['hexer/clinging-flare'] }),
          theirs('Bo', '4,1', { ward: 3 }),
        ],
        turn: 'Ana',
      },
      { rolls: [reading === 'effect' ? 3 : 4], options },
    )
      .answer('clinging-flare', 'Bo', reading === 'effect' ? reading : ['damage', 'effect'])
      .state.effects.some(({ kind }) => kind === 'revealed');
  expect(marked({}, 'effect')).toBe(false);
  expect(marked({ wardStopsEffectOnly: false }, 'effect')).toBe(true);
  // Where damage is dealt, but none to HP, it is stopped in either case.
  expect(marked({ wardStopsEffectOnly: false }, 'both')).toBe(false);
});

test('[KZ-COVER-04] coverVsMelee: whether an adjacent melee attack looks at cover', () => {
  const behind = {
    rows: ['.........', '...o.....', '.........'],
    ana: { at: '3,0' },
    power: 'basic-physical-attack',
  };
  expect(struck([5], {}, behind)).toBe(6);
  expect(struck([5, 2], { coverVsMelee: true }, behind)).toBe(8);
});

test('[KZ-COVER-14] lowCoverIntervenes: whether boxes on the way hinder a shot', () => {
  const across = { rows: ['.........', '..o......', '.........'] };
  expect(struck([5], {}, across)).toBe(6);
  expect(struck([5, 2], { lowCoverIntervenes: true }, across)).toBe(8);
});

describe('the teams', () => {
  const names = (options: Told) =>
    begin(undefined, { options: { athletes: 1, ...options } }).state.builds.map(({ name }) => name);
  test('[KZ-TEAM-03] either ready team for either side, the first athletes of each', () => {
    expect(names({})).toEqual(['Torres', 'Kjell']);
    expect(names({ players: 'flotsam', opposition: 'jetsam' })).toEqual(['Kjell', 'Torres']);
  });
  test('[KZ-CHAR-01] one that is built is asked for before anything else', () => {
    const built = (options: Told) =>
      begin(undefined, { options: { athletes: 1, ...options } }).asked.split(' ')[0];
    expect(built({})).toBe('deploy');
    expect(built({ players: 'built' })).toBe('build-team');
    expect(built({ opposition: 'built' })).toBe('build-team');
  });
});

describe('athletes', () => {
  const check = (athletes: number, seats: number) => {
    const read = readOptions(kazzam.options, { athletes });
    if (!read.ok) throw new Error('wrong options');
    return kazzam.checkOptions?.(read.value, seats) ?? [];
  };
  test('[KZ-JOB-05] every seat has one to play: all but the last share the player team', () => {
    expect(check(2, 3)).toEqual([]);
    const few = '3 seats share the player team: athletes must be at least 3';
    expect(check(2, 4)).toEqual([{ option: 'athletes', message: few }]);
    expect(check(5, 6)).toEqual([]);
  });
});
