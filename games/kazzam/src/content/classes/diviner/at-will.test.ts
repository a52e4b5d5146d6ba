import { describe, expect, test } from 'vitest';
import { floor } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { attackAll, trapsFor } from '../../../rules/attack/attack-all.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';
import { AT_WILLS } from './at-will.ts';
import { BOTH, divined, kindsOn, type Scene } from './testing/divined.ts';

describe('Crooked Hex', () => {
  const hexed = (scene: Scene) =>
    divined(['crooked-hex'], { rolls: [4], ...scene }).answer('crooked-hex', 'Bo');
  const low = floor(15, 7).map((row, y) => (y === 2 ? '...o...........' : row));

  test('[KC-DIV-23] 2 damage to whoever sees the Diviner and has no cover', () => {
    expect(hexed({}).answer(BOTH).of('Bo')).toHaveHp(6);
  });
  test('[KC-DIV-23] 1 more if the Diviner is Hidden from the target', () => {
    const court = hexed({ rolls: [4, 4], di: { statuses: { hidden: {} } } });
    expect(court.answer(BOTH).of('Bo')).toHaveHp(5);
  });
  test('[KC-DIV-23] a target that is only Blinded sees it', () => {
    expect(
      hexed({ bo: { statuses: { blinded: {} } } })
        .answer(BOTH)
        .of('Bo'),
    ).toHaveHp(6);
  });
  test('[KC-DIV-23] 1 more for Cover', () => {
    const court = hexed({ rolls: [4, 4], rows: low, bo: { at: '4,2' } });
    expect(court).toHaveHeard({ type: 'attack', disadvantages: ['KZ-COVER-01'] });
    expect(court.answer(BOTH).of('Bo')).toHaveHp(5);
  });
  test('[KC-DIV-23] 1 more for Concealment, and no more for Cover besides', () => {
    const court = hexed({ rolls: [4, 4], rows: low, bo: { statuses: { concealed: {} } } });
    expect(court.answer(BOTH).of('Bo')).toHaveHp(5);
  });
  test('[KC-DIV-23] both can apply', () => {
    const court = hexed({
      di: { statuses: { hidden: {} } },
      bo: { statuses: { concealed: {} } },
    });
    expect(court.answer(BOTH).of('Bo')).toHaveHp(4);
  });
  test('[KC-DIV-23] [KC-CONV-10] a 6 doubles the line, not this', () => {
    const court = hexed({ rolls: [6], di: { statuses: { hidden: {}, blinded: {} } } });
    expect(court.answer(BOTH).of('Bo')).toHaveHp(3);
  });
  test('[KC-DIV-23] it is damage of the Effect: a 3 gives either', () => {
    const scene = { rolls: [3, 3], di: { statuses: { hidden: {} } } };
    expect(hexed(scene).answer('damage').of('Bo')).toHaveHp(6);
    expect(hexed(scene).answer('effect').of('Bo')).toHaveHp(7);
  });
  test('[KC-DIV-23] [KZ-TARG-09] a trap in plain view takes 2', () => {
    const court = divined(['crooked-hex'], { rolls: [4] });
    const cell = court.cell(4, 3);
    layTrap(court.state, { kind: 'snap', cell, by: court.id('Bo'), rule: 'TEST' });
    for (const trap of court.state.traps) trap.hp = 20;
    const power = AT_WILLS.find(({ id }) => id === 'diviner/crooked-hex')?.power;
    if (power === undefined) throw new Error('no Crooked Hex');
    const traps = trapsFor(court, court.id('Di'), power);
    court.run(attackAll(court, court.id('Di'), [], traps, power), BOTH);
    expect(court.state.traps.map(({ hp }) => hp)).toEqual([18]);
  });
});

describe('Tag Team', () => {
  const basic = (court: ReturnType<typeof divined>, who: string, of: string) =>
    court.run(attack(court, court.id(who), court.id(of), BASIC_IMPLEMENT_ATTACK));
  const advantages = (court: ReturnType<typeof divined>) =>
    court.heard('attack').map(({ advantages: rules }) => rules);
  /** Al is to strike Bo in its next turn, which is the first. */
  const tagged = (turn: string, scene: Scene = {}) =>
    divined([], {
      effects: [
        { kind: 'tag-team', on: 'Al', by: 'Di', target: 'Bo', ends: 'turn-end', of: 'Al', in: 1 },
      ],
      al: { at: '2,2' },
      turn,
      ...scene,
    });

  test('[KC-DIV-25] the Diviner names an ally for its next turn', () => {
    const court = divined(['tag-team'], { rolls: [4] });
    court.answer('tag-team', 'Bo', BOTH);
    const [named] = court.inPlay('tag-team', 'Al');
    const { turns } = court.of('Al');
    expect(named).toMatchObject({
      until: { ends: 'turn-end', of: court.id('Al'), turn: turns + 1 },
      data: { target: court.id('Bo') },
    });
  });
  test('[KC-DIV-25] all its attacks on the target have Advantage in that turn', () => {
    const court = divined(['tag-team'], { rolls: [4, 2, 5], al: { at: '2,3' }, bo: { at: '4,2' } });
    court.answer('tag-team', 'Bo', BOTH, 'end-turn');
    while (court.state.turn?.creature !== court.id('Al')) court.answer('end-turn');
    court.answer('basic-implement-attack', 'Bo');
    expect(court).toHaveHeard({ type: 'attack', who: 'Al', advantages: ['KC-DIV-25'], result: 5 });
    court.answer('end-turn');
    expect(kindsOn(court, 'Al')).not.toContain('tag-team');
  });
  test('[KC-DIV-25] not before that turn', () => {
    const court = tagged('Di', { rolls: [2] });
    basic(court, 'Al', 'Bo');
    expect(advantages(court)).toEqual([[]]);
  });
  test('[KC-DIV-25] not on others, and not by others', () => {
    const court = divined(['tag-team'], {
      rolls: [4, 2, 2],
      al: { at: '6,4' },
      bo: { at: '4,2' },
      cy: { at: '8,4' },
    });
    court.answer('tag-team', 'Bo', BOTH);
    basic(court, 'Di', 'Bo');
    basic(court, 'Al', 'Cy');
    expect(advantages(court).slice(1)).toEqual([[], []]);
  });
  test('[KC-DIV-25] [KC-CONV-16] the Ward of the target does not stop what an ally gains', () => {
    const court = divined(['tag-team'], { rolls: [4], bo: { ward: 3 } });
    court.answer('tag-team', 'Bo', BOTH);
    expect(court.inPlay('tag-team', 'Al')).toHaveLength(1);
  });
  test('[KC-DIV-25] [KC-CONV-22] [KC-CONV-46] alone it names nobody, and not itself', () => {
    const court = divined(['tag-team'], {
      rolls: [4],
      rows: floor(15, 7).map((row, y) => (y === 3 ? '#'.repeat(15) : row)),
    });
    court.answer('tag-team', 'Bo', BOTH);
    expect(court.inPlay('tag-team')).toEqual([]);
  });
  test('[KC-DIV-25] [KC-CONV-23] an ally that another seat plays may refuse', () => {
    const named = (answer: string) =>
      divined(['tag-team'], { rolls: [4], seats: 3, al: { seat: 1 } })
        .answer('tag-team', 'Bo', BOTH, answer)
        .inPlay('tag-team');
    expect(named('yes')).toHaveLength(1);
    expect(named('no')).toHaveLength(0);
  });
});
