import type { Choice } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { type Script, type Sitting, sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import type { Creature } from '../../model.ts';
import { beginCombat } from '../combat/end.ts';
import { type Call, callFor } from './called.ts';
import { offersAt } from './offers.ts';

/** Two players, a companion and whoever runs the game. */
function table(more: Sitting = {}) {
  const rig = sit({
    seats: 3,
    ...more,
    options: { gm: 'human', adventure: 'free', ...more.options },
  });
  rig.state.isAtRest = true;
  const [ash, bo, cy] = [
    rig.hero({ name: 'Ash' }, 0, 0, 0),
    rig.hero({ name: 'Bo' }, 5, 0, 1),
    rig.hero({ name: 'Cy' }, 10, 0, 1),
  ];
  Object.assign(cy, { run: { by: 'companion' }, seat: undefined });
  const call = (who: readonly Creature[], some: Partial<Call> = {}, script: Script = []) => {
    rig.told.length = 0;
    const { asked } = rig.play(
      callFor(rig.t, {
        kind: 'check',
        who,
        tag: 'climb',
        target: 12,
        isOpen: true,
        more: [],
        mayHelp: true,
        note: '',
        ...some,
      }),
      script,
    );
    return asked.filter((one) => !one.startsWith('reroll'));
  };
  return { ...rig, ash, bo, cy, call, master: answersIn(rig, 2) };
}

/** What the first who is called may answer, and what it is told of the call. */
function question(rig: ReturnType<typeof table>, call: Partial<Call>) {
  const flow = callFor(rig.t, {
    ...{ kind: 'check', who: [rig.ash], tag: 'climb', target: 12, isOpen: true },
    ...{ more: [], mayHelp: true, note: '' },
    ...call,
  });
  const step = flow.next(0);
  if (step.done === true) throw new Error('nothing is asked');
  const choice: Choice | undefined =
    step.value.kind === 'many' ? step.value.choices[0] : step.value;
  if (choice?.kind !== 'one') throw new Error('one is asked');
  return [choice.options.map(({ id }) => id), choice.why.params] as const;
}

describe('a call', () => {
  test('[DT-GMC-03, DT-PLC-02] is told to all with its number, and answered by players alone', () => {
    const rig = table({ dice: [12, 11, 3] });
    const thug = rig.foe('thug', 5);
    const asked = rig.call([rig.cy, rig.ash, thug], { note: 'The wall is wet.' });
    expect(asked).toEqual(['call 0']);
    expect(rig.events('called')).toEqual(
      [rig.cy, rig.ash, thug].map(({ id }) => ({
        type: 'called',
        rule: 'DT-GMC-03',
        creature: id,
        tag: 'climb',
        target: 12,
        note: 'The wall is wet.',
      })),
    );
    expect(rig.events('rolled')).toMatchObject([
      {
        creature: rig.cy.id,
        total: 12,
        success: true,
        rule: 'DT-GMC-03',
        tag: 'climb',
        target: 12,
      },
      { creature: rig.ash.id, total: 11, success: false },
      { creature: thug.id },
    ]);
    rig.allDiceUsed();
  });

  test('[DT-TASK-08] who is called sees what it knows, and who could help', () => {
    const rig = table();
    const [options, params] = question(rig, { note: 'Slow.' });
    expect(options).toEqual(['roll', `help-${rig.bo.id}`, `help-${rig.cy.id}`, 'decline']);
    expect(params).toEqual({
      creature: rig.ash.id,
      tag: 'climb',
      known: 'yes',
      target: 12,
      note: { prose: 'Slow.' },
      noted: 'yes',
    });
    const thug = rig.foe('thug', 5);
    expect(question(rig, { isOpen: false })[1]).toMatchObject({
      known: 'no',
      target: 0,
      noted: 'no',
    });
    expect(question(rig, { against: thug })[1]).toMatchObject({ known: 'no', target: 0 });
    expect(question(rig, { mayHelp: false })[0]).toEqual(['roll', 'decline']);
    expect(question(rig, { kind: 'save', ability: 'WIS', mayHelp: false })[0]).toEqual(['roll']);
    expect(question(rig, { who: [rig.ash, rig.bo] })[0]).toEqual([
      'roll',
      `help-${rig.cy.id}`,
      'decline',
    ]);
    rig.bo.hp = 0;
    rig.cy.place = { at: 'away' };
    expect(question(rig, {})[0]).toEqual(['roll', 'decline']);
  });

  test('[DT-TASK-08] help of a player who agrees, or of a companion, is an advantage; refused it is none', () => {
    const rolls = (helper: 'bo' | 'cy', script: Script, dice: readonly number[]) => {
      const rig = table({ dice });
      const asked = rig.call([rig.ash], {}, [['call', `help-${rig[helper].id}`], ...script]);
      const [event] = rig.events('rolled');
      return [asked, event !== undefined && 'mode' in event && event.mode];
    };
    expect(rolls('bo', [['help', 'yes']], [3, 9])).toEqual([['call 0', 'help 1'], 'advantage']);
    expect(rolls('bo', [['help', 'no']], [3])).toEqual([['call 0', 'help 1'], 'straight']);
    expect(rolls('cy', [], [3, 9])).toEqual([['call 0'], 'advantage']);
  });

  test('[DT-PLC-02] who lets it be does not roll', () => {
    const rig = table({ dice: [] });
    rig.call([rig.ash], {}, [['call', 'decline']]);
    expect(rig.told.slice(1)).toEqual([
      { type: 'declined', rule: 'DT-PLC-02', creature: rig.ash.id, tag: 'climb' },
    ]);
  });

  test('[DT-SAVE-01, DT-OPT-12] a saving throw is told as such, its number where it is open', () => {
    const saves = (isOpen: boolean) => {
      const rig = table({ dice: [14] });
      rig.call([rig.ash], { kind: 'save', tag: 'WIS', ability: 'WIS', target: 14, isOpen });
      const [called] = rig.events('called');
      expect(called).toMatchObject({ rule: 'DT-SAVE-01', tag: 'WIS' });
      const [event] = rig.events('rolled');
      expect(event).toMatchObject({
        kind: 'save',
        ability: 'WIS',
        success: true,
        rule: 'DT-SAVE-01',
      });
      return [called, event].map((one) => one !== undefined && 'target' in one && one.target);
    };
    expect([saves(true), saves(false)]).toEqual([
      [14, 14],
      [false, undefined],
    ]);
  });

  test('[DT-TN-04, DT-ABIL-07] against somebody the higher total wins, by the ability that is called for or the usual one', () => {
    const opposed = (ability?: 'CHA') => {
      const rig = table({ dice: [9, 8] });
      const thug = rig.foe('thug', 5);
      rig.call([rig.ash], { against: thug, ...(ability === undefined ? {} : { ability }) });
      expect(rig.events('called')).toMatchObject([{ at: thug.id }]);
      expect(rig.events('called')[0]).not.toHaveProperty('target');
      return rig.events('rolled').map((event) => 'ability' in event && event.ability);
    };
    expect([opposed(), opposed('CHA')]).toEqual([
      ['STR', 'STR'],
      ['CHA', 'CHA'],
    ]);
  });
});

describe('the tools for it', () => {
  test('[DT-GMC-03, DT-TN-10] say who, what for, against what, how open and with what', () => {
    const rig = table({ dice: [4, 11], options: { tnVisibility: 'hidden' } });
    const thug = rig.foe('thug', 5);
    const form = offersAt(rig.t)
      .offersFor(2)
      .find(({ why }) => why.key === 'tool.call');
    if (form?.kind !== 'form') throw new Error('there is no form');
    const optionsOf = (name: string) => {
      const choice = form.fields.find((field) => field.name === name)?.choice;
      return choice !== undefined && 'options' in choice
        ? choice.options.map(({ id }) => id)
        : choice;
    };
    expect(optionsOf('who')).toEqual([rig.ash, rig.bo, rig.cy].map(({ id }) => `creature-${id}`));
    expect(optionsOf('against')).toEqual([
      'the-number',
      ...[rig.ash, rig.bo, rig.cy, thug].map(({ id }) => `creature-${id}`),
    ]);
    expect(optionsOf('ability')).toEqual(['usual', 'STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA']);
    expect([optionsOf('shown'), optionsOf('lean'), optionsOf('helpers')]).toEqual([
      ['as-table', 'target-open', 'target-hidden'],
      ['straight', 'advantage', 'disadvantage'],
      ['with-help', 'without-help'],
    ]);
    expect([optionsOf('target'), optionsOf('bonus')]).toMatchObject([
      { min: 1, max: 40, fallback: 15 },
      { min: -5, max: 5, fallback: 0 },
    ]);
    const said = { who: [`creature-${rig.cy.id}`], tag: 'climb', ability: 'DEX', target: 9 };
    rig.master.use('call', { ...said, lean: 'disadvantage', bonus: 5, shown: 'target-open' });
    expect(rig.events('rolled')).toMatchObject([
      { ability: 'DEX', faces: [4, 11], mode: 'disadvantage', total: 9, success: true, target: 9 },
    ]);
    expect(rig.events('called')).toMatchObject([{ target: 9 }]);
  });

  test.each([
    ['declared', 'as-table', true],
    ['declared', 'target-hidden', false],
    ['hidden', 'as-table', false],
    ['hidden', 'target-open', true],
  ] as const)(
    '[DT-OPT-12] where numbers are %s and a call says %s the number is told: %s',
    (tnVisibility, shown, is) => {
      const rig = table({ dice: [4, 5], options: { tnVisibility } });
      const who = [`creature-${rig.cy.id}`];
      rig.master.use('call', { who, tag: 'climb', target: 9, shown });
      rig.master.use('save', { who, ability: 'CON', target: 9, shown });
      expect(rig.events('called').map((event) => 'target' in event)).toEqual([is, is]);
    },
  );

  test('[DT-GMC-06] a hazard strikes at its own Level or at another, and who dies of it is dead at once', () => {
    const rig = table({ dice: [1, 1] });
    const ogre = rig.foe('ogre', 5);
    const who = [`creature-${ogre.id}`];
    rig.master.use('hazard', { hazard: 'covered-pit', who, level: 5 });
    expect(ogre.hp).toBe(12);
    rig.master.use('hazard', { hazard: 'covered-pit', who, level: 25 });
    expect([ogre.life, rig.state.dying]).toEqual(['dead', []]);
    const other = table({ dice: [1] });
    other.master.use('hazard', { hazard: 'covered-pit', who: [`creature-${other.ash.id}`] });
    expect(other.ash.hp).toBe(0);
  });
});

describe('who is away or back', () => {
  const house = () => {
    const rig = inScene({
      adventure: 'cutlers-row',
      scene: 'house',
      party: [{ name: 'Ash' }, { name: 'Bo' }],
      seats: 3,
      options: { gm: 'human' },
      seed: 'away',
    });
    rig.state.isAtRest = true;
    const [ash, bo] = rig.heroes;
    if (ash === undefined || bo === undefined) throw new Error('two play');
    return { ...rig, ash, bo };
  };

  test('[DT-TAB-05] whoever runs the game says who plays a character: it, the software, or its player again', () => {
    const rig = house();
    rig.told.length = 0;
    const says = (by: string) => {
      answersIn(rig, 2).use('stand-in', { who: `creature-${rig.ash.id}`, by });
      return [rig.ash.run, rig.ash.absence];
    };
    expect(says('stands-player')).toEqual([{ by: 'seat', seat: 0 }, undefined]);
    expect(rig.told).toEqual([]);
    expect(says('stands-companion')).toEqual([{ by: 'companion' }, 'played']);
    expect(says('stands-master')).toEqual([{ by: 'master' }, 'played']);
    expect(says('stands-player')).toEqual([{ by: 'seat', seat: 0 }, undefined]);
    const base = { type: 'absent', rule: 'DT-TAB-05', creature: rig.ash.id };
    expect(rig.told).toEqual([
      { ...base, how: 'played', by: 'companion' },
      { ...base, how: 'played', by: 'master' },
      { ...base, how: 'back' },
    ]);
  });

  test('[DT-TAB-05, DT-INIT-10] who had left the party comes back into the scene, in a fight as one who arrives', () => {
    const rig = house();
    const back = () => {
      Object.assign(rig.ash, { absence: 'withdrawn', place: { at: 'away' } });
      answersIn(rig, 0).use('return', 'away-back');
      return rig.ash.place.at;
    };
    expect(back()).not.toBe('away');
    rig.play(beginCombat(rig.t, [rig.bo], []));
    expect(back()).not.toBe('away');
    expect(rig.state.combat?.arrived).toEqual([rig.ash.id]);
  });

  test('[DT-CHAR-04, DT-TAB-05] a new one comes only to a seat without a living character, between fights', () => {
    const rig = house();
    const has = () => answersIn(rig, 0).has('newcomer');
    expect(has()).toBe(false);
    rig.ash.life = 'dead';
    expect(has()).toBe(true);
    rig.state.isAtRest = false;
    expect(has()).toBe(false);
    rig.state.isAtRest = true;
    inTurn(rig, rig.bo);
    expect(has()).toBe(false);
  });
});
