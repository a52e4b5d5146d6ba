import { expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { aRow, deafen, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { Trait } from '../../content/trait.ts';
import { skipScene } from './skip.ts';

const ON = { id: 'on', label: 'Go on', to: 'there', kind: 'main' } as const;
const LEAVE = { id: 'leave', label: 'Leave', to: 'end', ending: 'lost', kind: 'side' } as const;
const SKIP = { text: 'It is over.', do: [{ flag: 'over' }] } as const;

test('[DT-XC-08, DT-XC-05] a skipped scene is told, does what it comes to, tells its key, and pays', () => {
  const rig = inOwn({
    here: {
      exits: [ON],
      skip: SKIP,
      key: { fact: 'well', who: 'party' } as never,
      award: { xp: 40, when: { flag: 'never' } },
    },
    adventure: { facts: [{ id: 'well', kind: 'clue', text: 'In the well.', answers: [] }] },
  });
  Object.assign(rig.state, { skips: true, dying: [{}] });
  Object.assign(rig.story(), { deadline: { clock: 99 } });
  lay(rig, rig.first, 'aflame', { until: { at: 'cure' } });
  const { hp } = rig.first;
  expect(rig.play(skipScene(rig.t)).asked).toEqual([]);
  expect(rig.state).not.toHaveProperty('skips');
  expect([rig.state.dying, rig.first.effects, rig.first.hp]).toEqual([[], [], hp]);
  expect(rig.story()).toMatchObject({
    flags: ['over'],
    facts: ['well'],
    left: { here: 'skipped' },
    goes: 'there',
  });
  expect(rig.story().deadline).toBeUndefined();
  expect(rig.first.character?.xp).toBe(40);
  expect(rig.events('safety')).toEqual([{ type: 'safety', rule: 'DT-XC-05', how: 'skip' }]);
  expect(rig.events('relieved')).toMatchObject([{ rule: 'DT-XC-08', effect: 'aflame' }]);
  expect(rig.events('described')).toMatchObject([
    { rule: 'DT-XC-08', words: { prose: 'It is over.' } },
  ]);
  expect(rig.events('learned')).toMatchObject([{ rule: 'DT-XC-08', fact: 'well' }]);
});

test('[DT-XC-08] a scene without a key tells none, and where its outcome leads on no exit is picked', () => {
  const rig = inOwn({
    party: [{}, {}],
    here: { exits: [ON, LEAVE], skip: { text: 'x', do: [{ go: 'there' }] } },
  });
  expect(rig.play(skipScene(rig.t)).asked).toEqual([]);
  expect([rig.story().goes, rig.story().facts]).toEqual(['there', []]);
});

test('[DT-XC-05] a scene that names its exit goes on by that, with its ending', () => {
  const rig = inOwn({ here: { exits: [ON, LEAVE], skip: { ...SKIP, exit: 'leave' } } });
  expect(rig.play(skipScene(rig.t)).asked).toEqual([]);
  expect([rig.story().goes, rig.story().ending]).toEqual(['end', 'lost']);
});

test('[DT-XC-05] of several open exits any of the players picks one', () => {
  const closed = { ...LEAVE, id: 'closed', when: { flag: 'never' } };
  const rig = inOwn({
    party: [{}, {}],
    story: { ending: 'won' },
    here: { exits: [closed, ON, LEAVE], skip: SKIP },
  });
  const flow = skipScene(rig.t);
  expect(flow.next(0).value).toMatchObject({
    seat: 0,
    seats: [0, 1],
    why: { key: 'choice.skip-exit', rule: 'DT-XC-05' },
    options: [
      { id: 'exit-on', text: { key: 'deed.exit', params: { words: { prose: 'Go on' } } } },
      { id: 'exit-leave', text: { key: 'deed.exit', params: { words: { prose: 'Leave' } } } },
    ],
  });
  flow.next(0);
  expect([rig.story().goes, rig.story().ending]).toEqual(['there', 'won']);
});

test('[DT-XC-05] one open exit is taken, none of them the first, and where there is none it ends', () => {
  const shut = { when: { flag: 'never' } } as const;
  const goes = (exits: readonly object[], hasPlayer = true) => {
    const rig = inOwn({ here: { exits: exits as never, skip: SKIP } });
    if (!hasPlayer) Object.assign(rig.first, { seat: undefined });
    expect(rig.play(skipScene(rig.t)).asked).toEqual([]);
    return rig.story().goes;
  };
  expect(goes([{ ...LEAVE, ...shut }, ON])).toBe('there');
  expect(
    goes([
      { ...ON, ...shut },
      { ...LEAVE, ...shut },
    ]),
  ).toBe('there');
  expect(goes([])).toBe('end');
  expect(goes([ON, LEAVE], false)).toBe('there');
});

test('[DT-XC-08] what lasts for a fight is over with it at no cost, for those who fight', () => {
  const costly: Trait = {
    ...{ id: 'costly', rule: 'DT-ROLE-04' },
    on: {
      combatEnded(_t, { creature }) {
        creature.gp = 0;
        return undefined;
      },
    },
  };
  const quiet: Trait = { id: 'quiet', rule: 'DT-ROLE-04', on: {} };
  const plain: Trait = { id: 'plain', rule: 'DT-ROLE-04' };
  const rig = inOwn({
    party: [{ gp: 5 }, {}],
    here: { foes: [aRow({ count: 1 })], exits: [ON], skip: SKIP },
    content: { traits: { costly, quiet, plain } },
  });
  inTurn(rig, rig.first);
  const apart = rig.hero();
  rig.first.effects = (
    [
      [90, 'costly', { at: 'cure' }],
      [91, 'quiet', { at: 'combat' }],
      [92, 'quiet', { at: 'cure' }],
      [93, 'plain', { at: 'cure' }],
    ] as const
  ).map(([id, kind, until]) => ({ id, kind, until, source: { rule: 'DT-ROLE-04' } }));
  apart.effects = rig.first.effects.slice(0, 2);
  rig.play(skipScene(rig.t));
  expect(rig.first.effects.map(({ id }) => id)).toEqual([92, 93]);
  expect(apart.effects.map(({ id }) => id)).toEqual([90, 91]);
  expect([rig.first.gp, rig.state.combat]).toEqual([5, undefined]);
  expect(rig.events('combat-ended')).toMatchObject([{ how: 'by-master' }]);
});

test('[DT-XC-05] a scene is skipped though nobody listens', () => {
  const rig = inOwn({ here: { exits: [ON], skip: SKIP } });
  deafen(rig);
  rig.play(skipScene(rig.t));
  expect([rig.story().goes, rig.story().flags]).toEqual(['there', ['over']]);
});

test('[DT-XC-05] in free play a skipped scene is over, and nothing more comes of it', () => {
  const rig = sit({ options: { adventure: 'free' } });
  const ash = rig.hero();
  rig.state.mood = 'eerie';
  lay(rig, ash, 'aflame', { until: { at: 'cure' } });
  rig.play(skipScene(rig.t));
  rig.play(skipScene(rig.t));
  expect([rig.state.scenes, rig.state.mood, ash.effects]).toEqual([2, undefined, []]);
  expect(rig.events('described')).toEqual([]);
});
