import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { MAP } from '../../../../test/dungeon-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { oddsOf } from '../../../rules/attack/odds.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { canChoose, sees } from '../../../rules/sight/sight.ts';
import { viewOf } from '../../../view-of.ts';
import { LOCKED, locked, SCRYER, table } from './testing/scryer-scene.ts';

const lockedOn = (court: Court) =>
  court.inPlay('locked-on').map(({ on }) => court.state.creatures[on]?.name);

describe('locking on', () => {
  test('[KC-DIV-14] in its End Phase a Scryer may lock on to one visible creature within five', () => {
    const others = [ours('Al', '2,4'), theirs('Cy', '8,2'), theirs('Di', '7,4')];
    const court = table({ others, more: { creeps: [golems(['4,4'])] } }).answer('end-turn');
    expect(court).toBeAskedFor('lock-on', { of: 'Dee', rule: 'KC-DIV-14', seat: 0 });
    expect(court).toOfferOnly('nobody', 'Bo', 'Al', 'Di', 'Practice Golem 1');
    court.answer('Bo');
    expect(lockedOn(court)).toEqual(['Bo']);
  });
  test('[KC-DIV-14] not to whom it does not see, Hidden or behind a wall', () => {
    const rows = floor(20, 5).map((line, y) =>
      y === 2 ? `${line.slice(0, 4)}#${line.slice(5)}` : line,
    );
    const hidden = theirs('Cy', '2,4', { statuses: ['hidden'] });
    const court = table({ others: [hidden, theirs('Di', '1,2')], rows }).answer('end-turn');
    expect(court).toOfferOnly('nobody', 'Di');
  });
  test('[KC-DIV-05] [KC-DIV-14] or to nobody; nor is it asked with nobody about or in the turn of others', () => {
    const court = table().answer('end-turn', 'nobody');
    expect(lockedOn(court)).toEqual([]);
    expect(court).toBeTheTurnOf('Bo');
    court.answer('end-turn');
    expect(court).toBeAskedFor('action', { of: 'Dee' });
    expect(table({ bo: { at: '8,2' } }).answer('end-turn')).toBeTheTurnOf('Bo');
  });
  test('[KC-DIV-14] [KC-INV-15] a new lock takes the place of the old one', () => {
    const court = locked({ others: [theirs('Cy', '2,4')] }).answer('end-turn');
    expect(court).toBeAskedFor('lock-on-anew', { of: 'Dee' });
    expect(court).toOfferOnly('nobody', 'Cy');
    court.answer('Cy');
    expect(lockedOn(court)).toEqual(['Cy']);
    expect(court.inPlay('found').map(({ on }) => on)).toEqual([court.id('Cy')]);
  });
  test('[KC-DIV-14] the lock lasts until its target is Taken Out, wherever it goes', () => {
    const court = locked({ bo: { at: '19,4' } }).answer('end-turn', 'end-turn');
    expect(lockedOn(court)).toEqual(['Bo']);
    takeOut(court, court.id('Bo'), court.id('Dee'));
    expect(lockedOn(court)).toEqual([]);
  });
  test('[KC-DIV-06] it stays when its Scryer is Taken Out', () => {
    const court = locked();
    takeOut(court, court.id('Dee'), court.id('Bo'));
    expect(lockedOn(court)).toEqual(['Bo']);
  });
});

describe('a creature that is Locked On', () => {
  const walled = [
    '....................',
    '...#................',
    '...#................',
    '...#................',
    '....................',
  ];

  test('[KC-DIV-14] is seen by its Scryer through walls, by nobody else', () => {
    const others = [ours('Al', '2,1')];
    const court = locked({ rows: walled, others });
    const [dee, bo, al] = ['Dee', 'Bo', 'Al'].map((name) => court.id(name)) as [
      number,
      number,
      number,
    ];
    expect([sees(court, dee, bo), sees(court, al, bo), sees(court, bo, dee)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(sees(table({ rows: walled }), 0, 1)).toBe(false);
  });
  test('[KC-DIV-14] is in range of its Scryer’s class powers, not of plain Basic Implement Attacks', () => {
    const far = { bo: { at: '19,2' } };
    const court = locked({ ...far, others: [theirs('Cy', '18,2')] });
    expect(court).toOffer('tag-team');
    expect(court).not.toOffer('basic-implement-attack');
    court.answer('tag-team');
    expect(court).toOfferOnly('Bo');
    expect(table(far)).not.toOffer('tag-team');
  });
  test('[KC-DIV-14] is not concealed from it', () => {
    const odds = (court: Court) =>
      oddsOf(court, court.id('Dee'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK)?.disadvantages;
    const bo = { statuses: ['concealed'] };
    expect([odds(table({ bo })), odds(locked({ bo }))]).toEqual([['KZ-CONC-01'], []]);
  });
  test('[KC-DIV-14] has its Cover as ever', () => {
    const court = locked({ rows: walled });
    const odds = oddsOf(court, court.id('Dee'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK);
    expect(odds?.disadvantages).toEqual(['KZ-COVER-01']);
  });
  test('[KC-DIV-14] [KC-HID-06] cannot be Hidden from it, but from others', () => {
    const court = table({ others: [ours('Al', '2,1'), theirs('Cy', '5,4')] });
    court.answer('end-turn', 'Bo');
    court.befall('Bo', 'hidden');
    court.befall('Cy', 'hidden');
    const aims = (who: string, at: string) =>
      isTarget(court, court.id(who), court.id(at), BASIC_IMPLEMENT_ATTACK);
    expect([aims('Dee', 'Bo'), aims('Dee', 'Cy'), aims('Al', 'Bo')]).toEqual([true, false, false]);
    expect(canChoose(court, court.id('Dee'), court.id('Bo'))).toBe(true);
    expect(canChoose(court, court.id('Dee'), court.id('Cy'))).toBe(false);
  });
  test('[KC-DIV-14] [KZ-STAT-31] and has no Advantage against it for hiding', () => {
    const court = table({ others: [ours('Al', '2,1')] }).answer('end-turn', 'Bo');
    court.befall('Bo', 'hidden');
    const odds = (at: string) =>
      oddsOf(court, court.id('Bo'), court.id(at), BASIC_IMPLEMENT_ATTACK)?.advantages;
    expect([odds('Dee'), odds('Al')]).toEqual([[], ['KZ-STAT-31']]);
  });
  test('[KC-DIV-14] [KM-GEN-06] is in reach from the Dungeon too', () => {
    const below = (effects: readonly Told[]) =>
      begin({
        court: MAP,
        athletes: [ours('Dee', 'dungeon(2,1)', SCRYER), theirs('Bo', '7,0')],
        turn: 'Dee',
        effects,
      });
    expect(below([LOCKED])).toOffer('tag-team', 'target-lock');
    expect(below([LOCKED])).not.toOffer('basic-implement-attack');
    expect(below([])).not.toOffer('tag-team');
  });
  test('[KC-HID-06] is shown to its Scryer where squares are secret', () => {
    const options = { hiddenPositions: 'secret' };
    const court = table({ options, others: [theirs('Cy', '5,4')] }).answer('end-turn', 'Bo');
    court.befall('Bo', 'hidden');
    court.befall('Cy', 'hidden');
    expect(viewOf(court, 0).unseen).toEqual([court.id('Cy')]);
  });
});
