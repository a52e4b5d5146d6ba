import type { CreatureId, Effect, KazzamState, Status } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { bodyOf, cellsOf, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { giveStatus } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Total } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { electrified } from './electrified.ts';
import { isActive, type Spell } from './spells.ts';

/** The eight directions, y growing downward (KZ-GRID-01). */
const DIRECTIONS = [
  { id: 'north', dx: 0, dy: -1 },
  { id: 'north-east', dx: 1, dy: -1 },
  { id: 'east', dx: 1, dy: 0 },
  { id: 'south-east', dx: 1, dy: 1 },
  { id: 'south', dx: 0, dy: 1 },
  { id: 'south-west', dx: -1, dy: 1 },
  { id: 'west', dx: -1, dy: 0 },
  { id: 'north-west', dx: -1, dy: -1 },
] as const;

/** On whoever has named that direction, until its next turn starts (KC-SHV-15). */
const SHIELDED = dataKind('shielded-side', { direction: 'text' });

export const SHIELDED_EFFECT: EffectDef = {
  ...SHIELDED,
  on: {
    damage: {
      modify({ state }, effect, { total, terms }) {
        if (total.to === effect.on && comesFrom(state, effect, total)) terms.ownResist += 2;
      },
    },
  },
};

/**
 * Whether damage comes from that side: all but melee attacks, Ongoing Damage and terrain does so
 * from where its dealer stands, a Burst from its centre (KC-SHV-15, D-27). All squares of a larger
 * creature must lie on that side.
 */
function comesFrom(state: KazzamState, shield: Effect, total: Total): boolean {
  const { kind, melee, by } = total;
  if (kind === 'ongoing' || kind === 'terrain' || (kind === 'attack' && melee)) return false;
  const dealer = itemAt(state.creatures, by);
  const from = total.from ?? dealer;
  const { direction } = dataOf(SHIELDED, shield);
  const { dx, dy } = DIRECTIONS.find(({ id }) => id === direction) ?? { dx: 0, dy: 0 };
  const { cell: here } = creatureOf(state, shield.on);
  const ground = groundOf(state);
  if (from === undefined || here < 0 || bodyOf(from).cell < 0) return false;
  return cellsOf(ground, from).every((cell) => {
    if (!ground.inOnePart(here, cell)) return false;
    const offset = ground.offset(here, cell);
    return offset.dx * dx + offset.dy * dy > 0;
  });
}

function hasNamed({ effects }: KazzamState, id: CreatureId): boolean {
  return effects.some(({ kind, on }) => kind === SHIELDED.kind && on === id);
}

/** From how far a bot looks for whom it should be shielded from. */
const SHIELDS = 8;

/** How many foes there are on a side, but those beside, who strike in melee. */
function towards({ dx, dy }: (typeof DIRECTIONS)[number]) {
  return ({ t, id, count }: Judge): number => {
    const ground = groundOf(t.state);
    const ahead = ground.at(creatureOf(t.state, id).cell, 3 * dx, 3 * dy);
    return ahead < 0 ? 0 : count('foes', SHIELDS / 2, ahead);
  };
}

/** Directional Shield: a side from which less comes through (KC-SHV-15). */
const directionalShield: Spell = {
  kind: 'directional-shield',
  bot: { worth: ({ count }) => 0.04 + 0.03 * (count('foes', 8) - count('foes', 1)) },
  rule: 'KC-SHV-15',
  sort: 'charm',
  on: {},
  actions: [
    {
      ...plain(
        'name-direction',
        'free',
        'KC-SHV-15',
        // What was named lasts until the next turn starts: so once in each.
        ({ state }, id) => isActive(state, id, 'directional-shield') && !hasNamed(state, id),
        function* (t, on) {
          const { state } = t;
          const { id: direction } = yield* choose(
            t,
            on,
            'direction',
            DIRECTIONS.map((side) => ({ ...side, bot: { worth: towards(side) } })),
            { rule: 'KC-SHV-15' },
          );
          windows.attach(t, {
            ...withData(SHIELDED, { direction }),
            on,
            by: on,
            source: 'directional-shield',
            until: { ends: 'turn-start', of: on, turn: creatureOf(state, on).turns + 1 },
            mark: state.nextEffect,
            amount: 0,
          });
        },
      ),
      bot: { worth: ({ count }) => 0.05 * count('foes', SHIELDS) },
    },
  ],
};

/** A status that a charm is: a trait while it lasts, which nobody takes off (KC-CONV-42). */
function trait(t: Kazzam, id: CreatureId, kind: Status, source: string): undefined {
  const until = { ends: 'match' } as const;
  giveStatus(t, { kind, on: id, by: id, source, until, amount: 1, innate: true });
}

/** Long-arm: Reach 2, one more than everyone's (KC-SHV-16). */
const longArm: Spell = {
  kind: 'long-arm',
  bot: { worth: ({ count }) => 0.05 + 0.04 * (count('foes', 3) - count('foes', 1)) },
  rule: 'KC-SHV-16',
  sort: 'charm',
  on: {},
  begins: (t, id) => trait(t, id, 'reach', 'long-arm'),
};

/** HP that a creature lacks, up to three. */
function missing({ state }: Kazzam, id: CreatureId): number {
  const { hp, maxHp } = creatureOf(state, id);
  return Math.min(3, Math.max(0, maxHp - hp));
}

/** Regenerative: a HP at the start of each of its turns (KC-SHV-18). */
const regenerative: Spell = {
  kind: 'regenerative',
  bot: { worth: ({ t, id }) => 0.02 + 0.05 * missing(t, id) },
  rule: 'KC-SHV-18',
  sort: 'charm',
  on: {},
  begins: (t, id) => trait(t, id, 'regenerate', 'regenerative'),
};

/** How far a Consuming Focus reaches (KC-SHV-17). */
const NEAR = 3;

/** Consuming Focus: enemies nearby have no eyes for what its allies lay open (KC-SHV-17). */
const consumingFocus: Spell = {
  kind: 'consuming-focus',
  bot: {
    worth: ({ count }) => 0.03 * count('foes', NEAR) * Math.min(2, count('allies', NEAR) - 1),
  },
  rule: 'KC-SHV-17',
  sort: 'charm',
  on: {
    reply: {
      modify({ state }, { on }, event) {
        const { holder, granter } = event;
        const self = creatureOf(state, on);
        if (!isOnMap(self) || !areEnemies(state, on, holder) || !areAllies(state, on, granter))
          return;
        if (isWithin(groundOf(state), self, creatureOf(state, holder), NEAR)) event.may = false;
      },
    },
  },
};

/** Misty Charge: over everything and past everyone, and at the end any at-will (KC-SHV-20). */
const mistyCharge: Spell = {
  kind: 'misty-charge',
  bot: { worth: ({ count }) => (count('foes', 2) === 0 && count('foes', 7) > 0 ? 0.14 : 0.03) },
  rule: 'KC-SHV-20',
  sort: 'charm',
  on: {
    charge: {
      modify(t, { on }, event) {
        const { state } = t;
        if (event.creature !== on) return;
        event.exposed = false;
        event.ignoresTerrain = true;
        event.passesCreatures = true;
        const build = itemAt(state.builds, creatureOf(state, on).build);
        if (build === undefined) return;
        for (const { power, encounter } of abilitiesOf(t, build)) {
          if (power !== undefined && encounter !== true) event.attacks.push(power);
        }
      },
    },
  },
};

/** The Self-Charms. */
export const SELF_CHARMS: readonly Spell[] = [
  directionalShield,
  longArm,
  consumingFocus,
  regenerative,
  electrified,
  mistyCharge,
];
