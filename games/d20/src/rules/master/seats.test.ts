import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { award } from '../levels/awards.ts';
import { STEPS, stepOf } from '../session/course.ts';
import { tryAsRuled } from '../story/as-ruled.ts';
import { calm } from '../story/calm.ts';
import { fightOf } from '../story/foes.ts';

const tough = { hitDice: [6] };
const human = { gm: 'human' } as const;
const climb = { tag: 'climb', target: 15, rule: 'DT-TASK-01' } as const;

/** Two players in a scene of Cutler’s Row; with a person who runs the game on a third seat. */
function house(options: { readonly gm?: 'auto' | 'human' } = {}) {
  const seats = options.gm === 'human' ? 3 : 2;
  const party = [
    { ...tough, name: 'Ash' },
    { ...tough, name: 'Bo' },
  ];
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'house',
    party,
    options,
    seats,
    seed: 'seats',
  });
  const [ash, bo] = rig.heroes;
  if (ash === undefined || bo === undefined) throw new Error('two play');
  rig.state.isAtRest = true;
  return { ...rig, ash, bo, seat: (seat: number) => answersIn(rig, seat) };
}

describe('a player who goes', () => {
  test('[DT-TAB-05] leaves its character to the software, and is asked nothing until it is back', () => {
    const { seat, ash, play, t, events } = house();
    seat(0).use('leave', 'away-played');
    expect([ash.run, ash.absence]).toEqual([{ by: 'companion' }, 'played']);
    expect(play(calm(t)).asked.filter((one) => one.endsWith(' 0'))).toEqual([]);
    seat(0).use('return', 'away-back');
    expect([ash.run, ash.absence]).toEqual([{ by: 'seat', seat: 0 }, undefined]);
    expect(events('absent')).toMatchObject([{ how: 'played', by: 'companion' }, { how: 'back' }]);
  });

  test('[DT-TAB-05, DT-OPT-16] it keeps its Level and its tokens, and is paid no experience meanwhile', () => {
    const { seat, ash, bo, t } = house();
    ash.tokens = 2;
    seat(0).use('leave', 'away-played');
    award(t, 200);
    expect([ash.tokens, ash.level, ash.character?.xp]).toEqual([2, 1, 0]);
    expect(bo.character?.xp).toBeGreaterThan(0);
  });

  test('[DT-TAB-05] or has it leave the party at the end of the scene: it is in no later one', () => {
    const rig = house();
    const { seat, ash, story, play, t } = rig;
    seat(0).use('leave', 'away-leaves');
    expect([ash.absence, ash.place.at]).toEqual(['leaves', 'line']);
    story().goes = 'surgery';
    play(STEPS.onward(t));
    expect([ash.absence, ash.place.at]).toEqual(['withdrawn', 'away']);
    story().goes = 'house';
    play(STEPS.onward(t));
    expect(ash.place.at).toBe('away');
    seat(0).use('return', 'away-back');
    expect([ash.absence, ash.place.at]).toEqual([undefined, 'line']);
  });

  test('[DT-TAB-05, DT-INIT-10] who is back in the middle of a fight comes in as one who arrives', () => {
    const rig = inScene({
      adventure: 'cutlers-row',
      scene: 'larder',
      party: [tough, { ...tough, name: 'Bo' }],
      seats: 2,
    });
    const [, bo] = rig.heroes;
    if (bo === undefined) return;
    bo.absence = 'withdrawn';
    bo.run = { by: 'companion' };
    bo.place = { at: 'away' };
    rig.play(fightOf(rig.t, []));
    expect(rig.state.combat?.participants).not.toContain(bo.id);
    answersIn(rig, 1).use('return', 'away-back');
    expect(rig.state.combat?.arrived).toContain(bo.id);
    expect(bo.place.at).toBe('square');
  });

  test('[DT-TAB-05] goes in the middle of its own turn: the software plays the turn on', () => {
    const rig = sit({ options: human, seats: 3 });
    const [ash] = [rig.hero({}, 0), rig.hero({}, 5)];
    rig.foe('thug', 60);
    inTurn(rig, ash);
    const flow = STEPS.deed(rig.t);
    expect(flow.next(0).value).toMatchObject({ seat: 0, why: { key: 'choice.deed' } });
    answersIn(rig, 0).use('leave', 'away-played');
    const { value } = flow.next(0);
    // Whatever it does, nobody is asked for it on seat 0.
    expect(value).not.toMatchObject({ seat: 0 });
  });

  test('[DT-TAB-05] the last one stays where nobody runs the game, and may go where somebody does', () => {
    const alone = house();
    alone.seat(0).use('leave', 'away-played');
    expect(alone.seat(1).has('leave')).toBe(false);
    const led = house(human);
    led.seat(0).use('leave', 'away-played');
    led.seat(1).use('leave', 'away-played');
    expect(led.play(calm(led.t)).asked[0]).toBe('calm 2');
  });

  test('[DT-TAB-05] whoever is under somebody else’s will stays so', () => {
    const { seat, ash } = house();
    ash.run = { by: 'master' };
    ash.effects.push({
      id: 80,
      kind: 'charmed',
      source: { rule: 'DT-COND-03' },
      until: { at: 'scene' },
      data: { was: { run: { by: 'seat', seat: 0 }, side: 'party', attitude: 'friendly' } },
    });
    seat(0).use('leave', 'away-played');
    expect([ash.run, ash.effects[0]?.data?.was?.run]).toEqual([
      { by: 'master' },
      { by: 'companion' },
    ]);
  });

  test('[DT-TAB-05, DT-GMC-11] whoever runs the game says who plays a character meanwhile, itself too', () => {
    const { seat, ash } = house(human);
    const who = `creature-${ash.id}`;
    seat(2).use('stand-in', { who, by: 'stands-master' });
    expect([ash.run, ash.absence]).toEqual([{ by: 'master' }, 'played']);
    seat(2).use('stand-in', { who, by: 'stands-player' });
    expect([ash.run, ash.absence]).toEqual([{ by: 'seat', seat: 0 }, undefined]);
  });
});

test('[DT-CHAR-04, DT-TAB-05] a seat without a living character has a new one between fights, at the lowest Level of the party', () => {
  const { seat, ash, bo, state } = house();
  expect(seat(0).has('newcomer')).toBe(false);
  ash.life = 'dead';
  bo.level = 2;
  state.isAtRest = false;
  expect(seat(0).has('newcomer')).toBe(false);
  state.isAtRest = true;
  expect(seat(0).use('newcomer', 'newcomer')).toContain('character 0');
  const comes = state.creatures.find((one) => one.seat === 0 && one.life === 'alive');
  expect(comes).toMatchObject({ level: 2, tokens: 2, run: { by: 'seat', seat: 0 }, side: 'party' });
  expect(comes?.place.at).toBe('line');
  expect(seat(0).has('newcomer')).toBe(false);
});

describe('whoever runs the game', () => {
  test('[DT-TAB-06] hands it to the software in the middle of a scene: nobody rules, and tasks are as written', () => {
    const rig = house(human);
    const { seat, state, play, t, ash } = rig;
    seat(2).use('lead', 'lead-software');
    expect(state.isLed).toBe(true);
    expect(play(tryAsRuled(t, ash, climb)).asked).not.toContain('ruling 2');
    expect([seat(2).has('call'), seat(2).has('place')]).toEqual([false, false]);
    expect(play(calm(t)).asked.some((one) => one.endsWith(' 2'))).toBe(false);
  });

  test('[DT-TAB-06] takes it back at any time', () => {
    const { seat, state, play, t, ash } = house(human);
    seat(2).use('lead', 'lead-software');
    state.isAtRest = false;
    seat(2).use('lead', 'lead-person');
    expect(state.isLed).toBeUndefined();
    expect(play(tryAsRuled(t, ash, climb)).asked[0]).toBe('ruling 2');
  });

  test('[DT-TAB-06, DT-AGM-05] its creatures play on by the software, in the middle of their turn', () => {
    const rig = inScene({
      adventure: 'cutlers-row',
      scene: 'larder',
      options: human,
      party: [tough],
      seats: 2,
      seed: 'hand-over',
    });
    rig.play(fightOf(rig.t, []));
    inTurn(rig, rig.row('ghoul'));
    const flow = STEPS.deed(rig.t);
    expect(flow.next(0).value).toMatchObject({ seat: 1, why: { key: 'choice.deed' } });
    answersIn(rig, 1).use('lead', 'lead-software');
    let step = flow.next(0);
    while (step.done !== true) {
      expect(step.value).not.toMatchObject({ seat: 1 });
      step = flow.next(0);
    }
    expect(stepOf(rig.state)).toBe('deed');
  });

  test('[DT-TAB-06, DT-AGM-02] players have with the software what they have with no other', () => {
    const { seat, t, play } = house(human);
    expect(seat(0).has('propose')).toBe(true);
    seat(2).use('lead', 'lead-software');
    expect([seat(0).has('propose'), seat(0).has('safety')]).toEqual([false, true]);
    expect(play(calm(t), []).asked[0]).toBe('calm 0');
  });

  test('[DT-TAB-06, DT-HID-09] whispers still go to its seat, which has them when it is back', () => {
    const { seat, told } = house(human);
    seat(2).use('lead', 'lead-software');
    seat(0).use('whisper', { words: 'are you there?' });
    expect(told.at(-1)).toMatchObject({ type: 'whispered', seat: 0 });
  });

  test('[DT-TAB-06] cannot hand over what no adventure says, nor a table without players', () => {
    const free = sit({ options: { ...human, adventure: 'free' }, seats: 2 });
    free.hero();
    free.state.isAtRest = true;
    expect(answersIn(free, 1).has('lead')).toBe(false);
    const { seat } = house(human);
    seat(0).use('leave', 'away-played');
    seat(1).use('leave', 'away-played');
    expect(seat(2).has('lead')).toBe(false);
  });
});
