import { describe, expect, test } from 'vitest';
import { inTurn, lay, turnOf } from '../../../test/effects.ts';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { Creature } from '../../model.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attacksOf } from '../../rules/attack/forms.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { deedsOf } from '../../rules/combat/one-deed.ts';
import { afflict, HOUR } from '../../rules/effects/afflict.ts';
import { settleDeaths } from '../../rules/harm/deaths.ts';
import { announce } from '../../rules/moments/moment.ts';
import { bestDeed } from '../../rules/npcs/tactics.ts';

const undead = (id: string, level: number) =>
  block(id, { level, hp: 10, tags: ['undead', 'evil'] });
const ALL = blocks(
  undead('skeleton', 1),
  undead('ghoul', 3),
  undead('wraith', 4),
  undead('lich', 30),
  block('man'),
);

const sitDown = (some: Sitting = {}) => sit({ ...some, content: { gear, blocks: ALL } });
const cleric = (table: ReturnType<typeof sitDown>, gear = 'holy-symbol') =>
  table.hero({ level: 3, roles: [{ id: 'turn-away-undead' }], gear: [{ kind: gear }] }, 0);
const isTurned = (one: Creature) => has(one, 'turned');

/** Five skeletons, a ghoul and a wraith of DT-EX-17. */
function tomb(dice: readonly number[]) {
  const table = sitDown({ dice });
  const one = cleric(table);
  const skeletons = [1, 2, 3, 4, 5].map((at) => table.foe('skeleton', 10 * at));
  const [ghoul, wraith] = [table.foe('ghoul', 20), table.foe('wraith', 20)];
  invokePower(table, one, 'turn-undead', [], 'combat');
  table.play(settleDeaths(table.t));
  table.allDiceUsed();
  const lives = (of: Creature) => of.life;
  return { ...table, one, skeletons, ghoul, wraith, lives };
}

describe('[DT-ROLE-19, DT-ROLE-21] turning undead', () => {
  test('[DT-EX-17] turns from the lowest Hit Dice up, as far as the pool goes', () => {
    const { skeletons, ghoul, wraith, one, state, t } = tomb([12, 3, 4]);
    expect([...skeletons, ghoul].map(isTurned)).toEqual([true, true, true, true, true, true]);
    expect(isTurned(wraith)).toBe(false);
    expect(ghoul.effects[0]?.until).toEqual({ at: 'time', clock: 24 * HOUR });
    // The wraith was not afforded, and may be tried again.
    expect(openPowers({ t }, one)).toEqual(['turn-undead']);
    expect(state.creatures.every(({ life }) => life === 'alive')).toBe(true);
  });

  test('[DT-EX-17] destroys those whose number is beaten by 10, paid from the pool too', () => {
    const { skeletons, ghoul, wraith, lives } = tomb([20, 6, 6]);
    expect([...skeletons, ghoul].map(lives)).toEqual(Array.from({ length: 6 }, () => 'dead'));
    expect([lives(wraith), isTurned(wraith)]).toEqual(['alive', true]);
  });

  test('[DT-EX-17] is ignored for 24 hours by those whose number is not reached', () => {
    const { skeletons, ghoul, wraith, one, state, t } = tomb([9, 1, 1]);
    expect(skeletons.map(isTurned)).toEqual([true, true, true, true, true]);
    expect([isTurned(ghoul), isTurned(wraith)]).toEqual([false, false]);
    expect(openPowers({ t }, one)).toEqual([]);
    state.clock = 24 * HOUR;
    expect(openPowers({ t }, one)).toEqual(['turn-undead']);
  });

  test('turns one at least, though the pool is too small; Hit Dice above 9 count', () => {
    const table = sitDown({ dice: [20, 1, 1] });
    const one = table.hero({
      level: 20,
      roles: [{ id: 'turn-away-undead' }],
      gear: [{ kind: 'holy-symbol' }],
    });
    const lich = table.foe('lich');
    invokePower(table, one, 'turn-undead');
    // 40 against 10 + 30; the pool of 22 does not pay for 30.
    expect(isTurned(lich)).toBe(true);
    table.allDiceUsed();
  });

  test('needs a holy symbol, and undead within 60 feet in sight who are no companions', () => {
    const table = sitDown();
    const { foe, hero, t } = table;
    const [one, bare] = [cleric(table), cleric(table, 'sword')];
    foe('man');
    foe('skeleton', 65);
    hero({ heritage: 'vampire' }, 5);
    hero({ heritage: 'spirit' }, 5);
    expect(openPowers({ t }, one)).toEqual([]);
    const near = foe('skeleton', 60);
    expect([openPowers({ t }, one), openPowers({ t }, bare)]).toEqual([['turn-undead'], []]);
    near.isHidden = true;
    expect(openPowers({ t }, one)).toEqual([]);
  });

  test('[DT-HER-02, DT-HER-13, DT-HER-16] whoever can hold nothing brandishes nothing, but an Animal wears its symbol', () => {
    const opens = (heritage: string, kind?: string) => {
      const table = sitDown();
      const one = table.hero({
        level: 3,
        heritage,
        roles: [{ id: 'turn-away-undead' }],
        gear: [{ kind: 'holy-symbol' }],
      });
      table.foe('skeleton', 60);
      if (kind !== undefined) lay(table, one, kind);
      return openPowers(table, one).includes('turn-undead');
    };
    expect([opens('spirit'), opens('spirit', 'ghost')]).toEqual([true, false]);
    expect([opens('werebeast', 'hybrid-form'), opens('werebeast', 'animal-form')]).toEqual([
      ...[true, false],
    ]);
    expect(opens('animal')).toBe(true);
  });

  test('[DT-ROLE-06] is better by insight: half the Level to the roll, twice the Level to the pool', () => {
    const table = sitDown({ dice: [8, 1, 1] });
    const one = table.hero({
      level: 4,
      roles: [{ id: 'turn-away-undead' }, { id: 'eldritch-expert' }],
      gear: [{ kind: 'holy-symbol' }],
    });
    const wraiths = [1, 2, 3, 4].map(() => table.foe('wraith'));
    invokePower(table, one, 'turn-undead');
    // 8 + 4 + 2 = 14, and 2 + 4 + 8 = 14 Hit Dice: three of four.
    expect(wraiths.filter(isTurned)).toHaveLength(3);
    table.allDiceUsed();
  });

  test('[DT-ROLE-19, DT-TASK-02] the turning roll is a task roll: a rally and a blessing count', () => {
    const blessed = {
      id: 'blessed',
      rule: 'DT-COND-03',
      roll: () => [{ is: 'advantage', rule: 'DT-COND-03' }] as const,
    };
    const table = sit({
      dice: [2, 9, 1, 1],
      content: { gear, blocks: ALL, traits: { blessed } },
    });
    const one = cleric(table);
    const effect = { source: { rule: 'x' }, until: { at: 'cure' } } as const;
    table.play(afflict(table.t, one, { ...effect, kind: 'blessed' }));
    table.play(afflict(table.t, one, { ...effect, kind: 'rally', data: { amount: 1 } }));
    const ghoul = table.foe('ghoul');
    invokePower(table, one, 'turn-undead');
    // The better of 2 and 9, + 3 + 1 = 13.
    expect(isTurned(ghoul)).toBe(true);
    table.allDiceUsed();
  });
});

describe('[DT-ROLE-22] the turned', () => {
  test('flee, and attack nobody until somebody attacks them', () => {
    const table = sitDown({ dice: [5], rows: ['..........'] });
    const { t, hero, foe, play } = table;
    const one = hero({ gear: [{ kind: 'sword', is: 'held' }] }, 4);
    const ghoul = foe('ghoul', 5);
    const turn = { moved: 0, actions: 0, extra: 0, extraAttacks: 0, free: [], isOver: false };
    const deeds = () => deedsOf(t, ghoul, { ...turn, creature: ghoul.id });
    const attacks = () => deeds().some(({ kind }) => kind === 'attack' || kind === 'grapple');
    expect(attacks()).toBe(true);
    const source = { rule: 'DT-ROLE-19', by: one.id };
    for (const kind of ['turned', 'cowed']) {
      play(afflict(t, ghoul, { kind, source, until: { at: 'cure' } }));
    }
    expect(attacks()).toBe(false);
    const all = deeds();
    expect(all[bestDeed(t, ghoul, { ...turn, creature: ghoul.id }, all)]?.id).toBe('move-9-0');
    const [sword] = attacksOf(t, one);
    if (sword === undefined) throw new Error('no sword');
    // A miss will do.
    play(attackRoll(t, one, sword, ghoul));
    expect([attacks(), isTurned(ghoul)]).toEqual([true, true]);
  });

  test('cower when they are cornered, and fight only if they were attacked', () => {
    const table = sitDown({ rows: ['..#'] });
    const { t, hero, foe, play } = table;
    hero({}, 0);
    const ghoul = foe('ghoul', 1);
    const source = { rule: 'DT-ROLE-19' };
    for (const kind of ['turned', 'cowed']) {
      play(afflict(t, ghoul, { kind, source, until: { at: 'cure' } }));
    }
    const free = { moved: 0, actions: 0, extra: 0, extraAttacks: 0, free: [], isOver: false };
    const turn = { ...free, creature: ghoul.id };
    const best = () => {
      const deeds = deedsOf(t, ghoul, turn);
      return deeds[bestDeed(t, ghoul, turn, deeds)]?.kind;
    };
    expect(best()).toBe('end');
    ghoul.effects = ghoul.effects.filter(({ kind }) => kind === 'turned');
    expect(best()).toBe('attack');
  });

  test('flee although a person runs them: no nearer, nothing else while they can, and with what is left at the end', () => {
    const table = sit({
      rows: ['..........'],
      options: { gm: 'human' },
      seats: 2,
      content: { gear, blocks: ALL },
    });
    const { t, hero, foe, play } = table;
    hero({}, 4);
    const ghoul = foe('ghoul', 6);
    const source = { rule: 'DT-ROLE-19' };
    play(afflict(t, ghoul, { kind: 'turned', source, until: { at: 'cure' } }));
    const turn = inTurn(table, ghoul);
    const kinds = (of: readonly { readonly kind: string }[]) => [
      ...new Set(of.map(({ kind }) => kind)),
    ];
    const deeds = deedsOf(t, ghoul, turn);
    expect(kinds(deeds)).toEqual(['move', 'end']);
    expect(deeds.map(({ id }) => id)).not.toContain('move-5-0');
    play(announce(t, ghoul, 'turnEnding', {}));
    expect(ghoul.place).toEqual({ at: 'square', cell: 9 });
    // In the corner it could fight again, as nothing keeps it from that.
    expect(kinds(deedsOf(t, ghoul, turnOf(ghoul)))).not.toContain('move');
  });
});
