import { NOBODY } from '../../../model.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { payBounty, raiseBounty } from './bounty.ts';
import { dismissBirds } from './parent.ts';
import { RANGE, ROWS } from './rows.ts';

/** The Royal Golem of the Throne Map (KM-GOLEM-01 to KM-GOLEM-14). */
export const GOLEM: CreepBlock = {
  id: 'royal-golem',
  name: 'Royal Golem',
  type: 'champion',
  hp: (perTeam) => 5 * perTeam - 5,
  ward: 10,
  speed: 0,
  mob: false,
  rule: 'KM-GOLEM-01',
  range: RANGE,
  immovable: true,
  // To be made to fly is forced movement (KZ-FORCE-01).
  immune: ['prone', 'flying'],
  on: {
    'taken-out': {
      modify(t, { on }, event) {
        if (event.creature === on) event.follows.push(() => dismissBirds(t, on, NOBODY));
        const pay = payBounty(t, on, event);
        if (pay !== undefined) event.follows.push(pay);
      },
    },
  },
  rows: ROWS,
  /** A bounty on whoever missed it (KM-GOLEM-13). */
  *missTrigger(t, golem, attacker) {
    raiseBounty(t, golem, attacker);
  },
};
