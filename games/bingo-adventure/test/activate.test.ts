import { describe, expect, test } from 'vitest';
import { CLASSES } from '../src/content/classes.ts';
import { patternOf } from '../src/rules/patterns.ts';
import { squareNames } from '../src/rules/squares.ts';
import { type Line, type Position, play, spaces } from './play.ts';

const FIGHTER = { characters: ['fighter'] };
const MYSTIC = { characters: ['mystic'] };

/** Option ids of the first open choice after the answers. */
function offered(position: Position): string[] {
  const [choice] = play({ ...position, until: 'now' }).match.choices;
  return choice?.kind === 'one' ? choice.options.map(({ id }) => id) : [];
}

const fighter = (markers: string[], more: Record<string, unknown> = {}) => ({
  step: 'activate',
  characters: { fighter: { markers, ...more } },
});

describe('activation by characters', () => {
  test('[BA-ACT-01][BA-CLASS-02][BA-CLASS-04] four dot powers, a BINGO power, duds for 1, 2 and 4', () => {
    for (const { powers } of Object.values(CLASSES)) {
      const costs = powers.map(({ cost }) =>
        cost.kind === 'duds' ? cost.duds : cost.bingo ? 'bingo' : 'dots',
      );
      expect(costs).toEqual(['dots', 'dots', 'dots', 'dots', 'bingo', 1, 2, 4]);
    }
  });

  test('[BA-CLASS-01] strength follows the number of dots', () => {
    const strengths = (['fighter', 'mystic', 'rogue', 'healer'] as const).flatMap((name) =>
      CLASSES[name].powers.slice(0, 4).flatMap(({ cost, parts }) => {
        const dots = cost.kind === 'pattern' ? cost.pattern.dots : 0;
        return parts.map(({ strength }) => `${dots}:${strength}`);
      }),
    );
    // Brilliant Maneuver prevents 1 beside its 3; Float and Sting halves beside its 4.
    expect(new Set(strengths)).toEqual(new Set(['2:3', '2:1', '3:5', '3:4', '4:8', '5:13']));
    const bingo = CLASSES.mystic.powers[4]?.parts[0]?.strength;
    expect(bingo).toBe(21);
  });

  test('[BA-ACT-02] exactly the markers of one placement are removed; it acts in Resolve', () => {
    const { of, match } = play({
      options: FIGHTER,
      given: fighter(['B1', 'N1', 'B2', 'N2', 'O5']),
      answers: [['A', 'brilliant-maneuver/B1+N1']],
      until: 'now',
    });
    const state = match.state as {
      characters: { cards: { marked: number }[] }[];
      monster: { pool: number };
    };
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('B2 N2 O5'));
    expect(state.monster.pool).toBe(20);
    expect(of('activated')[0]).toMatchObject({ by: 'BA-ACT-02', squares: ['B1', 'N1'] });
  });

  test('[BA-ACT-03] own cards and the team card pay, other cards and two cards together do not', () => {
    const ids = offered({
      seats: 2,
      options: { characters: ['fighter', 'healer'], cardsPerSheet: 2, teamCard: true },
      given: {
        step: 'activate',
        characters: {
          fighter: { markers: ['B1', '2/N1', '2/B4', '2/N4'] },
          healer: { markers: ['G5', 'O5', 'B4', 'N4'] },
        },
        team: { markers: ['B5', 'N5'] },
      },
    });
    expect(ids).toEqual(['ready', 'brilliant-maneuver/2/B4+N4', 'brilliant-maneuver/team/B5+N5']);
  });

  test('[BA-ACT-04] printed tokens return if they are set aside, otherwise nothing happens', () => {
    const played = play({
      options: FIGHTER,
      given: { ...fighter(['B1', 'N1']), setAside: ['SA'], reserved: ['QS'] },
      answers: [['A', 'brilliant-maneuver/B1+N1']],
    });
    expect(played.of('tokens-returned')[0]).toMatchObject({ rule: 'BA-ACT-04', tokens: ['SA'] });
    expect(played.state.reserved).toEqual(['QS']);
    expect(played.state.bag).toHaveLength(24);
  });

  test('[BA-ACT-05] nobody has to spend', () => {
    const { of, state } = play({
      options: FIGHTER,
      given: fighter(['B1', 'N1']),
      answers: [['A', 'ready']],
    });
    expect(of('activated')).toEqual([]);
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('B1 N1'));
  });

  test('[BA-ACT-06][BA-ACT-07] several powers, and one several times, each paid for itself', () => {
    const { of, state } = play({
      options: FIGHTER,
      given: fighter(['B1', 'N1', 'B2', 'N2', 'I3', 'B5', 'N5'], { duds: 2 }),
      answers: [
        ['A', 'brilliant-maneuver/B1+N1'],
        ['A', 'brilliant-maneuver/B1+N1', 'activate', 'unknown-option'],
        ['A', 'brilliant-maneuver/B2+N2'],
        ['A', 'piercing-attack/I3+B5+N5'],
        ['A', 'grit'],
      ],
    });
    expect(of('activated')).toHaveLength(4);
    expect(state.monster.pool).toBe(20 - 3 - 3 - 5);
    expect(state.tally.powers).toBe(4);
  });

  test('[BA-ACT-08] markers of this round may be spent at once', () => {
    const { of } = play({
      options: FIGHTER,
      given: { step: 'mark', current: 'SA', characters: { fighter: { markers: ['N1'] } } },
      answers: [['A', 'brilliant-maneuver/B1+N1']],
    });
    expect(of('activated')).toHaveLength(1);
  });

  test('[BA-ACT-09] amounts and targets are asked in Resolve', () => {
    const { match } = play({
      options: MYSTIC,
      given: { step: 'activate', characters: { mystic: { markers: ['B1', 'I1'] } } },
      answers: [
        ['A', 'blast/B1+I1'],
        ['A', 2, 'damage'],
      ],
    });
    expect(match.log.map(({ why }) => why)).toEqual(['choice.activate', 'choice.damage']);
    expect((match.state as { monster: { pool: number } }).monster.pool).toBe(18);
  });

  test('[BA-OPT-07] elements assigned, free, or named at each use', () => {
    const perUse = play({
      options: { ...MYSTIC, mysticElements: 'perUse' },
      given: {
        step: 'activate',
        affinity: 'water',
        characters: { mystic: { markers: ['B1', 'I1'] } },
      },
      answers: [
        ['A', 'blast/B1+I1', 'activate', 'unknown-option'],
        ['A', 'blast/fire/B1+I1'],
      ],
    });
    expect(perUse.state.monster.pool).toBe(14);
    expect(perUse.state.characters[0]?.elements).toEqual([]);
    const free = play({
      options: { ...MYSTIC, mysticElements: 'free' },
      given: { step: 'elements' },
      answers: [
        ['A', 'fire'],
        ['A', 'fire'],
        ['A', 'air'],
        ['A', 'fire'],
      ],
      rolls: ['QS', 'S3'],
    });
    expect(free.state.characters[0]?.elements).toEqual(['fire', 'fire', 'air', 'fire']);
    const none = play({
      options: { ...MYSTIC, mysticElements: 'perUse' },
      given: { step: 'elements' },
      rolls: ['QS', 'S3'],
    });
    expect(none.of('elements-assigned')).toEqual([]);
    const usual = play({
      options: MYSTIC,
      given: { step: 'elements' },
      answers: [['A', ['fire', 'air', 'water', 'earth']]],
      rolls: ['QS', 'S3'],
    });
    expect(usual.state.characters[0]?.elements).toEqual(['fire', 'air', 'water', 'earth']);
  });

  test('[BA-ACT-10] during a Roar dots of four, five and BINGO are refused, others not', () => {
    const everything = fighter(['B1', 'I1', 'N1', 'G1', 'O1', 'I2', 'B2', 'N3'], { duds: 2 });
    const ids = offered({ options: FIGHTER, given: { ...everything, roar: true } });
    const powers = new Set(ids.map((id) => id.split('/')[0]));
    expect([...powers]).toEqual(['ready', 'brilliant-maneuver', 'piercing-attack', 'grit']);
    const quiet = new Set(
      offered({ options: FIGHTER, given: everything }).map((id) => id.split('/')[0]),
    );
    expect([...quiet].sort()).toEqual(
      [
        'ready',
        'brilliant-maneuver',
        'piercing-attack',
        'leadership',
        'command-the-field',
        'turn-the-tide',
        'grit',
      ].sort(),
    );
    const { match } = play({
      options: FIGHTER,
      given: { ...everything, roar: true },
      answers: [['A', 'turn-the-tide/B1+I1+N1+G1+O1', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(match.choices).toHaveLength(1);
  });

  test('[BA-ACT-11] who can do nothing is ready without being asked, when the others are', () => {
    const position = {
      seats: 2,
      given: { step: 'activate', characters: { mystic: { duds: 1 } } },
      options: { characters: ['fighter', 'mystic'] },
    };
    const { of, match } = play({ ...position, until: 'now' });
    expect(of('ready')).toEqual([]);
    expect(match.choices.map(({ seat }) => seat)).toEqual([1]);
    const done = play({ ...position, answers: [['B', 'ready']] });
    expect(done.of('ready')).toMatchObject([
      { seat: 1, rule: 'BA-CTRL-06' },
      { seat: 0, rule: 'BA-ACT-11' },
    ]);
  });

  const besideFighter = (healer: readonly string[]) => ({
    seats: 2,
    options: { characters: ['fighter', 'healer'] },
    given: {
      step: 'activate',
      characters: { fighter: { markers: ['B1', 'N1'] }, healer: { duds: 2, markers: healer } },
    },
  });

  test('[BA-MOVE-08] what another spends changes at once what can be copied', () => {
    const copies = (markers: readonly string[], answers: readonly Line[]) => {
      const { match } = play({ ...besideFighter(markers), answers, until: 'now' });
      const own = match.choices.find(({ seat }) => seat === 1);
      return own?.kind === 'one' && own.options.some(({ id }) => id === 'blessing');
    };
    const spent: readonly Line[] = [['A', 'brilliant-maneuver/B1+N1']];
    // The only markers go: nothing is left to copy.
    expect(copies([], [])).toBe(true);
    expect(copies([], spent)).toBe(false);
    // Both had the same spaces marked: now there is room for a copy.
    expect(copies(['B1', 'N1'], [])).toBe(false);
    expect(copies(['B1', 'N1'], spent)).toBe(true);
  });
});

describe('patterns', () => {
  const placements = (form: string) =>
    patternOf(form).placements.map(({ dots }) => squareNames(dots).join('+'));

  test('[BA-PATT-01][BA-PATT-02] a pattern moves over the whole card and does not wrap', () => {
    const two = placements('XX./.../...');
    expect(two).toContain('G1+O1');
    expect(two).toContain('G5+O5');
    expect(two).not.toContain('O1+B2');
    expect(two).toHaveLength(40);
  });

  test('[BA-PATT-03] it turns by quarters and is not mirrored', () => {
    const wall = placements('X../X../XX.');
    expect(wall).toContain('B1+B2+B3+I3');
    expect(wall).toContain('N1+B2+I2+N2');
    expect(wall).not.toContain('I1+I2+B3+I3');
    const vee = placements('X.X/.X./...');
    expect(vee).toContain('B1+N1+I2');
    expect(vee).toContain('I1+B2+N2');
    expect(vee).toContain('B1+I2+B3');
  });

  test('[BA-PATT-04][BA-TAKE-03] empty and damaged spaces are no dots', () => {
    const ids = offered({
      options: FIGHTER,
      given: fighter(['B1', 'B5'], { health: ['N1'], damage: ['N5'], duds: 2 }),
    });
    expect(ids).toEqual(['ready', 'grit']);
  });

  test('[BA-PATT-05] markers beside the pattern do not matter', () => {
    const ids = offered({ options: FIGHTER, given: fighter(['B1', 'I1', 'N1']) });
    expect(ids).toEqual(['ready', 'brilliant-maneuver/B1+N1']);
  });

  test('[BA-PATT-06][BA-OPT-08] a damaged gap breaks a spaced pattern unless gaps are ignored', () => {
    const given = fighter(['B1', 'N1'], { health: ['I1'], duds: 2 });
    expect(offered({ options: FIGHTER, given })).toEqual(['ready', 'grit']);
    expect(offered({ options: { ...FIGHTER, gapsBlocked: false }, given })).toEqual([
      'ready',
      'brilliant-maneuver/B1+N1',
      'grit',
    ]);
    const rogue = (damage: string[]) => ({
      step: 'activate',
      characters: { rogue: { markers: ['B1', 'O5'], damage, duds: 1 } },
    });
    expect(offered({ options: { characters: ['rogue'] }, given: rogue([]) })).toContain(
      'hide/B1+O5',
    );
    for (const gap of ['I2', 'N3', 'G4']) {
      expect(offered({ options: { characters: ['rogue'] }, given: rogue([gap]) })).toEqual([
        'ready',
        'duck',
      ]);
    }
    const distract = (damage: string[]) => ({
      step: 'activate',
      characters: { rogue: { markers: ['B1', 'N1', 'B3', 'N3'], damage, duds: 1 } },
    });
    expect(offered({ options: { characters: ['rogue'] }, given: distract(['I2']) })).toContain(
      'distract/B1+N1+B3+N3',
    );
    for (const gap of ['I1', 'B2', 'N2', 'I3']) {
      expect(offered({ options: { characters: ['rogue'] }, given: distract([gap]) })).not.toContain(
        'distract/B1+N1+B3+N3',
      );
    }
  });

  test('[BA-PATT-07] BINGO is any of 5 rows, 5 columns and 2 diagonals', () => {
    const all = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
      ' ',
    );
    const ids = offered({
      options: MYSTIC,
      given: { step: 'activate', characters: { mystic: { markers: all } } },
    });
    const lines = ids.filter((id) => id.startsWith('convergence/')).map((id) => id.slice(12));
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe('B1+I1+N1+G1+O1');
    expect(lines[5]).toBe('B1+B2+B3+B4+B5');
    expect(lines.slice(10)).toEqual(['B1+I2+N3+G4+O5', 'O1+G2+N3+I4+B5']);
  });

  test('[BA-PATT-08] placements are in order: by rotation, then row by row', () => {
    const vigor = placements('X../.X./...');
    expect(vigor.slice(0, 5)).toEqual(['B1+I2', 'I1+N2', 'N1+G2', 'G1+O2', 'B2+I3']);
    expect(vigor[16]).toBe('I1+B2');
    expect(placements('XX./.../...')[20]).toBe('B1+B2');
  });

  test('[BA-PATT-09] two placements of the same spaces are one', () => {
    for (const form of ['X.X/.X./X.X', '.X./X.X/.X.', 'XX./XX./...']) {
      const list = placements(form);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(placements('XX./XX./...')).toHaveLength(16);
  });
});

describe('duds in Activate', () => {
  test('[BA-DUD-01][BA-DUD-02] dud powers cost duds of the own pool, as often as those last', () => {
    const { of, state } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'activate',
        characters: { fighter: { duds: 5, markers: ['B1', 'I1'] }, healer: { duds: 9 } },
      },
      answers: [
        ['A', 'grit'],
        ['A', 'grit'],
      ],
    });
    expect(of('activated')).toMatchObject([{ by: 'BA-DUD-01', duds: 2 }, { duds: 2 }]);
    expect([state.characters[0]?.duds, state.characters[1]?.duds]).toEqual([1, 9]);
    expect(state.characters[0]?.cards[0]?.marked).toBe(spaces('B1 I1'));
  });

  test('[BA-DUD-05] duds stay from round to round', () => {
    const { state } = play({
      options: { ...FIGHTER, roundLimit: 3 },
      given: { characters: { fighter: { duds: 1 } } },
      rolls: ['SA', 'S2', 'S3'],
    });
    expect(state.characters[0]?.duds).toBe(1);
  });
});

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

describe('what is shut', () => {
  test('[BA-ACT-10][BA-PATT-06][BA-DUD-01][BA-DUD-03][BA-MOVE-08] every closed option names its rule', () => {
    const { match } = play({
      options: {
        characters: ['fighter', 'mystic', 'rogue'],
        control: ['1', '1', '1'],
        mysticElements: 'perUse',
      },
      given: {
        step: 'activate',
        roar: true,
        characters: {
          fighter: { markers: ['B1', 'N1', 'B3', 'I3', 'N3', 'I4'], damage: ['I1'], duds: 1 },
          mystic: { duds: 1, markers: ['B1', 'I1'] },
          rogue: { duds: 2 },
        },
      },
      until: 'now',
    });
    const closed = match.choices[0]?.closed?.() ?? [];
    const rules = Object.fromEntries(closed.map(({ id, because }) => [id, because.rule]));
    expect(rules).toEqual({
      'brilliant-maneuver/B1+N1': 'BA-PATT-06',
      'leadership/B3+I3+N3+I4': 'BA-ACT-10',
      rally: 'BA-DUD-03',
      grit: 'BA-DUD-01',
      'second-wind': 'BA-DUD-01',
      attune: 'BA-MYS-07',
      echo: 'BA-DUD-03',
      'raw-surge': 'BA-DUD-01',
      pilfer: 'BA-MOVE-08',
      'slip-away': 'BA-DUD-01',
    });
  });
});
