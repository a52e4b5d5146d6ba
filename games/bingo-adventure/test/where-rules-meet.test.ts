import { expect, test } from 'vitest';
import { play, spaces } from './play.ts';

test('[BA-MON-10] card 1’s activations before card 2’s, whatever their place on the sheet', () => {
  const { of } = play({
    options: { characters: ['fighter'], monster: 'boing', cardsPerSheet: 2 },
    given: {
      step: 'activate',
      monster: { markers: ['B1', 'I1', 'N1', '2/B1', '2/N1'] },
    },
    rolls: ['SA', 'SA', 'SA'],
  });
  expect(of('target-drawn').map(({ power }) => power)).toEqual(['spatter', 'engulf', 'spatter']);
});

test('[BA-ROG-10] unused points are lost', () => {
  const { state } = play({
    options: { characters: ['rogue'] },
    given: { step: 'note', activated: ['distract'] },
  });
  expect(state.distract).toBe(0);
});

test('[BA-ASGN-05] [BA-ROG-05] Leadership comes after the doubling of the hidden', () => {
  const { of } = play({
    seats: 2,
    options: { characters: ['fighter', 'rogue'] },
    given: {
      step: 'note',
      activated: ['leadership', 'sneak-attack'],
      characters: { rogue: { hidden: true } },
    },
    answers: [['A', { 'sneak-attack': 8 }, 'leadership']],
  });
  expect(of('attacked')).toMatchObject([{ points: 26 + 8 }]);
});

test('[BA-OPT-07] [BA-ELEM-05] a Wall named at its use has that element', () => {
  const walled = (element: string, points: Readonly<Record<string, number>>) =>
    play({
      seats: 2,
      options: { characters: ['mystic', 'fighter'], mysticElements: 'perUse' },
      given: {
        step: 'assign',
        affinity: 'water',
        activated: [{ power: 'wall', element }],
        monsterActivated: ['breath'],
      },
      answers: [['A', points, 'prevent']],
    }).state.tally.prevented;
  expect(walled('water', { mystic: 4 })).toBe(4);
  expect(walled('fire', { mystic: 8 })).toBe(8);
  expect(walled('fire', { mystic: 8, fighter: 8 })).toBe(16);
  expect(() => walled('water', { mystic: 5 })).toThrow();
});

const robbing = (more: Record<string, unknown>, rolls: string[]) =>
  play({
    seats: 2,
    options: { characters: ['fighter', 'healer'], monster: 'gobin', cardsPerSheet: 2 },
    given: {
      step: 'mark',
      current: 'HA',
      monster: { duds: 1, layout: { I1: 'H4', I4: 'HA' } },
      ...more,
    },
    rolls,
    until: { type: 'phase-began', phase: 'activate' },
  });

test('[BA-GOB-10] with two cards only what is due on card 1 can be robbed', () => {
  // The healer’s card 1 gains nothing, its card 2 does; DA names the healer, SA the fighter.
  const { state } = robbing({ characters: { healer: { markers: ['I1'] } } }, ['DA', 'SA']);
  expect(state.monster.cards[0]?.marked).toBe(spaces('I1 I4'));
  expect(state.characters[0]?.cards.map(({ marked }) => marked)).toEqual([0, spaces('I1')]);
  expect(state.characters.map(({ duds }) => duds)).toEqual([1, 1]);
});

test('[BA-GOB-10] with two cards the robbed is who was drawn, on card 1', () => {
  const { state } = robbing({}, ['DA']);
  expect(state.monster.cards[0]?.marked).toBe(spaces('I1 I4'));
  expect(state.characters[0]?.cards.map(({ marked }) => marked)).toEqual([
    spaces('I1'),
    spaces('I1'),
  ]);
  expect(state.characters[1]?.cards.map(({ marked }) => marked)).toEqual([0, spaces('I1')]);
  expect(state.characters.map(({ duds }) => duds)).toEqual([0, 1]);
});

test('[BA-TGT-04] among those still allowed only', () => {
  const deck = play({ options: { characters: ['fighter'] }, given: { step: 'check' } }).state.bag;
  const drawing = (rolls: string[]) =>
    play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'assign',
        monsterActivated: ['claw-claw-bite'],
        setAside: deck.filter((token) => token !== 'SA'),
      },
      rolls,
    });
  expect(drawing(['SA', 'healer']).of('target-drawn')).toHaveLength(2);
  expect(() => drawing(['SA', 'fighter', 'healer'])).toThrow();
});

test('[BA-RPG-14] of two equally near the earlier letter, not the earlier character', () => {
  const { state } = play({
    seats: 2,
    options: { characters: ['fighter', 'mystic'], names: ['Ian', 'Bea'], rpgMovement: true },
    given: {
      step: 'take',
      monster: { at: [5, 5] },
      characters: { fighter: { at: [5, 8] }, mystic: { at: [5, 2] } },
    },
  });
  expect(state.monster.place).toBe(4 + 9 * 2);
});

test('[BA-RPG-12] whom another walls in may not move any more, and is not asked', () => {
  const { match } = play({
    seats: 3,
    options: { characters: ['fighter', 'mystic', 'healer'], rpgMovement: true },
    given: {
      step: 'activate',
      monster: { at: [1, 8] },
      characters: { fighter: { at: [2, 7] }, mystic: { at: [1, 9] }, healer: { at: [2, 9] } },
    },
    answers: [
      ['A', 'move/fighter'],
      ['A', ['2/8'], 'move'],
    ],
    until: 'now',
  });
  expect(match.choices.map(({ seat }) => seat)).toEqual([2]);
});
