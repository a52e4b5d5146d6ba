import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin } from '../../../../test/table.ts';
import { powersOf } from '../../../explain/powers.ts';
import type { Implement } from '../../../model.ts';
import { actionsOf } from '../../../rules/actions/available.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { abilitiesNamed, abilitiesOf } from '../../../rules/effects/content.ts';
import { speedOf } from '../../../rules/movement/speed.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { implementRangeOf, reachOf } from '../../../rules/sight/reach.ts';
import { ATHLETES } from './athletes.ts';
import { buildOf, type FirstName, foe, mastodon, scene } from './testing/mastodons.ts';

/** One of them three squares from an opponent with that implement; its turn. */
const alone = (name: FirstName, more = {}, rolls: readonly number[] = []) =>
  scene([mastodon(name, '4,8', more), foe('Eve', '7,8')], name, { rolls });

describe('the list', () => {
  test('[KT-DRI-03] [KT-GEN-01] [KT-INV-01] five, of five roles and five classes, in this order', () => {
    expect(ATHLETES.map(({ name, role }) => [name, role])).toEqual([
      ['Raqua Yalaaya', 'leader'],
      ['Greta Hughes', 'controller'],
      ['Pauline Ma', 'specialist'],
      ['Ariel Steel', 'defender'],
      ['Arvan Kreswal', 'striker'],
    ]);
    expect(new Set(ATHLETES.map(({ className }) => className)).size).toBe(5);
  });
  test('[KT-GEN-02] with fewer a side the first of it play', () => {
    const { builds } = begin(undefined, { options: { players: 'driannis', athletes: 2 } }).state;
    expect(builds.slice(0, 2).map(({ name }) => name)).toEqual(['Raqua Yalaaya', 'Greta Hughes']);
  });
});

describe('the headers', () => {
  test.each([
    ['[KT-RAQ-01]', 'Raqua', 'tactician', 'tinker', 'staff', 6, 6],
    ['[KT-GRE-01]', 'Greta', 'protector', 'charmer', 'wand', 6, 5],
    ['[KT-PAU-01]', 'Pauline', 'runner', 'porter', 'sword', 8, 1],
    ['[KT-ARI-01]', 'Ariel', 'smasher', 'wardmaster', 'staff', 6, 6],
    ['[KT-ARV-01]', 'Arvan', 'blitzer', 'shivering-sword', 'sword', 8, 1],
  ] as const)(
    '%s [KT-GEN-06] [KT-INV-03] [KT-INV-04] %s is a %s %s with a %s, speed %i, range %i',
    (_, name, specialisation, className, implement, speed, range) => {
      const court = alone(name);
      const id = court.id(name);
      expect(buildOf(name)).toMatchObject({ specialisation, className, implement, level: 1 });
      expect(court.of(name)).toMatchObject({ hp: 8, maxHp: 8, width: 1, height: 1 });
      expect(wardOf(court.of(name).wards)).toBe(0);
      expect(speedOf(court, id)).toBe(speed);
      expect([implementRangeOf(court.state, id), reachOf(court.state, id)]).toEqual([range, 1]);
    },
  );
  test('[KT-PAU-01] [KT-PAU-02] Pauline Hovers, nobody else does', () => {
    expect(alone('Pauline').of('Pauline')).toHaveStatus('hovering');
    for (const name of ['Raqua', 'Greta', 'Ariel', 'Arvan'] as const)
      expect(alone(name).of(name)).not.toHaveStatus('hovering');
  });
});

/** Ids of what one of them can do that not everyone can. */
function ownActions(name: FirstName): readonly string[] {
  const court = alone(name);
  const [ids, common] = [name, 'Eve'].map((who) =>
    actionsOf(court, court.id(who)).map(({ id }) => id),
  ) as [string[], string[]];
  return ids.filter((id) => !common.includes(id)).toSorted();
}

/** Ids of all that one of them has. */
const had = (name: FirstName) => abilitiesOf(GAME, buildOf(name)).map(({ id }) => id);

describe('what they can do, and nothing else', () => {
  test('[KT-GEN-07] [KT-INV-02] [KT-GRE-02] [KT-GRE-05] [KT-GRE-06] [KT-GRE-07] [KT-GRE-10] Greta', () => {
    expect(ownActions('Greta')).toEqual([
      'assault-charm',
      'luck-charm',
      'surefoot-charm',
      'weaken',
    ]);
  });
  test('[KT-GEN-07] [KT-INV-02] [KT-PAU-02] [KT-PAU-09] [KT-PAU-11] Pauline, who hides as her turn ends', () => {
    expect(ownActions('Pauline')).toEqual([
      'cloak',
      'floor-portal',
      'reinforcements',
      'scouting-warp',
      'short-tunnel',
      'swap-places',
      'swipe',
      'take-off',
    ]);
    const [runner] = abilitiesNamed(GAME, ['runner']);
    expect(runner?.deeds).toEqual(['hide']);
  });
  test('[KT-GEN-07] [KT-INV-02] [KT-ARI-04] [KT-ARI-05] [KT-ARI-06] [KT-ARI-10] Ariel', () => {
    expect(ownActions('Ariel')).toEqual([
      'defenders-mark',
      'sight-ward',
      'toxic-ward',
      'ward-bash',
    ]);
  });
  test('[KT-GEN-07] [KT-INV-02] [KT-ARV-04] [KT-ARV-05] [KT-ARV-06] [KT-ARV-08] Arvan, without Change Spell', () => {
    expect(ownActions('Arvan')).toEqual([
      'ambush-blade',
      'bullying-blade',
      'grasping-blade',
      'quick-shift',
    ]);
  });
  test.each([
    ['[KT-RAQ-02] [KT-RAQ-04] [KT-RAQ-08]', 'Raqua', ['leader', 'tactician', 'tinker']],
    [
      '[KT-GRE-03] [KT-GRE-04] [KT-GRE-08] [KT-GRE-09]',
      'Greta',
      ['controller', 'protector', 'charmer'],
    ],
    ['[KT-PAU-08]', 'Pauline', ['specialist', 'runner', 'porter']],
    [
      '[KT-ARI-02] [KT-ARI-03] [KT-ARI-07] [KT-ARI-08] [KT-ARI-09]',
      'Ariel',
      ['defender', 'smasher', 'wardmaster'],
    ],
    ['[KT-ARV-02] [KT-ARV-03] [KT-ARV-07]', 'Arvan', ['striker', 'blitzer', 'shivering-sword']],
  ] as const)(
    '%s [KT-INV-12] %s has role, class, the picks of her line, and Team Effort',
    (_, name, own) => {
      const known = buildOf(name).picks.filter((pick) => abilitiesNamed(GAME, [pick]).length > 0);
      const roles = own.filter((id) => abilitiesNamed(GAME, [id]).length > 0);
      expect(had(name)).toEqual([...roles, ...known, 'team-effort']);
      for (const pick of buildOf(name).picks) expect(pick.split('/')[0]).toBe(own[2]);
    },
  );
  test('[KT-DRI-01] the sheet names Team Effort, and each power of the line once', () => {
    const court = alone('Ariel');
    const ids = powersOf(court.state, court.id('Ariel')).map(({ id }) => id);
    expect(ids).toEqual([
      'defenders-mark',
      'wardmaster/capacitive-ward',
      'wardmaster/ward-bash',
      'wardmaster/toxic-ward',
      'wardmaster/sight-ward',
      'team-effort',
    ]);
  });
});

describe('the lines', () => {
  test.each([
    ['[KT-PAU-05]', 'Pauline', 'porter/scouting-warp', 2, undefined],
    ['[KT-PAU-06]', 'Pauline', 'porter/reinforcements', 2, undefined],
    ['[KT-PAU-07]', 'Pauline', 'porter/floor-portal', 3, true],
    ['[KT-ARI-04]', 'Ariel', 'wardmaster/ward-bash', 2, undefined],
    ['[KT-ARI-05]', 'Ariel', 'wardmaster/toxic-ward', 2, undefined],
    ['[KT-ARV-04]', 'Arvan', 'shivering-sword/grasping-blade', 2, undefined],
    ['[KT-ARV-05]', 'Arvan', 'shivering-sword/bullying-blade', 2, undefined],
    ['[KT-ARV-06]', 'Arvan', 'shivering-sword/ambush-blade', 3, true],
  ] as const)(
    '%s [KT-ERR-05] %s: %s with the implement, ♦%i',
    (_, name, pick, damage, encounter) => {
      const ability = abilitiesOf(GAME, buildOf(name)).find(({ id }) => id === pick);
      expect(ability?.power).toMatchObject({ damage, target: 'implement' });
      expect(ability?.encounter).toBe(encounter);
    },
  );
  test.each([
    ['[KT-GRE-07]', 'Greta', 'luck-charm'],
    ['[KT-PAU-11]', 'Pauline', 'swipe'],
    ['[KT-ARI-06]', 'Ariel', 'sight-ward'],
  ] as const)('%s %s: %s is an Encounter power', (_, name, action) => {
    const court = alone(name);
    const found = actionsOf(court, court.id(name)).find(({ id }) => id === action);
    expect(found?.encounter).toBe(true);
  });
  test.each([
    ['[KT-PAU-02]', 'Pauline', 'take-off', 'move'],
    ['[KT-PAU-03]', 'Pauline', 'short-tunnel', 'move'],
    ['[KT-PAU-04]', 'Pauline', 'swap-places', 'attack'],
    ['[KT-PAU-10]', 'Pauline', 'cloak', 'role'],
    ['[KT-GRE-10]', 'Greta', 'weaken', 'role'],
    ['[KT-ARI-06]', 'Ariel', 'sight-ward', 'free'],
    ['[KT-ARI-10]', 'Ariel', 'defenders-mark', 'role'],
    ['[KT-ARV-08]', 'Arvan', 'quick-shift', 'role'],
  ] as const)('%s %s: %s costs a %s action', (_, name, action, price) => {
    const court = alone(name);
    expect(actionsOf(court, court.id(name)).find(({ id }) => id === action)?.price).toBe(price);
  });

  /** What a Basic Implement Attack with a die deals from so far to somebody with that implement. */
  const dealt = (name: FirstName, x: number, die: number, implement: Implement = 'wand') => {
    const court = scene(
      [mastodon(name, '4,8', { hp: 7 }), foe('Eve', `${x},8`, { implement, hp: 20, maxHp: 20 })],
      name,
      { rolls: [die] },
    );
    // No Role Boost comes in between.
    court.run(
      attack(court, court.id(name), court.id('Eve'), BASIC_IMPLEMENT_ATTACK, {
        withoutBoost: true,
      }),
    );
    return 20 - court.of('Eve').hp;
  };
  test('[KT-GEN-08] [KT-INV-05] Ariel’s staff adds 1 at three squares or more, once, also on a 6', () => {
    expect([dealt('Ariel', 7, 4), dealt('Ariel', 6, 4), dealt('Ariel', 7, 6)]).toEqual([3, 2, 5]);
  });
  test('[KT-GEN-08] [KT-INV-05] swords add 1 against whoever holds none', () => {
    for (const name of ['Pauline', 'Arvan'] as const)
      expect([dealt(name, 5, 4), dealt(name, 5, 4, 'sword'), dealt(name, 5, 6)]).toEqual([3, 2, 5]);
  });
  test('[KT-GEN-08] Greta’s wand adds nothing', () => {
    expect(dealt('Greta', 7, 4)).toBe(2);
  });

  test('[KT-GRE-03] a 2 of a Charm Roll counts as 5', () => {
    const court = scene(
      [mastodon('Greta', '4,8'), mastodon('Arvan', '6,8'), foe('Eve', '20,8')],
      'Greta',
      { rolls: [2] },
    );
    court.answer('surefoot-charm', 'Arvan', 'give');
    expect(speedOf(court, court.id('Arvan'))).toBe(12);
    // Lasting: Effect 2 goes on as long as he saves (KT-GRE-04).
    expect(court.inPlay('surefoot-charm', 'Arvan').map(({ until }) => until.ends)).toEqual([
      'failed-save',
    ]);
  });
});
