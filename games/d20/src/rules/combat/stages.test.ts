import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { DAY } from '../effects/afflict.ts';
import { relieve } from '../effects/relieve.ts';
import { heal } from '../harm/heal.ts';
import { hurt } from '../harm/hurt.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import {
  beginCombat,
  endCombat,
  endsNow,
  isInCombat,
  joinCombat,
  leave,
  tellStandstill,
} from './end.ts';
import { deadFor, raise } from './raise.ts';
import { firstSights } from './sights.ts';
import { deed, naming, round, roundEnd } from './stages.ts';

type Rig = ReturnType<typeof sit>;

/** A fight between all who are there. */
function fight(rig: Rig) {
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  rig.told.length = 0;
  return combat;
}

/** A character and two thugs along a line. */
function three(some: Parameters<typeof sit>[0] = { seed: 'three' }) {
  const rig = sit({ seats: 1, ...some });
  return {
    ...rig,
    ash: rig.hero({}, 0, 0, 0),
    one: rig.foe('thug', 10),
    two: rig.foe('thug', 15),
  };
}

describe('the stages of a fight', () => {
  test('[DT-INIT-09] a round begins with nobody having acted, come or been surprised, but for the first', () => {
    const rig = three();
    const combat = fight(rig);
    const left = {
      acted: [1],
      arrived: [2],
      surprised: [3],
      last: rig.one.id,
      pointsSpent: 2,
    };
    Object.assign(combat, left);
    rig.play(round(rig.t));
    expect(combat).toMatchObject({ round: 1, acted: [], arrived: [], surprised: [3] });
    expect([combat.last, combat.pointsSpent, combat.stage]).toEqual([undefined, 0, 'naming']);
    expect(rig.told[0]).toEqual({ type: 'round-began', rule: 'DT-INIT-02', round: 1 });
    rig.play(round(rig.t));
    expect([combat.round, combat.surprised]).toEqual([2, []]);
    expect(rig.events('round-began').at(-1)).toMatchObject({ rule: 'DT-INIT-09', round: 2 });
  });

  test('[DT-INIT-04, DT-TURN-01] who is named begins a fresh turn; where nobody waits the round ends', () => {
    const rig = three();
    const combat = fight(rig);
    Object.assign(combat, { round: 1, stage: 'naming', firstOf: [rig.ash.id] });
    rig.play(naming(rig.t));
    expect([combat.stage, combat.turn]).toEqual(['turn', turnOf(rig.ash)]);
    expect(rig.told).toEqual([{ type: 'turn-began', rule: 'DT-INIT-04', creature: rig.ash.id }]);
    Object.assign(combat, { acted: combat.participants, turn: undefined });
    rig.play(naming(rig.t));
    expect([combat.stage, combat.turn, rig.told.length]).toEqual(['round-end', undefined, 1]);
  });

  test('[DT-NPC-08, DT-TURN-07] who flees far enough at the begin of its turn is gone, and its turn over', () => {
    const rig = three();
    const combat = fight(rig);
    lay(rig, rig.one, 'fleeing');
    Object.assign(combat, { round: 1, stage: 'naming', firstOf: [rig.one.id] });
    rig.told.length = 0;
    rig.play(naming(rig.t));
    expect(rig.told.map(({ type }) => type)).toEqual([
      'turn-began',
      'moved',
      'fled',
      'turn-passed',
      'turn-ended',
    ]);
    expect(combat).toMatchObject({ stage: 'naming', acted: [rig.one.id], last: rig.one.id });
    expect(combat.turn).toBeUndefined();
    expect(rig.t.audience).toBeUndefined();
  });

  test('[DT-INIT-14] the last enemy who gets away as its turn begins ends the fight at once', () => {
    const rig = three();
    const combat = fight(rig);
    rig.two.place = { at: 'away' };
    lay(rig, rig.one, 'fleeing');
    Object.assign(combat, { round: 1, stage: 'naming', firstOf: [rig.one.id] });
    rig.play(naming(rig.t));
    expect([rig.one.place, rig.state.combat]).toEqual([{ at: 'away' }, undefined]);
    expect(rig.events('combat-ended')).toMatchObject([{ rule: 'DT-INIT-14', how: 'over' }]);
  });

  test('[DT-INIT-14] nothing happens in a fight that is over', () => {
    const rig = three();
    for (const stage of [round, naming, deed, roundEnd]) rig.play(stage(rig.t));
    rig.play(joinCombat(rig.t, rig.ash));
    rig.play(endCombat(rig.t, 'over'));
    expect([rig.told, endsNow(rig.t), isInCombat(rig.t, rig.ash)]).toEqual([[], false, false]);
    fight(rig);
    rig.play(deed(rig.t));
    expect(rig.told).toEqual([]);
  });

  test('[DT-TURN-07] a turn that ends gives way to whoever waits, or to the end of the round', () => {
    const rig = three();
    const turn = inTurn(rig, rig.ash);
    const { combat } = rig.state;
    if (combat === undefined) throw new Error('no combat runs');
    rig.told.length = 0;
    rig.play(deed(rig.t), [['deed', 'end-turn']]);
    expect(combat).toMatchObject({ stage: 'naming', acted: [rig.ash.id], last: rig.ash.id });
    expect([combat.turn, turn.isOver]).toEqual([undefined, true]);
    expect(rig.told).toEqual([{ type: 'turn-ended', rule: 'DT-TURN-07', creature: rig.ash.id }]);
    Object.assign(combat, { turn: turnOf(rig.ash), stage: 'turn', acted: [2, 3] });
    rig.play(deed(rig.t), [['deed', 'end-turn']]);
    expect(combat.stage).toBe('round-end');
  });

  test('[DT-TURN-01, DT-INIT-14] a deed leaves the turn on; the one that fells the last enemy ends the fight', () => {
    const rig = three({ dice: [20] });
    const turn = inTurn(rig, rig.ash);
    rig.ash.place = { at: 'line', feet: 5 };
    rig.two.place = { at: 'away' };
    rig.one.hp = 1;
    rig.told.length = 0;
    rig.play(deed(rig.t), [['deed', `away-${rig.one.id}`]]);
    expect([rig.state.combat?.turn, rig.state.combat?.stage]).toEqual([turn, 'turn']);
    Object.assign(turn, { moved: 0 });
    rig.ash.place = { at: 'line', feet: 5 };
    rig.play(deed(rig.t), [['deed', `attack-unarmed-${rig.one.id}`]]);
    expect([rig.state.combat, rig.state.phase]).toEqual([undefined, 'scene']);
    expect(rig.told.at(-1)).toEqual({ type: 'combat-ended', rule: 'DT-INIT-14', how: 'over' });
  });

  test('[DT-XC-05] in a scene that is skipped meanwhile a turn is left as it is', () => {
    const rig = three();
    inTurn(rig, rig.ash);
    rig.told.length = 0;
    rig.state.skips = true;
    rig.play(deed(rig.t));
    expect(rig.state.combat).toMatchObject({ stage: 'turn', acted: [] });
    expect([rig.told, rig.t.audience]).toEqual([[], undefined]);
  });

  test('[DT-TURN-08] the round ends and is told, every sixth is a full minute', () => {
    const saves = (nr: number) => {
      const rig = three();
      const combat = fight(rig);
      lay(rig, rig.ash, 'diseased', { save: { ability: 'CON', when: 'minute', target: 1 } });
      Object.assign(combat, { round: nr, stage: 'round-end', changed: nr });
      rig.told.length = 0;
      rig.play(roundEnd(rig.t));
      expect([combat.stage, rig.state.clock]).toEqual(['round', 1]);
      expect(rig.events('round-ended')).toEqual([
        { type: 'round-ended', rule: 'DT-TURN-08', round: nr },
      ]);
      return rig.events('rolled').length;
    };
    expect([5, 6, 7, 12].map(saves)).toEqual([0, 1, 0, 1]);
  });
});

describe('the end of a fight', () => {
  test('[DT-INIT-14] it ends once nobody who could fight has an enemy who could', () => {
    const ends = (change: (rig: ReturnType<typeof three>) => void) => {
      const rig = three();
      fight(rig);
      change(rig);
      return endsNow(rig.t);
    };
    expect(ends(() => undefined)).toBe(false);
    expect(ends(({ one }) => Object.assign(one, { hp: 0 }))).toBe(false);
    expect(ends(({ one, two }) => [one, two].map((at) => Object.assign(at, { hp: 0 })))).toBe(true);
    const both = (some: object) => (rig: ReturnType<typeof three>) =>
      [rig.one, rig.two].map((at) => Object.assign(at, some));
    expect(ends(both({ life: 'dead' }))).toBe(true);
    expect(ends(both({ place: { at: 'away' } }))).toBe(true);
    expect(ends(both({ attitude: 'neutral' }))).toBe(true);
    expect(ends(both({ attitude: 'neutral', run: { by: 'seat', seat: 0 } }))).toBe(false);
    expect(ends(both({ side: 'others' }))).toBe(true);
    expect(ends(both({ traits: ['false-double'] }))).toBe(true);
    expect(ends((rig) => [rig.one, rig.two].map((at) => lay(rig, at, 'surrendered')))).toBe(true);
    expect(ends((rig) => lay(rig, rig.one, 'surrendered'))).toBe(false);
    expect(ends(({ ash }) => Object.assign(ash, { hp: 0 }))).toBe(true);
    expect(ends(({ ash }) => Object.assign(ash, { attitude: 'neutral' }))).toBe(false);
  });

  test.each([
    ['auto', 10, false],
    ['auto', 11, true],
    ['human', 30, false],
  ] as const)(
    '[DT-INIT-14] with %s as master in round %d nobody has changed anything since the first: ends %s',
    (gm, nr, ends) => {
      const rig = three({ seats: 2, options: { gm, adventure: 'free' } });
      const combat = fight(rig);
      combat.round = nr;
      rig.one.hp = 0;
      expect(endsNow(rig.t)).toBe(ends);
      rig.play(endCombat(rig.t, 'by-master'));
      expect(rig.events('combat-ended')).toEqual([
        { type: 'combat-ended', rule: 'DT-INIT-14', how: ends ? 'withdrawn' : 'by-master' },
      ]);
      const places = [rig.ash, rig.one, rig.two].map(({ place }) => place.at);
      expect(places).toEqual(ends ? ['line', 'line', 'away'] : ['line', 'line', 'line']);
      expect(rig.events('fled').length).toBe(ends ? 1 : 0);
    },
  );

  test.each([
    ['human', [10, 20]],
    ['auto', []],
  ] as const)(
    '[DT-INIT-14] with %s as master a fight that stands still is told of in rounds %j after its last change',
    (gm, rounds) => {
      const rig = three({ seats: 2, options: { gm, adventure: 'free' } });
      const combat = fight(rig);
      for (combat.round = 1; combat.round <= 25; combat.round += 1) {
        if (combat.round === 2) combat.changed = 2;
        tellStandstill(rig.t);
      }
      expect(rig.events('standstill')).toEqual(
        rounds.map((one) => ({ type: 'standstill', rule: 'DT-INIT-14', rounds: one })),
      );
    },
  );

  test('[DT-INIT-14, DT-AGM-23] with it ends what lasts as long, and no grudge is kept', () => {
    const rig = three();
    fight(rig);
    lay(rig, rig.ash, 'shaken', { until: { at: 'combat' } });
    lay(rig, rig.ash, 'afraid');
    rig.ash.hurtBy = { 2: 3 };
    addCircumstance(rig.t, 'party', { on: 'any', is: 'advantage', for: 'fight' }, 'DT-AGM-23');
    addCircumstance(rig.t, 'party', { on: 'any', is: 'advantage', for: 'scene' }, 'DT-AGM-24');
    rig.told.length = 0;
    rig.play(endCombat(rig.t, 'over'));
    expect(rig.ash.effects.map(({ kind }) => kind)).toEqual(['afraid']);
    expect([rig.ash.hurtBy, rig.state.phase, rig.state.combat]).toEqual([{}, 'scene', undefined]);
    expect(rig.state.circumstances.map(({ rule }) => rule)).toEqual(['DT-AGM-24']);
    expect(rig.told.map(({ type }) => type)).toEqual(['relieved', 'combat-ended']);
  });

  test('[DT-INIT-14] who leaves is out of the scene, and told', () => {
    const rig = three();
    leave(rig.t, rig.one);
    expect([rig.one.place, rig.one.isMet]).toEqual([{ at: 'away' }, true]);
    expect(rig.told).toEqual([{ type: 'fled', rule: 'DT-INIT-14', creature: rig.one.id }]);
  });
});

describe('who takes part', () => {
  test('[DT-INIT-01, DT-INIT-11] a fight begins for those who are in it, without what was of the last one', () => {
    const rig = three();
    const { ash, one, two } = rig;
    ash.used = { 'combat/second-wind': 3, rage: 4 };
    two.used = { 'combat/x': 1 };
    for (const creature of [ash, two]) Object.assign(creature, { restHours: [3], restSince: 9 });
    rig.play(beginCombat(rig.t, [one, ash], [one.id]));
    expect(rig.state.phase).toBe('combat');
    expect(rig.state.combat).toEqual({
      stage: 'round',
      round: 0,
      participants: [ash.id, one.id],
      totals: {},
      acted: [],
      surprised: [one.id],
      arrived: [],
      firstOf: [],
      changed: 1,
      morale: [],
      pointsSpent: 0,
    });
    expect([ash.used, two.used]).toEqual([{ rage: 4 }, {}]);
    expect([ash.restHours, ash.restSince, two.restHours, two.restSince]).toEqual([
      [],
      undefined,
      [3],
      9,
    ]);
    expect(rig.told).toEqual([
      { type: 'combat-began', rule: 'DT-INIT-01', participants: [ash.id, one.id] },
      { type: 'surprised', rule: 'DT-INIT-11', creature: one.id },
    ]);
    expect([ash, one, two].map((at) => isInCombat(rig.t, at))).toEqual([true, true, false]);
  });

  test('[DT-INIT-10] who comes in later is in it once, and waits for the next round', () => {
    const rig = three();
    rig.play(beginCombat(rig.t, [rig.two, rig.ash], []));
    for (const creature of [rig.one, rig.one, rig.two]) rig.play(joinCombat(rig.t, creature));
    expect(rig.state.combat).toMatchObject({ participants: [1, 2, 3], arrived: [rig.one.id] });
  });

  test('[DT-HEAL-06, DT-INIT-10] who is raised lives with 1 Hit Point and is in the fight; dust is not raised', () => {
    const rig = three();
    rig.play(beginCombat(rig.t, [rig.one, rig.two], []));
    const { combat } = rig.state;
    if (combat === undefined) throw new Error('no combat runs');
    combat.round = 7;
    rig.told.length = 0;
    const raised = (change: object) => {
      Object.assign(rig.ash, change);
      return rig.play(raise(rig.t, rig.ash, 'DT-DIV-508', rig.one)).value;
    };
    expect([raised({}), raised({ life: 'dust' })]).toEqual([false, false]);
    rig.state.clock = 9;
    const death = { clock: 2, tags: [] };
    expect(deadFor(rig.t, rig.ash)).toBe(0);
    rig.ash.death = death;
    expect([deadFor(rig.t, rig.ash), rig.told]).toEqual([7, []]);
    expect(raised({ life: 'dead', hp: -4 })).toBe(true);
    expect([rig.ash.life, rig.ash.hp, rig.ash.death]).toEqual(['alive', 1, undefined]);
    expect(combat).toMatchObject({ changed: 7, participants: [1, 2, 3], arrived: [rig.ash.id] });
    expect(rig.told).toEqual([
      { type: 'raised', rule: 'DT-DIV-508', creature: rig.ash.id, by: rig.one.id },
    ]);
  });

  test('[DT-HEAL-06] outside a fight it lives again as well', () => {
    const rig = three();
    Object.assign(rig.ash, { life: 'dead', hp: -4 });
    expect(rig.play(raise(rig.t, rig.ash, 'DT-DIV-508')).value).toBe(true);
    expect([rig.ash.hp, rig.state.combat, rig.events('raised').length]).toEqual([1, undefined, 1]);
  });

  test('[DT-MON-17] each enemy who sees it for the first time saves, whoever is down or blind later', () => {
    const rig = sit({ seed: 'sights', clock: 5 });
    const thing = rig.foe('thing-from-beyond', 20);
    const [ash, down, blind] = [rig.hero({}, 0), rig.hero({}, 0), rig.hero({}, 0)];
    const cultist = rig.foe('thug', 5);
    down.hp = 0;
    lay(rig, blind, 'blinded');
    const rolls = () => {
      rig.told.length = 0;
      rig.play(firstSights(rig.t));
      return rig.events('rolled').map((event) => ('creature' in event ? event.creature : 0));
    };
    expect(rolls()).toEqual([ash.id]);
    expect(thing.used).toEqual({ [`seen-by/${ash.id}`]: 5 });
    expect(rolls()).toEqual([]);
    down.hp = 1;
    blind.effects = [];
    thing.place = { at: 'away' };
    expect(rolls()).toEqual([]);
    thing.place = { at: 'line', feet: 20 };
    thing.hp = 0;
    expect(rolls()).toEqual([]);
    thing.hp = 1;
    expect(rolls()).toEqual([down.id, blind.id]);
    expect(cultist.effects).toEqual([]);
  });
});

test('[DT-INIT-14] damage is a change: ten rounds are counted from it', () => {
  const rig = three();
  const combat = fight(rig);
  combat.round = 5;
  const danger = { rule: 'DT-GMC-06', tags: [] };
  rig.play(hurt(rig.t, rig.one, { danger, isDamage: true, amount: 1 }));
  expect(combat.changed).toBe(5);
  combat.round = 14;
  expect(endsNow(rig.t)).toBe(false);
  combat.round = 15;
  expect(endsNow(rig.t)).toBe(true);
});

test('[DT-INIT-14] a condition that comes or goes is a change, and so is whoever comes or goes', () => {
  const rig = three();
  const combat = fight(rig);
  const since = (round: number, change: () => unknown) => {
    combat.round = round;
    change();
    return combat.changed;
  };
  expect(since(2, () => lay(rig, rig.one, 'noble-favour'))).toBe(1);
  const effect = lay(rig, rig.one, 'blinded');
  expect(combat.changed).toBe(2);
  expect(since(3, () => lay(rig, rig.one, 'blinded'))).toBe(2);
  expect(since(4, () => effect && rig.play(relieve(rig.t, rig.one, effect, 'end')))).toBe(4);
  const late = rig.foe('thug', 20);
  expect(since(5, () => rig.play(joinCombat(rig.t, late)))).toBe(5);
  expect(since(6, () => leave(rig.t, late))).toBe(6);
  combat.round = 16;
  expect(endsNow(rig.t)).toBe(true);
});

test('[DT-TIME-02, DT-HER-17] the hours and days that are full in a fight are none the less', () => {
  const rig = sit({ seats: 1, clock: DAY - 2 });
  const bat = rig.hero({ heritage: 'vampire', hitDice: [20] }, 0, 0, 0);
  rig.foe('thug', 10);
  const combat = fight(rig);
  for (combat.round = 1; combat.round <= 3; combat.round += 1) rig.play(roundEnd(rig.t));
  expect([rig.state.clock, bat.hp]).toEqual([DAY + 1, 19]);
  expect(bat.lockedLoss).toMatchObject([{ trait: 'vampire', amount: 1 }]);
});

test('[DT-HEAL-01] who lies unconscious when a fight begins goes on resting, and who stands begins anew', () => {
  const rig = three({ clock: 100 });
  Object.assign(rig.ash, { hp: -1, restSince: 90, restHours: [80] });
  Object.assign(rig.one, { restSince: 90 });
  Object.assign(rig.two, { hp: -1 });
  fight(rig);
  expect([rig.ash, rig.one, rig.two].map(({ restSince }) => restSince)).toEqual([
    ...[90, undefined, 100],
  ]);
  expect(rig.ash.restHours).toEqual([]);
});

test('[DT-HEAL-02] who fell in a fight and woke in it begins to rest after it', () => {
  const rig = three({ clock: 100 });
  const bo = rig.hero({}, 20, 0, undefined);
  fight(rig);
  const danger = { rule: 'DT-GMC-06', tags: [] };
  for (const one of [rig.ash, bo])
    rig.play(hurt(rig.t, one, { danger, isDamage: true, amount: one.hp }));
  rig.play(heal(rig.t, rig.ash, { amount: 1, way: 'magic', rule: 'x' }));
  rig.play(endCombat(rig.t, 'over'));
  expect([rig.ash.restSince, bo.restSince]).toEqual([undefined, 100]);
});
