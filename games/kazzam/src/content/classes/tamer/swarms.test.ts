import { describe, expect, test } from 'vitest';
import { ours, row, theirs } from '../../../../test/table.ts';
import { squaresInWords } from '../../../board/square-words.ts';
import { inPlayOnSquares } from '../../../explain/index.ts';
import { oddsOf } from '../../../rules/attack/odds.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { force } from '../../../rules/movement/forced.ts';
import { isFree } from '../../../rules/sight/occupancy.ts';
import { type Kennel, kennel, square } from './testing/kennel.ts';

const EFFECT = ['damage', 'effect'];
const PICKS = ['glowfly-swarm', 'fleeting-mantis', 'darkfly-swarm', 'summon-scalehound'];

/** Tam has hit Bo at (5,3) with that power and put the thing on a square. */
function conjured(power: string, cell: string, setting: Kennel = {}) {
  const given = { picks: PICKS, rolls: [4], ...setting, bo: { at: '5,3', ...setting.bo } };
  return kennel(given).answer(power, 'Bo', EFFECT, cell);
}

describe('conjured things', () => {
  test('[KC-TMR-07] appear beside the target, on free squares and beneath others', () => {
    const court = kennel({
      picks: PICKS,
      rolls: [4],
      bo: { at: '5,3' },
      others: [ours('Al', '5,4')],
    });
    court.answer('fleeting-mantis', 'Bo', EFFECT);
    expect(court).toBeAskedFor('conjure-where', { rule: 'KC-TMR-24' });
    expect(court.offered).toHaveLength(8);
    expect(court).toOffer('court(5,4)');
    court.answer('court(5,4)');
    expect(court.at('Al')).toBe('court(5,4)');
  });

  test('[KC-TMR-07] have no HP, are no creature, and do not block the way', () => {
    const court = conjured('fleeting-mantis', square(6));
    expect(court.state.creatures).toHaveLength(2);
    expect(isFree(court.state, court.cell(6, 3), court.id('Bo'))).toBe(true);
  });

  test.each(['glowfly-swarm', 'fleeting-mantis', 'darkfly-swarm'])(
    '[KC-TMR-07] [KC-TMR-11] %s goes when the next turn of its Tamer ends, a Conjuror’s one later',
    (power) => {
      const court = conjured(power, square(6), { tam: { implement: 'staff' } });
      court.answer('end-turn');
      expect(court.inPlay(power)).toHaveLength(1);
      court.answer('end-turn');
      expect(court.inPlay(power)).toEqual([]);
      expect(court.inPlay('closed-square')).toEqual([]);
      const longer = conjured(power, square(6), {
        picks: ['conjuror', ...PICKS],
        tam: { implement: 'staff' },
      });
      longer.answer('end-turn', 'end-turn');
      expect(longer.inPlay(power)).toHaveLength(1);
      longer.answer('end-turn', 'end-turn');
      expect(longer.inPlay(power)).toEqual([]);
    },
  );

  test('[KC-TMR-06] they stay when their Tamer is Taken Out', () => {
    const court = conjured('fleeting-mantis', square(6));
    court.of('Tam').cell = -1;
    expect(court.inPlay('fleeting-mantis')).toHaveLength(1);
  });

  test('are drawn on their square, and named', () => {
    const court = conjured('darkfly-swarm', square(6));
    const marks = inPlayOnSquares(court.state);
    expect(marks).toMatchObject([
      { name: { key: 'power.darkfly-swarm' }, lies: 'mark', cells: [court.cell(6, 3)] },
    ]);
    const words = squaresInWords(court.state as never, ({ key }) => key)(court.cell(6, 3));
    expect(words).toContain('power.darkfly-swarm');
  });
});

describe('Glowfly Swarm', () => {
  test('[KC-TMR-23] whoever is beside it is Revealed, allies too, until it goes away', () => {
    const court = conjured('glowfly-swarm', square(6), { others: [ours('Al', '7,4')] });
    expect(court.of('Bo')).toHaveStatus('revealed');
    expect(court.of('Al')).toHaveStatus('revealed');
    expect(court.of('Tam')).not.toHaveStatus('revealed');
  });

  test('[KC-TMR-23] at any moment: who only passes by stays Revealed', () => {
    const court = conjured('glowfly-swarm', square(6), {
      tam: { implement: 'staff' },
      others: [theirs('Cy', '11,4')],
    });
    court.answer('end-turn', 'walk', row(4, 10, 9, 8, 7), ['court(8,5)', 'court(9,5)'], 'end-turn');
    expect(court.of('Cy')).toHaveStatus('revealed');
    court.answer('end-turn');
    expect(court.of('Cy')).not.toHaveStatus('revealed');
  });
});

describe('Fleeting Mantis', () => {
  const mantis = (setting: Kennel = {}) => {
    const court = conjured('fleeting-mantis', square(6), {
      tam: { implement: 'staff' },
      ...setting,
    });
    return court;
  };

  test('[KC-TMR-24] its Tamer takes Opportunities as though it stood there', () => {
    const court = mantis().answer('walk', ['court(5,4)', 'court(4,4)']);
    expect(court).toBeAskedFor('opportunity', { of: 'Tam', rule: 'KZ-OPP-02' });
    const before = court.of('Bo').hp;
    court.answer('yes');
    expect(court.of('Bo')).toHaveHp(before - 2);
  });

  test('[D-54] leaving the very square of the Mantis is as leaving one beside it', () => {
    const others = [theirs('Cy', '6,3')];
    const court = mantis({ others }).answer('end-turn', 'walk', ['court(7,3)']);
    expect(court).toBeAskedFor('opportunity', { of: 'Tam', rule: 'KZ-OPP-02' });
    court.answer('yes');
    expect(court.of('Cy')).toHaveHp(6);
  });

  test('[KC-TMR-24] neither attacks nor sight come from it', () => {
    const court = mantis({ others: [theirs('Cy', '12,3')] });
    const odds = oddsOf(court, court.id('Tam'), court.id('Cy'), BASIC_IMPLEMENT_ATTACK);
    expect(odds).toBeUndefined();
  });
});

describe('Darkfly Swarm', () => {
  test('[KC-TMR-25] appears where no enemy stands', () => {
    const court = kennel({
      picks: PICKS,
      rolls: [4],
      bo: { at: '5,3' },
      others: [theirs('Cy', '6,3'), ours('Al', '4,3')],
    });
    court.answer('darkfly-swarm', 'Bo', EFFECT);
    expect(court).not.toOffer(square(6));
    expect(court).toOffer(square(4));
    court.answer(square(4));
  });

  test('[KC-TMR-25] enemies cannot enter it, by themselves or by force; its own side can', () => {
    const court = conjured('darkfly-swarm', square(6), { tam: { implement: 'staff' } });
    expect(court.asked).toMatch(/^action/);
    expect(isFree(court.state, court.cell(6, 3), court.id('Bo'))).toBe(false);
    expect(isFree(court.state, court.cell(6, 3), court.id('Tam'))).toBe(true);
    court.answer('walk');
    expect(court.ends).not.toContain(square(6));
    expect(court.ends).toContain(square(7));
    const forced = conjured('darkfly-swarm', square(6));
    const slide = {
      how: 'slide',
      squares: 1,
      by: 0,
      source: 'x',
      from: forced.of('Tam'),
      rule: 'TEST',
    } as const;
    forced.start(force(forced, forced.id('Bo'), slide));
    expect(forced.ends).not.toContain(square(6));
    expect(forced.ends).toContain('court(6,4)');
  });

  test('[KC-TMR-25] its Tamer and allies are Concealed in it, enemies nowhere', () => {
    const court = conjured('darkfly-swarm', square(4), { others: [ours('Al', '4,3')] });
    const odds = oddsOf(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK);
    expect(odds?.disadvantages).toContain('KZ-CONC-01');
    const other = oddsOf(court, court.id('Bo'), court.id('Tam'), BASIC_IMPLEMENT_ATTACK);
    expect(other?.disadvantages ?? []).not.toContain('KZ-CONC-01');
  });

  test('[KC-TMR-25] so is its Tamer in it, but no enemy who has got there somehow', () => {
    const isConcealed = (who: string, from: string) => {
      const court = conjured('darkfly-swarm', square(4));
      court.of(who).cell = court.cell(4, 3);
      const odds = oddsOf(court, court.id(from), court.id(who), BASIC_IMPLEMENT_ATTACK);
      return odds?.disadvantages.includes('KZ-CONC-01');
    };
    expect(isConcealed('Tam', 'Bo')).toBe(true);
    expect(isConcealed('Bo', 'Tam')).toBe(false);
  });
});
