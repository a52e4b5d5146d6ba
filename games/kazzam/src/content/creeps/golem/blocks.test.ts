import { describe, expect, test } from 'vitest';
import { beforeCreeps } from '../../../../test/creep-court.ts';
import { CONTENT } from '../../../../test/game.ts';
import { begin, floor, ours, theirs } from '../../../../test/table.ts';
import { groupOf, hpOf } from '../../../rules/effects/creep-block.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { memberBlock } from '../../../rules/match/creep-groups.ts';
import { force } from '../../../rules/movement/forced.ts';
import {
  couldSwap,
  landings,
  swap,
  teleportTo,
  throwOff,
} from '../../../rules/movement/relocate.ts';
import { GOLEM as BLOCK } from './blocks.ts';
import { acted, GOLEM, hall, OWN, PEDESTAL, PLACE, wardOn } from './testing/hall.ts';

describe('the Golem', () => {
  test('[KM-GOLEM-01] [KM-GOLEM-03] a Champion of 5N-5 HP, at least 1, with 10 Ward, speed 0 and range 10', () => {
    expect([1, 2, 3, 5].map((perTeam) => hpOf(BLOCK, perTeam))).toEqual([1, 5, 10, 20]);
    const { type, speed, range, side = 1, mob } = BLOCK;
    expect([type, speed, range, side, mob]).toEqual(['champion', 0, 10, 1, false]);
    expect(groupOf('champion', 5).size).toBe(1);
    expect(memberBlock(CONTENT, 'golem', 0)).toBe(CONTENT.blocks.get('royal-golem'));
    const court = begin(undefined, {
      seed: 'start',
      options: { map: 'throne', athletes: 3, deployment: 'alternating' },
    });
    const golem = court.of(GOLEM);
    expect([golem.hp, golem.maxHp, wardOn(court, GOLEM), court.at(GOLEM)]).toEqual([
      10,
      10,
      10,
      PLACE,
    ]);
  });

  test('[KM-INV-05] each face has one row', () => {
    expect(BLOCK.rows.flatMap(({ faces = [] }) => faces)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('[KM-GOLEM-02] neither force nor a teleport moves it', () => {
    const court = hall();
    const { state } = court;
    const golem = court.id(GOLEM);
    const bo = court.id('Bo');
    const by = court.id('Ana');
    const from = court.cell(12, 9);
    for (const how of ['push', 'pull', 'slide'] as const) {
      const forced = { how, squares: 3, by, source: 'test', from, rule: 'KZ-FORCE-01' };
      expect(court.run(force(court, golem, forced))).toBe(0);
    }
    const thrown = { squares: 3, by, from, rule: 'KZ-FORCE-14' };
    expect(court.run(throwOff(court, golem, thrown))).toBe(false);
    const to = { by, rule: 'KZ-FORCE-12' };
    expect(landings(state, golem, { squares: 3 })).toEqual([]);
    expect(court.run(teleportTo(court, golem, court.cell(12, 14), to))).toBe(false);
    expect([couldSwap(state, golem, bo), couldSwap(state, bo, golem)]).toEqual([false, false]);
    court.run(swap(court, bo, golem, to));
    expect([court.at(GOLEM), court.at('Bo')]).toEqual([PLACE, 'court(12,9)']);
  });

  test('[KM-GOLEM-02] [KZ-FORCE-16] whoever holds it does not get away with it', () => {
    const court = begin({
      court: floor(9, 5),
      athletes: [ours('Ana', '3,2'), theirs('Bo', '8,4')],
      creeps: [
        {
          group: 'golem',
          members: [{ at: '4,2', statuses: [{ status: 'grabbed', by: 'Ana', ends: 'escape' }] }],
        },
      ],
      turn: 'Ana',
    });
    court.answer('walk', ['court(2,2)']);
    expect([court.at(GOLEM), court.at('Ana')]).toEqual(['court(4,2)', 'court(3,2)']);
  });

  test('[KM-GOLEM-02] it cannot be knocked Prone, nor made to fly', () => {
    const court = hall();
    const golem = court.id(GOLEM);
    court.run(knockProne(court, golem, 0, 'test'));
    const flying = {
      kind: 'flying',
      on: golem,
      by: 0,
      source: 'test',
      until: { ends: 'match' },
    } as const;
    court.run(inflict(court, flying));
    expect([court.inPlay('prone'), court.inPlay('flying')]).toEqual([[], []]);
  });
});

describe('an orb and one that never moves', () => {
  const loose = (at: string) => [{ name: OWN, at }];
  const where = (court: ReturnType<typeof hall>) => court.state.items[6]?.place;

  test('[KM-GOLEM-14] it fetches its orb from beside it and puts it back, and does nothing else', () => {
    const court = hall({ orbs: loose('court(13,14)') }).answer('end-turn');
    expect(where(court)).toEqual({ at: 'pedestal', pedestal: 6 });
    expect(court.heard('orb').map(({ what }) => what)).toEqual(['picked-up', 'returned']);
    expect(court.heard('group-roll')).toEqual([]);
  });

  test('[KM-GOLEM-14] from farther away it does not: it fights', () => {
    const court = acted(3, { orbs: loose('court(12,15)') });
    expect(court.at(GOLEM)).toBe(PLACE);
    expect(where(court)?.at).toBe('ground');
    expect(court.of('Bo').hp).toBe(28);
  });

  test('[KM-GOLEM-14] [KM-GOLEM-08] a bird of its brood fetches it then', () => {
    const birds = [{ kind: 'Icecrowned', at: 'court(8,15)' }];
    const court = acted(3, { orbs: loose('court(9,15)'), birds });
    expect(court.heard('orb').map(({ what, who }) => [what, who])).toEqual([
      ['picked-up', court.id('Icecrowned Bird')],
    ]);
  });

  test('[KM-GOLEM-14] with its orb in its hands and no pedestal beside it it fights', () => {
    const court = beforeCreeps({
      rows: floor(12, 3),
      athletes: [theirs('Bo', '7,1', { hp: 20, maxHp: 20 })],
      creeps: [{ group: 'golem', members: ['1,1'], enemies: ['Bo'], orb: 'orb-0' }],
      orbs: [{ name: 'orb-0', colour: 'neutral', heldBy: GOLEM, home: 'none' }],
      rolls: [3],
    }).answer('end-turn');
    expect([court.of('Bo').hp, court.of(GOLEM).held.length]).toEqual([18, 1]);
  });

  test('[KM-GOLEM-14] it has no way to go with nobody to fight', () => {
    const court = hall({ enemies: [], group: { awake: true } }).answer('end-turn');
    expect(court.at(GOLEM)).toBe(PLACE);
    expect(where(court)).toEqual({ at: 'pedestal', pedestal: 6 });
    expect(PEDESTAL).toBe('court(12,12)');
  });
});
