import { askOne, canonicalJson, NO_YES, SPECTATOR } from '@tablewright/engine';
import { eventFor } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import type { KazzamEvent } from '../src/events.ts';
import { courtOf, isUnseen, standingOn } from '../src/explain/index.ts';
import { kazzam } from '../src/index.ts';
import { NOBODY } from '../src/model.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { NOTES, putInPlay } from '../src/rules/effects/in-play.ts';
import { endAll, giveStatus } from '../src/rules/effects/status.ts';
import { addDamage, beginTotal } from '../src/rules/harm/damage.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { endBeside } from '../src/rules/harm/wake.ts';
import { force } from '../src/rules/movement/forced.ts';
import { swap, teleportTo } from '../src/rules/movement/relocate.ts';
import { revealing } from '../src/rules/sight/come-to-light.ts';
import type { KazzamView } from '../src/view-of.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const SECRET = { options: { hiddenPositions: 'secret' }, seats: 3 };
/** The seats of Ana and of Abe, of the opposition, and nobody's. */
const [ANA, ABE, THEM] = [0, 1, 2];

const seek = {
  class: 'wandslinger',
  picks: ['wandslinger/seeking-shot', 'wandslinger/trick-shot'],
};

interface Scene {
  readonly at?: string;
  readonly bo?: Readonly<Record<string, unknown>>;
  readonly ana?: Readonly<Record<string, unknown>>;
  readonly dan?: Readonly<Record<string, unknown>>;
  readonly rolls?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly turn?: string;
}

/** Bo hides from Ana and Abe, who have a seat each; Dan plays with Bo. */
function hiding({
  at = '9,1',
  bo = {},
  ana = {},
  dan = {},
  rolls,
  options,
  turn = 'Ana',
}: Scene = {}): Court {
  return begin(
    {
      court: floor(14, 7),
      athletes: [
        ours('Ana', '1,1', { seat: 0, ...ana }),
        ours('Abe', '1,5', { seat: 1 }),
        theirs('Bo', at, { statuses: ['hidden'], ...bo }),
        theirs('Dan', '12,5', dan),
      ],
      turn,
    },
    {
      ...SECRET,
      ...(options === undefined ? {} : { options }),
      ...(rolls === undefined ? {} : { rolls }),
    },
  );
}

const viewOf = ({ match }: Court, observer: number) => match.seatView(observer).view as KazzamView;

/** Which of these observers are shown where a creature is. */
function seers(court: Court, name: string, among = [ANA, ABE, THEM, SPECTATOR]): readonly number[] {
  const id = court.id(name);
  return among.filter((observer) => viewOf(court, observer).creatures[id]?.cell !== -1);
}

/** What an observer hears of one type. */
function heard(court: Court, observer: number, type: string): readonly unknown[] {
  return court.match.eventsFor(observer).flatMap(({ event }) => (event.type === type ? event : []));
}

describe('who knows the square of a Hidden creature', () => {
  test('[KZ-INFO-03] [KC-HID-06] [KR-HID-02] [KM-HID-03] everybody, as the game is played by default', () => {
    const court = hiding({ options: {} });
    expect(seers(court, 'Bo')).toEqual([ANA, ABE, THEM, SPECTATOR]);
    for (const observer of [ANA, ABE, THEM, SPECTATOR]) {
      expect(court.match.seatView(observer).view).toBe(court.state);
    }
  });
  test('[KZ-INFO-03] [KR-HID-02] with secret squares its own team alone', () => {
    const court = hiding();
    expect(seers(court, 'Bo')).toEqual([THEM]);
    for (const name of ['Ana', 'Abe', 'Dan']) {
      expect(seers(court, name)).toEqual([ANA, ABE, THEM, SPECTATOR]);
    }
  });
  test('[KZ-INFO-03] [KZ-STAT-32] each of its teammates, whatever their seats', () => {
    const court = begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Ana', '1,1', { seat: 0, statuses: ['hidden'] }),
          ours('Abe', '3,1', { seat: 1 }),
          theirs('Bo', '7,1'),
        ],
        turn: 'Bo',
      },
      SECRET,
    );
    expect(seers(court, 'Ana')).toEqual([ANA, ABE]);
  });
  test('[KZ-INFO-01] [KZ-INFO-03] all else about it stays known: HP, statuses, what it carries', () => {
    const court = hiding({ bo: { holds: ['red'], hp: 5 } });
    const view = viewOf(court, ANA);
    const bo = court.id('Bo');
    expect(view.creatures[bo]).toEqual({ ...court.of('Bo'), cell: -1, startedAt: -1 });
    expect(view.items).toEqual(court.state.items);
    expect(view.effects).toEqual(court.state.effects);
    expect(view.unseen).toEqual([bo]);
  });
  test('[KZ-STAT-54] [KC-HID-06] everybody, once it is Revealed', () => {
    const court = hiding();
    court.befall('Bo', 'revealed');
    expect(seers(court, 'Bo')).toEqual([ANA, ABE, THEM, SPECTATOR]);
  });
  test('[KC-HID-06] whoever has Seeking Shot, and no teammate of theirs', () => {
    const court = begin(
      {
        court: floor(12, 3),
        athletes: [
          ours('Ana', '1,1', { seat: 0, ...seek }),
          ours('Abe', '3,1', { seat: 1 }),
          theirs('Bo', '9,1', { statuses: ['hidden'] }),
        ],
        turn: 'Ana',
      },
      SECRET,
    );
    expect(seers(court, 'Bo')).toEqual([ANA, THEM]);
  });
  test('[KC-HID-06] whoever has found it for good, as by the lock of a Scryer', () => {
    const court = hiding();
    const { state } = court;
    const until = { ends: 'match' } as const;
    const lock = { kind: NOTES.found, by: court.id('Abe'), source: 'lock', until, amount: 0 };
    putInPlay(state, { ...lock, on: court.id('Dan') });
    expect(seers(court, 'Bo')).toEqual([THEM]);
    putInPlay(state, { ...lock, on: court.id('Bo') });
    expect(seers(court, 'Bo')).toEqual([ABE, THEM]);
  });
  test('[KZ-INFO-03] whoever decides for it now', () => {
    const court = hiding();
    court.state.command = { creature: court.id('Bo'), by: court.id('Abe') };
    expect(seers(court, 'Bo')).toContain(ABE);
    expect(seers(court, 'Bo')).not.toContain(ANA);
  });
  test('[KZ-STAT-33] [KR-HID-02] everybody, when it has attacked', () => {
    const court = hiding({ at: '6,1', bo: { statuses: [] }, rolls: [3, 3], turn: 'Bo' });
    giveStatus(court, {
      ...withData(STATUS.hidden, { untilAttack: 1 }),
      on: court.id('Bo'),
      by: court.id('Bo'),
      source: 'hide',
      until: { ends: 'match' },
    });
    expect(seers(court, 'Bo')).toEqual([THEM]);
    court.answer('basic-implement-attack', 'Ana');
    expect(seers(court, 'Bo')).toEqual([ANA, ABE, THEM, SPECTATOR]);
  });
  test('[KM-HID-03] of a Hidden Creep no athlete’s seat', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '1,1', { seat: 0 }),
          ours('Abe', '1,3', { seat: 1 }),
          theirs('Bo', '9,1'),
        ],
        creeps: [golems([{ at: '5,2', statuses: ['hidden'] }, '7,4'], ['Ana'])],
        turn: 'Ana',
      },
      SECRET,
    );
    expect(seers(court, 'Practice Golem 1')).toEqual([]);
    expect(seers(court, 'Practice Golem 2')).toEqual([ANA, ABE, THEM, SPECTATOR]);
    expect(court).not.toOffer('basic-implement-attack');
  });
});

describe('what is told of a Hidden creature', () => {
  test('[KZ-INFO-03] [KR-HID-02] that it walks, and to its own team where', () => {
    const court = hiding({ turn: 'Bo' }).answer('walk', ['court(10,2)', 'court(10,3)']);
    const path = [court.cell(10, 2), court.cell(10, 3)];
    const who = court.id('Bo');
    const moved = { type: 'moved', rule: 'KZ-MOVE-01', who, how: 'move' };
    expect(heard(court, THEM, 'moved')).toEqual([{ ...moved, path }]);
    for (const observer of [ANA, ABE, SPECTATOR]) {
      expect(heard(court, observer, 'moved')).toEqual([{ ...moved, path: [] }]);
    }
    const said = (observer: number) =>
      court.match
        .eventsFor(observer)
        .map(({ event }) => kazzam.speech.event(event as KazzamEvent).key);
    expect(said(ANA)).toContain('event.moved.unseen');
    expect(said(THEM)).toContain('event.moved');
  });
  /** What an observer is told of what has happened at this table since. */
  const seenAt = (court: Court) => {
    const before = court.events.length;
    return (observer: number) =>
      court.events.slice(before).flatMap((event) => eventFor(event, observer) ?? []);
  };
  test('[KZ-INFO-03] that it is teleported, but not to where', () => {
    const court = hiding();
    const seen = seenAt(court);
    const bo = court.id('Bo');
    const cell = court.cell(6, 6);
    court.run(teleportTo(court, bo, cell, { by: bo, rule: 'KZ-FORCE-12' }));
    expect(seen(THEM)).toMatchObject([{ type: 'arrived', cell }]);
    expect(seen(ANA)).toMatchObject([{ type: 'arrived', cell: -1 }]);
    expect(kazzam.speech.event(seen(ANA)[0] as KazzamEvent).key).toBe('event.arrived.unseen');
  });
  test('[KZ-INFO-03] of two who change places, of the Hidden one alone it is kept', () => {
    const court = hiding();
    const seen = seenAt(court);
    const [bo, dan] = [court.id('Bo'), court.id('Dan')];
    const [there, here] = [court.of('Bo').cell, court.of('Dan').cell];
    court.run(swap(court, bo, dan, { by: dan, rule: 'KC-POR-13' }));
    expect(seen(ANA)).toMatchObject([
      { who: bo, cell: -1 },
      { who: dan, cell: there },
    ]);
    expect(seen(THEM)).toMatchObject([
      { who: bo, cell: here },
      { who: dan, cell: there },
    ]);
  });
  test('[KZ-INFO-03] that it is pushed, but not where', () => {
    const court = hiding();
    const seen = seenAt(court);
    const [bo, dan] = [court.id('Bo'), court.id('Dan')];
    const how = { how: 'slide', squares: 1, by: dan, from: court.of('Dan') } as const;
    const slide = { ...how, rule: 'KZ-FORCE-05', source: 'test' };
    court.run(force(court, bo, slide), ['court(8,1)']);
    expect(seen(THEM)).toMatchObject([{ type: 'forced', path: [court.cell(8, 1)] }]);
    for (const observer of [ANA, SPECTATOR]) {
      expect(seen(observer)).toMatchObject([{ type: 'forced', who: bo, path: [] }]);
    }
    expect(kazzam.speech.event(seen(ANA)[0] as KazzamEvent).key).toBe('event.forced.unseen');
  });
  test('[KM-HID-03] that a Hidden Creep moves, and to nobody where', () => {
    const court = begin(
      {
        court: floor(14, 3),
        athletes: [
          ours('Ana', '1,1', { seat: 0 }),
          ours('Abe', '1,2', { seat: 1 }),
          theirs('Bo', '13,0'),
        ],
        creeps: [golems([{ at: '9,1', statuses: ['hidden'] }], ['Ana'])],
        turn: 'Bo',
      },
      { ...SECRET, seed: 'creeps' },
    ).answer('end-turn');
    const golem = court.id('Practice Golem 1');
    expect(court.of('Practice Golem 1').cell).not.toBe(court.cell(9, 1));
    const told = court.heard('moved').filter(({ who }) => who === golem);
    expect(told.length).toBeGreaterThan(0);
    for (const event of told) expect(event).toMatchObject({ path: [], secret: [{ seats: [] }] });
  });
});

describe('what the other side can tell', () => {
  /** What an observer sees, is told and is asked, in one text. */
  const all = (court: Court, observer: number) => {
    const { events, ...view } = {
      ...court.match.seatView(observer),
      events: court.match.eventsFor(observer),
    };
    return canonicalJson([view, events]);
  };
  /** The same moments with Bo in one square or the other, whose squares matter to nobody. */
  const both = (play: (court: Court, at: 'near' | 'far') => Court, turn = 'Ana') =>
    [play(hiding({ at: '9,1', turn }), 'near'), play(hiding({ at: '11,3', turn }), 'far')] as const;
  test('[KZ-INFO-03] [KR-HID-02] matches that differ in its square alone look the same', () => {
    const [one, other] = both((court) =>
      court.answer('walk', ['court(2,2)'], 'end-turn', 'end-turn'),
    );
    expect(one.of('Bo').cell).not.toBe(other.of('Bo').cell);
    for (const observer of [ANA, ABE, SPECTATOR]) {
      expect(all(one, observer)).toBe(all(other, observer));
    }
    expect(all(one, THEM)).not.toBe(all(other, THEM));
  });
  test('[KZ-INFO-03] so do those in which it goes other ways', () => {
    const [one, other] = both(
      (court, at) =>
        court.answer(
          'walk',
          at === 'near' ? ['court(9,2)', 'court(8,3)'] : ['court(11,2)', 'court(11,1)'],
          'end-turn',
        ),
      'Bo',
    );
    for (const observer of [ANA, ABE, SPECTATOR]) {
      expect(all(one, observer)).toBe(all(other, observer));
    }
  });
  test('[KZ-BASIC-03] [KZ-INFO-03] Reveal can be tried wherever it may be, and is not taken back freely', () => {
    const far = hiding();
    expect(far).toOffer('reveal');
    expect(far.answer('reveal').match.log.at(-1)?.irrevocable).toBe(true);
    expect(seers(far, 'Bo')).toEqual([THEM]);
    const near = hiding({ at: '3,1' }).answer('reveal');
    expect(seers(near, 'Bo')).toEqual([ANA, ABE, THEM, SPECTATOR]);
    expect(hiding({ options: {} })).not.toOffer('reveal');
  });
  test('[KZ-INFO-03] what shows a secret square is not taken back freely, whatever ends the secret', () => {
    const shows = (scene: Scene, change: (t: Court, bo: number) => void) => {
      const court = hiding(scene);
      const step = revealing(function* () {
        change(court, court.id('Bo'));
        yield* askOne({ kind: 'one', seat: 0, why: { key: 'next' }, options: NO_YES });
      });
      const flow = step(court);
      if (flow !== undefined) court.start(flow);
      return court.irrevocable;
    };
    const endHiding = (t: Court, bo: number) => endAll(t, bo, 'hidden', 'test');
    expect(shows({}, endHiding)).toBe(true);
    expect(shows({}, (t, bo) => takeOut(t, bo, NOBODY))).toBe(true);
    const harmed = (to: string, by: string) =>
      shows({}, (t) => {
        const court = hiding();
        const of = { to: court.id(to), by: court.id(by), kind: 'other', melee: false } as const;
        addDamage(t, beginTotal(t, of), { own: 1 }, 'KZ-DMG-01');
      });
    expect(harmed('Bo', 'Ana')).toBe(true);
    expect(harmed('Ana', 'Bo')).toBe(true);
    expect(harmed('Ana', 'Dan')).toBe(false);
    expect(shows({}, () => {})).toBe(false);
    expect(shows({ bo: { statuses: [] } }, endHiding)).toBe(false);
    expect(shows({ options: {} }, endHiding)).toBe(false);
  });
  test('[KR-SPEC-12] [KZ-INFO-03] Hide can be tried where only somebody unseen looks on, in vain and not to be taken back freely', () => {
    const ended = (dan: string, options: Readonly<Record<string, unknown>> = SECRET.options) =>
      begin(
        {
          court: ['.........', '..o......', '.........', '.........'],
          athletes: [
            ours('Ana', '1,1', { seat: 0, role: 'specialist', specialisation: 'runner' }),
            theirs('Bo', '6,1'),
            theirs('Dan', dan, { statuses: ['hidden'] }),
          ],
          turn: 'Ana',
        },
        { ...SECRET, options },
      ).answer('end-turn');
    const isHidden = (court: Court) => !seers(court, 'Ana').includes(THEM);
    // Dan stands behind the same box as Bo, or where Ana is in full view.
    const [covered, seen] = [ended('7,1'), ended('1,3')];
    for (const court of [covered, seen]) expect(court.open.why.key).toBe('hide');
    expect(ended('1,3', {}).open.why.key).toBe('action');
    const [off, on] = [seen.answer('yes'), covered.answer('yes')];
    expect([isHidden(off), isHidden(on)]).toEqual([false, true]);
    for (const { match } of [off, on]) expect(match.log.at(-1)?.irrevocable).toBe(true);
  });
  test('[KZ-AI-18] [KZ-INFO-03] what a Creep does while a square is secret is not taken back freely', () => {
    // Its only enemy cannot be a target, so that no die falls.
    const acted = (
      enemies: readonly string[],
      options: Readonly<Record<string, unknown>> = SECRET.options,
    ) =>
      begin(
        {
          court: floor(14, 7),
          athletes: [
            ours('Ana', '1,1', { seat: 0 }),
            theirs('Bo', '12,1', { statuses: ['hidden'] }),
          ],
          creeps: [golems(['7,5'], enemies)],
          turn: 'Bo',
        },
        { ...SECRET, options },
      ).answer('end-turn').match;
    expect(acted(['Bo']).draws).toEqual([]);
    expect(acted(['Bo']).log.at(-1)?.irrevocable).toBe(true);
    expect(acted(['Bo'], {}).log.at(-1)?.irrevocable).toBe(false);
    // One that is asleep does nothing.
    expect(acted([]).log.at(-1)?.irrevocable).toBe(false);
  });
  test('[KZ-AI-06] [KZ-INFO-03] that Creeps know who ends its turn unseen beside them is not taken back freely', () => {
    const ended = (at: string, options: Readonly<Record<string, unknown>> = SECRET.options) => {
      const court = begin(
        {
          court: floor(14, 7),
          athletes: [ours('Ana', '1,1'), theirs('Bo', at, { statuses: ['hidden'] })],
          creeps: [golems(['7,5'], [])],
          turn: 'Bo',
        },
        { ...SECRET, options },
      );
      endBeside(court, court.id('Bo'));
      return [court.state.groups[0]?.enemies.length, court.irrevocable];
    };
    expect(ended('8,5')).toEqual([1, true]);
    expect(ended('8,5', {})).toEqual([1, false]);
    expect(ended('9,5')).toEqual([0, false]);
  });
  test('[KZ-INFO-03] the only thing to choose is asked for while a square is secret, so that silence tells nothing', () => {
    const asked = (scene: Scene) => {
      const court = hiding({ ...scene, ana: { holds: ['blue'] } }).answer('drop');
      return court.offered;
    };
    const only = ['orb-0'];
    expect(asked({})).toEqual(only);
    expect(asked({ options: {} })).not.toEqual(only);
    expect(asked({ bo: { statuses: [] } })).not.toEqual(only);
  });
  test('[KZ-INFO-03] nobody ends in its square: who misses that may draw conclusions', () => {
    const court = hiding({ at: '4,1' }).answer('walk');
    expect(court.ends).not.toContain('court(4,1)');
    expect(court.ends).toContain('court(5,1)');
  });
});

describe('on the board', () => {
  test('[KZ-INFO-03] [KR-HID-02] it has no piece for those who do not know its square', () => {
    const court = hiding();
    const bo = court.id('Bo');
    const { cell } = court.of('Bo');
    for (const [observer, pieces] of [
      [ANA, []],
      [THEM, [bo]],
    ] as const) {
      const view = viewOf(court, observer);
      expect(standingOn(courtOf(view), view.creatures, cell)).toEqual(pieces);
      expect(isUnseen(view, bo)).toBe(pieces.length === 0);
    }
  });
});
