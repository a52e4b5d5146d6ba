import { describe, expect, test } from 'vitest';
import { cardThat, door, treasure, world } from '../../../test/cards.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat } from '../../model.ts';
import { foeOf } from '../combat/foes.ts';
import { inForceFor, workingOf } from './in-force.ts';

/** What holds for a hero, as verbs with their numbers. */
function held(sitting: Sitting, combat?: Partial<Combat>, change?: (t: Table) => void): string[] {
  const { t } = sit({ heroes: ['2 UL'], ...sitting });
  if (combat !== undefined) fight(t, combat);
  change?.(t);
  const hero = heroAt(t.state, 0);
  return inForceFor(t, hero).map(({ action }) => {
    const { verb, ...rest } = action as unknown as Record<string, unknown>;
    return `${verb} ${Object.values(rest).join(' ')}`.trim();
  });
}
type Table = ReturnType<typeof sit>['t'];

describe('what works for a hero', () => {
  test('[BQC-TRIG-03] [BQC-FX-01] active cards, for as long as they are active', () => {
    // Stoutling: def(2), run(-1).
    expect(held({ places: { 'active/0': [door(91)] } })).toEqual(['def 2', 'run -1']);
    expect(held({ places: { 'tapped/0': [door(91)] } })).toEqual([]);
    expect(held({ heroes: ['2 UL', '3 UL'], places: { 'active/1': [door(91)] } })).toEqual([]);
  });

  test('[BQC-TRIG-12] the world in which the figure is, and no other', () => {
    // The Sock Dimension: here: slot(foot,1).
    expect(held({ places: { 'world/2': [world(1)] } })).toEqual(['slot foot 1']);
    expect(held({ places: { 'world/3': [world(1)] } })).toEqual([]);
    expect(held({ heroes: ['homeworld'], places: { 'world/2': [world(1)] } })).toEqual([]);
  });

  test('[BQC-TRIG-05] what holds in a fight holds for those who fight there, while they do', () => {
    // The Great Indoor Ocean: fight: run(-2).
    const places = { 'world/2': [world(4)] };
    expect(held({ places })).toEqual([]);
    expect(held({ places }, { owner: 0 })).toEqual(['run -2']);
    expect(held({ heroes: ['2 UL', '2 UL'], places }, { owner: 1, helper: 0 })).toEqual(['run -2']);
    expect(held({ heroes: ['2 UL', '2 UL'], places }, { owner: 1 })).toEqual([]);
  });

  test('[BQ-CMB-45] the fight is where its owner is: a helper from the next world meets what holds there', () => {
    const places = { 'world/2': [world(4)] };
    expect(held({ heroes: ['11 UL', '2 UL'], places }, { owner: 1, helper: 0 })).toEqual([
      'run -2',
    ]);
    expect(held({ heroes: ['2 UL', '11 UL'], places }, { owner: 1, helper: 0 })).toEqual([]);
  });

  test('[BQC-FX-02] [BQC-FX-05] what a monster does in a fight it does to each who fights it', () => {
    const foe = (id: string) => ({ ...foeOf(id) });
    const at = (effect: string) =>
      cardThat(
        ({ type, effects }) => type === 'monster' && effects?.includes(effect) === true,
        effect,
      );
    const both = { heroes: ['11 UL', '11 UR'] };
    const foes = [foe(at('fight: ban(strike)')), foe('BQC-FIG-03')];
    expect(held(both, { owner: 0, foes })).toEqual(['ban strike']);
    expect(held(both, { owner: 1, helper: 0, foes })).toEqual(['ban strike']);
    expect(held(both, { owner: 1, foes })).toEqual([]);
    // Its own strength is its own.
    expect(held(both, { owner: 0, foes: [foe(at('fight if alone: mst(2)'))] })).toEqual([]);
  });

  test('[BQC-COND-03] [BQC-COND-05] an effect with a condition works where it holds', () => {
    // Mothkin: att(3) with something of fire, run(1) from row 5 on. Location 2 is in row 5.
    const mothkin = door(95);
    expect(held({ places: { 'active/0': [mothkin] } })).toEqual(['run 1']);
    expect(held({ heroes: ['3 UL'], places: { 'active/0': [mothkin] } })).toEqual([]);
    // The Torch of Mild Arson is tagged fire.
    expect(held({ heroes: ['3 UL'], places: { 'active/0': [mothkin, treasure(28)] } })).toEqual([
      'att 3',
    ]);
  });

  test('[BQ-CHAR-08] powers work as far as the row allows their ranks, in the order in which they lie', () => {
    const { t } = sit({
      heroes: ['20 UL'],
      places: { 'active/0': [door(109), door(110)] },
    });
    const hero = heroAt(t.state, 0);
    const atRow = (row: string): readonly string[] => {
      const figure = t.state.figures[hero.figure];
      if (figure === undefined) throw new Error('a figure stands for it');
      figure.where =
        row === 'homeworld'
          ? { at: 'homeworld' }
          : { at: 'bridge', place: { location: Number(row), stand: 'CENTRE' } };
      return workingOf(t, hero).map(({ id }) => id);
    };
    // Ranks 1 and 2.
    expect(atRow('homeworld')).toEqual([]);
    expect(atRow('20')).toEqual([door(109)]);
    expect(atRow('19')).toEqual([door(109)]);
    expect(atRow('11')).toEqual([door(109), door(110)]);
  });

  test('[BQC-DUR-02] [BQC-DUR-05] what effects have left behind holds until it is over', () => {
    const found = held({}, undefined, (t) => {
      t.state.lasting.push(
        ...([0, 1] as const).map((target) => ({
          id: target,
          source: door(93),
          target,
          action: { verb: 'run' as const, n: 3 + target },
          until: 'c' as const,
        })),
      );
    });
    expect(found).toEqual(['run 3']);
  });

  test('[BQ-CHAR-09] a card on an active one works with it', () => {
    const carrier = treasure(60);
    expect(held({ places: { 'active/0': [carrier], [`on/${carrier}`]: [treasure(2)] } })).toContain(
      'run 1',
    );
  });
});
