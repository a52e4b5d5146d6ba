import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Script, type Sitting, sit } from '../../../test/rig.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature, Dying } from '../../model.ts';
import { SPEECH } from '../../speech.ts';
import { layZone } from '../effects/zones.ts';
import { newItem } from '../making/creature.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { die, settleDeaths, survive } from './deaths.ts';
import { dropAll, dying } from './fall.ts';
import { hurt } from './hurt.ts';

const HUMAN = { gm: 'human', adventure: 'free' } as const;
const TRAITS: readonly Trait[] = [
  {
    id: 'undying',
    rule: 'DT-HER-13',
    *atDeath(_t, { creature }) {
      creature.hp = -1;
      return true;
    },
  },
  {
    id: 'hearty',
    rule: 'DT-HER-17',
    maxHp: () => ({ value: 20, rule: 'DT-HER-17', from: 'hearty' }),
  },
  {
    id: 'tough',
    rule: 'DT-HER-17',
    outlives: (_w, _self, { danger: { tags } }) => !tags.includes('fire'),
  },
];

function table(sitting: Sitting = {}) {
  const rig = sit({
    seats: 2,
    ...sitting,
    content: { traits: Object.fromEntries(TRAITS.map((one) => [one.id, one])) },
  });
  const [ash, bo] = [rig.hero({ level: 2, hitDice: [6, 6] }, 0), rig.hero({}, 0)];
  return { ...rig, ash, bo };
}

const danger = { rule: 'DT-HAZ-14', tags: ['cold'] };
const blow = (amount: number, more: object = {}) => ({ danger, isDamage: true, amount, ...more });
const cause = (creature: Creature, more: Partial<Dying> = {}): Dying => ({
  creature: creature.id,
  rule: 'DT-HAZ-14',
  tags: ['cold'],
  ...more,
});

describe('whoever falls', () => {
  test('[DT-HP-08, DT-HEAL-01] lies unconscious and rests, and drops what it holds where it is', () => {
    const rig = table({ clock: 8 });
    const thug = rig.foe('ogre', 5);
    const [sword, rope] = [newItem(rig.t, 'sword'), newItem(rig.t, 'rope')];
    rig.ash.items = [sword, rope];
    rig.ash.held = [sword.id];
    rig.play(hurt(rig.t, rig.ash, blow(12, { danger: { ...danger, by: thug } })));
    expect([rig.ash.items, rig.ash.held, rig.state.lying]).toEqual([
      [rope],
      [],
      [{ item: sword, place: { at: 'line', feet: 0 } }],
    ]);
    expect(rig.ash.effects).toMatchObject([
      {
        kind: 'unconscious',
        source: { rule: 'DT-HAZ-14', by: thug.id },
        until: { at: 'cure' },
      },
    ]);
    expect([rig.ash.restSince, rig.state.dying]).toEqual([8, []]);
    expect(rig.told.map(({ type }) => type)).toEqual(['hurt', 'fell', 'afflicted']);
    dropAll(rig.t, rig.bo);
    expect(rig.state.lying).toHaveLength(1);
  });

  test('[DT-HP-08, DT-MAG-18] whoever held a spell and falls is told to go down in one line', () => {
    const rig = table();
    lay(rig, rig.bo, 'blessed', { concentration: true, source: { rule: 'DT-ARC-502', by: 1 } });
    rig.told.length = 0;
    rig.play(hurt(rig.t, rig.ash, blow(12)));
    const told = rig.told.filter((event, at) => {
      const next = rig.told[at + 1];
      return next === undefined || SPEECH.isEmpty?.(event, next) !== true;
    });
    expect(told.map(({ type }) => type)).toEqual(['hurt', 'afflicted', 'relieved']);
  });

  test('[DT-HP-09] at −maximum it is dying, once, by whom and by what', () => {
    const rig = table();
    const thug = rig.foe('ogre', 5);
    rig.play(hurt(rig.t, rig.ash, blow(23)));
    expect(rig.state.dying).toEqual([]);
    const by = { danger: { ...danger, by: thug } };
    rig.play(hurt(rig.t, rig.ash, blow(1, by)));
    rig.play(hurt(rig.t, rig.ash, blow(1)));
    expect(rig.state.dying).toEqual([cause(rig.ash, { by: thug.id })]);
    dying(rig.t, rig.bo, { danger }, { isFinal: true });
    dying(rig.t, rig.bo, { danger });
    expect(rig.state.dying[1]).toEqual(cause(rig.bo, { isFinal: true }));
  });

  test('[DT-HER-17] some outlive that, until something comes that they do not outlive', () => {
    const rig = table();
    rig.ash.traits.push('tough');
    rig.play(hurt(rig.t, rig.ash, blow(50)));
    expect([rig.ash.hp, rig.state.dying, rig.events('outlived')]).toEqual([
      -12,
      [],
      [{ type: 'outlived', rule: 'DT-HP-09', creature: rig.ash.id }],
    ]);
    rig.play(hurt(rig.t, rig.ash, blow(0)));
    expect(rig.events('outlived')).toHaveLength(1);
    rig.play(hurt(rig.t, rig.ash, blow(1, { danger: { ...danger, tags: ['fire'] } })));
    expect(rig.state.dying).toMatchObject([{ creature: rig.ash.id, tags: ['fire'] }]);
  });
});

describe('the dead', () => {
  test('[DT-HP-09, DT-COND-30, DT-TOK-13] have −maximum, no tokens, no locks, and nothing on them but stone', () => {
    const rig = table({ clock: 6 });
    const { ash, bo } = rig;
    const thug = rig.foe('thug', 5);
    Object.assign(ash, { hp: 3, tokens: 2, lockedLoss: [{ trait: 'troll', ways: [], amount: 1 }] });
    for (const kind of ['shaken', 'petrified']) lay(rig, ash, kind);
    const source = { rule: 'DT-ARC-304', by: ash.id };
    lay(rig, bo, 'fly', { source, concentration: true });
    rig.told.length = 0;
    rig.play(die(rig.t, ash, cause(ash, { by: thug.id })));
    expect(ash).toMatchObject({
      life: 'dead',
      hp: -12,
      tokens: 0,
      lockedLoss: [],
      death: { clock: 6, tags: ['cold'] },
      effects: [{ kind: 'petrified' }],
    });
    expect(bo.effects).toEqual([]);
    expect(rig.told.at(-1)).toEqual({
      type: 'died',
      rule: 'DT-HP-09',
      creature: ash.id,
      by: thug.id,
    });
    rig.told.length = 0;
    rig.play(die(rig.t, ash, cause(ash)));
    expect(rig.told).toEqual([]);
  });

  test.each([
    [{ isFinal: true, tags: ['dust'] }, 'dust'],
    [{ tags: ['dust'] }, 'dead'],
    [{ isFinal: true }, 'dead'],
  ] as const)('[DT-INV-21] of %o one is %s', (more, life) => {
    const rig = table();
    rig.play(die(rig.t, rig.ash, cause(rig.ash, more)));
    expect(rig.ash.life).toBe(life);
  });

  test('[DT-HER-13] a trait may make something else of death', () => {
    const rig = table();
    rig.ash.traits.push('undying');
    rig.play(die(rig.t, rig.ash, cause(rig.ash)));
    expect([rig.ash.life, rig.ash.hp, rig.told]).toEqual(['alive', -1, []]);
  });

  test('[DT-MAG-18] a zone that the dead held is over', () => {
    const rig = table();
    layZone(rig.t, {
      kind: 'silence',
      source: { rule: 'DT-DIV-207', by: rig.ash.id },
      concentration: true,
      until: { at: 'scene' },
      shape: { is: 'creatures', creatures: [] },
    });
    rig.play(die(rig.t, rig.ash, cause(rig.ash)));
    expect(rig.state.zones).toEqual([]);
  });
});

describe('the moment of death', () => {
  /** What becomes of Ash, who is dying, and who was asked. */
  const settles = (
    change: (rig: ReturnType<typeof table>) => void,
    script: Script = [],
    more: Partial<Dying> = {},
    sitting: Sitting = {},
  ) => {
    const rig = table(sitting);
    rig.ash.hp = -12;
    // Fate has been tempted in this scene: tokens alone save.
    for (const one of [rig.ash, rig.bo]) one.used['tempt-fate'] = 0;
    rig.state.dying = [cause(rig.ash, more)];
    change(rig);
    const { asked } = rig.play(settleDeaths(rig.t), script);
    expect(rig.state.dying).toEqual([]);
    return [asked, rig.ash.life, rig.ash.hp, rig.bo.tokens];
  };
  const rich = ({ bo }: ReturnType<typeof table>) => Object.assign(bo, { tokens: 2 });

  test('[DT-TOK-05, DT-TOK-10] players with tokens are asked, and one token saves; nobody is asked without, or where it is final', () => {
    const save = [['survive', 'save-1']] as const;
    expect(settles(rich, save)).toEqual([['survive 1', 'survive 1'], 'alive', 1, 1]);
    expect(settles(rich)).toEqual([['survive 1'], 'dead', -12, 2]);
    expect(settles(() => undefined)).toEqual([[], 'dead', -12, 0]);
    expect(settles(rich, [], { isFinal: true })).toEqual([[], 'dead', -12, 2]);
    const own = ({ ash }: ReturnType<typeof table>) => Object.assign(ash, { tokens: 1 });
    expect(settles(own, save)).toEqual([['survive 0', 'survive 0'], 'alive', 1, 0]);
  });

  test('[DT-BOT-02] companions spend theirs for anybody before a player is asked', () => {
    const companion = (rig: ReturnType<typeof table>) => {
      rich(rig);
      rig.bo.run = { by: 'companion' };
    };
    expect(settles(companion)).toEqual([[], 'alive', 1, 1]);
    expect(settles((rig) => Object.assign(rig.bo, { run: { by: 'companion' } }))[1]).toBe('dead');
    const gone = (rig: ReturnType<typeof table>) => {
      companion(rig);
      rig.bo.life = 'dead';
    };
    expect(settles(gone)[1]).toBe('dead');
  });

  test('[DT-TOK-05] a token is told, brings to 1 Hit Point and takes from the dying', () => {
    const rig = table();
    rich(rig);
    rig.ash.hp = -5;
    rig.state.dying = [cause(rig.ash), cause(rig.bo)];
    rig.play(survive(rig.t, rig.bo, rig.ash));
    expect([rig.ash.hp, rig.bo.tokens, rig.state.dying]).toEqual([1, 1, [cause(rig.bo)]]);
    expect(rig.told.slice(0, 2)).toMatchObject([
      {
        type: 'token-spent',
        rule: 'DT-TOK-05',
        creature: rig.bo.id,
        on: 'survive',
        tokens: 1,
      },
      { type: 'healed', rule: 'DT-TOK-05', amount: 6, way: 'token', by: rig.bo.id },
    ]);
  });

  /** What becomes of an ogre that is dying, where points are there. */
  const revives = (
    change: (ogre: Creature, rig: ReturnType<typeof table>) => void,
    script: Script = [],
    more: Partial<Dying> = {},
    points = 1,
    sitting: Sitting = {},
  ) => {
    const rig = table(sitting);
    const ogre = rig.foe('ogre', 5);
    inTurn(rig, ogre);
    ogre.hp = -22;
    rig.state.points = points;
    rig.state.dying = [cause(ogre, more)];
    change(ogre, rig);
    rig.told.length = 0;
    const { asked } = rig.play(settleDeaths(rig.t), script);
    return [asked, ogre.life, rig.state.points, rig.events('point-revives').length];
  };
  const leads = (ogre: Creature) => Object.assign(ogre, { isLeader: true });

  test('[DT-TOK-45, DT-AGM-06] the software revives a leader with a point, for no more than two a round', () => {
    expect(revives(leads)).toEqual([[], 'alive', 0, 1]);
    expect(revives(() => undefined)).toEqual([[], 'dead', 1, 0]);
    expect(revives(leads, [], {}, 0)).toEqual([[], 'dead', 0, 0]);
    expect(revives(leads, [], { isFinal: true })).toEqual([[], 'dead', 1, 0]);
    expect(revives((ogre) => Object.assign(leads(ogre), { used: { 'survive-point': 0 } }))).toEqual(
      [...[[], 'dead', 1, 0]],
    );
    const spent = (count: number) => (ogre: Creature, rig: ReturnType<typeof table>) => {
      leads(ogre);
      if (rig.state.combat !== undefined) rig.state.combat.pointsSpent = count;
    };
    expect([revives(spent(1))[1], revives(spent(2))[1]]).toEqual(['alive', 'dead']);
  });

  test('[DT-AGM-06] the software revives one leader in an adventure, in whichever scene', () => {
    const again = (ogre: Creature) => Object.assign(leads(ogre), { used: { 'leader-revived': 0 } });
    expect(revives(again)).toEqual([[], 'dead', 1, 0]);
    const after = (ogre: Creature, rig: ReturnType<typeof table>) => {
      leads(ogre);
      rig.foe('ogre', 5).used['leader-revived'] = 0;
    };
    expect(revives(after)).toEqual([[], 'dead', 1, 0]);
    const rig = table();
    const ogre = Object.assign(rig.foe('ogre', 5), { isLeader: true });
    rig.state.points = 2;
    const falls = () => {
      rig.state.dying = [cause(ogre)];
      ogre.hp = -22;
      rig.play(settleDeaths(rig.t));
      // As the end of a scene does.
      delete ogre.used['survive-point'];
      return ogre.life;
    };
    expect([falls(), falls(), rig.state.points]).toEqual(['alive', 'dead', 1]);
  });

  test('[DT-TOK-45] a person who runs the game is asked, of any of its creatures', () => {
    const sitting = { seats: 3, options: HUMAN };
    const as = (answer: string) => revives(() => undefined, [['revive', answer]], {}, 2, sitting);
    expect(as('spend')).toEqual([['revive 2'], 'alive', 1, 1]);
    expect(as('pass')).toEqual([['revive 2'], 'dead', 2, 0]);
  });

  test('[DT-HP-09] several die each for itself, in their order', () => {
    const rig = table();
    rig.state.dying = [cause(rig.bo), cause(rig.ash)];
    rig.play(settleDeaths(rig.t));
    expect(rig.events('died').map((event) => 'creature' in event && event.creature)).toEqual([
      rig.bo.id,
      rig.ash.id,
    ]);
  });
});

test('[DT-HP-09, DT-INV-01] with what raised its maximum the dead lose what they had below it', () => {
  const rig = table();
  lay(rig, rig.ash, 'hearty');
  const raised = maxHpOf(rig.t, rig.ash);
  rig.ash.hp = -raised;
  rig.play(die(rig.t, rig.ash, cause(rig.ash)));
  expect([rig.ash.effects, rig.ash.hp]).toEqual([[], 20 - raised]);
});
