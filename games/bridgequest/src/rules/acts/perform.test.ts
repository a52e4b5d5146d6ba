import type { Flow } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { readEffect } from '../../effects/read-effect.ts';
import { TEXTS } from '../../texts.ts';
import { inForceFor } from '../effects/in-force.ts';
import { endCombatEffects, endEffectsOn, endTurnEffects } from '../effects/lasting.ts';
import type { Doing } from './doing.ts';
import { perform } from './perform.ts';

const SOURCE = 'BQC-DOOR-056#1';

/** What an effect that is written so does. */
function written(text: string) {
  const effect = readEffect(`hit: ${text}`, 'effect', ({ message }) => {
    throw new Error(message);
  });
  return effect?.do ?? [];
}

/** Plays a flow; questions of one are answered by the ids of options, all others by passing. */
function play(flow: Flow<void>, answers: readonly string[] = []): readonly string[] {
  const left = [...answers];
  const asked: string[] = [];
  let step = flow.next(0);
  while (!step.done) {
    const pending = step.value;
    if (pending.kind === 'many') {
      step = flow.next({ slot: 0, answer: 0 });
      continue;
    }
    if (pending.kind !== 'one') throw new Error(`asks ${pending.kind}`);
    asked.push(`${pending.why.key} ${pending.seat}`);
    const wanted = left.shift();
    step = flow.next(pending.options.findIndex(({ id }) => id === wanted));
  }
  return asked;
}

interface Done {
  readonly sitting?: Sitting;
  readonly doing?: Partial<Doing>;
  readonly answers?: readonly string[];
}

/** Does that to the first hero of three, who stand on 11, on 2 and in Homeworld. */
function done(text: string, { sitting, doing, answers }: Done = {}) {
  const { t, told } = sit({ heroes: ['11 UL', '2 UL', 'homeworld'], ...sitting });
  const you = heroAt(t.state, 0);
  const asked = play(
    perform(t, written(text), {
      ...{ you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true },
      ...doing,
    }),
    answers,
  );
  return { t, told, asked, heroes: t.state.heroes };
}

describe('what verbs do', () => {
  test('[BQC-VERB-11] [BQ-TRAV-04] travels change, also below nothing', () => {
    const { heroes, told } = done('travel(-2)');
    expect(heroes.map(({ travels }) => travels)).toEqual([-2, 0, 0]);
    expect(told).toEqual([
      { type: 'travels-changed', rule: 'BQC-TRIG-02', seat: 0, by: -2, left: -2 },
    ]);
  });

  test('[BQC-FX-08] dice of an amount are rolled, and what is counted is counted', () => {
    expect(
      done('travel(2d6)', { sitting: { heroes: ['11 UL'], dice: [3, 4] } }).heroes[0]?.travels,
    ).toBe(9);
    expect(
      done('travel(-d6)', { sitting: { heroes: ['11 UL'], dice: [3] } }).heroes[0]?.travels,
    ).toBe(-4);
    expect(done('travel(row)').heroes[0]?.travels).toBe(3);
    const places = { 'hand/0': ['BQC-DOOR-001#1', 'BQC-DOOR-002#1'] };
    expect(
      done('travel(hand)', { sitting: { heroes: ['11 UL'], places } }).heroes[0]?.travels,
    ).toBe(2);
  });

  test('[BQC-VERB-09] [BQ-SHEET-04] a number of the sheet changes for good, not below 1', () => {
    const { t, told } = sit({ heroes: ['11 UL'] });
    const you = heroAt(t.state, 0);
    you.sheet = { ...you.sheet, CON: 3 };
    const doing = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true };
    play(perform(t, written('stat(CON,-1)'), doing));
    expect(you.sheet.CON).toBe(2);
    play(perform(t, written('stat(CON,-5)'), doing));
    expect(you.sheet.CON).toBe(1);
    play(perform(t, written('stat(CON,-1); stat(CON,2)'), doing));
    expect(you.sheet.CON).toBe(3);
    // It is told by how much it has changed, and what stood in the way.
    const changes = told as unknown as readonly { rule: string; by: number; number: number }[];
    expect(changes.map(({ rule, by, number }) => [rule, by, number])).toEqual([
      ['BQC-TRIG-02', -1, 2],
      ['BQ-SHEET-04', -1, 1],
      ['BQ-SHEET-04', 0, 1],
      ['BQC-TRIG-02', 2, 3],
    ]);
  });

  test('[BQC-VERB-10] [BQ-KAR-02] Karma comes with its card, but not if a monster or an item takes it', () => {
    const places = { 'spell-deck': ['BQC-SPEL-01#1'] };
    const sitting = { heroes: ['11 UL'], places };
    const bad = done('karma(-2)', { sitting });
    expect([bad.heroes[0]?.sheet.karma, bad.t.state.places['karma/0']]).toEqual([
      -1,
      ['BQC-SPEL-01#1'],
    ]);
    const drained = done('karma(-2)', { sitting, doing: { isDeed: false } });
    expect(drained.t.state.places['karma/0'] ?? []).toEqual([]);
  });

  test('[BQC-VERB-12] [BQ-CARD-11] [BQ-CARD-12] cards come into the hand, face up onto the table', () => {
    const places = { 'treasure-deck': ['BQC-TREA-002#1', 'BQC-TREA-001#1'] };
    const sitting = { heroes: ['11 UL'], places };
    const down = done('draw(treasure,1,down)', { sitting });
    expect(down.t.state.places['hand/0']).toEqual(['BQC-TREA-001#1']);
    const up = done('draw(treasure,2,up)', { sitting });
    expect(up.t.state.places['tapped/0']).toEqual(['BQC-TREA-001#1', 'BQC-TREA-002#1']);
    const dust = { 'dust-deck': ['BQC-DUST-01#1'] };
    const kept = done('draw(dust,1,down)', { sitting: { heroes: ['11 UL'], places: dust } });
    expect(kept.t.state.places['karma/0']).toEqual(['BQC-DUST-01#1']);
  });

  test('[BQC-VERB-24] turns are lost, and add up', () => {
    expect(done('skip(1); skip(2)').heroes[0]?.skips).toBe(3);
  });

  test('[BQC-VERB-44] a flipped gender stays, and costs 5 in the combat of now or the next one', () => {
    const { t, heroes } = done('flip()');
    expect(heroes[0]?.sheet.gender).toBe('male');
    expect(t.state.lasting.map(({ action, until }) => ({ action, until }))).toEqual([
      { action: { verb: 'att', n: -5 }, until: 'c' },
    ]);
  });

  test('[BQC-VERB-46] a check, then one of two lists', () => {
    const at = (face: number) => {
      const { t } = sit({ heroes: ['11 UL'], dice: [face - 1] });
      const you = heroAt(t.state, 0);
      you.sheet = { ...you.sheet, WIS: 9 };
      const doing = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true };
      play(perform(t, written('check(WIS){travel(1)}{travel(-1)}'), doing));
      return [you.travels, you.sheet.WIS];
    };
    expect([at(8), at(9)]).toEqual([
      [1, 8],
      [-1, 8],
    ]);
  });

  test('[BQ-CON-08] [BQ-CON-01] whatever calls for a check of CON, it is the same die, and wears', () => {
    const at = (CON: number, face: number) => {
      const { t, told } = sit({ heroes: ['11 UL'], dice: [face - 1] });
      const you = heroAt(t.state, 0);
      you.sheet = { ...you.sheet, CON };
      const doing = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true };
      play(perform(t, written('check(CON){travel(1)}{travel(-1)}'), doing));
      return [you.travels, you.sheet.CON, told[0]];
    };
    const rolled = (face: number) => ({
      ...{ type: 'rolled', rule: 'BQ-CON-01', purpose: 'con-check', sides: 20, face, roller: 0 },
    });
    expect([at(9, 8), at(9, 9)]).toEqual([
      [1, 8, rolled(8)],
      [-1, 8, rolled(9)],
    ]);
  });

  test('[BQC-VERB-47] whom it is done to picks', () => {
    const { asked, heroes } = done('pick{travel(-1), skip(1)}', { answers: ['2/skip'] });
    expect(asked).toEqual(['choice.pick-effect 0']);
    expect([heroes[0]?.travels, heroes[0]?.skips]).toEqual([0, 1]);
  });

  test('[BQC-VERB-47] [BQC-VERB-48] what is picked says what it does, and a price what it is paid for', () => {
    const { t } = sit({ heroes: ['11 UL'] });
    const you = heroAt(t.state, 0);
    you.travels = 1;
    const speaker = createSpeaker({ texts: TEXTS, locale: 'en', seatName: (seat) => `${seat}` });
    const doing = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true };
    const heard = (text: string) => {
      const { value: choice } = perform(t, written(text), doing).next(0);
      if (choice?.kind !== 'one') throw new Error('nothing is asked');
      return [choice.why, ...choice.options.map(({ text: said }) => said)].flatMap((said) =>
        said === undefined ? [] : [speaker.say(said)],
      );
    };
    expect(heard('pick{travel(-1), skip(1)}').slice(1)).toEqual([
      '−1 travel',
      'lose the next turn',
    ]);
    expect(heard('pay(travel 1){skip(1)}')[0]).toMatch(/lose the next turn\. Pay a travel\?$/);
  });

  test('[BQC-VERB-48] Karma is paid as a number alone, which is no deed', () => {
    const { told, heroes, asked } = done('pay(karma 3){skip(1)}', { answers: ['yes'] });
    expect(asked).toEqual(['choice.pay 0']);
    expect([heroes[0]?.sheet.karma, heroes[0]?.skips]).toEqual([1 - 3, 1]);
    expect(told.map(({ type }) => type)).toEqual(['karma-changed', 'turns-lost']);
    expect(done('pay(karma 3){skip(1)}', { answers: ['no'] }).told).toEqual([]);
  });

  test('[BQC-FX-01] actions are done from left to right', () => {
    expect(done('travel(1); skip(1); travel(-2)').told.map(({ type }) => type)).toEqual([
      'travels-changed',
      'turns-lost',
      'travels-changed',
    ]);
  });
});

describe('whom an effect means', () => {
  const travels = (text: string, given: Done = {}) =>
    done(text, given).heroes.map(({ travels: left }) => left);

  test('[BQC-TARG-03] all, the others, all in the same world, one that is picked', () => {
    expect(travels('travel(1)@all')).toEqual([1, 1, 1]);
    expect(travels('travel(1)@others')).toEqual([0, 1, 1]);
    const two = { heroes: ['11 UL', '11 UR', '2 UL'] };
    expect(travels('travel(1)@here-all', { sitting: two })).toEqual([1, 1, 0]);
    expect(travels('travel(1)@pick-player', { answers: ['2'] })).toEqual([0, 0, 1]);
  });

  test('[BQC-TARG-04] [BQ-ADJ-02] one that is adjacent, if there is any', () => {
    const places = { 'world/11': ['BQC-WORLD-01#1'], 'world/2': ['BQC-WORLD-02#1'] };
    const sitting = { heroes: ['11 UL', '2 UL', 'homeworld'], places };
    const only = done('travel(1)@pick-adj', { sitting, answers: ['1'] });
    expect(only.heroes.map(({ travels: left }) => left)).toEqual([0, 1, 0]);
    // 2 is closed: nobody is adjacent, and nobody is asked (BQC-FX-07).
    expect(done('travel(1)@pick-adj').asked).toEqual([]);
  });

  test('[BQC-TARG-01] all who fight, or the helper', () => {
    const { t } = sit({ heroes: ['11 UL', '11 UR', 'homeworld'] });
    const you = fight(t, { helper: 1 });
    const doing = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true };
    play(perform(t, written('travel(1)@both; travel(2)@helper'), doing));
    expect(t.state.heroes.map(({ travels: left }) => left)).toEqual([1, 3, 0]);
  });

  test('[BQC-TARG-03] the dead are nobody', () => {
    const { t } = sit({ heroes: ['11 UL', '11 UR'] });
    heroAt(t.state, 1).life = 'dead';
    const you = heroAt(t.state, 0);
    const doing = { you, by: you, source: SOURCE, rule: 'BQC-TRIG-02', isDeed: true };
    play(perform(t, written('travel(1)@all'), doing));
    expect(t.state.heroes.map(({ travels: left }) => left)).toEqual([1, 0]);
  });
});

describe('what lasts', () => {
  test('[BQC-DUR-02] [BQC-DUR-03] [BQC-DUR-06] holds for whom it was done to, until its time is over', () => {
    const { t } = done('run(1)~c; run(2)~t; run(3)~g');
    const held = (seat: number) =>
      inForceFor(t, heroAt(t.state, seat)).map(({ action }) => (action as { n: number }).n);
    expect([held(0), held(1)]).toEqual([[1, 2, 3], []]);
    endCombatEffects(t);
    expect(held(0)).toEqual([2, 3]);
    endTurnEffects(t, t.state.nextLasting);
    expect(held(0)).toEqual([3]);
  });

  test('[BQC-DUR-04] until the end of the next turn of whom it was done to, not of this one', () => {
    const { t } = done('run(1)~n');
    const count = () => t.state.lasting.length;
    // It began in the turn of its hero, which ends.
    endTurnEffects(t, 1);
    expect(count()).toBe(1);
    const begun = t.state.nextLasting;
    t.state.active = 1;
    endTurnEffects(t, begun);
    expect(count()).toBe(1);
    t.state.active = 0;
    endTurnEffects(t, begun);
    expect(count()).toBe(0);
  });

  test('[BQ-DEAD-04] [BQ-TERM-19] death ends all that was on the character', () => {
    const { t } = done('run(1)~g; run(2)~w@all');
    endEffectsOn(t, heroAt(t.state, 0));
    expect(t.state.lasting.map(({ target }) => target)).toEqual([1, 2]);
  });
});
