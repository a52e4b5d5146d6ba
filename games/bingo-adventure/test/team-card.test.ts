import { describe, expect, test } from 'vitest';
import { type Line, type Position, play, spaces } from './play.ts';

/** Option ids of the first open choice after the answers. */
function offered(position: Position): string[] {
  const [choice] = play({ ...position, until: 'now' }).match.choices;
  return choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
}

describe('team card and ready', () => {
  const team = { options: { characters: ['fighter', 'mystic'], teamCard: true }, seats: 2 };
  const both = (more: Record<string, unknown> = {}) => ({
    step: 'activate',
    team: { markers: ['B1', 'I1', 'N1', 'G1'] },
    ...more,
  });

  test('[BA-TEAM-01] every character may use the team card as its own', () => {
    const { of } = play({
      ...team,
      given: both({ characters: { mystic: { duds: 1 } } }),
      answers: [
        ['A', 'brilliant-maneuver/team/B1+N1'],
        ['B', 'blast/team/I1+N1', 'activate', 'unknown-option'],
      ],
    });
    expect(of('activated')[0]).toMatchObject({ by: 'BA-TEAM-01', card: 3 });
  });

  test('[BA-TEAM-02] the first activation accepted gets the marker', () => {
    const { match, state } = play({
      ...team,
      given: both({ characters: { fighter: { duds: 2 }, mystic: { duds: 1 } } }),
      answers: [
        ['B', 'blast/team/B1+I1'],
        ['A', 'brilliant-maneuver/team/B1+N1', 'activate', 'unknown-option'],
      ],
    });
    expect(match.over).toBe(true);
    expect(state.team[0]?.marked).toBe(spaces('N1 G1'));
  });

  test('[BA-CTRL-06] Activate ends when every seat has declared ready', () => {
    const given = { step: 'activate', characters: { fighter: { duds: 2 }, mystic: { duds: 1 } } };
    const one = play({ ...team, given, answers: [['A', 'ready']], until: 'now' });
    expect(one.match.choices.map(({ seat }) => seat)).toEqual([1]);
    const two = play({
      ...team,
      given,
      answers: [
        ['A', 'ready'],
        ['B', 'ready'],
      ],
    });
    expect(two.of('ready')).toMatchObject([{ seat: 0, rule: 'BA-CTRL-06' }, { seat: 1 }]);
  });

  test('[BA-CTRL-07] a team marker or a shared character cancels ready declarations, own cards do not', () => {
    const given = both({
      characters: {
        fighter: { duds: 4, markers: ['B5', 'N5'] },
        mystic: { duds: 1, markers: ['B1', 'I1'] },
      },
    });
    const ready: Line = ['A', 'ready'];
    const own = play({ ...team, given, answers: [ready, ['B', 'blast/B1+I1']], until: 'now' });
    expect(own.match.choices.map(({ seat }) => seat)).toEqual([1]);
    const common = play({
      ...team,
      given,
      answers: [ready, ['B', 'blast/team/B1+I1']],
      until: 'now',
    });
    expect(common.match.choices.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(common.of('ready-cancelled')).toMatchObject([{ rule: 'BA-CTRL-07' }]);
    const shared = play({
      seats: 2,
      options: { characters: ['fighter', 'mystic'], control: ['1', 'shared'] },
      given: {
        step: 'activate',
        characters: { fighter: { duds: 4 }, mystic: { duds: 4, markers: ['B1', 'I1'] } },
      },
      answers: [ready, ['B', 'blast/B1+I1']],
      until: 'now',
    });
    expect(shared.match.choices.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('[BA-CTRL-08] an activation cannot be taken back by the rules', () => {
    const given = { step: 'activate', characters: { fighter: { duds: 4 } } };
    const ids = offered({ ...team, given, answers: [['A', 'grit']] });
    expect(ids.filter((id) => id.includes('undo') || id.includes('cancel'))).toEqual([]);
    expect(ids).toEqual(['ready', 'grit']);
  });

  test('[BA-TEAM-03] the team card takes no damage', () => {
    const { state } = play({
      ...team,
      given: { step: 'assign', monsterActivated: ['breath'], team: { markers: ['B1'] } },
    });
    expect(state.team[0]).toMatchObject({ marked: 1, health: 0, damage: 0 });
  });
});
