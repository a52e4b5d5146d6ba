import type { ChoiceView, Game } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, askedIn, randomMatch } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { seenOf } from '../../test/board.tsx';
import { door, named, treasure } from '../../test/cards.ts';
import { sit } from '../../test/table.ts';
import { bridgequest } from '../index.ts';
import { COUNTED_SLOTS } from '../rules/heroes/slots.ts';
import type { BridgeView } from '../view.ts';
import { actions, endOf } from './actions.ts';
import { notes } from './option-notes.ts';

const GAME = bridgequest as unknown as Game;
const VIEW = {} as BridgeView;
const MOST_ANSWERS = 400;

test('every option of a turn and a combat is one action of one kind, and what goes on is apart', () => {
  const match = randomMatch(GAME, 'bar', GAME.brief);
  const random = seededSource('bar');
  let bars = 0;
  while (!match.over && match.seq < MOST_ANSWERS) {
    for (const { choice } of askedIn(match)) {
      const view = choice as unknown as ChoiceView;
      const bar = actions(VIEW, view, 'en');
      if (bar === undefined) continue;
      bars += 1;
      const shown = bar.kinds.flatMap((kind) => kind.actions.map(({ id }) => id));
      expect([...shown, bar.end].sort()).toEqual(view.options.map(({ id }) => id).sort());
    }
    answerAtRandom(match, random);
  }
  expect(bars).toBeGreaterThan(20);
});

const asking = (key: string, options: ChoiceView['options']) =>
  ({ why: { key }, options, closed: [] }) as unknown as ChoiceView;

test('other questions are no actions', () => {
  const choice = asking('choice.room', [{ id: 'loot' }]);
  expect(endOf(choice)).toBeUndefined();
  expect(actions(VIEW, choice, 'en')).toBeUndefined();
});

test('[BQ-CARD-05] a discard says what goes off, and nothing of what does not', () => {
  const cards = [door(8), door(60), door(79), door(86), treasure(14)];
  const choice = asking(
    'choice.discard',
    cards.map((card) => ({ id: card, names: { card } })),
  );
  expect(notes(VIEW, choice, 'en').map(({ option }) => option)).toEqual(cards.slice(0, 4));
});

test('an action with a card says what the card does', () => {
  const choice = asking('choice.equip', [
    { id: `equip/${treasure(2)}`, names: { card: treasure(2) } },
    { id: 'done' },
  ]);
  const [note] = notes(VIEW, choice, 'en');
  expect(note?.text).toContain('+2 DEF');
  expect(note?.text).toContain('running away');
});

test('gear stands before what is put on it, the strongest first, and what finds no room last', () => {
  const [strong, weak] = [named('Frying Pan of Reckoning'), named('Bubble-Wrap Plate')];
  const equip = (card: string) => ({ id: `equip/${card}`, names: { card } });
  const choice = asking('choice.equip', [
    { id: 'attach/a/b', names: { card: strong, on: weak } },
    equip(weak),
    equip(strong),
    { id: 'done' },
  ]);
  const first = (hands: number) => {
    const free = COUNTED_SLOTS.map((slot) => [slot, { used: 0, of: 1 }]);
    const slots = { ...Object.fromEntries(free), hand: { used: hands, of: 2 } };
    const view = { rooms: [{ slots }], cards: {}, figures: {} } as unknown as BridgeView;
    return actions(view, { ...choice, seat: 0 }, 'en')?.kinds[0]?.actions.map(({ id }) => id);
  };
  expect(first(2)?.slice(0, 2)).toEqual([`equip/${weak}`, `equip/${strong}`]);
  expect(first(0)?.at(-1)).toBe('attach/a/b');
});

test('[BQ-BOSS-01] a way to Boss Mode says what it means before it is taken, with its rule', () => {
  const ways = (...ids: string[]) =>
    notes(
      VIEW,
      asking(
        'choice.way',
        ids.map((id) => ({ id })),
      ),
      'en',
    );
  const [whole, option] = ways('17.UR>OUT', 'boss-mode');
  expect(whole).toMatchObject({ rule: 'BQ-BOSS-01', warns: true });
  expect(whole?.option).toBeUndefined();
  expect(option).toMatchObject({ option: 'boss-mode', warns: true });
  expect(ways('17.UR>OUT', 'homeworld')).toEqual([]);
});

test('[BQ-CARD-15] what can be sold says what it is worth', () => {
  const card = treasure(2);
  const [note] = notes(VIEW, asking('choice.sell', [{ id: card, names: { card } }]), 'en');
  expect(note?.text).toMatch(/\d+ Gold$/);
});

test('[BQ-TURN-03] a phase of moving without a walk says why', () => {
  const heroes = [{ isPinned: false, travels: 0 }];
  const said = (hero: object) =>
    notes(
      { heroes: [{ ...heroes[0], ...hero }] } as unknown as BridgeView,
      { ...asking('choice.beginning-move', [{ id: 'done' }]), seat: 0 },
      'en',
    )[0]?.text;
  expect(said({})).toContain('0 travels');
  expect(said({ isPinned: true })).toContain('fought');
});

test('[BQ-WIS-01] what is avoided says under what it is rolled', () => {
  const view = { heroes: [{ sheet: { WIS: 6 } }] } as unknown as BridgeView;
  const foe = door(8);
  const window = asking('choice.window-declaration', [{ id: `avoid/${foe}`, names: { foe } }]);
  const [note] = notes(view, { ...window, seat: 0 }, 'en');
  expect(note?.text).toContain('A d20 under 6 passes');
  const asked = asking('choice.avoid-by-wisdom', [{ id: 'no' }, { id: 'yes' }]);
  expect(notes(view, { ...asked, seat: 0 }, 'en')).toEqual([
    { option: 'yes', text: 'A d20 under 6 passes.' },
  ]);
});

test('every action of the Bridge says what comes of it', () => {
  const deeds = ['walk', 'sell', 'trade/1', 'ask-ally', 'open-portal', 'close-bridge'];
  const choice = asking(
    'choice.equip',
    [...deeds, 'done'].map((id) => ({ id })),
  );
  expect(notes(VIEW, choice, 'en').map(({ option }) => option)).toEqual(deeds);
});

test('[BQ-DEAD-07] whoever does not come back is told that it is out of the game', () => {
  const choice = asking('choice.re-enter', [{ id: 'no' }, { id: 'yes' }]);
  const said = notes(VIEW, choice, 'en').find(({ option }) => option === 'no');
  expect(said?.text).toContain('out of this game');
});

test('[BQ-TURN-13] whoever has walked is told so, and not that travels are missing', () => {
  const asked = asking('choice.final-move', [{ id: 'done' }]);
  const said = (travels: number) => {
    const view = { heroes: [{ travels, isPinned: false, sheet: {} }] } as unknown as BridgeView;
    return notes(view, { ...asked, seat: 0 }, 'en')[0]?.text;
  };
  expect(said(3)).toContain('walked');
  expect(said(-2)).toContain('−2 travels');
});

test('[BQ-CHAR-12] what is equipped says on its action, and beside it, what goes out of use for it', () => {
  const [old, fresh] = [treasure(1), treasure(5)];
  const { t } = sit({
    heroes: ['homeworld'],
    places: { 'hand/0': [fresh], 'active/0': [old] },
  });
  const equip = { id: `equip/${fresh}`, names: { card: fresh } };
  const choice = { ...asking('choice.equip', [equip, { id: 'done' }]), seat: 0 };
  const says = (locale: string) => {
    const bar = actions(seenOf(t, 0), choice, locale);
    return bar?.kinds[0]?.actions[0]?.says;
  };
  expect(says('en')).toBe('Out of use for it: Colander of Confidence (Head).');
  expect(says('de')).toBe('Dafür außer Gebrauch: Colander of Confidence (Kopf).');
  const [note] = notes(seenOf(t, 0), choice, 'en');
  expect(note?.text).toContain('Out of use for it: Colander of Confidence (Head).');
  t.state.places['active/0'] = [];
  expect(says('en')).toBeUndefined();
});
