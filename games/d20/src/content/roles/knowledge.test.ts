import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { reasons } from '../../../test/offered.ts';
import { invokePower } from '../../../test/powers.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { Creature } from '../../model.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { contentOf } from '../../table.ts';
import type { RollAt } from '../trait.ts';

const WOLF = block('wolf', { tags: ['beast', 'living'] });
const DRONE = block('drone', { tags: ['machine', 'mindless'] });
const MAN = block('man');
const BONES = block('bones', { tags: ['undead'] });
const FIEND = block('fiend', { tags: ['evil', 'person'] });
const BLOB = block('blob', { tags: ['living'] });

const sitDown = (some: Sitting = {}) =>
  sit({
    ...some,
    content: { gear, blocks: blocks(WOLF, DRONE, MAN, BONES, FIEND, BLOB) },
  });

type Table = ReturnType<typeof sitDown>;

const expert = ({ hero }: Table, role: string, level = 6): Creature =>
  hero({ level, hitDice: [40], roles: [{ id: role }] }, 0);

/** Why a power of somebody is closed. */
const why = ({ t }: Table, one: Creature, power: string): string | undefined =>
  reasons(t, one)[`power-${power}`];

const plus = ({ t }: Table, roll: RollAt): number => sumOf(leaningOf(t, roll).terms);

test.each([
  ['bones', true],
  ['fiend', true],
  ['blob', true],
  ['man', false],
  ['wolf', false],
  ['drone', false],
])('[DT-ROLE-06] an Eldritch Expert has insight into a %s: %s', (id, knows) => {
  const table = sitDown();
  const one = expert(table, 'eldritch-expert');
  const other = table.foe(id, 10);
  const insight = (target: Creature) => {
    const { traits } = contentOf(table.t);
    return traits['eldritch-expert']?.insight?.(table.t, { creature: one }, target);
  };
  const known = { rule: 'DT-ROLE-06', roll: 3, number: 12 };
  expect(insight(other)).toEqual(knows ? known : undefined);
  other.side = 'others';
  expect(insight(other)).toEqual(knows ? known : undefined);
  other.side = 'party';
  expect(insight(other)).toBeUndefined();
});

test.each(['mind', 'charm', 'fear', 'illusion', 'compulsion', 'confusion'])(
  '[DT-ROLE-06] it withstands %s better, by a save alone',
  (tag) => {
    const table = sitDown();
    const one = expert(table, 'eldritch-expert');
    const against = { rule: 'X', tags: ['magic', tag] };
    const roll = (kind: 'save' | 'check') => plus(table, { kind, roller: one, against });
    expect([roll('save'), roll('check')]).toEqual([8, 0]);
    expect(plus(table, { kind: 'save', roller: one, against: { rule: 'X', tags: ['fire'] } })).toBe(
      0,
    );
  },
);

test('[DT-ROLE-16] a Technology Expert bypasses what is electronic: a place, a machine, or who is hacked', () => {
  const table = sitDown();
  const one = expert(table, 'technology-expert');
  const [man, drone] = [table.foe('man', 10), table.foe('drone', 10)];
  const bypass = (more: Partial<RollAt>) =>
    plus(table, { kind: 'check', roller: one, tag: 'bypass-security', ...more });
  expect([
    bypass({}),
    bypass({ setting: ['electronic'] }),
    bypass({ setting: ['urban'] }),
    bypass({ target: drone }),
    bypass({ target: man }),
  ]).toEqual([0, 8, 0, 8, 0]);
  lay(table, man, 'hacked');
  expect(bypass({ target: man })).toBe(8);
});

test('[DT-ROLE-10] a Leadership Expert decides well for others, if there are any', () => {
  const table = sitDown();
  const one = expert(table, 'leadership-expert');
  table.foe('man', 10);
  const strategy = () => plus(table, { kind: 'check', roller: one, tag: 'strategy' });
  expect(strategy()).toBe(0);
  const ally = table.hero({}, 5);
  expect(strategy()).toBe(8);
  invokePower(table, one, 'rally');
  expect(ally.effects).toMatchObject([
    {
      kind: 'rally',
      source: { rule: 'DT-ROLE-10', by: one.id, level: 6 },
      until: { at: 'time', clock: 6 * 360 },
      data: { amount: 3 },
    },
  ]);
  expect(why(table, one, 'rally')).toBe('closed.used-today');
});
