import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../../test/table.ts';

import { isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../../../rules/effects/basic-powers.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { placesOf } from '../../../rules/sight/sight.ts';
import { involuntaryLift } from './at-will.ts';
import {
  AL,
  at,
  BO,
  kindsOn,
  PIA,
  placesIn,
  ported,
  portedTable,
  type Setting,
  withWarp,
} from './testing/ported.ts';

const both = ['damage', 'effect'];

describe('Involuntary Lift', () => {
  const lifted = (more: Answers, setting: Setting = {}) =>
    ported(['involuntary-lift'], ['involuntary-lift', 'Bo', both, ...more], {
      rolls: [4],
      ...setting,
    });

  test('[KC-POR-26] the target is Grabbed from afar and Hovers', () => {
    const court = lifted([]);
    expect([court.of('Bo').hp, kindsOn(court.state, BO)]).toEqual([
      6,
      ['no-reply', 'grabbed', 'hovering'],
    ]);
  });

  test('[KC-POR-26] [KC-POR-25] [KZ-INV-21] whom she hits from a warp she holds only in range of her body', () => {
    const hit = (bo: string, answers: Answers) => {
      const picks = { picks: ['porter/source-warp', 'porter/involuntary-lift'] };
      const t = withWarp('source-warp', at(8, 1), { pia: picks, bo: { at: bo }, rolls: [4] });
      const { power = BASIC_IMPLEMENT_ATTACK } = involuntaryLift;
      t.run(attack(t, PIA, BO, power), ...(answers ?? []));
      return [t.of('Bo').hp, kindsOn(t.state, BO)];
    };
    expect(hit('6,1', ['court(8,1)', both])).toEqual([6, ['no-reply', 'grabbed', 'hovering']]);
    expect(hit('9,1', [both])).toEqual([6, ['no-reply']]);
  });

  test('[KC-POR-25] a warp in her own square is no second place to attack from', () => {
    const t = withWarp('source-warp', at(1, 1), { rolls: [4] });
    expect(placesOf(t, PIA)).toEqual([t.of('Pia')]);
    t.run(attack(t, PIA, BO, BASIC_IMPLEMENT_ATTACK));
    expect(t.of('Bo')).toHaveHp(6);
  });

  test('[KC-POR-26] the Hovering ends with the Grab: escaped, let go', () => {
    const escaped = lifted(['end-turn', 'end-turn', 'escape', 'roll'], { rolls: [4, 4] });
    expect(kindsOn(escaped.state, BO)).toEqual([]);
    expect(kindsOn(lifted(['let-go']).state, BO)).toEqual(['no-reply']);
  });

  test('[KC-POR-06] [KC-POR-26] and when its Porter is Taken Out', () => {
    const t = portedTable(['involuntary-lift']);
    t.state.effects.push(...lifted([]).state.effects.filter(({ on }) => on === BO));
    t.run(deal(t, { to: PIA, by: BO, kind: 'other', melee: false }, 9, 'test'));
    expect(kindsOn(t.state, BO)).toEqual(['no-reply']);
  });

  test('[KC-POR-26] for a Move Action she slides it up to three, as often as she spends one', () => {
    const court = lifted([
      ...['slide-lifted', 'Bo', ['court(5,2)', 'court(5,3)', 'court(5,4)']],
    ] as Answers);
    expect([placesIn(court.state)[BO], court.state.turn?.moveActions]).toEqual(['court(5,4)', 0]);
    expect(kindsOn(court.state, BO)).toContain('grabbed');
  });

  test('[KC-POR-26] only inside her implement range', () => {
    const way = () => lifted(['slide-lifted', 'Bo', ['court(6,1)', 'court(7,1)']] as Answers).state;
    expect(way).toThrow();
    const within = lifted(['slide-lifted', 'Bo', ['court(6,1)']] as Answers);
    expect(placesIn(within.state)[BO]).toBe('court(6,1)');
  });

  test('[KC-POR-26] [KC-CONV-28] she walks freely in range, and lets go when she leaves it', () => {
    const near = lifted(['walk', ['court(0,1)']] as Answers);
    expect([placesIn(near.state)[BO], kindsOn(near.state, BO).includes('grabbed')]).toEqual([
      'court(5,1)',
      true,
    ]);
    const far = lifted(['walk', ['court(0,1)']] as Answers, { bo: { at: '6,1' } });
    expect(kindsOn(far.state, BO)).toEqual(['no-reply']);
  });

  test('[KC-POR-26] [KC-CONV-16] Ward keeps its bearer free, and without a Grab nothing slides', () => {
    const warding = lifted([], { bo: { ward: 2 } });
    expect(kindsOn(warding.state, BO)).toEqual(['no-reply']);
    expect(warding).not.toOffer('slide-lifted');
  });
});

describe('Instant Repulsion', () => {
  const repulsed = (answers: Answers, setting: Setting) =>
    ported(['instant-repulsion'], ['instant-repulsion', ...answers], setting);

  test('[KC-POR-27] all creatures within two, each rolled for: a damage and pushed three', () => {
    const push = ['court(4,1)', 'court(5,1)', 'court(6,1)'];
    const court = repulsed(
      ['Bo', both, push, both, ['court(1,3)', 'court(1,4)', 'court(1,5)']] as Answers,
      { bo: { at: '3,1' }, rolls: [4, 5] },
    );
    expect(court.state.creatures.map(({ hp }) => hp)).toEqual([8, 7, 7]);
    expect(placesIn(court.state)).toEqual(['court(1,1)', 'court(1,5)', 'court(6,1)']);
    expect(court).toBeAskedFor('action');
  });

  test('[KC-POR-27] not beyond two squares', () => {
    const court = ported(['instant-repulsion'], [], { bo: { at: '4,1' } });
    expect(court).not.toOffer('instant-repulsion');
  });

  test('[KC-POR-27] [KC-CONV-08] no implement attack: no staff’s bonus, drawback or turn’s end', () => {
    const court = repulsed([both, []] as Answers, {
      bo: { at: '2,1' },
      al: { at: '5,5' },
      pia: { implement: 'staff' },
      rolls: [4],
    });
    expect([court.of('Bo').hp, court.of('Pia').hp]).toEqual([7, 8]);
    expect(court).toBeAskedFor('action');
  });

  test('[KC-POR-27] [KC-CONV-16] Ward keeps its bearer in place', () => {
    const court = repulsed([both] as Answers, {
      bo: { at: '3,1', ward: 1 },
      al: { at: '5,5' },
      rolls: [4],
    });
    expect([court.of('Bo').hp, placesIn(court.state)[BO]]).toEqual([8, 'court(3,1)']);
  });
});

describe('Reinforcements', () => {
  const reinforced = (more: Answers, setting: Setting = {}) =>
    ported(['reinforcements'], ['reinforcements', 'Bo', both, ...more], { rolls: [4], ...setting });

  test('[KC-POR-28] an ally within six of her comes to the side of the target', () => {
    const court = reinforced(['Al', 'court(6,1)']);
    expect([placesIn(court.state)[AL], court.of('Bo').hp]).toEqual(['court(6,1)', 6]);
    expect(() => reinforced(['Al', 'court(7,1)'])).toThrow();
  });

  test('[KC-POR-28] nobody farther away or out of sight, and nobody if she likes', () => {
    expect(reinforced([], { al: { at: '8,2' } })).toBeAskedFor('action');
    const rows = ['............', '............', '############', '............'];
    expect(reinforced([], { rows, al: { at: '1,3' } })).toBeAskedFor('action');
    expect(placesIn(reinforced(['nobody']).state)[AL]).toBe('court(1,2)');
  });

  test('[KC-POR-28] an ally that another seat plays must be willing', () => {
    const setting = { al: { seat: 1 } };
    expect(reinforced(['Al'], setting)).toBeAskedFor('willing');
    const court = reinforced(['Al', 'no'], setting);
    expect([placesIn(court.state)[AL], court.open.why.key]).toEqual(['court(1,2)', 'action']);
  });

  test('[KC-POR-28] [KC-CONV-16] also when Ward has taken the damage, or the target is gone', () => {
    const warding = reinforced(['Al', 'court(6,1)'], { bo: { ward: 2 } });
    const gone = reinforced(['Al', 'court(6,1)'], { bo: { hp: 2 } });
    expect([warding, gone].map((court) => placesIn(court.state)[AL])).toEqual([
      'court(6,1)',
      'court(6,1)',
    ]);
  });
});

describe('Bend Space', () => {
  const bent = (more: Answers, setting: Setting = {}) =>
    ported(['bend-space'], ['bend-space', 'Bo', both, ...more], { rolls: [4], ...setting });
  /** A table on which Pia has bent space around Bo. */
  const table = (setting: Setting) => {
    const t = portedTable(['bend-space'], setting);
    t.state.effects.push(...bent([]).state.effects.filter(({ kind }) => kind === 'bend-space'));
    t.state.nextEffect = 100;
    return t;
  };

  test('[KC-POR-29] this attack reaches five squares further', () => {
    expect(bent([], { bo: { at: '11,1' } }).of('Bo')).toHaveHp(6);
    const court = ported(['bend-space'], [], { bo: { at: '11,1' }, pia: { at: '0,1' } });
    expect(court).not.toOffer('bend-space');
  });

  test('[KC-POR-29] her attacks and her allies’ on the target reach further, in melee too', () => {
    const t = table({ bo: { at: '7,2' } });
    for (const who of [PIA, AL]) {
      expect(isTarget(t, who, BO, BASIC_IMPLEMENT_ATTACK)).toBe(true);
      expect(isTarget(t, who, BO, BASIC_PHYSICAL_ATTACK)).toBe(true);
    }
    const far = table({ bo: { at: '11,2' }, pia: { at: '0,2' } });
    expect(isTarget(far, AL, BO, BASIC_IMPLEMENT_ATTACK)).toBe(true);
    expect(isTarget(far, PIA, BO, BASIC_IMPLEMENT_ATTACK)).toBe(false);
  });

  test('[KC-POR-29] not Bo’s own attacks, not those on others, and not Bursts', () => {
    const t = table({ bo: { at: '7,2' } });
    expect(isTarget(t, BO, AL, BASIC_IMPLEMENT_ATTACK)).toBe(false);
    const burst = { ...BASIC_PHYSICAL_ATTACK, target: { burst: 2 } };
    expect(isTarget(t, PIA, BO, burst)).toBe(false);
  });

  test('[KC-POR-29] [KC-CONV-21] used on the same target again it reaches no further', () => {
    const court = bent(
      [
        ...['end-turn', 'end-turn', 'walk', ['court(6,1)'], 'end-turn', 'bend-space', 'Bo'],
      ] as Answers,
      { rolls: [4, 2] },
    );
    expect(court).toBeAskedFor('action');
    const t = table({ pia: { at: '0,1' }, bo: { at: '11,1' } });
    const bend = { ...BASIC_IMPLEMENT_ATTACK, id: 'bend-space', further: 5 };
    expect(isTarget(t, PIA, BO, bend)).toBe(false);
  });

  test('[KC-POR-29] [KZ-GEN-17] until the end of her next turn', () => {
    const round = ['end-turn', 'end-turn', 'end-turn'];
    expect(kindsOn(bent(round).state, BO)).toEqual(['bend-space']);
    expect(kindsOn(bent([...round, 'end-turn']).state, BO)).toEqual([]);
  });

  test('[KC-POR-29] when the target ends its turn beside her she may teleport up to two', () => {
    const beside = ['end-turn', 'end-turn', 'walk', ['court(4,1)', 'court(3,1)', 'court(2,1)']];
    const court = bent([...beside, 'end-turn'] as Answers, { al: { at: '8,5' } });
    expect(court).toBeAskedFor('teleport');
    const gone = bent([...beside, 'end-turn', 'court(0,3)'] as Answers, { al: { at: '8,5' } });
    expect(placesIn(gone.state)[PIA]).toBe('court(0,3)');
    const apart = bent(['end-turn', 'end-turn', 'end-turn']);
    expect(apart).toBeAskedFor('action');
  });

  test('[KC-POR-29] [KC-CONV-16] Ward keeps space as it is', () => {
    const court = bent([], { bo: { ward: 2 } });
    expect(kindsOn(court.state, BO)).toEqual(['no-reply']);
    const bo = court.of('Bo');
    expect(bo !== undefined && has(bo, BITS.hovering)).toBe(false);
  });
});
