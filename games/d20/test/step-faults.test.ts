import type { Game } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomSetup } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import type { D20Event } from '../src/events.ts';
import { d20 } from '../src/index.ts';
import type { D20State } from '../src/model.ts';
import { lay } from './effects.ts';
import { sit } from './rig.ts';
import { remember, stepFaults } from './step-faults.ts';

/** How many sessions are played, and from which number on. */
const SESSIONS = Number(process.env.SESSIONS ?? 12);
const FROM = Number(process.env.FROM ?? 0);
const MOST = 400;
const GAME = d20 as unknown as Game;

/** A session at random, with what cannot have been in it. */
function faultsOf(nr: number): readonly string[] {
  const random = seededSource(`steps-${nr}`);
  const { seatCount, options, documents } = randomSetup(GAME, random, { sessionLimit: 150 });
  const seats = Array.from({ length: seatCount }, (_, at) => ({ name: `${at}`, player: 'random' }));
  const source = { kind: 'seeded', seed: `steps-${nr}` } as const;
  const made = Match.create(GAME, { id: 'steps', seats, options, documents, random: source });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const match = made.value;
  const faults: string[] = [];
  while (!match.over && match.seq < MOST) {
    const before = remember(match.state as D20State);
    const heard = match.events.length;
    answerAtRandom(match, random);
    const told = match.events.slice(heard).map(({ event }) => event as D20Event);
    const found = stepFaults(before, match.state as D20State, told);
    faults.push(...found.map((fault) => `${nr}, answer ${match.seq}: ${fault}`));
  }
  return faults;
}

test('[DT-INV-06, DT-INV-12, DT-INV-13, DT-INV-24, DT-INV-25, DT-INV-28, DT-INV-29, DT-INV-30, DT-INV-32] from answer to answer of random sessions nothing becomes what it cannot', () => {
  const faults = Array.from({ length: SESSIONS }, (_, at) => faultsOf(FROM + at)).flat();
  expect(faults).toEqual([]);
});

test('what cannot be is found', () => {
  const rig = sit();
  const ash = rig.hero({ gear: [{ kind: 'shield', is: 'held' }] });
  lay(rig, ash, 'paralyzed');
  lay(rig, ash, 'silenced');
  ash.used = { 'DT-HER-13': 0 };
  if (ash.character !== undefined) ash.character.xp = 100;
  rig.state.points = 3;
  const before = remember(rig.state);
  const found = (change: () => void, told: readonly object[] = []) => {
    change();
    return stepFaults(before, rig.state, told as readonly D20Event[]).map((one) => one.slice(0, 9));
  };
  expect(found(() => undefined)).toEqual([]);
  expect(found(() => Object.assign(rig.state, { clock: -1 }))).toEqual(['DT-INV-28']);
  expect(found(() => Object.assign(rig.state, { clock: 0, points: 5 }))).toEqual(['DT-INV-12']);
  expect(found(() => undefined, [{ type: 'fate-tempted', points: 5 }])).toEqual([]);
  const turn = { type: 'turn-began', creature: ash.id };
  const moved = { type: 'moved', creature: ash.id };
  const friend = { type: 'attitude-changed', rule: 'DT-SOC-04', attitude: 'friendly' };
  expect(found(() => Object.assign(rig.state, { points: 3 }), [turn, turn])).toEqual(['DT-INV-13']);
  expect(found(() => undefined, [moved])).toEqual(['DT-INV-24']);
  expect(found(() => undefined, [friend])).toEqual(['DT-INV-29']);
  expect(found(() => undefined, [{ type: 'cast', creature: ash.id }])).toEqual(['DT-INV-25']);
  const day = (clock: number) => () => Object.assign(ash.used, { 'DT-HER-13': clock });
  expect(found(day(8639))).toEqual(['DT-INV-30']);
  expect(found(day(8640))).toEqual([]);
  const things = [...ash.items];
  const bare = () => void ash.items.splice(0);
  expect(new Set(found(bare))).toEqual(new Set(['DT-INV-32']));
  expect(found(bare, [{ type: 'scene-began' }])).toEqual([]);
  ash.items.push(...things);
  const poorer = () => Object.assign(ash.character ?? {}, { xp: 99 });
  expect(found(poorer)).toEqual(['DT-INV-06']);
});
