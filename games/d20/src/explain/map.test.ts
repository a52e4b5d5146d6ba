import { expect, test } from 'vitest';
import { sit } from '../../test/rig.ts';
import { d20Content } from '../content/index.ts';
import { newItem } from '../rules/making/creature.ts';
import { viewOf } from '../view.ts';
import { lyingOf } from './map.ts';

test.each([
  ['on a map', ['...', '...'], { at: 'square', cell: 4 }, { cell: 4, feet: undefined }],
  ['along a line', [], { at: 'line', feet: 20 }, { cell: undefined, feet: 20 }],
] as const)(
  '[DT-GMC-02, DT-HID-07] things that lie there are told where they lie, and what is hidden to whoever runs the game alone: %s',
  (_, rows, place, where) => {
    const rig = sit({ seats: 2, seed: 'lying', rows, options: { gm: 'human' } });
    rig.hero({ hitDice: [6] }, 0, 0, 0);
    const [rope, dagger] = [newItem(rig.t, 'rope'), newItem(rig.t, 'dagger')];
    rig.state.lying = [
      { item: rope, place },
      { item: dagger, place, isHidden: true },
    ];
    const seen = (seat: number) => lyingOf(viewOf(rig.state, seat, d20Content()));
    const open = { id: rope.id, kind: 'rope', isHidden: false, ...where };
    expect(seen(0)).toEqual([open]);
    expect(seen(1)).toEqual([open, { id: dagger.id, kind: 'dagger', isHidden: true, ...where }]);
  },
);
