import { type Game, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { d20Content } from '../src/content/index.ts';
import { d20 } from '../src/index.ts';
import type { D20State } from '../src/model.ts';
import { viewOf } from '../src/view.ts';

const CONTENT = d20Content();

/** What players may not know of a state, another way. */
function otherwise(state: D20State): D20State {
  const other = structuredClone(state);
  const { ground, story, creatures } = other;
  const { known } = ground;
  // Squares that nobody has seen hold something else.
  ground.rows = ground.rows.map((row, y) =>
    [...row].map((letter, x) => (known?.[y]?.[x] === '?' ? ',' : letter)).join(''),
  );
  for (const one of creatures) {
    if (one.character !== undefined || one.printed === undefined) continue;
    one.level += 1;
    one.gp += 5;
    one.isLeader = !one.isLeader;
    Object.assign(one.printed, { ac: one.printed.ac + 2, hit: one.printed.hit + 1, morale: 3 });
  }
  if (story !== undefined) {
    story.flags = [...story.flags, 'other'];
    story.counters = { ...story.counters, other: 1 };
    story.upon = [...story.upon, { scene: 'other', deeds: [] }];
    story.events = [...story.events, '/other'];
  }
  other.sealed = other.sealed.map((faces) => faces.map((face) => face + 1));
  return other;
}

test.each(['harrow-down', 'cutlers-row', 'relay-nine'])(
  '[DT-HID-02, DT-HID-03, DT-HID-04, DT-HID-13] at no moment of %s does a view depend on what lies ahead or on numbers of others',
  (adventure) => {
    const options = { adventure, gm: 'auto', sessionLimit: 120 };
    const match = randomMatch(d20 as unknown as Game, `leaks/${adventure}`, options);
    const random = seededSource(`leaks/${adventure}/answers`);
    let looks = 0;
    while (!match.over && match.seq < 250) {
      answerAtRandom(match, random);
      const state = match.state as unknown as D20State;
      if (state.phase === 'ended') continue;
      looks += 1;
      const hidden = otherwise(state);
      for (const observer of [SPECTATOR, 0]) {
        expect(viewOf(hidden, observer, CONTENT)).toEqual(viewOf(state, observer, CONTENT));
      }
    }
    expect(looks).toBeGreaterThan(100);
  },
  60_000,
);
