import type { Answer, Choice, OpenChoices } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { saidOf } from '../../../test/figures.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { movePhase } from './move-phase.ts';

interface Walking {
  readonly sitting?: Sitting;
  readonly travels: number;
  readonly phase?: 'beginning' | 'final';
  readonly isPinned?: boolean;
  /** Stops of each way by their ids; before it, which allies come along. */
  readonly answers: readonly (readonly string[])[];
}

/** Plays a move phase of the first hero, with these answers. */
function walk({ sitting, travels, phase = 'beginning', isPinned = false, answers }: Walking) {
  const { t, told } = sit({
    heroes: ['homeworld'],
    places: { 'world/20': [world(1)], 'world/11': [world(9)], 'world/2': [world(8)] },
    ...sitting,
  });
  const hero = heroAt(t.state, 0);
  hero.travels = travels;
  hero.isPinned = isPinned;
  for (const figure of Object.values(t.state.figures)) {
    if (figure.kind === 'ally') figure.owner = 0;
  }
  const flow = movePhase(t, hero, phase);
  let asked = 0;
  let result = flow.next(0);
  while (!result.done) {
    const answer = answers[asked];
    if (answer === undefined) throw new Error(`nothing answers the question ${asked + 1}`);
    asked += 1;
    result = flow.next(answerTo(result.value, answer));
  }
  const where = (id: string): string => {
    const found = t.state.figures[id]?.where;
    return found?.at === 'bridge' ? saidOf(found.place) : String(found?.at);
  };
  return { moved: result.value, asked, hero, where, told };
}

function answerTo(pending: Choice | OpenChoices, ids: readonly string[]): Answer {
  if (pending.kind !== 'path' && pending.kind !== 'some' && pending.kind !== 'one')
    throw new Error(`asks ${pending.kind}`);
  const places = ids.map((id) => {
    const at = pending.options.findIndex((option) => option.id === id);
    if (at < 0) throw new Error(`${id} is none of ${pending.options.map((one) => one.id)}`);
    return at;
  });
  return pending.kind === 'one' ? (places[0] ?? 0) : places;
}

describe('a move phase', () => {
  test('[BQ-MOVE-16] [BQ-TRAV-06] a hero enters and walks as far as its travels reach, and pays', () => {
    const { moved, hero, where, told } = walk({
      travels: 3,
      answers: [['20.LL>UR', '20.UR>OUT', '11.LR>UR']],
    });
    expect([moved, where('hero-0'), hero.travels]).toEqual(['landed', '11 LR>UR', 0]);
    expect(told.map(({ type }) => type)).toEqual([
      ...Array(3).fill('figure-walked'),
      'travels-paid',
    ]);
  });

  test('[BQ-MOVE-02] it goes on way after way until none is taken', () => {
    const { moved, asked, hero } = walk({
      travels: 5,
      answers: [['20.LL>UR'], ['20.UR>OUT'], []],
    });
    expect([moved, asked, hero.travels]).toEqual(['landed', 3, 3]);
    expect(walk({ travels: 5, answers: [[]] }).moved).toBe('stayed');
  });

  test('[BQ-TRAV-04] [BQ-INV-18] without travels, or with fewer than none, nobody moves or is asked', () => {
    expect([0, -2].map((travels) => walk({ travels, answers: [] }).moved)).toEqual([
      'stayed',
      'stayed',
    ]);
  });

  test('[BQ-MOVE-11] monsters end the phase; what is left stays in the bank', () => {
    const found = walk({
      sitting: { others: { a: '11 UL' } },
      travels: 9,
      answers: [['20.LL>UR', '20.UR>OUT', '11.LR>UR']],
    });
    expect([found.moved, found.hero.travels, found.hero.isPinned]).toEqual(['landed', 6, false]);
  });

  test('[BQ-MOVE-13] stopped in the Final Move one is pinned, until no monster is left there', () => {
    const among = { heroes: ['11 LR>UR'], others: { a: '11 UL' } };
    const stopped = walk({
      sitting: { others: { a: '11 UL' } },
      travels: 3,
      phase: 'final',
      answers: [['20.LL>UR', '20.UR>OUT', '11.LR>UR']],
    });
    expect(stopped.hero.isPinned).toBe(true);
    const held = walk({ sitting: among, travels: 3, isPinned: true, answers: [] });
    expect([held.moved, held.hero.isPinned]).toEqual(['stayed', true]);
    const freed = walk({
      sitting: { heroes: ['11 LR>UR'] },
      travels: 1,
      isPinned: true,
      answers: [['11.UR>OUT']],
    });
    expect([freed.where('hero-0'), freed.hero.isPinned]).toEqual(['11 UR', false]);
  });

  test('[BQ-MOVE-14] whoever monsters have come to may leave', () => {
    const { where } = walk({
      sitting: { heroes: ['11 LR>UR'], others: { a: '11 UL' } },
      travels: 1,
      answers: [['11.UR>OUT']],
    });
    expect(where('hero-0')).toBe('11 UR');
  });

  test('[BQ-EX-08] [BQ-MOVE-20] [BQ-MOVE-22] an ally that comes along pays as well, or stays behind', () => {
    const sitting = { others: { friend: 'ally homeworld' } };
    const way = ['20.LL>UR', '20.UR>OUT', '11.LR>UR'];
    const both = walk({ sitting, travels: 6, answers: [['friend'], way] });
    expect([both.where('friend'), both.hero.travels]).toEqual(['11 LR>UR', 0]);
    const alone = walk({ sitting, travels: 3, answers: [[], way] });
    expect([alone.where('friend'), alone.hero.travels]).toEqual(['homeworld', 0]);
  });

  test('[BQ-ALLY-06] [BQ-MOVE-20] each ally of the table that comes along costs the way once more', () => {
    const sitting = { others: { a: 'ally homeworld', b: 'ally homeworld' } };
    const way = ['20.LL>UR', '20.UR>OUT', '11.LR>UR'];
    const left = (allies: readonly string[], travels: number) =>
      walk({ sitting, travels, answers: [allies, way] }).hero.travels;
    expect([left([], 3), left(['a'], 6), left(['a', 'b'], 9)]).toEqual([0, 0, 0]);
    // One travel less does not reach as far.
    expect(() => left(['a'], 5)).toThrow('is none of');
    expect(() => left(['a', 'b'], 8)).toThrow('is none of');
  });

  test('[BQ-MOVE-19] an ally left behind walks by itself at the same prices, also while its player is pinned', () => {
    const sitting = { heroes: ['11 LR>UR'], others: { friend: 'ally 20 UR', a: '11 UL' } };
    const found = walk({
      sitting,
      travels: 3,
      isPinned: true,
      answers: [['friend'], ['11.LR>UR'], []],
    });
    // It stands beside its player now, who stays.
    expect([found.where('friend'), found.where('hero-0')]).toEqual(['11 LR>UR', '11 LR>UR']);
    expect([found.moved, found.hero.travels]).toEqual(['stayed', 2]);
    const left = walk({
      sitting: { ...sitting, others: { friend: 'ally 20 UR' } },
      travels: 2,
      answers: [['nobody']],
    });
    expect([left.moved, left.hero.travels]).toEqual(['stayed', 2]);
  });

  test('[BQ-MOVE-03] [BQ-MOVE-04] [BQ-MOVE-05] [BQ-MOVE-08] [BQ-MOVE-16] each step is told by the rule that prices it', () => {
    const { told, hero, where } = walk({
      travels: 9,
      answers: [
        ['20.LL>UL', '20.LL>UR', '20.UR>OUT', '11.LR>UR', '11.CENTRE', '11.UL>OUT', '2.LL>UL'],
        [],
      ],
    });
    expect(told.map(({ rule }) => rule)).toEqual([
      ...['BQ-MOVE-16', 'BQ-MOVE-03', 'BQ-MOVE-04', 'BQ-MOVE-05', 'BQ-MOVE-08', 'BQ-MOVE-08'],
      ...['BQ-MOVE-05', 'BQ-TRAV-06'],
    ]);
    // Seven steps, a travel each.
    expect([where('hero-0'), hero.travels]).toEqual(['2 LL>UL', 2]);
  });

  test('[BQ-MOVE-11] [BQ-MOVE-13] it is told who is stopped, and who is held', () => {
    const stops = (phase: 'beginning' | 'final') => {
      const { told } = walk({
        sitting: { others: { a: '20 UL' } },
        travels: 1,
        phase,
        answers: [['20.LL>UR']],
      });
      return told.at(-1);
    };
    expect(stops('beginning')).toEqual({ type: 'stopped', rule: 'BQ-MOVE-11', seat: 0 });
    expect(stops('final')).toEqual({ type: 'pinned', rule: 'BQ-MOVE-13', seat: 0 });
  });

  test('[BQ-MOVE-11] an ally and another hero stop nobody', () => {
    const { moved, hero } = walk({
      sitting: { heroes: ['homeworld', '20 UL'], others: { friend: 'ally 20 UR' } },
      travels: 3,
      answers: [['hero-0'], ['20.LL>UR', '20.UR>OUT', '11.LR>UR']],
    });
    expect([moved, hero.travels]).toEqual(['landed', 0]);
  });

  test('[BQ-MOVE-17] [BQ-MOVE-18] a free corner leads home; out of the topmost world to Boss Mode', () => {
    const home = walk({ sitting: { heroes: ['20 LL'] }, travels: 1, answers: [['homeworld']] });
    expect([home.moved, home.where('hero-0')]).toEqual(['landed', 'homeworld']);
    const top = { heroes: ['17 UR'], places: { 'world/17': [world(1)] } };
    const boss = walk({ sitting: top, travels: 4, answers: [['boss-mode']] });
    expect([boss.moved, boss.where('hero-0'), boss.asked]).toEqual(['boss-mode', 'boss-mode', 1]);
    expect(boss.told[0]).toMatchObject({ type: 'figure-went', rule: 'BQ-MOVE-18' });
  });
});
