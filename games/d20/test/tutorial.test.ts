import { LessonRun } from '@tablewright/table-kit/lessons';
import { describe, expect, test } from 'vitest';
import { d20 } from '../src/index.ts';
import type { D20State } from '../src/model.ts';
import { TUTORIAL } from '../tutorial/index.ts';

/** The state at each step of a lesson by what the step says, as the lesson shows it. */
function told(id: string): ReadonlyMap<string, D20State> {
  const lesson = TUTORIAL.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`);
  const run = new LessonRun(d20 as never, lesson, 'told');
  const states = new Map<string, D20State>();
  for (const { text } of lesson.steps) {
    const { session } = run.snapshot();
    states.set(
      text?.key.replace('tutorial.', '') ?? '',
      JSON.parse(JSON.stringify(session.match.state)) as D20State,
    );
    run.skip();
  }
  return states;
}

describe('what the lessons tell is so', () => {
  test('[DT-TASK-10] [DT-AGM-25] [DT-SOC-03] a clue costs 2 Hit Points, and Hild becomes friendly', () => {
    const at = told('d20-roll');
    expect(at.get('hard')?.story?.facts).toEqual(['hymn']);
    const before = at.get('hard')?.creatures[0]?.hp ?? 0;
    expect(at.get('learned')?.creatures[0]?.hp).toBe(before - 2);
    expect(at.get('learned')?.story?.facts).toContain('bell-hushes');
    expect(at.get('people')?.creatures[1]?.attitude).toBe('neutral');
    expect(at.get('friend')?.creatures[1]?.attitude).toBe('friendly');
  });

  test('[DT-ATK-01] [DT-INIT-09] a goblin falls, an arrow leaves Bryn 5, and a new round begins', () => {
    const at = told('d20-fight');
    expect(at.get('fell')?.creatures[2]?.hp).toBeLessThan(1);
    expect(at.get('arrow')?.creatures[0]?.hp).toBe(5);
    const { combat } = at.get('round') ?? {};
    expect([combat?.round, combat?.turn?.creature, combat?.participants.length]).toEqual([2, 1, 4]);
  });

  test('[DT-TOK-08] [DT-TOK-10] [DT-TOK-20] tokens turn a die and a death, and a setback brings one back', () => {
    const at = told('d20-magic');
    expect(at.get('missile')?.creatures[2]?.hp).toBe(4);
    expect(at.get('dying')?.creatures[0]?.hp).toBe(-4);
    expect(at.get('alive')?.creatures[0]).toMatchObject({ hp: 1, tokens: 0, life: 'alive' });
    expect(at.get('token-again')?.creatures[0]?.tokens).toBe(1);
  });

  test('[DT-GMC-02] [DT-GMC-05] [DT-GMC-10] the game master brings goblins, ends the fight, gives experience', () => {
    const at = told('d20-master');
    expect(at.get('placed')?.creatures.map(({ block }) => block)).toEqual([
      undefined,
      undefined,
      'goblin-raider',
      'goblin-raider',
    ]);
    expect(at.get('foe-turn')?.combat?.turn?.creature).toBe(3);
    expect(at.get('award')?.combat).toBeUndefined();
    expect(at.get('done')?.creatures[1]?.character?.xp).toBe(200);
  });
});
