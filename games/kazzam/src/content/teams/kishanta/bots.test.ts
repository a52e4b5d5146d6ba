import { expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin, type Court, type Told } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { KISHANTA } from './index.ts';
import { of, scene, theirs } from './testing/scene.ts';

const heuristic = heuristicOf(GAME.content);

/** What a bot takes of the options of the open choice; it leaves nothing to chance. */
function taken(court: Court): string | undefined {
  const { open, state: view } = court;
  const random = { index: () => 5 };
  const answer = heuristic({ view, seat: open.seat, choice: open, random });
  return court.idOf(answer);
}

const ATTACK = { actions: { attack: 1, move: 0, role: 0 } };
/** What Pila keeps at work. */
const AT_WORK = {
  effects: [
    { kind: 'whirling', on: 'Pila', by: 'Pila' },
    { kind: 'long-arm', on: 'Pila', by: 'Pila' },
  ],
};
const REACH = { statuses: [{ status: 'reach', amount: 1, source: 'long-arm' }] };
const HOLDS: Told = { holds: ['neutral'] };

test('[KT-KIS-04] a bot begins with each on the square of the plan', () => {
  const court = begin(undefined, { options: { players: KISHANTA.id }, seed: 'starts' });
  const begun: string[] = [];
  while (court.open.why.key === 'deploy') {
    const { seat } = court.open;
    const square = seat === 0 ? taken(court) : court.offered[0];
    if (seat === 0) begun.push(String(square));
    court.answer(square);
  }
  expect(begun).toEqual(['court(4,8)', 'court(4,6)', 'court(3,7)', 'court(3,9)', 'court(4,10)']);
});

test('[KT-PIL-13] a bot with Pila takes the blade that suits how many are in her reach', () => {
  const foe = { hp: 8, maxHp: 8 };
  const more = { ...ATTACK, ...AT_WORK };
  const one = scene([of('Pila', '5,5', REACH), theirs('Bo', '7,5', foe)], { more });
  expect(taken(one)).toBe('bloody-blade');
  const others = [theirs('Bo', '7,5', foe), theirs('Cy', '3,5', foe)];
  expect(taken(scene([of('Pila', '5,5', REACH), ...others], { more }))).toBe('tempest-blade');
});

test('[KT-OBI-14] a bot with Obi rips from an enemy that carries, not from another', () => {
  const foes = (more: Told) => [theirs('Bo', '9,5', more), theirs('Cy', '9,9')];
  const court = scene([of('Obi', '1,5'), ...foes(HOLDS)], { more: ATTACK });
  expect(taken(court)).toBe('ripping-tides');
  expect(taken(court.answer('ripping-tides'))).toBe('Bo');
  const none = scene([of('Obi', '1,5'), ...foes({})], { more: ATTACK });
  expect(taken(none)).not.toBe('ripping-tides');
});

test('[KT-OMA-12] a bot with Omar inspires Hyun among three targets', () => {
  const foes = [theirs('Bo', '13,4'), theirs('Cy', '13,5'), theirs('Di', '13,6')];
  const court = scene([of('Omar', '4,5'), of('Marc', '3,5'), of('Hyun', '5,5'), ...foes]);
  expect(taken(court.answer('inspire'))).toBe('Hyun');
});
