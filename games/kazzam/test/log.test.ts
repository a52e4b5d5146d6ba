import { describe, expect, test } from 'vitest';
import { teleportTo } from '../src/rules/movement/relocate.ts';
import { raiseWall } from '../src/rules/sight/walls.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { log } from './log.ts';
import { ana } from './orb-court.ts';
import { begin, floor, ours, theirs } from './table.ts';

describe('the log of an orb', () => {
  test('[KZ-ORB-05] [KZ-ACT-06] tells a pick-up in one line', () => {
    const court = ana({}, { orbs: [{ at: '1,1' }] }).answer('pick-up');
    expect(log(court)).toEqual(['Ana picks up a neutral orb.']);
    expect(court.heard('action')).toEqual([]);
  });

  test('[KZ-ORB-10] [KZ-SCORE-04] names the colour that a dunked orb had, not the one that it has', () => {
    const court = ana({ holds: ['neutral'] }, { court: ['R..', '...', '...'] }).answer('dunk');
    expect(court.state.items.at(-1)?.team).toBe(0);
    expect(log(court).slice(0, 1)).toEqual(['Ana dunks a neutral orb.']);
    expect(log(court).filter((line) => line.startsWith('Ana '))).toHaveLength(1);
  });

  test('[KZ-ORB-13] [KZ-ORB-14] [KZ-ORB-15] tells what is handed over, taken over and dropped in one line', () => {
    const cy = ours('Cy', '2,1');
    const handed = ana({ holds: ['blue'] }, {}, [cy]).answer('hand-over');
    expect(log(handed)).toEqual(['Ana hands over a blue orb.']);
    const taken = ana({}, {}, [ours('Cy', '2,1', { holds: ['blue'] })]).answer('take-over');
    expect(log(taken)).toEqual(['Ana takes a blue orb from an ally.']);
    const dropped = ana({ holds: ['blue'] }).answer('drop', 'court(0,0)');
    expect(log(dropped)).toEqual(['Ana drops a blue orb.']);
  });
});

test('[KR-LEAD-01] the log says nothing of healing that gives nothing', () => {
  const told = (hp: number) => {
    const lea = ours('Lea', '1,1', { role: 'leader', specialisation: 'tactician' });
    const athletes = [lea, ours('Al', '1,2', { hp }), theirs('Bo', '5,1')];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Lea' }, { rolls: [4] });
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost'], 'Al');
    return log(court).filter((line) => line.includes('HP'));
  };
  expect([told(7), told(8)]).toEqual([['Al regains 1 HP.'], []]);
});

test('[KZ-DMG-09] the log says of damage how much there was, what Ward stopped of it, and what was lost', () => {
  const told = (ward: number) => {
    const athletes = [ours('Ana', '1,1'), theirs('Bo', '2,1', { ward })];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' }, { rolls: [4] });
    return log(court.answer('basic-physical-attack', 'Bo')).filter((line) =>
      line.includes('damage'),
    );
  };
  expect([told(0), told(1), told(2)]).toEqual([
    ['Bo takes 2 damage from Ana.'],
    ['Bo: 2 damage from Ana, 1 stopped by Ward: 1 HP lost.'],
    ['Bo: 2 damage from Ana, all of it stopped by Ward: no HP lost.'],
  ]);
});

describe('the log of who comes somewhere at once', () => {
  test('[KM-PORT-01] names the portal, where it was entered from and where it led to, before what the movement was', () => {
    const athletes = [ours('Ana', '6,2'), theirs('Bo', '20,14')];
    const court = begin({ athletes, turn: 'Ana' });
    // Portal P at (8,2) leads to (15,14).
    court.answer('walk', ['court(7,2)', 'court(15,13)']);
    expect(log(court).slice(-2)).toEqual([
      'Ana comes through portal P, from H3 to P14.',
      'Ana moves 2 squares to P14.',
    ]);
    expect(court.heard('portal')).toMatchObject([{ rule: 'KM-PORT-01', letter: 'P' }]);
  });

  test('[KZ-FORCE-12] says where a teleport leads from', () => {
    const athletes = [ours('Ana', '1,1'), theirs('Bo', '5,1')];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' });
    const how = { by: court.id('Ana'), rule: 'KC-POR-10' };
    court.run(teleportTo(court, court.id('Bo'), court.cell(7, 2), how));
    expect(court.course).toMatchObject([
      { type: 'arrived', rule: 'KC-POR-10', whence: court.cell(5, 1), cell: court.cell(7, 2) },
    ]);
  });
});

test('[KZ-CREAT-02] whoever uses a push on itself is pushed, and pushes nobody', () => {
  const picks = ['shivering-sword/bullying-blade'];
  const ana = ours('Ana', '2,2', { class: 'shivering-sword', implement: 'sword', picks });
  const court = begin({ court: floor(8, 5), athletes: [ana, theirs('Bo', '7,4')], turn: 'Ana' });
  court.answer('creative-use', 2, ['court(3,2)', 'court(4,2)']);
  expect(log(court)).toContain('Ana is pushed 2 squares to E3.');
  expect(log(court).join(' ')).not.toContain('Ana pushes Ana');
});

describe('attacks on things', () => {
  const ana = (rolls: readonly number[], statuses: readonly string[] = []) => {
    const athletes = [ours('Ana', '0,1', { statuses }), theirs('Bo', '8,1')];
    return begin({ court: floor(9, 3), athletes, turn: 'Ana' }, { rolls });
  };
  test('[KZ-OBJ-01] the log says whether a trap was hit, with which dice, and what is left of it', () => {
    const told = (die: number, statuses?: readonly string[]) => {
      const court = ana([die], statuses);
      layTrap(court.state, { kind: 'snap', cell: court.cell(2, 1), by: 1, rule: 'KR-SPEC-17' });
      return log(court.answer('attack-trap')).filter((line) => line.includes('the trap on'));
    };
    expect(told(2)).toEqual(['Ana misses the trap on C2 with Basic Implement Attack (2).']);
    expect(told(4, ['weakened'])).toEqual([
      'Ana hits the trap on C2 with Basic Implement Attack: 4 (4).',
      'Ana strikes the trap on C2: 1 damage.',
    ]);
    expect(told(4)).toEqual([
      'Ana hits the trap on C2 with Basic Implement Attack: 4 (4).',
      'Ana destroys the trap on C2.',
    ]);
  });
  test('[KZ-OBJ-01] [KZ-ATK-26] and what an attack did to a wall', () => {
    const told = (statuses?: readonly string[]) => {
      const court = ana([], statuses);
      raiseWall(court as never, [court.cell(1, 1)], 'KC-WRD-30');
      court.answer('drop-prone', 'physical-attack-on-wall', 'court(1,1)');
      return log(court).slice(-1);
    };
    expect(told(['weakened'])).toEqual([
      'Ana strikes the wall on B2 with Basic Physical Attack: 1 damage.',
    ]);
    expect(told()).toEqual(['Ana brings the wall on B2 down with Basic Physical Attack.']);
  });
});
