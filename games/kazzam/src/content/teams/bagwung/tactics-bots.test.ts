import { describe, expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import { begin, type Court, type Told } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import type { Role } from '../../../model.ts';
import { BARNEY, ELSIE, foe, GERALD, LYA, MADELINE, olive, scene } from './testing/olives.ts';

const heuristic = heuristicOf(GAME.content);

/** What a bot takes in the open choice. */
function taken({ open, offered, state: view }: Court): string | undefined {
  const random = { index: () => 0 };
  const answer = heuristic({ view, seat: open.seat, choice: open, random });
  return typeof answer === 'number' ? offered[answer] : undefined;
}

/** What the bot of somebody would do best besides going somewhere, with but its attack left. */
function acts(role: Role, name: string, others: readonly Told[], own: Told = {}): string {
  const actions = { attack: 1, move: 0, role: 0 };
  const court = scene([olive(role, '6,4', own), ...others], name, { more: { actions } });
  const { open, state: view } = court;
  const random = { index: () => 0 };
  const best = heuristic.ranked?.({ view, seat: open.seat, choice: open, random }, 9) ?? [];
  const ids = best.map((at) => ('options' in open ? (open.options[at as number]?.id ?? '') : ''));
  return ids.find((id) => !['walk', 'shift', 'end-turn'].includes(id)) ?? '';
}

describe('a bot that plays the Bagwung', () => {
  test('[KT-LYA-16] as Lya uses the blade beside somebody, and tosses from afar', () => {
    // What stands between them and the others she has spent.
    const own = { spent: ['frenzy-brew'] };
    expect(acts('defender', LYA, [foe('Ana', '7,4')], own)).toBe('potent-edge');
    expect(acts('defender', LYA, [foe('Ana', '10,4')], own)).toBe('toss-potion');
  });
  test('[KT-LYA-16] drinks the Phoenix Elixir as a Reaction at 2 HP, and keeps it at 3', () => {
    const drinks = (hp: number) => {
      const athletes = [foe('Ana', '7,4'), olive('defender', '6,4', { ward: 0, hp })];
      const court = scene(athletes, 'Ana', { rolls: [4] });
      court.answer('basic-implement-attack', LYA, 'no');
      expect(court).toBeAskedFor('drink-phoenix', { of: LYA });
      return taken(court);
    };
    expect([drinks(4), drinks(5)]).toEqual(['yes', 'no']);
  });
  test('[KT-MAD-15] shoots with a trick at a carrier as Madeline', () => {
    const carrier = foe('Ana', '10,4', { holds: ['blue'] });
    expect(acts('specialist', MADELINE, [carrier])).toBe('trick-shot');
  });
  test('[KT-GER-12] sends out the Wave as Gerald while nobody threatens him', () => {
    expect(acts('striker', GERALD, [foe('Ana', '20,4')])).toBe('empathic-wave');
  });
  test('[KT-ELS-18] brings the pig as Elsie in her second turn, past two enemies', () => {
    const foes = [foe('Ana', '10,4'), foe('Al', '11,5')];
    expect(acts('controller', ELSIE, foes, { turns: 2 })).toBe('summon-flame-pig');
    expect(acts('controller', ELSIE, foes, { turns: 1 })).not.toBe('summon-flame-pig');
  });
  test('[KT-BAG-06] begins on the squares of the plan, mirrored for blue', () => {
    const options = { players: 'bagwung', athletes: 5, redTeam: 'players' };
    const court = begin(undefined, { options, seed: 'starts' });
    const squares: Record<string, string | undefined> = {};
    while (court.open.why.key === 'deploy') {
      const who = court.state.creatures[Number(court.open.why.params?.who)];
      const answer = taken(court);
      if (who?.team === 0) squares[who.name] = answer;
      court.answer(answer);
    }
    expect(squares).toEqual({
      [BARNEY]: 'court(4,8)',
      [LYA]: 'court(4,9)',
      [MADELINE]: 'court(4,6)',
      [GERALD]: 'court(3,8)',
      [ELSIE]: 'court(3,10)',
    });
  });
});
