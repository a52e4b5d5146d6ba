import { type Answer, type Choice, type Flow, SPECTATOR } from '@tablewright/engine';
import { eventFor } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { type Sitting, sit } from '../../../test/table.ts';
import { ZONES } from '../../zones.ts';
import { offersAt } from './offers.ts';

/** Two heroes, and whoever runs the game behind them, while a question is open. */
const MASTER = 2;

function table(sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL', '11 UR'],
    options: { gm: 'human' },
    ...sitting,
    places: { 'world/11': [world(3)], ...sitting.places },
  });
  t.state.atRest = true;
  return { t, told };
}

/** Uses a tool, its fields filled in by the ids of their options. */
function uses(
  t: ReturnType<typeof table>['t'],
  key: string,
  fields: Readonly<Record<string, string>>,
  answer?: (choice: Choice) => Answer,
) {
  const offer = offersAt(t)
    .offersFor(MASTER)
    .find(({ why }) => why.key === `choice.${key}`);
  if (offer?.kind !== 'form') throw new Error(`${key} is not offered`);
  const filled = offer.fields.map(({ name, choice }) => {
    if (!('options' in choice)) throw new Error(`${name} has no options`);
    const at = choice.options.findIndex(({ id }) => id === fields[name]);
    if (at < 0) throw new Error(`${name} cannot be ${fields[name]}`);
    return at;
  });
  const asked: string[] = [];
  const flow: Flow<void> = offersAt(t).use(offer, filled as never);
  for (let step = flow.next(0); !step.done; ) {
    const choice = step.value as Choice;
    asked.push(`${choice.why.key} ${choice.seat}`);
    step = flow.next(answer?.(choice) ?? 0);
  }
  return asked;
}

describe('what whoever runs the game can do', () => {
  test('[BQ-HIDN-15] see a hand, if its owner agrees', () => {
    const HAND = [door(56), treasure(80)];
    const shown = (agrees: boolean) => {
      const { t, told } = table({
        places: { 'hand/1': HAND, 'door-deck': [door(1)], 'treasure-deck': [treasure(1)] },
      });
      const asked = uses(t, 'rule-hand', { player: '1' }, () => (agrees ? 1 : 0));
      expect(asked).toEqual(['choice.show-hand 1']);
      const seen = (observer: number) =>
        (ZONES.seen(t.state, observer)['hand/1'] ?? []).flatMap(({ card }) => card ?? []);
      return { told, seen: [seen(MASTER), seen(0), seen(SPECTATOR)] };
    };
    expect(shown(true).seen).toEqual([HAND, [], []]);
    expect(shown(false).seen).toEqual([[], [], []]);
    expect(shown(true).told).toContainEqual(
      expect.objectContaining({ type: 'cards-shown', rule: 'BQ-HIDN-15', to: [MASTER] }),
    );
  });

  test('[BQC-GM-04] bring a figurine that is not in the game, with the die that it has, and nothing twice', () => {
    const { t, told } = table({ others: { 'BQC-FIG-31': '11 LL' } });
    expect(() => uses(t, 'rule-figurine', { figure: 'BQC-FIG-31', to: '11' })).toThrow('cannot be');
    uses(t, 'rule-figurine', { figure: 'BQC-FIG-32', to: '11' });
    expect(t.state.figures['BQC-FIG-32']).toMatchObject({
      kind: 'figurine',
      where: { at: 'bridge', place: { location: 11 } },
    });
    expect(t.state.cast).toEqual(['BQC-FIG-32']);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'figure-placed', rule: 'BQC-GM-04', figure: 'BQC-FIG-32' }),
    );
    uses(t, 'rule-figurine', { figure: 'BQC-FIG-33', to: 'homeworld' });
    expect(t.state.figures['BQC-FIG-33']?.where).toEqual({ at: 'homeworld' });
  });

  test('[BQ-HIDN-02] [BQ-GM-03] a secret roll: others hear that there was one, not what came', () => {
    const { t, told } = table({ dice: [13] });
    uses(t, 'rule-secret', { die: 'd20' });
    const heard = (observer: number) => told.flatMap((event) => eventFor(event, observer) ?? []);
    expect(heard(MASTER)).toMatchObject([
      { type: 'rolled', rule: 'BQ-HIDN-02', sides: 20, face: 14 },
      { type: 'rolled-in-secret', sides: 20 },
    ]);
    for (const observer of [0, 1, SPECTATOR]) {
      expect(heard(observer)).toEqual([
        { type: 'rolled-in-secret', rule: 'BQ-GM-03', seat: MASTER, sides: 20 },
      ]);
    }
    // Only its own undo is bound by it.
    expect([t.irrevocable, t.irrevocableFor]).toEqual([false, [MASTER]]);
  });

  test('nobody else is offered any of it', () => {
    const { t } = table();
    for (const seat of [0, 1]) {
      const keys = offersAt(t)
        .offersFor(seat)
        .map(({ why }) => why.key);
      expect(keys).toEqual(['choice.stops', 'choice.hold']);
    }
  });
});
