import { describe, expect, test } from 'vitest';
import { type Line, offered, play, spaces } from '../../test/play.ts';
import { CLASSES } from '../content/classes.ts';

const FIGHTER = { characters: ['fighter'] };

const MYSTIC = { characters: ['mystic'] };

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
