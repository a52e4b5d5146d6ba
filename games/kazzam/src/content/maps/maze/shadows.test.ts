import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { chances, isTarget } from '../../../rules/attack/aim.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { wholePower } from '../../../rules/effects/power.ts';

const BURST = wholePower({ id: 'quake', rule: 'TEST', target: { burst: 3 }, damage: 1 });

/** Ana stands north of the end of the long shadow in the middle of the court, in plain light. */
function facing(bo: string, more: { readonly ana?: Told; readonly bo?: Told } & Told = {}): Court {
  const { ana = {}, bo: told = {}, ...rest } = more;
  return begin(
    {
      athletes: [ours('Ana', 'court(10,7)', ana), theirs('Bo', bo, told)],
      creeps: [],
      turn: 'Ana',
      ...rest,
    },
    { options: { map: 'maze' } },
  );
}

function hinders(court: Court, from = 'Ana', to = 'Bo', power = BASIC_IMPLEMENT_ATTACK) {
  const [attacker, target] = [court.id(from), court.id(to)];
  return chances(court, attacker, target, power, creatureOf(court.state, attacker)).disadvantages;
}

describe('shadows', () => {
  test('[KM-MAZE-01] [KZ-CONC-01] whoever stands in one is Concealed', () => {
    expect(hinders(facing('court(10,8)'))).toEqual(['KZ-CONC-01']);
  });

  test('[KM-MAZE-01] [KZ-CONC-03] beside one it is not, nor does it matter that the attacker is in one', () => {
    const court = facing('court(10,8)');
    expect(hinders(court, 'Bo', 'Ana')).toEqual([]);
  });

  test('[KM-MAZE-01] those of the Dungeon conceal too', () => {
    const at = (bo: string) => facing(bo, { ana: { at: 'dungeon(5,4)' } });
    expect(hinders(at('dungeon(6,4)'))).toEqual(['KZ-CONC-01']);
    expect(hinders(at('dungeon(7,4)'))).toEqual([]);
  });

  test('[KM-MAZE-01] a Creep is Concealed in them, as an athlete is', () => {
    const creeps = [{ group: 'practice-golem', members: ['court(10,8)'], enemies: ['Ana'] }];
    const court = facing('court(21,2)', { creeps });
    expect(hinders(court, 'Ana', 'Practice Golem 1')).toEqual(['KZ-CONC-01']);
  });

  test('[KM-MAZE-01] [KM-CRP-08] a Creep deals one less to whoever stands in one', () => {
    for (const [at, dealt] of [
      ['court(10,8)', 1],
      ['court(10,6)', 2],
    ] as const) {
      const court = begin(
        {
          athletes: [ours('Ana', at), theirs('Bo', 'court(21,2)')],
          creeps: [{ group: 'practice-golem', members: ['court(10,7)'], enemies: ['Ana'] }],
          turn: 'Bo',
        },
        { options: { map: 'maze' }, rolls: [1] },
      ).answer('end-turn');
      expect(blows(court, 'Ana', 'Practice Golem 1')).toEqual([dealt]);
    }
  });

  test('[KM-MAZE-01] [KZ-LARGE-05] a larger creature only with all of its squares', () => {
    // Rows of shadows as large as it is: 2 by 2.
    const rows = ['......', '.::...', '.::...', '......'];
    const bears = (at: string) => [{ group: 'bears', members: [at], enemies: ['Ana'] }];
    const at = (cell: string) =>
      begin(
        {
          court: rows,
          athletes: [ours('Ana', '5,3'), theirs('Bo', '5,0')],
          creeps: bears(cell),
          turn: 'Ana',
        },
        { options: { map: 'maze' } },
      );
    expect(hinders(at('1,1'), 'Ana', 'Guardian Bear 1')).toContain('KZ-CONC-01');
    expect(hinders(at('2,1'), 'Ana', 'Guardian Bear 1')).not.toContain('KZ-CONC-01');
  });

  test('[KM-HID-04] it is seen as ever: a target, and no Hidden one', () => {
    const court = facing('court(10,8)');
    expect(isTarget(court, 0, 1, BASIC_IMPLEMENT_ATTACK)).toBe(true);
    expect(court.of('Bo')).not.toHaveStatus('hidden');
  });

  test('[KM-MAZE-01] [KZ-CONC-01] [KZ-STAT-54] neither Bursts nor an attack on one Revealed are hindered', () => {
    expect(hinders(facing('court(10,8)'), 'Ana', 'Bo', BURST)).toEqual([]);
    expect(hinders(facing('court(10,8)', { bo: { statuses: ['revealed'] } }))).toEqual([]);
  });

  test('[KM-MAZE-01] they do nothing else: a step into one costs 1, and cover is none', () => {
    const court = facing('court(21,2)', { ana: { speed: 3 } }).answer('walk');
    expect(court.ends).toContain('court(12,8)');
    expect(court.ends).not.toContain('court(13,8)');
  });

  test('[KM-MAZE-01] on other maps such a square conceals nobody', () => {
    const court = begin({
      court: ['...:..'],
      athletes: [ours('Ana', '1,0'), theirs('Bo', '3,0')],
      turn: 'Ana',
    });
    expect(hinders(court)).toEqual([]);
  });
});
