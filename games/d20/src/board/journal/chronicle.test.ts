import type { HeardEvent } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { d20Content } from '../../content/index.ts';
import { eventsAs } from '../../explain/as-seat.ts';
import { viewOf } from '../../view.ts';
import { speakOnBoard } from '../words.ts';
import { chronicleOf } from './chronicle.ts';

const CONTENT = d20Content();

test('[DT-GMC-01, DT-AUT-13] the journal has a handout in its own words, of those alone who have it, and the mood of a scene', () => {
  speakOnBoard('en');
  const rig = sit({ options: { gm: 'human', adventure: 'free' }, seats: 3 });
  rig.hero();
  const master = answersIn(rig, 2);
  master.use('mood', { mood: 'mood-grim' });
  master.use('handout', { title: 'A letter', words: 'Come at nine\nAlone', to: ['seat-0'] });
  const events = rig.told.map((event, seq) => ({ event, seq }) as unknown as HeardEvent);
  const say = ({ key }: { readonly key: string }) => key;
  const pages = (seat: number) =>
    chronicleOf({ say, view: rig.state }, eventsAs(viewOf(rig.state, seat, CONTENT), events));
  expect(pages(0)).toEqual(['– event.mood', '> A letter\n>\n> Come at nine\n> Alone']);
  expect(pages(1)).toEqual(['– event.mood']);
});

test('a scene in the journal has the hour at which it began, the first one too', () => {
  speakOnBoard('en');
  const say = ({ key }: { readonly key: string }) => key;
  const began = { type: 'scene-began', words: { key: 'green' } };
  const passed = { type: 'clock-advanced', rounds: 60, clock: 5820 };
  const pages = (...told: readonly object[]) =>
    chronicleOf(
      { say, view: { clock: 5820 } },
      told.map((event, seq) => ({ event, seq }) as unknown as HeardEvent),
    );
  expect(pages(began, passed, began)).toEqual(['# green · Day 1, 16:00', '# green · Day 1, 16:10']);
  expect(pages(began)).toEqual(['# green · Day 1, 16:10']);
});
