import type { Choice } from '@tablewright/engine';

/**
 * The names of the open choices of a match: the sequence number at which each was asked, and which
 * of those asked then it is. An open choice keeps its name whatever others answer.
 */
export class NamedChoices {
  #names = new Map<Choice, string>();

  /**
   * Names the choices that are open after the entry of that number. Returns those that were not open
   * before.
   */
  follow(choices: readonly Choice[], seq: number): readonly Choice[] {
    const names = new Map<Choice, string>();
    const fresh: Choice[] = [];
    for (const choice of choices) {
      const known = this.#names.get(choice);
      names.set(choice, known ?? `${seq}.${fresh.length}`);
      if (known === undefined) fresh.push(choice);
    }
    this.#names = names;
    return fresh;
  }

  /** The names of the open choices, in their order. */
  get names(): readonly string[] {
    return [...this.#names.values()];
  }

  /** Gives the names to choices that were made anew: the same ones in the same order. */
  carryOver(choices: readonly Choice[], names = this.names): void {
    this.#names = new Map(choices.map((choice, slot) => [choice, names[slot] ?? '']));
  }

  nameOf(choice: Choice): string {
    return this.#names.get(choice) ?? '';
  }

  /** Which of these choices has that name, or -1. */
  slotOf(choices: readonly Choice[], name: string): number {
    return choices.findIndex((choice) => this.#names.get(choice) === name);
  }
}
