import { canonicalJson, type Observer } from '@tablewright/engine';
import { differenceBetween, type MatchFile } from '@tablewright/engine/host';
import type { Act, ActResult, ServerMessage, Told } from '@tablewright/protocol';
import { OnlineSession } from '../src/session/online-session.ts';
import type { Wire } from '../src/session/wire.ts';
import type { FakeTable } from './fake-table.ts';

/** A view of the past that was asked for and has not come. */
interface AskedView {
  readonly answers: number;
  readonly come: () => void;
  readonly fail: () => void;
}

/** The line of one observer to a {@link FakeTable}, with the session at its end. */
export class FakeLine implements Wire {
  readonly session: OnlineSession;
  /** Every act that went out, repeats too. */
  readonly acts: Act[] = [];
  /** Every message that came in. */
  readonly heard: ServerMessage[] = [];
  readonly views: AskedView[] = [];
  /** The same for what was seen at the events of an answer. */
  readonly tellings: AskedView[] = [];
  resyncs = 0;
  /** What the line swallows of acts: they never arrive, or what became of them is never known. */
  swallows: 'acts' | 'results' | undefined;
  /** While set, messages wait for {@link deliver}. */
  held: ServerMessage[] | undefined;
  /** The file that is handed out, or nothing if it cannot be had. */
  whole: MatchFile | undefined;
  time = 0;

  readonly #table: FakeTable;
  readonly #observer: Observer;
  #told = -1;
  #toldFace = '';
  #ids = 0;
  #unanswered: (() => void)[] = [];

  constructor(table: FakeTable, observer: Observer) {
    this.#table = table;
    this.#observer = observer;
    const { face } = table.news();
    this.session = new OnlineSession({ game: table.match.game, observer, face, wire: this });
  }

  /** The line stands: the server tells what this observer has missed. */
  connect(): this {
    this.#told = this.session.since;
    this.#table.lines.add(this);
    this.session.connected(true);
    this.#toldFace = '';
    this.tell();
    return this;
  }

  /** The line breaks; what was on its way is lost. */
  lose(): void {
    this.#table.lines.delete(this);
    this.session.connected(false);
    this.held = this.held && [];
    this.drop();
  }

  /** What became of the acts that were swallowed will never be known. */
  drop(): void {
    for (const reject of this.#unanswered.splice(0)) reject();
  }

  /** Says what is new: the face only if more of it has changed than its clocks. */
  tell(): void {
    const update = this.#table.updateFor(this.#observer, this.#told);
    this.#told = this.#table.seq;
    const news = this.#table.news();
    const { clocks: _, ...face } = news.face;
    if (canonicalJson(face) !== this.#toldFace) {
      this.#toldFace = canonicalJson(face);
      this.#say(news);
    }
    this.#say(update);
  }

  /** Does something of which the server tells as if this line had heard all before. */
  hearAsIfNothingWereLost(happens: () => void): void {
    const told = this.#told;
    this.#told = this.#table.seq;
    happens();
    this.#told = told;
  }

  /** Lets the messages through that were held back. */
  deliver(): void {
    const waiting = this.held ?? [];
    this.held = undefined;
    for (const message of waiting) this.#say(message);
  }

  act(act: Act): Promise<ActResult> {
    this.acts.push(act);
    return new Promise((resolve, reject) => {
      const lost = (): void => reject(new Error('the line broke'));
      if (this.swallows === 'acts') this.#unanswered.push(lost);
      else {
        const result = this.#table.act(this.#observer, act);
        if (this.swallows === 'results') this.#unanswered.push(lost);
        else resolve(result);
      }
    });
  }

  past(answers: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { match } = this.#table;
      this.views.push({
        answers,
        come: () => resolve(structuredClone(match.fork(answers).seatView(this.#observer).view)),
        fail: () => reject(new Error('it cannot be had')),
      });
    });
  }

  told(answers: number): Promise<Told> {
    return new Promise((resolve, reject) => {
      const { match } = this.#table;
      this.tellings.push({
        answers,
        come: () => {
          const views = match.viewsTold(answers, this.#observer);
          resolve({
            changes: views.map((view, i) => differenceBetween(views[i - 1], view) ?? null),
          });
        },
        fail: () => reject(new Error('it cannot be had')),
      });
    });
  }

  file(): Promise<MatchFile> {
    return this.whole === undefined
      ? Promise.reject(new Error('it cannot be had'))
      : Promise.resolve(this.whole);
  }

  resync(): void {
    this.resyncs += 1;
    this.#told = -1;
  }

  newId(): string {
    this.#ids += 1;
    return `act-${String(this.#ids).padStart(6, '0')}`;
  }

  now(): number {
    return this.time;
  }

  #say(message: ServerMessage): void {
    if (this.held !== undefined) this.held.push(message);
    else {
      this.heard.push(message);
      this.session.hear(message);
    }
  }
}

/** Lets what was promised come in. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
}
