import { describe, expect, test } from 'vitest';
import { FLOTSAM, JETSAM } from '../src/content/teams/players.ts';
import { TUTORIAL } from '../tutorial/index.ts';

interface Shown {
  readonly name: string;
  readonly team: string;
  readonly implement: string;
}

const ready = [
  ...JETSAM.athletes.map((build) => ({ ...build, team: 'players' })),
  ...FLOTSAM.athletes.map((build) => ({ ...build, team: 'opposition' })),
];

const lessons = TUTORIAL.map(({ id, steps }) => {
  const scenes = steps.flatMap(({ scene }) => scene ?? []);
  return { id, shown: scenes.flatMap(({ given }) => (given?.athletes ?? []) as readonly Shown[]) };
});

// A lesson before the match has no position.
describe.each(lessons.filter(({ shown }) => shown.length > 0))('the lesson $id', ({ shown }) => {
  test('shows the athletes of the ready teams as these have them', () => {
    expect(shown.length).toBeGreaterThan(1);
    for (const { name, team, implement } of shown) {
      expect(ready).toContainEqual(expect.objectContaining({ name, team, implement }));
    }
  });
});
