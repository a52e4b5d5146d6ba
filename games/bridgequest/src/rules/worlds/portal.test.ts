import type { Choice, OpenChoices } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Scope } from '../../effects/words.ts';
import { worldsAt } from '../../zones.ts';
import { firePortal } from './portal.ts';

const GLUE = 'BQC-TREA-087#1';

interface Fired {
  readonly scope: Scope;
  readonly sitting?: Sitting;
  /** What the user names. */
  readonly names?: string;
  /** Who lays glue where, before all pass. */
  readonly glue?: readonly [number, string];
}

function fire({ scope, sitting, names, glue }: Fired) {
  const { t, told } = sit({
    heroes: ['12 UL', 'homeworld'],
    stops: ['portals'],
    places: {
      'world/11': [world(1)],
      'world/12': [world(2)],
      'world-deck': [world(9), world(8), world(7), world(6)],
    },
    ...sitting,
  });
  const asked: string[] = [];
  const flow = firePortal(t, heroAt(t.state, 0), scope, 'BQ-CHG-05');
  let step = flow.next(0);
  let isGlued = glue === undefined;
  while (!step.done) {
    const pending: Choice | OpenChoices = step.value;
    const choices = pending.kind === 'many' ? pending.choices : [pending];
    asked.push(choices.map(({ why, seat }) => `${why.key} ${seat}`).join(', '));
    const [slot, id] = isGlued ? [0, names ?? 'pass'] : [glue?.[0] ?? 0, glue?.[1] ?? ''];
    const choice = choices[slot];
    if (choice?.kind !== 'one') throw new Error('one is asked for');
    const wanted = choice.options.findIndex((option) => option.id === id);
    const answer = wanted < 0 ? choice.options.length - 1 : wanted;
    isGlued = true;
    step = pending.kind === 'many' ? flow.next({ slot, answer }) : flow.next(answer);
  }
  return { changed: step.value, asked, t, told };
}

test('[BQ-CHG-05] [BQ-PREP-09] a portal of the place changes the row of its user', () => {
  const { changed, t } = fire({ scope: 'ROW_HERE' });
  expect(changed).toEqual([11, 12, 18]);
  expect([11, 12, 18].map((location) => worldsAt(t.state, location))).toEqual([
    [world(6)],
    [world(7)],
    [world(8)],
  ]);
});

test('[BQ-PREP-10] [BQ-PREP-11] [BQ-PREP-12] its user names what the scope leaves open', () => {
  const named = fire({ scope: 'WORLD_CHOICE', names: '11' });
  expect(named.changed).toEqual([11]);
  expect(named.asked[0]).toBe('choice.name-location 0');
  expect(fire({ scope: 'COLUMN_CHOICE', names: '1' }).changed).toEqual([9, 18]);
  expect(fire({ scope: 'ROW_CHOICE', names: '9' }).changed).toEqual([17]);
});

test('[BQ-CHG-11] off the Bridge a portal of the place changes nothing, and nobody is asked', () => {
  const { changed, asked } = fire({
    scope: 'WORLD_HERE',
    sitting: { heroes: ['homeworld', 'homeworld'] },
  });
  expect([changed, asked]).toEqual([[], []]);
});

test('[BQ-CHG-08] [BQ-CHG-09] glue is laid before the deal, by anybody from anywhere, and saves its world', () => {
  const { changed, asked, t } = fire({
    scope: 'ROW_HERE',
    sitting: {
      places: {
        'world/11': [world(1)],
        'world/12': [world(2)],
        'world-deck': [world(9), world(8), world(7)],
        'hand/1': [GLUE],
      },
    },
    glue: [0, `${GLUE}/12`],
  });
  expect(changed).toEqual([11, 18]);
  expect(worldsAt(t.state, 12)).toEqual([world(2)]);
  expect(t.state.places['glue/12']).toEqual([GLUE]);
  // Whoever holds a hand is asked, of whatever cards.
  expect(asked[0]).toBe('choice.glue-world 1');
});
