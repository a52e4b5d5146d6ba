import type { GameEvent } from '@tablewright/engine';
import {
  choicesIn,
  clonePlain,
  enumerateAnswers,
  Runner,
  readOptions,
  seededSource,
} from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { given } from '../src/given/given.ts';
import { bingoAdventure } from '../src/index.ts';
import { OPTIONS } from '../src/options.ts';
import { laidOut } from './laid-out.ts';

/** A round with much to tell of, and what must be told: an event, of a sheet. */
interface Busy {
  readonly options: Record<string, unknown>;
  readonly given: Record<string, unknown>;
  readonly told: readonly string[];
}

const MOVEMENT = { characters: ['fighter', 'healer'], rpgMovement: true };

const BUSY: Readonly<Record<string, Busy>> = {
  'a marker is snatched': {
    options: { monster: 'gobin' },
    given: {
      step: 'mark',
      current: 'H3',
      monster: { duds: 1, layout: { I5: 'H3' }, markers: ['I5'] },
    },
    told: ['skip-placed monster', 'monster-activated monster', 'dud-gained monster'],
  },
  'somebody is engulfed and slimed': {
    options: { monster: 'boing', characters: ['fighter', 'healer'] },
    given: {
      step: 'mark',
      current: 'H3',
      characters: { healer: { engulfed: true, slime: 2 } },
    },
    told: ['gain-cancelled healer', 'slime-placed healer'],
  },
  'both sides take damage': {
    options: { characters: ['fighter', 'healer'] },
    given: {
      step: 'take',
      monster: { pool: 17, pending: { health: 3 } },
      characters: { fighter: { pool: 10, pending: { health: 2 }, markers: ['B1', 'I1'] } },
    },
    told: ['damage-placed fighter', 'damage-placed monster'],
  },
  'all move': {
    options: MOVEMENT,
    given: { step: 'activate' },
    told: ['moved fighter', 'moved healer', 'moved monster'],
  },
  'the monster is held': {
    options: MOVEMENT,
    given: { step: 'take', monster: { pinned: true } },
    told: ['held-in-place monster'],
  },
};

/** Plays the round with the second answer to everything: the first often is to do nothing. */
function played(position: Busy, hear?: (event: GameEvent & { readonly sheet?: string }) => void) {
  const all = { ...position.options, roundLimit: 1 };
  const read = readOptions(OPTIONS, all);
  if (!read.ok) throw new Error('wrong options');
  const state = laidOut(all, 2);
  given(state, position.given);
  const random = seededSource('unheard');
  const setup = { options: read.value, seatCount: 2, random, ...(hear && { hear }) };
  const runner = Runner.from(bingoAdventure, setup, state);
  runner.advance();
  while (runner.pending !== undefined) {
    const [choice] = choicesIn(runner.pending);
    const [first, second] = choice === undefined ? [] : enumerateAnswers(choice, 2);
    const answer = second ?? first;
    if (answer === undefined) throw new Error('nothing to answer');
    runner.give(0, answer);
  }
  return clonePlain(runner.state);
}

// Bots and simulations play without anybody who hears what happens.
test.each(Object.entries(BUSY))(
  '[BA-INV-14] when %s, all comes out the same unheard',
  (_, busy) => {
    const told: string[] = [];
    const heard = played(busy, ({ type, sheet }) => told.push(`${type} ${sheet}`));
    expect(told).toEqual(expect.arrayContaining([...busy.told]));
    expect(played(busy)).toEqual(heard);
  },
);
