import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin, type Court } from '../../../../test/table.ts';
import { attackOf, oddsOn } from '../../../explain/index.ts';
import type { Role } from '../../../model.ts';
import { actionsOf, actionsWith } from '../../../rules/actions/available.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { speedOf } from '../../../rules/movement/speed.ts';
import { implementRangeOf, reachOf } from '../../../rules/sight/reach.ts';
import { ATHLETES } from './athletes.ts';
import { BAGWUNG } from './index.ts';
import { BARNEY, ELSIE, foe, GERALD, LYA, MADELINE, olive, scene } from './testing/olives.ts';

/** A match as it stands once everybody is on the map: all dice are drawn from a seed. */
function match(athletes: number): Court {
  const court = begin(undefined, { options: { opposition: 'bagwung', athletes }, seed: 'olives' });
  while (court.open.why.key === 'deploy') court.answer(court.offered[0]);
  return court;
}

const numbers = (court: Court, name: string) => {
  const id = court.id(name);
  const { hp, maxHp, wards, implement, width, height } = court.of(name);
  const ward = wards.map(({ amount }) => amount);
  const far = implement === 'sword' ? reachOf(court.state, id) : implementRangeOf(court.state, id);
  return { hp, maxHp, ward, speed: speedOf(court, id), implement, far, size: [width, height] };
};

const USUAL = { hp: 8, maxHp: 8, ward: [], speed: 6, size: [1, 1] };

describe('the team', () => {
  test('[KT-BAG-05] [KT-GEN-01] the athletes in list order, each with class, role and implement', () => {
    expect(
      ATHLETES.map(({ name, role, specialisation, className, implement }) =>
        [name, role, specialisation, className, implement].join(' / '),
      ),
    ).toEqual([
      'Barney Sodder / leader / vanguard / wardmaster / sword',
      'Lya Corns / defender / juggernaut / brewer / sword',
      'Madeline DeShields / specialist / hunter / wandslinger / wand',
      'Gerald Glump / striker / sniper / diviner / staff',
      'Elsie Tumpus / controller / crowd-control / tamer / staff',
    ]);
  });
  test('[KT-BAG-05] [KT-GEN-02] with fewer to a side it fields the first of its list', () => {
    const names = match(3)
      .state.builds.slice(3)
      .map(({ name }) => name);
    expect(names).toEqual([BARNEY, LYA, MADELINE]);
  });
  test.each([
    ['KT-BAR-01', BARNEY, { ...USUAL, implement: 'sword', far: 1 }],
    ['KT-LYA-01', LYA, { ...USUAL, hp: 5, maxHp: 5, ward: [3], implement: 'sword', far: 1 }],
    ['KT-MAD-01', MADELINE, { ...USUAL, implement: 'wand', far: 5 }],
    ['KT-GER-01', GERALD, { ...USUAL, implement: 'staff', far: 8 }],
    ['KT-ELS-01', ELSIE, { ...USUAL, implement: 'staff', far: 6 }],
  ])('[%s] [KT-GEN-06] the numbers of %s in a match', (_, name, header) => {
    expect(numbers(match(5), name)).toEqual(header);
  });
});

/** What somebody of a role can do besides what everybody can. */
function ownActions(role: Role): readonly string[] {
  const court = scene([olive(role, '4,4'), foe('Ana', '7,4')], 'Ana');
  const [who = -1] = court.state.creatures.flatMap(({ team }, id) => (team === 1 ? [id] : []));
  const common = scene([foe('Ana', '4,4'), foe('Al', '7,4')], 'Ana');
  const shared = new Set([
    ...actionsWith([]).map(({ id }) => id),
    ...actionsOf(common, common.id('Al')).map(({ id }) => id),
  ]);
  return actionsOf(court, who)
    .map(({ id }) => id)
    .filter((id) => !shared.has(id));
}

const abilities = (role: Role) => {
  const build = ATHLETES.find((athlete) => athlete.role === role);
  return build === undefined ? [] : abilitiesOf(GAME, build).map(({ id }) => id);
};

describe('what each of them has, and nothing else', () => {
  test('[KT-BAR-02] [KT-BAR-03] [KT-BAR-04] [KT-BAR-05] [KT-BAR-06] [KT-BAR-07] [KT-BAR-08] [KT-GEN-07] [KT-INV-02] Barney', () => {
    expect(abilities('leader')).toEqual([
      'vanguard',
      'wardmaster',
      'wardmaster/reflective-ward',
      'wardmaster/costly-ward',
      'wardmaster/ward-boost',
      'wardmaster/ward-wall',
      'agile',
    ]);
    expect(ownActions('leader')).toEqual(['outflank', 'costly-ward', 'ward-boost', 'ward-wall']);
  });
  test('[KT-LYA-02] [KT-LYA-03] [KT-LYA-04] [KT-LYA-05] [KT-LYA-06] [KT-LYA-07] [KT-LYA-08] [KT-LYA-09] [KT-LYA-10] [KT-LYA-11] [KT-GEN-07] [KT-INV-02] Lya', () => {
    expect(abilities('defender')).toEqual([
      'defender',
      'juggernaut',
      'brewer/give-elixir',
      'brewer/toss-potion',
      'brewer/potent-edge',
      'brewer/phoenix-elixir',
      'brewer/nullification-potion',
      'brewer/corrosive-potion',
      'brewer/frenzy-brew',
      'agile',
    ]);
    expect(ownActions('defender').toSorted()).toEqual([
      'defenders-mark',
      'give-elixir',
      'load-blade',
      'potent-edge',
      'toss-potion',
    ]);
  });
  test('[KT-MAD-02] [KT-MAD-03] [KT-MAD-04] [KT-MAD-05] [KT-MAD-06] [KT-MAD-07] [KT-MAD-08] [KT-MAD-09] [KT-MAD-10] [KT-GEN-07] [KT-INV-02] Madeline', () => {
    expect(abilities('specialist')).toEqual([
      'hunter',
      'wandslinger/piercing-shot',
      'wandslinger/focus',
      'wandslinger/trick-shot',
      'wandslinger/ward-and-shoot',
      'wandslinger/filovs-fusillade',
      'agile',
    ]);
    expect(ownActions('specialist').toSorted()).toEqual([
      'false-flag',
      'filovs-fusillade',
      'focus',
      'manipulate-creeps',
      'provocation',
      'trick-shot',
      'ward-and-shoot',
    ]);
  });
  test('[KT-GER-02] [KT-GER-03] [KT-GER-04] [KT-GER-05] [KT-GER-06] [KT-GER-07] [KT-GEN-07] [KT-INV-02] Gerald', () => {
    expect(abilities('striker')).toEqual([
      'sniper',
      'diviner/empath',
      'diviner/empathic-imposition',
      'diviner/empathic-wave',
      'agile',
    ]);
    expect(ownActions('striker').toSorted()).toEqual([
      'draw-a-bead',
      'empathic-bond',
      'empathic-imposition',
      'empathic-wave',
    ]);
  });
  test('[KT-ELS-02] [KT-ELS-04] [KT-ELS-05] [KT-ELS-06] [KT-ELS-07] [KT-ELS-09] [KT-ELS-10] [KT-ELS-11] [KT-GEN-07] [KT-INV-02] Elsie', () => {
    expect(abilities('controller')).toEqual([
      'controller',
      'crowd-control',
      'tamer',
      'tamer/conjuror',
      'tamer/creature-aegis',
      'tamer/fleeting-mantis',
      'tamer/summon-flame-pig',
      'agile',
    ]);
    expect(ownActions('controller').toSorted()).toEqual([
      'creature-aegis',
      'fleeting-mantis',
      'goring-tusks',
      'lead-creatures',
      'rearrange',
      'summon-flame-pig',
    ]);
  });
  test('[KT-BAG-01] the trait stands among their powers', () => {
    expect(BAGWUNG.house?.traits.map(({ id }) => id)).toEqual(['agile']);
  });
});

/** The damage line of a power on an enemy at that distance, on a hit and on a 6; nothing out of range. */
function line(role: Role, power: string, distance: number, implement = 'wand') {
  const athletes = [olive(role, '4,4'), foe('Ana', `${4 + distance},4`, { implement })];
  const court = scene(athletes, 'Ana');
  const [who = -1] = court.state.creatures.flatMap(({ team }, id) => (team === 1 ? [id] : []));
  const found = attackOf(court.state, who, power);
  const odds = found && oddsOn(court.state, found, court.id('Ana'));
  return odds?.damage && [odds.damage.hit, odds.damage.six];
}

describe('attacks at the table', () => {
  test.each([
    ['KT-BAR-04 a Basic Implement Attack, as its sword has it', 'leader', 'costly-ward', 1, [3, 5]],
    ['KT-BAR-04 no farther than its reach', 'leader', 'costly-ward', 2, undefined],
    ['KT-BAR-05', 'leader', 'ward-boost', 1, [3, 5]],
    ['KT-LYA-04 no implement icon', 'defender', 'toss-potion', 5, [2, 4]],
    ['KT-LYA-04 adjacent', 'defender', 'toss-potion', 1, [2, 4]],
    ['KT-LYA-04 range 5', 'defender', 'toss-potion', 6, undefined],
    ['KT-LYA-05', 'defender', 'potent-edge', 1, [3, 5]],
    ['KT-LYA-05 reach 1', 'defender', 'potent-edge', 2, undefined],
    ['KT-MAD-04', 'specialist', 'trick-shot', 5, [2, 4]],
    ['KT-MAD-04 range 5', 'specialist', 'trick-shot', 6, undefined],
    ['KT-MAD-05', 'specialist', 'ward-and-shoot', 5, [2, 4]],
    ['KT-MAD-06', 'specialist', 'filovs-fusillade', 5, [2, 4]],
    ['KT-GER-04', 'striker', 'empathic-imposition', 8, [3, 5]],
    ['KT-GER-04 range 8', 'striker', 'empathic-imposition', 9, undefined],
    ['KT-GER-04 no staff bonus near by', 'striker', 'empathic-imposition', 2, [2, 4]],
    ['KT-ELS-05', 'controller', 'creature-aegis', 6, [3, 5]],
    ['KT-ELS-05 range 6', 'controller', 'creature-aegis', 7, undefined],
    ['KT-ELS-06', 'controller', 'fleeting-mantis', 3, [3, 5]],
    ['KT-ELS-06 no staff bonus near by', 'controller', 'fleeting-mantis', 2, [2, 4]],
  ] as const)('[%s] [KT-GEN-08] %s: %s at %i', (_, role, power, distance, damage) => {
    expect(line(role, power, distance)).toEqual(damage);
  });
  test('[KT-BAR-05] [KT-LYA-05] [KT-INV-05] no sword bonus against a sword', () => {
    expect(line('leader', 'ward-boost', 1, 'sword')).toEqual([2, 4]);
    expect(line('defender', 'potent-edge', 1, 'sword')).toEqual([2, 4]);
  });
  test('[KT-MAD-03] Focus: ten squares this turn, Advantage on the first implement attack', () => {
    const court = scene([olive('specialist', '4,4'), foe('Ana', '14,4')], MADELINE, {
      rolls: [2, 4],
    });
    expect(court).not.toOffer('basic-implement-attack');
    court.answer('focus', 'basic-implement-attack', 'Ana');
    expect(court.of('Ana')).toHaveHp(5);
  });
  test('[KT-MAD-02] Piercing Shot: past Ward and Resist', () => {
    const ana = foe('Ana', '8,4', { ward: 3, statuses: [{ status: 'resist', amount: 1 }] });
    const court = scene([olive('specialist', '4,4'), ana], MADELINE, { rolls: [4] });
    court.answer('basic-implement-attack', 'Ana');
    expect(court.of('Ana')).toHaveHp(6);
    expect(court.of('Ana')).toHaveWard(3);
  });
  test('[KT-MAD-07] the Hunter’s Boost against a Creep, or none against an athlete', () => {
    const court = scene([olive('specialist', '4,4'), foe('Ana', '8,4')], MADELINE, { rolls: [6] });
    expect(court.answer('basic-implement-attack', 'Ana').of('Ana')).toHaveHp(4);
  });
});

describe('what their actions cost', () => {
  const price = (role: Role, id: string) => {
    const court = scene([olive(role, '4,4'), foe('Ana', '7,4')], 'Ana');
    const [who = -1] = court.state.creatures.flatMap(({ team }, at) => (team === 1 ? [at] : []));
    const found = actionsOf(court, who).find((action) => action.id === id);
    return found && `${found.price}${found.encounter === true ? ', once' : ''}`;
  };
  test.each([
    ['KT-BAR-04', 'leader', 'costly-ward', 'attack'],
    ['KT-BAR-05', 'leader', 'ward-boost', 'attack'],
    ['KT-BAR-06', 'leader', 'ward-wall', 'free, once'],
    ['KT-BAR-08', 'leader', 'outflank', 'role'],
    ['KT-LYA-02', 'defender', 'give-elixir', 'attack'],
    ['KT-LYA-04', 'defender', 'toss-potion', 'attack'],
    ['KT-LYA-05', 'defender', 'potent-edge', 'attack'],
    ['KT-LYA-05', 'defender', 'load-blade', 'attack'],
    ['KT-LYA-11', 'defender', 'defenders-mark', 'role'],
    ['KT-MAD-03', 'specialist', 'focus', 'move'],
    ['KT-MAD-04', 'specialist', 'trick-shot', 'attack'],
    ['KT-MAD-05', 'specialist', 'ward-and-shoot', 'attack'],
    ['KT-MAD-06', 'specialist', 'filovs-fusillade', 'attack, once'],
    ['KT-MAD-08', 'specialist', 'manipulate-creeps', 'role'],
    ['KT-MAD-09', 'specialist', 'false-flag', 'role'],
    ['KT-MAD-10', 'specialist', 'provocation', 'role, once'],
    ['KT-GER-03', 'striker', 'empathic-bond', 'attack'],
    ['KT-GER-04', 'striker', 'empathic-imposition', 'attack'],
    ['KT-GER-05', 'striker', 'empathic-wave', 'attack, once'],
    ['KT-GER-07', 'striker', 'draw-a-bead', 'role'],
    ['KT-ELS-05', 'controller', 'creature-aegis', 'attack'],
    ['KT-ELS-06', 'controller', 'fleeting-mantis', 'attack'],
    ['KT-ELS-07', 'controller', 'summon-flame-pig', 'attack, once'],
    ['KT-ELS-09', 'controller', 'goring-tusks', 'attack'],
    ['KT-ELS-11', 'controller', 'rearrange', 'role'],
  ] as const)('[%s] %s: %s is %s', (_, role, id, expected) => {
    expect(price(role, id)).toBe(expected);
  });
});
