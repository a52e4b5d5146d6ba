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
    chronicleOf({ say }, eventsAs(viewOf(rig.state, seat, CONTENT), events));
  expect(pages(0)).toEqual(['– event.mood', '> A letter\n>\n> Come at nine\n> Alone']);
  expect(pages(1)).toEqual(['– event.mood']);
});
