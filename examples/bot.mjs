// A bot without any library: it sits down, answers what it is asked, and tells how it ended.
//
//   node examples/bot.mjs http://127.0.0.1:4100 <invitation or key of a seat> Robot
//
// docs/protocol.md explains every word of it.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [house, given, name = 'Robot'] = process.argv.slice(2);
let key = given;

/** Asks until the house has time for it. A refusal is thrown: { code, message }. */
async function ask(path, body) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const request = body && { method: 'POST', body: JSON.stringify(body) };
  for (;;) {
    const reply = await fetch(`${house}/api${path}`, { headers, ...request }).catch(
      () => undefined,
    );
    if (reply?.ok) return reply;
    // 429: too much at once; 503: the house is busy; nothing at all: the line broke.
    if (reply !== undefined && ![429, 503].includes(reply.status)) throw (await reply.json()).error;
    await sleep(1000);
  }
}

/** Posts something and reads the reply. */
const post = async (path, body) => (await ask(path, body)).json();

/** What the seat hears, for as long as it takes: a stream that breaks is taken up again. */
async function* messages(path) {
  for (let seq = ''; ; await sleep(1000)) {
    const { body } = await ask(path + seq);
    try {
      let rest = '';
      for await (const text of body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + text).split('\n');
        rest = lines.pop();
        for (const message of lines.map((line) => JSON.parse(line))) {
          yield message;
          if (message.type === 'update') seq = `&seq=${message.seq}`;
        }
      }
    } catch {
      // Broken; what was missed comes with the next one.
    }
  }
}

/** Any option where one is to be chosen; elsewhere what is taken when nothing else is said. */
function decide({ kind, options, fallback }) {
  // What stands aside, as giving up does, is for people.
  const open = options.filter(({ aside }) => !aside);
  if (kind !== 'one' || open.length === 0) return fallback;
  return open[Math.floor(Math.random() * open.length)].id;
}

let { table, kind, seat } = await post('/keys', { key });
if (kind !== 'seat') {
  const entropy = randomBytes(16).toString('hex');
  ({ seat, key } = await post(`/tables/${table}/seats`, { invite: key, name, entropy }));
  console.log(`${name} sits on seat ${seat}; with this key it can go on: ${key}`);
}

/** Does something. If the table has gone on meanwhile, the next message says to where. */
const act = (what) =>
  post(`/tables/${table}/acts`, { seat, act: { id: randomUUID(), ...what } }).catch((refused) => {
    if (!['stale', 'over', 'paused'].includes(refused.code)) console.error(refused);
  });

for await (const { type, face, seen, pause } of messages(`/tables/${table}/stream?seat=${seat}`)) {
  if (type === 'table' && face.status === 'closed') {
    console.log('The host has closed the table.');
    break;
  }
  const { question } = face ?? {};
  if (question?.from.includes(seat) && !question.agreed.includes(seat)) {
    await act({ kind: 'consent', question: question.seq, agree: true });
  }
  // Others wait for it; when all are ready, it is told again what is to be answered.
  if (pause !== undefined) await act({ kind: 'ready', round: pause.round });
  if (type === 'update' && seen.outcome !== undefined) {
    console.log('The match is over:', JSON.stringify(seen.outcome));
    break;
  }
  if (type === 'update' && seen.choices.length > 0) {
    // If more than one is open, the update that this answer brings asks again for the rest.
    const [choice] = seen.choices;
    await act({ kind: 'answer', choice: choice.name, answer: decide(choice) });
  }
}
