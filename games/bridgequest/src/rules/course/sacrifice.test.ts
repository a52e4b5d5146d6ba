import { describe, expect, test } from 'vitest';
import { treasure, world } from '../../../test/cards.ts';
import { playCombat, type Script } from '../../../test/play.ts';
import { fight, type Sitting, sit } from '../../../test/table.ts';
import { foeOf } from '../combat/foes.ts';

/** A figurine, whose Bad Stuff is death. */
const GOBLIN = 'BQC-FIG-05';
const BROTH = 'BQC-FIG-06';
/** Emotional Support Ogre. */
const OGRE = treasure(49);

/** The first hero is caught on row 2, by a 15; another monster by a 16. */
function caught(sitting: Sitting, script: Script, foes: readonly string[] = [GOBLIN]) {
  const { t, told } = sit({
    heroes: ['19 UL', 'homeworld'],
    dice: [14, 15],
    ...sitting,
    others: { ...Object.fromEntries(foes.map((id) => [id, '19 LR'])), ...sitting.others },
    places: { 'world/19': [world(3)], ...sitting.places },
  });
  for (const figure of Object.values(t.state.figures)) {
    if (figure.kind === 'ally') figure.owner = 0;
  }
  const hero = fight(t, {
    stage: 'running',
    foes: foes.map((id) => ({ ...foeOf(id), rolled: 9, tenths: 5, met: [0] })),
  });
  hero.sheet = { ...hero.sheet, CON: 9 };
  const { asked } = playCombat(t, script);
  return { t, told: told.map(({ type }) => type), asked, hero };
}

describe('an ally is sacrificed', () => {
  test('[BQ-CHAR-10] [BQ-RUN-07] and the whole Bad Stuff does nothing, before any check of CON', () => {
    const { t, told, asked, hero } = caught({ places: { 'active/0': [OGRE] } }, [
      ['sacrifice', OGRE],
    ]);
    expect(hero).toMatchObject({ life: 'alive', sheet: { CON: 9 } });
    expect(asked).not.toContain('check-against-death 0');
    expect(told).not.toContain('bad-stuff');
    expect(t.state.places['treasure-discard']).toEqual([OGRE]);
  });

  test('[BQ-CHAR-10] a figurine of the table goes back to the Friendzone, and is nobody’s', () => {
    const { t, hero } = caught({ others: { 'BQC-FIG-03': 'ally 19 UR' } }, [
      ['sacrifice', 'BQC-FIG-03'],
    ]);
    expect(hero.life).toBe('alive');
    expect(t.state.figures['BQC-FIG-03']).toMatchObject({
      ...{ kind: 'figurine', where: { at: 'friendzone' }, owner: undefined },
    });
  });

  test('[BQ-CHAR-10] for one monster alone: the next one has its Bad Stuff', () => {
    const { hero, asked } = caught(
      { places: { 'active/0': [OGRE] } },
      [
        ['run-from', GOBLIN],
        ['sacrifice', OGRE],
        ['check-against-death', 'no'],
      ],
      [GOBLIN, BROTH],
    );
    expect(hero.life).toBe('dead');
    expect(asked.filter((one) => one === 'sacrifice 0')).toHaveLength(1);
  });

  test('[BQ-CHAR-10] nobody is by itself, and none that is elsewhere or a steed', () => {
    const kept = caught({ places: { 'active/0': [OGRE] } }, [['check-against-death', 'no']]);
    expect(kept.hero.life).toBe('dead');
    const { asked } = caught(
      { others: { 'BQC-FIG-03': 'ally 20 UR' }, places: { 'active/0': [treasure(43)] } },
      [],
    );
    expect(asked).not.toContain('sacrifice 0');
  });

  test('[BQ-CHAR-09] [BQ-CHAR-10] what it carried stays with its owner, tapped', () => {
    const { t } = caught({ places: { 'active/0': [OGRE], [`on/${OGRE}`]: [treasure(22)] } }, [
      ['sacrifice', OGRE],
    ]);
    expect(t.state.places['tapped/0']).toEqual([treasure(22)]);
  });
});
