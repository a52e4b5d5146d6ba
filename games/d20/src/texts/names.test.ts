import { describe, expect, test } from 'vitest';
import { attackCalled, bodyCalled, effectCalled, spellCalled, termCalled } from '../called.ts';
import { d20Content } from '../content/index.ts';
import { TAGS } from '../content/tags.ts';
import { TEXTS } from '../texts.ts';
import { TEXTS_DE } from '../texts-de.ts';

const CONTENT = d20Content();
const LANGUAGES = [
  ['en', TEXTS],
  ['de', TEXTS_DE],
] as const;

const traits = Object.values({ ...CONTENT.traits, ...CONTENT.heritages, ...CONTENT.roles });
const isTaken = (id: string) =>
  Object.hasOwn(CONTENT.heritages, id) || Object.hasOwn(CONTENT.roles, id);

/** Ids of all content, by the kind under which the catalogue has their names. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  spell: Object.keys(CONTENT.spells),
  form: Object.values(CONTENT.spells).flatMap(({ id, forms = [] }) =>
    forms.filter((form) => form !== id),
  ),
  gear: Object.keys(CONTENT.gear),
  block: Object.keys(CONTENT.blocks),
  heritage: Object.keys(CONTENT.heritages),
  role: Object.keys(CONTENT.roles),
  hazard: Object.keys(CONTENT.hazards),
  zone: Object.keys(CONTENT.zones),
  effect: Object.keys(CONTENT.traits).filter((id) => !isTaken(id)),
  tag: Object.keys(TAGS),
  power: traits.flatMap(({ powers = [], invites = [] }) =>
    [...powers, ...invites].map(({ id }) => id),
  ),
};

describe.each(LANGUAGES)('names of content in %s', (_, texts) => {
  test.each(Object.entries(IDS))('no %s lacks one', (kind, ids) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => texts[`${kind}.${id}`] === undefined)).toEqual([]);
  });

  test('every attack of a stat block has one, and every weapon in each of its uses', () => {
    const printed = Object.values(CONTENT.blocks).flatMap(({ attacks }) =>
      attacks.map(({ id }) => id),
    );
    const weapons = Object.values(CONTENT.gear).flatMap(({ id, weapon }) =>
      (weapon?.uses ?? []).map(({ use }, _, all) => (all.length === 1 ? id : `${id}-${use}`)),
    );
    const keys = [...printed, ...weapons].map((id) => attackCalled(id).key);
    expect(keys.filter((key) => key === 'attack.other' || texts[key] === undefined)).toEqual([]);
  });

  test('every text of an adventure that comes with the game stands in it', () => {
    for (const { id, scenes } of Object.values(CONTENT.adventures)) {
      for (const scene of scenes) {
        expect(texts[`adventure.${id}.scenes.${scene.id}.title`]).toBeDefined();
      }
    }
  });
});

describe('what is called by its id', () => {
  test('a spell with another form names it, its first form is the spell', () => {
    expect(spellCalled('web')).toEqual({ key: 'spell.web' });
    expect(spellCalled('bless', 'blight')).toEqual({
      key: 'spell.of-form',
      params: { spell: { key: 'spell.bless' }, form: { key: 'form.blight' } },
    });
    expect(spellCalled('nothing').key).toBe('name.something');
  });

  test('a weapon with several uses says which', () => {
    expect(attackCalled('dagger-thrown')).toEqual({
      key: 'attack.thrown',
      params: { item: { key: 'gear.dagger' } },
    });
    expect(attackCalled('short-bow')).toEqual({ key: 'gear.short-bow' });
    expect(attackCalled('bite-and-claws')).toEqual({ key: 'attack.bite-and-claws' });
    expect(attackCalled('nothing')).toEqual({ key: 'attack.other' });
  });

  test('an effect is one, or a spell, or what lies on a place', () => {
    expect(effectCalled('aflame').key).toBe('effect.aflame');
    expect(effectCalled('disintegrate').key).toBe('spell.disintegrate');
    expect(effectCalled('phantasm').key).toBe('zone.phantasm');
    expect(effectCalled('nothing').key).toBe('effect.other');
  });

  test('whoever changes turns into a creature, or into somebody of a heritage', () => {
    expect(bodyCalled('ogre').key).toBe('block.ogre');
    expect(bodyCalled('halfling').key).toBe('heritage.halfling');
  });

  test('a part of a number is called as what it is of', () => {
    expect(TEXTS[termCalled('fighting-expert').key]).toBe('Fighting Expert');
    expect(TEXTS_DE[termCalled('STR').key]).toBe('STÄ');
    expect(TEXTS[termCalled('critical-moment').key]).toBe('a critical moment');
    expect(termCalled(undefined).key).toBe('term.other');
  });
});
