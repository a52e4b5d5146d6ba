import { describe, expect, test } from 'vitest';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import { kennel } from './testing/kennel.ts';

const PICKS = ['beast-charm', 'summon-scalehound', 'summon-flame-pig'];
const HOUND = { companion: 'scalehound', at: '4,3' };
const PIG = { companion: 'flame-pig', at: '4,4' };
const FAR = { at: '13,7' };

/** Who is Dazed saves with Disadvantage. */
const TWO_DICE = [4, 4];

const lasting = (status: string, ends: string, more = {}) => ({ status, by: 'Bo', ends, ...more });

/** A hound has these statuses; it is to be charmed. */
const charmed = (statuses: readonly unknown[], rolls: readonly number[] = [], tam = {}) =>
  kennel({ picks: PICKS, bo: FAR, tam, beasts: [{ ...HOUND, statuses }], rolls });

/** The statuses among which its Tamer chooses. */
const kinds = (offered: readonly string[]) => offered.map((id) => id.split('-')[0]).sort();

describe('the save that Beast Charm brings', () => {
  test('[KC-TMR-20] is against what a save ends, and against nothing that lasts otherwise', () => {
    const court = charmed(
      [
        lasting('slowed', 'save'),
        lasting('weakened', 'save'),
        lasting('dazed', 'match'),
        lasting('marked', 'next-turn'),
      ],
      TWO_DICE,
    ).answer('beast-charm', 'Scalehound');
    expect(court).toBeAskedFor('beast-charm-save', { of: 'Tam', rule: 'KC-TMR-20' });
    expect(kinds(court.offered)).toEqual(['slowed', 'weakened']);
    court.answer(court.offered[0], 'roll');
  });

  test('[KC-TMR-20] there is none if only time ends what it has', () => {
    const court = charmed([lasting('dazed', 'match'), lasting('marked', 'next-turn')]);
    court.answer('beast-charm', 'Scalehound');
    expect(court).toBeAskedFor('action');
    expect(court.of('Scalehound')).toHaveStatus('dazed');
  });

  test('[KC-TMR-20] is against its own statuses, not against those of its Tamer', () => {
    const court = charmed([], [], { statuses: [lasting('slowed', 'save')] });
    court.answer('beast-charm', 'Scalehound');
    expect(court).toBeAskedFor('action');
    expect(court.of('Tam')).toHaveStatus('slowed');
  });

  test('[KC-TMR-20] is against a status, not against whatever else waits for a save', () => {
    const court = charmed([]);
    const on = court.id('Scalehound');
    const until = { ends: 'save' } as const;
    putInPlay(court.state, { kind: 'vine-worms-bite', on, by: on, source: 'x', until, amount: 0 });
    court.answer('beast-charm', 'Scalehound');
    expect(court).toBeAskedFor('action');
    expect(court.inPlay('vine-worms-bite')).toHaveLength(1);
  });

  test('[KC-TMR-20] [KZ-SAVE-03] what one save ends is offered once, and ends together', () => {
    const one = { mark: 900, source: 'x' };
    const court = charmed(
      [
        lasting('slowed', 'save', one),
        lasting('weakened', 'save', one),
        lasting('dazed', 'save', { source: 'y' }),
      ],
      TWO_DICE,
    ).answer('beast-charm', 'Scalehound');
    expect(kinds(court.offered)).toEqual(['dazed', 'slowed']);
    court.answer(
      court.offered.find((id) => id.startsWith('slowed')),
      'roll',
    );
    expect(court.of('Scalehound')).not.toHaveStatus('slowed');
    expect(court.of('Scalehound')).not.toHaveStatus('weakened');
    expect(court.of('Scalehound')).toHaveStatus('dazed');
  });
});

describe('charming again', () => {
  const again = (...names: readonly [string, string]) => {
    const court = kennel({ picks: PICKS, bo: FAR, beasts: [HOUND, PIG] });
    const [first, second] = names;
    return court.answer('beast-charm', first, 'end-turn', 'end-turn', 'beast-charm', second);
  };

  test('[KC-TMR-20] [KC-CONV-21] the same creature: one charm, until the later turn', () => {
    const court = again('Flame Pig', 'Flame Pig');
    const { turns } = court.of('Tam');
    expect(court.inPlay('beast-charm').map(({ on }) => on)).toEqual([court.id('Flame Pig')]);
    expect(court.inPlay('beast-charm')[0]?.until).toMatchObject({ turn: turns + 1 });
  });

  test('[KC-TMR-20] another one leaves the first charmed', () => {
    const court = again('Scalehound', 'Flame Pig');
    expect(court.inPlay('beast-charm').map(({ on }) => on)).toEqual([
      court.id('Scalehound'),
      court.id('Flame Pig'),
    ]);
  });
});
