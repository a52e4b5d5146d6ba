import type { Reader } from '@tablewright/table-kit/builder-data';
import { signed } from '../board/words.ts';
import { attackCalled, namedAs } from '../called.ts';
import { type Change, changesOf } from '../sheets/changes.ts';
import type { Draft as Creation } from '../sheets/creation.ts';
import type { Ground } from './ground.ts';
import { WORDLESS } from './making.ts';
import { builderText } from './words.ts';

/** What a choice gives in numbers, in words: "AC +2 · Speed −5". Empty where it changes none. */
export function givesText(
  ground: Ground,
  without: Creation,
  having: Creation,
  reader: Reader,
): string {
  if (reader === WORDLESS) return '';
  const changes = changesOf(ground.rules, without, having);
  return said(changes, reader).join(' · ');
}

function said(changes: readonly Change[], reader: Reader): readonly string[] {
  const words: string[] = [];
  let isAttackSaid = false;
  for (const { of, from, to } of changes) {
    const [kind, what = '', part] = of.split('.');
    // A score says what its modifier says again.
    if (kind === 'mods' || to === undefined) continue;
    if (kind === 'attacks') {
      if (part !== 'hit') continue;
      const damage = changes.find((one) => one.of === `attacks.${what}.damage`);
      const params = {
        attack: attackCalled(what),
        hit: signed(to),
        damage: signed(damage?.to ?? 0),
      };
      if (from === undefined) words.push(named(reader, 'gives.attack', params));
      else if (!isAttackSaid) {
        isAttackSaid = true;
        words.push(builderText(reader, 'gives.hit', { by: signed(to - from) }));
      }
      continue;
    }
    if (kind === 'casting') {
      words.push(builderText(reader, 'gives.casting', { bonus: signed(to) }));
      continue;
    }
    const by = signed(to - (from ?? 0));
    if (kind === 'scores') {
      words.push(
        builderText(reader, 'gives.score', { ability: reader.say(namedAs('ability', what)), by }),
      );
    } else if (kind === 'maxHp') words.push(builderText(reader, 'gives.hp', { by }));
    else if (kind === 'ac') words.push(builderText(reader, 'gives.ac', { by }));
    else if (kind === 'speed') words.push(builderText(reader, 'gives.speed', { by }));
  }
  const isOnlyDamage = words.length === 0 && changes.find(({ of }) => of.endsWith('.damage'));
  if (isOnlyDamage && isOnlyDamage.to !== undefined) {
    const by = signed(isOnlyDamage.to - (isOnlyDamage.from ?? 0));
    words.push(builderText(reader, 'gives.damage', { by }));
  }
  return words;
}

function named(
  reader: Reader,
  key: 'gives.attack',
  {
    attack,
    ...params
  }: {
    readonly attack: ReturnType<typeof attackCalled>;
    readonly hit: string;
    readonly damage: string;
  },
): string {
  return builderText(reader, key, { ...params, attack: reader.say(attack) });
}
