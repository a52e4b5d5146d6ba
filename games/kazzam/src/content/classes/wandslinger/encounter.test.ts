import { describe, expect, test } from 'vitest';
import { type Answers, type Told, theirs } from '../../../../test/table.ts';
import { BOTH, bruiser, hps, type Scene, statusesOf, use } from './testing/shooting.ts';

describe('Filov’s Fusillade', () => {
  const three = { others: [theirs('U', '4,5'), theirs('V', '6,1'), theirs('W', '7,3')] };
  const volley = (answers: Answers, rolls: readonly number[], scene: Scene = three) =>
    use('filovs-fusillade', ['filovs-fusillade', ...answers], rolls, scene);
  test('[KC-WSL-31] a Basic Implement Attack on every enemy in range, in its order', () => {
    const all = volley([['T', 'U', 'V'], 'V', 'T'], [4, 6, 2]);
    expect(hps(all)).toEqual([8, 4, 8, 6, 8]);
    const powers = all.events.flatMap((event) => (event.type === 'attack' ? [event.power] : []));
    expect(new Set(powers)).toEqual(new Set(['basic-implement-attack']));
  });
  test('[KC-WSL-31] some may be left out, but those out of range or sight cannot be named', () => {
    expect(volley([], [])).toOfferOnly('T', 'U', 'V');
    expect(hps(volley([['U']], [4]))).toEqual([8, 8, 6, 8, 8]);
    expect(() => volley([[]], [])).toThrow();
  });
  test('[KC-WSL-31] [KC-CONV-14] only the first roll brings Role Boost, Strike and Miss Token', () => {
    const boosted = volley([['T', 'U'], 'T'], [4, 4], { ...three, wes: bruiser });
    expect(hps(boosted).slice(1, 3)).toEqual([5, 6]);
    const court = volley([['T', 'U'], 'T'], [4, 1]);
    expect([court.state.strikes, court.of('Wes').missTokens]).toEqual([[0, 0], 0]);
  });
  test('[KC-WSL-31] it is an Encounter power', () => {
    const court = volley([['U']], [4]);
    expect(court.of('Wes')).toHaveSpent('filovs-fusillade');
    expect(court).not.toOffer('filovs-fusillade');
  });
});

describe('Petrov’s Petrification', () => {
  const petrified = (answers: Answers, rolls: readonly number[], t: Told = {}) =>
    use('petrovs-petrification', ['petrovs-petrification', 'T', ...answers], rolls, { t });
  const DAZED = (1 << 2) | (1 << 4);
  test('[KC-WSL-32] 3 damage, and Dazed until its next turn ends', () => {
    const hit = petrified([BOTH, 'end-turn'], [4]);
    expect([hps(hit)[1], statusesOf(hit)]).toEqual([5, DAZED]);
    expect(statusesOf(petrified([BOTH, 'end-turn', 'end-turn'], [4]))).toBe(0);
    expect(hit.of('Wes')).toHaveSpent('petrovs-petrification');
  });
  test('[KC-WSL-32] [KC-CONV-16] not past a Ward that holds', () => {
    const held = petrified([BOTH], [4], { ward: 3 });
    expect([hps(held)[1], statusesOf(held)]).toEqual([8, 0]);
  });
});
