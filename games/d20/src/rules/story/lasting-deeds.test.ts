import { expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { aRow, inOwn } from '../../../test/own-scene.ts';
import { beginCombat } from '../combat/end.ts';
import { naming } from '../combat/stages.ts';
import { forOneRound, HOUR, MINUTE } from '../effects/afflict.ts';

const TWO = [{ name: 'Ash' }, { name: 'Bo' }];
const THUGS = aRow();

test.each([
  ['scene', { at: 'scene' }],
  ['long-rest', { at: 'long-rest' }],
  ['cure', { at: 'cure' }],
  ['next-scene', { at: 'scene', after: 1 }],
  ['10m', { at: 'time', clock: 4 * HOUR + 10 * MINUTE }],
  ['2r', { at: 'time', clock: 4 * HOUR + 2 }],
  ['07:30', { at: 'time', clock: 7 * HOUR + 30 * MINUTE }],
  ['03:00', { at: 'time', clock: 27 * HOUR }],
])('[DT-COND-31, DT-SHOT-02] a condition that a scene lays on somebody for %s', (until, end) => {
  const rig = inOwn({ party: TWO, clock: 4 * HOUR });
  rig.does([{ condition: 'impaired', ability: 'WIS', who: 'actor', until }], rig.second);
  rig.does([{ condition: 'shaken', who: 'actor', until }]);
  expect(rig.heroes.map(({ effects }) => effects)).toMatchObject([
    [{ kind: 'shaken', until: end }],
    [
      {
        kind: 'impaired',
        until: end,
        data: { ability: 'WIS' },
        source: { rule: 'DT-SCA-11', isStory: true },
      },
    ],
  ]);
});

test('[DT-COND-31] a condition of one round lasts until the end of the next turn of whoever bears it', () => {
  const rig = inOwn();
  rig.does([{ condition: 'stunned', who: 'actor', until: '1r' }]);
  expect(rig.first.effects).toMatchObject([
    { kind: 'stunned', until: forOneRound(rig.t, rig.first) },
  ]);
  expect(rig.first.effects[0]).not.toHaveProperty('data');
});

test('[DT-SHOT-02] a deed lifts only what deeds have laid, and only of that kind', () => {
  const rig = inOwn({ party: TWO });
  const kindsOn = () => rig.heroes.map(({ effects }) => effects.map(({ kind }) => kind));
  rig.does([
    { condition: 'shaken', who: 'party', until: 'scene' },
    { condition: 'cursed', who: 'party', until: 'scene' },
  ]);
  const own = rig.second.effects.find(({ kind }) => kind === 'shaken');
  if (own !== undefined) Object.assign(own, { source: { rule: 'DT-COND-20' } });
  expect(kindsOn()).toEqual([
    ['shaken', 'cursed'],
    ['shaken', 'cursed'],
  ]);
  rig.does([{ lift: 'shaken', who: 'party' }]);
  expect(kindsOn()).toEqual([['cursed'], ['shaken', 'cursed']]);
  expect(rig.events('relieved')).toMatchObject([{ creature: rig.first.id, effect: 'shaken' }]);
});

test('[DT-TIME-01] time passes by a span or until a moment; what is past takes none, nor does anything in a fight', () => {
  const rig = inOwn({ clock: HOUR });
  const after = (pass: string) => {
    rig.does([{ pass }]);
    return rig.state.clock;
  };
  expect([after('10m'), after('+30m'), after('+20m')]).toEqual([
    HOUR + 10 * MINUTE,
    HOUR + 30 * MINUTE,
    HOUR + 30 * MINUTE,
  ]);
  expect([after('02:00'), after('1r')]).toEqual([2 * HOUR, 2 * HOUR + 1]);
  const fight = inOwn({ here: { foes: [{ ...THUGS, state: 'awake' }] } });
  expect(fight.state.combat).toBeDefined();
  fight.does([{ pass: '1h' }]);
  expect(fight.state.clock).toBe(0);
});

test('[DT-ADV-04] a circumstance is of a side, or of those who are named', () => {
  const rig = inOwn({ party: TWO });
  const circumstance = { on: 'stealth', is: 'advantage', for: 'roll' } as const;
  rig.does([{ circumstance, who: 'actor' }], rig.second);
  rig.does([
    { circumstance, who: 'party' },
    { circumstance, who: 'foes' },
  ]);
  expect(rig.state.circumstances).toMatchObject([
    { who: [rig.second.id], is: circumstance, rule: 'DT-SCA-11' },
    { who: [], side: 'party' },
    { who: [], side: 'foes' },
  ]);
  expect(rig.state.circumstances[0]?.side).toBeUndefined();
});

test('[DT-TOK-06] an action that was promised before the fight is there in the first turn of it, once', () => {
  const rig = inOwn({ here: { foes: [{ ...THUGS, state: 'peaceful' }] } });
  rig.does([{ extra: 'actor' }], rig.first);
  rig.does([{ extra: 'actor' }], rig.first);
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  const extraOf = () => {
    Object.assign(combat, { acted: [], firstOf: [rig.first.id], last: undefined });
    rig.play(naming(rig.t));
    return combat.turn?.extra;
  };
  expect([extraOf(), rig.story().extra, extraOf()]).toEqual([2, [], 0]);
});

test('[DT-TOK-06] one more action comes in the turn that runs, else in the first of the next fight', () => {
  const rig = inOwn({ party: TWO, here: { foes: [{ ...THUGS, state: 'awake' }] } });
  const extra = { extra: 'actor' } as const;
  const turn = turnOf(rig.first);
  rig.does([extra], rig.first);
  expect(rig.story().extra).toEqual([rig.first.id]);
  if (rig.state.combat !== undefined) rig.state.combat.turn = turn;
  rig.does([extra], rig.first);
  rig.does([extra], rig.second);
  rig.does([extra]);
  expect([turn.extra, rig.story().extra]).toEqual([1, [rig.first.id, rig.second.id]]);
});

test('[DT-SHOT-02] a scene begins a fight, and ends it as whoever runs the game would', () => {
  const rig = inOwn({ here: { foes: [{ ...THUGS, state: 'peaceful' }] } });
  expect(rig.state.combat).toBeUndefined();
  rig.does([{ fight: 'end' }]);
  expect(rig.events('combat-ended')).toEqual([]);
  rig.does([{ fight: 'begin' }]);
  expect(rig.state.combat?.participants).toEqual(rig.state.creatures.map(({ id }) => id));
  rig.does([{ fight: 'end' }]);
  expect(rig.state.combat).toBeUndefined();
  expect(rig.events('combat-ended')).toMatchObject([{ how: 'by-master' }]);
});
