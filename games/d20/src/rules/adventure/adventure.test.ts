import { expect, test } from 'vitest';
import { aPerson, aRow, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import {
  adventureOf,
  partyOf,
  personHere,
  personIn,
  playing,
  rowIn,
  sceneIn,
} from './adventure.ts';

test('[DT-TAB-03] what is played comes with the game, or was brought, or is nothing in free play', () => {
  const of = (adventure: 'free' | 'own' | 'harrow-down', documents: object = {}) => {
    const rig = sit({ options: { adventure } });
    Object.assign(rig.t, { documents });
    return adventureOf(rig.t)?.id;
  };
  const brought = { adventure: { id: 'mine' } };
  expect([of('free', brought), of('own', brought), of('own'), of('harrow-down', brought)]).toEqual([
    undefined,
    'mine',
    undefined,
    'harrow-down',
  ]);
});

test('[DT-TAB-03] in free play, and before an adventure has begun, nothing of one can be asked', () => {
  const free = sit({ options: { adventure: 'free' } });
  expect(() => playing(free.t)).toThrow('no adventure is played');
  const lobby = sit({ options: { adventure: 'harrow-down' } });
  expect(() => playing(lobby.t)).toThrow('no adventure is played');
});

test('[DT-AGM-01] scenes, people and rows are found by their ids', () => {
  const rig = inOwn({ adventure: { people: [aPerson()] }, here: { foes: [aRow()] } });
  const { adventure } = playing(rig.t);
  const scene = sceneIn(adventure, 'here');
  expect([scene.title, personIn(adventure, 'mira').name]).toEqual(['Here', 'Mira']);
  expect(() => sceneIn(adventure, 'gone')).toThrow('there is no scene "gone"');
  expect(() => personIn(adventure, 'joe')).toThrow('there is no person "joe"');
  expect([rowIn(scene, 'thugs')?.id, rowIn(scene, 'rats')]).toEqual(['thugs', undefined]);
  const { foes: _, ...bare } = scene;
  expect(rowIn(bare, 'thugs')).toBeUndefined();
});

test('[DT-AGM-01] a person is there once it has come in', () => {
  const rig = inOwn({ adventure: { people: [aPerson()] } });
  expect(personHere(rig.t, 'mira')).toBeUndefined();
  const mira = rig.person('mira');
  expect([personHere(rig.t, 'mira') === mira, personHere(rig.t, 'joe')]).toEqual([true, undefined]);
  expect(personHere(sit().t, 'mira')).toBeUndefined();
});

test('[DT-TAB-05] of the party are characters who live, keep to it, and whose player has not left them out', () => {
  const rig = inOwn({ party: [{}, {}, {}, {}, {}], seats: 5 });
  const [ash, dead, foe, out, leaving] = rig.heroes as [
    ...[Creature, Creature, Creature, Creature, Creature],
  ];
  dead.life = 'dead';
  foe.side = 'foes';
  out.absence = 'withdrawn';
  leaving.absence = 'leaves';
  const friend = rig.foe('bystander', 30);
  Object.assign(friend, { side: 'party' });
  expect(partyOf(rig.t)).toEqual([ash, leaving]);
});
