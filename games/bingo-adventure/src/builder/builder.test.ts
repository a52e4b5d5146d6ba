import { readOptions, seededSource } from '@tablewright/engine/host';
import type { Builder, Draft, Reader } from '@tablewright/table-kit/builder-data';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from '../index.ts';
import { BUILDER as OWN } from './index.ts';

const BUILDER = OWN as unknown as Builder;
const speaker = createSpeaker({ texts: bingoAdventure.texts, locale: 'en', seatName: String });
const EN: Reader = { locale: 'en', say: (text) => speaker.say(text) };
const classes = (draft: Draft) => draft.members.map(({ chosen }) => chosen.class?.[0]);
const read = (options: Readonly<Record<string, unknown>>, seats: number) =>
  BUILDER.settings?.read(options, seats) ?? BUILDER.empty(1);

describe('a party before the match', () => {
  test('[BA-SETUP-11] begins with who would go along by the settings', () => {
    expect(classes(read({}, 3))).toEqual(['fighter', 'mystic', 'rogue']);
    const told = read({ characters: ['healer', 'rogue'], names: ['Ivo', 'Nell'] }, 2);
    expect(told.members).toEqual([
      { name: 'Ivo', chosen: { class: ['healer'] } },
      { name: 'Nell', chosen: { class: ['rogue'] } },
    ]);
  });
  test('[BA-COMP-02] a class that another plays changes hands, and names that came with it', () => {
    const pair = BUILDER.choose(read({}, 2), 0, 'class', 'mystic');
    expect(pair.members).toEqual([
      { name: 'Isolde', chosen: { class: ['mystic'] } },
      { name: 'Bron', chosen: { class: ['fighter'] } },
    ]);
    const [part] = BUILDER.parts(pair, 0, EN);
    expect(part?.options.map(({ id, taken }) => [id, taken])).toEqual([
      ['fighter', 'Bron plays it; choosing swaps'],
      ['mystic', undefined],
      ['rogue', undefined],
      ['healer', undefined],
    ]);
  });
  test('[BA-COMP-02] the last of four plays what is left', () => {
    expect(classes(BUILDER.resized(read({}, 3), 4))).toEqual([
      'fighter',
      'mystic',
      'rogue',
      'healer',
    ]);
  });
  test('[BA-SETUP-07] names begin with letters of their own', () => {
    const party = read({ characters: ['healer', 'rogue'], names: ['Bo', 'Bea'] }, 2);
    expect(BUILDER.faults(party, EN)).toEqual([
      { member: 1, message: 'Bea: Bo begins with that letter already' },
    ]);
    const odd = { ...party, members: party.members.map((one) => ({ ...one, name: 'Zoe' })) };
    expect(BUILDER.faults(odd, EN)[0]?.message).toBe('Zoe: a name begins with B, I, N, G or O');
  });
  test('[BA-COMP-01] filled in at random, its settings are taken by the game', () => {
    const random = seededSource('party');
    for (let count = 1; count <= 4; count += 1) {
      const party = BUILDER.fill(BUILDER.empty(count), undefined, random);
      expect(BUILDER.faults(party, EN)).toEqual([]);
      const written = BUILDER.settings?.write(party, { control: ['1'] });
      const options = readOptions(bingoAdventure.options, { control: ['1'], ...written });
      expect(options.ok && bingoAdventure.checkOptions?.(options.value as never, 1)).toEqual([]);
    }
  });
  test('is read again from its text, and what is wrong is named by line', () => {
    const party = read({}, 4);
    const again = BUILDER.fromText(BUILDER.toText(party, EN), EN);
    expect(again).toEqual({ ok: true, draft: party });
    expect(BUILDER.fromText('Bo: Fighter\nIna Mystic\n\nGus: fighter\nOle: Bard', EN)).toEqual({
      ok: false,
      faults: [
        { line: 2, message: 'Needs a name, a colon and a class: “Bron: Fighter”.' },
        { line: 4, message: '“fighter”: Bo plays it.' },
        { line: 5, message: '“Bard” is no class.' },
      ],
    });
  });
  test('a sheet has every power with what it does', () => {
    const { groups } = BUILDER.sheet(read({}, 1), 0, EN);
    const list = groups.find(({ kind }) => kind === 'list');
    const items = list?.kind === 'list' ? list.items : [];
    expect(items.map(({ label }) => label)).toContain('Brilliant Maneuver');
    expect(items.every(({ note }) => note !== '')).toBe(true);
  });
});
