import { describe, expect, test } from 'vitest';
import { AL, BO, type Setting, WANDA, warded, wardsOf } from './testing/warded.ts';

const statuses = (court: ReturnType<typeof warded>, on: number) =>
  court.state.effects.filter((effect) => effect.on === on && effect.innate !== true);
const kinds = (result: ReturnType<typeof warded>, on: number) =>
  statuses(result, on).map(({ kind }) => kind);
const hpOf = (court: ReturnType<typeof warded>) => court.state.creatures.map(({ hp }) => hp);
const both = ['damage', 'effect'];

describe('Costly Ward', () => {
  const costly = (answers: Parameters<typeof warded>[1], setting?: Setting) =>
    warded(['costly-ward'], ['costly-ward', ...answers], setting);

  test('[KC-WRD-20] she or an ally in sight pays a HP for Resist 1, then she attacks', () => {
    const paid = costly(['Al'], { rolls: [4] });
    expect(hpOf(paid)).toEqual([8, 7, 6]);
    expect(statuses(paid, AL)).toMatchObject([{ kind: 'resist', amount: 1 }]);
    expect(hpOf(costly(['Wanda'], { rolls: [4] }))).toEqual([7, 8, 6]);
  });

  test('[KC-WRD-20] [KC-CONV-37] the damage passes by Ward, Resist and Weakened', () => {
    const al = { ward: 3, statuses: [{ status: 'resist', amount: 2 }] };
    const paid = costly(['Al'], { rolls: [2], al, wanda: { statuses: ['weakened'] } });
    expect([paid.of('Al').hp, wardsOf(paid.state, AL)]).toEqual([7, ['3']]);
  });

  test('[KC-WRD-20] [KZ-GEN-17] Resist lasts until the payer’s next turn ends', () => {
    const next = ['end-turn', 'Wanda'];
    expect(kinds(costly(['Al', ...next], { rolls: [2] }), AL)).toEqual(['resist']);
    expect(kinds(costly(['Al', ...next, 'end-turn'], { rolls: [2] }), AL)).toEqual([]);
  });

  test('[KC-WRD-20] [KC-CONV-23] an ally that another seat plays must be willing', () => {
    const al = { seat: 1 };
    const setting = { rolls: [4], al };
    expect(costly(['Al'], { al })).toBeAskedFor('willing');
    expect(hpOf(costly(['Al', 'yes'], setting))).toEqual([8, 7, 6]);
    // Nobody else is left then.
    expect(hpOf(costly(['Al', 'no'], setting))).toEqual([7, 8, 6]);
  });

  test('[KC-WRD-20] whoever it Takes Out is a Strike, and she attacks all the same', () => {
    const felled = costly(['Al'], { rolls: [4], al: { hp: 1 } });
    expect([felled.of('Al').cell, felled.state.strikes]).toEqual([-1, [1, 0]]);
    expect(felled.state.points).toEqual([0, 0]);
    expect(felled.of('Bo')).toHaveHp(6);
  });

  test('[KC-WRD-20] Taken Out by it herself, she makes no attack', () => {
    const court = costly(['Wanda'], { wanda: { hp: 1 } });
    expect([court.of('Wanda').cell, court.state.strikes]).toEqual([-1, [1, 0]]);
    expect([court.of('Bo').hp, court.state.turn?.creature]).toEqual([8, AL]);
  });

  test('[KC-WRD-20] [KC-CONV-18] Disarmed or with nobody to attack it does the rest', () => {
    const disarmed = costly(['Al'], { wanda: { statuses: ['disarmed'] } });
    expect([hpOf(disarmed), disarmed.open.why.key]).toEqual([[8, 7, 8], 'action']);
    const far = costly(['Al'], { bo: { at: '8,1' }, wanda: { implement: 'sword' } });
    expect([hpOf(far), far.open.why.key]).toEqual([[8, 7, 8], 'action']);
  });

  test('[KC-WRD-20] [KC-CONV-19] with a sword the attack ends the turn, with a wand it does not', () => {
    const sword = { wanda: { implement: 'sword' }, bo: { at: '2,1' }, rolls: [2] };
    expect(costly(['Al'], sword)).toBeAskedFor('special-ward');
    expect(costly(['Al'], { rolls: [2] })).toBeAskedFor('action');
  });

  test('[KC-WRD-20] [KZ-STOW-02] not with the implement stowed', () => {
    const court = warded(['costly-ward'], [], { wanda: { stowed: true } });
    expect(court).not.toOffer('costly-ward');
  });

  test('[KC-WRD-20] [KZ-OPP-05] lying Prone she lays herself open by it, attack or not', () => {
    const near = { bo: { at: '2,1' }, wanda: { statuses: ['prone', 'disarmed'] } };
    expect(hpOf(costly(['yes', 'Al'], near))).toEqual([6, 7, 8]);
    const armed = { bo: { at: '2,1' }, wanda: { statuses: ['prone'] }, rolls: [2] };
    expect(hpOf(costly(['Al', 'yes'], armed))).toEqual([6, 7, 8]);
  });
});

describe('Toxic Ward', () => {
  const toxic = (answers: Parameters<typeof warded>[1], setting?: Setting) =>
    warded(['toxic-ward'], ['toxic-ward', 'Bo', ...answers], setting);

  test('[KC-WRD-21] the target may gain a Ward, and takes Ongoing 2 in any case', () => {
    const taken = toxic(['yes'], { rolls: [4] });
    expect([taken.of('Bo').hp, wardsOf(taken.state, BO)]).toEqual([6, ['1']]);
    const declined = toxic(['no'], { rolls: [4] });
    expect([declined.of('Bo').hp, wardsOf(declined.state, BO)]).toEqual([6, []]);
    for (const result of [taken, declined]) {
      expect(statuses(result, BO)).toMatchObject(
        [{ kind: 'ongoing', amount: 2, until: { ends: 'save' } }, { kind: 'no-reply' }].reverse(),
      );
    }
  });

  test('[KC-WRD-21] its controller decides on the Ward', () => {
    const court = toxic([], { rolls: [4] });
    expect(court).toBeAskedFor('gain-ward');
    expect(court).toOfferOnly('no', 'yes');
  });

  test('[KC-WRD-21] the Ward does not protect against this attack', () => {
    // The Effect comes after the damage line; there is no order to choose.
    const court = toxic(['yes'], { rolls: [6] });
    expect([court.of('Bo').hp, wardsOf(court.state, BO)]).toEqual([4, ['1']]);
  });

  test('[KC-WRD-21] on a 3 the Effect may be taken alone', () => {
    const court = toxic(['effect', 'yes'], { rolls: [3] });
    expect([court.of('Bo').hp, wardsOf(court.state, BO)]).toEqual([8, ['1']]);
  });

  test('[KC-WRD-21] [KC-CONV-16] Ward that takes the damage stops all of it', () => {
    const stopped = toxic([], { rolls: [4], bo: { ward: 2 } });
    expect([kinds(stopped, BO), wardsOf(stopped.state, BO)]).toEqual([['no-reply'], []]);
  });

  test('[KC-WRD-21] [KZ-CREAT-01] as Creative Use the ally gains it at once', () => {
    const court = warded(['toxic-ward'], ['creative-use', 'Al', 'yes']);
    expect(wardsOf(court.state, AL)).toEqual(['1']);
  });
});

describe('Power Transference', () => {
  const transfer = (answers: Parameters<typeof warded>[1], setting?: Setting) =>
    warded(['power-transference'], ['power-transference', 'Bo', both, ...answers], setting);

  test('[KC-WRD-22] the target is Weakened, she or an ally in sight Fierce', () => {
    const court = transfer([], { rolls: [4] });
    expect(court).toBeAskedFor('make-fierce');
    expect(court).toOfferOnly('Wanda', 'Al');
    const given = transfer(['Al'], { rolls: [4] });
    expect([kinds(given, WANDA), kinds(given, AL)]).toEqual([[], ['fierce']]);
    expect(kinds(given, BO)).toContain('weakened');
    expect(kinds(transfer(['Wanda'], { rolls: [4] }), WANDA)).toEqual(['fierce']);
  });

  test('[KC-WRD-22] each until the end of its own next turn', () => {
    const rest = ['Wanda', 'end-turn', 'Wanda', 'end-turn', 'end-turn'];
    const passed = transfer(rest, { rolls: [4] });
    expect(kinds(passed, BO)).toEqual([]);
    expect(kinds(passed, WANDA)).toEqual(['fierce']);
    expect(kinds(transfer([...rest, 'end-turn', 'Wanda'], { rolls: [4] }), WANDA)).toEqual([]);
  });

  test('[KC-WRD-22] [KC-CONV-16] Ward keeps the target from it, but not the ally', () => {
    const warding = transfer(['Al'], { rolls: [4], bo: { ward: 2 } });
    expect([kinds(warding, BO), kinds(warding, AL)]).toEqual([['no-reply'], ['fierce']]);
  });
});

describe('Shrinking Robes', () => {
  const robes = (setting: Setting, order: readonly (readonly string[])[] = [both]) =>
    warded(['shrinking-robes'], ['shrinking-robes', 'Bo', ...order], setting);

  test('[KC-WRD-23] the target is Slowed until it saves', () => {
    const slowed = robes({ rolls: [4] });
    expect(statuses(slowed, BO)).toContainEqual(
      expect.objectContaining({ kind: 'slowed', until: { ends: 'save' } }),
    );
    expect(slowed.of('Bo')).toHaveHp(6);
  });

  test('[KC-WRD-04] with a wand, a staff or a sword, as far as each reaches', () => {
    const offered = (implement: string, at: string) =>
      warded(['shrinking-robes'], [], {
        wanda: { implement },
        bo: { at },
      }).offered.includes('shrinking-robes');
    expect([offered('wand', '6,1'), offered('wand', '7,1')]).toEqual([true, false]);
    expect([offered('staff', '7,1'), offered('staff', '8,1')]).toEqual([true, false]);
    expect([offered('sword', '2,1'), offered('sword', '3,1')]).toEqual([true, false]);
  });

  test('[KC-WRD-23] not on a miss, not behind Ward', () => {
    expect(kinds(robes({ rolls: [2] }, []), BO)).toEqual([]);
    expect(kinds(robes({ rolls: [4], bo: { ward: 2 } }), BO)).toEqual(['no-reply']);
  });
});

describe('Ward Boost', () => {
  const boosted = (answers: Parameters<typeof warded>[1], setting?: Setting) =>
    warded(['ward-boost'], ['ward-boost', ...answers], setting);

  test('[KC-WRD-24] the grant of this turn is one larger, and she attacks', () => {
    const court = boosted(['end-turn', 'Al'], { rolls: [4] });
    expect([court.of('Bo').hp, wardsOf(court.state, AL)]).toEqual([6, ['2s']]);
  });

  test('[KC-WRD-24] [KC-WRD-09] that of the next turn is not', () => {
    const round = ['end-turn', 'Al', 'end-turn', 'end-turn'];
    const court = boosted([...round, 'end-turn', 'Al'], { rolls: [2] });
    expect(wardsOf(court.state, AL)).toEqual(['3s']);
  });

  test('[KC-WRD-24] [KC-CONV-19] a sword’s turn ends with the attack, and grants the larger one', () => {
    const setting = { wanda: { implement: 'sword' }, bo: { at: '2,1' }, rolls: [4] };
    expect(boosted([], setting)).toBeAskedFor('special-ward');
    expect(wardsOf(boosted(['Wanda'], setting).state, WANDA)).toEqual(['2s']);
  });

  test('[KC-WRD-24] [KC-CONV-18] Disarmed she has the larger grant without an attack', () => {
    const court = boosted(['end-turn', 'Al'], { wanda: { statuses: ['disarmed'] } });
    expect([court.of('Bo').hp, wardsOf(court.state, AL)]).toEqual([8, ['2s']]);
  });
});
