import { describe, expect, test } from 'vitest';
import { CONTENT } from '../../../../test/game.ts';
import { begin, type Court, type Told } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { foe, mastodon, scene } from './testing/mastodons.ts';

const heuristic = heuristicOf(CONTENT);

/** What a bot takes in the open choice. */
function taken(court: Court): string | undefined {
  const { open, state: view } = court;
  const random = { index: () => 5 };
  const answer = heuristic({ view, seat: open.seat, choice: open, random });
  return court.idOf(answer);
}

describe('a bot that plays Driannis', () => {
  test('[KT-DRI-04] begins where the plan says', () => {
    const court = begin(undefined, { options: { players: 'driannis' }, seed: 'starts' });
    const squares = new Map<string, string | undefined>();
    while (court.asked.startsWith('deploy')) {
      const { who } = court.open.why.params as { readonly who: number };
      const name = court.state.creatures[who]?.name ?? '';
      const square = taken(court);
      if (court.of(name).team === 0) squares.set(name.split(' ')[0] ?? '', square);
      court.answer(square ?? '');
    }
    expect(Object.fromEntries(squares)).toEqual({
      Raqua: 'court(3,8)',
      Greta: 'court(4,7)',
      Pauline: 'court(4,4)',
      Ariel: 'court(4,9)',
      Arvan: 'court(4,8)',
    });
  });
  test('[KT-ARV-13] Arvan strikes whom he holds, before others who are as near', () => {
    const held = { statuses: [{ status: 'grabbed', by: 'Arvan', ends: 'escape' }] };
    const athletes = (fay: Told, eve: Told) => [
      mastodon('Arvan', '4,8'),
      foe('Eve', '5,8', eve),
      foe('Fay', '5,9', fay),
    ];
    for (const [fay, eve, whom] of [
      [held, {}, 'Fay'],
      [{}, held, 'Eve'],
    ] as const) {
      const court = scene(athletes(fay, eve), 'Arvan').answer('grasping-blade');
      expect(taken(court)).toBe(whom);
    }
  });
});
