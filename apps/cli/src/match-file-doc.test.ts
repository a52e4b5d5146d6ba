import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentOf, type LoggedDraw, Match } from '@tablewright/engine/host';
import { GAMES } from '@tablewright/registry';
import { expect, test } from 'vitest';

const docs = join(import.meta.dirname, '../../../docs');
const text = readFileSync(join(docs, 'match-file.md'), 'utf8');
const READY = GAMES.flatMap((entry) => (entry.status === 'ready' ? [entry] : []));

const secret = 'a5'.repeat(32);
const contributions = ['0123456789abcdef', 'fedcba9876543210', '00112233', 'bot', 'bot'];

/** A draw before the first answer, computed as the document says and with nothing of the engine. */
function drawn({ purpose, who, count }: LoggedDraw, ordinal: number, added: readonly string[]) {
  const key = createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify(added))
    .digest();
  for (let attempt = 0; ; attempt += 1) {
    const message = `${purpose} ${who} ${ordinal} ${attempt}`;
    const hmac = createHmac('sha256', key).update(Buffer.alloc(32)).update(message).digest();
    const number = hmac.readUIntBE(0, 6);
    if (number < 2 ** 48 - (2 ** 48 % count)) return number % count;
  }
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
  const draws = made.value.draws.filter(({ seq }) => seq === 0);
  expect([id, draws.length]).not.toEqual([id, 0]);
  const counts = new Map<string, number>();
  for (const draw of draws) {
    const what = `${draw.purpose} ${draw.who}`;
    const ordinal = counts.get(what) ?? 0;
    counts.set(what, ordinal + 1);
    expect([draw, drawn(draw, ordinal, added)]).toEqual([draw, draw.index]);
  }
  expect(text).toContain(`(scenarios/${id}.md)`);
});

test('every kind of draw is told', () => {
  const kinds = ['roll', 'pick', 'take', 'index', 'shuffle'];
  const told = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(told).toEqual(expect.arrayContaining(kinds));
});
