import { describe, expect, test } from 'vitest';
import { begin, floor, type Told } from '../../../../test/table.ts';
import { powersOf } from '../../../explain/powers.ts';
import { KISHANTA } from './index.ts';
import { buildOf, goOn, of, scene, theirs } from './testing/scene.ts';

const printed = buildOf('Obi').picks.map((pick) =>
  pick === 'porter/ripping-tides' ? 'kishanta/ripping-tides' : pick,
);
// A wall from end to end beyond Bo.
const rows = floor(12, 5).map((row) => `${row.slice(0, 9)}#${row.slice(10)}`);

/** Obi hits Bo, seven squares off, and rips away what he holds. */
const ripped = (obi: Told, bo: Told = { holds: ['neutral'] }) =>
  scene([of('Obi', '1,2', obi), theirs('Bo', '8,2', bo)], { rolls: [4], rows }).answer(
    'ripping-tides',
    'Bo',
  );

/** The answers that lead to the question where the object goes. */
function whither(court: ReturnType<typeof ripped>): readonly string[] {
  while (court.open.why.key !== 'wash-to') {
    if (court.open.why.key === 'rip') court.answer(court.offered.at(-1));
    else goOn(court);
  }
  return court.offered;
}

describe('Ripping Tides of the stat block', () => {
  test('[KT-VAR-04] teleports: up to three squares, past a wall', () => {
    const court = ripped({ picks: printed }, { holds: ['neutral'], stowed: true });
    expect(whither(court)).toEqual(expect.arrayContaining(['court(11,2)', 'court(10,4)']));
    expect(court.offered).not.toContain('court(9,2)');
    expect(court.offered).not.toContain('court(4,2)');
    court.answer('court(11,2)');
    expect(court).toHaveHeard({ type: 'orb', what: 'teleported', rule: 'KT-VAR-04', who: 'Obi' });
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(11, 2) });
  });
  test('[KT-VAR-04] [KT-OBI-07] slid as its class has it, nothing passes the wall', () => {
    const court = ripped({}, { holds: ['neutral'], stowed: true });
    expect(whither(court)).toContain('court(6,4)');
    expect(court.offered).not.toContain('court(11,2)');
    court.answer('court(6,4)');
    expect(court).toHaveHeard({ type: 'orb', what: 'slid', rule: 'KC-POR-31', who: 'Obi' });
  });
  test('[KT-VAR-04] the implement too: Disarmed until he comes beside it', () => {
    const court = ripped({ picks: printed }, {});
    whither(court);
    court.answer('court(10,2)');
    expect(court.of('Bo')).toHaveStatus('disarmed');
  });
  test('[KT-VAR-04] is spent as the power that it is', () => {
    expect(ripped({ picks: printed }).of('Obi')).toHaveSpent('ripping-tides');
  });
});

describe('the option', () => {
  const obiOf = (options: Told, who: 'players' | 'opposition' = 'players') => {
    const { state } = begin(undefined, { options: { [who]: KISHANTA.id, ...options } });
    const at = state.builds.findIndex(({ name }) => name === 'Obi Francis');
    return { state, at, picks: state.builds[at]?.picks };
  };
  test('[KT-ERR-11] [KT-GEN-05] [D-17] [D-91] is off unless it is wanted', () => {
    expect(obiOf({}).picks).toEqual(buildOf('Obi').picks);
    expect(obiOf({ houseNumbers: 'class' }).picks).toContain('porter/ripping-tides');
  });
  test('[KT-VAR-04] [KC-OPT-02] [D-91] puts the block in the place of the class, on either side', () => {
    for (const who of ['players', 'opposition'] as const) {
      const { state, at, picks } = obiOf({ houseNumbers: 'block' }, who);
      expect(picks).toEqual(printed);
      expect(powersOf(state, at).find(({ id }) => id === 'kishanta/ripping-tides')).toMatchObject({
        encounter: true,
        help: { key: 'power.kishanta/ripping-tides.help' },
      });
    }
  });
  test('[KT-VAR-04] of nobody else of the house', () => {
    const { state } = obiOf({ houseNumbers: 'block' });
    const others = KISHANTA.athletes.filter(({ role }) => role !== 'controller');
    for (const { name, picks } of others)
      expect(state.builds.find((one) => one.name === name)?.picks).toEqual(picks);
  });
});
