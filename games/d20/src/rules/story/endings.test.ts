import { expect, test } from 'vitest';
import { inScene } from '../../../test/scene.ts';
import { RELAY_NINE } from '../../content/adventures/relay-nine.ts';
import { endAdventure } from './scenes.ts';

const [ending] = RELAY_NINE.endings;

test('[DT-AGM-11] an adventure that is finished tells how it came out: what the ending is called, then its words', () => {
  const rig = inScene({
    adventure: 'relay-nine',
    scene: 'countdown',
    story: { ending: ending?.id ?? '' },
  });
  endAdventure(rig.t, 'finished');
  const told = rig.events('described').filter(({ rule }) => rule === 'DT-AGM-11');
  expect(told.map((one) => 'words' in one && one.words)).toEqual([
    { key: `adventure.relay-nine.endings.${ending?.id}.title` },
    ...(ending?.text ?? []).map((_, at) => ({
      key: `adventure.relay-nine.endings.${ending?.id}.text.${at}.text`,
    })),
  ]);
});

test('[DT-AGM-11] one that was broken off tells nothing of it', () => {
  const rig = inScene({
    adventure: 'relay-nine',
    scene: 'countdown',
    story: { ending: ending?.id ?? '' },
  });
  endAdventure(rig.t, 'left');
  expect(rig.events('described').filter(({ rule }) => rule === 'DT-AGM-11')).toEqual([]);
});
