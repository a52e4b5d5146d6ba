import { readStored, store } from '../storage.ts';

const KEY = 'tablewright.sound';
const USUAL = 0.5;

/** Whether the table is heard, and how loud, from 0 to 1. */
export interface SoundSetting {
  readonly on: boolean;
  readonly volume: number;
}

/** What was chosen last on this device; silent until somebody asks for sound. */
export function keptSound(): SoundSetting {
  const [on, volume] = (readStored(KEY) ?? '').split(' ');
  const loud = Number.parseFloat(volume ?? '');
  return { on: on === 'on', volume: loud >= 0 && loud <= 1 ? loud : USUAL };
}

/** Keeps the choice on this device. */
export function keepSound({ on, volume }: SoundSetting): void {
  store(KEY, `${on ? 'on' : 'off'} ${volume}`);
}
