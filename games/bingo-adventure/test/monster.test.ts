import { describe, expect, test } from 'vitest';
import { MONSTER_POWERS, MONSTERS } from '../src/content/monsters.ts';
import { firstInside } from '../src/rules/patterns.ts';
import { spacesIn } from '../src/rules/squares.ts';
import { type Position, play, spaces } from './play.ts';

const FIGHTER = { characters: ['fighter'] };

/** Nigob's activations for markers on its card, as `power:squares`, in the order of activation. */
function acts(markers: string[], more: Record<string, unknown> = {}, position: Position = {}) {
  const played = play({
    options: FIGHTER,
    seed: 'monster',
    given: { step: 'activate', monster: { markers, ...more } },
    ...position,
  });
  return {
    ...played,
    list: played
      .of('monster-activated')
      .map(
        ({ power, squares, included }) =>
          `${power}:${(squares as string[]).join('+')}${included ? '*' : ''}`,
      ),
  };
}

const contains = (outer: string, inner: string) => {
  const one = MONSTER_POWERS.get(outer)?.cost;
  const other = MONSTER_POWERS.get(inner)?.cost;
  if (one?.kind !== 'pattern' || other?.kind !== 'pattern') return undefined;
  const inside = other.pattern;
  return one.pattern.placements.map(({ dots }) => firstInside(inside, dots) !== undefined);
};

describe('monster activation', () => {
  test('[BA-MON-01][BA-HID-05] it is shown before the characters commit, and nobody decides', () => {
    const { of, match } = play({
      options: FIGHTER,
      given: {
        step: 'activate',
        characters: { fighter: { duds: 2 } },
        monster: { markers: ['B1', 'I2'] },
      },
      until: 'now',
    });
    expect(of('monster-activated')).toHaveLength(1);
    expect(match.choices[0]?.why.key).toBe('choice.activate');
  });

  test('[BA-MON-02] it pays with its markers and their tokens return', () => {
    const { state, of } = acts(['B1', 'I2', 'O5']);
    expect(state.monster.cards[0]?.marked).toBe(spaces('O5'));
    expect(of('tokens-returned')[0]).toMatchObject({ rule: 'BA-MON-09', tokens: ['SA', 'H2'] });
    expect(acts(['B1', 'I1']).list).toEqual([]);
  });

  test('[BA-MON-03][BA-MON-09] one marker may serve several powers and leaves once', () => {
    const { list, of, state } = acts(['B1', 'N1', 'I2']);
    expect(list).toEqual(['claw-claw-bite:B1+N1+I2', 'fearsome-vigor:B1+I2']);
    const [returned] = of('tokens-returned');
    expect([...((returned?.tokens ?? []) as string[])].sort()).toEqual(['H2', 'QS', 'SA']);
    expect(state.monster.cards[0]?.marked).toBe(0);
  });

  test('[BA-MON-04] a power gets one skip token; remove all skip never does', () => {
    const { state, of } = acts(['B1', 'I2']);
    expect(state.monster.skips).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(of('skip-placed')).toMatchObject([{ power: 'fearsome-vigor', rule: 'BA-MON-04' }]);
    const line = acts(['B3', 'I3', 'N3', 'G3', 'O3']);
    expect(line.list).toEqual(['breath:B3+I3+N3+G3+O3']);
    expect(line.of('skip-placed')).toEqual([]);
  });

  test('[BA-MON-05] with a skip token a power activates only inside another', () => {
    expect(acts(['B1', 'I2'], { skips: ['fearsome-vigor'] }).list).toEqual([]);
    expect(acts(['B1', 'N1', 'I2'], { skips: ['fearsome-vigor'] }).list).toEqual([
      'claw-claw-bite:B1+N1+I2',
      'fearsome-vigor:B1+I2*',
    ]);
    expect(acts(['B1', 'N1', 'I2'], { skips: ['fearsome-vigor', 'claw-claw-bite'] }).list).toEqual(
      [],
    );
  });

  test('[BA-MON-06] skip tokens of the phase stop nothing in it', () => {
    const position = { options: { ...FIGHTER, cardsPerSheet: 2 } };
    const { list, state } = acts(['B1', 'I2', '2/B1', '2/I2'], {}, position);
    expect(list).toEqual(['fearsome-vigor:B1+I2', 'fearsome-vigor:B1+I2']);
    expect(state.monster.skips[0]).toBe(1);
    expect(state.monster.cards.map(({ marked }) => marked)).toEqual([0, 0]);
  });

  test('[BA-MON-07] bottom up, with the most markers already chosen, then the first placement', () => {
    expect(acts(['B1', 'I2', 'B4', 'N4', 'I5']).list).toEqual([
      'claw-claw-bite:B4+N4+I5',
      'fearsome-vigor:B4+I5',
    ]);
    expect(acts(['B1', 'I2', 'G3', 'O4']).list).toEqual(['fearsome-vigor:B1+I2']);
    const { state } = acts(['B1', 'I2', 'B4', 'N4', 'I5']);
    expect(state.monster.cards[0]?.marked).toBe(spaces('B1 I2'));
  });

  test('[BA-MON-07][BA-PATT-06] gaps count for the monster as well', () => {
    const boing = { options: { ...FIGHTER, monster: 'boing' } };
    expect(acts(['B1', 'N1'], {}, boing).list).toEqual(['spatter:B1+N1']);
    expect(acts(['B1', 'N1'], { health: ['I1'] }, boing).list).toEqual([]);
    const free = { options: { ...FIGHTER, monster: 'boing', gapsBlocked: false } };
    expect(acts(['B1', 'N1'], { health: ['I1'] }, free).list).toEqual(['spatter:B1+N1']);
  });

  test('[BA-MON-08][BA-MON-11] what lies inside activates too and gets a skip token', () => {
    const roar = acts(['N1', 'I2', 'G2', 'N3'], { skips: ['claw-claw-bite'] });
    expect(roar.list).toEqual([
      'terrifying-roar:N1+I2+G2+N3',
      'fearsome-vigor:N1+G2',
      'claw-claw-bite:I2+G2+N3*',
    ]);
    expect(roar.state.monster.skips.slice(0, 3)).toEqual([1, 1, 1]);
    const placed = acts(['B1', 'I1', 'N1'], {}, { options: { ...FIGHTER, monster: 'boing' } });
    expect(placed.list).toEqual(['engulf:B1+I1+N1', 'spatter:B1+N1']);
    const skipped = acts(['B1', 'N1', 'I2', 'G5'], { skips: ['fearsome-vigor'] });
    expect(skipped.of('skip-placed').map(({ power }) => power)).toEqual(['claw-claw-bite']);
    const boing = acts(
      ['B1', 'I1', 'N1'],
      { skips: ['spatter'] },
      { options: { ...FIGHTER, monster: 'boing' } },
    );
    expect(boing.of('monster-activated')[1]).toMatchObject({ rule: 'BA-MON-08', included: true });
  });

  test('[BA-MON-11] an included power without a skip token receives one', () => {
    const { state, of } = acts(['N1', 'I2', 'G2', 'N3'], { skips: ['claw-claw-bite'] });
    expect(state.monster.skips[1]).toBe(1);
    expect(of('skip-placed').map(({ power }) => power)).toEqual([
      'terrifying-roar',
      'fearsome-vigor',
    ]);
  });

  test('[BA-MON-10] each power at most once per card, card 1 before card 2', () => {
    const two = { options: { characters: ['fighter', 'healer'], cardsPerSheet: 2 }, seats: 2 };
    const vigor = acts(['B1', 'I2', 'B4', 'I5'], {}, two);
    expect(vigor.list).toEqual(['fearsome-vigor:B1+I2']);
    const both = acts(['B4', 'N4', 'I5', '2/B1', '2/I2'], {}, two);
    expect(both.list).toEqual([
      'claw-claw-bite:B4+N4+I5',
      'fearsome-vigor:B4+I5',
      'fearsome-vigor:B1+I2',
    ]);
  });

  test('[BA-MON-12] remove all skip in step 1 takes tokens of this round too', () => {
    const line = ['B1', 'I2', 'N3', 'G4', 'O5'];
    const { state, of, list } = acts(line, { skips: ['tail-sweep'] });
    expect(list).toEqual(['breath:B1+I2+N3+G4+O5', 'fearsome-vigor:B1+I2']);
    expect(state.monster.skips).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(of('skips-removed')).toMatchObject([{ rule: 'BA-MON-12' }]);
    const pit = play({
      options: { ...FIGHTER, monster: 'gobin' },
      given: { step: 'activate', monster: { duds: 3, skips: ['snatch', 'goblin-pit'] } },
    });
    expect(pit.state.monster.skips).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(acts(['B1', 'I2'], { skips: ['tail-sweep'] }).state.monster.skips).toEqual([
      1, 0, 0, 0, 1, 0, 0,
    ]);
  });

  test('[BA-MON-13] dud powers from the highest cost down, each once, as duds last', () => {
    const names = (duds: number, skips: string[] = []) =>
      acts([], { duds, skips })
        .of('monster-activated')
        .map(({ power }) => power);
    expect(names(1)).toEqual(['tail-sweep']);
    expect(names(2)).toEqual(['wing-buffet']);
    expect(names(3)).toEqual(['stoke-the-furnace']);
    expect(names(9)).toEqual(['stoke-the-furnace', 'wing-buffet', 'tail-sweep']);
    expect(acts([], { duds: 9 }).state.monster.duds).toBe(3);
    expect(names(2, ['wing-buffet'])).toEqual(['tail-sweep']);
    expect(acts([], { duds: 1 }).of('monster-activated')[0]).toMatchObject({
      by: 'BA-MON-13',
      duds: 1,
    });
  });

  test('[BA-MON-14] a skipped dud power never activates', () => {
    const { list } = acts(['B1', 'I2'], { duds: 2, skips: ['tail-sweep', 'wing-buffet'] });
    expect(list).toEqual(['fearsome-vigor:B1+I2']);
    expect(acts([], { duds: 1 }).state.monster.skips[4]).toBe(1);
  });

  test('[BA-MON-16] it activates and pays even if it achieves nothing', () => {
    const { state, of } = acts(['B1', 'I2']);
    expect(state.monster.pool).toBe(20);
    expect(of('healed')[0]).toMatchObject({ health: 0, squares: [] });
    expect([state.monster.skips[0], state.monster.cards[0]?.marked]).toEqual([1, 0]);
  });
});

describe('monster sheets', () => {
  const sheets = Object.values(MONSTERS);

  test('[BA-MONS-01] patterns of two, three, four dots and a line, never damage above 8 on one', () => {
    for (const { powers } of sheets) {
      const dots = powers.flatMap(({ cost }) =>
        cost.kind === 'pattern' ? [cost.pattern.dots] : [],
      );
      expect(dots).toEqual([2, 3, 4, 5]);
    }
    const { of } = play({
      options: FIGHTER,
      given: { step: 'assign', monsterActivated: ['breath'] },
    });
    expect(of('hit')[0]?.points).toBe(8);
  });

  test('[BA-MONS-02] dot powers, BINGO, dud powers by rising cost', () => {
    for (const { powers } of sheets) {
      const costs = powers.map(({ cost }) => (cost.kind === 'duds' ? cost.duds : cost.bingo));
      expect(costs).toEqual([false, false, false, true, 1, 2, 3]);
    }
  });

  test('[BA-MONS-03] BINGO and three duds remove all skip; the others have a plain circle', () => {
    for (const { powers } of sheets) {
      expect(powers.map(({ circle }) => circle)).toEqual([
        'skip',
        'skip',
        'skip',
        'removeAll',
        'skip',
        'skip',
        'removeAll',
      ]);
    }
  });

  test('[BA-MONS-04] its damage goes to characters, its healing to itself', () => {
    const { state } = play({
      options: { ...FIGHTER, monster: 'gobin' },
      given: {
        step: 'heal',
        monsterActivated: ['shield-wall', 'mob-rush'],
        monster: { pool: 8 },
        characters: { fighter: { pool: 9 } },
      },
    });
    expect([state.monster.pool, state.monster.shields]).toEqual([11, 5]);
    expect([state.characters[0]?.pool, state.characters[0]?.shields]).toEqual([7, 0]);
  });

  test('[BA-NIG-10] Roar contains both, the Bite Vigor, a diagonal Vigor alone', () => {
    expect(contains('terrifying-roar', 'fearsome-vigor')).toEqual(Array(9).fill(true));
    expect(contains('terrifying-roar', 'claw-claw-bite')).toEqual(Array(9).fill(true));
    expect(contains('claw-claw-bite', 'fearsome-vigor')).toEqual(Array(48).fill(true));
    const lines = [...Array(10).fill(false), true, true];
    expect(contains('breath', 'fearsome-vigor')).toEqual(lines);
    expect(contains('breath', 'claw-claw-bite')).toEqual(Array(12).fill(false));
    expect(contains('breath', 'terrifying-roar')).toEqual(Array(12).fill(false));
  });

  test('[BA-GOB-09] Shield Wall contains Volley and Cutpurse, Volley Cutpurse, straight lines Cutpurse', () => {
    expect(contains('shield-wall', 'volley-of-rocks')).toEqual(Array(16).fill(true));
    expect(contains('shield-wall', 'cutpurse')).toEqual(Array(16).fill(true));
    expect(contains('volley-of-rocks', 'cutpurse')).toEqual(Array(64).fill(true));
    expect(contains('ransack', 'cutpurse')).toEqual([...Array(10).fill(true), false, false]);
    expect(contains('ransack', 'volley-of-rocks')).toEqual(Array(12).fill(false));
  });

  test('[BA-BOI-12] Divide contains Engulf and Spatter, straight lines both, diagonals neither', () => {
    expect(contains('divide', 'engulf')).toEqual(Array(48).fill(true));
    expect(contains('divide', 'spatter')).toEqual(Array(48).fill(true));
    expect(contains('engulf', 'spatter')).toEqual(Array(30).fill(true));
    const lines = [...Array(10).fill(true), false, false];
    expect(contains('digest', 'engulf')).toEqual(lines);
    expect(contains('digest', 'spatter')).toEqual(lines);
  });

  const COUNTS: readonly (readonly [
    rule: string,
    power: string,
    placements: number,
    dots: number,
  ])[] = [
    ['[BA-NIG-02]', 'fearsome-vigor', 32, 2],
    ['[BA-NIG-03]', 'claw-claw-bite', 48, 3],
    ['[BA-NIG-04]', 'terrifying-roar', 9, 4],
    ['[BA-NIG-05]', 'breath', 12, 5],
    ['[BA-GOB-02]', 'cutpurse', 40, 2],
    ['[BA-GOB-03]', 'volley-of-rocks', 64, 3],
    ['[BA-GOB-04]', 'shield-wall', 16, 4],
    ['[BA-GOB-05]', 'ransack', 12, 5],
    ['[BA-BOI-03]', 'spatter', 30, 2],
    ['[BA-BOI-04]', 'engulf', 30, 3],
    ['[BA-BOI-05]', 'divide', 48, 4],
    ['[BA-BOI-06]', 'digest', 12, 5],
  ];
  for (const [rule, power, placements, dots] of COUNTS) {
    test(`${rule} ${power} has ${placements} placements of ${dots} dots`, () => {
      const cost = MONSTER_POWERS.get(power)?.cost;
      if (cost?.kind !== 'pattern') throw new Error('no pattern');
      expect(cost.pattern.placements).toHaveLength(placements);
      for (const one of cost.pattern.placements) expect(spacesIn(one.dots)).toHaveLength(dots);
    });
  }
});

describe('Nigob', () => {
  test('[BA-NIG-02] Fearsome Vigor heals 3 and takes 1 off each attack, for each activation', () => {
    const { state, of } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'heal',
        activated: ['brilliant-maneuver', 'rebuke', 'piercing-attack'],
        monsterActivated: ['fearsome-vigor', 'fearsome-vigor'],
        monster: { health: ['B1', 'I1', 'N1', 'G1', 'O1', 'O2', 'O3'] },
      },
    });
    expect(of('attacked').map(({ points }) => points)).toEqual([1, 5, 3]);
    expect(state.monster.pool).toBe(20 - 7 + 6 - 9);
  });

  test('[BA-NIG-03] two claws and a bite on three different characters', () => {
    const { state, of } = play({
      seats: 4,
      given: { step: 'assign', monsterActivated: ['claw-claw-bite'] },
      rolls: ['DA', 'D2', 'SA', 'CA', 'S2', 'HA'],
    });
    expect(
      of('hit')
        .map(({ sheet, points }) => `${sheet} ${points}`)
        .sort(),
    ).toEqual(['fighter 2', 'healer 2', 'mystic 3']);
    expect(of('hit').every(({ by }) => by === 'BA-ASGN-07')).toBe(true);
    expect(state.characters.map(({ pool }) => pool)).toEqual([10, 3, 8, 8]);
  });

  test('[BA-NIG-04][BA-NIG-06] Roar bars four, five dots and BINGO in the next round only', () => {
    const position = {
      options: { ...FIGHTER, roundLimit: 3 },
      given: {
        step: 'note',
        monsterActivated: ['terrifying-roar'],
        characters: { fighter: { markers: ['B1', 'I1', 'N1', 'I2'], duds: 2 } },
      },
      rolls: ['CA', 'C2'],
    };
    const { match, of } = play({
      ...position,
      answers: [
        ['A', 'leadership/B1+I1+N1+I2', 'activate', 'closed-option'],
        ['A', 'ready'],
        ['A', 'leadership/B1+I1+N1+I2'],
      ],
    });
    expect(of('roared')).toMatchObject([{ rule: 'BA-NIG-06', round: 2 }]);
    expect(match.over).toBe(true);
  });

  test('[BA-NIG-05] Breath: 8 for each character, hidden or not, and all skip tokens go', () => {
    const { state, of } = play({
      seats: 2,
      options: { characters: ['fighter', 'rogue'] },
      given: {
        step: 'note',
        monsterActivated: ['breath'],
        activated: ['hide'],
        monster: { skips: ['tail-sweep'] },
      },
    });
    expect(of('hit').map(({ points, by }) => `${points} ${by}`)).toEqual([
      '8 BA-ASGN-08',
      '8 BA-ASGN-08',
    ]);
    expect(state.characters.map(({ pool }) => pool)).toEqual([4, 0]);
    expect(state.monster.skips[4]).toBe(0);
  });

  test('[BA-NIG-07] Tail Sweep: 3 on one random target for 1 dud', () => {
    const { state } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: { step: 'activate', monster: { duds: 1 } },
      rolls: ['D4'],
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([12, 7]);
  });

  test('[BA-NIG-08] Wing Buffet: 3 for each character for 2 duds', () => {
    const { state, of } = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: { step: 'activate', monster: { duds: 2 } },
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([9, 7]);
    expect(of('hit')[0]?.by).toBe('BA-ASGN-08');
  });

  test('[BA-NIG-09] Stoke marks the best open line on its first empty space in spiral order', () => {
    const stoke = (markers: string[], more: Record<string, unknown> = {}, options = {}) =>
      play({
        options: { ...FIGHTER, ...options },
        given: {
          step: 'note',
          monsterActivated: ['stoke-the-furnace'],
          monster: { markers, ...more },
        },
      });
    expect(stoke([]).of('stoked')).toMatchObject([{ square: 'B1' }]);
    expect(stoke(['B3', 'I3', 'G4']).of('stoked')).toMatchObject([{ square: 'O3' }]);
    expect(stoke(['B3', 'I3', 'G4'], { damage: ['N3'] }).of('stoked')[0]?.square).not.toBe('O3');
    expect(stoke(['B1', 'I1', 'N1', 'G1', 'O1']).of('stoked')[0]?.square).toBe('B5');
    const blocked = { damage: ['B1', 'I2', 'N3', 'G4', 'O5', 'O1', 'B5', 'I4', 'G2'] };
    const none = stoke([], blocked);
    expect(none.of('stoked')).toEqual([]);
    expect(none.of('without-effect')).toMatchObject([{ power: 'stoke-the-furnace' }]);
    const second = stoke([], blocked, { cardsPerSheet: 2 });
    expect(second.of('stoked')).toMatchObject([{ card: 2, square: 'B1' }]);
    expect(second.state.monster.cards[1]?.marked).toBe(1);
  });
});

describe('Gobin', () => {
  const gobin = { options: { characters: ['fighter', 'healer'], monster: 'gobin' }, seats: 2 };

  test('[BA-GOB-01][BA-ELEM-09] health 8 and 4 for each character, no affinity', () => {
    expect([1, 2, 3, 4].map((n) => MONSTERS.gobin.health(n, false))).toEqual([12, 16, 20, 24]);
    expect([MONSTERS.gobin.move, MONSTERS.gobin.affinity]).toEqual([3, 'none']);
    const { state } = play({ ...gobin, given: { step: 'affinity' }, rolls: ['SA'] });
    expect(state.monster.affinity).toBe('none');
  });

  test('[BA-GOB-02] Cutpurse takes the first marker in the spiral that fits, and hits its target', () => {
    const { state, of } = play({
      ...gobin,
      given: {
        step: 'note',
        monsterActivated: ['cutpurse'],
        monster: { markers: ['O1'] },
        characters: { healer: { markers: ['O1', 'B2', 'O4'] }, fighter: { markers: ['I1'] } },
      },
      rolls: ['D2'],
    });
    expect(of('marker-taken')).toMatchObject([{ from: 'healer', to: 'monster', square: 'O4' }]);
    expect(state.characters.map(({ cards }) => cards[0]?.marked)).toEqual([
      spaces('I1'),
      spaces('O1 B2'),
    ]);
    expect(state.monster.cards[0]?.marked).toBe(spaces('O1 O4'));
    expect(state.characters.map(({ pool }) => pool)).toEqual([12, 7]);
    const none = play({
      ...gobin,
      given: { step: 'note', monsterActivated: ['cutpurse'] },
      rolls: ['S2'],
    });
    expect(none.of('marker-taken')).toEqual([]);
    expect(none.state.characters.map(({ pool }) => pool)).toEqual([9, 10]);
    const second = play({
      ...gobin,
      options: { ...gobin.options, cardsPerSheet: 2 },
      given: {
        step: 'note',
        monsterActivated: ['cutpurse'],
        characters: { fighter: { markers: ['2/N3'] } },
      },
      rolls: ['S2'],
    });
    expect(second.state.monster.cards[0]?.marked).toBe(spaces('N3'));
    expect(second.state.characters[0]?.cards[1]?.marked).toBe(0);
  });

  test('[BA-GOB-03] Volley: five hits of 1, the same character as often as drawn', () => {
    const { state, of } = play({
      ...gobin,
      given: { step: 'assign', monsterActivated: ['volley-of-rocks'] },
      rolls: ['SA', 'S2', 'S3', 'DA', 'S4'],
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([8, 9]);
    expect(of('tokens-returned')).toHaveLength(1);
    expect(of('tokens-returned')[0]?.tokens).toHaveLength(5);
  });

  test('[BA-GOB-04] Shield Wall: heals 3, gains 5 shields, which attacks meet first', () => {
    const { state } = play({
      ...gobin,
      given: {
        step: 'heal',
        monsterActivated: ['shield-wall'],
        activated: ['brilliant-maneuver', 'rebuke'],
        monster: { pool: 10 },
      },
    });
    expect([state.monster.shields, state.monster.pool]).toEqual([0, 10]);
  });

  test('[BA-GOB-05] Ransack clears the line on all cards of the party and deals 4 to each', () => {
    const { state, of } = play({
      ...gobin,
      options: { ...gobin.options, teamCard: true, cardsPerSheet: 2 },
      given: {
        step: 'note',
        monsterActivated: [{ power: 'ransack', squares: 'B2+I2+N2+G2+O2' }],
        characters: { fighter: { markers: ['B2', 'O2', 'B1', '2/N2'] } },
        team: { markers: ['G2', 'G3'] },
        monster: { markers: ['B2'] },
      },
    });
    expect(state.characters[0]?.cards.map(({ marked }) => marked)).toEqual([spaces('B1'), 0]);
    expect(state.team[0]?.marked).toBe(spaces('G3'));
    expect(state.monster.cards[0]?.marked).toBe(spaces('B2'));
    expect(state.characters.map(({ pool, duds }) => [pool, duds])).toEqual([
      [8, 0],
      [6, 0],
    ]);
    expect(of('tokens-returned')).toEqual([]);
    expect(of('ransacked')).toHaveLength(1);
  });

  test('[BA-GOB-07][BA-GOB-11] Goblin Pit: 3 on a random target, which loses a dud in step 3', () => {
    const { state, of } = play({
      ...gobin,
      given: {
        step: 'activate',
        monster: { duds: 2 },
        characters: { healer: { duds: 1 }, fighter: { duds: 1 } },
      },
      rolls: ['D2'],
      answers: [['B', 'ready']],
    });
    expect(state.characters.map(({ pool, duds }) => [pool, duds])).toEqual([
      [12, 1],
      [7, 0],
    ]);
    expect(of('dud-lost')).toMatchObject([{ rule: 'BA-GOB-11', sheet: 'healer' }]);
    const paid = play({
      ...gobin,
      given: {
        step: 'activate',
        monster: { duds: 2 },
        characters: { healer: { duds: 1, pool: 9 } },
      },
      rolls: ['D2'],
      answers: [['B', 'soothe']],
    });
    expect(paid.of('dud-lost')).toEqual([]);
  });

  test('[BA-GOB-08] Mob Rush: 2 for each character', () => {
    const { state, of } = play({
      ...gobin,
      given: { step: 'assign', monsterActivated: ['mob-rush'] },
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([10, 8]);
    expect(of('hit')[0]?.by).toBe('BA-ASGN-08');
  });
});

describe('Boing', () => {
  const boing = { options: { characters: ['fighter', 'healer'], monster: 'boing' }, seats: 2 };

  test('[BA-BOI-01][BA-ELEM-08] health 8 and 5 for each, affinity by the current token', () => {
    expect([1, 2, 3, 4].map((n) => MONSTERS.boing.health(n, false))).toEqual([13, 18, 23, 28]);
    expect(MONSTERS.boing.move).toBe(2);
    const affinity = (token: string) =>
      play({ ...boing, given: {}, rolls: [token] }).state.monster.affinity;
    expect(['S2', 'H2', 'QS', 'D2', 'C2'].map(affinity)).toEqual([
      'earth',
      'air',
      'water',
      'fire',
      'none',
    ]);
  });

  test('[BA-BOI-02] gelatinous: each attack loses 1, piercing ones do not', () => {
    const { of } = play({
      ...boing,
      given: { step: 'assign', activated: ['brilliant-maneuver', 'piercing-attack', 'rebuke'] },
    });
    expect(of('attacked').map(({ power, points }) => `${power} ${points}`)).toEqual([
      'brilliant-maneuver 2',
      'piercing-attack 5',
      'rebuke 4',
    ]);
  });

  test('[BA-BOI-03] Spatter: 3 slime on two different targets, on one if there is only one', () => {
    const { state } = play({
      ...boing,
      given: { step: 'assign', monsterActivated: ['spatter'] },
      rolls: ['SA', 'S2', 'DA'],
    });
    expect(state.characters.map(({ cards }) => cards[0]?.damage)).toEqual([
      spaces('B1 I1 N1'),
      spaces('B1 I1 N1'),
    ]);
    const one = play({
      options: { ...FIGHTER, monster: 'boing' },
      given: { step: 'assign', monsterActivated: ['spatter'] },
      rolls: ['SA'],
    });
    expect(one.of('slimed')).toHaveLength(1);
  });

  test('[BA-BOI-04] Engulf: 5 damage and engulfed, drawn after Spatter', () => {
    const { state, of } = play({
      ...boing,
      given: { step: 'assign', monsterActivated: ['spatter', 'engulf'] },
      rolls: ['SA', 'DA', 'DA'],
    });
    expect(of('target-drawn').map(({ power }) => power)).toEqual(['spatter', 'spatter', 'engulf']);
    expect(state.characters.map(({ pool, engulfed }) => [pool, engulfed])).toEqual([
      [12, false],
      [5, true],
    ]);
  });

  test('[BA-BOI-05] Divide: heals 5 and gains 8 shields', () => {
    const { state } = play({
      ...boing,
      given: { step: 'heal', monsterActivated: ['divide'], monster: { pool: 10 } },
    });
    expect([state.monster.pool, state.monster.shields]).toEqual([15, 8]);
  });

  test('[BA-BOI-06][BA-BOI-13] Digest: 3 and half the tokens, rounded down, after healing', () => {
    const { of, state } = play({
      ...boing,
      given: {
        step: 'heal',
        monsterActivated: ['digest', 'seep'],
        activated: ['second-wind'],
        characters: {
          fighter: { health: ['B1', 'B2', 'B3', 'B4', 'B5', 'I1'], damage: ['N1', 'N2', 'N3'] },
          healer: { damage: ['O1'] },
        },
      },
      answers: [['A', { 'fighter/N1': 1, 'fighter/N2': 1 }]],
    });
    expect(of('hit').map(({ points }) => points)).toEqual([6, 3]);
    expect(state.characters[0]?.pool).toBe(0);
  });

  test('[BA-BOI-07] Wobble prevents up to 3, never of piercing attacks', () => {
    const wobble = (activated: string[]) =>
      play({ ...boing, given: { step: 'assign', monsterActivated: ['wobble'], activated } }).state
        .monster.pool;
    expect(wobble(['rebuke'])).toBe(18 - 1);
    expect(wobble(['piercing-attack'])).toBe(13);
    expect(wobble(['piercing-attack', 'brilliant-maneuver'])).toBe(13);
  });

  test('[BA-BOI-09][BA-BOI-11] Seep: 1 slime each, on the first empty spaces of the spiral', () => {
    const full = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
      ' ',
    );
    const { state, of } = play({
      ...boing,
      given: {
        step: 'assign',
        monsterActivated: ['seep', 'seep'],
        characters: {
          fighter: { markers: ['B1'], damage: ['I1'], shields: 4 },
          healer: { markers: full.slice(0, 24) },
        },
      },
    });
    expect(state.characters[0]?.cards[0]?.damage).toBe(spaces('I1 N1 G1'));
    expect([state.characters[0]?.pool, state.characters[0]?.shields]).toEqual([12, 4]);
    expect(state.characters[1]?.cards[0]?.damage).toBe(spaces('O5'));
    expect(of('slime-placed').map(({ lost }) => lost)).toEqual([0, 1]);
    const two = play({
      ...boing,
      options: { ...boing.options, cardsPerSheet: 2 },
      given: {
        step: 'assign',
        monsterActivated: ['seep'],
        characters: { fighter: { markers: full } },
      },
    });
    expect(two.state.characters[0]?.cards.map(({ damage }) => damage)).toEqual([0, 1]);
  });

  test('[BA-BOI-11] slime is healed like any damage token', () => {
    const { state } = play({
      ...boing,
      given: { step: 'heal', activated: ['soothe'], characters: { fighter: { damage: ['B1'] } } },
      answers: [['B', { 'fighter/B1': 1 }]],
    });
    expect(state.characters[0]).toMatchObject({ pool: 12, cards: [{ damage: 0 }] });
  });

  test('[BA-BOI-10] Bounce: 3 for each character', () => {
    const { state } = play({ ...boing, given: { step: 'assign', monsterActivated: ['bounce'] } });
    expect(state.characters.map(({ pool }) => pool)).toEqual([9, 7]);
  });
});
