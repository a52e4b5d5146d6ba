import { describe, expect, test } from 'vitest';
import type { Answers, Court } from '../../../../test/table.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import { force } from '../../../rules/movement/forced.ts';
import { takeStep } from '../../../rules/movement/step.ts';

import { floorPortal, PORTAL_TRAP } from './floor-portal.ts';
import {
  AL,
  at,
  BO,
  kindsOn,
  PIA,
  placesIn,
  ported,
  portedTable,
  type Setting,
  squaresOf,
} from './testing/ported.ts';

const both = ['damage', 'effect'];
const match = { ends: 'match' } as const;

describe('Floor Portal', () => {
  const opened = (answers: Answers, setting: Setting) =>
    ported(['floor-portal'], ['floor-portal', 'Bo', ...answers], setting);
  /** A table on which a portal trap of Pia's lies at 6,3. */
  const trapped = (setting: Setting = {}): Court => {
    const t = portedTable(['floor-portal'], setting);
    const lies = withData(PORTAL_TRAP, { cell: at(6, 3) });
    const trap = { ...lies, on: -1, by: PIA, source: 'floor-portal', until: match, amount: 0 };
    t.state.effects.push({ ...trap, id: 90, mark: 90 });
    t.state.nextEffect = 91;
    return t;
  };
  const enter = (t: Court, who: number, answers: readonly string[], by = who) =>
    t.run(takeStep(t, who, at(6, 3), { how: by === who ? 'move' : 'forced', by }), ...answers);

  test('[KC-POR-30] a hit teleports the target up to three and knocks it Prone', () => {
    const court = opened([both, 'court(8,4)'], { rolls: [4] });
    expect([court.of('Bo').hp, placesIn(court.state)[BO]]).toEqual([5, 'court(8,4)']);
    expect(kindsOn(court.state, BO)).toContain('prone');
    expect(() => opened([both, 'court(9,1)'], { rolls: [4] })).toThrow('court(9,1)');
  });

  test('[KC-POR-30] then a trap lies where it stood', () => {
    const court = opened([both, 'court(8,4)'], { rolls: [4] });
    expect(squaresOf(court.state, 'portal-trap')).toEqual(['court(5,1)']);
  });

  test('[KC-POR-30] after a miss beside the target, on an empty square of her choice', () => {
    const court = opened(['court(6,2)'], { rolls: [2] });
    expect([squaresOf(court.state, 'portal-trap'), placesIn(court.state)[BO]]).toEqual([
      ['court(6,2)'],
      'court(5,1)',
    ]);
    const after = opened([], { rolls: [2], al: { at: '4,1' } });
    expect(after.offered).toHaveLength(7);
    expect(after).not.toOffer('court(4,1)');
  });

  test('[KC-POR-30] whoever has it underfoot by the damage of a 3 must enter it anew', () => {
    const court = opened(['damage'], { rolls: [3] });
    expect([squaresOf(court.state, 'portal-trap'), placesIn(court.state)[BO]]).toEqual([
      ['court(5,1)'],
      'court(5,1)',
    ]);
    expect(kindsOn(court.state, BO)).toEqual(['no-reply']);
  });

  test('[KC-POR-30] [KC-CONV-16] Ward keeps its bearer in place, but not the trap away', () => {
    const court = opened([both], { rolls: [4], bo: { ward: 3 } });
    expect([placesIn(court.state)[BO], squaresOf(court.state, 'portal-trap')]).toEqual([
      'court(5,1)',
      ['court(5,1)'],
    ]);
  });

  test('[KC-POR-30] [KZ-ATK-24] also where somebody was Taken Out', () => {
    const court = opened([both], { rolls: [4], bo: { hp: 3 } });
    expect([placesIn(court.state)[BO], squaresOf(court.state, 'portal-trap')]).toEqual([
      'nowhere',
      ['court(5,1)'],
    ]);
  });

  test('[KC-POR-30] an enemy that enters is sent where she says, and falls', () => {
    const t = trapped();
    enter(t, BO, ['court(9,6)']);
    expect([placesIn(t.state)[BO], kindsOn(t.state, BO)]).toEqual([
      'court(9,6)',
      ['portal-trapped', 'prone'],
    ]);
  });

  test('[KC-POR-30] she and allies may decline, and do not fall', () => {
    const through = trapped();
    enter(through, AL, ['yes', 'court(7,5)']);
    expect([placesIn(through.state)[AL], kindsOn(through.state, AL)]).toEqual([
      'court(7,5)',
      ['portal-trapped'],
    ]);
    const stays = trapped();
    enter(stays, PIA, ['no']);
    expect([placesIn(stays.state)[PIA], kindsOn(stays.state, PIA)]).toEqual(['court(6,3)', []]);
  });

  test('[KC-POR-30] an ally goes on with what is left of its movement', () => {
    const walk = [
      ...['court(4,2)', 'end-turn', 'walk', ['court(2,2)', 'court(3,2)', 'court(4,2)']],
      ...['yes', 'court(4,5)'],
    ] as Answers;
    const three = ['court(5,5)', 'court(6,5)', 'court(7,5)'];
    const court = opened([...walk, three] as Answers, { rolls: [2] });
    expect(placesIn(court.state)[AL]).toBe('court(7,5)');
    const four = [...walk, [...three, 'court(8,5)']] as Answers;
    expect(() => opened(four, { rolls: [2] })).toThrow();
  });

  test('[KC-POR-30] once per creature per turn, by force too', () => {
    const t = trapped();
    enter(t, BO, ['court(7,2)'], PIA);
    enter(t, BO, [], PIA);
    expect(placesIn(t.state)[BO]).toBe('court(6,3)');
  });

  test('[KC-POR-30] who falls by it is moved no further', () => {
    const t = trapped({ bo: { at: '5,3' } });
    const slide = { how: 'slide', squares: 3, by: PIA, source: 'test', from: at(1, 1) } as const;
    t.run(force(t, BO, { ...slide, rule: 'test' }), ['court(6,3)', 'court(7,3)'], 'court(4,4)');
    expect(placesIn(t.state)[BO]).toBe('court(4,4)');
  });

  test('[KC-POR-30] [KC-POR-12] it is a trap: Self-Lift may save', () => {
    const bo = { class: 'porter', picks: ['porter/self-lift'] };
    const t = trapped({ bo, rolls: [4] });
    enter(t, BO, ['roll']);
    expect([placesIn(t.state)[BO], kindsOn(t.state, BO)]).toEqual([
      'court(6,3)',
      ['portal-trapped'],
    ]);
  });

  test('[KC-POR-30] [KZ-STAT-20] whoever flies passes over it', () => {
    const t = trapped({ bo: { statuses: ['flying'] } });
    enter(t, BO, []);
    expect(placesIn(t.state)[BO]).toBe('court(6,3)');
  });

  test('[KC-POR-30] [KZ-GEN-17] it is gone at the end of her next turn', () => {
    const round = [both, 'court(8,4)', 'end-turn', 'end-turn', 'end-turn'];
    expect(squaresOf(opened(round, { rolls: [4] }).state, 'portal-trap')).toHaveLength(1);
    const later = opened([...round, 'end-turn'], { rolls: [4] });
    expect(squaresOf(later.state, 'portal-trap')).toEqual([]);
  });

  test('[KC-POR-30] once in a match', () => {
    const court = opened([both, 'court(8,4)', 'end-turn', 'end-turn', 'end-turn'], {
      rolls: [4],
    });
    expect(court.of('Pia')).toHaveSpent('floor-portal');
    expect(court).not.toOffer('floor-portal');
    expect(floorPortal.encounter).toBe(true);
  });
});
