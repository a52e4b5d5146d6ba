import type { Choice, Option } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { sit } from '../test/rig.ts';
import { allSaid } from '../test/said.ts';
import { d20Content } from './content/index.ts';
import { TAGS } from './content/tags.ts';
import { EVENT_FORMS } from './event-forms.ts';
import type { D20Event } from './events.ts';
import { harmOf } from './harm.ts';
import { SPEECH } from './speech.ts';
import { TEXTS } from './texts.ts';
import { TEXTS_DE } from './texts-de.ts';
import { viewOf } from './view.ts';

const CONTENT = d20Content();

/** Ids that are no words of either language: of several words, put together by hyphens. */
const IDS = [
  ...[CONTENT.traits, CONTENT.blocks, CONTENT.spells, CONTENT.gear, CONTENT.hazards].flatMap(
    (all) => Object.keys(all),
  ),
  ...[...Object.keys(TAGS), ...Object.keys(EVENT_FORMS)],
].filter((id) => id.includes('-'));
/** Names that are written like their ids. */
const NAMES = ['cyber-deck', 'vibro-blade', 'baker-street-irregulars'];
const RAW = new RegExp(
  `(?<![\\p{L}-])(${IDS.filter((id) => !NAMES.includes(id)).join('|')})(?![\\p{L}-])`,
  'u',
);

/** Sentences in which an id or a gap is left. */
const rawIn = (sentences: ReadonlyMap<string, string>) =>
  [...sentences].filter(([sentence]) => RAW.test(sentence) || /[{}]|\bundefined\b/.test(sentence));

describe.each(['harrow-down', 'cutlers-row', 'relay-nine'])('a match of %s', (adventure) => {
  test.each([
    ['auto', true],
    ['human', false],
  ])('says all that it tells and asks, run by %s, played by bots: %s', (gm, byBots) => {
    const options = { adventure, gm, sessionLimit: 300 };
    const said = allSaid({ seed: `${adventure}/${gm}`, most: 200, options, byBots });
    for (const { gaps, sentences } of Object.values(said)) {
      expect(gaps).toEqual([]);
      expect(rawIn(sentences)).toEqual([]);
      expect(sentences.size).toBeGreaterThan(100);
    }
    // No ability is called in English where the table speaks German.
    const english = [...said.de.sentences.keys()].filter((one) =>
      /\b(STR|DEX|CON|WIS)\b/.test(one),
    );
    expect(english).toEqual([]);
  });
});

/** A table of two with somebody to fight. */
function table() {
  const { state, hero, foe } = sit({ seats: 2 });
  const own = hero();
  const foes = [1, 2].map((number) => foe('skeleton', 5 * number, 0, { number }));
  return { state, own, foes };
}

const say = (text: ReturnType<typeof SPEECH.event>, view: unknown, locale: 'en' | 'de' = 'en') =>
  createSpeaker({
    texts: locale === 'en' ? TEXTS : TEXTS_DE,
    locale,
    seatName: (seat) => `seat ${seat}`,
    missing: (key, reason) => {
      throw new Error(`${key}: ${reason}`);
    },
    fill: (one) => SPEECH.fill?.(one, view) ?? one,
  }).say(text);

describe('events', () => {
  const { state, own, foes } = table();
  const view = viewOf(state, 0, CONTENT);
  const [first, second] = foes.map(({ id }) => id);
  const told = (event: object, locale?: 'en' | 'de') =>
    say(SPEECH.event({ rule: 'DT-ATK-01', ...event } as D20Event), view, locale);

  test('name those of one kind by number, and weapons with their use', () => {
    const hit = {
      type: 'hit',
      creature: own.id,
      at: second,
      attack: 'dagger-thrown',
      fromHiding: true,
    };
    expect(told(hit)).toBe('Ash hits Skeleton 2 with dagger, thrown, from hiding');
    expect(told(hit, 'de')).toBe('Ash trifft Skelett 2 (Dolch, geworfen), aus dem Verborgenen');
  });

  test('say what a roll is made of', () => {
    const save = {
      ...{ type: 'rolled', creature: own.id, kind: 'save', ability: 'DEX', faces: [3, 14] },
      ...{ mode: 'advantage', leans: [], natural: 14, terms: [], total: 15, target: 12 },
      success: true,
    };
    expect(told(save)).toBe(
      'Ash, DEX saving throw: 15 against 12, a success (with advantage: 3 and 14)',
    );
    expect(
      told({ ...save, kind: 'check', tag: 'stealth', mode: 'straight', target: undefined }, 'de'),
    ).toBe('Ash, Schleichen: 15, ein Erfolg (der Würfel zeigt 14)');
  });

  test('say who did it, how it ends, and of conditions how they come and go', () => {
    const hurt = {
      ...{ type: 'hurt', creature: own.id, amount: 8, loss: 4, wound: 'badly-hurt', by: first },
      ...{ tags: ['weapon'], changedBy: ['DT-HER-12'] },
    };
    expect(told(hurt)).toBe('Ash loses 4 Hit Points to Skeleton 1 instead of 8, and is badly hurt');
    const afraid = { creature: own.id, effect: 'afraid', until: { at: 'combat' } };
    expect(told({ ...afraid, type: 'afflicted' }, 'de')).toBe('Ash bekommt Angst');
    expect(told({ ...afraid, type: 'relieved', how: 'save' })).toBe('Ash is afraid no more');
    expect(told({ ...afraid, type: 'afflicted', effect: 'haste' })).toBe(
      'Haste on Ash for this fight',
    );
  });

  test('say how much time passes in its largest unit', () => {
    const passes = (rounds: number) => told({ type: 'clock-advanced', rounds, clock: 0 });
    expect([3, 60, 360, 9000].map(passes)).toEqual([
      'Time passes: 3 rounds',
      'Time passes: 10 minutes',
      'Time passes: 1 hour',
      'Time passes: 25 hours',
    ]);
  });

  test('leave out what the next line says', () => {
    const event = (type: string, more: object = {}) =>
      ({ type, rule: 'DT-TURN-07', creature: own.id, ...more }) as D20Event;
    const began = event('turn-began');
    expect(SPEECH.isEmpty?.(event('turn-ended'), began)).toBe(true);
    expect(SPEECH.isEmpty?.(event('named'), began)).toBe(true);
    expect(SPEECH.isEmpty?.(event('fell'), event('died'))).toBe(true);
    expect(SPEECH.isEmpty?.(event('fell'), began)).toBe(false);
    const out = event('afflicted', { effect: 'unconscious' });
    expect(SPEECH.isEmpty?.(event('fell'), out)).toBe(true);
    expect(SPEECH.isEmpty?.(event('fell'), event('afflicted', { effect: 'afraid' }))).toBe(false);
    expect(SPEECH.isEmpty?.(out, event('died'))).toBe(true);
    expect(SPEECH.isEmpty?.(out, began)).toBe(false);
    expect(SPEECH.isEmpty?.(event('moved', { feet: 5 }), began)).toBe(false);
    const dice = event('dice-rolled', { creature: 1, faces: [8, 1] });
    expect(SPEECH.isEmpty?.(dice, event('rolled', { creature: 1, faces: [8, 1] }))).toBe(true);
    expect(SPEECH.isEmpty?.(dice, event('rolled', { creature: 2, faces: [8, 1] }))).toBe(false);
  });
});

describe('options', () => {
  const { state, own, foes } = table();
  const view = viewOf(state, 0, CONTENT);
  const at = foes[1]?.id ?? 0;
  const asked = (key: string, option: Option, params = {}) => {
    const choice: Choice = { kind: 'one', seat: 0, why: { key, params }, options: [option] };
    return say(option.text ?? SPEECH.option?.(option, choice) ?? { key: 'none' }, view);
  };

  test.each<[string, Record<string, string | number>, string]>([
    [
      'attack-spear-melee',
      { attack: 'spear-melee', creature: at },
      'Attack Skeleton 2: spear, in melee',
    ],
    [
      'attack-spear-melee-99',
      { attack: 'spear-melee', creature: 99, feet: 25 },
      'Attack somebody 25 ft away: spear, in melee',
    ],
    ['cast-web', { spell: 'web', form: 'web' }, 'Cast Web'],
    [
      'cast-bless-blight-5',
      { spell: 'bless', form: 'blight', creature: at },
      'Cast Bless: blight on Skeleton 2',
    ],
    ['move-3-4', { x: 3, y: 4, feet: 15, hurries: 'no' }, 'Go 15 feet to 4/5'],
    [
      'move-3-9',
      { x: 3, y: 9, feet: 45, hurries: 'yes' },
      'Go 45 feet to 4/10, and take no action',
    ],
    ['away-5', { creature: at, how: 'away' }, 'Go away from Skeleton 2'],
    ['end-turn', {}, 'End the turn'],
    ['end-7', { effect: 'haste', creature: at }, 'End the spell on Skeleton 2: Haste'],
    ['end-zone-7', { effect: 'web' }, 'End the spell: Web'],
    ['use-4', { item: 'torches' }, 'Use: torches'],
    ['use-4-5', { item: 'antidote', creature: at }, 'Use on Skeleton 2: antidote'],
    ['hand-4-to-5', { item: 'rope', creature: at }, 'Hand to Skeleton 2: rope'],
    ['extinguish-5', { creature: at, effect: 'aflame' }, 'Put out the fire on Skeleton 2'],
    ['power-rage', { power: 'rage' }, 'Rage'],
    ['hack-5', { power: 'hack', creature: at }, 'Hack it: Skeleton 2'],
    ['put-on-4', { item: 'light-armor', how: 'put-on' }, 'Put on: light armor'],
    ['research', {}, 'Look things up for a day, then a true answer for a story token'],
  ])('the deed %s', (id, names, sentence) => {
    expect(asked('choice.deed', { id, names })).toBe(sentence);
  });

  test('a deed of a companion says whose it is', () => {
    const names = { item: 'torches', by: own.id };
    expect(asked('choice.calm', { id: 'by-1-use-4', names })).toBe('Ash: Use: torches');
  });

  test('answers are said as their question has them', () => {
    expect(asked('choice.keep-face', { id: 'new' }, { old: 3, face: 17 })).toBe('The new one, 17');
    expect(asked('choice.reroll', { id: 'tempt-1', names: { die: 1, face: 3 } })).toBe(
      'Tempt fate: throw die 1 again, which shows 3',
    );
    expect(asked('offer.setback', { id: 'impaired-CON', names: { ability: 'CON' } })).toBe(
      'CON impaired until a long rest',
    );
    expect(asked('choice.survive', { id: 'pass' })).toBe('Pass');
    expect(asked('choice.moved-to', { id: 'to-15', names: { feet: 15 } })).toBe(
      'At 15 feet along the line',
    );
    expect(asked('choice.revive', { id: 'pass' })).toBe('Let it die');
    expect(asked('tool.call.lean', { id: 'advantage' })).toBe('Advantage');
    expect(asked('tool.save.ability', { id: 'WIS' })).toBe('WIS');
  });
});

describe('harm to the character of a seat', () => {
  const { state, own, foes } = table();
  const view = viewOf(state, 0, CONTENT);
  const harm = harmOf(CONTENT);
  const weigh = (event: object, seat = 0) =>
    harm({ rule: 'DT-HP-08', creature: own.id, ...event } as D20Event, view, seat);
  const hurt = (loss: number, wound: string) =>
    weigh({ type: 'hurt', amount: loss, loss, wound, tags: [], changedBy: [] })?.weight ?? 0;

  test('a death weighs most, then a fall, then wounds by their share', () => {
    const died = weigh({ type: 'died' })?.weight ?? 0;
    expect(died).toBeGreaterThan(hurt(9, 'down'));
    // The wound says who did it, so it stands for the fall.
    expect(hurt(1, 'down')).toBeGreaterThan(weigh({ type: 'fell' })?.weight ?? 0);
    expect(hurt(3, 'hurt')).toBeGreaterThan(hurt(1, 'hurt'));
    expect(
      weigh({ type: 'hurt', amount: 3, loss: 0, wound: 'unhurt', tags: [], changedBy: [] }),
    ).toBeUndefined();
  });

  test('conditions that bind weigh more than others, and what helps weighs nothing', () => {
    const laid = (effect: string, by?: number) =>
      weigh({ type: 'afflicted', effect, until: { at: 'cure' }, by });
    expect(laid('paralyzed')?.weight).toBeGreaterThan(laid('shaken')?.weight ?? 0);
    expect(laid('blessed')).toBeUndefined();
    expect(laid('aflame', own.id)?.own).toBe(true);
  });

  test('others suffer it alone; a defeat is everybody’s', () => {
    expect(weigh({ type: 'died' }, 1)).toBeUndefined();
    expect(weigh({ type: 'died', creature: foes[0]?.id })).toBeUndefined();
    expect(weigh({ type: 'defeated', times: 1 }, 1)?.weight).toBeGreaterThan(0);
  });
});

test('[DT-AGM-11] an end says which rule it is of', () => {
  const { state } = table();
  state.ending = 'finished';
  expect(SPEECH.ending?.(viewOf(state, 0, CONTENT))).toEqual({
    key: 'ending.finished',
    rule: 'DT-AGM-11',
  });
});

test('documents name content by its id, and seats have their figures', () => {
  expect(SPEECH.named?.('dwarf')?.key).toBe('heritage.dwarf');
  expect(SPEECH.named?.('healers-kit')?.key).toBe('gear.healers-kit');
  expect(SPEECH.named?.('harrow-down')?.key).toBe('adventure.harrow-down.title');
  expect(SPEECH.named?.('nothing')).toBeUndefined();
  const { state } = table();
  expect(SPEECH.figures?.(viewOf(state, 0, CONTENT))).toEqual([{ seat: 0, name: 'Ash' }]);
});
