import type { OneChoice, Option } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../test/effects.ts';
import { sit } from '../../test/rig.ts';
import { d20Content } from '../content/index.ts';
import type { Sheet } from '../content/sheet.ts';
import { finisherOf } from '../rules/combat/finisher.ts';
import { deedsOf } from '../rules/combat/one-deed.ts';
import type { D20View } from '../view.ts';
import { viewOf } from '../view.ts';
import { evaluate } from './evaluate.ts';
import { heuristicOf } from './heuristic.ts';
import { d20Levels } from './levels.ts';

const CONTENT = d20Content();
const heuristic = heuristicOf(CONTENT);
const random = { index: () => 0 };

const choiceOf = (
  key: string,
  options: readonly Option[],
  params: Record<string, string | number> = {},
  fallback = 0,
): OneChoice => ({
  kind: 'one',
  seat: 0,
  why: { key, params },
  options,
  fallback,
});

type Rig = ReturnType<typeof sit>;
const seen = (rig: Rig, seat = 0): D20View => viewOf(rig.state, seat, CONTENT);

/** What the seat of the first character answers, by its id. */
function answers(rig: Rig, choice: OneChoice): string | undefined {
  const at = heuristic({ view: seen(rig), seat: 0, choice, random });
  return choice.options[at as number]?.id;
}

const NO_YES = [{ id: 'no' }, { id: 'yes' }];
const REROLLS = [
  { id: 'token-1', names: { die: 1, face: 9 } },
  { id: 'token-2', names: { die: 2, face: 4 } },
  { id: 'tempt-1', names: { die: 1, face: 9 } },
  { id: 'pass' },
];

describe('a player by rules of thumb', () => {
  test('[DT-BOT-04] refuses a bargain unless no token is left', () => {
    const rig = sit();
    const hero = rig.hero();
    hero.tokens = 1;
    expect(answers(rig, choiceOf('choice.bargain', NO_YES))).toBe('no');
    hero.tokens = 0;
    expect(answers(rig, choiceOf('choice.bargain', NO_YES))).toBe('yes');
  });

  test('[DT-BOT-02] spends a token on the lower die of its own failed save, and on nothing else', () => {
    const rig = sit();
    const hero = rig.hero();
    const reroll = (kind: string, succeeds: string, roller = hero.id) =>
      answers(rig, choiceOf('choice.reroll', REROLLS, { roller, kind, succeeds }, 3));
    expect(reroll('save', 'false')).toBe('token-2');
    expect(reroll('save', 'true')).toBe('pass');
    expect(reroll('attack', 'false')).toBe('pass');
    expect(reroll('save', 'false', 77)).toBe('pass');
  });

  test('[DT-BOT-02] saves itself first in the moment of death, else anybody', () => {
    const rig = sit();
    const [hero, friend] = [rig.hero(), rig.hero()];
    const save = (...ids: number[]) =>
      answers(
        rig,
        choiceOf('choice.survive', [
          ...ids.map((id) => ({ id: `save-${id}`, names: { creature: id } })),
          { id: 'pass' },
        ]),
      );
    expect(save(friend.id, hero.id)).toBe(`save-${hero.id}`);
    expect(save(friend.id)).toBe(`save-${friend.id}`);
  });

  test('[DT-BOT-02] uses a token on the fallen only in a fight in which no healer stands', () => {
    const rig = sit();
    const [hero, friend] = [rig.hero(), rig.hero()];
    rig.foe('thug');
    inTurn(rig, hero);
    hero.tokens = 1;
    friend.hp = 0;
    const offer = {
      ...choiceOf('offer.survive', [{ id: `save-${friend.id}`, names: { creature: friend.id } }]),
    };
    const used = () => heuristic.offers?.({ view: seen(rig), seat: 0, offers: [offer], random });
    expect(used()).toEqual({ place: 0, answer: 0 });
    rig.hero({ gear: [{ kind: 'healers-kit' }] });
    expect(used()).toBeUndefined();
  });

  test('[DT-BOT-03] names whoever can finish a wounded foe, then a healer where somebody is down', () => {
    const rig = sit();
    const far = rig.hero({ hitDice: [6] }, 0);
    const archer = rig.hero({ hitDice: [4], gear: [{ kind: 'longbow', is: 'held' }] }, 0);
    const healer = rig.hero({ hitDice: [4], gear: [{ kind: 'healers-kit' }] }, 0);
    const down = rig.hero({}, 0);
    const foe = rig.foe('ogre', 200);
    archer.hp = 2;
    healer.hp = 2;
    const party = [far, archer, healer];
    expect(finisherOf(rig.t, party)).toBe(far);
    foe.hp = 5;
    expect(finisherOf(rig.t, party)).toBe(archer);
    foe.hp = 22;
    down.hp = 0;
    expect(finisherOf(rig.t, party)).toBe(healer);
    const options = party.map(({ id }) => ({ id: `next-${id}`, names: { creature: id } }));
    expect(answers(rig, choiceOf('choice.next', options))).toBe(`next-${healer.id}`);
  });

  test('[DT-BOT-01] attacks the foe who looks worst, of those in reach', () => {
    const rig = sit();
    const hero = rig.hero({ gear: [{ kind: 'sword', is: 'held' }] }, 0);
    const [sound, hurt] = [rig.foe('ogre', 5), rig.foe('ogre', 5)];
    const turn = inTurn(rig, hero);
    const choice = { ...choiceOf('choice.deed', deedsOf(rig.t, hero, turn)), seat: 0 };
    hurt.hp = 4;
    expect(answers(rig, choice)).toContain(String(hurt.id));
    hurt.hp = 22;
    sound.hp = 4;
    expect(answers(rig, choice)).toContain(String(sound.id));
  });

  test('[DT-BOT-05] decides alike whatever a foe has left that looks the same', () => {
    const rig = sit();
    const hero = rig.hero({ gear: [{ kind: 'sword', is: 'held' }] }, 0);
    const [one, other] = [rig.foe('ogre', 5), rig.foe('ogre', 5)];
    const turn = inTurn(rig, hero);
    const choice = choiceOf('choice.deed', deedsOf(rig.t, hero, turn));
    one.hp = 9;
    other.hp = 3;
    const before = answers(rig, choice);
    one.hp = 3;
    other.hp = 9;
    expect(answers(rig, choice)).toBe(before);
  });
});

describe('in the dark', () => {
  const dark = (gear: Sheet['gear']) => {
    const rig = sit({ ground: { isDark: true } });
    const hero = rig.hero({ gear }, 0);
    rig.foe('ogre', 5);
    const turn = inTurn(rig, hero);
    const does = () => answers(rig, choiceOf('choice.deed', deedsOf(rig.t, hero, turn)));
    return { rig, hero, does };
  };
  const SWORD = { kind: 'sword', is: 'held' } as const;

  test('[DT-EQ-40, DT-BOT-01] takes a light in hand before anything else, and only without one near', () => {
    const { rig, hero, does } = dark([SWORD, { kind: 'lantern' }]);
    const lantern = hero.items.find(({ kind }) => kind === 'lantern');
    expect(does()).toBe(`draw-${lantern?.id}`);
    rig.hero({ gear: [{ kind: 'torches', is: 'held' }] }, 10);
    expect(does()).toMatch(/^attack-/);
  });

  test('[DT-COND-05, DT-BOT-05] strikes at what it does not see where it sees nobody', () => {
    expect(dark([SWORD]).does()).toMatch(/^attack-/);
  });
});

describe('between fights', () => {
  const OPTIONS = [
    { id: 'rest', kind: 'rest' },
    { id: 'wade', kind: 'task', names: { task: 'wade', tag: '' } },
    { id: 'vent', kind: 'task', names: { task: 'vent', tag: 'improvise-tech' } },
    { id: 'suit', kind: 'item', names: { item: 'vacc-suit' } },
    { id: 'on', kind: 'exit', names: { way: 'main' } },
    { id: 'back', kind: 'exit', names: { way: 'retreat' } },
  ];
  const calm = (rig: Rig, ids: readonly string[]) =>
    answers(
      rig,
      choiceOf(
        'choice.calm',
        OPTIONS.filter(({ id }) => ids.includes(id)),
      ),
    );

  test('[DT-SIM-02] tries what needs a roll before what happens by itself, and goes on after that', () => {
    const rig = sit();
    rig.hero();
    expect(calm(rig, ['wade', 'vent', 'on', 'back'])).toBe('vent');
    expect(calm(rig, ['wade', 'on', 'back'])).toBe('wade');
    expect(calm(rig, ['back', 'on'])).toBe('on');
  });

  test('[DT-SIM-02] rests when the party has lost a quarter of its Hit Points, and not for less', () => {
    const rig = sit();
    const hero = rig.hero({ hitDice: [20] });
    expect(calm(rig, ['rest', 'on'])).toBe('on');
    hero.hp = 15;
    expect(calm(rig, ['rest', 'on'])).toBe('on');
    hero.hp = 14;
    expect(calm(rig, ['rest', 'on'])).toBe('rest');
  });

  test('[DT-BOT-01] uses on the wounded what heals, and nothing else', () => {
    const rig = sit();
    const hero = rig.hero({ hitDice: [20] });
    hero.hp = 1;
    expect(calm(rig, ['suit', 'on'])).toBe('on');
  });
});

describe('levels', () => {
  test('are four, and a master weighs the deeds of a fight alone', () => {
    expect(Object.keys(d20Levels(heuristic))).toEqual(['novice', 'casual', 'seasoned', 'master']);
    const rig = sit();
    const hero = rig.hero({ gear: [{ kind: 'sword', is: 'held' }] }, 0);
    rig.foe('ogre', 5);
    const turn = inTurn(rig, hero);
    const deeds = deedsOf(rig.t, hero, turn);
    const ranked = (choice: OneChoice) =>
      heuristic.ranked?.({ view: seen(rig), seat: 0, choice, random }, 4) ?? [];
    const best = ranked(choiceOf('choice.deed', deeds));
    expect(best.length).toBeGreaterThan(0);
    expect(best.length).toBeLessThanOrEqual(4);
    expect(deeds[best[0] as number]?.kind).toBe('attack');
    expect(ranked(choiceOf('choice.calm', [{ id: 'wait' }]))).toEqual([]);
  });

  test('judge a fight better the fewer foes and the more friends stand', () => {
    const rig = sit();
    const [hero, friend] = [rig.hero(), rig.hero()];
    const foe = rig.foe('ogre');
    inTurn(rig, hero);
    const judged = () => evaluate(rig.state, 0, CONTENT);
    const atFirst = judged();
    foe.hp = 5;
    const better = judged();
    expect(better).toBeGreaterThan(atFirst);
    friend.hp = 0;
    const worse = judged();
    expect(worse).toBeLessThan(better);
    hero.life = 'dead';
    expect(judged()).toBeLessThan(worse);
    foe.life = 'dead';
    lay(rig, friend, 'shaken');
    for (const value of [atFirst, better, worse, judged()]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  });
});
