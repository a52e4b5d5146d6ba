import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import type { D20Options } from '../../options.ts';

/** Three characters, two with their players on seats 0 and 1, and a person who runs the game. */
function table(dice: readonly number[], options: Partial<D20Options> = {}) {
  const rig = sit({ options: { gm: 'human', adventure: 'free', ...options }, seats: 3, dice });
  const [ash, bo] = [rig.hero({ name: 'Ash' }), rig.hero({ name: 'Bo' })];
  rig.state.isAtRest = true;
  const master = answersIn(rig, 2);
  return { ...rig, ash, bo, master, ids: { ash: `creature-${ash.id}`, bo: `creature-${bo.id}` } };
}

describe('a call for a roll', () => {
  test('[DT-GMC-03, DT-PLC-02] is answered by each who is called, then rolled with what was set, in their order', () => {
    const { master, ids, events, allDiceUsed, ash, bo } = table([12, 17]);
    const asked = master.use(
      'call',
      { who: [ids.ash, ids.bo], tag: 'climb', target: 16, stakes: 'a fall' },
      [['call', 'roll']],
    );
    expect(asked.slice(0, 2)).toEqual(['call 0', 'call 1']);
    expect(events('called')).toMatchObject([
      { creature: ash.id, tag: 'climb', target: 16, note: 'a fall' },
      { creature: bo.id },
    ]);
    expect(events('rolled')).toMatchObject([
      { creature: ash.id, total: 12, target: 16, success: false },
      { creature: bo.id, total: 17, success: true },
    ]);
    allDiceUsed();
  });

  test('[DT-PLC-02] who lets it be does not roll, and all hear of it', () => {
    const { master, ids, events, ash } = table([]);
    master.use('call', { who: [ids.ash], tag: 'climb' }, [['call', 'decline']]);
    expect(events('rolled')).toEqual([]);
    expect(events('declined')).toMatchObject([{ creature: ash.id, tag: 'climb' }]);
  });

  test('[DT-TASK-08] one of the others helps, if its player agrees: that is an advantage', () => {
    const { master, ids, events, bo } = table([3, 18]);
    const asked = master.use('call', { who: [ids.ash], tag: 'climb' }, [
      ['call', `help-${bo.id}`],
      ['help', 'yes'],
    ]);
    expect(asked).toEqual(['call 0', 'help 1']);
    expect(events('rolled')).toMatchObject([
      { faces: [3, 18], mode: 'advantage', leans: [{ rule: 'DT-TASK-08', from: 'help' }] },
    ]);
  });

  test('[DT-TASK-08] who refuses to help does not, and the roll is made alone', () => {
    const { master, ids, events, bo } = table([18]);
    master.use('call', { who: [ids.ash], tag: 'climb' }, [
      ['call', `help-${bo.id}`],
      ['help', 'no'],
    ]);
    expect(events('rolled')).toMatchObject([{ faces: [18], mode: 'straight' }]);
  });

  test('[DT-TASK-08, DT-GMC-03] nobody helps who could not try it, who is called as well, or where help was ruled out', () => {
    const helpless = table([18]);
    helpless.bo.hp = 0;
    const { ids, bo } = helpless;
    expect(() =>
      helpless.master.use('call', { who: [ids.ash], tag: 'climb' }, [['call', `help-${bo.id}`]]),
    ).toThrow('offers roll, decline');
    const alone = table([18]);
    expect(() =>
      alone.master.use('call', { who: [alone.ids.ash], tag: 'climb', helpers: 'without-help' }, [
        ['call', `help-${alone.bo.id}`],
      ]),
    ).toThrow('offers roll, decline');
  });

  test('[DT-OPT-12, DT-HID-05] a hidden target number is in nothing that players see, an open one is there where the table hides them', () => {
    const hidden = table([18]);
    hidden.master.use('call', {
      who: [hidden.ids.ash],
      tag: 'climb',
      target: 13,
      shown: 'target-hidden',
    });
    expect(JSON.stringify(hidden.told)).not.toContain('13');
    const open = table([18], { tnVisibility: 'hidden' });
    open.master.use('call', {
      who: [open.ids.ash],
      tag: 'climb',
      target: 13,
      shown: 'target-open',
    });
    expect(open.events('rolled')).toMatchObject([{ target: 13 }]);
    const as = table([18], { tnVisibility: 'hidden' });
    as.master.use('save', { who: [as.ids.ash], ability: 'DEX', target: 13 });
    expect(JSON.stringify(as.told)).not.toContain('13');
  });

  test('[DT-GMC-03, DT-TN-04] may be against somebody: the higher total wins', () => {
    const { master, ids, events, foe } = table([12, 9]);
    const thug = foe('thug');
    answersAgainst(master, ids.ash, `creature-${thug.id}`);
    expect(events('rolled')).toMatchObject([{ total: 12, success: true }, { creature: thug.id }]);
    expect(events('called')).toMatchObject([{ at: thug.id }]);
    expect(events('called')[0]).not.toHaveProperty('target');
  });

  test('[DT-SAVE-01, DT-GMC-03] a saving throw is made, and cannot be let be', () => {
    const { master, ids, events } = table([18]);
    expect(() =>
      master.use('save', { who: [ids.ash], ability: 'DEX' }, [['call', 'decline']]),
    ).toThrow('offers roll, not decline');
    const rolls = table([18]);
    rolls.master.use('save', { who: [rolls.ids.ash], ability: 'DEX', lean: 'straight' });
    expect(rolls.events('rolled')).toMatchObject([{ kind: 'save', ability: 'DEX', total: 18 }]);
    expect(events('rolled')).toEqual([]);
  });

  test('[DT-OPT-16, DT-TAB-05] whoever the software plays rolls unasked', () => {
    const { master, ids, ash, events } = table([18]);
    ash.absence = 'played';
    ash.run = { by: 'companion' };
    expect(master.use('call', { who: [ids.ash], tag: 'climb' })).toEqual([]);
    expect(events('rolled')).toHaveLength(1);
  });
});

/** Calls somebody for an opposed roll. */
function answersAgainst(master: ReturnType<typeof answersIn>, who: string, against: string): void {
  master.use('call', { who: [who], tag: 'stealth', against });
}

describe('passes set in advance', () => {
  test('[DT-TOK-08, DT-PLC-02] a seat says for which rolls it wants to be asked, and is asked for no others', () => {
    const asks = (wish: string | undefined, roller: 'ash' | 'bo') => {
      const rig = table([2]);
      rig.ash.tokens = 1;
      rig.bo.tokens = 0;
      rig.bo.used['tempt-fate'] = 0;
      if (wish !== undefined) answersIn(rig, 0).use('reroll-wish', wish);
      return rig.master.use('call', { who: [rig.ids[roller]], tag: 'climb' }).includes('reroll 0');
    };
    expect([asks(undefined, 'ash'), asks(undefined, 'bo')]).toEqual([true, false]);
    expect([asks('ask-all', 'ash'), asks('ask-all', 'bo')]).toEqual([true, true]);
    expect([asks('ask-never', 'ash'), asks('ask-never', 'bo')]).toEqual([false, false]);
  });
});
