import type { ChoiceView, WireAnswer } from '@tablewright/engine';
import { asChoice } from '../draft.ts';
import {
  type GivenOrder,
  orderedAnswer,
  stillValid,
  withOrder,
  withoutOrder,
} from './given-orders.ts';

/** The standing orders of one seat, and which of the choices it hears of they have settled. */
export class FollowedOrders {
  #given: readonly GivenOrder[] = [];
  /** Choices that an order has answered, by name: none is answered twice, should it be refused. */
  readonly #settled = new Set<string>();
  #paused = false;

  get given(): readonly GivenOrder[] {
    return this.#given;
  }

  give(given: GivenOrder): void {
    this.#given = withOrder(this.#given, given);
    this.#settled.clear();
    this.#paused = false;
  }

  takeBack(key: string): void {
    this.#given = withoutOrder(this.#given, key);
  }

  /** Something was taken back: the seat wants to decide itself what comes now. */
  pause(): void {
    this.#paused = true;
  }

  /** The seat has decided something itself. */
  goOn(): void {
    this.#paused = false;
  }

  /** The answer to a choice never came to be: it may be given again. */
  giveAgain(choice: string): void {
    this.#settled.delete(choice);
  }

  /**
   * The answer to the first of these choices that an order settles, with the name of the choice.
   * It is given once.
   * @param names the names of the choices, by slot
   */
  settle(
    choices: readonly ChoiceView[],
    names: ReadonlyMap<number, string>,
  ): { readonly choice: string; readonly answer: WireAnswer } | undefined {
    if (this.#paused) return undefined;
    for (const view of choices) {
      this.#given = stillValid(this.#given, view);
      const choice = names.get(view.slot) ?? '';
      const answer = orderedAnswer(asChoice(view), this.#given);
      if (answer === undefined || this.#settled.has(choice)) continue;
      this.#settled.add(choice);
      return { choice, answer };
    }
    return undefined;
  }
}
