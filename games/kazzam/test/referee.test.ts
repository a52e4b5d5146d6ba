import { describe, expect, test } from 'vitest';
import { withData } from '../src/rules/effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../src/rules/effects/in-play.ts';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { lastSeen } from '../src/rules/sight/hidden-places.ts';
import { golems } from './creep-court.ts';
import { takenOut } from './dungeon-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

interface Setting {
  readonly rows?: readonly string[];
  readonly ana?: Told;
  readonly bo?: Told;
  /** Who else is there. */
  readonly cy?: Told;
  readonly options?: Told;
  /** What else there is: Creeps, zones, scores. */
  readonly given?: Told;
}

/** The turn of Ana, whose seat is the referee's. Bo, of the other seat, is the creature 1. */
function table(setting: Setting = {}): Court {
  const { rows = floor(12, 4), ana = {}, bo = {}, cy, options = {}, given = {} } = setting;
  const athletes = [ours('Ana', '0,0', ana), theirs('Bo', '3,0', bo)];
  const all = cy === undefined ? athletes : [...athletes, cy];
  return begin(
    { court: rows, athletes: all, turn: 'Ana', ...given },
    { options: { refereeOverride: true, ...options } },
  );
}

/** Bo is asked about, in a ruling of that kind. */
function aboutBo(ruling: string, setting: Setting = {}): Court {
  return table(setting).answer('ruling', ruling, 'Bo');
}

/** What may be ruled on now. */
function rulings(court: Court): readonly string[] {
  const { offered } = court.answer('ruling');
  court.answer('none');
  return offered;
}

/** Whom a ruling may be about now; nobody if it is not offered. */
function whom(court: Court, ruling: string): readonly string[] {
  if (!rulings(court).includes(ruling)) return [];
  const { offered } = court.answer('ruling', ruling);
  court.answer('nobody');
  return offered.slice(0, -1);
}

/** A question of the referee about Bo. */
function question(key: string, more: Told = {}) {
  const why = { key, params: { who: 1 }, rule: 'KZ-GEN-09' };
  return { seat: 0, why, about: { who: 1 }, ...more };
}

/** What the log says of a ruling about Bo. */
function told(what: string, more: Told) {
  return { type: 'ruling', rule: 'KZ-GEN-09', who: 1, what, ...more };
}

/** All that can be put on somebody without asking for a number or another creature. */
const GIVEABLE = (
  'blinded concealed dazed disarmed distracted fierce guarded hidden immobilized nimble prone ' +
  'revealed slowed stunned weakened'
).split(' ');
const SCORES = ['points', 'strikes', 'miss-tokens'];
/** Somebody out of everybody's way, to be Taken Out. */
const CY = theirs('Cy', '11,3');

describe('what there is to rule on', () => {
  test('[KZ-GEN-09] the referee is asked what to correct, then of whom', () => {
    const court = table().answer('ruling');
    const asked = (key: string) => ({ kind: 'one', seat: 0, why: { key, rule: 'KZ-GEN-09' } });
    expect(court.open).toMatchObject({ ...asked('ruling'), fallback: 0 });
    expect(court).toOfferOnly('hp', 'square', 'status-on', ...SCORES, 'none');
    court.answer('hp');
    expect(court.open).toMatchObject({ ...asked('ruling-whom'), fallback: 0 });
    expect(court).toOfferOnly('Ana', 'Bo', 'nobody');
  });
  test('[KZ-GEN-09] HP, place and statuses of whoever is on the map', () => {
    const court = table({ cy: CY });
    takenOut('Cy')(court);
    for (const ruling of ['hp', 'square', 'status-on']) {
      expect(whom(court, ruling)).toEqual(['Ana', 'Bo']);
    }
  });
  test('[KZ-GEN-09] not the HP of who has one at most, nor the place where no other square is free', () => {
    expect(whom(table({ bo: { maxHp: 1 } }), 'hp')).toEqual(['Ana']);
    expect(rulings(table({ ana: { maxHp: 1 }, bo: { maxHp: 1 } }))).not.toContain('hp');
    expect(rulings(table({ rows: ['.##.'] }))).not.toContain('square');
  });
  test('[KZ-GEN-09] [KZ-INFO-03] not the place of somebody Hidden, unless the referee knows it', () => {
    const hidden = { statuses: ['hidden'] };
    const places = (hiddenPositions: string) =>
      whom(table({ ana: hidden, bo: hidden, options: { hiddenPositions } }), 'square');
    expect([places('secret'), places('shown')]).toEqual([['Ana'], ['Ana', 'Bo']]);
  });
  test('[KZ-GEN-09] a status taken from whoever bears one', () => {
    expect(whom(table({ bo: { statuses: ['slowed'] } }), 'status-off')).toEqual(['Bo']);
  });
  test('[KZ-GEN-09] [KZ-TRACK-01] points, Strikes and Miss Tokens of athletes, be they Taken Out, and of no Creep', () => {
    const court = table({ cy: CY, given: { creeps: [golems(['6,2'])] } });
    takenOut('Cy')(court);
    expect(whom(court, 'hp')).toContain('Practice Golem 1');
    for (const score of SCORES) expect(whom(court, score)).toEqual(['Ana', 'Bo', 'Cy']);
  });
});

describe('HP by a ruling', () => {
  test('[KZ-GEN-09] are what the referee says, from 1 to the maximum, else as they were', () => {
    const court = aboutBo('hp', { bo: { hp: 5 } });
    expect(court.open).toMatchObject(
      question('ruling-hp', { kind: 'amount', min: 1, max: 8, fallback: 5 }),
    );
    expect([court.refusal(0), court.refusal(9)]).not.toContain(undefined);
    expect(court.answer(8).of('Bo')).toHaveHp(8);
    expect(court.heard('ruling')).toEqual([told('hp', { amount: 8 })]);
  });
  test('[KZ-GEN-09] [KM-INV-07] [KZ-CREEP-09] wound a Goon below its maximum, and nobody else', () => {
    const name = 'Practice Golem 1';
    const court = table({ given: { creeps: [golems(['6,2'])] } });
    Object.assign(court.of(name), { type: 'goon', hp: 2, maxHp: 2 });
    const ruled = (who: string, hp: number) => court.answer('ruling', 'hp', who, hp).of(who);
    expect(ruled(name, 1)).toMatchObject({ hp: 1, wounded: true });
    expect(ruled(name, 2)).toMatchObject({ hp: 2, wounded: false });
    expect(ruled('Bo', 1)).toMatchObject({ hp: 1, wounded: false });
  });
});

describe('a place by a ruling', () => {
  test('[KZ-GEN-09] is any other free square', () => {
    const court = aboutBo('square', { rows: ['..#.', '.##.'] });
    expect(court.open).toMatchObject(question('ruling-where', { kind: 'one', fallback: 0 }));
    expect(court).toOfferOnly('court(1,0)', 'court(0,1)', 'court(3,1)');
    court.answer('court(0,1)');
    expect(court.heard('arrived')).toEqual([
      { type: 'arrived', rule: 'KZ-GEN-09', who: 1, cell: court.cell(0, 1), how: 'ruled' },
    ]);
  });
  test('[KZ-GEN-09] is not entered, nor is the old one left: no zone hurts, no Opportunity is granted', () => {
    const court = aboutBo('square', {
      ana: { at: '2,0', implement: 'sword', role: 'defender', specialisation: 'juggernaut' },
      given: { zones: [{ cells: ['9,3'], damage: 1 }] },
    }).answer('court(9,3)');
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['court(9,3)', 8]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.heard('moved')).toEqual([]);
  });
  test('[KZ-GEN-09] lets go whom the placed one holds', () => {
    const statuses = [{ status: 'grabbed', by: 'Bo', source: 'test/1' }];
    const court = aboutBo('square', { ana: { at: '2,0', statuses } }).answer('court(9,3)');
    expect(has(court.of('Ana'), BITS.grabbed)).toBe(false);
  });
  test('[KZ-GEN-09] [KZ-LARGE-08] a larger creature is in a gap there, or in full', () => {
    const rows = ['............', '......######', '............', '......######', '............'];
    const court = table({ rows, given: { creeps: [{ group: 'bears', members: ['3,2'] }] } });
    const placed = (square: string) => {
      const { name } = court.of('Guardian Bear 1') ?? {};
      court.answer('ruling', 'square', name);
      expect(court).not.toOffer('court(11,2)');
      const { width, height } = court.answer(square).of(name ?? '');
      return [width, height];
    };
    expect([placed('court(8,2)'), placed('court(1,2)')]).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });
  test('[KZ-GEN-09] [KZ-INFO-03] of one’s own Hidden athlete is told to its team alone', () => {
    const court = table({
      ana: { statuses: ['hidden'] },
      options: { hiddenPositions: 'secret' },
    }).answer('ruling', 'square', 'Ana', 'court(5,3)');
    const heard = (seat: number) =>
      court.match.eventsFor(seat).flatMap(({ event }) => (event.type === 'arrived' ? event : []));
    expect(heard(0)).toMatchObject([{ how: 'ruled', cell: court.cell(5, 3) }]);
    expect(heard(1)).toMatchObject([{ how: 'ruled', cell: -1 }]);
  });
});

describe('a status given by a ruling', () => {
  const offered = (statuses: readonly string[]) =>
    aboutBo('status-on', { bo: { statuses } }).offered;
  test('[KZ-GEN-09] is one that needs neither a number nor somebody else', () => {
    const court = aboutBo('status-on');
    expect(court.open).toMatchObject(question('ruling-status-on', { kind: 'one', fallback: 0 }));
    expect(court).toOfferOnly(...GIVEABLE);
  });
  test('[KZ-GEN-09] [KZ-STAT-67] is none that it has already, be it contained in another', () => {
    expect(offered(['dazed'])).toEqual(
      GIVEABLE.filter((status) => status !== 'dazed' && status !== 'distracted'),
    );
  });
  test('[KZ-GEN-09] [KZ-STAT-05] is none to which it is immune', () => {
    const court = table();
    const immune = withData(IMMUNITY, { status: 'slowed' });
    const until = { ends: 'match' } as const;
    putInPlay(court.state, { ...immune, on: 1, by: 1, source: 'test', amount: 0, until });
    court.answer('ruling', 'status-on', 'Bo');
    expect(court).toOfferOnly(...GIVEABLE.filter((status) => status !== 'slowed'));
  });
  test('[KZ-GEN-09] [KZ-STAT-25] [KZ-STAT-54] is not Prone for who flies, nor Hidden for who is Revealed', () => {
    expect(offered(['flying'])).toEqual(GIVEABLE.filter((status) => status !== 'prone'));
    expect(offered(['revealed'])).toEqual(
      GIVEABLE.filter((status) => status !== 'hidden' && status !== 'revealed'),
    );
  });
  test('[KZ-GEN-09] [KZ-STAT-49] Prone it lies until it stands up, and nobody is asked until when', () => {
    const court = aboutBo('status-on').answer('prone');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(has(court.of('Bo'), BITS.prone)).toBe(true);
    expect(court.state.effects).toMatchObject([
      { kind: 'prone', on: 1, by: -1, source: 'ruling', until: { ends: 'match' } },
    ]);
    expect(court.heard('ruling')).toEqual([told('status-on', { status: 'prone' })]);
  });
  test('[KZ-GEN-09] [KZ-GEN-17] lasts until a Saving Throw or the end of its next turn', () => {
    const court = aboutBo('status-on').answer('slowed');
    const why = { key: 'ruling-until', params: { who: 1, status: 'slowed' }, rule: 'KZ-GEN-09' };
    expect(court.open).toMatchObject({ kind: 'one', seat: 0, why, fallback: 0, about: { who: 1 } });
    expect(court).toOfferOnly('until-save', 'until-turn-end');
    court.answer('until-save');
    const [slowed] = court.state.effects;
    expect(slowed).toMatchObject({ kind: 'slowed', on: 1, by: -1, until: { ends: 'save' } });
    // A source of its own: it prolongs no entry of a power (KZ-STAT-02).
    expect([slowed?.source, slowed?.data]).toEqual(['ruling', undefined]);
    expect(court.heard('ruling')).toEqual([told('status-on', { status: 'slowed' })]);
  });
  test('[KZ-GEN-09] [KZ-INFO-03] who is Hidden by it was seen where it stands now', () => {
    const court = aboutBo('status-on').answer('hidden', 'until-save');
    expect(has(court.of('Bo'), BITS.hidden)).toBe(true);
    expect(lastSeen(court.state, 1)).toEqual({ cell: court.cell(3, 0), turns: 0 });
  });
});

describe('a status taken by a ruling', () => {
  const kinds = (court: Court, on: string) =>
    court.state.effects.flatMap((effect) => (effect.on === court.id(on) ? effect.kind : []));
  test('[KZ-GEN-09] is one that it bears, whole, and nobody else loses it', () => {
    const twice = ['slowed', { status: 'slowed', source: 'other' }, 'prone'];
    const statuses = { ana: { statuses: ['slowed', 'dazed'] }, bo: { statuses: twice } };
    const court = aboutBo('status-off', statuses);
    expect(court.open).toMatchObject(question('ruling-status-off', { kind: 'one', fallback: 0 }));
    expect(court).toOfferOnly('prone', 'slowed');
    court.answer('slowed');
    expect([kinds(court, 'Bo'), kinds(court, 'Ana')]).toEqual([['prone'], ['slowed', 'dazed']]);
    expect(has(court.of('Bo'), BITS.slowed)).toBe(false);
    expect(court.heard('ruling')).toEqual([told('status-off', { status: 'slowed' })]);
  });
  test('[KZ-GEN-09] [KZ-STAT-03] takes what came under one mark with it, of that creature', () => {
    const court = table();
    const until = { ends: 'save' } as const;
    for (const on of [0, 1]) {
      for (const kind of ['slowed', 'dazed', 'weakened'] as const) {
        const mark = kind === 'weakened' ? {} : { mark: 99 };
        giveStatus(court, { kind, on, by: -1, source: 'test', until, ...mark });
      }
    }
    court.answer('ruling', 'status-off', 'Bo', 'dazed');
    expect(kinds(court, 'Bo')).toEqual(['weakened']);
    expect(kinds(court, 'Ana')).toEqual(['slowed', 'dazed', 'weakened']);
  });
  test('[KZ-GEN-09] is none that it has by its nature', () => {
    const porter = { class: 'porter', picks: ['porter/self-lift'] };
    expect(has(table({ bo: porter }).of('Bo'), BITS.hovering)).toBe(true);
    expect(rulings(table({ bo: porter }))).not.toContain('status-off');
    const court = table({ bo: { ...porter, statuses: ['hovering'] } });
    const own = () => court.state.effects.filter(({ kind }) => kind === 'hovering');
    expect(own()).toHaveLength(2);
    court.answer('ruling', 'status-off', 'Bo');
    expect(own()).toMatchObject([{ on: 1, innate: true }]);
    expect(has(court.of('Bo'), BITS.hovering)).toBe(true);
  });
  test('[KZ-GEN-09] [KZ-STAT-23] who flies no more by it lands, in a square of its own choice', () => {
    const court = aboutBo('status-off', { bo: { at: '0,0', statuses: ['flying'] } });
    expect(court).toBeAskedFor('land', { rule: 'KZ-STAT-23', seat: 1 });
    court.answer('court(1,1)');
    expect([court.at('Bo'), court.asked]).toEqual(['court(1,1)', 'action KZ-ACT-01 seat 0']);
  });
});

describe('a score by a ruling', () => {
  test('[KZ-GEN-09] [KZ-TRACK-01] points and Strikes are from none to ten more than now, and the team’s with them', () => {
    for (const what of ['points', 'strikes'] as const) {
      const court = aboutBo(what, { given: { [what]: [4, 5] } });
      const amount = { kind: 'amount', min: 0 };
      expect(court.open).toMatchObject(
        question(`ruling-${what}`, { ...amount, max: 10, fallback: 0 }),
      );
      court.answer(3, 'ruling', what, 'Bo');
      expect(court.open).toMatchObject({ ...amount, max: 13, fallback: 3 });
      court.answer(1);
      expect(court.state[what]).toEqual([4, 6]);
      expect(court.state.stats.map((stats) => stats[what])).toEqual([0, 1]);
      expect(court.heard('ruling')).toEqual([told(what, { amount: 3 }), told(what, { amount: 1 })]);
    }
  });
  test('[KZ-GEN-09] Miss Tokens too', () => {
    const court = aboutBo('miss-tokens', { bo: { missTokens: 2 } });
    expect(court.open).toMatchObject(
      question('ruling-miss-tokens', { kind: 'amount', min: 0, max: 12, fallback: 2 }),
    );
    expect([court.refusal(-1), court.refusal(13)]).not.toContain(undefined);
    expect(court.answer(0).of('Bo')).toHaveMissTokens(0);
    expect(court.heard('ruling')).toEqual([told('miss-tokens', { amount: 0 })]);
  });
});
