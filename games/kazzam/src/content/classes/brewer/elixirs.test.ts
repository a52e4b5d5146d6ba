import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { elixirOf } from './elixirs.ts';
import { brewed, flask, type Scene, untilTurnOf } from './testing/brewed.ts';

const ALL = ['phoenix-elixir', 'gryphon-elixir', 'sleipnir-elixir'];

/** A flask in these hands. */
const holding = (kind: string, who = 'Bea', scene: Scene = {}) =>
  brewed(ALL, { items: [flask(kind, who)], ...scene });

describe('Phoenix Elixir', () => {
  const hit = (court: ReturnType<typeof brewed>, who: string, amount: number) => {
    const of = { to: court.id(who), by: court.id('Cy'), kind: 'other', melee: false } as const;
    return deal(court, of, amount, 'TEST');
  };
  test('[KC-BRW-26] its drinker regains 2 HP', () => {
    const court = holding('phoenix-elixir', 'Bea', { bea: { hp: 3 } }).answer('drink');
    expect(court.of('Bea')).toHaveHp(5);
    expect(court).toHaveHeard({ type: 'healed', who: 'Bea', amount: 2, rule: 'KC-BRW-26' });
  });
  test('[KC-BRW-26] whoever holds it may drink it as a Reaction to damage', () => {
    const court = holding('phoenix-elixir', 'Bo');
    court.start(hit(court, 'Bo', 3));
    expect(court).toBeAskedFor('drink-phoenix', { rule: 'KC-BRW-26', seat: 1 });
    court.answer('yes');
    expect(court.of('Bo')).toHaveHp(7);
    expect(court.of('Bo').held).toEqual([]);
  });
  test('[KC-BRW-26] it may be kept', () => {
    const court = holding('phoenix-elixir', 'Bo');
    court.run(hit(court, 'Bo', 3), 'no');
    expect(court.of('Bo')).toHaveHp(5);
    expect(court.of('Bo').held).toHaveLength(1);
  });
  test('[KC-BRW-26] not if that damage Took it Out, nor if it is Stunned', () => {
    const out = holding('phoenix-elixir', 'Bo');
    out.run(hit(out, 'Bo', 9));
    expect(out.at('Bo')).toBe('nowhere');
    const stunned = holding('phoenix-elixir', 'Bo', { bo: { statuses: ['stunned'] } });
    stunned.run(hit(stunned, 'Bo', 3));
    expect(stunned.of('Bo')).toHaveHp(5);
  });
  test('[KC-BRW-26] nobody else’s damage matters, nor other flasks', () => {
    const court = holding('gryphon-elixir', 'Bo');
    court.run(hit(court, 'Bo', 3));
    const other = holding('phoenix-elixir', 'Bo');
    other.run(hit(other, 'Al', 3));
    expect(other.of('Bo').held).toHaveLength(1);
  });
});

describe('Gryphon Elixir', () => {
  test('[KC-BRW-27] Flying until the end of the drinker’s next turn', () => {
    const court = holding('gryphon-elixir').answer('drink');
    expect(court.of('Bea')).toHaveStatus('flying');
    untilTurnOf(court, 'Bea');
    expect(court.of('Bea')).toHaveStatus('flying');
    court.answer('end-turn');
    expect(court.of('Bea')).not.toHaveStatus('flying');
  });
  test('[KC-BRW-27] that of whoever drinks it, whoever gave it', () => {
    const court = holding('gryphon-elixir');
    const [bea, al] = [court.id('Bea'), court.id('Al')];
    const gryphon = elixirOf('gryphon-elixir');
    if (gryphon !== undefined) court.run(gryphon.drunk(court, al, bea));
    expect(court.inPlay('flying', 'Al')).toMatchObject([{ until: { ends: 'turn-end', of: al } }]);
  });
  test('[KC-BRW-27] [KZ-STAT-24] who flies already takes off no more, and flies on', () => {
    const flying = { status: 'flying', by: 'Bea', ends: 'turn-end', in: 0 };
    const scene = { bo: { at: '2,2' }, bea: { statuses: [flying, 'immobilized'] } };
    const court = holding('gryphon-elixir', 'Bea', scene).answer('drink');
    expect(court.heard('opportunity')).toEqual([]);
    untilTurnOf(court, 'Bea');
    expect(court.of('Bea')).toHaveStatus('flying');
  });
  test('[KC-BRW-27] [KZ-STAT-24] taking off lays it open to those beside it', () => {
    const court = holding('gryphon-elixir', 'Bea', { bo: { at: '2,2' } }).answer('drink', 'yes');
    expect(court.heard('opportunity')).toHaveLength(1);
    expect(court.of('Bea')).toHaveHp(6);
    expect(court.of('Bea')).toHaveStatus('flying');
  });
  test('[KC-BRW-27] [KZ-STAT-35] who cannot take off has drunk it for nothing', () => {
    const court = holding('gryphon-elixir', 'Bea', { bea: { statuses: ['immobilized'] } });
    court.answer('drink');
    expect(court.of('Bea')).not.toHaveStatus('flying');
    expect(court.of('Bea').held).toEqual([]);
  });
});

test('[KC-BRW-28] Sleipnir Elixir: one more Move Action in this turn', () => {
  const court = holding('sleipnir-elixir').answer('drink');
  expect(court.state.turn?.moveActions).toBe(2);
  untilTurnOf(court, 'Bea');
  expect(court.state.turn?.moveActions).toBe(1);
});

describe('the flask that a Brewer begins with', () => {
  const begun = (scene: Scene = {}) => brewed(['gryphon-elixir'], scene);
  test('[KC-BRW-05] is of its Elixir: both hands are full', () => {
    const court = begun();
    expect(court.state.items.map(({ kind, place }) => [kind, place])).toEqual([
      ['gryphon-elixir', { at: 'held', creature: court.id('Bea') }],
    ]);
    expect(court.of('Bea').stowed).toBe(false);
    expect(court.of('Bea').held).toEqual([0]);
  });
  test('[KC-BRW-06] Taken Out it leaves its flasks, and comes back with a fresh one', () => {
    const court = begun({
      items: [flask('gryphon-elixir', 'Bea'), flask('gryphon-elixir', 'Al')],
      turn: 'Cy',
      rows: MAP,
      al: { at: '1,0' },
      cy: { at: '7,0' },
    });
    takeOut(court, court.id('Bea'), court.id('Bo'));
    const flasks = () => court.state.items.filter(({ kind }) => kind === 'gryphon-elixir');
    expect(flasks()[0]?.place).toEqual({ at: 'ground', cell: court.cell(1, 2) });
    court.answer('end-turn', 'dungeon(0,1)');
    expect(court).toBeTheTurnOf('Bea');
    expect(flasks().map(({ place }) => place)).toEqual([
      { at: 'ground', cell: court.cell(1, 2) },
      { at: 'held', creature: court.id('Al') },
      { at: 'held', creature: court.id('Bea') },
    ]);
  });
});
