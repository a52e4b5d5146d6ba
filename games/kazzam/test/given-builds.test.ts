import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from './table.ts';

/** What is said of Ana with these keys besides. */
function refused(more: Told): string {
  try {
    begin({ court: floor(5, 3), athletes: [ours('Ana', '1,1', more)], turn: 'Ana' });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
}

describe('an athlete that cannot be', () => {
  test.each<[Told, string | RegExp]>([
    [{ class: 'hexxer' }, /class must be one of hexer, wandslinger, .+ \(did you mean "hexer"\?\)/],
    [
      { class: 'hexer', picks: ['hexer/duellist'] },
      /picks\.0 must be one of .+ mean "hexer\/duelist"\?\)/,
    ],
    [{ class: 'hexer', picks: ['porter/hub-warp'] }, /picks\.0 must be one of hexer\/duelist, /],
    [{ picks: ['porter/hub-warp'] }, 'picks.0 needs "class": "porter", which it is a pick of'],
    [{ picks: ['hub-warp'] }, /picks\.0 must be one of hexer\/duelist, /],
    [
      { class: 'hexer', picks: ['hexer/duelist', 'hexer/duelist'] },
      'picks.1 must not be there twice',
    ],
    [
      { role: 'leader', specialisation: 'sniper' },
      'specialisation must be one of motivator, rescuer, tactician, vanguard',
    ],
    [{ specialisation: 'sniper' }, 'role must be "striker", whose specialisation is sniper'],
    [
      { class: 'wandslinger', implement: 'sword' },
      'implement must be wand for a wandslinger with these picks (KZ-CHAR-03)',
    ],
    [
      { class: 'porter', picks: ['porter/spellwarp-sniper'], implement: 'sword' },
      'implement must be wand or staff for a porter with these picks (KZ-CHAR-03)',
    ],
    [{ level: 9 }, 'level must be 1: no other is played yet (KZ-PROG-01)'],
    [{ team: undefined }, 'team must be there: players or opposition'],
    [
      { misTokens: 1 },
      /^given\.athletes\.0\.misTokens is not known here \(did you mean "missTokens"\?\)/,
    ],
    [
      { class: 'hexer', spent: ['ward-wall'] },
      'spent.0 is nothing that it has: it has no Encounter power',
    ],
    [
      { class: 'wardmaster', picks: ['wardmaster/ward-wall'], spent: ['wardwall'] },
      'spent.0 must be one of ward-wall (did you mean "ward-wall"?)',
    ],
  ])('[KZ-CHAR-01] %j', (more, message) => {
    const found = refused(more);
    if (message instanceof RegExp) expect(found).toMatch(message);
    else expect(found).toBe(`given.athletes.0.${message}`);
  });

  test('[KZ-CHAR-03] without an implement it has the first that its class carries', () => {
    const { state } = begin({
      court: floor(5, 3),
      athletes: [ours('Ana', '1,1', { class: 'shivering-sword' })],
      turn: 'Ana',
    });
    expect(state.builds[0]?.implement).toBe('sword');
  });
});

describe('creatures of the map', () => {
  test('[KZ-GRID-12] an athlete may stand where a creep that is replaced would have stood', () => {
    const usual = begin({ athletes: [ours('Ana', '4,4')], turn: 'Ana' });
    const bear = usual.at('Guardian Bear 1').slice('court('.length, -1);
    const at = (more: object) => begin({ athletes: [ours('Ana', bear)], turn: 'Ana', ...more });
    expect(() => at({})).toThrow('athletes.0.at is no square where it could stand');
    expect(at({ creeps: [] }).of('Ana')).toStandAt(`court(${bear})`);
  });

  test('[KZ-SETUP-03] nobody is called as somebody else is', () => {
    const group = { group: 'practice-golem', members: ['0,0'] };
    const given = { court: floor(5, 3), athletes: [theirs('Bo', '1,1')], turn: 'Bo' };
    expect(() => begin({ ...given, creeps: [group, { ...group, members: ['3,0'] }] })).toThrow(
      'given.creeps must have different names: "Practice Golem 1" is there twice',
    );
  });

  test('[KZ-ORB-01] a map has its nine orbs and no tenth', () => {
    const athletes = [ours('Ana', '4,4')];
    const message = 'must name one of the 9 orbs of the map, orb-0 to orb-8 (KZ-ORB-01)';
    expect(() => begin({ athletes, orbs: [{ at: '5,5' }], turn: 'Ana' })).toThrow(
      `given.orbs.0 ${message}`,
    );
    expect(() =>
      begin({ athletes: [ours('Ana', '4,4', { holds: ['blue'] })], turn: 'Ana' }),
    ).toThrow(`given.athletes.0.holds.0 ${message}`);
  });
});

describe('the order of turns', () => {
  const order = (athletes: readonly Told[], options: Readonly<Record<string, unknown>> = {}) => {
    const { state } = begin({ court: floor(5, 3), athletes, turn: 'Ana' }, { options });
    return state.order.map((id) => state.creatures[id]?.name);
  };
  const rolled = (initiative: number) => ({ initiative });

  test('[KZ-INIT-02] where initiative ties the opposition comes first', () => {
    const athletes = [
      ours('Ana', '0,0', rolled(5)),
      theirs('Bo', '1,0', rolled(5)),
      theirs('Cy', '2,0', rolled(6)),
      ours('Di', '3,0', rolled(5)),
    ];
    expect(order(athletes)).toEqual(['Cy', 'Bo', 'Ana', 'Di']);
  });

  test('[KZ-GEN-23] where people play both teams a roll-off has said it: as they are listed', () => {
    const athletes = [ours('Ana', '0,0', rolled(5)), theirs('Bo', '1,0', rolled(5))];
    expect(order(athletes, { versus: true })).toEqual(['Ana', 'Bo']);
  });

  test('without initiative they are listed in the order of their turns, or it is told', () => {
    const athletes = [ours('Ana', '0,0'), theirs('Bo', '1,0')];
    expect(order(athletes)).toEqual(['Ana', 'Bo']);
    const given = { court: floor(5, 3), athletes, turn: 'Ana' };
    expect(begin({ ...given, order: ['Bo', 'Ana'] }).state).toMatchObject({
      order: [1, 0],
      place: 1,
    });
    expect(() => begin({ ...given, order: ['Bo'] })).toThrow('order must name every athlete once');
  });
});
