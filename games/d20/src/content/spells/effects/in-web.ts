import type { Creature } from '../../../model.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { setAlight } from '../../../rules/effects/zones.ts';
import { isIn } from '../../../rules/place/zones.ts';
import { oneOf, type World } from '../../../table.ts';
import type { Trait } from '../../trait.ts';

const RULE = 'DT-ARC-211';

/** Whether a burning light is in hand. */
const holdsFlame = (w: World, { items, held }: Creature): boolean =>
  items.some(({ id, kind }) => held.includes(id) && oneOf(w, 'gear', kind).lights === true);

/** Somebody in a web or beside it: fire that hurts it burns the web, and whoever has a flame can put it there. */
export const IN_WEB: Trait = {
  id: 'in-web',
  rule: RULE,
  powers: [
    {
      id: 'burn-web',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) =>
        has(creature, 'aflame') || holdsFlame(w, creature) ? undefined : 'closed.no-fire',
      *use(t, { zone }) {
        if (zone === undefined) return;
        const cells = zone.shape.is === 'cells' ? zone.shape.cells : [];
        const inside = t.state.creatures.filter((one) => isIn(t, zone, one));
        yield* setAlight(t, cells, inside);
      },
    },
  ],
  on: {
    *lost(t, { creature }, { harm }) {
      if (harm.danger.tags.includes('fire')) yield* setAlight(t, [], [creature]);
    },
  },
};
