import type { RandomSource } from '@tablewright/engine';
import { DEFAULT_DECKS } from '../content/default-decks.ts';
import {
  type ArgumentKinds,
  SIGNATURES,
  type Signature,
  VERBS,
  type Verb,
} from '../effects/signatures.ts';
import * as words from '../effects/words.ts';
import { GENDERS } from '../sheets/sheet.ts';

type Chance = Pick<RandomSource, 'index'>;

const one = (list: readonly string[], random: Chance): string =>
  list[random.index(list.length, 'pick')] ?? '';

/** One in so many actions says whom it is about, how long it lasts; one in so many effects has a condition. */
const WITH_TARGET = 2;
const WITH_DURATION = 4;
const WITH_CONDITION = 2;
/** Most actions of an effect, and of a list in braces. */
const MOST_ACTIONS = 2;

/**
 * An effect in its written form (BQC-FX-11) as a card could have it, drawn from the whole grammar: every verb with any
 * arguments, about anybody, for any time, under any condition.
 * @param when its trigger, with the limit of a `use`
 */
export function sampleEffect(when: string, random: Chance): string {
  const asked = random.index(WITH_CONDITION, 'condition') === 0 ? ` if ${condition(random)}` : '';
  return `${when}${asked}: ${actions(VERBS, random).join('; ')}`;
}

function actions(verbs: readonly Verb[], random: Chance): readonly string[] {
  const count = 1 + random.index(MOST_ACTIONS, 'actions');
  return Array.from({ length: count }, () => action(verbs, random));
}

/** Verbs that hold no further actions. */
const FLAT = VERBS.filter((verb) => !('blocks' in SIGNATURES[verb]));

function action(verbs: readonly Verb[], random: Chance): string {
  const verb = one(verbs, random) as Verb;
  const { parameters, blocks = [] }: Signature = SIGNATURES[verb];
  const written = parameters.flatMap(({ kind, optional }) =>
    optional === true && random.index(2, 'optional') === 0 ? [] : [ARGUMENTS[kind](random)],
  );
  const brackets = verb === 'pick' ? '' : `(${written.join(',')})`;
  const braces = blocks.map((block) => {
    const inside = actions(FLAT, random);
    return `{${inside.join(block === 'options' ? ', ' : '; ')}}`;
  });
  const target = random.index(WITH_TARGET, 'target') === 0 ? `@${one(words.TARGETS, random)}` : '';
  const lasts =
    random.index(WITH_DURATION, 'duration') === 0 ? `~${one(words.DURATIONS, random)}` : '';
  return `${verb}${brackets}${braces.join('')}${target}${lasts}`;
}

/** What monsters, items and conditions can be marked with. */
const TAGS = [...new Set(DEFAULT_DECKS.flatMap(({ tags = [] }) => tags))];

const wordsOf = (list: readonly string[]) => (random: Chance) => one(list, random);

const AMOUNTS = ['1', '2', '5', '-1', '-3', 'd4', 'd6', '-d6', ...words.COUNTED];

const ARGUMENTS: Readonly<Record<keyof ArgumentKinds, (random: Chance) => string>> = {
  amount: wordsOf(AMOUNTS),
  count: wordsOf([...AMOUNTS, 'all']),
  factor: wordsOf(['x2', 'x0.5']),
  change: wordsOf(['1', '-1', 'x2']),
  stat: wordsOf(words.STATS),
  eased: wordsOf(words.EASED),
  deck: wordsOf(words.DECKS),
  face: wordsOf(words.FACES),
  loss: wordsOf([...words.LOSSES, ...TAGS.map((tag) => `tag:${tag}`)]),
  chooser: wordsOf(words.CHOOSERS),
  filter: wordsOf(['any', ...TAGS]),
  reward: wordsOf(words.REWARDS),
  source: wordsOf(words.SOURCES),
  slot: wordsOf(words.SLOTS),
  act: wordsOf(words.ACTS),
  tag: wordsOf(TAGS),
  scope: wordsOf(words.SCOPES),
  warp: wordsOf(words.WARPS),
  tolled: wordsOf(words.TOLLED),
  swapped: wordsOf(words.SWAPPED),
  colour: wordsOf(words.COLOURS),
  cost: (random) =>
    random.index(2, 'this') === 0
      ? 'this'
      : `${one(words.PAID, random)} ${1 + random.index(3, 'n')}`,
  text: () => '"Everybody swaps seats."',
};

/** Any condition (BQC-COND-01 to -11). */
function condition(random: Chance): string {
  const kind = one(words.CONDITION_KINDS, random);
  switch (kind) {
    case 'race':
    case 'class':
      return `${kind}(any)`;
    case 'gender':
      return `gender(${one(GENDERS, random)})`;
    case 'tag':
    case 'mtag':
      return `${kind}(${one(TAGS, random)})`;
    case 'slot':
    case 'no':
      return `${kind}(${one(words.ASKED_SLOTS, random)})`;
    case 'alone':
    case 'helped':
    case 'odd':
    case 'even':
      return kind;
    default:
      return `${kind}${one(['>=', '<=', '>', '<', '='], random)}${random.index(5, 'n')}`;
  }
}
