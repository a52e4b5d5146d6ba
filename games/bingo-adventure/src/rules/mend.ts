import { choose, chooseSome, divide, type Flow, type Option } from '@tablewright/engine';
import type { CharacterPower, Part } from '../content/power.ts';
import { type Character, CLASS_NAMES } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf } from './control.ts';
import { greedy } from './distract.ts';
import { Gatherer } from './gather.ts';
import { placeOption, sheetOf } from './places.ts';
import { healSpace, tokensOn } from './sheets.ts';
import { lowestSpace, SQUARES } from './squares.ts';
import { CHARACTER_OPTIONS } from './targets.ts';

type Mend = Extract<Part, { kind: 'mend' }>;

/** Where a point of healing or shielding may go. */
interface MendOption extends Option {
  /** Index in {@link CLASS_NAMES}. */
  readonly sheet: number;
  readonly to: 'place' | 'beside-health' | 'beside-damage' | 'shield';
  readonly card: number;
  readonly space: number;
}

const KINDS = ['health', 'damage'] as const;

/** Options for tokens on cards by sheet, card, space and kind; they are always the same objects. */
const ON_CARDS: readonly MendOption[] = CLASS_NAMES.flatMap((name, sheet) =>
  [0, 1].flatMap((card) =>
    SQUARES.flatMap((square, space) =>
      KINDS.map((kind) => {
        const { id, names } = placeOption(sheet, card, space);
        const params = { class: { key: `class.${name}` }, square, card: card + 1, kind };
        const text = { key: 'option.heal', params };
        return { id, names: { ...names, kind }, text, sheet, to: 'place', card, space } as const;
      }),
    ),
  ),
);

const BESIDE: readonly (readonly MendOption[])[] = CLASS_NAMES.map((name, sheet) =>
  KINDS.map((kind) => {
    const text = { key: 'option.heal-beside', params: { class: { key: `class.${name}` }, kind } };
    const id = `${name}/beside/${kind}`;
    return { id, text, sheet, to: `beside-${kind}`, card: -1, space: -1 } as const;
  }),
);

const SHIELD: readonly MendOption[] = CLASS_NAMES.map((name, sheet) => {
  const text = { key: 'option.shield', params: { class: { key: `class.${name}` } } };
  return { id: `${name}/shield`, text, sheet, to: 'shield', card: -1, space: -1 };
});

/**
 * Heals and shields (BA-HEAL-01, BA-HEAL-05, BA-HEAL-07): the controller names the targets, if the
 * power does not reach all, then divides the points over tokens on their cards and shields.
 * Points left over are lost (BA-HEAL-04, BA-RES-05).
 */
export function* mend(
  t: Adventure,
  character: Character,
  power: CharacterPower,
  part: Mend,
  points: number,
): Flow<void> {
  const able = ableTargets(t, character, part);
  const reach = part.reach === 'self' ? 1 : part.reach;
  const targets =
    reach < able.length ? yield* chooseTargets(t, character, power, able, reach) : able;
  OPTIONS.begin();
  CAPS.begin();
  for (const target of targets) addOptions(target, part.shields, points);
  const options = OPTIONS.list();
  const caps = CAPS.list();
  if (options.length === 0) {
    if (t.listening) {
      const { class: sheet, name } = character;
      t.tell?.({ type: 'without-effect', rule: 'BA-HEAL-04', sheet, name, power: power.id });
    }
    return;
  }
  let total = 0;
  for (const cap of caps) total += cap;
  const key = part.shields ? 'choice.heal-or-shield' : 'choice.heal';
  /**
   * @ids <class>/<space>, <class>/2/<space>, <class>/beside/health, <class>/beside/damage,
   *   <class>/shield
   */
  const given = yield* divide(t, controllersOf(t.state, character), key, options, {
    rule: part.shields ? 'BA-HEAL-07' : 'BA-HEAL-01',
    params: { power: { key: `power.${power.id}` }, points },
    caps,
    min: 0,
    max: Math.min(points, total),
    fallback: greedy(caps, points),
  });
  for (const target of targets) apply(t, power, target, options, given);
}

/** Any characters, hidden or not, the user included (BA-HEAL-08). */
function ableTargets(t: Adventure, character: Character, part: Mend): readonly Character[] {
  if (part.reach === 'self') return [character];
  const able: Character[] = [];
  for (const one of t.state.characters) if (part.shields || tokensOn(one) > 0) able.push(one);
  return able;
}

function* chooseTargets(
  t: Adventure,
  character: Character,
  power: CharacterPower,
  able: readonly Character[],
  reach: number,
): Flow<readonly Character[]> {
  const { rule } = power;
  const params = { power: { key: `power.${power.id}` }, count: reach };
  const options = able.map((one) => CHARACTER_OPTIONS[one.class]);
  const who = controllersOf(t.state, character);
  const key = 'choice.heal-targets';
  const chosen =
    reach === 1
      ? [yield* choose(t, who, key, options, { rule, params })]
      : yield* chooseSome(t, who, key, options, { rule, params, min: 1, max: reach });
  return able.filter((one) => chosen.some(({ id }) => id === one.class));
}

const OPTIONS = new Gatherer<MendOption>();
const CAPS = new Gatherer<number>();

/** Health tokens first, then damage tokens, then shields, with the most points each may get. */
function addOptions(target: Character, shields: boolean, points: number): void {
  const sheet = sheetOf(target.class);
  for (let kind = 0; kind < 2; kind += 1) {
    for (let card = 0; card < target.cards.length; card += 1) {
      const own = target.cards[card];
      let left = own === undefined ? 0 : kind === 0 ? own.health : own.damage;
      for (; left !== 0; left &= left - 1) {
        addOption(ON_CARDS[((sheet * 2 + card) * 25 + lowestSpace(left)) * 2 + kind], 1);
      }
    }
    const beside = kind === 0 ? target.besideHealth : target.besideDamage;
    addOption(BESIDE[sheet]?.[kind], Math.min(points, beside));
  }
  if (shields) addOption(SHIELD[sheet], points);
}

function addOption(option: MendOption | undefined, cap: number): void {
  if (option === undefined || cap === 0) return;
  OPTIONS.add(option);
  CAPS.add(cap);
}

function apply(
  t: Adventure,
  power: CharacterPower,
  target: Character,
  options: readonly MendOption[],
  given: readonly number[],
): void {
  const { tally } = t.state;
  const before = target.pool;
  const tokens = tokensOn(target);
  let shields = 0;
  const spaces: string[] = [];
  const sheet = sheetOf(target.class);
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index];
    const points = given[index] ?? 0;
    if (option === undefined || option.sheet !== sheet || points === 0) continue;
    switch (option.to) {
      case 'place': {
        const own = target.cards[option.card];
        if (own !== undefined) healSpace(target, own, option.space);
        if (t.listening) spaces.push(option.id.slice(target.class.length + 1));
        break;
      }
      case 'beside-health':
        target.besideHealth -= points;
        target.pool += points;
        break;
      case 'beside-damage':
        target.besideDamage -= points;
        break;
      default:
        shields += points;
    }
  }
  target.shields += shields;
  const healed = tokens - tokensOn(target);
  tally.healed += healed;
  tally.shielded += shields;
  if (!t.listening) return;
  const event = { rule: power.rule, sheet: target.class, name: target.name, power: power.id };
  const health = target.pool - before;
  if (healed > 0) {
    t.tell?.({
      type: 'healed',
      by: 'BA-HEAL-01',
      ...event,
      squares: spaces,
      health,
      damage: healed - health,
    });
  }
  if (shields > 0) t.tell?.({ type: 'shielded', by: 'BA-HEAL-05', ...event, points: shields });
}
