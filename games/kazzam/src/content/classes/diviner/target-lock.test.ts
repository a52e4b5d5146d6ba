import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, floor, ours, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { attackUnrolled } from '../../../rules/attack/unrolled.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { creepBlockOf } from '../../../rules/effects/content.ts';
import { basicAttackOf } from '../../../rules/effects/creep-block.ts';
import { LOCKED, locked, SCRYER, type Setting, table } from './testing/scryer-scene.ts';

describe('Target Lock', () => {
  const readied = (setting: Setting = {}) => locked(setting).answer('target-lock', 'end-turn');

  test('[KC-DIV-15] cannot be used without a lock, or with one on an ally', () => {
    expect(table()).not.toOffer('target-lock');
    const effects = [{ ...LOCKED, on: 'Al' }];
    expect(table({ others: [ours('Al', '2,4')], effects })).not.toOffer('target-lock');
    expect(locked()).toOffer('target-lock');
  });
  test('[KC-DIV-15] is an Attack Action and does not end the turn', () => {
    const court = locked({ dee: { implement: 'staff' } }).answer('target-lock');
    expect(court).toBeAskedFor('action', { of: 'Dee' });
    expect(court.state.turn?.attackActions).toBe(0);
  });
  test('[KC-DIV-15] shoots before its next attack; a hit gives that Disadvantage', () => {
    const court = readied({ rolls: [4, 5, 2] }).answer('basic-implement-attack', 'Dee');
    expect(court).toBeAskedFor('target-lock-shot', { of: 'Dee', rule: 'KC-DIV-15', seat: 0 });
    court.answer('yes', ['damage', 'target-lock']);
    expect([court.of('Bo').hp, court.of('Dee').hp]).toEqual([6, 8]);
    expect(court).toHaveHeard({
      type: 'attack',
      who: 'Bo',
      dice: [5, 2],
      disadvantages: ['KC-DIV-15'],
    });
  });
  test('[KC-DIV-15] a miss does not hamper it', () => {
    const court = readied({ rolls: [2, 5] }).answer('basic-implement-attack', 'Dee', 'yes');
    expect(court).toHaveHeard({ type: 'attack', who: 'Bo', dice: [5], disadvantages: [] });
  });
  test('[KC-CONV-16] nor does a hit that Ward takes', () => {
    const court = readied({ bo: { ward: 2 }, rolls: [4, 5] });
    court.answer('basic-implement-attack', 'Dee', 'yes');
    expect(court).toHaveHeard({ type: 'attack', who: 'Bo', dice: [5], disadvantages: [] });
  });
  test('[KC-DIV-15] at any range and through walls, whomever it attacks', () => {
    const rows = floor(20, 5).map((line) => `${line.slice(0, 4)}#${line.slice(5)}`);
    const setting = { rows, bo: { at: '19,2' }, others: [ours('Al', '18,2')], rolls: [3, 4, 4, 4] };
    // Disadvantage by Cover for Dee, by Dee for Bo.
    const court = readied(setting).answer('basic-implement-attack', 'Al', 'yes', [
      'damage',
      'target-lock',
    ]);
    expect([court.of('Bo').hp, court.of('Al').hp]).toEqual([6, 6]);
  });
  test('[KC-DIV-15] [KM-GEN-06] from the Dungeon too', () => {
    const court = begin(
      {
        court: MAP,
        athletes: [ours('Dee', 'dungeon(2,1)', SCRYER), theirs('Bo', '7,0'), ours('Al', '5,0')],
        turn: 'Dee',
        effects: [LOCKED],
      },
      { rolls: [4, 4, 2, 2] },
    ).answer('target-lock', 'end-turn', 'basic-implement-attack', 'Al');
    expect(court).toBeAskedFor('target-lock-shot', { of: 'Dee' });
    court.answer('yes', ['damage', 'target-lock']);
    expect(court.of('Bo')).toHaveHp(6);
  });
  test('[KC-DIV-15] only the next attack, whether Dee shoots or not', () => {
    const court = readied({ rolls: [2] }).answer('basic-implement-attack', 'Dee', 'no');
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.inPlay('target-lock')).toEqual([]);
  });
  test('[KC-DIV-15] not an attack of somebody else', () => {
    const court = readied({ others: [theirs('Cy', '5,4')], rolls: [2] });
    court.run(attack(court, court.id('Cy'), court.id('Dee'), BASIC_IMPLEMENT_ATTACK));
    expect(court.inPlay('target-lock')).toHaveLength(1);
  });
  test('[KC-DIV-15] [KC-INV-06] no later than the start of its Scryer’s next turn', () => {
    const court = readied();
    expect(court.inPlay('target-lock')).toHaveLength(1);
    court.answer('end-turn');
    expect(court).toBeTheTurnOf('Dee');
    expect(court.inPlay('target-lock')).toEqual([]);
  });
  test('[KC-DIV-15] whoever is Taken Out by it loses its attack', () => {
    const court = readied({ bo: { hp: 2 }, rolls: [4] }).answer(
      'basic-implement-attack',
      'Dee',
      'yes',
      ['damage', 'target-lock'],
    );
    expect(court.of('Bo')).toStandAt('nowhere');
    expect([court.of('Dee').hp, court.state.points]).toEqual([8, [1, 0]]);
  });
  test('[KC-DIV-15] [KC-CONV-36] an attack without a roll is one too', () => {
    const court = readied({ bo: { hp: 2 }, rolls: [4] });
    let done = false;
    const act = function* () {
      done = true;
      yield* [];
    };
    court.run(attackUnrolled(court, court.id('Bo'), act), 'yes');
    expect([court.of('Bo').hp, done]).toEqual([0, false]);
  });
  test('[KC-CONV-18] a Disarmed Scryer waits for nothing', () => {
    const court = readied({ rolls: [2] });
    court.befall('Dee', 'disarmed');
    court.run(attack(court, court.id('Bo'), court.id('Dee'), BASIC_IMPLEMENT_ATTACK));
    expect(court.inPlay('target-lock')).toEqual([]);
  });
  test('[KC-DIV-15] [KC-CONV-29] a Creep that it hits deals 1 less', () => {
    const court = table({
      more: { creeps: [golems(['3,2'])] },
      effects: [{ ...LOCKED, on: 'Practice Golem 1' }],
      rolls: [4],
    }).answer('target-lock');
    const golem = court.id('Practice Golem 1');
    const block = creepBlockOf(court, golem);
    court.of('Practice Golem 1').hp = 9;
    if (block === undefined) throw new Error('no golem');
    const [dee, full] = [court.id('Dee'), basicAttackOf(block).damage];
    court.run(attack(court, golem, dee, basicAttackOf(block)), 'yes', ['damage', 'target-lock']);
    expect(court.of('Dee')).toHaveHp(8 - (full - 1));
  });
});
