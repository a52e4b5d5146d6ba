import { writtenNumber } from '@tablewright/words';
import type { NumberPart } from '../parts/parts-popover.tsx';

/** A number on a sheet. */
export interface SheetNumber {
  /** What offers name it by; unique on the sheet. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** As it is written, where that is not the plain number: "+3", "2d6". */
  readonly shown?: string;
  /** The most that it can be, for what is used up and comes back: drawn as a bar. */
  readonly most?: number;
  /** What stands small under it: a score beside its bonus, a unit. */
  readonly note?: string;
  /** What it is put together from; they add up to the value. */
  readonly parts?: readonly NumberPart[];
  /** The rule of the whole. */
  readonly rule?: string;
}

/** A thing in a list, with how many of it there are. */
export interface SheetItem {
  readonly id: string;
  readonly label: string;
  readonly emblem?: string;
  readonly count?: number;
  readonly note?: string;
}

/** A state that somebody is in, and when it ends. */
export interface SheetCondition {
  readonly id: string;
  readonly label: string;
  readonly emblem: string;
  /** What it does. */
  readonly help?: string;
  /** "the end of Bo’s next turn"; without it, it stays. */
  readonly end?: string;
  readonly rule?: string;
}

/** A part of a sheet under its own heading. */
export type SheetGroup =
  /** Numbers that are looked at again and again, as medals. */
  | { readonly kind: 'numbers'; readonly title: string; readonly numbers: readonly SheetNumber[] }
  /** Many numbers, one a line. */
  | { readonly kind: 'lines'; readonly title: string; readonly numbers: readonly SheetNumber[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly SheetItem[] }
  | {
      readonly kind: 'conditions';
      readonly title: string;
      readonly conditions: readonly SheetCondition[];
    }
  | { readonly kind: 'text'; readonly title: string; readonly text: string };

/** A character sheet, in the reader's words. */
export interface SheetData {
  readonly title: string;
  /** "Elf · Wizard · level 4". */
  readonly line: string;
  /** Drawn where there is no portrait: one of `@tablewright/table-kit/emblems`. */
  readonly emblem: string;
  /** The address of a portrait, where the person has a face. */
  readonly face?: string | undefined;
  /** Of the emblem's ground, in degrees of OKLCH. */
  readonly hue: number;
  readonly groups: readonly SheetGroup[];
}

/** What can be done with a thing on a sheet, by its id. */
export interface SheetAction {
  readonly label: string;
  readonly picked: boolean;
  readonly run: () => void;
}

/** Asks what can be done with a thing on the sheet now; nothing for a sheet that is only read. */
export type SheetActions = (id: string) => SheetAction | undefined;

/** How a number is written. */
export function written({ value, shown }: SheetNumber): string {
  return shown ?? writtenNumber(value);
}
