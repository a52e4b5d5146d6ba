import { describe, expect, test } from 'vitest';
import { inTurn, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { d20Content } from '../../content/index.ts';
import { isAttitudeKnown } from '../../explain/index.ts';
import type { Creature } from '../../model.ts';
import { viewOf } from '../../view.ts';
import { commonDeeds } from '../actions/common.ts';
import { setAttitude } from '../effects/attitude.ts';
import { modifierFor } from '../numbers/scores.ts';
import { closedTalks, overdueGear, talkDeeds } from '../story/talk.ts';
import { influence } from './influence.ts';

/** A talker, and somebody of that attitude. */
function two(attitude: Creature['attitude'], dice: readonly number[], total = 0) {
  const rig = sit({ dice, seats: 1 });
  const ash = rig.hero({}, 0, 0, 0);
  const other = rig.foe('bystander', 5, undefined, { attitude });
  const more = [{ is: 'bonus', value: total, stack: 'add', rule: 'DT-GMC-03' }] as const;
  return {
    ...rig,
    ash,
    other,
    talk: () => rig.play(influence(rig.t, ash, other, 'influence', { more })).value,
  };
}

describe('influence', () => {
  test('[DT-SOC-02] a friend takes 5', () => {
    expect([4, 5].map((face) => two('friendly', [face]).talk())).toEqual([false, true]);
  });

  test('[DT-SOC-05] a success moves one step only, whatever the total', () => {
    const rig = two('hostile', [20], 40);
    rig.talk();
    expect(rig.other.attitude).toBe('neutral');
  });

  test('[DT-SOC-06] a failure changes nothing; the same character is told that it has tried, another may try', () => {
    const rig = inScene({ adventure: 'cutlers-row', scene: 'morning', party: [{}, {}], dice: [2] });
    const [ash, bo] = rig.heroes;
    if (ash === undefined || bo === undefined) return;
    const other = rig.foe('bystander', 1, 1, { attitude: 'neutral' });
    const id = `talk-${other.id}`;
    rig.play(
      talkDeeds(rig.t, ash)
        .find((one) => one.id === id)
        ?.run(rig.t),
    );
    expect(other.attitude).toBe('neutral');
    const may = [ash, bo].map((one) => talkDeeds(rig.t, one).some((deed) => deed.id === id));
    expect(may).toEqual([false, true]);
    expect(closedTalks(rig.t, ash).find((one) => one.id === id)?.because.rule).toBe('DT-SOC-06');
  });

  test('[DT-SOC-08] one benefit a day from each, for the whole party; what is lent is back by the end of the next day', () => {
    const rig = inScene({
      ...{ adventure: 'cutlers-row', scene: 'morning', party: [{}, {}], dice: [12] },
    });
    const [ash, bo] = rig.heroes;
    if (ash === undefined || bo === undefined) return;
    const other = rig.foe('bystander', 1, 1, { attitude: 'friendly' });
    other.items.push({ id: 70, kind: 'rope' });
    other.held = [70];
    const talks = (one: Creature) =>
      talkDeeds(rig.t, one).find((deed) => deed.id === `talk-${other.id}`);
    rig.play(talks(ash)?.run(rig.t), [
      ['manner', 'influence'],
      ['favour', 'gear-70'],
    ]);
    const lent = ash.items.find(({ id }) => id === 70)?.borrowed;
    expect([other.items, other.held]).toEqual([[], []]);
    const today = Math.floor(rig.state.clock / 8640);
    expect(lent).toEqual({ from: other.id, by: (today + 2) * 8640 });
    expect(talks(bo)).toBeUndefined();
    expect(closedTalks(rig.t, bo).map(({ because }) => because.rule)).toEqual(['DT-SOC-08']);
    rig.state.clock += 8640;
    expect(talks(bo)).toBeDefined();
    rig.state.clock = (lent?.by ?? 0) + 1;
    overdueGear(rig.t);
    expect(other.attitude).toBe('neutral');
  });

  test('[DT-SOC-09] a hostile act makes hostile whoever it is done to, and those who stand by it', () => {
    const rig = inScene({ adventure: 'cutlers-row', scene: 'morning', seed: 'blows' });
    const one = rig.foe('bystander', 1, 1, { attitude: 'friendly' });
    const beside = rig.foe('bystander', 2, 1, { attitude: 'neutral', group: one.group });
    const apart = rig.foe('bystander', 3, 1, { attitude: 'neutral' });
    rig.play(
      talkDeeds(rig.t, rig.first)
        .find(({ id }) => id === `assault-${one.id}`)
        ?.run(rig.t),
    );
    expect([one, beside, apart].map(({ attitude }) => attitude)).toEqual([
      ...['hostile', 'hostile', 'neutral'],
    ]);
    expect(rig.state.combat?.participants).toContain(beside.id);
  });

  test('[DT-SOC-12, DT-SOC-06] in a fight an enemy is addressed by an action, at 25, once; who is talked round strikes no more', () => {
    const address = (total: number) => {
      const rig = sit({ dice: [total - modifierFor(24)], seats: 1 });
      const ash = rig.hero(
        { scores: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 24 } },
        0,
        0,
        0,
      );
      const thug = rig.foe('thug', 5);
      inTurn(rig, ash);
      const appeals = () =>
        commonDeeds(rig.t, ash, turnOf(ash)).filter(({ kind }) => kind === 'appeal');
      expect(appeals()[0]?.takes).toBe('action');
      rig.play(appeals()[0]?.run(rig.t) ?? undefined);
      expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SOC-12', target: 25 }]);
      return [thug.attitude, appeals().length];
    };
    expect(address(24)).toEqual(['hostile', 0]);
    expect(address(25)).toEqual(['neutral', 1]);
  });
});

test('[DT-HID-06] how somebody stands to the party is known once they have spoken', () => {
  const rig = two('friendly', [2]);
  const seen = () => {
    const view = viewOf(rig.state, 0, d20Content());
    return [isAttitudeKnown(view, rig.other.id), view.creatures[1]?.attitude];
  };
  expect(seen()).toEqual([false, 'neutral']);
  rig.talk();
  expect(seen()).toEqual([true, 'friendly']);
  setAttitude(rig.t, rig.other, 'hostile', 'DT-GMC-07');
  expect(seen()).toEqual([true, 'hostile']);
});
