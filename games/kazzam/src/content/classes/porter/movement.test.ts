import { describe, expect, test } from 'vitest';
import { type Answers, begin, ours, theirs } from '../../../../test/table.ts';

import { AL, PIA, placesIn, ported, type Setting } from './testing/ported.ts';

describe('Short Jump', () => {
  const jumped = (answers: Answers, setting?: Setting) =>
    ported(['short-jump'], ['short-jump', ...answers], setting);

  test('[KC-POR-20] she or an ally in sight is teleported up to three', () => {
    expect(placesIn(jumped(['Pia', 'court(4,4)']).state)[PIA]).toBe('court(4,4)');
    const ally = jumped(['Al', 'court(4,5)']);
    expect([placesIn(ally.state)[AL], ally.state.turn?.moveActions]).toEqual(['court(4,5)', 0]);
    expect(() => jumped(['Pia', 'court(5,2)'])).toThrow('court(5,2)');
    expect(placesIn(jumped(['Pia', 'stay']).state)[PIA]).toBe('court(1,1)');
  });

  test('[KC-POR-20] [KZ-FORCE-12] without Opportunities, Immobilized or Grabbed too', () => {
    const held = { statuses: ['immobilized', { status: 'grabbed', by: 'Bo' }] };
    const court = jumped(['Pia', 'court(1,4)'], { pia: held, bo: { at: '2,1' } });
    expect([placesIn(court.state)[PIA], court.of('Pia').hp]).toEqual(['court(1,4)', 8]);
    expect(court.state.effects.some(({ kind }) => kind === 'grabbed')).toBe(false);
  });

  test('[KC-POR-20] no ally out of sight, no enemy', () => {
    const rows = ['............', '............', '############', '............'];
    const court = jumped([], { rows, al: { at: '1,3' } });
    // She herself is the only one: where to is asked at once.
    expect(court).toBeAskedFor('teleport');
  });

  test('[KC-POR-20] an ally that another seat plays must be willing', () => {
    const refused = jumped(['Al', 'no', 'court(4,4)'], { al: { seat: 1 } });
    expect(placesIn(refused.state).slice(0, 2)).toEqual(['court(4,4)', 'court(1,2)']);
  });
});

describe('Basic Kinemancy', () => {
  const moved = (answers: Answers, setting: Setting = {}) =>
    ported(['basic-kinemancy'], ['kinemancy', ...answers], setting);
  const loose = { orbs: [{ at: '4,3', colour: 'blue' }] };

  test('[KC-POR-21] a loose item slides up to six squares and lies there', () => {
    const court = moved(['court(10,3)'], loose);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: 3 * 12 + 10 });
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 0 });
    expect(() => moved(['court(11,3)'], loose)).toThrow('court(11,3)');
  });

  test('[KC-POR-21] ended on herself or an ally with a free hand it may be held', () => {
    expect(moved(['court(1,1)', 'yes'], loose).of('Pia')).toHoldOrbs('orb-0');
    expect(moved(['court(1,2)', 'yes'], loose).of('Al')).toHoldOrbs('orb-0');
    const lies = moved(['court(1,2)', 'no'], loose).state;
    expect([lies.creatures[AL]?.held, lies.items[0]?.place.at]).toEqual([[], 'ground']);
  });

  test('[KC-POR-21] not on an enemy, not on an ally whose hands are full', () => {
    expect(moved(['court(5,1)'], loose)).toBeAskedFor('action');
    const full = { ...loose, al: { holds: ['blue'] } };
    expect(moved(['orb-1', 'court(1,2)'], full)).toBeAskedFor('action');
  });

  test('[KC-POR-21] [KZ-ORB-09] she herself may stow her implement for it', () => {
    const court = moved(['court(1,1)', 'yes'], { ...loose, pia: { holds: ['blue'] } });
    expect([court.of('Pia').held, court.of('Pia').stowed]).toEqual([[0, 1], true]);
  });

  test('[KC-POR-21] an ally’s item, with its consent; not an enemy’s and not her own', () => {
    const al = { at: '1,3', holds: ['blue'] };
    const court = moved(['court(3,3)'], { al });
    expect([court.of('Al').held, court.state.items[0]?.place]).toEqual([
      [],
      { at: 'ground', cell: 3 * 12 + 3 },
    ]);
    const asked = moved([], { al: { ...al, seat: 1 } });
    expect(asked).toBeAskedFor('willing');
    expect(moved(['no'], { al: { ...al, seat: 1 } }).of('Al')).toHoldOrbs('orb-0');
    for (const setting of [{ bo: { holds: ['red'] } }, { pia: { holds: ['blue'] } }]) {
      expect(ported(['basic-kinemancy'], [], setting)).not.toOffer('kinemancy');
    }
  });

  test('[KC-POR-21] no orbs of the own colour, none beyond five squares or out of sight', () => {
    const offered = (setting: Setting) =>
      ported(['basic-kinemancy'], [], setting).offered.includes('kinemancy');
    expect(offered({ orbs: [{ at: '4,3', colour: 'red' }] })).toBe(false);
    expect(offered({ orbs: [{ at: '6,3', colour: 'blue' }] })).toBe(true);
    expect(offered({ orbs: [{ at: '7,3', colour: 'blue' }] })).toBe(false);
    const rows = ['............', '............', '############', '............'];
    expect(offered({ rows, al: { at: '0,1' }, ...loose })).toBe(false);
  });

  test('[KC-POR-21] off any pedestal, and onto one without scoring', () => {
    const rows = ['............', '............', '....B.......', '....R.......'];
    const off = moved(['court(3,2)'], { rows });
    expect(off.state.items.map(({ place }) => place.at)).toEqual(['ground', 'pedestal']);
    const on = moved(['court(4,3)'], { rows });
    expect(on.state.items[0]?.place).toEqual({ at: 'ground', cell: 3 * 12 + 4 });
    expect([on.state.points, on.state.items[0]?.team]).toEqual([[0, 0], 1]);
  });

  test('[KC-POR-21] creatures are not in its way; walls, their corners and portals are', () => {
    const rows = ['......#.....', '......#.....', '....P.#p....', '............'];
    const court = moved([], { rows, orbs: [{ at: '4,0', colour: 'blue' }], al: { at: '5,2' } });
    expect(court).toOffer('court(5,2)');
    expect(court).not.toOffer('court(6,1)');
    expect(court).not.toOffer('court(4,2)');
    expect(court).toOffer('court(8,3)');
    expect(court).not.toOffer('court(8,1)');
  });

  test('[KC-POR-21] [KZ-AI-05] lifting an orb of creeps makes her their enemy', () => {
    const from = (answers: Answers) =>
      begin({
        athletes: [
          ours('Pia', '12,7', { class: 'porter', picks: ['porter/basic-kinemancy'] }),
          theirs('Bo', '1,1'),
        ],
        turn: 'Pia',
      }).answer(...answers);
    const lifting = ['kinemancy', 'orb-6'];
    expect(from(lifting).state.groups.map(({ enemies }) => enemies)).toEqual([[], [], []]);
    const [square = ''] = from(lifting).offered ?? [];
    const court = from([...lifting, square]);
    expect(court.state.items[6]).toMatchObject({ groups: [0], place: { at: 'ground' } });
    expect(court.state.groups.map(({ enemies }) => enemies)).toEqual([[PIA], [], []]);
  });
});
