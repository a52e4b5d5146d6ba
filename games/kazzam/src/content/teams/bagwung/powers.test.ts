import { describe, expect, test } from 'vitest';
import type { Court, Told } from '../../../../test/table.ts';
import { BARNEY, ELSIE, foe, GERALD, LYA, olive, scene, settleHit } from './testing/olives.ts';

/** Answers one question of a hit. */
function settleOnce(court: Court): void {
  court.answer(court.open.why.key === 'hit-order' ? court.offered : []);
}

describe('Lya’s Potions', () => {
  const tossed = (potion: string, ana: Told = {}) => {
    const athletes = [olive('defender', '4,4'), foe('Ana', '8,4', ana)];
    const court = scene(athletes, LYA, { rolls: [4] }).answer('toss-potion', 'Ana');
    // Named before the roll, for all to know.
    expect(court).toBeAskedFor('which-potion', { of: LYA });
    expect(court.heard('attack')).toEqual([]);
    expect(court).toOfferOnly('corrosive-potion', 'nullification-potion', 'frenzy-brew');
    return settleHit(court.answer(potion));
  };
  test('[KT-LYA-07] Corrosive: Ongoing 1', () => {
    const court = tossed('corrosive-potion');
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.of('Ana')).toHaveStatus('ongoing', 1);
  });
  test('[KT-LYA-06] Nullification: 2 Ward less first, and no status left', () => {
    const court = tossed('nullification-potion', { ward: 2, statuses: ['fierce'] });
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.of('Ana')).not.toHaveStatus('fierce');
  });
  test('[KT-LYA-08] [KT-HID-03] Frenzy Brew: 1 more damage, Frenzied, once in the match', () => {
    const court = tossed('frenzy-brew');
    expect(court.of('Ana')).toHaveHp(5);
    expect(court.of('Ana')).toHaveStatus('frenzied');
    expect(court.of(LYA)).toHaveSpent('frenzy-brew');
    expect(court).toHaveHeard({ type: 'action', who: court.id(LYA), action: 'frenzy-brew' });
  });
});

describe('what comes by itself', () => {
  test('[KT-LYA-01] [KT-INV-03] three Ward for the start and for each return', () => {
    expect(scene([olive('defender', '4,4'), foe('Ana', '8,4')], LYA).of(LYA).startingWard).toBe(3);
  });
  test('[KT-ELS-04] what Elsie conjures lasts two of her turns', () => {
    const athletes = [olive('controller', '4,4'), foe('Ana', '8,4')];
    const court = scene(athletes, ELSIE, { rolls: [4] });
    court.answer('fleeting-mantis', 'Ana');
    while (court.open.why.key !== 'conjure-where') settleOnce(court);
    court.answer(court.offered[0]);
    const [mantis] = court.inPlay('fleeting-mantis');
    expect(mantis?.until).toMatchObject({ ends: 'turn-end', turn: court.of(ELSIE).turns + 2 });
  });
  test('[KT-GER-05] his Wave: he Regenerates 2', () => {
    const court = scene([olive('striker', '4,4'), foe('Ana', '15,4')], GERALD);
    expect(court.answer('empathic-wave').of(GERALD)).toHaveStatus('regenerate', 2);
  });
  test('[KT-ELS-08] [KC-TMR-35] whoever ends its turn beside the pig burns', () => {
    const athletes = [foe('Ana', '8,4'), olive('controller', '2,4')];
    const companions = [{ of: ELSIE, companion: 'flame-pig', at: '7,4' }];
    const court = scene(athletes, 'Ana', { more: { companions } }).answer('end-turn');
    expect(court.of('Ana')).toHaveStatus('ongoing', 1);
  });
  test('[KT-BAR-02] [KT-BAR-05] at the end of his turn one Special Ward, two after Ward Boost', () => {
    const ended = (...answers: readonly string[]) => {
      const athletes = [olive('leader', '4,4'), olive('defender', '3,4'), foe('Ana', '5,4')];
      const court = scene(athletes, BARNEY, { rolls: answers.length > 0 ? [2] : [] });
      // With a sword the attack ends the turn.
      court.answer(...(answers.length > 0 ? answers : ['end-turn']));
      expect(court).toBeAskedFor('special-ward', { of: BARNEY, rule: 'KC-WRD-07' });
      return court.answer(BARNEY).of(BARNEY).wards;
    };
    expect(ended()).toMatchObject([{ amount: 1, onTop: true }]);
    expect(ended('ward-boost')).toMatchObject([{ amount: 2, onTop: true }]);
  });
  test('[KT-BAR-07] his Boost heals himself or somebody he sees, on a hit', () => {
    const athletes = [olive('leader', '4,4', { hp: 4 }), foe('Ana', '5,4')];
    const court = scene(athletes, BARNEY, { rolls: [4] });
    court.answer('basic-implement-attack', 'Ana');
    settleHit(court);
    court.answer(BARNEY);
    expect(court.of(BARNEY)).toHaveHp(6);
  });
  test('[KT-LYA-03] one Phoenix Elixir at the start, drunk as a Reaction to damage', () => {
    const court = scene([foe('Ana', '5,4'), olive('defender', '4,4', { ward: 0 })], 'Ana', {
      rolls: [4],
    });
    expect(court.of(LYA).held).toHaveLength(1);
    court.answer('basic-implement-attack', LYA);
    expect(court).toBeAskedFor('reaction.juggernaut', { of: LYA, rule: 'KR-DEF-09' });
    court.answer('no');
    expect(court).toBeAskedFor('drink-phoenix', { of: LYA });
    expect(court.answer('yes').of(LYA)).toHaveHp(5);
    expect(court.of(LYA).held).toEqual([]);
  });
  test('[KT-LYA-10] her Reaction takes 1 off', () => {
    const court = scene([foe('Ana', '5,4'), olive('defender', '4,4', { ward: 0 })], 'Ana', {
      rolls: [4],
    });
    court.answer('basic-implement-attack', LYA, 'yes', 'no');
    expect(court.of(LYA)).toHaveHp(4);
  });
  test('[KT-LYA-09] her Boost is a Ward', () => {
    const court = scene([foe('Ana', '5,4'), olive('defender', '4,4', { ward: 0 })], LYA, {
      rolls: [4],
    });
    court.answer('basic-implement-attack', 'Ana');
    expect(court.of(LYA)).toHaveWard(1);
  });
  test('[KT-GER-06] his condition: farther than three squares, and a 2 then deals 1', () => {
    const hp = (distance: number, die: number) => {
      const athletes = [olive('striker', '4,4'), foe('Ana', `${4 + distance},4`)];
      const court = scene(athletes, GERALD, { rolls: [die] });
      return court.answer('basic-implement-attack', 'Ana').of('Ana').hp;
    };
    expect([hp(4, 2), hp(3, 2), hp(4, 4), hp(3, 4)]).toEqual([7, 8, 4, 4]);
  });
  test('[KT-GER-02] he feels with an ally within five that regains HP', () => {
    const athletes = [
      olive('leader', '4,4', { hp: 4 }),
      olive('striker', '8,4', { hp: 4 }),
      foe('Ana', '5,4'),
    ];
    const court = scene(athletes, BARNEY, { rolls: [4] });
    court.answer('basic-implement-attack', 'Ana');
    settleHit(court);
    court.answer(BARNEY);
    expect(court).toBeAskedFor('mirror-healing', { of: GERALD, rule: 'KC-DIV-10' });
    expect(court.answer('yes').of(GERALD)).toHaveHp(6);
  });
});

describe('Elsie’s Flame Pig', () => {
  const PIG = 'Flame Pig';
  test('[KT-ELS-07] [KT-ELS-08] comes within five with 5 HP and speed 6, shifts 4 and rams: 2, no +1', () => {
    const athletes = [olive('controller', '2,4'), foe('Ana', '9,4')];
    const court = scene(athletes, ELSIE, { rolls: [4] });
    court.answer('summon-flame-pig', 'court(7,4)');
    const { hp, speed, width, height } = court.of(PIG);
    expect([hp, speed, width, height]).toEqual([5, 6, 1, 1]);
    expect(court).toBeAskedFor('way.shift', { of: PIG });
    court.answer(['court(8,4)']);
    expect(court).toBeAskedFor('pig-rams');
    settleHit(court.answer('Ana'));
    expect(court.of('Ana')).toHaveHp(6);
    // With a staff summons end the turn; the use is spent.
    expect(court.of(ELSIE)).toHaveSpent('level-1-summon');
    expect(court.state.turn?.creature).not.toBe(court.id(ELSIE));
  });
  test('[KT-ELS-03] [KT-ELS-09] Goring Tusks: 2 with the staff’s 1, and it ends her turn', () => {
    const athletes = [olive('controller', '2,4'), foe('Ana', '9,4')];
    const companions = [{ of: ELSIE, companion: 'flame-pig', at: '8,4', startedAt: '8,4' }];
    const court = scene(athletes, ELSIE, { rolls: [4], more: { companions } });
    settleHit(court.answer('goring-tusks', 'Ana'));
    expect(court.state.turn?.creature).not.toBe(court.id(ELSIE));
    expect(court.of('Ana')).toHaveHp(5);
  });
  test('[KT-ELS-02] [KT-INV-02] a beast that is Taken Out is a Strike for her', () => {
    const athletes = [foe('Ana', '9,4'), olive('controller', '2,4')];
    const companions = [{ of: ELSIE, companion: 'flame-pig', at: '7,4', hp: 1 }];
    const court = scene(athletes, 'Ana', { rolls: [4], more: { companions } });
    court.answer('basic-implement-attack', PIG);
    expect(court.state.strikes).toEqual([0, 1]);
  });
});
