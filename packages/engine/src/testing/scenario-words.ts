import { didYouMean } from '../closest.ts';
import {
  type AnyEventForms,
  type FieldForm,
  hasForm,
  type ItemForm,
  isWords,
} from '../event-forms.ts';
import type { GameEvent } from '../events.ts';
import { type Game, GivenError } from '../game.ts';
import { entry, fail, shown } from './file-fields.ts';
import { isOperator, isRecord, matches, OPERATORS } from './fits.ts';
import {
  type EventPattern,
  isAnswer,
  type Scenario,
  type ScenarioEntry,
  type ScenarioExpectation,
  seatOf,
} from './scenario.ts';

/** Whether an event matches an expectation. */
export type EventTest = (event: GameEvent) => boolean;

/** A test of events by how a scenario calls things: see {@link ScenarioWords}. */
export function eventTest(
  game: Game,
  scenario: Pick<Scenario, 'seats'>,
  state: object,
  wanted: EventPattern,
): EventTest {
  return new ScenarioWords(game, scenario, state).test(wanted, '"until"');
}

/**
 * The vocabulary of a game: its events, fields and choices, and the numbers behind the names that a
 * scenario uses in events, such as seats, creatures and squares.
 */
export class ScenarioWords {
  readonly #forms: AnyEventForms | undefined;
  readonly #texts: Game['texts'];
  readonly #scenario: Pick<Scenario, 'seats'>;
  readonly #state: object;

  /** @param state in which names are looked up */
  constructor({ events, texts }: Game, scenario: Pick<Scenario, 'seats'>, state: object) {
    this.#forms = events as AnyEventForms | undefined;
    this.#texts = texts;
    this.#scenario = scenario;
    this.#state = state;
  }

  /** Throws `ScenarioError` for an event, a field, a seat or a choice that the game does not have. */
  check({ answers, until, expect }: Scenario): void {
    answers.forEach((one, at) => {
      this.#checkEntry(one, `answer ${at + 1}`);
    });
    if (until !== undefined) this.#inNumbers(until, '"until"');
    this.#checkExpectation(expect, '"expect"');
  }

  test(wanted: EventPattern, where = 'an event'): EventTest {
    const pattern = this.#inNumbers(wanted, where);
    return (event) => matches(event, pattern);
  }

  #checkEntry(one: ScenarioEntry, where: string): void {
    if (isAnswer(one)) {
      seatOf(this.#scenario, one.seat);
      if (one.about !== undefined) this.#choice(one.about, `${where}, "about"`);
    } else if (one.until !== undefined) this.#inNumbers(one.until, `${where}, "until"`);
    if (one.expect !== undefined) this.#checkExpectation(one.expect, `${where}, "expect"`);
  }

  #checkExpectation(expect: ScenarioExpectation, where: string): void {
    const { events = [], noEvents = [], counts = [], sums = [], choices = [] } = expect;
    const open = 'exactly' in choices ? choices.exactly : choices;
    open.forEach(({ seat, why }, at) => {
      seatOf(this.#scenario, seat);
      this.#choice(why, `${entry(`${where}, "choices"`, at)}, "why"`);
    });
    for (const [name, patterns] of Object.entries({ events, noEvents })) {
      patterns.forEach((one, at) => {
        this.#inNumbers(one, entry(`${where}, "${name}"`, at));
      });
    }
    counts.forEach(({ event }, at) => {
      this.#inNumbers(event, `${entry(`${where}, "counts"`, at)}, "event"`);
    });
    sums.forEach(({ event, field }, at) => {
      const place = entry(`${where}, "sums"`, at);
      this.#number(event, field, `${place}, "field"`);
      this.#inNumbers(event, `${place}, "event"`);
    });
  }

  #inNumbers(pattern: EventPattern, where: string): EventPattern {
    const meant = this.#meant(pattern, where);
    if (meant === undefined) return pattern;
    return Object.fromEntries(
      Object.entries(pattern).map(([field, value]) => {
        if (field === 'type') return [field, value];
        const place = `${where}, "${field}"`;
        if (OF_ALL.includes(field)) return [field, this.#read('text', value, place)];
        return [field, this.#readAny(formsIn(meant, pattern, field, where), value, place)];
      }),
    );
  }

  /** The fields of the events of a type, or of all events if no type is named. */
  #meant({ type }: EventPattern, where: string): readonly EventFields[] | undefined {
    const forms = this.#forms;
    if (forms === undefined) return undefined;
    if (type === undefined) return Object.values(forms);
    const fields = typeof type === 'string' && Object.hasOwn(forms, type) ? forms[type] : undefined;
    if (fields !== undefined) return [fields];
    const types = Object.keys(forms);
    const like = didYouMean(String(type), types);
    return fail(
      `${where}: there is no event ${shown(type)}${like}; events are ${types.join(', ')}`,
    );
  }

  #number(pattern: EventPattern, field: string, where: string): void {
    const meant = this.#meant(pattern, where);
    if (meant === undefined) return;
    if (!formsIn(meant, pattern, field, where).includes('number')) {
      fail(`${where}: "${field}" holds no number to add up`);
    }
  }

  #readAny(forms: readonly FieldForm[], value: unknown, where: string): unknown {
    let first: unknown;
    for (const form of forms) {
      try {
        return this.#read(form, value, where);
      } catch (thrown) {
        first ??= thrown;
      }
    }
    throw first;
  }

  #read(form: FieldForm, value: unknown, where: string): unknown {
    if (form === 'data') return value;
    const item = isList(form) ? form.list : form;
    if (isOperator(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([how, inner]) => [
          how,
          Array.isArray(inner)
            ? inner.map((one) => this.#item(item, one, where))
            : this.#item(item, inner, where),
        ]),
      );
    }
    if (isRecord(value) && item !== 'data') {
      const [key = ''] = Object.keys(value);
      fail(
        `${where} cannot be said with "${key}"${didYouMean(key, OPERATORS)}; that takes ${OPERATORS.join(', ')}`,
      );
    }
    if (!isList(form)) return this.#item(item, value, where);
    if (!Array.isArray(value)) fail(`${where} is a list, not ${shown(value)}`);
    return (value as readonly unknown[]).map((one) => this.#item(item, one, where));
  }

  #item(form: ItemForm, value: unknown, where: string): unknown {
    // A list of lists.
    if (isList(form)) return this.#read(form, value, where);
    if (form === 'seat' && (typeof value === 'string' || typeof value === 'number')) {
      return seatOf(this.#scenario, value);
    }
    if (typeof form === 'object' && !isWords(form)) {
      try {
        return form.read(this.#state, value, 'it');
      } catch (thrown) {
        if (!(thrown instanceof GivenError)) throw thrown;
        fail(`${where} is ${shown(value)} and ${thrown.message.replace(/^given\.it /, '')}`);
      }
    }
    if (hasForm(form, value)) return value;
    if (!isWords(form)) return fail(`${where} is a ${form}, not ${shown(value)}`);
    const words = form.map(String);
    return fail(
      `${where} cannot be ${shown(value)}${didYouMean(String(value), words)}; it is one of ${words.join(', ')}`,
    );
  }

  /** Every choice has a text of its key. */
  #choice(key: string, where: string): void {
    const keys = Object.keys(this.#texts);
    if (keys.length > 0 && !keys.includes(key)) {
      fail(`${where}: there is no choice "${key}"${didYouMean(key, keys)}`);
    }
  }
}

type EventFields = AnyEventForms[string];

/** What every event may have beside its type and its own fields. */
const OF_ALL: readonly string[] = ['rule', 'overrides'];

/** The forms that a field has in these events. */
function formsIn(
  meant: readonly EventFields[],
  { type }: EventPattern,
  field: string,
  where: string,
): readonly FieldForm[] {
  const found = meant.flatMap(({ [field]: form }) => (form === undefined ? [] : [form]));
  if (found.length > 0) return found;
  const known = [...OF_ALL, ...new Set(meant.flatMap((fields) => Object.keys(fields)))];
  const whose = type === undefined ? 'no event has a' : `"${String(type)}" has no`;
  const listed = `fields are ${known.join(', ')}`;
  return fail(`${where}: ${whose} field "${field}"${didYouMean(field, known)}; ${listed}`);
}

function isList(form: FieldForm): form is { readonly list: ItemForm } {
  return typeof form === 'object' && 'list' in form;
}
