import { type Answer, type Choice, type Flow, fallbackAnswer } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { sit as table } from '../../../test/rig.ts';
import { readySheet, STAND_INS, scores, sheet } from '../../../test/sheet-content.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { D20Event } from '../../events.ts';
import type { D20Options } from '../../options.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { characters } from './characters.ts';

/** The dice of the worked example, then funds of 10 × (1 + 2 + 3). */
const SCORES = [4, 5, 3, 6, 5, 4, 5, 5, 6, 2, 3, 3, 3, 4, 3, 1, 2, 2];
const DICE = [...SCORES, 3, 1, 2, 3];

interface Sitting {
  readonly dice?: readonly number[];
  readonly options?: Partial<D20Options>;
  readonly seats?: number;
  readonly documents?: Readonly<Record<string, unknown>>;
}

function sit({ documents = {}, ...sitting }: Sitting = {}) {
  const rig = table({ seats: 1, content: STAND_INS, ...sitting });
  Object.assign(rig.t, { documents });
  const events = <T extends D20Event['type']>(type: T) =>
    rig.told.filter((event): event is Extract<D20Event, { type: T }> => event.type === type);
  return { ...rig, events };
}

/** Whose turn it is to answer, and how; everything else gets its default. */
type Answers = readonly (readonly [key: string, seat: number, answer: unknown])[];

/** Plays to the end; says what was asked of whom at each step. */
function play(flow: Flow<void>, answers: Answers = []): readonly (readonly string[])[] {
  const steps: string[][] = [];
  const left = [...answers];
  let step = flow.next(0);
  while (!step.done) {
    const pending = step.value;
    const choices: readonly Choice[] = pending.kind === 'many' ? pending.choices : [pending];
    steps.push(choices.map(({ why, seat }) => `${why.key.replace('choice.', '')} ${seat}`));
    const [key, seat, given] = left[0] ?? [];
    const meant = choices.findIndex((one) => one.why.key === `choice.${key}` && one.seat === seat);
    if (meant >= 0) left.shift();
    const slot = Math.max(0, meant);
    const choice = choices[slot];
    if (choice === undefined) throw new Error('nothing is asked');
    const answer = meant < 0 ? fallbackAnswer(choice) : answerTo(choice, given);
    step = flow.next(pending.kind === 'many' ? { slot, answer } : answer);
  }
  expect(left).toEqual([]);
  return steps;
}

function answerTo(choice: Choice, given: unknown): Answer {
  if (choice.kind === 'text') return JSON.stringify(given);
  if (choice.kind !== 'one') return given as Answer;
  return choice.options.findIndex(({ id }) => id === given);
}

/** What the choice of a character says of an answer: nothing if it takes it. */
function faultsOf(flow: Flow<void>, raw: unknown): Readonly<Record<string, string>> {
  const step = flow.next(0);
  const pending = step.done === true ? undefined : step.value;
  const choice = pending?.kind === 'many' ? pending.choices[0] : pending;
  if (choice?.kind !== 'text' || choice.document === undefined) throw new Error('no document');
  const read = choice.document.read(JSON.parse(JSON.stringify(raw)));
  return read.ok ? {} : Object.fromEntries(read.error.map(({ path, message }) => [path, message]));
}

/** The elf of the worked example, as she is made on those dice. */
const ELF: Sheet = sheet({
  name: 'Elin',
  scores: scores(12, 15, 16, 8, 10, 5),
  hitDice: [3],
  gear: [{ kind: 'light-armor', is: 'worn' }],
});

const ALONE = { companions: false } as const;

describe('a new character', () => {
  test('[DT-EX-01] [DT-CHAR-01] [DT-CHAR-09] dice are rolled and told, and a sheet is made on them', () => {
    const { t, state, events, allDiceUsed } = sit({ dice: DICE, options: ALONE });
    expect(play(characters(t), [['character', 0, ELF]])).toEqual([['character 0']]);
    allDiceUsed();
    expect(events('character-rolled')).toMatchObject([
      { seat: 0, totals: [12, 15, 16, 8, 10, 5], die: 3, funds: 60, rule: 'DT-CHAR-09' },
    ]);
    expect(events('character-rolled')[0]?.faces[2]).toEqual([5, 5, 6]);
    const [elf] = state.creatures;
    expect(elf).toMatchObject({ name: 'Elin', seat: 0, level: 1, hp: 7, side: 'party' });
    expect(elf?.run).toEqual({ by: 'seat', seat: 0 });
    expect(events('character-came')).toMatchObject([{ how: 'made', seat: 0, level: 1 }]);
  });

  test('[DT-CHAR-09] rolls are final: other numbers are refused, each with its path', () => {
    const faults = (some: Partial<Sheet>) =>
      faultsOf(characters(sit({ dice: DICE }).t), { ...ELF, ...some });
    expect(faults({})).toEqual({});
    expect(faults({ scores: scores(12, 15, 16, 8, 10, 6) })).toEqual({
      'scores.CHA': 'is 6; rolled was 5 (DT-CHAR-01)',
    });
    expect(faults({ hitDice: [6] })['hitDice.0']).toContain('must be 3');
    expect(faults({ gp: 60 }).gear).toContain('with the 60 that were rolled');
    expect(faults({ gear: [{ kind: 'dagger' }], gp: 57 })).toEqual({});
    expect(faults({ isWritten: true })).toHaveProperty('isWritten');
    expect(faults({ xp: 5 })).toHaveProperty('xp');
    expect(faults({ level: 2, xp: 2000, hitDice: [3, 3] })).toHaveProperty('level');
    expect(faults({ roles: [] }).roles).toContain('must have 2');
  });

  test('[DT-OPT-05] in order, or arranged where the table says so', () => {
    const moved = { ...ELF, scores: scores(16, 15, 12, 8, 10, 5) };
    const faults = (abilityGen: 'inOrder' | 'arrange', one: Sheet) =>
      Object.keys(faultsOf(characters(sit({ dice: DICE, options: { abilityGen } }).t), one));
    expect(faults('inOrder', moved)).toEqual(['scores.STR', 'scores.CON']);
    expect(faults('arrange', moved)).toEqual([]);
    expect(faults('arrange', { ...ELF, scores: scores(16, 16, 12, 8, 10, 5) })).toEqual(['scores']);
  });

  test('[DT-OPT-02] with average Hit Dice none is rolled', () => {
    const dice = [...SCORES, 1, 2, 3];
    const { t, state, allDiceUsed } = sit({ dice, options: { ...ALONE, hpMode: 'average' } });
    play(characters(t), [['character', 0, { ...ELF, hitDice: [3.5] }]]);
    expect(state.creatures[0]?.hp).toBe(8);
    allDiceUsed();
  });

  test('[DT-OPT-13, DT-DICE-12] whoever leaves the first throw to the program leaves it the rest', () => {
    const options = { ...ALONE, diceEntry: 'manual' } as const;
    const { t, state, allDiceUsed } = sit({ options, dice: DICE });
    const steps = play(characters(t), [
      ['rolls-character', 0, 'yes'],
      ['face', 0, 0],
      ['character', 0, ELF],
    ]);
    expect(steps).toHaveLength(3);
    expect(state.creatures[0]?.character?.scores).toEqual(ELF.scores);
    allDiceUsed();
  });

  test('[DT-OPT-13] whoever rolls its own dice types them, or takes a ready one', () => {
    const { t, state } = sit({ options: { ...ALONE, diceEntry: 'manual' } });
    const steps = play(characters(t), [
      ['rolls-character', 0, 'yes'],
      ...DICE.map((face, at) => [at === 0 ? 'face' : 'next-face', 0, face] as const),
      ['character', 0, ELF],
    ]);
    expect(steps).toHaveLength(24);
    expect(state.creatures[0]?.character?.scores).toEqual(ELF.scores);
    const other = sit({ options: { ...ALONE, diceEntry: 'manual' } });
    expect(play(characters(other.t), [['rolls-character', 0, 'no']])).toHaveLength(2);
    expect(other.state.creatures[0]?.name).toBe('Bryn Oakshield');
  });

  test('[DT-CHAR-04] raised to the Level at which the table begins, benefits chosen at once', () => {
    const { t, state, allDiceUsed } = sit({
      dice: [...DICE, 4, 4, 5],
      options: { ...ALONE, startLevel: 4 },
    });
    play(characters(t), [
      ['character', 0, ELF],
      ['benefit', 0, 'score-CON'],
    ]);
    const [elf] = state.creatures;
    expect([elf?.level, elf?.character?.xp, elf?.character?.scores.CON]).toEqual([4, 8000, 18]);
    // 3 + 4 + 4 + 5, CON +3 and Toughness 2 for each Level, all of it there.
    expect(elf?.hp).toBe(36);
    allDiceUsed();
  });
});

describe('ready characters', () => {
  test('[DT-PRE-01] [DT-MAT-02] those of the adventure come first; the first free one is the usual one', () => {
    const { t, state, events } = sit({ dice: [...DICE, ...DICE], seats: 2, options: ALONE });
    expect(play(characters(t))).toEqual([['character 0', 'character 1'], ['character 1']]);
    expect(state.creatures.map(({ name, seat }) => [name, seat])).toEqual([
      ['Bryn Oakshield', 0],
      ['Ysolde Wren', 1],
    ]);
    expect(events('character-came').map(({ how }) => how)).toEqual(['ready', 'ready']);
  });

  test('[DT-CHAR-07] nobody takes one that somebody has, whoever was faster', () => {
    const { t, state } = sit({ dice: [...DICE, ...DICE], seats: 2, options: ALONE });
    const flow = characters(t);
    const bryn = readySheet('bryn-oakshield');
    let step = flow.next(0);
    if (step.done === true || step.value.kind !== 'many') throw new Error('not side by side');
    step = flow.next({ slot: 1, answer: JSON.stringify(bryn) });
    const pending = step.done === true ? undefined : step.value;
    const choice = pending?.kind === 'many' ? pending.choices[0] : undefined;
    if (choice?.kind !== 'text') throw new Error('no text');
    expect(choice.document?.read(bryn)).toMatchObject({
      error: [{ message: expect.stringContaining('somebody else plays Bryn Oakshield') }],
    });
    expect(choice.about).toMatchObject({ ready: ['ysolde-wren'] });
    expect(JSON.parse(String(choice.fallback))).toMatchObject({ name: 'Ysolde Wren' });
    flow.next({ slot: 0, answer: JSON.stringify(readySheet('ysolde-wren')) });
    // They come in in the order of seats.
    expect(state.creatures.map(({ name, seat }) => [name, seat])).toEqual([
      ['Ysolde Wren', 0],
      ['Bryn Oakshield', 1],
    ]);
  });

  test('[DT-CHAR-04] others only up to the Level of the adventure or of the table', () => {
    const ready = (startLevel: number) => {
      const flow = characters(sit({ dice: DICE, options: { startLevel } }).t);
      const step = flow.next(0);
      const pending = step.done === true ? undefined : step.value;
      const choice = pending?.kind === 'many' ? pending.choices[0] : pending;
      return choice?.about?.ready;
    };
    expect(ready(1)).toEqual(['bryn-oakshield', 'ysolde-wren']);
    expect(ready(2)).toEqual(['bryn-oakshield', 'ysolde-wren', 'ada-finch']);
    expect(ready(8)).toContain('sherlock-holmes');
    expect(ready(8)).not.toContain('count-dracula');
  });

  test('random players get characters that are taken', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { t } = sit({ dice: DICE });
      const step = characters(t).next(0);
      const pending = step.done === true ? undefined : step.value;
      const choice = pending?.kind === 'many' ? pending.choices[0] : pending;
      if (choice?.kind !== 'text' || choice.document?.sample === undefined) throw new Error('none');
      const sample = choice.document.sample(seededSource(`seed-${seed}`));
      expect(choice.document.read(sample), String(seed)).toEqual({ ok: true, value: sample });
    }
  });
});

describe('characters that are brought', () => {
  const now = {
    ...{ clock: 500, hp: 2, lockedLoss: [], effects: [], used: { rally: 450 } },
    ...{ strained: [], tokens: 1, restHours: [] },
  };

  test('[DT-TAB-03] whoever brings one is not asked; it goes on as it was', () => {
    const brought = { ...ELF, now };
    const { t, state, events } = sit({ documents: { 'character/0': brought }, options: ALONE });
    expect(play(characters(t))).toEqual([]);
    expect(state.creatures[0]).toMatchObject({ hp: 2, tokens: 1, used: { rally: -50 } });
    expect(events('character-came')).toMatchObject([{ how: 'brought' }]);
    expect(events('character-rolled')).toEqual([]);
  });

  test('[DT-CHAR-04] only who is new is raised; a Level that waits is taken', () => {
    const start = { ...ALONE, startLevel: 2 };
    const fresh = sit({ dice: [6], documents: { 'character/0': ELF }, options: start });
    play(characters(fresh.t));
    expect(fresh.state.creatures[0]?.level).toBe(2);
    const played = sit({ documents: { 'character/0': { ...ELF, now } }, options: start });
    play(characters(played.t));
    expect(played.state.creatures[0]?.level).toBe(1);
    const due = { ...ELF, xp: 2000, now };
    const waiting = sit({ dice: [6], documents: { 'character/0': due }, options: ALONE });
    play(characters(waiting.t));
    expect(waiting.state.creatures[0]).toMatchObject({ level: 2, hp: 12 });
    waiting.allDiceUsed();
  });

  test('[DT-TOK-42] [DT-TIME-02] in a campaign the clock goes on, and time has passed', () => {
    const campaign = { clock: 900, points: 3, attitudes: {}, finished: [], journal: [] };
    const documents = { campaign, 'character/0': { ...ELF, now } };
    const { t, state } = sit({ documents, options: ALONE });
    play(characters(t));
    expect([state.clock, state.points]).toEqual([900, 3]);
    expect(state.creatures[0]?.used).toEqual({ rally: 450 });
    expect(state.campaign).toEqual({ before: campaign, adventure: 'harrow-down' });
  });

  test('[DT-PRE-01] a ready one that was brought is taken', () => {
    const documents = { 'character/1': readySheet('bryn-oakshield') };
    const { t, state } = sit({ dice: DICE, seats: 2, documents, options: ALONE });
    expect(play(characters(t))).toEqual([['character 0']]);
    expect(state.creatures.map(({ name }) => name)).toEqual(['Ysolde Wren', 'Bryn Oakshield']);
  });
});

describe('companions', () => {
  test('[DT-OPT-16] fill the party to three: ready ones that nobody has, in id order', () => {
    const { t, state, events } = sit({ dice: DICE });
    play(characters(t), [['character', 0, ELF]]);
    expect(state.creatures.map(({ name, run }) => [name, run.by])).toEqual([
      ['Elin', 'seat'],
      ['Bryn Oakshield', 'companion'],
      ['Ysolde Wren', 'companion'],
    ]);
    expect(state.creatures[1]?.seat).toBeUndefined();
    expect(events('character-came').map(({ how, rule }) => [how, rule])).toEqual([
      ['made', 'DT-CHAR-07'],
      ['companion', 'DT-OPT-16'],
      ['companion', 'DT-OPT-16'],
    ]);
    const taken = sit({ dice: DICE });
    play(characters(taken.t));
    expect(taken.state.creatures.map(({ name }) => name)).toEqual([
      'Bryn Oakshield',
      'Ysolde Wren',
    ]);
  });

  test('[DT-OPT-16] [DT-INV-04] raised with average Hit Dice to the lowest Level of the party', () => {
    const { t, state, allDiceUsed } = sit({ dice: [...DICE, 6, 6], options: { startLevel: 3 } });
    play(characters(t), [['character', 0, ELF]]);
    const [, bryn, ysolde] = state.creatures;
    allDiceUsed();
    expect([bryn?.level, bryn?.character?.hitDice]).toEqual([3, [3.5, 3.5, 3.5]]);
    // 10.5 rounded up, CON +2 and Toughness for three Levels.
    expect([bryn?.hp, bryn === undefined ? 0 : maxHpOf(t, bryn)]).toEqual([23, 23]);
    expect(ysolde?.character?.spells['arcane-magic']).toEqual([
      'arcane-1-08',
      'arcane-1-01',
      'arcane-1-02',
    ]);
  });

  test('[DT-OPT-16] none without the option, nor where a person runs the game, nor beside three', () => {
    const count = (sitting: Sitting) => {
      const { t, state } = sit(sitting);
      play(characters(t));
      return state.creatures.filter(({ run }) => run.by === 'companion').length;
    };
    expect(count({ dice: DICE, options: ALONE })).toBe(0);
    expect(count({ dice: DICE, seats: 2, options: { gm: 'human' } })).toBe(0);
    const documents = { 'character/0': ELF, 'character/1': ELF };
    expect(count({ seats: 2, documents })).toBe(1);
    expect(count({ seats: 3, documents: { ...documents, 'character/2': ELF } })).toBe(0);
  });
});
