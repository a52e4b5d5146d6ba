import { type ChoiceView, SPECTATOR } from '@tablewright/engine';
import { WordsProvider } from '@tablewright/table-kit';
import { type BoardProps, seatMark } from '@tablewright/table-kit/board';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sit } from '../../test/rig.ts';
import { d20Content } from '../content/index.ts';
import type { D20State } from '../model.ts';
import { type D20View, viewOf } from '../view.ts';
import { Board } from './index.tsx';

const CONTENT = d20Content();

/** A choice of one among options that name things. */
function asking(key: string, names: readonly Readonly<Record<string, string | number>>[]) {
  const options = names.map((named, at) => ({ id: `option ${at}`, names: named }));
  const why = { key, params: {} };
  return {
    ...{ slot: 0, kind: 'one', seat: 0, why, options, closed: [], fallback: [0] },
  } as unknown as ChoiceView;
}

/** The board of a table as somebody sees it, as the text of its page. */
function drawn(state: D20State, props: Partial<BoardProps<D20View>> = {}): string {
  const { observer = 0 } = props;
  const speaker = { say: ({ key }: { readonly key: string }) => key, sayIfKnown: () => undefined };
  const seats = ['Ann', 'Bo', 'Cy'].map((name, seat) => ({
    ...{ seat, name, player: 'human', mark: seatMark(seat) },
    ...{ deciding: false, away: false, kept: false },
  }));
  return renderToStaticMarkup(
    <WordsProvider speaker={speaker as never}>
      <Board
        {...{ view: viewOf(state, observer, CONTENT), observer, seats, options: {}, choices: [] }}
        {...{ recent: [], events: [], locale: 'en' }}
        outcome={undefined}
        pick={() => undefined}
        picked={() => 0}
        begun={() => []}
        point={() => undefined}
        pointedAt={() => false}
        onAnswer={() => undefined}
        say={({ key, params }) => String(params?.name ?? key)}
        label={({ option }) => `do ${option.id}`}
        {...props}
      />
    </WordsProvider>,
  );
}

function fighting() {
  const table = sit({ rows: ['....', '....'] });
  const one = table.hero({ name: 'Ash' }, 0, 0, 0);
  const foe = table.foe('skeleton', 2, 1);
  table.state.phase = 'combat';
  table.state.combat = {
    ...{ stage: 'naming', round: 2, participants: [one.id, foe.id], totals: {}, acted: [] },
    ...{ surprised: [], arrived: [], firstOf: [one.id], changed: 1, morale: [], pointsSpent: 0 },
  };
  return { ...table, one, foe };
}

const namesIn = (html: string): readonly string[] =>
  [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name = '']) => name);

test('[DT-INIT-04] whoever can be named next is lit in the round, and the question stands above it', () => {
  const { state, one } = fighting();
  const choices = [asking('choice.next', [{ creature: one.id }])];
  const html = drawn(state, { choices });
  expect(html).toContain('Name who acts next.');
  expect(html).toMatch(/class="dt-turn" data-state="[a-z]+" data-live/);
  expect(drawn(state)).not.toContain('Name who acts next.');
});

test('[DT-HID-03] Hit Points of others than characters are nowhere on the page of a player', () => {
  const { state, foe } = fighting();
  foe.printed = { ...foe.printed, maxHp: 777 } as typeof foe.printed & { maxHp: number };
  expect(drawn(state)).not.toContain('777');
  expect(drawn(state, { observer: SPECTATOR })).not.toContain('777');
});

test('a square that an option names says what can be done there', () => {
  const { state } = fighting();
  const choices = [asking('choice.deed', [{ x: 1, y: 0, feet: 5 }])];
  const lit = namesIn(drawn(state, { choices })).filter((name) => name.includes('do option'));
  expect(lit).toEqual([expect.stringMatching(/^square 2\/1, open ground: do option 0$/)]);
  expect(drawn(state, { choices })).toContain('What can I do?');
});

test('everything is said in German too', () => {
  expect(drawn(fighting().state, { locale: 'de' })).toContain('Tagebuch');
});

test('[DT-GMC-01] a handout lies on the page of those alone who have it, and a mood has its word and its colour', () => {
  const { state } = fighting();
  state.mood = 'eerie';
  const paper = { words: { prose: 'Come at nine' }, sign: 'letter' } as const;
  state.handouts = [
    { ...paper, id: 1, title: 'A letter' },
    { ...paper, id: 2, title: 'A whisper', to: [1] },
  ];
  const html = drawn(state);
  expect(html).toContain('A letter');
  expect(html).not.toContain('A whisper');
  expect(html).toMatch(/<header class="dt-head" data-mood="eerie">/);
  expect(html).toContain('>eerie<');
  expect(drawn(state, { observer: 1 })).toContain('A whisper');
});

test('[DT-TAB-01] before the first scene it is said who still chooses a character, of those who play one', () => {
  const { state } = sit({ seats: 3, options: { gm: 'human', adventure: 'free' } });
  state.phase = 'lobby';
  const seats = (...deciding: readonly number[]) =>
    ['Ann', 'Bo', 'Cy'].map((name, seat) => ({
      ...{ seat, name, player: 'human', mark: seatMark(seat) },
      ...{ deciding: deciding.includes(seat), away: false, kept: false },
    }));
  const said = (...deciding: readonly number[]) =>
    drawn(state, { observer: SPECTATOR, seats: seats(...deciding) });
  expect(said(0, 1, 2)).toContain('Still choosing: Ann, Bo.');
  expect(said(2)).toContain('The first scene is about to begin.');
});

test('[DT-AGM-01] before the first scene the table reads which adventure it is, and what everybody knows of it', () => {
  const { state } = sit({ seats: 2, options: { adventure: 'harrow-down' } });
  state.phase = 'lobby';
  const html = drawn(state);
  expect(html).toContain('<h2>adventure.harrow-down.title</h2>');
  expect(html).toContain('adventure.harrow-down.premise');
  const own = sit({ seats: 2, options: { gm: 'human', adventure: 'free' } }).state;
  own.phase = 'lobby';
  expect(drawn(own)).toContain('Before the adventure');
});
