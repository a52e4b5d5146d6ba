import { type Choice, type Flow, fallbackAnswer } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { attackRoll } from '../src/rules/attack/attack.ts';
import { attacksOf } from '../src/rules/attack/forms.ts';
import { cast } from '../src/rules/magic/cast.ts';
import { saveThrow } from '../src/rules/saves/save.ts';
import { oneOf } from '../src/table.ts';
import { sit } from './rig.ts';

/**
 * What dice at the table come to, over many seeded rolls, held against chances that are counted here face by face and
 * without any code of the rules. `ROLLS=1000000` counts as many as the specification asks for.
 */
const ROLLS = Number(process.env.ROLLS ?? 3000);
/** How many standard errors the two may differ. */
const ERRORS = 4.5;

const FACES = Array.from({ length: 20 }, (_, at) => at + 1);

type Mode = 'straight' | 'advantage' | 'disadvantage';
const MODES: readonly Mode[] = ['straight', 'advantage', 'disadvantage'];

/** The share of all pairs of faces, equally likely, of which something holds for the face that counts. */
function share(mode: Mode, holds: (natural: number) => boolean): number {
  let count = 0;
  for (const one of FACES) {
    for (const two of FACES) {
      const natural =
        mode === 'straight' ? one : mode === 'advantage' ? Math.max(one, two) : Math.min(one, two);
      if (holds(natural)) count += 1;
    }
  }
  return count / FACES.length ** 2;
}

/** The same where a token throws the lower die again after a failure, of equal ones the first, and the better face is kept. */
function shareWithToken(mode: Mode, holds: (natural: number) => boolean): number {
  let count = 0;
  const counts = (one: number, two: number) =>
    mode === 'straight' ? one : mode === 'advantage' ? Math.max(one, two) : Math.min(one, two);
  for (const one of FACES) {
    for (const two of FACES) {
      if (holds(counts(one, two))) {
        count += FACES.length;
        continue;
      }
      const isFirst = mode === 'straight' || one <= two;
      for (const again of FACES) {
        const [first, second] = isFirst ? [Math.max(one, again), two] : [one, Math.max(two, again)];
        if (holds(counts(first, second))) count += 1;
      }
    }
  }
  return count / FACES.length ** 3;
}

/** Whether a total reaches a number, where a 1 fails and a 20 succeeds whatever they come to. */
const reachesOrDecides = (bonus: number, target: number) => (natural: number) =>
  natural === 20 || (natural !== 1 && natural + bonus >= target);
const reaches = (bonus: number, target: number) => (natural: number) => natural + bonus >= target;

/** Plays a flow to its end: the lower die is thrown again with the first token, and all else is passed. */
function played<R>(flow: Flow<R>): R {
  let step = flow.next(0);
  let isSpent = false;
  while (!step.done) {
    const pending = step.value;
    const choice: Choice | undefined = pending.kind === 'many' ? pending.choices[0] : pending;
    if (choice === undefined) throw new Error('nothing is asked');
    let answer = fallbackAnswer(choice);
    if (choice.why.key === 'choice.reroll' && !isSpent && 'options' in choice) {
      isSpent = true;
      const faces = choice.options.flatMap(({ id, names }, at) =>
        id.startsWith('token-') ? [{ at, face: Number(names?.face) }] : [],
      );
      answer = faces.reduce((low, one) => (one.face < low.face ? one : low)).at;
    }
    step = flow.next(pending.kind === 'many' ? { slot: 0, answer } : answer);
  }
  return step.value;
}

/** An Ash of Level 3 with a sword, and an ogre that is never felled. */
function table(mode: Mode, seat: number | undefined) {
  const rig = sit({ seed: `chances/${mode}`, options: { spellEconomy: 'free' } });
  const hero = rig.hero(
    {
      level: 3,
      hitDice: [4, 4, 4],
      scores: { STR: 16, DEX: 10, CON: 10, INT: 14, WIS: 13, CHA: 10 },
      roles: [{ id: 'arcane-magic', choice: 'INT' }],
      spells: { 'arcane-magic': ['magic-missile'] },
      gear: [{ kind: 'sword', is: 'held' }],
    },
    undefined,
    undefined,
    seat ?? 0,
  );
  if (seat === undefined) rig.state.rerolls = { 0: 'never' };
  const ogre = rig.foe('ogre', undefined, undefined, { hp: 1e9 });
  const kind = { straight: undefined, advantage: 'blessed', disadvantage: 'cursed' }[mode];
  const bear = () => {
    hero.effects =
      kind === undefined
        ? []
        : [{ id: 900, kind, source: { rule: 'DT-COND-03' }, until: { at: 'cure' } }];
    hero.tokens = seat === undefined ? 0 : 1;
    rig.told.length = 0;
  };
  return { rig, hero, ogre, bear };
}

/** How often something comes out, and how far that may be from its chance. */
function agrees(chance: number, once: () => boolean): void {
  let count = 0;
  for (let at = 0; at < ROLLS; at += 1) if (once()) count += 1;
  const error = Math.sqrt((chance * (1 - chance)) / ROLLS);
  expect(Math.abs(count / ROLLS - chance)).toBeLessThan(ERRORS * error + 1e-9);
}

describe('chances', () => {
  test.each(MODES)('[DT-ATK-01, DT-ATK-05, DT-ATK-06] of a hit, %s', (mode) => {
    const { rig, hero, ogre, bear } = table(mode, undefined);
    const [sword] = attacksOf(rig.t, hero);
    if (sword === undefined) throw new Error('a sword is in hand');
    // STR 16 is +2, and an ogre has Armor Class 13.
    agrees(share(mode, reachesOrDecides(2, 13)), () => {
      bear();
      return played(attackRoll(rig.t, hero, sword, ogre));
    });
  });

  test.each(MODES)('[DT-SAVE-01, DT-TASK-05] of a save, which no face decides, %s', (mode) => {
    const { rig, hero, bear } = table(mode, undefined);
    const against = { rule: 'DT-SAVE-01', tags: [] };
    // WIS 13 is +1; a 20 is not enough for 22, and a 1 for 2 is.
    for (const target of [2, 14, 22]) {
      agrees(share(mode, reaches(1, target)), () => {
        bear();
        return played(saveThrow(rig.t, hero, { ability: 'WIS', target, against }));
      });
    }
  });

  test.each(MODES)('[DT-MAG-08, DT-MAG-09] of a spell, %s', (mode) => {
    const { rig, hero, ogre, bear } = table(mode, undefined);
    const missile = oneOf(rig.t, 'spells', 'magic-missile');
    // INT 14 is +1, and Level 3 adds 5; a spell of the first level needs 11.
    agrees(share(mode, reachesOrDecides(6, 11)), () => {
      bear();
      played(cast(rig.t, hero, missile, '', ogre));
      return rig.events('cast-failed').length === 0;
    });
  });

  test.each(MODES)('[DT-TOK-04, DT-TOK-08] of a save with a token for it, %s', (mode) => {
    const { rig, hero, bear } = table(mode, 0);
    const against = { rule: 'DT-SAVE-01', tags: [] };
    agrees(shareWithToken(mode, reaches(1, 14)), () => {
      bear();
      return played(saveThrow(rig.t, hero, { ability: 'WIS', target: 14, against }));
    });
  });
});
