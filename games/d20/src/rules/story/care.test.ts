import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { inOwn } from '../../../test/own-scene.ts';
import type { Creature } from '../../model.ts';
import { contentOf } from '../../table.ts';
import { newItem } from '../making/creature.ts';
import { workDeeds } from './calm.ts';
import { careDeeds } from './care.ts';

const DAY = 8640;

/** Two, of whom the second is wounded. */
function wounded(some: Partial<Creature> = {}, dice: readonly number[] = []) {
  const rig = inOwn({ party: [{}, { hitDice: [10] }], clock: 3 * DAY, dice });
  rig.first.items = [newItem(rig.t, 'healers-kit')];
  Object.assign(rig.second, { hp: 1, ...some });
  const deeds = () => careDeeds(rig.t, rig.first);
  return { ...rig, deeds, ids: () => deeds().map(({ id }) => id) };
}

test('[DT-HEAL-08] the wounded of one’s side who are here, live and breathe can be operated once a day', () => {
  const rig = wounded();
  const id = `surgery-${rig.second.id}`;
  expect(rig.deeds()).toMatchObject([{ id, kind: 'surgery', names: { creature: rig.second.id } }]);
  // Nobody operates itself.
  rig.first.hp = 1;
  expect(rig.ids()).toEqual([id]);
  expect(wounded({ hp: 10 }).ids()).toEqual([]);
  expect(wounded({ life: 'dead' }).ids()).toEqual([]);
  expect(wounded({ place: { at: 'away' } }).ids()).toEqual([]);
  expect(wounded({ side: 'foes' }).ids()).toEqual([]);
  expect(wounded({ used: { surgery: 2 * DAY + 1 } }).ids()).toEqual([]);
  expect(wounded({ used: { surgery: 2 * DAY } }).ids()).toEqual([id]);
});

test('[DT-HEAL-08] machines are not operated', () => {
  const rig = wounded({ hp: 10 });
  const android = rig.foe('combat-android', 20, undefined, {});
  Object.assign(android, { side: 'party', hp: 1 });
  expect(rig.ids()).not.toContain(`surgery-${android.id}`);
});

test('[DT-HEAL-08, DT-HEAL-01] surgery takes an hour in which the patient rests, and is rolled for then', () => {
  const rig = wounded({}, [20, 4]);
  rig.play(rig.deeds()[0]?.run(rig.t));
  expect(rig.state.clock).toBe(3 * DAY + 360);
  expect(rig.events('healed')).toContainEqual(
    expect.objectContaining({ rule: 'DT-HEAL-01', creature: rig.second.id }),
  );
  expect(rig.events('rolled')).toMatchObject([{ creature: rig.first.id }]);
});

test('[DT-HEAL-08] who has fallen by then operates nobody', () => {
  const rig = wounded();
  const deed = rig.deeds()[0];
  rig.first.hp = 0;
  rig.play(deed?.run(rig.t));
  expect(rig.events('rolled')).toEqual([]);
});

test('[DT-MACH-03] what is a machine is repaired in an hour by whoever has the tools', () => {
  const rig = wounded({ hp: 10 });
  const android = rig.foe('combat-android', 20);
  Object.assign(android, { side: 'party', hp: 1 });
  expect(rig.ids()).toEqual([]);
  const kinds = Object.keys(contentOf(rig.t).gear).filter((kind) => /tool|repair/.test(kind));
  rig.first.items = kinds.map((kind) => newItem(rig.t, kind));
  expect(rig.deeds()).toMatchObject([
    { id: `repair-${android.id}`, kind: 'repair', names: { creature: android.id } },
  ]);
  const deed = rig.deeds()[0];
  rig.first.hp = 0;
  rig.play(deed?.run(rig.t));
  expect([rig.state.clock, rig.events('rolled')]).toEqual([3 * DAY + 360, []]);
});

test('[DT-TASK-10] surgery, repair and tending between fights that miss narrowly may succeed at a cost', () => {
  const tried = (kind: string, dice: readonly number[], wish = 'cost') => {
    const rig = wounded({}, dice);
    const android = rig.foe('combat-android', 20);
    Object.assign(android, { side: 'party', hp: 1 });
    rig.first.items.push(newItem(rig.t, 'toolkit'));
    const deeds = [...rig.deeds(), ...workDeeds(rig.t, rig.first)];
    const patient = kind === 'repair' ? android : rig.second;
    const deed = deeds.find(({ id }) => id === `${kind}-${patient.id}`);
    const cost = wish === 'cost' ? ([['cost', 'take']] as const) : [];
    rig.play(deed?.run(rig.t), [['at-a-cost', wish], ...cost]);
    rig.allDiceUsed();
    const heals = rig.events('healed').filter(({ rule }) => rule !== 'DT-HEAL-01');
    return [patient.hp > 1 && heals.length > 0, rig.state.points, rig.state.clock - 3 * DAY];
  };
  // The cost is a complication point, then the time once more.
  expect(tried('surgery', [14, 6, 4])).toEqual([true, 1, 360]);
  expect(tried('surgery', [14, 1, 4])).toEqual([true, 0, 720]);
  expect(tried('surgery', [14], 'fail')).toEqual([false, 0, 360]);
  expect(tried('repair', [13, 6, 4])).toEqual([true, 1, 360]);
  expect(tried('tend', [12, 6, 4])).toEqual([true, 1, 6]);
  expect(tried('tend', [12, 1, 4])).toEqual([true, 0, 12]);
});

test('[DT-HEAL-08, DT-HER-13] a ghost, which touches nothing, operates nobody', () => {
  const rig = wounded();
  lay(rig, rig.first, 'ghost');
  expect(rig.ids()).toEqual([]);
});
