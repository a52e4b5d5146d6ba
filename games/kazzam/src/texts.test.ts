import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextMove, policyNamed } from '@tablewright/bots';
import { SPECTATOR } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { createSpeaker, optionText } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import { BLOCKS, CLASSES, GAME, OPTIONS, SPECIALISATIONS } from '../test/content.ts';
import { BOARD_TEXTS } from './board/texts.ts';
import { BOARD_TEXTS_DE } from './board/texts-de.ts';
import { textOf } from './content-names.ts';
import { kazzam } from './index.ts';
import { IMPLEMENTS, ROLES, STATUSES } from './model.ts';
import { ACTIONS } from './rules/actions/common-actions.ts';
import { abilitiesOf } from './rules/effects/content.ts';

const { texts } = kazzam;
const german = (await kazzam.translations?.de?.()) ?? {};
const names = /^(power|specialisation|class|team|setting\.\w+)\.[a-z/-]+$/;

/** Every line of the rules and the content, tests apart. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['board', 'texts', 'testing', 'given'].includes(entry.name) ? [] : sources(path);
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.')
      ? [readFileSync(path, 'utf8')]
      : [];
  });
}
const code = sources(import.meta.dirname).join('\n');

/** Questions whose keys are put together, or handed to who asks. */
const BUILT = [
  ...['move', 'shift', 'crawl', 'charge'].map((how) => `way.${how}`),
  ...['push', 'pull', 'slide'].map((how) => `force.${how}`),
  ...['juggernaut', 'punisher', 'pursuer', 'smasher'].map((key) => `reaction.${key}`),
  ...['pick-up', 'dunk', 'hand', 'take', 'drop'].map((key) => `${key}-which`),
  ...['enchantment', 'charm'].map((sort) => `choose-${sort}`),
  ...['grant', 'damage'].map((what) => `charge-tokens.${what}`),
  ...['points', 'strikes'].map((what) => `ruling-${what}`),
  'concede',
  'concede-now',
  'build-team',
  'final-action',
  'contingency-jump',
];
/** A question asked with a verb: `choose(t, id, 'let-go-of', …)`. */
const VERB =
  /\b(?:choose|chooseSome|chooseAmount|chooseText|arrange|confirm|ask)\(\s*t,\s*\w+(?:\([\w., ]+\))?,\s*'([a-z.-]+)'/g;
const ASKED = new Set([
  ...BUILT,
  ...[...code.matchAll(/why: \{\s*key: '([a-z.-]+)'/g)].map(([, key]) => key ?? ''),
  ...[...code.matchAll(VERB)].map(([, key]) => key ?? ''),
  ...[...code.matchAll(/ask(?:Square|Orb|Creature)\(\s*\w+, \w+, '([a-z-]+)'/g)].flatMap(
    ([call, key]) => (call.startsWith('askOrb') ? [] : [key ?? '']),
  ),
  ...[...code.matchAll(/slipsAway\(\w+, \w+, '([a-z-]+)'/g)].map(([, key]) => key ?? ''),
  ...[...code.matchAll(/ask\(t, id, by, '([a-z-]+)'/g)].map(([, key]) => key ?? ''),
  ...[...code.matchAll(/yield\* ask\('([a-z-]+)'/g)].map(([, key]) => key ?? ''),
]);

describe('the catalogue', () => {
  test('has a text for every question of the rules', () => {
    expect([...ASKED].filter((key) => texts[key] === undefined)).toEqual([]);
  });

  test('names and explains every action, power and pick', () => {
    const builds = [
      ...ROLES.flatMap((role) =>
        SPECIALISATIONS[role].map((specialisation) => ({
          role,
          specialisation,
          className: '',
          picks: [],
        })),
      ),
      ...CLASSES.map(({ id, groups }) => ({
        role: 'striker' as const,
        specialisation: '',
        className: id,
        picks: groups.flatMap(({ from }) => from),
      })),
    ];
    const abilities = builds.flatMap((build) =>
      abilitiesOf(GAME, { name: '', implement: 'wand', level: 1, ...build }),
    );
    const ids = [
      ...ACTIONS.map(({ id }) => id),
      ...abilities.flatMap(({ actions = [], power }) => [
        ...actions.map(({ id }) => id),
        ...(power === undefined ? [] : [power.id]),
      ]),
      ...CLASSES.flatMap(({ groups }) => groups.flatMap(({ from }) => from)),
      'creative-use',
      'attack-ally',
    ];
    const lacking = ids.filter((id) => {
      const { key } = textOf(id);
      return texts[key] === undefined || texts[`${key}.help`] === undefined;
    });
    expect([...new Set(lacking)]).toEqual([]);
  });

  test('names and explains roles, specialisations, classes, implements and statuses', () => {
    const keys = [
      ...ROLES.map((id) => `role.${id}`),
      ...Object.values(SPECIALISATIONS).flatMap((ids) => ids.map((id) => `specialisation.${id}`)),
      ...CLASSES.map(({ id }) => `class.${id}`),
      ...IMPLEMENTS.map((id) => `implement.${id}`),
      ...STATUSES.map((id) => `status.${id}`),
    ];
    expect(keys.filter((key) => !(key in texts && `${key}.help` in texts))).toEqual([]);
  });

  test.each([
    ['English', texts],
    ['German', german],
  ])('names and explains every status, and names every group of creeps, in %s', (_, catalogue) => {
    const keys = [
      ...STATUSES.flatMap((id) => [`status.${id}`, `status.${id}.help`]),
      ...[...BLOCKS.values()].map(({ id }) => `group.${id}`),
    ];
    expect(keys.filter((key) => catalogue[key] === undefined)).toEqual([]);
  });

  test('names and explains every setting with its values', () => {
    const keys = Object.entries(OPTIONS).flatMap(([name, spec]) => [
      `setting.${name}`,
      `setting.${name}.help`,
      ...(spec.kind === 'choice' ? spec.values.map((value) => `setting.${name}.${value}`) : []),
      ...('none' in spec ? [`setting.${name}.none`] : []),
    ]);
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(
      Object.keys(texts).filter((key) => key.startsWith('setting.') && !keys.includes(key)),
    ).toEqual([]);
  });

  test('has no text that nothing says', () => {
    const base = (key: string) => key.replace(/\.(help|verb|yes|no|mark|round|wrong)$/, '');
    const families =
      /^(event|status|note|power|role|specialisation|class|implement|setting|option|terrain|start|end|part|orb|square|team|map|group|bot|outcome|ending|result|standing|measure|facet|tutorial|preset|plan|again)\./;
    const plain = new Set([
      'creature',
      'nobody',
      'terrain',
      'brief.help',
      'builder.open',
      'document.team',
    ]);
    expect(kazzam.brief).toBeDefined();
    const idle = Object.keys(texts).filter(
      (key) =>
        !families.test(key) &&
        !plain.has(key) &&
        !ASKED.has(base(key)) &&
        !code.includes(`'${base(key)}'`),
    );
    expect(idle).toEqual([]);
    const unknown = Object.keys(texts).filter((key) => {
      const [, family, id] =
        /^(power|note|option|part|start|end)\.(.+?)(?:\.help)?$/.exec(key) ?? [];
      if (family === undefined || id === undefined) return false;
      const last = id.split('.').at(-1) ?? id;
      return !code.includes(last);
    });
    expect(unknown).toEqual([]);
  });

  test('is said in German too', () => {
    const pair = {
      first: texts,
      other: german,
      locale: 'de',
      names: [
        names,
        'creature',
        'square.court',
        'square.part',
        'option.orb',
        'team.again',
        'team.own',
        'power.vampiric-bite',
        /^event\.(points\.mark|strike)/,
        'part.spellwarp',
        'terrain.portal-entry',
        'team.jetsam',
        'team.flotsam',
      ],
    };
    expect(catalogueProblems(pair)).toEqual([]);
  });

  test('is said in German on the board too', () => {
    const same = [
      /^board\.(part\.other|square|square\.part|zone|creep\.\w+|builds|amount|odds\.(result|strike|chance)|strikes|scores\.(strikes|creeps))$/,
      /^board\.reason\.K/,
    ];
    expect(
      catalogueProblems({ first: BOARD_TEXTS, other: BOARD_TEXTS_DE, locale: 'de', names: same }),
    ).toEqual([]);
  });
});

describe.each([
  { options: {}, seed: 'one' },
  { options: { players: 'built', opposition: 'built' }, seed: 'two' },
  { options: { players: 'mormissa', opposition: 'kishanta', map: 'dual' }, seed: 'three' },
  { options: { players: 'driannis', opposition: 'bagwung', map: 'maze' }, seed: 'four' },
])('a match with $options', ({ options, seed }) => {
  test.each([
    ['en', texts],
    ['de', { ...texts, ...german }],
  ] as const)(
    'is told in %s without a gap',
    (locale, catalogue) => {
      const made = Match.create(kazzam, {
        id: 'said',
        seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'random' })),
        random: { kind: 'seeded', seed },
        options,
      });
      if (!made.ok) throw new Error('no match');
      const match = made.value;
      const { game } = match;
      const missing: string[] = [];
      const speaker = createSpeaker({
        texts: catalogue,
        locale,
        seatName: String,
        missing: (key, reason) => missing.push(`${key}: ${reason}`),
        fill: (text) => game.speech.fill?.(text, game.view(match.state, SPECTATOR)) ?? text,
      });
      const policies = match.seats.map(() => policyNamed(game, 'random'));
      const chance = seededSource(seed);
      for (let answer = 0; answer < 1200 && !match.over; answer += 1) {
        for (const choice of match.choices) {
          speaker.say(choice.why);
          speaker.sayIfKnown({ ...choice.why, key: `${choice.why.key}.help` });
          if ('options' in choice) {
            for (const option of choice.options) speaker.say(optionText(game, option, choice));
          }
        }
        const { state, choices } = match;
        const move = nextMove({ game, state, choices }, policies, chance);
        if (move === undefined) break;
        match.submitAnswer(move.seat, move.slot, move.answer);
      }
      for (const { event } of match.events) speaker.say(game.speech.event(event));
      expect(missing).toEqual([]);
    },
    30_000,
  );
});
