import { describe, expect, test } from 'vitest';
import { type Position, play, spaces } from '../../test/play.ts';

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
