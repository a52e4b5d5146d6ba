import { choose } from '../../choose.ts';
import type { Flow } from '../../flow.ts';
import { D6 } from '../../random/source.ts';
import { leftTo } from '../../rulings.ts';
import { type Seat, seatsUpTo } from '../../seat.ts';
import { type Foe, hpAfter, masterOf, named, type T } from './model.ts';
import { rollInSecret } from './tools.ts';

const rule = 'TOY-LAN-01';

/** A hero acts, and then all foes that are seen. */
export function* turn(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % masterOf(t);
  const foes = named(state.foes);
  const options = [{ id: 'search' }, { id: 'listen' }, { id: 'rest' }, ...foes];
  const { id } = yield* choose(t, seat, 'turn', options, { rule, always: true });
  if (id === 'search') search(t, seat);
  else if (id === 'listen') listen(t, seat);
  else if (id === 'rest') rest(t, seat);
  // A tool may have been used meanwhile, so that the foe has gone or changed places.
  else strike(t, seat, foes.find((one) => one.id === id)?.foe);
  state.turn += 1;
  for (const foe of [...state.foes]) yield* attack(t, foe);
}

function search(t: T, seat: Seat): void {
  const { state } = t;
  const face = t.roll(D6, 'search', seat);
  t.emit({ type: 'searched', rule, seat, face });
  const found = face >= 4 ? state.hidden.shift() : undefined;
  if (found === undefined) return;
  state.foes.push(found);
  t.reveal();
  t.emit({ type: 'appeared', rule, seat, foe: found.name });
}

function listen(t: T, seat: Seat): void {
  t.emit({ type: 'listened', rule, seat });
  rollInSecret(t, seat, rule);
}

function rest(t: T, seat: Seat): void {
  const hp = hpAfter(t.state, seat, 1);
  t.state.hp[seat] = hp;
  t.emit({ type: 'rested', rule, seat, hp });
}

function strike(t: T, seat: Seat, foe: Foe | undefined): void {
  if (foe !== undefined) foe.hp -= 1;
  t.state.foes = t.state.foes.filter(({ hp }) => hp > 0);
  t.emit({ type: 'struck', rule, seat, foe: foe?.name ?? '' });
}

/** A foe attacks: the weakest, unless whoever runs it rules otherwise. */
function* attack(t: T, foe: Foe): Flow<void> {
  const { state } = t;
  const heroes = seatsUpTo(masterOf(t)).filter((seat) => (state.hp[seat] ?? 0) > 0);
  if (heroes.length === 0) return;
  const weakest = heroes.reduce((one, other) =>
    (state.hp[other] ?? 0) < (state.hp[one] ?? 0) ? other : one,
  );
  const options = heroes.map((seat) => ({ id: `hero-${seat}`, seat, names: { seat } }));
  const { taken, overrides } = yield* leftTo(t, foe.lent ?? masterOf(t), 'attack', options, {
    ...{ rule: 'TOY-LAN-02', params: { foe: foe.name } },
    usual: heroes.indexOf(weakest),
  });
  const { seat } = taken;
  const hp = hpAfter(state, seat, -1);
  state.hp[seat] = hp;
  t.emit({
    ...{ type: 'attacked', rule: 'TOY-LAN-02', seat, foe: foe.name, hp },
    ...(overrides === undefined ? {} : { overrides }),
  });
}
