import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { CLASSES, GAME, SPECIALISATIONS } from './content.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';
import '../src/index.ts';
import { JETSAM } from '../src/content/teams/players.ts';
import { ROLES } from '../src/model.ts';
import { abilitiesOf } from '../src/rules/effects/content.ts';

const [BUILD] = JETSAM.athletes;
if (BUILD === undefined) throw new Error('there is no ready athlete');

/** Attack powers of all classes with an Effect on their target. */
const POWERS = CLASSES.flatMap(({ id: className, groups, implements: [implement] }) =>
  [...new Set(groups.flatMap(({ from }) => from))].flatMap((pick) => {
    const { power } = abilitiesOf(GAME, { ...BUILD, picks: [pick] }).at(-1) ?? {};
    return power?.effect === undefined ? [] : [{ className, pick, implement, action: power.id }];
  }),
);

/** Ana hits Bo with a 6; all else is answered at random. */
function hit(ana: Told, action: string, ward: number): Court {
  const court = begin(
    {
      court: floor(9, 5),
      athletes: [
        ours('Ana', '3,2', ana),
        theirs('Bo', '4,2', { ward, holds: ['red'], hp: 20, maxHp: 20 }),
      ],
      turn: 'Ana',
    },
    { rolls: [6], seed: 'ward' },
  );
  const random = seededSource(action);
  while (court.asked.startsWith('choose-')) court.answer(court.offered[0]);
  court.answer(action);
  while (!court.match.over && !court.asked.startsWith('action KZ-ACT-01'))
    answerAtRandom(court.match, random);
  return court;
}

/**
 * What has befallen Bo: statuses, where it stands, what it holds; not what it has of something that was
 * made beside it, as long as that is there (KC-TMR-23).
 */
function befell(court: Court) {
  const bo = court.id('Bo');
  const left = court.state.effects.filter(
    ({ on, innate, kind, until }) =>
      on === bo && innate !== true && kind !== 'no-reply' && until.ends !== 'with',
  );
  return [left.map(({ kind }) => kind), court.at('Bo'), court.of('Bo').held.length];
}

describe('[KZ-INV-25] a Ward that keeps all HP keeps the rest away', () => {
  test('there are powers to try', () => expect(POWERS.length).toBeGreaterThan(15));
  test.each(POWERS)('Effect of $pick', ({ className, pick, implement, action }) => {
    const ana = { class: className, picks: [pick], implement };
    const court = hit(ana, action, 30);
    expect(court.of('Bo')).toHaveHp(20);
    expect(befell(court)).toEqual([[], 'court(4,2)', 1]);
  });
  for (const role of ROLES) {
    test.each(SPECIALISATIONS[role])(`Boost of a ${role}: %s`, (specialisation) => {
      const court = hit({ role, specialisation }, 'basic-physical-attack', 30);
      expect(court.of('Bo')).toHaveHp(20);
      expect(befell(court)).toEqual([[], 'court(4,2)', 1]);
    });
  }
  test('without Ward most of them do something', () => {
    const done = POWERS.filter(({ className, pick, implement, action }) => {
      const ana = { class: className, picks: [pick], implement };
      return JSON.stringify(befell(hit(ana, action, 0))) !== '[[],"court(4,2)",1]';
    });
    expect(done.length).toBeGreaterThan(10);
  });
});
