import { type Choice, type Flow, sampleAnswer } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { d20Content } from '../src/content/index.ts';
import type { Sheet } from '../src/content/sheet.ts';
import { invariantsOf } from '../src/invariants.ts';
import { measuresOf } from '../src/measures.ts';
import { beginCombat } from '../src/rules/combat/end.ts';
import { deed, naming, round, roundEnd } from '../src/rules/combat/stages.ts';
import { sampleSheet } from '../src/sheets/sample.ts';
import { lay } from './effects.ts';
import { logFaults } from './log-faults.ts';
import { sit } from './rig.ts';

/** A fight of random characters with creatures of every kind, in which all that can be answered is. */
const CONTENT = d20Content();
const INVARIANTS = invariantsOf(CONTENT);
const MEASURES = measuresOf(CONTENT);
const STAGES = { round, naming, turn: deed, 'round-end': roundEnd } as const;
const ROUNDS = 6;

const BLOCKS = Object.keys(CONTENT.blocks);
const CONDITIONS = Object.values(CONTENT.traits)
  .filter(({ rule }) => rule.startsWith('DT-COND-'))
  .map(({ id }) => id);
const spellsOf = (tradition: string) =>
  Object.values(CONTENT.spells).filter((one) => one.tradition === tradition);

type Random = ReturnType<typeof seededSource>;

/** What came of a fight: what does not hold, and what of the content was met. */
export interface RandomFight {
  readonly faults: readonly string[];
  readonly met: ReadonlySet<string>;
}

/**
 * Plays one. By its number it has another creature, condition and spells, so that some hundreds have them all.
 *
 * @param isLogged keeps the log for whoever looks into a fault
 */
export function randomFight(
  nr: number,
  seed = 'fights',
  isLogged?: (line: string) => void,
): RandomFight {
  const random = seededSource(`${seed}/${nr}`);
  const isOnMap = random.index(3, 'map') > 0;
  const rig = sit({
    seed: `${seed}/${nr}/dice`,
    rows: isOnMap ? Array<string>(9).fill('.'.repeat(14)) : [],
    options: {
      spellEconomy: pick(['free', 'strain', 'daily'] as const, random),
      diceEntry: random.index(6, 'dice') === 0 ? 'manual' : 'program',
      positions: isOnMap ? 'grid' : 'bands',
      morale: random.index(2, 'morale') === 0,
    },
    ground: { isDark: random.index(4, 'dark') === 0, isOutdoors: random.index(2, 'out') === 0 },
  });
  const place = (column: number, row: number) =>
    isOnMap ? ([column, row] as const) : ([5 * column, 0] as const);
  const party = [
    rig.hero(sampleSheet(CONTENT, random), ...place(3, 3), 0),
    rig.hero(casterSheet(nr, random), ...place(2, 4), 1),
    rig.hero(sampleSheet(CONTENT, random), ...place(3, 5), 2),
  ];
  for (const one of party) {
    one.tokens = 2;
    const weapons = one.items.filter(({ kind }) => CONTENT.gear[kind]?.weapon !== undefined);
    one.held = weapons.slice(0, 1).map(({ id }) => id);
  }
  const first = BLOCKS[nr % BLOCKS.length] ?? '';
  const foes = [rig.foe(first, ...place(7, 3)), rig.foe(pick(BLOCKS, random), ...place(8, 5))];
  const everybody = [...party, ...foes];
  rig.state.points = random.index(4, 'points');
  const faults: string[] = [];
  const check = (when: string): void => {
    for (const one of INVARIANTS) {
      const wrong = one.check(rig.state);
      if (wrong !== undefined) faults.push(`${nr} ${when} ${one.rule} ${wrong}`);
    }
  };
  const run = (flow: Flow<unknown> | undefined, when: string): void =>
    answerAll(flow, random, () => check(when), faults);
  const kind = CONDITIONS[nr % CONDITIONS.length] ?? '';
  try {
    const bearer = pick(everybody, random);
    // Nobody lies unconscious above 0 (DT-INV-02).
    if (kind === 'unconscious') bearer.hp = 0;
    lay(rig, bearer, kind);
    run(beginCombat(rig.t, rig.state.creatures, []), 'begin');
    for (let step = 0; step < 400 && faults.length === 0; step += 1) {
      const { combat } = rig.state;
      if (combat === undefined || combat.round > ROUNDS) break;
      run(STAGES[combat.stage](rig.t), `${combat.round} ${combat.stage}`);
      check(combat.stage);
    }
  } catch (thrown) {
    faults.push(
      `${nr} ${thrown instanceof Error ? (thrown.stack ?? '').slice(0, 600) : String(thrown)}`,
    );
  }
  faults.push(...logFaults(rig.told).map((fault) => `${nr} ${fault}`));
  if (isLogged !== undefined) for (const event of rig.told) isLogged(JSON.stringify(event));
  return { faults, met: metIn(rig) };
}

/** What fights are to meet, by kind. */
export const FOUGHT: Readonly<Record<string, readonly string[]>> = {
  spell: Object.keys(CONTENT.spells),
  creature: BLOCKS,
  effect: CONDITIONS,
  trait: [...Object.keys(CONTENT.heritages), ...Object.keys(CONTENT.roles)],
  gear: Object.keys(CONTENT.gear),
};

/** What no fight meets, and why. */
export const UNFOUGHT: readonly string[] = [
  // A question takes a minute, and the dead return at leisure.
  'spell.contact-higher-plane',
  'spell.reincarnation',
  // Too dear for what anybody begins with, or no thing to be carried.
  'gear.superheavy-armor',
  'gear.green-cloak',
  'gear.laboratory',
  'gear.baker-street-irregulars',
];

function metIn({ told, state }: ReturnType<typeof sit>): ReadonlySet<string> {
  const met = new Set(told.flatMap((event) => [MEASURES.counter?.(event) ?? []].flat()));
  for (const { block, traits, items } of state.creatures) {
    if (block !== undefined) met.add(`creature.${block}`);
    for (const trait of traits) met.add(`trait.${trait}`);
    for (const { kind } of items) met.add(`gear.${kind}`);
  }
  return met;
}

const pick = <T>(list: readonly T[], random: Random): T =>
  list[random.index(list.length, 'pick')] as T;

/** Somebody who casts by both traditions, spells of the list in their turn. */
function casterSheet(nr: number, random: Random): Sheet {
  const level = 25;
  const few = (tradition: string) => {
    const all = spellsOf(tradition).map(({ id }) => id);
    return [0, 1, 2, 3, 4].map((at) => all[(nr * 5 + at) % all.length] ?? '');
  };
  const plain = sampleSheet(CONTENT, random, { level });
  return {
    ...plain,
    heritage: 'elf',
    roles: [
      { id: 'arcane-magic', choice: 'INT' },
      { id: 'divine-magic', choice: 'WIS' },
    ],
    benefits: [4, 8, 12, 16, 20, 24].map((at) => ({ level: at, kind: 'score', ability: 'INT' })),
    spells: { 'arcane-magic': few('arcane'), 'divine-magic': few('divine') },
  };
}

/** Plays a flow to its end with random answers, and looks at every question. */
function answerAll(
  flow: Flow<unknown> | undefined,
  random: Random,
  look: () => void,
  faults: string[],
): void {
  if (flow === undefined) return;
  let step = flow.next(0);
  for (let asked = 0; step.done !== true; asked += 1) {
    if (asked > 2000) throw new Error('it asks without end');
    look();
    const pending = step.value;
    const choices: readonly Choice[] = pending.kind === 'many' ? pending.choices : [pending];
    const slot = random.index(choices.length, 'slot');
    const choice = choices[slot] as Choice;
    if (choice.kind === 'one') {
      const ids = choice.options.map(({ id }) => id);
      if (ids.length === 0) throw new Error(`"${choice.why.key}" has no answer`);
      if (new Set(ids).size < ids.length)
        faults.push(`"${choice.why.key}" offers one twice: ${ids.join(', ')}`);
    }
    const answer = eager(choice, random) ?? sampleAnswer(choice, random);
    step = flow.next(pending.kind === 'many' ? { slot, answer } : answer);
  }
}

/** Most deeds are steps: what is done in them is taken more often than by chance. */
function eager(choice: Choice, random: Random): number | undefined {
  if (choice.kind !== 'one' || choice.why.key !== 'choice.deed') return undefined;
  const deeds = choice.options.flatMap(({ id }, at) =>
    /^(cast|attack|power|use)/.test(id) ? [at] : [],
  );
  if (deeds.length === 0 || random.index(3, 'eager') === 0) return undefined;
  return pick(deeds, random);
}
