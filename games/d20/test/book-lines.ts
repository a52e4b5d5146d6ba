import { ABILITIES } from '../src/abilities.ts';
import type { AttackForm, DamageDice } from '../src/content/attack-form.ts';
import type { Block } from '../src/content/block.ts';
import type { GearKind } from '../src/content/gear-kind.ts';
import { TEXTS } from '../src/texts.ts';
import { BOOK_WORDS, type Language } from './book-words.ts';

/** A table of Markdown. */
export function rowsOf(head: readonly string[], rows: readonly string[]): string {
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '--|').join('')}`, ...rows].join('\n');
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function dice({ d6, isHalved, plus }: DamageDice, { die }: { readonly die: string }): string {
  const rolled = `${d6}${die}${isHalved === true ? '/2' : ''}`;
  return plus === 0 ? rolled : `${rolled}${signed(plus)}`;
}

/** An attack of a stat block: how well it hits, and its damage. */
function attackLine({ id, printed, times, isHarmless, band, use }: AttackForm, language: Language) {
  const words = BOOK_WORDS[language];
  const far = use === 'melee' ? '' : `, {=term.${band}}`;
  const harm =
    isHarmless === true || printed === undefined ? '' : `, ${dice(printed.damage, words)}`;
  const more = times === undefined ? '' : words.times(times);
  return `{=attack.${id}} ${signed(printed?.hit ?? 0)}${harm}${far}${more}`;
}

/** Somebody who can be met: the numbers of its stat block, and what is special about it. */
export function meetLine(block: Block, language: Language): string {
  const { id, rule, level, ac, hp, mods, attacks, morale, tags } = block;
  const words = BOOK_WORDS[language];
  const isVehicle = tags.includes('vehicle') && rule.startsWith('DT-VEH-');
  const able = ABILITIES.filter((ability) => mods[ability] !== 0)
    .map((ability) => `{=ability.${ability}} ${signed(mods[ability])}`)
    .join(', ');
  const parts = [
    `${words.level} ${level}, ${words.armor} ${ac}, ${words.hitPoints} ${hp}, ${speedOf(block, language)}`,
    ...(able === '' ? [] : [able]),
    ...(attacks.length === 0
      ? []
      : [`${words.attack}: ${attacks.map((attack) => attackLine(attack, language)).join('; ')}`]),
    ...(isVehicle ? [] : [`${words.morale} ${morale}`]),
  ];
  const help = TEXTS[`block.${id}.help`] === undefined ? '' : ` {=block.${id}.help}`;
  return `- **{=block.${id}}**: ${parts.join('. ')}.${help} {${rule}}`;
}

function speedOf({ speed, flies, swims, climbs, bands }: Block, language: Language): string {
  const words = BOOK_WORDS[language];
  if (bands !== undefined && speed === 0) return words.bands;
  return [
    words.feet(speed),
    ...(flies === undefined ? [] : [`${words.flies} ${words.feet(flies)}`]),
    ...(swims === undefined ? [] : [`${words.swims} ${words.feet(swims)}`]),
    ...(climbs === true ? [words.climbs] : []),
  ].join(', ');
}

/** Rows for things; those that differ in nothing but their names share one. */
export function gearLine(
  kinds: readonly GearKind[],
  language: Language,
  helpOf: (key: string) => string,
): readonly string[] {
  const rows = new Map<string, string[]>();
  for (const kind of kinds) {
    const said = [...gearParts(kind, language)].join(', ');
    const help = helpOf(`gear.${kind.id}`);
    const what = [...(said === '' ? [] : [`${said}.`]), ...(help === '' ? [] : [help])].join(' ');
    const rest = `| ${kind.price ?? '–'} | ${what} {${kind.rule}} |`;
    rows.set(rest, [...(rows.get(rest) ?? []), `{=gear.${kind.id}}`]);
  }
  return [...rows].map(([rest, names]) => `| **${names.join(', ')}** ${rest}`);
}

function gearParts({ weapon, armor, isShield }: GearKind, language: Language): readonly string[] {
  const words = BOOK_WORDS[language];
  if (isShield === true) return [words.shield];
  if (armor !== undefined) {
    const dex = armor.addsDex ? ` ${words.plusDex}` : '';
    const slow = armor.slows === 0 ? [] : [words.slows(armor.slows)];
    return [`${words.toIt} ${armor.base}${dex}`, ...slow];
  }
  if (weapon === undefined) return [];
  const uses = weapon.uses.map(({ use, band }) =>
    use === 'ranged' ? `{=term.${band}}` : words.uses[use],
  );
  const hands = weapon.hands === 2 ? [words.hands] : [];
  return [words.category[weapon.category], ...uses, ...hands];
}
