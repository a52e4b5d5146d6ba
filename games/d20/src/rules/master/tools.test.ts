import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { d20Content } from '../../content/index.ts';
import { TAGS } from '../../content/tags.ts';
import { viewOf } from '../../view.ts';
import { handDeeds } from '../actions/hands.ts';
import { HOUR } from '../effects/afflict.ts';
import { calmDeeds } from '../story/calm.ts';
import { ruled } from '../tasks/ruled.ts';

/** A table of two players and whoever runs the game, at rest. */
function table(dice?: readonly number[], more: Parameters<typeof sit>[0] = {}) {
  const rig = sit({
    seats: 3,
    ...(dice === undefined ? { seed: 'tools' } : { dice }),
    ...more,
    options: { gm: 'human', adventure: 'free', ...more.options },
  });
  rig.state.isAtRest = true;
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0, 0, 0), rig.hero({ name: 'Bo' }, 5, 0, 1)];
  return { ...rig, ash, bo, master: answersIn(rig, 2) };
}

const whom = ({ id }: { readonly id: number }) => `creature-${id}`;

describe('whoever runs the game', () => {
  test('[DT-GMC-01] describes a scene in words, for all', () => {
    const rig = table();
    rig.master.use('describe', { words: 'The lamps are out.' });
    expect(rig.told).toMatchObject([{ type: 'described', rule: 'DT-GMC-01' }]);
    expect(answersIn(rig, 0).has('describe')).toBe(false);
  });

  test('[DT-GMC-03] calls for a roll by a tag, against a number, with lean and bonus', () => {
    const rig = table([4, 11]);
    const fields = { who: [whom(rig.bo)], tag: 'climb', target: 14, lean: 'advantage', bonus: 3 };
    rig.master.use('call', fields);
    expect(rig.events('rolled')).toMatchObject([
      { creature: rig.bo.id, tag: 'climb', faces: [4, 11], total: 14, success: true },
    ]);
    rig.allDiceUsed();
  });

  test('[DT-GMC-04] grants, denies or sells a success before the roll, which is then not made', () => {
    for (const verdict of ['grant', 'deny', 'cost'] as const) {
      const rig = table([]);
      const task = { tag: 'climb', target: 15, rule: 'DT-TASK-01' };
      const flow = ruled(rig.t, rig.ash, task);
      const step = flow.next(0);
      if (step.done === true || step.value.kind !== 'form') throw new Error('nothing is asked');
      const filled = step.value.fields.map(({ name, choice }) => {
        if (name !== 'verdict') return 'fallback' in choice ? (choice.fallback ?? 0) : 0;
        return 'options' in choice ? choice.options.findIndex(({ id }) => id === verdict) : 0;
      });
      expect(flow.next(filled as never)).toEqual({ done: true, value: verdict });
      expect(rig.events('ruled')).toMatchObject([{ rule: 'DT-GMC-04', verdict }]);
    }
  });

  test('[DT-GMC-06] lets a hazard strike, lays a condition with its end and lifts it, and changes Hit Points with a reason', () => {
    const rig = table([2]);
    rig.ash.hp = 4;
    rig.master.use('hazard', { hazard: 'covered-pit', level: 1, who: [whom(rig.ash)] });
    expect([rig.ash.hp, rig.events('rolled').length]).toEqual([4, 1]);
    rig.allDiceUsed();
    const shaken = { who: [whom(rig.bo)], condition: 'shaken', lasts: 'minutes', count: 2 };
    rig.master.use('condition', shaken);
    expect(rig.bo.effects).toMatchObject([
      { kind: 'shaken', until: { at: 'time', clock: 12 }, source: { rule: 'DT-GMC-06' } },
    ]);
    rig.master.use('condition', { ...shaken, how: 'lift' });
    expect(rig.bo.effects).toEqual([]);
    rig.master.use('hit-points', { who: [whom(rig.bo)], change: -2, reason: 'a bad fall' });
    expect([rig.bo.hp, rig.events('hurt').at(-1)?.rule]).toEqual([2, 'DT-GMC-06']);
  });

  test('[DT-GMC-06, DT-HP-08, DT-INV-02] does not wake by a word whoever is at 0: Hit Points do', () => {
    const rig = table();
    rig.master.use('hit-points', { who: [whom(rig.bo)], change: -rig.bo.hp });
    const sleep = { who: [whom(rig.bo)], condition: 'unconscious', how: 'lift' };
    rig.master.use('condition', sleep);
    expect(rig.bo.effects).toMatchObject([{ kind: 'unconscious' }]);
    rig.master.use('hit-points', { who: [whom(rig.bo)], change: 1 });
    expect(rig.bo.effects).toEqual([]);
  });

  test('[DT-HID-07, DT-GMC-02] moves whom the party does not perceive, and only they hear of it until it is shown', () => {
    const rig = table();
    const lurker = rig.foe('thug', 10);
    lurker.isHidden = true;
    const heard: unknown[] = [];
    const { tell } = rig.t;
    Object.assign(rig.t, {
      tell: (event: Parameters<NonNullable<typeof tell>>[0]) => {
        heard.push([event.type, rig.t.audience]);
        tell?.(event);
      },
    });
    for (const how of ['here', 'show', 'hide', 'away'])
      rig.master.use('move', { who: whom(lurker), how });
    const moved = 'moved-by-master';
    expect(heard).toEqual([
      [moved, [2]],
      [moved, undefined],
      // All have seen it up to then.
      [moved, undefined],
      ['fled', [2]],
      [moved, [2]],
    ]);
    expect(rig.t.audience).toBeUndefined();
  });

  test('[DT-HID-07, DT-GMC-06, DT-GMC-07] what is done to whom the party does not perceive is told to nobody else', () => {
    const rig = table();
    const lurker = rig.foe('ogre', 10);
    lurker.isHidden = true;
    const heard: unknown[] = [];
    const { tell } = rig.t;
    Object.assign(rig.t, {
      tell: (event: Parameters<NonNullable<typeof tell>>[0]) => {
        heard.push([event.type, rig.t.audience]);
        tell?.(event);
      },
    });
    rig.master.use('hit-points', { who: [whom(lurker)], change: -2 });
    rig.master.use('condition', { who: [whom(lurker)], condition: 'shaken' });
    rig.master.use('attitude', { who: whom(lurker), attitude: 'neutral' });
    expect(heard).toEqual(['hurt', 'afflicted', 'attitude-changed'].map((type) => [type, [2]]));
    expect(rig.t.audience).toBeUndefined();
    const next = (seat: number) => viewOf(rig.state, seat, d20Content()).nextId;
    expect([next(0), next(1), next(2)]).toEqual([1_000_000, 1_000_000, rig.state.nextId]);
  });

  test('[DT-GMC-07] says how somebody stands to the party', () => {
    const rig = table();
    const guard = rig.foe('guard', 10, 0, { attitude: 'neutral' });
    rig.master.use('attitude', { who: whom(guard), attitude: 'friendly' });
    expect([guard.attitude, rig.events('attitude-changed').length]).toEqual(['friendly', 1]);
  });

  test('[DT-GMC-08] lets time pass, in rest or not', () => {
    const rig = table();
    rig.ash.hp = 1;
    rig.master.use('clock', { count: 2, unit: 'hours' });
    expect([rig.state.clock, rig.ash.hp]).toEqual([2 * HOUR, 1]);
    rig.master.use('clock', { count: 2, unit: 'hours', rest: 'resting' });
    expect([rig.state.clock, rig.ash.hp]).toEqual([4 * HOUR, 3]);
  });

  test('[DT-GMC-11, DT-HID-17] lends somebody to a player, who sees its block for that time only', () => {
    const rig = table();
    const guard = rig.foe('guard', 10);
    const sees = (seat: number) =>
      viewOf(rig.state, seat, d20Content()).creatures.find(({ id }) => id === guard.id)?.isVeiled;
    expect([sees(0), sees(1)]).toEqual([true, true]);
    guard.run = { by: 'seat', seat: 0, lent: 'session' };
    expect([sees(0), sees(1)]).toEqual([false, true]);
    rig.master.use('lend', { who: whom(guard), to: 'nobody' });
    expect([guard.run, sees(0)]).toEqual([{ by: 'master' }, true]);
  });

  test('[DT-GMC-13, DT-OPT-14, DT-HID-13] rolls dice before all; sealed only where the table allows it', () => {
    const open = table([3, 4]);
    open.master.use('dice', { count: 2, die: 'd6' });
    expect(open.events('master-rolled')).toMatchObject([{ faces: [3, 4] }]);
    expect(() => open.master.use('dice', { how: 'sealed' })).toThrow();
    const hidden = table([5], { options: { gmRolls: 'hidden' } });
    hidden.master.use('dice', { die: 'd6', how: 'sealed' });
    expect(hidden.state.sealed).toEqual([[5]]);
    const seen = [SPECTATOR, 0, 1, 2].map(
      (seat) => viewOf(hidden.state, seat, d20Content()).sealed[0],
    );
    expect(seen).toEqual([[], [], [], [5]]);
  });

  test('[DT-GMC-15] has no tool that spends a player’s token or turns a die, and does not see passes set in advance', () => {
    const rig = table();
    rig.ash.tokens = 2;
    rig.ash.hp = 0;
    rig.state.rerolls = { 0: 'never' };
    for (const name of ['survive', 'extra-action', 'setback'])
      expect(rig.master.has(name)).toBe(false);
    expect(viewOf(rig.state, 2, d20Content()).rerolls).toEqual({});
  });
});

describe('players', () => {
  test('[DT-PLC-02] propose in words what they try, with a tag; whoever runs the game rules it', () => {
    const rig = table([12]);
    const asked = answersIn(rig, 0).use('propose', { words: 'I climb the wall.', tag: 'climb' });
    expect(asked[0]).toBe('ruling 2');
    expect(rig.events('said')).toMatchObject([{ rule: 'DT-PLC-02', creature: rig.ash.id }]);
    expect(rig.events('rolled')).toMatchObject([{ tag: 'climb' }]);
    expect(Object.keys(TAGS)).toContain('climb');
  });

  test('[DT-HID-09, DT-PLC-01] whisper to whoever runs the game, and nobody else hears that they did', () => {
    const rig = table();
    const heard: (readonly number[] | undefined)[] = [];
    const { tell } = rig.t;
    Object.assign(rig.t, {
      tell: (event: Parameters<NonNullable<typeof tell>>[0]) => {
        heard.push(rig.t.audience);
        tell?.(event);
      },
    });
    answersIn(rig, 1).use('whisper', { words: 'I keep the coin.' });
    expect(heard).toEqual([[1, 2]]);
  });

  test('[DT-PLC-11] roll dice that have no effect, before all', () => {
    const rig = table([6, 2, 17]);
    const before = structuredClone(rig.state);
    answersIn(rig, 1).use('free-dice', { count: 2, die: 'd6' });
    answersIn(rig, 0).use('free-dice');
    expect(rig.events('free-rolled')).toMatchObject([
      { rule: 'DT-PLC-11', seat: 1, faces: [6, 2] },
      { seat: 0, faces: [17] },
    ]);
    expect(rig.state).toEqual(before);
    expect(rig.master.has('free-dice')).toBe(false);
  });

  test('[DT-PLC-06] hand things to whoever is in reach', () => {
    const rig = table();
    rig.ash.items.push({ id: 70, kind: 'rope' });
    const hands = () => handDeeds(rig.t, rig.ash, turnOf(rig.ash));
    const hand = hands().find(({ id }) => id === `hand-70-to-${rig.bo.id}`);
    rig.play(hand?.run(rig.t) ?? undefined);
    expect([rig.ash.items, rig.bo.items.map(({ id }) => id)]).toEqual([[], [70]]);
    rig.bo.place = { at: 'line', feet: 50 };
    rig.ash.items.push({ id: 71, kind: 'rope' });
    expect(hands().some(({ id }) => id === `hand-71-to-${rig.bo.id}`)).toBe(false);
  });

  test('[DT-PLC-07] rest when all agree', () => {
    const rests = (answer: 'yes' | 'no') => {
      const rig = inScene({
        ...{ adventure: 'harrow-down', scene: 'green', party: [{}, {}], seed: 'rest' },
      });
      rig.first.hp = 1;
      const rest = calmDeeds(rig.t, rig.first).find(({ kind }) => kind === 'rest');
      const { asked } = rig.play(rest?.run(rig.t), [['agree-rest', answer]]);
      return [asked, rig.state.clock - rig.story().entered, rig.first.hp];
    };
    expect(rests('no')).toEqual([['agree-rest 1'], 0, 1]);
    expect(rests('yes')).toEqual([['agree-rest 1'], HOUR, 2]);
  });
});
