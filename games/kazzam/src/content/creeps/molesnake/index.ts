import type { Invariant } from '@tablewright/engine';
import type { KazzamState } from '../../../model.ts';
import { NOWHERE } from '../../../model.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { CreepManifest } from '../../../rules/effects/manifest.ts';
import { HURT } from './burrow.ts';
import { HEAD_A, HEAD_B, WENT } from './heads.ts';
import { BURIED, DRAGS } from './rows.ts';
import { TEXTS } from './texts.ts';

/** Notes of one round. */
const EFFECTS: readonly EffectDef[] = [
  { kind: HURT },
  ...([WENT, DRAGS, BURIED].map((kind) => ({
    kind,
    lasts: ({ state }, { amount }) => amount === state.round,
  })) satisfies readonly EffectDef[]),
];

const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KM-INV-11',
    text: 'the heads of a Molesnake are in Dungeons or in the ground, and out together at 0 HP',
    check(state) {
      const heads = state.creatures.filter(
        ({ block }) => block === HEAD_A.id || block === HEAD_B.id,
      );
      const ground = groundOf(state);
      const { map } = ground;
      if (state.sketch !== undefined || !map.order.includes('molesnake')) return undefined;
      const [first] = heads;
      const wrong = heads.find(({ cell, hp }) => {
        if (hp !== first?.hp || (hp === 0 && cell !== NOWHERE)) return true;
        return cell !== NOWHERE && ground.partAt(cell).kind !== 'dungeon';
      });
      return wrong?.name;
    },
  },
];

/** The Two-Headed Molesnake. */
export const MOLESNAKE: CreepManifest = {
  blocks: [HEAD_A, HEAD_B],
  teams: [
    {
      id: 'molesnake',
      rule: 'KM-MOLE-01',
      type: 'champion',
      members: [
        { name: 'HeadA', block: HEAD_A.id },
        { name: 'HeadB', block: HEAD_B.id },
      ],
      oneBody: true,
    },
  ],
  effects: EFFECTS,
  invariants: INVARIANTS,
  texts: { en: TEXTS, de: async () => (await import('./texts-de.ts')).TEXTS_DE },
};
