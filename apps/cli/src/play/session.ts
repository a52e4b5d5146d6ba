import { nextMove, type Policies } from '@tablewright/bots';
import {
  type Choice,
  canonicalJson,
  type RandomSource,
  type Seat,
  SPECTATOR,
  seatLetter,
} from '@tablewright/engine';
import { choiceView, eventFor, type Match, mayAnswer, RulesFault } from '@tablewright/engine/host';
import { optionText, type Speaker } from '@tablewright/words';
import type { Io } from '../io.ts';
import { outline } from '../outline.ts';
import { speakerFor, told } from '../told.ts';
import type { Asker, Question, Reply } from './asker.ts';

/** How a session ended. */
export type SessionEnd = 'over' | 'quit' | 'end of input';

interface Open {
  readonly seat: Seat;
  readonly slot: number;
  readonly choice: Choice;
}

/** One screen, one match: bots play, people are asked, and nobody sees what is hidden from them. */
export class Session {
  readonly #io: Io;
  readonly #match: Match;
  readonly #asker: Asker;
  readonly #policies: Policies;
  readonly #random: Pick<RandomSource, 'index'>;
  readonly #json: boolean;
  readonly #speaker: Speaker;
  readonly #humans: readonly Seat[];
  /** Events that each seat has been shown. */
  readonly #shown: number[];
  /** Public events that are still on the screen. */
  #onScreen = 0;
  /** Who sits at the screen. */
  #before: Seat | undefined;
  #wasSecret = false;

  constructor(
    io: Io,
    match: Match,
    asker: Asker,
    policies: Policies,
    random: Pick<RandomSource, 'index'>,
    json: boolean,
    speaker: Speaker = speakerFor(match.game, match.seats, undefined, match),
  ) {
    this.#io = io;
    this.#match = match;
    this.#asker = asker;
    this.#policies = policies;
    this.#random = random;
    this.#json = json;
    this.#speaker = speaker;
    this.#humans = match.seats.flatMap((_, seat) => (policies[seat] === undefined ? [seat] : []));
    this.#shown = match.seats.map(() => 0);
  }

  /** Plays until the match is over or somebody stops. Throws a RulesFault if the rules break. */
  async play(): Promise<SessionEnd> {
    const match = this.#match;
    while (!match.over) {
      if (this.#botMoves()) continue;
      const open = await this.#nextQuestion();
      if (open === undefined) throw new Error('nobody can go on');
      await this.#seat(open.seat);
      const end = await this.#put(open);
      if (end !== undefined) return end;
    }
    const reader = this.#before ?? this.#humans[0];
    this.#tell(reader);
    return 'over';
  }

  #botMoves(): boolean {
    const match = this.#match;
    const { game, state, choices } = match;
    const standingFor = (seat: Seat) => match.standingFor(seat);
    const move = nextMove({ game, state, choices, standingFor }, this.#policies, this.#random);
    if (move === undefined) return false;
    const done = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!done.ok) throw match.fault ?? new Error(done.error.message);
    return true;
  }

  /** What is asked next: of whoever sits here, if there is something, else of the next person. */
  async #nextQuestion(): Promise<Open | undefined> {
    const open = this.#humans.flatMap((seat) =>
      this.#match.choices.flatMap((choice, slot) =>
        mayAnswer(choice, seat) ? [{ seat, slot, choice }] : [],
      ),
    );
    const seat = open.some((one) => one.seat === this.#before) ? this.#before : open[0]?.seat;
    const own = open.filter((one) => one.seat === seat);
    if (own.length < 2 || this.#json) return own[0];
    return own[await this.#asker.pick(own.map(({ choice }) => this.#speaker.say(choice.why)))];
  }

  async #seat(seat: Seat): Promise<void> {
    const before = this.#before;
    const secret = this.#match.secret || this.#wasSecret;
    this.#wasSecret = this.#match.secret;
    this.#before = seat;
    const hides = this.#humans.length > 1 && before !== seat;
    if (hides && (secret || (before !== undefined && this.#seesOther(before, seat)))) {
      await this.#asker.handOver(this.#name(seat));
      this.#onScreen = 0;
    } else if (before !== undefined) {
      this.#onScreen = Math.max(this.#onScreen, this.#shown[before] ?? 0);
    }
    this.#tell(seat);
  }

  #seesOther(a: Seat, b: Seat): boolean {
    const { game, state } = this.#match;
    return canonicalJson(game.view(state, a)) !== canonicalJson(game.view(state, b));
  }

  async #put({ seat, slot, choice }: Open): Promise<SessionEnd | undefined> {
    if (this.#json) {
      this.#io.out(JSON.stringify({ type: 'choice', ...choiceView(choice, slot), seat }));
    }
    const reply = await this.#asker.ask(this.#question({ seat, slot, choice }));
    return this.#take(reply, { seat, slot, choice });
  }

  /** Lets a seat do what it may do at any time; then goes on with what is asked. */
  async #offer(seat: Seat, said: number | undefined): Promise<SessionEnd | undefined> {
    const offers = this.#match.standingFor(seat);
    if (offers.length === 0) {
      this.#refused('there is nothing to do but what is asked');
      return undefined;
    }
    const place = said ?? (await this.#asker.pick(offers.map(({ why }) => this.#speaker.say(why))));
    const choice = offers[place];
    if (choice === undefined) {
      this.#refused(
        `there are ${offers.length} things to do at any time, and no number ${place + 1}`,
      );
      return undefined;
    }
    return this.#put({ seat, slot: -1 - place, choice });
  }

  async #take(reply: Reply, { seat, slot }: Open): Promise<SessionEnd | undefined> {
    const match = this.#match;
    switch (reply.kind) {
      case 'answer': {
        const done = match.submit({ seat, slot, answer: reply.answer });
        if (done.ok) return undefined;
        if (match.fault instanceof RulesFault) throw match.fault;
        this.#refused(done.error.message);
        return undefined;
      }
      case 'undo': {
        // Everybody at the screen sees the undo, and can object in person.
        const others = match.seats.flatMap((_, other) => (other === seat ? [] : [other]));
        const done = match.undo(seat, others);
        if (!done.ok) this.#refused(done.error.message);
        else {
          const count = match.events.length;
          this.#shown.forEach((shown, i) => {
            this.#shown[i] = Math.min(shown, count);
          });
          this.#onScreen = Math.min(this.#onScreen, count);
        }
        return undefined;
      }
      case 'offers':
        return this.#offer(seat, reply.place);
      case 'view':
        for (const line of outline(match.game.view(match.state, seat), '  ')) this.#io.out(line);
        return undefined;
      case 'quit':
        return 'quit';
      case 'end':
        return 'end of input';
    }
  }

  #refused(message: string): void {
    if (this.#json) this.#io.out(JSON.stringify({ type: 'refused', message }));
    else this.#io.err(`Not possible: ${message}`);
  }

  #question({ seat, slot, choice }: Open): Question {
    const { game } = this.#match;
    const options = 'options' in choice ? choice.options : [];
    return {
      seat,
      seatName: this.#name(seat),
      slot,
      choice,
      title: this.#speaker.say(choice.why),
      offers: slot < 0 ? 0 : this.#match.standingFor(seat).length,
      options: options.map((option) => ({
        id: option.id,
        label: this.#speaker.sayIfKnown(optionText(game, option, choice)) ?? option.id,
      })),
      closed: (choice.closed?.() ?? []).map((option) => {
        const name = this.#speaker.sayIfKnown(optionText(game, option, choice)) ?? option.id;
        return `${name}: ${this.#speaker.say(option.because)} [${option.because.rule ?? '-'}]`;
      }),
      fields: ('fields' in choice ? choice.fields : []).map((field) => ({
        name: field.name,
        question: this.#question({ seat, slot, choice: field.choice }),
      })),
    };
  }

  /** Prints what has happened since this seat was last told; without a seat, what is public. */
  #tell(seat: Seat | undefined): void {
    const heard = this.#match.events;
    const from = seat === undefined ? 0 : (this.#shown[seat] ?? 0);
    if (seat !== undefined) this.#shown[seat] = heard.length;
    for (let i = from; i < heard.length; i += 1) {
      const { seq, event } = heard[i] ?? {};
      if (event === undefined) continue;
      const isPublic = event.only === undefined && event.secret === undefined;
      if (isPublic && i < this.#onScreen) continue;
      const seen = eventFor(event, seat ?? SPECTATOR);
      if (seen === undefined) continue;
      if (this.#json) this.#io.out(JSON.stringify({ type: 'event', seq, event: seen }));
      else this.#io.out(`  ${told(this.#match.game, this.#speaker, seen)}`);
    }
  }

  #name(seat: Seat): string {
    return this.#match.seats[seat]?.name ?? `seat ${seatLetter(seat)}`;
  }
}
