import { choicesIn, mayAnswer } from '../choice.ts';
import { clonePlain, notPlain } from '../clone.ts';
import type { MatchPast } from '../course.ts';
import { type Contents, readContents } from '../documents/kinds.ts';
import { undeclared } from '../event-forms.ts';
import { eventFor } from '../events.ts';
import type { Game } from '../game.ts';
import { canonicalJson, hashPlain } from '../hash.ts';
import { enumerateAnswers, isAnswerable, repeatedId } from '../list-answers.ts';
import { Match } from '../match.ts';
import { choiceView } from '../match-view.ts';
import { onlyAnswer } from '../only-answer.ts';
import { seededSource } from '../random/seeded.ts';
import { Runner } from '../runner.ts';
import { sampleAnswer } from '../sample-answer.ts';
import { type Observer, SPECTATOR, seatsUpTo } from '../seat.ts';
import { toWire } from '../wire-answer.ts';
import { askedIn } from './asked.ts';
import { hiddenDraws } from './hidden-draws.ts';
import { illegalAnswers } from './illegal-answers.ts';
import { type Law, overMatches, overSeeds, playOut } from './over-matches.ts';
import { answerAtRandom } from './random-play.ts';
import { randomSetup } from './random-setup.ts';
import { TOLD_LAWS } from './told-laws.ts';

/** The laws, in the order in which they are best read when several are broken. */
export const LAWS: readonly Law[] = [
  {
    title: 'every choice can be answered, and the match ends with an outcome',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          for (const choice of match.choices) {
            if (!isAnswerable(choice)) report(`"${choice.why.key}" cannot be answered`);
            const [first] = enumerateAnswers(choice, 1);
            if (first === undefined) report(`"${choice.why.key}" lists no answer`);
            const repeated = repeatedId(choice);
            if (repeated !== undefined) report(`"${choice.why.key}" offers "${repeated}" twice`);
          }
        });
        if (!match.over) report(`not over after ${settings.mostAnswers} answers`);
        else if (match.outcome === undefined) report('over without an outcome');
        else if (match.outcome.payoffs.length !== match.seats.length) {
          report('the outcome needs a payoff for every seat');
        }
      }),
  },
  {
    title: 'nobody is asked what has a single legal answer, unless it must be asked',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          if (game.asksAnyway?.(match.state) === true) return;
          for (const choice of match.choices) {
            // A window of passing asks whoever can do nothing, too.
            if (choice.always === true || choice.pass !== undefined) continue;
            if (onlyAnswer(choice) === undefined) continue;
            report(`"${choice.why.key}" is asked with a single answer`);
          }
        });
      }),
  },
  {
    title: 'the invariants of the game hold after every answer',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          for (const invariant of game.invariants) {
            const wrong = invariant.check(match.state as never);
            if (wrong !== undefined) report(`${invariant.rule}: ${wrong}`);
          }
        });
      }),
  },
  {
    title: 'every event is one that the game declares, with the fields that it has there',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        if (game.events === undefined) return;
        playOut(match, random, settings);
        for (const { event } of match.events) {
          const wrong = undeclared(game.events, event);
          if (wrong !== undefined) report(wrong);
        }
      }),
  },
  ...TOLD_LAWS,
  {
    title: 'the state is plain JSON data',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          const wrong = notPlain(match.state);
          if (wrong !== undefined) report(wrong);
          const again: unknown = JSON.parse(JSON.stringify(match.state));
          if (hashPlain(again) !== hashPlain(match.state)) report('JSON changes the state');
        });
      }),
  },
  {
    title: 'what a seat is asked is plain JSON data, what it may not choose included',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          for (const { choice, slot } of askedIn(match)) {
            const wrong = notPlain(choiceView(choice, slot), choice.why.key);
            if (wrong !== undefined) report(wrong);
          }
        });
      }),
  },
  {
    title: 'the same seed and answers give the same states and events',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings);
        const again = mustLoad(game, match);
        if (hashPlain(again.events) !== hashPlain(match.events)) report('other events');
        if (hashPlain(again.log) !== hashPlain(match.log)) report('another log');
      }),
  },
  {
    title: 'a replay of any prefix is at the same moment as the match was',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings);
        for (let sample = 0; sample < 6; sample += 1) {
          const seq = random.index(match.seq + 1, 'prefix');
          const file = match.toFile({ withSecret: true });
          const { outcome: _outcome, ...open } = file;
          const loaded = Match.load(game, { ...open, answers: file.answers.slice(0, seq) });
          if (!loaded.ok) {
            report(`prefix ${seq}: ${loaded.error}`);
            continue;
          }
          const fork = match.fork(seq);
          if (momentOf(fork) !== momentOf(loaded.value)) report(`prefix ${seq} differs`);
        }
      }),
  },
  {
    title: 'a fork goes its own way and leaves the match alone; with equal answers it ends equal',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings);
        const whole = momentOf(match);
        const seq = random.index(match.seq + 1, 'fork');
        const same = match.fork(seq);
        for (const entry of match.log.slice(seq)) {
          const done = same.submit(entry);
          if (!done.ok) {
            report(`the fork refuses: ${done.error.message}`);
            break;
          }
        }
        if (momentOf(same) !== whole) report(`the fork at ${seq} ends elsewhere`);
        const other = random.index(match.seq + 1, 'other');
        for (const near of [match.fork(seq), same]) {
          if (momentOf(match.fork(other, near)) !== momentOf(match.fork(other)))
            report(`the fork at ${other} beside another differs`);
        }
        playOut(match.fork(seq), random, settings);
        if (momentOf(match) !== whole) report('playing the fork changed the match');
        const runner = match.fork(seq).forkRunner(seededSource('elsewhere'));
        const there = match.fork(seq);
        if (hashPlain(runner.state) !== hashPlain(there.state))
          report(`a runner at ${seq} differs`);
      }),
  },
  {
    title: 'a match resumed from what was kept of it goes on as the match does, and back as well',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        let resumed: Match | undefined;
        playOut(match, random, settings, () => {
          if (resumed !== undefined) {
            const entry = match.log.at(-1);
            if (entry !== undefined) resumed.submit({ ...entry, slot: entry.slot ?? 0 });
            if (momentOf(resumed) !== momentOf(match)) report('it goes on to another moment');
          }
          if (random.index(12, 'resume') > 0) return;
          const { checkpoints } = match;
          const [first, last] = [checkpoints[0], checkpoints.at(-1)];
          // Those in between may be brought to it later, and some again.
          const few = first && last && random.index(2, 'few') > 0 ? [first, last] : undefined;
          resumed = resume(match, few);
          if (few !== undefined) resumed.recall(checkpoints);
          if (momentOf(resumed) !== momentOf(match)) report('it comes back to another moment');
          if (hashPlain(resumed.log) !== hashPlain(match.log)) report('it has another log');
          const seq = random.index(match.seq + 1, 'back');
          if (momentOf(resumed.fork(seq)) !== momentOf(match.fork(seq))) {
            report(`going back to ${seq} differs`);
          }
        });
      }),
  },
  {
    title: 'undo and redo lead to the same moment',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          if (match.seq === 0 || random.index(8, 'undo') > 0) return;
          const before = momentOf(match);
          const back = 1 + random.index(Math.min(match.seq, 5), 'undo');
          match.rewind(match.seq - back);
          for (let i = 0; i < back; i += 1) {
            const done = match.redo();
            if (!done.ok) report(`redo is refused: ${done.error.message}`);
          }
          if (momentOf(match) !== before) report(`undoing ${back} and redoing them differs`);
        });
      }),
  },
  {
    title: 'an illegal answer is refused and changes nothing',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          if (match.over || random.index(6, 'illegal') > 0) return;
          const before = momentOf(match);
          for (const { choice, slot } of askedIn(match)) {
            const taken = [...illegalAnswers(choice)].filter(
              (answer) => match.submit({ seat: choice.seat, slot, answer }).ok,
            );
            if (taken.length > 0) {
              report(`"${choice.why.key}" takes ${JSON.stringify(taken[0])}`);
              return;
            }
            // A slot below 0 is one of the seat's own offers.
            const stranger = seatsUpTo(match.seats.length).find(
              (seat) =>
                !mayAnswer(choice, seat) && (slot >= 0 || !match.standingFor(seat)[-1 - slot]),
            );
            const legal = toWire(choice, sampleAnswer(choice, random));
            if (
              stranger !== undefined &&
              match.submit({ seat: stranger, slot, answer: legal }).ok
            ) {
              report(`"${choice.why.key}" is taken from seat ${stranger}`);
            }
            if (match.submit({ seat: choice.seat, slot, answer: legal, seq: match.seq + 1 }).ok) {
              report('a stale answer is taken');
            }
          }
          if (momentOf(match) !== before) report('a refused answer changed something');
        });
      }),
  },
  {
    title: 'secret answers of others change nothing that a seat can see',
    check: (game, settings) =>
      overMatches(game, settings, (match, random, report) => {
        let guard = 0;
        while (!match.over && guard < settings.mostAnswers) {
          guard += 1;
          const secretBefore = match.secret;
          const open = match.choices.length;
          const fork = secretBefore && open > 1 ? match.fork() : undefined;
          answerAtRandom(match, random);
          if (fork === undefined || !match.secret) continue;
          const entry = match.log.at(-1);
          const slot = entry?.slot ?? 0;
          const choice = fork.choices[slot];
          if (entry === undefined || choice === undefined) continue;
          const done = fork.submitAnswer(entry.seat, slot, sampleAnswer(choice, random));
          if (!done.ok || fork.choices.length !== match.choices.length) continue;
          for (const observer of observersBut(match, entry.seat)) {
            if (seenBy(match, observer) !== seenBy(fork, observer)) {
              report(`seat ${observer} sees what seat ${entry.seat} chose in secret`);
            }
          }
        }
      }),
  },
  {
    title:
      'what is drawn before some seats only changes nothing for the others until it is revealed',
    check: (game, settings) =>
      overSeeds(settings, (seed, report) => {
        const random = seededSource(seed);
        const setup = randomSetup(game, random, settings.options);
        const observers = [SPECTATOR, ...seatsUpTo(setup.seatCount)];
        const observer = observers[random.index(observers.length, 'observer')] ?? SPECTATOR;
        const { mostAnswers } = settings;
        const told = hiddenDraws({ game, ...setup, seed, mostAnswers }, observer, random);
        if (told !== undefined) report(told);
      }),
  },
  {
    title: 'states that differ only in what a seat may not know look alike to it',
    check: (game, settings) => {
      if (game.imagine === undefined) return [];
      return overMatches(game, settings, (match, random, report) => {
        playOut(match, random, settings, () => {
          const observers = [SPECTATOR, ...seatsUpTo(match.seats.length)];
          const observer = observers[random.index(observers.length, 'observer')] ?? SPECTATOR;
          const drawn = seededSource(`imagine/${random.index(1000, 'imagine')}`);
          const other = game.imagine?.(clonePlain(match.state), observer, drawn);
          if (other === undefined) return;
          const real = canonicalJson(game.view(match.state, observer));
          if (canonicalJson(game.view(other, observer)) !== real) {
            report(`the view of ${observer} shows what it may not know`);
          }
          const a = firstMoments(game, match, clonePlain(match.state), observer);
          const b = firstMoments(game, match, other, observer);
          if (a !== undefined && b !== undefined && a !== b) {
            report(`the choices or events of ${observer} show what it may not know`);
          }
        });
      });
    },
  },
];

function mustLoad(game: Game, match: Match): Match {
  const loaded = Match.load(game, match.toFile({ withSecret: true }));
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

/** The match, rebuilt from its stored parts. */
function resume(match: Match, checkpoints = match.checkpoints): Match {
  const { log, events, draws } = match;
  const kept = JSON.parse(JSON.stringify({ log, events, draws, checkpoints })) as MatchPast;
  const resumed = Match.resume(match.game, match, kept);
  if (!resumed.ok) throw new Error(resumed.error.map(({ message }) => message).join('; '));
  return resumed.value;
}

/** A fingerprint of everything at this moment of a match. */
function momentOf(match: Match): string {
  return hashPlain([
    match.seq,
    match.state,
    match.events,
    match.draws,
    askedIn(match).map(({ choice, slot }) => choiceView(choice, slot)),
  ]);
}

function observersBut(match: Match, seat: Observer): readonly Observer[] {
  return [SPECTATOR, ...seatsUpTo(match.seats.length)].filter((other) => other !== seat);
}

function seenBy(match: Match, observer: Observer): string {
  const undo = observer === SPECTATOR ? [] : match.undoStatus(observer);
  const told = match.viewsTold(match.seq, observer);
  return canonicalJson([match.seatView(observer), match.eventsFor(observer), told, undo]);
}

/** What an observer hears, sees and is asked from a checkpoint on; nothing if something is drawn first. */
function firstMoments(
  game: Game,
  match: Match,
  state: object,
  observer: Observer,
): string | undefined {
  const told: unknown[] = [];
  let running: Runner | undefined;
  const runner = Runner.from(
    game,
    {
      options: match.options,
      seatCount: match.seats.length,
      documents: contentsOf(match),
      random: seededSource('first moments'),
      hear: (event) => {
        const shown = eventFor(event, observer);
        const now = running && clonePlain(game.view(running.state, observer));
        if (shown !== undefined) told.push(shown, now);
      },
    },
    state,
  );
  running = runner;
  runner.advance();
  const { irrevocable, irrevocableFor } = runner.table;
  if (irrevocable || irrevocableFor.includes(observer)) return undefined;
  const choices = choicesIn(runner.pending)
    .filter((choice) => observer !== SPECTATOR && mayAnswer(choice, observer))
    .map((choice, slot) => choiceView(choice, slot));
  const standing = observer === SPECTATOR ? [] : runner.standingFor(observer);
  const offers = standing.map((offer, place) => choiceView(offer, -1 - place));
  return canonicalJson([choices, offers, told]);
}

/** What the rules see of a match's documents. */
function contentsOf({ game, options, seats, documents }: Match): Contents {
  const read = readContents(game, options, seats.length, documents);
  return read.ok ? read.value : {};
}
