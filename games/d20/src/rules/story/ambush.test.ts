import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { beginCombat, endCombat } from '../combat/end.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { ambush } from './foes.ts';

test('[DT-EX-13] [DT-INIT-12] one roll for all in hiding; a tie of equal modifiers is rolled anew by that pair', () => {
  const table = sit({ dice: [12, 8, 12, 5, 11] });
  const party = [table.ready('bryn-oakshield'), table.ready('ysolde-wren')];
  const thugs = [table.foe('thug', 50), table.foe('thug', 55)];
  const { value } = table.play(ambush(table.t, party, thugs));
  expect(value).toEqual([thugs[0]?.id]);
  // Bryn has the lower modifier.
  expect(table.events('rolled')).toMatchObject([
    { creature: party[0]?.id, total: 12 },
    { creature: thugs[0]?.id, total: 8, success: false },
    { creature: thugs[1]?.id, total: 12 },
    { creature: party[0]?.id, total: 5 },
    { creature: thugs[1]?.id, total: 11, success: true },
  ]);
  table.allDiceUsed();
});

test('[DT-AGM-23] what lasts for a fight is over with it', () => {
  const table = sit();
  const [bryn, thug] = [table.ready('bryn-oakshield'), table.foe('thug')];
  const noise = { on: 'surprise', is: 'advantage', for: 'fight' } as const;
  addCircumstance(table.t, 'foes', noise, 'DT-AGM-23');
  table.play(beginCombat(table.t, [bryn, thug], []));
  expect(table.state.circumstances).toHaveLength(1);
  table.play(endCombat(table.t, 'over'));
  expect(table.state.circumstances).toEqual([]);
});

test('[DT-INIT-12] the lowest modifier is the whole one: what a role adds counts, as the place and things do', () => {
  const rig = sit({ dice: [10, 1], ground: { setting: ['forest'] } });
  const thief = rig.hero({ level: 5, roles: [{ id: 'thieving-expert' }] });
  const scores = { STR: 10, DEX: 14, CON: 10, INT: 10, WIS: 10, CHA: 10 };
  const ranger = rig.hero({
    level: 5,
    roles: [{ id: 'wilderness-expert', choice: 'forest' }],
    gear: [{ kind: 'green-cloak' }],
  });
  const nimble = rig.hero({ scores });
  const foe = rig.foe('thug', 50);
  rig.play(ambush(rig.t, [thief, ranger, nimble], [foe]));
  // The thief has DEX +0 and its Level + 2, the nimble one DEX +1 alone.
  expect(rig.events('rolled')[0]).toMatchObject({ creature: nimble.id, total: 11 });
  const alone = sit({ dice: [10, 3, 1], ground: { setting: ['forest'] } });
  const one = alone.hero({
    level: 5,
    roles: [{ id: 'wilderness-expert', choice: 'forest' }],
    gear: [{ kind: 'green-cloak' }],
  });
  alone.play(ambush(alone.t, [one], [alone.foe('thug', 50)]));
  expect(alone.events('rolled')[0]).toMatchObject({ faces: [10, 3], natural: 10, total: 17 });
});
