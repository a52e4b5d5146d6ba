import { describe, expect, test } from 'vitest';
import { type Script, sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { settleDeaths } from './deaths.ts';
import { heal } from './heal.ts';
import { hurt } from './hurt.ts';

type Rig = ReturnType<typeof sit>;

/** A blow, and what is asked when it is over. */
function fell({ t, play }: Rig, victim: Creature, by?: Creature, script: Script = [], amount = 5) {
  const danger = { rule: 'DT-ATK-03', tags: [], ...(by === undefined ? {} : { by }) };
  play(hurt(t, victim, { danger, isDamage: true, amount }));
  return play(settleDeaths(t), script).asked;
}

describe('minor ones', () => {
  test('[DT-HP-12, DT-OPT-10] whoever plays the attacker says what becomes of one that falls', () => {
    const outcomes = (['dead', 'dying', 'captured'] as const).map((fate) => {
      const rig = sit();
      const [ash, thug] = [rig.hero(), rig.foe('thug')];
      expect(fell(rig, thug, ash, [['fate', fate]])).toEqual(['fate 0']);
      return [thug.life, thug.hp, has(thug, 'surrendered'), rig.state.dying.length];
    });
    expect(outcomes).toEqual([
      ['dead', -4, false, 0],
      ['alive', -1, false, 0],
      ['alive', -1, true, 0],
    ]);
  });

  test('[DT-HP-12] a blow that takes all of it leaves the choice as well, and 1 above death', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    fell(rig, thug, ash, [['fate', 'captured']], 50);
    expect([thug.life, thug.hp]).toEqual(['alive', -3]);
    expect(rig.events('out-of-play')).toMatchObject([{ rule: 'DT-HP-12', fate: 'captured' }]);
  });

  test('[DT-HP-12] who lies there is not asked about again, and dies as all others do', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    fell(rig, thug, ash, [['fate', 'dying']]);
    expect(fell(rig, thug, ash)).toEqual([]);
    expect(thug.life).toBe('dead');
  });

  test('[DT-HP-12, DT-HP-11] a captive that is healed wakes and fights no more', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero(), rig.foe('thug')];
    fell(rig, thug, ash, [['fate', 'captured']]);
    rig.play(heal(rig.t, thug, { amount: 3, way: 'care', rule: 'x' }));
    expect([thug.hp, has(thug, 'unconscious'), has(thug, 'surrendered')]).toEqual([2, false, true]);
  });

  test('[DT-HP-12] several that fall at once are each asked about', () => {
    const rig = sit();
    const ash = rig.hero();
    const thugs = [rig.foe('thug'), rig.foe('thug'), rig.foe('thug')];
    const danger = { rule: 'x', tags: [], by: ash };
    for (const one of thugs) rig.play(hurt(rig.t, one, { danger, isDamage: true, amount: 4 }));
    rig.play(settleDeaths(rig.t), [
      ['fate', 'captured'],
      ['fate', 'dead'],
      ['fate', 'dying'],
    ]);
    expect(thugs.map(({ life }) => life)).toEqual(['alive', 'dead', 'alive']);
    expect(thugs.map((one) => has(one, 'surrendered'))).toEqual([true, false, false]);
  });

  test('[DT-HP-12] the software leaves foes dead, and those of the party to be saved', () => {
    const rig = sit();
    const companion = rig.hero({}, undefined, undefined, undefined);
    companion.run = { by: 'companion' };
    const [thug, bystander] = [rig.foe('thug'), rig.foe('bystander')];
    bystander.side = 'party';
    expect(fell(rig, thug, companion)).toEqual([]);
    expect(fell(rig, bystander, rig.foe('thug'))).toEqual([]);
    expect([thug.life, bystander.life]).toEqual(['dead', 'alive']);
  });

  test('[DT-HP-12] without an attacker whoever plays it says so, as here the one who runs the game', () => {
    const rig = sit({ options: { gm: 'human', adventure: 'free' }, seats: 2 });
    const thug = rig.foe('thug');
    rig.state.points = 1;
    // No complication point is offered for whoever is out of play.
    expect(fell(rig, thug, undefined, [['fate', 'dead']])).toEqual(['fate 1']);
    expect(thug.life).toBe('dead');
  });

  test('[DT-HP-12, DT-OPT-10] leaders, those with a name and others than minor ones lie as characters do, and so do all without the setting', () => {
    const lies = (set: (rig: Rig) => Creature, minorNpc = true) => {
      const rig = sit({ options: { minorNpc } });
      const ash = rig.hero();
      const foe = set(rig);
      expect(fell(rig, foe, ash, [], foe.hp)).toEqual([]);
      return [foe.life, foe.hp];
    };
    const down = ['alive', 0];
    expect(lies((rig) => rig.foe('thug', 0, 0, { isLeader: true }))).toEqual(down);
    expect(lies((rig) => rig.foe('thug', 0, 0, { name: 'Snik' }))).toEqual(down);
    expect(lies((rig) => rig.foe('ogre'))).toEqual(down);
    expect(lies((rig) => rig.foe('thug'), false)).toEqual(down);
  });

  test('[DT-HP-12] what slays outright leaves no choice', () => {
    const rig = sit();
    const [ash, skeleton] = [rig.hero(), rig.foe('skeleton')];
    const danger = { rule: 'DT-ROLE-20', tags: [], by: ash };
    rig.play(hurt(rig.t, skeleton, { danger, isDamage: false, amount: 8 }));
    expect(rig.play(settleDeaths(rig.t)).asked).toEqual([]);
    expect(skeleton.life).toBe('dead');
  });

  test('[DT-HP-12, DT-MON-12] who gets up again is not out of play', () => {
    const rig = sit({ dice: [6] });
    const [ash, zombie] = [rig.hero(), rig.foe('zombie')];
    expect(fell(rig, zombie, ash, [], 11)).toEqual([]);
    expect([zombie.life, zombie.hp]).toEqual(['alive', 1]);
  });
});
