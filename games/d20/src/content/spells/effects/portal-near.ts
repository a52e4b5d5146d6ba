import { maybe } from '@tablewright/engine';
import { isA } from '../../../rules/effects/kinds.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { tryTask } from '../../../rules/tasks/task.ts';
import type { Bearer, Trait } from '../../trait.ts';
import { openDoor } from '../shared/doors.ts';

/** What it takes to force a held door (DT-ARC-104). */
const EXTREME = 25;
/** So many Levels above its caster a spell on a door holds nobody. */
const ABOVE = 3;
/** Beings of magic. */
const MAGICAL = ['magical', 'undead', 'conjured', 'evil'];

const isMightier = ({ creature, zone }: Bearer): boolean =>
  creature.level >= (zone?.source.level ?? 0) + ABOVE;

/** Beside a door that is held shut: it can be forced, and mighty beings of magic just open it. */
export const HELD_PORTAL: Trait = {
  id: 'held-portal',
  rule: 'DT-ARC-104',
  powers: [
    {
      id: 'force-portal',
      rule: 'DT-ARC-104',
      takes: 'action',
      *use(t, { creature, zone }) {
        const task = { tag: 'force', target: EXTREME, rule: 'DT-ARC-104' };
        const { success } = yield* tryTask(t, creature, task);
        if (!success || zone === undefined) return;
        openDoor(t, zone.shape);
        yield* maybe(endZone(t, zone, 'DT-ARC-104'));
      },
    },
    {
      id: 'open-portal',
      rule: 'DT-ARC-104',
      takes: 'action',
      closed: (w, self) =>
        isMightier(self) && MAGICAL.some((tag) => isA(w, self.creature, tag))
          ? undefined
          : 'closed.held',
      use(t, { zone }) {
        if (zone === undefined) return undefined;
        openDoor(t, zone.shape);
        return endZone(t, zone, 'DT-ARC-104');
      },
    },
  ],
};

/** Beside a door under a wizard lock: its caster passes freely, and so do much mightier casters. */
export const WIZARD_LOCKED: Trait = {
  id: 'wizard-locked',
  rule: 'DT-ARC-212',
  powers: [
    {
      id: 'pass-lock',
      rule: 'DT-ARC-212',
      takes: 'free',
      closed: (_w, self) => {
        const { creature, zone } = self;
        if (creature.id === zone?.source.by) return undefined;
        const casts =
          creature.character === undefined ||
          Object.values(creature.character.spells).some((known) => known.length > 0);
        return casts && isMightier(self) ? undefined : 'closed.locked';
      },
      use(t, { zone }) {
        if (zone !== undefined) openDoor(t, zone.shape);
        return undefined;
      },
    },
  ],
};
