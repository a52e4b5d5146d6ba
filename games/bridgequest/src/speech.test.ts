import { describe, expect, test } from 'vitest';
import { harm } from './harm.ts';
import { optionText } from './option-text.ts';
import { placeCalled, SPEECH } from './speech.ts';
import { TEXTS } from './texts.ts';
import { TEXTS_DE } from './texts-de.ts';

const option = (id: string, names: Readonly<Record<string, string | number>>, key: string) =>
  optionText(
    { id, names },
    {
      kind: 'one',
      seat: 0,
      why: { key: `choice.${key}` },
      options: [],
    },
  );

describe('what options are called', () => {
  test('the end of a menu is what comes of it', () => {
    expect(option('done', {}, 'equip').key).toBe('option.done-equip');
    expect(option('done', {}, 'final-move').key).toBe('option.done-move');
    expect(option('done', {}, 'charity').key).toBe('option.done-charity');
    expect(option('done', {}, 'room').key).toBe('option.done');
  });

  test('deeds name their card, ways their place', () => {
    expect(option('equip/BQC-TREA-001#1', { card: 'BQC-TREA-001#1' }, 'equip')).toEqual({
      key: 'option.equip',
      params: { card: { key: 'card.BQC-TREA-001' } },
    });
    expect(option('20.LL>UR', {}, 'way')).toEqual({
      key: 'option.stand',
      params: { location: '20', stand: 'LL', facing: 'UR' },
    });
  });

  test('an effect to be ended says on whom it lies', () => {
    const names = { card: 'BQC-DOOR-001#1', seat: 1 };
    expect(option('3', names, 'rule-end.effect')).toEqual({
      key: 'option.lasting',
      params: { card: { key: 'card.BQC-DOOR-001' }, seat: { seat: 1 } },
    });
    expect(option('none', {}, 'rule-end.effect')).toEqual({ key: 'option.none' });
  });

  test('a card for a die says what the die shows then', () => {
    const card = 'BQC-TREA-085#1';
    expect(option(`${card}/4`, { card }, 'answer-roll')).toMatchObject({
      key: 'option.set-die',
      params: { n: 4 },
    });
    expect(option(`${card}/reroll`, { card }, 'answer-roll')).toMatchObject({
      key: 'option.roll-again',
    });
  });
});

test('places are called by whose they are, or by their location', () => {
  expect(placeCalled('hand/1')).toEqual({ key: 'place.hand', params: { seat: { seat: 1 } } });
  expect(placeCalled('world/11')).toEqual({ key: 'place.world', params: { location: '11' } });
  expect(placeCalled('dropped/homeworld')).toEqual({ key: 'place.dropped-home' });
});

test('a hero’s figurine is called by its seat', () => {
  const figures = { 'BQC-FIG-01': { id: 'BQC-FIG-01', kind: 'hero', owner: 2 } };
  const view = { figures, ownCards: {} };
  const text = { key: 'event.figure-walked', params: { figure: { key: 'figure.BQC-FIG-01' } } };
  expect(SPEECH.fill?.(text, view)).toEqual({ ...text, params: { figure: { seat: 2 } } });
});

test('[BQ-MOVE-03] [BQ-MOVE-04] [BQ-MOVE-05] a walk says what each of its moves is', () => {
  const said = ['BQ-MOVE-03', 'BQ-MOVE-04', 'BQ-MOVE-05', 'BQ-MOVE-16'].map((rule) => {
    const place = { location: 11, stand: 'UL', facing: 'OUT' } as const;
    const { params } = SPEECH.event({ type: 'figure-walked', rule, figure: 'hero-0', ...place });
    return params?.step;
  });
  expect(said).toEqual(['turn', 'cross', 'doorway', 'on']);
});

test('a death weighs most, and what another one suffers nothing', () => {
  const died = { type: 'died', rule: 'BQ-DEAD-01', seat: 1 } as const;
  const lost = { type: 'travels-changed', rule: 'BQC-VERB-11', seat: 1, by: -1, left: 0 } as const;
  expect(harm(died, {}, 1)?.weight).toBeGreaterThan(harm(lost, {}, 1)?.weight ?? 0);
  expect(harm(died, {}, 0)).toBeUndefined();
  expect(harm({ ...lost, by: 1 }, {}, 1)).toBeUndefined();
});

test('a death, a capture and a leaving are news for all, and moments of the match', () => {
  for (const texts of [TEXTS, TEXTS_DE]) {
    for (const type of ['died', 'captured', 'left-game', 'boss-mode-began']) {
      expect(texts).toHaveProperty([`event.${type}.news`]);
      expect(texts).toHaveProperty([`event.${type}.mark`]);
    }
  }
});
