import { divide, type Flow, type Option, type Seat } from '@tablewright/engine';
import { playerAt, SEAT_LETTERS, type Selection, type ShieldId } from '../model.ts';
import type { BingoTable } from '../table.ts';
import type { Attack, Shield, Verbs } from './hooks.ts';

/** The Shields. */
export const SHIELDS: Readonly<Record<ShieldId, Shield>> = {
  'basic-shield': {
    id: 'basic-shield',
    slot: 'shield',
    price: 0,
    basic: true,
    activate: { cost: 2, block: 1, target: false },
    rule: 'UB-BASE-02',
  },
  'efficient-shield': {
    id: 'efficient-shield',
    slot: 'shield',
    price: 4,
    basic: false,
    activate: { cost: 1, block: 'paid', target: false },
    overcharge: { cost: 3, block: 'all', target: false, onUse: disablesItself },
    rule: 'UB-SHD-01',
  },
  'reflector-shield': {
    id: 'reflector-shield',
    slot: 'shield',
    price: 4,
    basic: false,
    activate: { cost: 2, block: 1, target: false, onBlocked: hitBack },
    overcharge: {
      cost: 5,
      block: 0,
      target: true,
      onUse: disablesItself,
      onIncoming: sendAllToTarget,
    },
    rule: 'UB-SHD-02',
  },
  'negator-shield': {
    id: 'negator-shield',
    slot: 'shield',
    price: 5,
    basic: false,
    activate: { cost: 3, block: 2, target: false, onBlocked: drainPerBlock },
    overcharge: { cost: 5, block: 3, target: true, onUse: disableNamedLazor },
    rule: 'UB-SHD-03',
  },
  'absorber-shield': {
    id: 'absorber-shield',
    slot: 'shield',
    price: 5,
    basic: false,
    activate: {
      cost: 1,
      block: 1,
      target: false,
      onDamage: (t, seat, _taken, before, verbs) => {
        if (before === 0) verbs.store(t, seat, 1, 'UB-SHD-04');
      },
    },
    overcharge: {
      cost: 3,
      block: 'all',
      target: false,
      onUse: disablesItself,
      onBlocked: storePerBlock,
    },
    rule: 'UB-SHD-04',
  },
  'ultra-shield': {
    id: 'ultra-shield',
    slot: 'shield',
    price: 6,
    basic: false,
    activate: { cost: 2, block: 'paid', target: false },
    overcharge: {
      cost: 6,
      block: 'all',
      target: false,
      onUse: (t, seat, selection, attack, verbs) => {
        disablesItself(t, seat, selection, attack, verbs);
        playerAt(t.state, seat).choosesDie = true;
        t.tell?.({ type: 'die-promised', rule: 'UB-SHD-05', seat });
      },
    },
    rule: 'UB-SHD-05',
  },
};

/** It does so even if nothing was attacked. */
function disablesItself(
  t: BingoTable,
  seat: Seat,
  _selection: Selection,
  _attack: Attack,
  verbs: Verbs,
): void {
  verbs.disableSelected(t, seat, seat, 'UB-SHD-10');
}

/** Only a Lazor fired at the owner counts, as target or as neighbour of the target. */
function disableNamedLazor(
  t: BingoTable,
  seat: Seat,
  selection: Selection,
  attack: Attack,
  verbs: Verbs,
): void {
  const named = selection.target;
  if (attack.hits.some((hit) => hit.attacker === named && !hit.reflected)) {
    verbs.disableSelected(t, named, seat, 'UB-SHD-09');
  }
}

/** What was reflected once is taken in full: no loops. */
function sendAllToTarget(_t: BingoTable, selection: Selection, attack: Attack): void {
  let damage = 0;
  for (const hit of attack.hits) {
    if (hit.reflected) continue;
    damage += hit.open;
    hit.open = 0;
  }
  if (damage > 0) attack.reflections.push({ target: selection.target, damage, rule: 'UB-SHD-08' });
}

const ATTACKERS: readonly Option[] = [0, 1, 2, 3, 4].map((seat) => ({
  id: `seat/${seat}`,
  names: { seat, lettered: `seat/${SEAT_LETTERS[seat]}` },
  text: { key: 'option.seat', params: { seat: { seat } } },
}));

/**
 * Pays 1E for each unblocked damage that its attacker is to take too.
 *
 * @ids seat/<seat>
 */
function* hitBack(t: BingoTable, attack: Attack, verbs: Verbs): Flow<void> {
  const { seat } = attack;
  const player = playerAt(t.state, seat);
  const seats: Seat[] = [];
  const options: Option[] = [];
  const caps: number[] = [];
  let most = 0;
  for (const hit of attack.hits) {
    if (hit.reflected || hit.open === 0) continue;
    seats.push(hit.attacker);
    options.push(ATTACKERS[hit.attacker] as Option);
    caps.push(hit.open);
    most += hit.open;
  }
  most = Math.min(most, player.available + player.stored);
  if (most === 0) return;
  const points = yield* divide(t, seat, 'choice.hit-back', options, {
    rule: 'UB-SHD-07',
    params: { max: most },
    caps,
    min: 0,
    max: most,
    fallback: caps.map(() => 0),
  });
  for (let i = 0; i < seats.length; i += 1) {
    const damage = points[i] ?? 0;
    if (damage === 0) continue;
    verbs.pay(t, seat, damage, 'UB-SHD-06');
    attack.reflections.push({ target: seats[i] as Seat, damage, rule: 'UB-SHD-07' });
  }
}

function drainPerBlock(t: BingoTable, attack: Attack, verbs: Verbs): undefined {
  for (const hit of attack.hits) {
    if (hit.blocked > 0) verbs.drain(t, hit.attacker, hit.blocked, attack.seat, 'UB-SHD-03');
  }
}

function storePerBlock(t: BingoTable, attack: Attack, verbs: Verbs): undefined {
  let blocked = 0;
  for (const hit of attack.hits) blocked += hit.blocked;
  if (blocked > 0) verbs.store(t, attack.seat, blocked, 'UB-SHD-04');
}
