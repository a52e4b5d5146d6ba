import { seededSource } from '@tablewright/engine/host';
import type { Builder, Draft, Reader } from '@tablewright/table-kit/builder-data';
import { createSpeaker } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { SAME_TEXTS } from '../../test/same-texts.ts';
import { FLAW_TEXTS_DE } from '../board/party/flaws-de.ts';
import { speakOnBoard } from '../board/words.ts';
import { d20Content } from '../content/index.ts';
import { READY } from '../content/ready/index.ts';
import type { Sheet } from '../content/sheet.ts';
import { USUAL_RULES } from '../explain/index.ts';
import { askedCharacter } from '../rules/setup/asked-character.ts';
import { readSheet } from '../sheets/read.ts';
import { TEXTS } from '../texts.ts';
import { TEXTS_DE } from '../texts-de.ts';
import { GIVEN_TEXTS } from './given-texts.ts';
import { GIVEN_TEXTS_DE } from './given-texts-de.ts';
import { BUILDER as OWN } from './index.ts';
import { BUILDER_TEXTS } from './texts.ts';
import { BUILDER_TEXTS_DE } from './texts-de.ts';

// The board speaks one language at a time, and other tests English.
afterAll(() => speakOnBoard('en'));

const BUILDER: Builder<Sheet> = OWN;
const CONTENT = d20Content();

const reader = (locale: string, texts: Readonly<Record<string, string>>): Reader => {
  const missing: string[] = [];
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: String,
    missing: (key) => missing.push(key),
  });
  return {
    locale,
    say: (text) => {
      const said = speaker.say(text);
      if (missing.length > 0) throw new Error(`no text ${missing.join()}`);
      return said;
    },
  };
};
const EN = reader('en', TEXTS);
const DE = reader('de', { ...TEXTS, ...TEXTS_DE });

const ROLLED = { totals: [9, 15, 11, 8, 13, 10], hitDie: 4, funds: 110 };
const at = (about: Readonly<Record<string, unknown>>): Builder<Sheet> => {
  const there = BUILDER.at?.(about);
  if (there === undefined) throw new Error('there is no builder at a table');
  return there;
};
const TABLE = { ready: ['bryn-oakshield', 'maud-ferrier'], startLevel: 1, rolled: ROLLED };

/** A draft with these choices made in their order. */
const chosen = (
  builder: Builder<Sheet>,
  picks: readonly (readonly [string, string])[],
  from: Draft = builder.empty(1),
): Draft => picks.reduce((draft, [part, option]) => builder.choose(draft, 0, part, option), from);
const part = (builder: Builder<Sheet>, draft: Draft, id: string, said: Reader = EN) =>
  builder.parts(draft, 0, said).find((one) => one.id === id);
const closed = (builder: Builder<Sheet>, draft: Draft, id: string) =>
  (part(builder, draft, id)?.options ?? []).flatMap(({ id: one, closed: why }) =>
    why === undefined ? [] : [[one, why]],
  );

test('the builder says in German all that it says in English', () => {
  const same = ['score.has', 'score.fixed', 'ready.mark', 'gives.score', 'benefit.score', 'price'];
  const pair = { first: BUILDER_TEXTS, other: BUILDER_TEXTS_DE, locale: 'de', names: same };
  expect(catalogueProblems(pair)).toEqual([]);
  const given = { first: GIVEN_TEXTS, other: GIVEN_TEXTS_DE, locale: 'de', names: [] };
  expect(catalogueProblems(given)).toEqual([]);
  expect(SAME_TEXTS.length).toBeGreaterThan(0);
});

describe('whatever is made is a character', () => {
  test('[DT-CHAR-07] [DT-AUT-14] away from a table: the reader takes it, and changes nothing in it', () => {
    const random = seededSource('away');
    for (let times = 0; times < 60; times += 1) {
      const draft = BUILDER.fill(BUILDER.empty(1), 0, random, times % 2 === 0 ? EN : DE);
      expect(BUILDER.faults(draft, EN)).toEqual([]);
      const sheet = BUILDER.contentOf(draft);
      expect(readSheet(CONTENT, sheet)).toEqual({ ok: true, value: sheet });
      expect(sheet).toMatchObject({ level: 1, xp: 0, isWritten: true, hitDice: [3.5] });
      // It is whole: filling in the rest changes nothing, nor does opening it again.
      expect(BUILDER.fill(draft, 0, random, EN)).toEqual(draft);
      expect(BUILDER.contentOf(BUILDER.draftOf(sheet))).toEqual(sheet);
    }
  });

  test.each(['inOrder', 'arrange'] as const)(
    '[DT-CHAR-01] [DT-CHAR-06] [DT-CHAR-09] at a table that rolls (%s): it takes it as made there',
    (abilityGen) => {
      const options = { ...USUAL_RULES.options, abilityGen };
      const asked = askedCharacter({ content: CONTENT, options, documents: {} }, ROLLED, []);
      const builder = at({ ...TABLE, abilityGen });
      const random = seededSource(abilityGen);
      for (let times = 0; times < 24; times += 1) {
        const begun = times % 4 === 0 ? [['pack', 'bought'] as const] : [];
        let draft = builder.fill(chosen(builder, begun), 0, random, EN);
        // Something is bought while the coins last.
        for (const option of part(builder, draft, 'bought')?.options ?? []) {
          draft = builder.choose(draft, 0, 'bought', option.id);
        }
        const sheet = builder.contentOf(draft);
        expect(asked.read(sheet)).toEqual({ ok: true, value: sheet });
        expect(builder.contentOf(builder.draftOf(sheet))).toEqual(sheet);
      }
    },
  );

  test('whatever is offered and open keeps it a character, choice by choice', () => {
    const random = seededSource('walk');
    for (let times = 0; times < 10; times += 1) {
      let draft = BUILDER.fill(BUILDER.empty(1), 0, random, EN);
      for (let step = 0; step < 12; step += 1) {
        const parts = BUILDER.parts(draft, 0, EN);
        const one = parts[random.index(parts.length, 'part')];
        const open = one?.options.filter((option) => option.closed === undefined) ?? [];
        const option = open[random.index(Math.max(1, open.length), 'option')];
        if (one === undefined || option === undefined) continue;
        draft = BUILDER.choose(draft, 0, one.id, option.id);
        const whole = BUILDER.fill(draft, 0, random, EN);
        const sheet = BUILDER.contentOf(whole);
        expect(readSheet(CONTENT, sheet)).toEqual({ ok: true, value: sheet });
      }
    }
  });

  test('[DT-PC-01] [DT-PRE-01] ready ones stay what they are, and can be changed', () => {
    const ready = BUILDER.ready(1, EN);
    expect(ready.map(({ id }) => id)).toEqual(READY.map(({ id }) => id));
    for (const [place, { draft }] of ready.entries()) {
      expect(BUILDER.faults(draft, EN)).toEqual([]);
      expect(BUILDER.contentOf(draft)).toEqual(READY[place]?.sheet);
      const other = READY[place]?.sheet.flaw.tag === 'vice' ? 'fear' : 'vice';
      const changed = BUILDER.choose(draft, 0, 'flaw', other);
      const sheet = BUILDER.contentOf(changed);
      expect(sheet).toMatchObject({ isWritten: true, flaw: { tag: other } });
      expect(readSheet(CONTENT, sheet)).toEqual({ ok: true, value: sheet });
      expect(sheet.scores).toEqual(READY[place]?.sheet.scores);
      expect(sheet.gear).toEqual(READY[place]?.sheet.gear);
    }
  });

  test('[DT-TAB-04] somebody who has been in play keeps what lies on it', () => {
    const [holmes] = READY;
    if (holmes === undefined) throw new Error('nobody is ready');
    const now = {
      clock: 40,
      hp: 3,
      lockedLoss: [],
      effects: [],
      used: {},
      strained: [],
      tokens: 1,
      restHours: [],
    };
    const sheet = { ...holmes.sheet, xp: holmes.sheet.xp + 7, now };
    const draft = BUILDER.draftOf(sheet);
    expect(BUILDER.contentOf(draft)).toEqual(sheet);
    const changed = BUILDER.contentOf(BUILDER.choose(draft, 0, 'kept', '0'));
    expect(changed).toMatchObject({ now, xp: sheet.xp, gear: sheet.gear.slice(1) });
  });
});

describe('what is open', () => {
  test('[DT-CHAR-03] [DT-HER-10] two roles, three for a Human; the rest says why not', () => {
    const two = [
      ['heritage', 'elf'],
      ['roles', 'noble'],
      ['roles', 'toughness'],
    ] as const;
    const draft = chosen(BUILDER, two);
    expect(closed(BUILDER, draft, 'roles')).toHaveLength(18);
    expect(closed(BUILDER, draft, 'roles')[0]).toEqual(['arcane-magic', 'Take one back first']);
    expect(BUILDER.choose(draft, 0, 'roles', 'obscurity')).toBe(draft);
    const human = chosen(
      BUILDER,
      [
        ['heritage', 'human'],
        ['roles', 'obscurity'],
      ],
      draft,
    );
    expect(part(BUILDER, human, 'roles')?.chosen).toEqual(['noble', 'toughness', 'obscurity']);
    const elf = BUILDER.choose(human, 0, 'heritage', 'elf');
    expect(part(BUILDER, elf, 'roles')?.chosen).toEqual(['noble', 'toughness']);
  });

  test('[DT-CHAR-05] [DT-MAG-06] what a heritage and a role ask for comes and goes with them', () => {
    const ids = (draft: Draft) => BUILDER.parts(draft, 0, EN).map(({ id }) => id);
    const god = chosen(BUILDER, [
      ['heritage', 'demigod'],
      ['heritage-choice', 'CHA'],
      ['roles', 'divine-magic'],
    ]);
    expect(ids(god)).toContain('heritage-choice');
    // Divine magic is cast by one ability alone.
    expect(part(BUILDER, god, 'choice.divine-magic')?.chosen).toEqual(['WIS']);
    const elf = BUILDER.choose(god, 0, 'heritage', 'elf');
    expect(ids(elf)).not.toContain('heritage-choice');
    expect(BUILDER.contentOf(elf).heritageChoice).toBeUndefined();
  });

  test('[DT-MAG-02] [DT-MAG-03] spells of the first level, one of them', () => {
    const mage = chosen(BUILDER, [
      ['heritage', 'elf'],
      ['roles', 'arcane-magic'],
      ['spells.arcane-magic', 'sleep'],
    ]);
    const spells = part(BUILDER, mage, 'spells.arcane-magic');
    expect(spells?.options).toHaveLength(12);
    const other = BUILDER.choose(mage, 0, 'spells.arcane-magic', 'light');
    expect(part(BUILDER, other, 'spells.arcane-magic')?.chosen).toEqual(['light']);
  });

  test('[DT-CHAR-01] [DT-OPT-05] totals: in order they stay, else the best goes first', () => {
    const order = at({ ...TABLE, abilityGen: 'inOrder' });
    const stays = order.contentOf(order.fill(order.empty(1), 0, seededSource('a'), EN));
    expect(Object.values(stays.scores)).toEqual(ROLLED.totals);
    const arrange = at({ ...TABLE, abilityGen: 'arrange' });
    const first = chosen(arrange, [
      ['scores', 'CHA'],
      ['scores', 'WIS'],
    ]);
    const { scores } = arrange.contentOf(arrange.fill(first, 0, seededSource('b'), EN));
    expect([scores.CHA, scores.WIS]).toEqual([15, 13]);
    expect(part(order, order.empty(1), 'totals')).toBeUndefined();
  });

  test('[DT-CHAR-06] [DT-EQ-00] things: a pack pick by pick, or as far as the coins go', () => {
    const builder = at({ ...TABLE, abilityGen: 'inOrder' });
    const pack = chosen(builder, [
      ['pack', 'fantasy'],
      ['gear.3', 'rope'],
      ['gear.3', 'torches'],
      ['gear.3', 'rations'],
    ]);
    expect(closed(builder, pack, 'gear.3').map(([, why]) => why)).toContain('Take one back first');
    const bought = chosen(builder, [
      ['pack', 'bought'],
      ['bought', 'light-armor'],
      ['bought', 'rope'],
      ['bought', 'rope#2'],
    ]);
    const kinds = builder.contentOf(bought).gear.map(({ kind }) => kind);
    expect(kinds).toEqual(['light-armor', 'rope', 'rope']);
    expect(closed(builder, bought, 'bought').some(([, why]) => why?.startsWith('Costs'))).toBe(
      true,
    );
    const back = builder.choose(bought, 0, 'bought', 'rope');
    expect(part(builder, back, 'bought')?.chosen).toEqual(['light-armor', 'rope']);
  });

  test('[DT-OPT-13] where nothing was rolled only ready ones are open', () => {
    const builder = at({ ready: ['maud-ferrier'], abilityGen: 'inOrder', startLevel: 1 });
    const [only, ...others] = builder.parts(builder.empty(1), 0, EN);
    expect(others).toEqual([]);
    expect(only?.options.map(({ id, closed: why }) => [id, why])).toEqual([
      ['made', 'Nothing was rolled for you'],
      ['maud-ferrier', undefined],
    ]);
    const draft = builder.choose(builder.empty(1), 0, 'ready', 'maud-ferrier');
    expect(builder.contentOf(draft).name).toBe('Maud Ferrier');
    expect(builder.faults(draft, EN)).toEqual([]);
  });
});

describe('what is seen of it', () => {
  test('[DT-AUT-14] what each choice gives in numbers', () => {
    const draft = chosen(BUILDER, [
      ['totals', 'average'],
      ['pack', 'fantasy'],
    ]);
    const mark = (id: string, option: string) =>
      part(BUILDER, draft, id)?.options.find((one) => one.id === option)?.mark;
    expect(mark('heritage', 'android')).toBe('Armor Class +2');
    expect(mark('roles', 'toughness')).toBe('Hit Points +2');
    expect(mark('roles', 'fighting-expert')).toBe('to hit +1');
    const armor = part(BUILDER, draft, 'gear.0')?.options[1];
    expect(armor?.help).toContain('Armor Class +5');
  });

  test('[DT-AUT-04] its sheet has the numbers of the table, each with its terms', () => {
    const [, robin] = BUILDER.ready(1, EN);
    if (robin === undefined) throw new Error('Robin Hood is missing');
    const { title, groups } = BUILDER.sheet(robin.draft, 0, EN);
    expect(title).toBe('Robin Hood');
    const [numbers] = groups;
    const ac =
      numbers?.kind === 'numbers' ? numbers.numbers.find(({ id }) => id === 'ac') : undefined;
    expect(ac?.value).toBe(15);
    expect(ac?.parts?.map(({ amount }) => amount)).toEqual([12, 3]);
    expect(BUILDER.face(robin.draft, 0, EN)).toMatchObject({ open: 0, what: 'Human · Level 8' });
  });

  test('the flaw of a ready character is read in German, too; what a player wrote stays', () => {
    const [, robin] = BUILDER.ready(1, DE);
    if (robin === undefined) throw new Error('Robin Hood is missing');
    const flaw = (draft: Draft) => part(BUILDER, draft, 'flaw-text', DE)?.chosen;
    expect(flaw(robin.draft)).toEqual([FLAW_TEXTS_DE['flaw.dare']]);
    expect(flaw(BUILDER.choose(robin.draft, 0, 'flaw-text', 'My own'))).toEqual(['My own']);
  });

  test('what is missing is named part by part', () => {
    const faults = BUILDER.faults(BUILDER.empty(1), EN).map(({ message }) => message);
    expect(faults).toContain('A name is missing');
    expect(faults).toContain('Still open: Heritage');
  });
});

describe('a character as text', () => {
  test.each([
    ['English', EN],
    ['German', DE],
  ])('is read again as it was written, in %s', (_, said) => {
    const random = seededSource('text');
    for (let times = 0; times < 12; times += 1) {
      const draft = BUILDER.fill(BUILDER.empty(1), 0, random, said);
      const read = BUILDER.fromText(BUILDER.toText(draft, said), said);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(BUILDER.contentOf(read.draft)).toEqual(BUILDER.contentOf(draft));
    }
  });

  test('names what is wrong, by line', () => {
    const wrong = '# Ash\nheritage: Elv\nflavour: sweet\nroles: Noble, Toughness, Obscurity\nelf';
    const read = BUILDER.fromText(wrong, EN);
    const faults = read.ok ? [] : read.faults.map(({ line, message }) => `${line} ${message}`);
    expect(faults).toEqual([
      '2 “Elv” is not to be had for “Heritage”; perhaps “Elf”?',
      expect.stringMatching(/^3 “flavour” is no part; there are totals/),
      '4 “Obscurity”: Take one back first.',
      expect.stringMatching(/^5 Needs a part/),
    ]);
  });

  test('of somebody that was kept it is the document', () => {
    const [holmes] = BUILDER.ready(1, EN);
    if (holmes === undefined) throw new Error('nobody is ready');
    expect(JSON.parse(BUILDER.toText(holmes.draft, EN))).toEqual(READY[0]?.sheet);
  });
});
