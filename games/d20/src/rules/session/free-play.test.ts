import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { HOUR } from '../effects/afflict.ts';
import { STEPS, stepOf } from './course.ts';

const free = { gm: 'human', adventure: 'free' } as const;

/** Two players and a person who runs the game, in free play. */
function table(dice: readonly number[] = []) {
  const rig = sit({ options: free, seats: 3, dice });
  const [ash, bo] = [rig.hero({ name: 'Ash' }), rig.hero({ name: 'Bo' })];
  rig.state.isAtRest = true;
  return { ...rig, ash, bo, seat: (seat: number) => answersIn(rig, seat) };
}

describe('free deeds', () => {
  test('[DT-PLAY-01, DT-PLC-05] each player’s character may do by itself what needs no scene', () => {
    const { seat, state } = table();
    expect([seat(0).has('free-deed'), seat(1).has('free-deed'), seat(2).has('free-deed')]).toEqual([
      true,
      true,
      false,
    ]);
    state.isAtRest = false;
    expect(seat(0).has('free-deed')).toBe(false);
  });

  test('[DT-AC-13, DT-TIME-02] armor is put on, and the clock runs on by what it takes', () => {
    const { seat, ash, state } = table();
    ash.items = [{ id: 70, kind: 'light-armor' }];
    seat(0).use('free-deed', 'put-on-70');
    expect([ash.armor, state.clock]).toEqual([70, 6]);
    seat(0).use('free-deed', 'take-off-70');
    expect(ash.armor).toBeUndefined();
  });

  test('[DT-PLC-07, DT-GMC-08] a rest begins when all agree and whoever runs the game allows it', () => {
    const { seat, state } = table();
    expect(seat(0).use('free-deed', 'rest')).toEqual(['agree-rest 1', 'allow-rest 2']);
    expect(state.clock).toBe(HOUR);
    seat(0).use('free-deed', 'rest', [['agree-rest', 'no']]);
    expect(state.clock).toBe(HOUR);
    expect(seat(0).use('free-deed', 'rest', [['allow-rest', 'no']])).toEqual([
      'agree-rest 1',
      'allow-rest 2',
    ]);
    expect(state.clock).toBe(HOUR);
  });

  test('[DT-PLC-07, DT-HEAL-01] whoever is down can do nothing but call for a rest', () => {
    const { seat, ash } = table();
    ash.items = [{ id: 70, kind: 'light-armor' }];
    ash.hp = 0;
    expect(() => seat(0).use('free-deed', 'put-on-70')).toThrow('no "put-on-70" among rest');
  });

  test('[DT-PLAY-01, DT-TURN-02] in a fight there are turns instead', () => {
    const rig = table();
    rig.foe('thug');
    rig.seat(2).use('fight');
    expect(stepOf(rig.state)).toBe('round');
    rig.state.isAtRest = true;
    expect(rig.seat(0).has('free-deed')).toBe(false);
  });

  test('[DT-PLAY-01] where an adventure is played its scenes say what can be done', () => {
    const rig = sit({ options: { gm: 'human', adventure: 'harrow-down' }, seats: 2 });
    rig.hero();
    rig.state.isAtRest = true;
    expect(answersIn(rig, 0).has('free-deed')).toBe(false);
  });

  test('[DT-TOK-07] a special thing is had for a token', () => {
    const { seat, ash } = table();
    ash.tokens = 1;
    seat(0).use('free-deed', 'special-item', [['item-for', 'climb']]);
    expect([ash.tokens, ash.items.map(({ task }) => task)]).toEqual([0, ['climb']]);
  });
});

describe('free play', () => {
  test('[DT-TAB-03, DT-TAB-04] waits for whoever runs the game, and for nobody else', () => {
    const { t, play, state } = table();
    expect(stepOf(state)).toBe('direct');
    const { asked } = play(STEPS.direct(t), [['direct', 'next-scene']]);
    expect([asked, state.scenes]).toEqual([['direct 2'], 1]);
  });

  test('[DT-COND-31, DT-SOC-06] with a scene what lasts as long is over', () => {
    const { t, play, ash } = table();
    ash.used['influence/4'] = 0;
    ash.isHidden = true;
    ash.effects.push({
      id: 90,
      kind: 'shaken',
      source: { rule: 'DT-GMC-06' },
      until: { at: 'scene' },
    });
    play(STEPS.direct(t), [['direct', 'next-scene']]);
    expect([ash.effects, ash.used, ash.isHidden]).toEqual([[], {}, false]);
  });

  test('[DT-LVL-03, DT-GMC-10] Levels that were earned come when the scene is over', () => {
    const { t, play, ash, seat } = table([4]);
    seat(2).use('award', { who: [`creature-${ash.id}`], xp: 2000 });
    expect(ash.level).toBe(1);
    play(STEPS.direct(t), [['direct', 'next-scene']]);
    expect(ash.level).toBe(2);
  });

  test('[DT-TAB-02, DT-TAB-04] the session ends when its master closes it, and is over then', () => {
    const { t, play, state } = table();
    play(STEPS.direct(t), [['direct', 'close']]);
    expect([state.phase, state.ending, stepOf(state)]).toEqual(['ended', 'closed', undefined]);
  });

  test('[DT-TAB-04] at the limit the program closes it', () => {
    const { t, play, state } = table();
    state.steps = t.options.sessionLimit;
    expect(play(STEPS.direct(t)).asked).toEqual([]);
    expect(state.ending).toBe('limit');
  });

  test('[DT-GMC-05, DT-INIT-14] a fight that begins meanwhile runs at once, and afterwards the scene goes on', () => {
    const { t, seat, state, foe, play } = table();
    foe('thug');
    const flow = STEPS.direct(t);
    flow.next(0);
    seat(2).use('fight');
    expect(stepOf(state)).toBe('round');
    state.isAtRest = true;
    seat(2).use('end-fight');
    expect([state.combat, stepOf(state)]).toEqual([undefined, 'direct']);
    expect(play(STEPS.direct(t), [['direct', 'next-scene']]).asked).toEqual(['direct 2']);
  });
});
