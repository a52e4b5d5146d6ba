import { expect, test } from 'vitest';
import { sit } from '../../test/rig.ts';
import { leaningOf, sumOf } from '../rules/rolls/parts.ts';
import { d20Content } from './index.ts';
import { TAGS } from './tags.ts';

/** Each tag with its usual ability, and the traits that add to it wherever it is tried; strategy is for others, who are here, and nobody tracks a beast. */
const TASKS: readonly (readonly [rule: string, tag: string, ability: string, traits: string])[] = [
  ['DT-TAG-01', 'open-locks', 'DEX', 'assassination-expert espionage-expert thieving-expert'],
  ['DT-TAG-02', 'find-traps', 'WIS', 'assassination-expert thieving-expert'],
  ['DT-TAG-03', 'remove-traps', 'DEX', 'assassination-expert thieving-expert'],
  ['DT-TAG-04', 'stealth', 'DEX', 'assassination-expert obscurity thieving-expert'],
  ['DT-TAG-05', 'climb', 'STR', 'assassination-expert thieving-expert'],
  ['DT-TAG-06', 'hear-noise', 'WIS', 'assassination-expert'],
  ['DT-TAG-07', 'identify-poison', 'INT', 'assassination-expert'],
  ['DT-TAG-08', 'forgery', 'DEX', 'espionage-expert thieving-expert'],
  ['DT-TAG-09', 'deceive', 'CHA', 'thieving-expert'],
  ['DT-TAG-10', 'assume-identity', 'CHA', 'espionage-expert'],
  ['DT-TAG-11', 'gather-intel', 'CHA', 'espionage-expert'],
  ['DT-TAG-12', 'detect-surveillance', 'WIS', 'espionage-expert'],
  ['DT-TAG-13', 'bypass-security', 'INT', 'espionage-expert'],
  ['DT-TAG-14', 'read-people', 'WIS', 'espionage-expert'],
  ['DT-TAG-15', 'blend-crowd', 'DEX', 'espionage-expert obscurity'],
  ['DT-TAG-16', 'resist-interrogation', 'WIS', 'espionage-expert'],
  ['DT-TAG-17', 'operate-unseen', 'DEX', 'obscurity'],
  ['DT-TAG-18', 'conceal-motive', 'CHA', 'obscurity'],
  ['DT-TAG-19', 'avoid-digital-detection', 'INT', 'obscurity'],
  ['DT-TAG-20', 'exploit-perception-gap', 'WIS', 'obscurity'],
  ['DT-TAG-21', 'search-clues', 'WIS', 'investigation-expert'],
  ['DT-TAG-22', 'analyse-evidence', 'INT', 'investigation-expert'],
  ['DT-TAG-23', 'track', 'WIS', 'investigation-expert wilderness-expert'],
  ['DT-TAG-24', 'question-witness', 'CHA', 'investigation-expert'],
  ['DT-TAG-25', 'detect-lie', 'WIS', 'investigation-expert'],
  ['DT-TAG-26', 'reconstruct-events', 'INT', 'investigation-expert'],
  ['DT-TAG-27', 'inspire', 'CHA', 'leadership-expert'],
  ['DT-TAG-28', 'coordinate', 'CHA', 'leadership-expert'],
  ['DT-TAG-29', 'negotiate', 'CHA', 'leadership-expert'],
  ['DT-TAG-30', 'hold-morale', 'CHA', 'leadership-expert'],
  ['DT-TAG-31', 'strategy', 'INT', 'leadership-expert'],
  ['DT-TAG-32', 'social-standing', 'CHA', 'noble'],
  ['DT-TAG-33', 'etiquette', 'INT', 'noble'],
  ['DT-TAG-34', 'diplomacy', 'CHA', 'noble'],
  ['DT-TAG-35', 'heraldry', 'INT', 'noble'],
  ['DT-TAG-36', 'command-respect', 'CHA', ''],
  ['DT-TAG-37', 'diagnose', 'INT', 'medical-expert'],
  ['DT-TAG-38', 'tend-wounds', 'WIS', 'medical-expert'],
  ['DT-TAG-39', 'surgery', 'DEX', 'medical-expert'],
  ['DT-TAG-40', 'medicate', 'INT', 'medical-expert'],
  ['DT-TAG-41', 'treat-toxin', 'INT', 'medical-expert'],
  ['DT-TAG-42', 'identify-biohazard', 'INT', 'medical-expert'],
  ['DT-TAG-43', 'apply-science', 'INT', 'science-expert'],
  ['DT-TAG-44', 'experiment', 'INT', 'science-expert'],
  ['DT-TAG-45', 'analyse-data', 'INT', 'science-expert'],
  ['DT-TAG-46', 'find-pattern', 'INT', 'science-expert'],
  ['DT-TAG-47', 'explain-phenomenon', 'INT', 'science-expert'],
  ['DT-TAG-48', 'assess-impact', 'INT', 'science-expert'],
  ['DT-TAG-49', 'ship-operate', 'INT', 'starship-expert'],
  ['DT-TAG-50', 'ship-repair', 'INT', 'starship-expert'],
  ['DT-TAG-51', 'ship-navigate', 'INT', 'starship-expert'],
  ['DT-TAG-52', 'ship-pilot', 'DEX', 'starship-expert'],
  ['DT-TAG-53', 'ship-identify', 'INT', 'starship-expert'],
  ['DT-TAG-54', 'ship-power', 'INT', 'starship-expert'],
  ['DT-TAG-55', 'ship-improvise', 'INT', 'starship-expert'],
  ['DT-TAG-56', 'analyse-signal', 'INT', 'technology-expert'],
  ['DT-TAG-57', 'repair-machine', 'INT', 'technology-expert'],
  ['DT-TAG-58', 'interface-ai', 'INT', 'technology-expert'],
  ['DT-TAG-59', 'operate-drone', 'DEX', 'technology-expert'],
  ['DT-TAG-60', 'improvise-tech', 'INT', 'technology-expert'],
  ['DT-TAG-61', 'identify-device', 'INT', 'technology-expert'],
  ['DT-TAG-62', 'calm-animal', 'WIS', 'beast-bond wilderness-expert'],
  ['DT-TAG-63', 'train-animal', 'CHA', 'beast-bond'],
  ['DT-TAG-64', 'direct-animal', 'CHA', 'beast-bond'],
  ['DT-TAG-65', 'read-animal', 'WIS', 'beast-bond'],
  ['DT-TAG-66', 'identify-supernatural', 'INT', 'eldritch-expert'],
  ['DT-TAG-67', 'occult-symbols', 'INT', 'eldritch-expert'],
  ['DT-TAG-68', 'discern-entity', 'WIS', 'eldritch-expert'],
  ['DT-TAG-69', 'withstand-mind', 'WIS', 'eldritch-expert'],
  ['DT-TAG-70', 'ritual', 'INT', 'eldritch-expert'],
  ['DT-TAG-71', 'identify-nature', 'INT', 'wilderness-expert'],
  ['DT-TAG-72', 'predict-weather', 'WIS', 'wilderness-expert'],
  ['DT-TAG-73', 'survive', 'WIS', 'wilderness-expert'],
  ['DT-TAG-74', 'underground-navigation', 'INT', 'dwarf'],
  ['DT-TAG-75', 'mining', 'STR', 'dwarf'],
  ['DT-TAG-76', 'blacksmithing', 'STR', 'dwarf'],
  ['DT-TAG-77', 'brewing', 'INT', 'dwarf'],
  ['DT-TAG-78', 'force', 'STR', ''],
  ['DT-TAG-79', 'swim-jump', 'STR', ''],
  ['DT-TAG-80', 'balance-react', 'DEX', ''],
  ['DT-TAG-81', 'endure', 'CON', ''],
  ['DT-TAG-82', 'concentrate', 'CON', ''],
  ['DT-TAG-83', 'recall-lore', 'INT', ''],
  ['DT-TAG-84', 'decipher', 'INT', ''],
  ['DT-TAG-85', 'sense-danger', 'WIS', ''],
  ['DT-TAG-86', 'perform', 'CHA', ''],
  ['DT-TAG-87', 'influence', 'CHA', ''],
];

/** Somebody of each role and heritage that asks for nothing else, at Level 6. */
function everybody() {
  const { t, hero } = sit();
  const { roles, heritages } = d20Content();
  return {
    t,
    all: [
      ...Object.keys(roles).map((id) => [id, hero({ level: 6, roles: [{ id }] })] as const),
      ...Object.keys(heritages).map((id) => [id, hero({ level: 6, heritage: id })] as const),
    ],
  };
}

const { t, all } = everybody();

test.each(TASKS)(
  '[%s] %s is a task of %s, to which these add: %s',
  (rule, tag, ability, traits) => {
    expect(TAGS[tag]).toEqual({ rule, ability });
    const adding = all
      .filter(([, roller]) => sumOf(leaningOf(t, { kind: 'check', roller, tag }).terms) !== 0)
      .map(([id]) => id);
    expect(adding.sort().join(' ')).toBe(traits);
  },
);

test('there are no other tags', () => {
  expect(TASKS.map(([, tag]) => tag)).toEqual(Object.keys(TAGS));
});
