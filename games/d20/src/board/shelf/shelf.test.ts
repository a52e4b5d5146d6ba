import type { SheetData, SheetNumber } from '@tablewright/table-kit/sheets';
import { catalogueProblems } from '@tablewright/words/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { sayIn } from '../../../test/reading.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { ADVENTURES } from '../../content/adventures/index.ts';
import { READY } from '../../content/ready/index.ts';
import type { Sheet } from '../../content/sheet.ts';
import { adventurePage } from './adventure-page.ts';
import { campaignPage } from './campaign-page.ts';
import { characterPage } from './character-page.ts';
import { SHELF_TEXTS } from './texts.ts';
import { SHELF_TEXTS_DE } from './texts-de.ts';
import { speakOnShelf } from './words.ts';

// The board speaks one language at a time, and other tests English.
afterAll(() => speakOnShelf('en'));

const EN = sayIn('en');

function readySheet(id: string): Sheet {
  const found = READY.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nobody is ${id}`);
  return found.sheet;
}

const numbersOf = ({ groups }: SheetData): readonly SheetNumber[] =>
  groups.flatMap((one) => (one.kind === 'numbers' || one.kind === 'lines' ? one.numbers : []));

/** The labels of a list, with their notes. */
function listOf({ groups }: SheetData, title: string): readonly string[] {
  const group = groups.find((one) => one.title === title);
  return group?.kind === 'list'
    ? group.items.map(({ label, note = '' }) => `${label}: ${note}`)
    : [];
}

/** All words of a page. */
const wordsOf = (page: SheetData): string => JSON.stringify(page);

test('the shelf says in German all that it says in English', () => {
  const names = ['shelf.level.score', 'shelf.campaign.gained', 'shelf.adventure.way'];
  const same = ['shelf.adventure.scene'];
  const pair = { first: SHELF_TEXTS, other: SHELF_TEXTS_DE, locale: 'de' };
  expect(catalogueProblems({ ...pair, names: [...names, ...same] })).toEqual([]);
});

describe('a character', () => {
  test.each(READY.map(({ id }) => id))(
    '[DT-AUT-04] each number of %s is the sum of terms, each with its rule',
    (id) => {
      const numbers = numbersOf(characterPage(readySheet(id), undefined, EN));
      expect(numbers.length).toBeGreaterThan(19);
      for (const { id: number, value, parts = [] } of numbers) {
        const sum = parts.reduce((all, { amount }) => all + amount, 0);
        expect([number, sum]).toEqual([number, value]);
        expect(parts.every(({ rule }) => rule?.startsWith('DT-') === true)).toBe(true);
      }
    },
  );

  test('[DT-AUT-14] [DT-CHK-11] lists numbers that are printed otherwise, with what counts and why', () => {
    const sheet = readySheet('robin-hood');
    const printed = {
      ac: 17,
      mods: { STR: 1, DEX: 5 },
      saveTn: 12,
      attacks: [{ id: 'longbow', hit: 3, damage: 11 }],
    };
    const [group] = characterPage(sheet, { ...sheet, printed }, EN).groups;
    const lines = group?.kind === 'lines' ? group.numbers : [];
    expect(lines.map(({ label, shown, value, note }) => [label, shown ?? value, note])).toEqual([
      ['DEX', '+3', '5 is printed; this counts'],
      ['Armor Class', 15, '17 is printed; this counts'],
      ['Saves against them need', '–', '12 is printed; there is no such number'],
      ['longbow: to hit', '+11', '3 is printed; this counts'],
    ]);
    expect(lines.find(({ label }) => label === 'Armor Class')?.parts?.length).toBeGreaterThan(1);
    expect(characterPage(sheet, sheet, EN).groups[0]?.title).toBe('Numbers');
  });

  test('[DT-LVL-04] [DT-LVL-05] [DT-LVL-07] says what its Levels have given, and what the next one takes and brings', () => {
    const dracula = characterPage(readySheet('count-dracula'), undefined, EN);
    const levels = dracula.groups.find(({ title }) => title === 'Levels so far');
    expect(levels?.kind === 'text' && levels.text.split('\n')[3]).toBe(
      'Level 4 · Hit Die 3.5 · role: Noble',
    );
    expect(listOf(dracula, 'The next Level')).toEqual([
      'Level 13: 120,000 of 720,000 experience points are lacking.',
      expect.stringMatching(/^No more Hit Die: /),
      expect.stringMatching(/^Arcane Magic: one more spell: \d+ spells are there/),
    ]);
    const bryn = readySheet('bryn-oakshield');
    expect(listOf(characterPage(bryn, undefined, EN), 'The next Level')).toEqual([
      'Level 2: 2,000 of 2,000 experience points are lacking.',
      expect.stringMatching(/^One more Hit Die: /),
    ]);
    const third = { ...bryn, level: 3, xp: 4000, hitDice: [4, 4, 4] };
    expect(listOf(characterPage(third, undefined, EN), 'The next Level')).toContainEqual(
      expect.stringMatching(/^An ability or a role: /),
    );
    const last = { ...readySheet('count-dracula'), level: 25 };
    const [end] = characterPage(last, undefined, EN).groups.slice(-1);
    expect(end).toMatchObject({ kind: 'text', text: 'There is no higher Level.' });
  });

  test('says what heritage, roles, things and spells do, in German too', () => {
    const sheet = readySheet('ysolde-wren');
    expect(listOf(characterPage(sheet, undefined, EN), 'Heritage and roles')).toEqual([
      expect.stringMatching(/^Elf: Sees 60 feet in the dark/),
      expect.stringMatching(/^Arcane Magic: INT · Casts arcane spells/),
      expect.stringMatching(/^Wilderness Expert: Forest · /),
    ]);
    expect(listOf(characterPage(sheet, undefined, EN), 'What its spells do')).toHaveLength(1);
    expect(wordsOf(characterPage(sheet, undefined, EN))).toContain('6 hours left');
    speakOnShelf('de');
    expect(
      listOf(characterPage(sheet, undefined, sayIn('de')), 'Herkunft und Rollen'),
    ).toHaveLength(3);
    speakOnShelf('en');
  });

  test('[DT-ARC-611] whose body is another one now was born as something else', () => {
    const born = { ...readySheet('ysolde-wren'), heritage: 'orc', birth: 'elf' } as const;
    expect(listOf(characterPage(born, undefined, EN), 'Heritage and roles')[0]).toMatch(
      /^Orc: born as: Elf · /,
    );
  });
});

describe('a campaign', () => {
  const ada = (xp: number) => ({ name: 'Ada', level: 2, xp });
  const bo = { name: 'Bo', level: 1, xp: 900 };
  const campaign: Campaign = {
    clock: 8640 + 360,
    points: 3,
    attitudes: { 'harrow-down/hild': 'friendly', 'mine/mo': 'hostile' },
    finished: ['harrow-down'],
    journal: [
      {
        adventure: 'harrow-down',
        ending: 'finished',
        clock: 8000,
        scenes: 4,
        characters: [ada(2100), bo],
      },
      {
        adventure: 'free',
        ending: 'closed',
        clock: 9000,
        scenes: 1,
        characters: [ada(2600), { ...bo, isDead: true }],
      },
    ],
  };

  test('[DT-TAB-02] [DT-TIME-02] [DT-SOC-01] [DT-LVL-01] remembers the clock, who has been out, who stands how, and what each session has brought', () => {
    const page = campaignPage(campaign, EN);
    expect(numbersOf(page).map(({ shown, value }) => shown ?? value)).toEqual(['Day 2, 01:00', 3]);
    expect(listOf(page, 'Who has been out')).toEqual([
      'Ada: Level 2 · 2,600 experience points',
      'Bo: Level 1 · 900 experience points · dead',
    ]);
    expect(listOf(page, 'How people stand to you')).toEqual([
      'Hild Oatway: Friendly · The Bell of Harrow Down',
      'mo: Hostile · mine',
    ]);
    expect(listOf(page, 'Session by session')).toEqual([
      '1. The Bell of Harrow Down: Finished · Day 1, 22:13 · 4 scenes · Ada · Bo',
      '2. Free play: Closed · Day 2, 01:00 · one scene · Ada +500 · Bo',
    ]);
  });
});

describe('an adventure', () => {
  test.each(ADVENTURES)(
    '[DT-XC-09] [DT-SHOT-02] $title has an outline without its secrets',
    (adventure) => {
      const page = adventurePage(adventure, EN);
      const said = wordsOf(page);
      expect(said).toContain(JSON.stringify(adventure.premise).slice(1, -1));
      const secrets = [
        ...adventure.facts.map(({ text }) => text),
        ...adventure.people.map(({ name }) => name),
        ...adventure.scenes.flatMap(({ title, text }) => [title, ...text.map((one) => one.text)]),
        ...adventure.endings.map(({ title }) => title),
      ];
      expect(secrets.filter((one) => said.includes(JSON.stringify(one)))).toEqual([]);
      expect(listOf(page, 'Characters that come with it')).toHaveLength(adventure.ready.length);
      expect(page.groups.some(({ title }) => title === 'What may be veiled')).toBe(true);
    },
  );
});
