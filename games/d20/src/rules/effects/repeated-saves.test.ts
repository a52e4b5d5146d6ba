import { expect, test } from 'vitest';
import { spellTable } from '../../../test/spells.ts';
import { oneOf } from '../../table.ts';
import { castingOf } from '../magic/cast.ts';
import { saveAtTurnEnd, saveEachMinute } from './repeated-saves.ts';

test('[DT-TASK-07, DT-DIV-204, DT-DIV-107] who is good at withstanding what a spell works by is so at each save', () => {
  const table = spellTable({ seed: 'again' });
  const foe = table.priest(5, 0);
  foe.side = 'foes';
  const occultist = table.hero({ level: 3, roles: [{ id: 'eldritch-expert' }] }, 5);
  const again = () => {
    const [effect] = occultist.effects;
    if (effect === undefined) throw new Error('nothing lies there');
    effect.save = { ability: 'WIS', when: effect.save?.when ?? 'minute', target: 99 };
    table.play(saveAtTurnEnd(table.t, occultist));
    table.play(saveEachMinute(table.t, occultist));
    return table.events('rolled').at(-1);
  };
  const bonus = {
    terms: expect.arrayContaining([expect.objectContaining({ rule: 'DT-ROLE-06', value: 5 })]),
  };
  for (const [id, form] of [
    ['divine-hold-person', 'hold-person'],
    ['remove-fear', 'cause-fear'],
  ] as const) {
    occultist.effects = [];
    const spell = oneOf(table.t, 'spells', id);
    const roll = { total: 20, isMaximal: false };
    const aimed = { targets: [occultist], cells: [] };
    const made = castingOf(table.t, foe, spell, form, aimed, roll);
    table.play(spell.cast(table.t, { ...made, saveTn: 99 }));
    expect([id, table.events('rolled').at(-1)]).toMatchObject([id, bonus]);
    expect([id, again()]).toMatchObject([id, bonus]);
  }
});
