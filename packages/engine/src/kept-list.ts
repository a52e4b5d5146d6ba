/** Makes text small and brings it back. What becomes of a text must not depend on when it is asked. */
export interface Packing {
  pack(text: string): Uint8Array;
  unpack(packed: Uint8Array): string;
}

/** So many items are packed together. */
const TOGETHER = 256;
/** At least so many of the last ones are always at hand. */
const AT_HAND = 256;

/**
 * A list of plain data that grows at its end and is cut off there. With a packing only its last items
 * are at hand, the others are kept as small texts and brought back when somebody asks for them.
 * Without one it is an array.
 */
export class KeptList<T> {
  readonly #packing: Packing | undefined;
  readonly #packed: Uint8Array[] = [];
  #atHand: T[];
  /** All of it, as long as somebody holds it. */
  #whole: WeakRef<T[]> | undefined;

  constructor(items: readonly T[], packing: Packing | undefined) {
    this.#packing = packing;
    this.#atHand = items.slice();
    this.#pack();
    // Nobody holds it yet.
    this.#whole = undefined;
  }

  get length(): number {
    return this.#packedCount + this.#atHand.length;
  }

  get last(): T | undefined {
    return this.#atHand.at(-1) ?? this.whole.at(-1);
  }

  /** All items; it grows and is cut off with this list. Nobody else may change it. */
  get whole(): readonly T[] {
    if (this.#packed.length === 0) return this.#atHand;
    const known = this.#whole?.deref();
    if (known !== undefined) return known;
    const whole = [...this.#packed.flatMap((packed) => this.#unpacked(packed)), ...this.#atHand];
    this.#whole = new WeakRef(whole);
    return whole;
  }

  /** A copy of the items from one place up to another, as of an array; places count from 0. */
  slice(from: number, to = this.length): readonly T[] {
    const skipped = this.#packedCount;
    return from >= skipped
      ? this.#atHand.slice(from - skipped, Math.max(0, to - skipped))
      : this.whole.slice(from, to);
  }

  /** The place of the last item of which this is so; -1 if there is none. */
  findLastIndex(isSought: (item: T) => boolean): number {
    const found = this.#atHand.findLastIndex(isSought);
    if (found >= 0) return this.#packedCount + found;
    return this.#packed.length === 0 ? -1 : this.whole.findLastIndex(isSought);
  }

  /** The items at its end of which this is so. */
  endWhile(isSo: (item: T) => boolean): readonly T[] {
    return this.slice(this.findLastIndex((item) => !isSo(item)) + 1);
  }

  push(item: T): void {
    this.#atHand.push(item);
    if (this.#packed.length > 0) this.#whole?.deref()?.push(item);
    this.#pack();
  }

  /** Cuts off what is beyond so many items. */
  cutTo(length: number): void {
    const whole = this.#packed.length === 0 ? undefined : this.#whole?.deref();
    if (whole !== undefined) whole.length = Math.min(whole.length, length);
    while (this.#packedCount > length) {
      const packed = this.#packed.pop() as Uint8Array;
      this.#atHand = this.#unpacked(packed);
    }
    this.#atHand.length = Math.min(this.#atHand.length, length - this.#packedCount);
    // Whoever holds it goes on holding all of it.
    if (this.#packed.length === 0 && whole !== undefined) this.#atHand = whole;
  }

  get #packedCount(): number {
    return this.#packed.length * TOGETHER;
  }

  #pack(): void {
    if (this.#packing === undefined) return;
    while (this.#atHand.length >= TOGETHER + AT_HAND) {
      const old = JSON.stringify(this.#atHand.slice(0, TOGETHER));
      // Whoever holds it goes on holding all of it.
      if (this.#packed.length === 0) this.#whole = new WeakRef(this.#atHand);
      this.#atHand = this.#atHand.slice(TOGETHER);
      this.#packed.push(this.#packing.pack(old));
    }
  }

  #unpacked(packed: Uint8Array): T[] {
    return JSON.parse((this.#packing as Packing).unpack(packed));
  }
}
