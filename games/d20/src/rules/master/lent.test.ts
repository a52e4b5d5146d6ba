import { expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { d20Content } from '../../content/index.ts';
import { viewOf } from '../../view.ts';
import { attackRoll } from '../attack/attack.ts';
import { attacksOf } from '../attack/forms.ts';
import { oneDeed } from '../combat/one-deed.ts';
import { deciderOf } from '../deciding/decide.ts';
import { closeScene } from '../story/scenes.ts';

const CONTENT = d20Content();
const MASTER = 2;

/** A wolf of the master, at rest, with two players. */
function table(dice: readonly number[] = []) {
  const rig = sit({ options: { gm: 'human', adventure: 'free' }, dice });
  const [ash, bryn] = [rig.hero({ hitDice: [60] }), rig.hero()];
  const wolf = rig.foe('dire-wolf');
  rig.state.isAtRest = true;
  const lend = (to: string, lasts: string, script: readonly (readonly [string, string])[] = []) =>
    answersIn(rig, MASTER).use('lend', { who: `creature-${wolf.id}`, to, lasts }, script);
  return { ...rig, ash, bryn, wolf, lend };
}

test('[DT-PLAY-03] whoever runs the game decides for all but characters; where the software does, nobody is asked', () => {
  const { t, ash, wolf } = table();
  expect([deciderOf(t, ash), deciderOf(t, wolf)]).toEqual([0, MASTER]);
  const auto = sit();
  expect([deciderOf(auto.t, auto.hero()), deciderOf(auto.t, auto.foe('dire-wolf'))]).toEqual([
    0,
    undefined,
  ]);
});

test('[DT-PLAY-04] somebody is lent only to a player who agrees', () => {
  const { t, wolf, lend, events } = table();
  expect(lend('seat-1', 'scene', [['lent', 'no']])).toEqual(['lent 1']);
  expect([deciderOf(t, wolf), events('lent')]).toEqual([MASTER, []]);
  lend('seat-1', 'scene', [['lent', 'yes']]);
  expect(deciderOf(t, wolf)).toBe(1);
  expect(events('lent')).toMatchObject([{ creature: wolf.id, to: 1 }]);
});

test.each([
  ['scene', MASTER],
  ['session', 1],
])(
  '[DT-PLAY-04] lent for a %s it is back at its end: seat %d plays it in the next scene',
  (lasts, seat) => {
    const { t, play, wolf, lend } = table();
    lend('seat-1', lasts, [['lent', 'yes']]);
    play(closeScene(t));
    expect(deciderOf(t, wolf)).toBe(seat);
  },
);

test('[DT-PLAY-04] either side may end it before', () => {
  const rig = table();
  const { t, wolf, lend, events } = rig;
  expect(answersIn(rig, 1).has('give-back')).toBe(false);
  lend('seat-1', 'session', [['lent', 'yes']]);
  expect([0, 1].map((seat) => answersIn(rig, seat).has('give-back'))).toEqual([false, true]);
  answersIn(rig, 1).use('give-back', { who: `creature-${wolf.id}` });
  expect(deciderOf(t, wolf)).toBe(MASTER);
  lend('seat-1', 'session', [['lent', 'yes']]);
  lend('nobody', 'scene');
  expect(deciderOf(t, wolf)).toBe(MASTER);
  expect(events('lent').filter(({ rule }) => rule === 'DT-PLAY-04')).toHaveLength(2);
});

test('[DT-PLAY-05] whoever plays it sees its numbers and chooses its turns, others do not', () => {
  const rig = table();
  const { state, t, play, wolf, lend } = rig;
  wolf.hp = 3;
  const seen = (seat: number) => {
    const one = viewOf(state, seat, CONTENT).creatures.find(({ id }) => id === wolf.id);
    return [one?.isVeiled, one?.hp === 3];
  };
  expect(seen(1)).toEqual([true, false]);
  lend('seat-1', 'session', [['lent', 'yes']]);
  expect([seen(0), seen(1)]).toEqual([
    [true, false],
    [false, true],
  ]);
  const turn = inTurn(rig, wolf);
  expect(play(oneDeed(t, wolf, turn), [['deed', 'end-turn']]).asked).toEqual(['deed 1']);
});

test('[DT-PLAY-05] it has no tokens: its player rerolls with its own, and points are for the master alone', () => {
  const rig = table([2, 19, 1, 1]);
  const { state, t, play, ash, bryn, wolf, lend } = rig;
  lend('seat-1', 'session', [['lent', 'yes']]);
  bryn.tokens = 1;
  state.points = 1;
  state.rerolls[1] = 'all';
  inTurn(rig, wolf);
  const [bite] = attacksOf(t, wolf);
  if (bite === undefined) throw new Error('no bite');
  const { asked } = play(attackRoll(t, wolf, bite, ash), [['reroll', 'token-1']]);
  expect(asked[0]).toBe('reroll 1');
  expect([bryn.tokens, wolf.tokens, state.points]).toEqual([0, 0, 1]);
  const points = asked.filter((one) => one.startsWith('point'));
  expect(points.every((one) => one.endsWith(`${MASTER}`))).toBe(true);
});
