import { expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { type Court, ours, row, theirs } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { force } from '../../../rules/movement/forced.ts';
import { PLAIN, square, trap, workshop } from './testing/workshop.ts';

const heuristic = heuristicOf(GAME.content);

/** What the heuristic answers to the open choice. */
function answered({ open, state: view }: Court): unknown {
  return heuristic({ view, seat: open.seat, choice: open, random: { index: () => 0 } });
}

/** What it takes of the options of the open choice. */
function taken(court: Court): string | undefined {
  return court.idOf(answered(court));
}

test('[KC-TRAP-01] a bot that cannot attack builds a trap, on the side of its foes, and imbues it', () => {
  const t = workshop({ tin: { statuses: ['immobilized'] }, eve: { at: '11,5' }, rolls: [4] });
  expect(taken(t)).toBe('wand-trap');
  t.answer('wand-trap');
  expect(taken(t)).toMatch(/^court\(6,/);
  t.answer(square(6, 5));
  expect(taken(t)).toBe('yes');
});

test('[KC-TNK-25] a bot builds an Anti-Charm Trap where foes have much to lose', () => {
  const scene = { picks: ['anti-charm-trap'], tin: { statuses: ['immobilized'] } };
  const plain = workshop({ ...scene, eve: { at: '11,5' } });
  expect(taken(plain)).toBe('wand-trap');
  const warded = workshop({
    ...scene,
    eve: { at: '11,5', ward: 2 },
    others: [theirs('Flo', '11,7', { ward: 2, ...PLAIN })],
  });
  expect(taken(warded)).toBe('anti-charm-trap');
});

test('[KC-TNK-13] a bot resets traps beside it that are spent', () => {
  const spent = [
    trap('wand-trap', '6,5', { charges: 0, full: 3 }),
    trap('wand-trap', '6,4', { charges: 0, full: 2 }),
  ];
  const t = workshop({ tin: { statuses: ['immobilized'] }, eve: { at: '13,5' }, traps: spent });
  expect(taken(t)).toBe('reset-traps');
});

test('[KC-TRAP-05] a bot slides a trap only where that brings foes nearer', () => {
  const at = (eve: string) => {
    const t = workshop({ eve: { at: eve }, traps: [trap('wand-trap', '6,5')], turn: 'Eve' });
    return taken(t.answer('end-turn'));
  };
  expect(at('11,5')).toBe(square(6, 5));
  expect(at('15,5')).toBe('none');
});

test('[KC-TRAP-06] a bot fires at opponents and at Creeps that hunt it', () => {
  const opponent = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve' });
  expect(taken(opponent.answer('walk', row(5, 11, 10)))).toBe('yes');
  const meeting = (enemies: readonly string[]) => {
    const t = workshop({
      creeps: [{ group: 'practice-golem', members: ['11,5'], enemies }],
      traps: [trap('wand-trap', '6,5')],
    });
    const forced = { how: 'slide', squares: 1, source: 'test', rule: 'TEST' } as const;
    const by = t.id('Tin');
    t.start(force(t, t.id('Practice Golem 1'), { ...forced, by, from: t.of('Tin') }));
    return t;
  };
  const hunted = meeting(['Tin']).answer([square(10, 5)]);
  expect(taken(hunted)).toBe('yes');
});

test('[KC-TNK-31] a bot gives Protective Ward to whoever is exposed', () => {
  const t = workshop({
    picks: ['protective-ward'],
    tin: { statuses: ['immobilized'] },
    eve: { at: '9,9' },
    others: [ours('Al', '8,9', { implement: 'wand', hp: 3, ...PLAIN })],
  });
  t.answer('protective-ward');
  expect(taken(t)).toBe('Al');
});
