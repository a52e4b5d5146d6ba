import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAnswer } from '@tablewright/engine';
import {
  commitmentOf,
  type LoggedDraw,
  Match,
  seededSource,
  toWire,
} from '@tablewright/engine/host';
import { GAMES } from '@tablewright/registry';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../../docs');
const text = readFileSync(join(docs, 'match-file.md'), 'utf8');
const READY = GAMES.flatMap((entry) => (entry.status === 'ready' ? [entry] : []));

const secret = 'a5'.repeat(32);
const contributions = ['0123456789abcdef', 'fedcba9876543210', '00112233', 'bot', 'bot'];

/** The chain before the first answer. */
const START = Buffer.alloc(32);

/** A draw, computed as the document says and with nothing of the engine. */
function drawn(
  { purpose, who, count }: LoggedDraw,
  ordinal: number,
  { added, chain }: { readonly added: readonly string[]; readonly chain: Buffer },
) {
  const key = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(added))
    .digest();
  for (let attempt = 0; ; attempt += 1) {
    const message = `${purpose} ${who} ${ordinal} ${attempt}`;
    const hmac = createHmac('sha256', key).update(chain).update(message).digest();
    const number = hmac.readUIntBE(0, 6);
    if (number < 2 ** 48 - (2 ** 48 % count)) return number % count;
  }
}

/** Gives the first answer of the match, and returns the chain after it. */
function answered(match: Match): Buffer {
  const [choice] = match.choices;
  if (choice === undefined) throw new Error('nothing is asked');
  const { seat } = choice;
  const answer = sampleAnswer(choice, seededSource('document'));
  expect(match.submitAnswer(seat, 0, answer)).toMatchObject({ ok: true });
  const wire = toWire(choice, answer);
  // Canonical JSON: the keys of a form in the order of their characters.
  const keys = typeof wire === 'object' && !Array.isArray(wire) ? Object.keys(wire).sort() : null;
  const written = `[${seat},0,${JSON.stringify(wire, keys)}]`;
  return createHash('sha256').update(START).update(written).digest();
}

test.each(READY)('the dice of $id are those that the document makes', async ({ id, load }) => {
  const game = await load();
  const { max } = game.seats;
  const added = contributions.slice(0, max);
  const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
  expect(commitment).toBe(commitmentOf(secret));
  const made = Match.create(game, {
    id: 'document',
    seats: added.map((_, seat) => ({ name: `${seat}`, player: 'human' })),
    random: { kind: 'keyed', secret, commitment, contributions: added },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const match = made.value;
  // Where characters are made first, dice come after the first of them.
  const chain = match.draws.length === 0 ? answered(match) : START;
  const seq = match.draws[0]?.seq;
  const draws = match.draws.filter((draw) => draw.seq === seq);
  expect([id, draws.length]).not.toEqual([id, 0]);
  const counts = new Map<string, number>();
  for (const draw of draws) {
    const what = `${draw.purpose} ${draw.who}`;
    const ordinal = counts.get(what) ?? 0;
    counts.set(what, ordinal + 1);
    expect([draw, drawn(draw, ordinal, { added, chain })]).toEqual([draw, draw.index]);
  }
  expect(text).toContain(`(scenarios/${id}.md)`);
});

test('every kind of draw is told', () => {
  const kinds = ['roll', 'pick', 'take', 'index', 'shuffle'];
  const told = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(told).toEqual(expect.arrayContaining(kinds));
});
