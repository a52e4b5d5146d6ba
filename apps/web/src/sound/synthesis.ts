import type { Sound } from '@tablewright/table-kit';
import { keptSound } from './sound-setting.ts';

/** Something short that is struck: a tone with its fall, or the rustle of filtered noise. */
type Stroke =
  | {
      readonly kind: 'tone';
      /** In seconds from the beginning of the sound. */
      readonly at: number;
      /** In hertz. */
      readonly pitch: number;
      /** In seconds until it cannot be heard any more. */
      readonly lasts: number;
      /** From 0 to 1. */
      readonly loud: number;
      readonly wave: OscillatorType;
      /** Where the pitch has gone to at the end, in hertz. */
      readonly falls?: number;
    }
  | {
      readonly kind: 'rustle';
      readonly at: number;
      /** The middle of the band that is let through, in hertz. */
      readonly pitch: number;
      readonly lasts: number;
      readonly loud: number;
    };

/** A wooden table: knocks for dice, a slide for cards, a tap for pieces, a low bell for a turn. */
const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  dice: [0, 0.07, 0.12, 0.19].flatMap((at, i): Stroke[] => [
    { kind: 'rustle', at, pitch: 2400 - 250 * i, lasts: 0.05, loud: 0.5 - 0.08 * i },
    { kind: 'tone', at, pitch: 420 - 30 * i, lasts: 0.06, loud: 0.22, wave: 'triangle' },
  ]),
  card: [{ kind: 'rustle', at: 0, pitch: 3600, lasts: 0.14, loud: 0.3 }],
  piece: [
    { kind: 'tone', at: 0, pitch: 320, falls: 190, lasts: 0.09, loud: 0.5, wave: 'triangle' },
    { kind: 'rustle', at: 0, pitch: 1500, lasts: 0.03, loud: 0.3 },
  ],
  hit: [
    { kind: 'tone', at: 0, pitch: 150, falls: 60, lasts: 0.26, loud: 0.6, wave: 'sine' },
    { kind: 'rustle', at: 0, pitch: 500, lasts: 0.12, loud: 0.35 },
  ],
  turn: [
    { kind: 'tone', at: 0, pitch: 523, lasts: 0.5, loud: 0.22, wave: 'sine' },
    { kind: 'tone', at: 0.12, pitch: 784, lasts: 0.6, loud: 0.18, wave: 'sine' },
  ],
  over: [392, 494, 587, 784].map(
    (pitch, i): Stroke => ({
      kind: 'tone',
      at: 0.14 * i,
      pitch,
      lasts: 0.8,
      loud: 0.22,
      wave: 'sine',
    }),
  ),
};

/** Between the beginnings of two sounds that come together, in seconds. */
const APART = 0.16;
/** Where a fading sound counts as gone. */
const SILENT = 0.001;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Plays sounds one shortly after the other, as loud as the visitor wants them; never throws. */
export function play(sounds: readonly Sound[]): void {
  const { on, volume } = keptSound();
  if (!on || volume === 0 || sounds.length === 0) return;
  context ??= new AudioContext();
  // Browsers keep a page silent until it is touched; what was not heard then is not made up for.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  const out = context.createGain();
  out.gain.value = volume * volume;
  out.connect(context.destination);
  const now = context.currentTime + 0.01;
  sounds.forEach((sound, i) => {
    for (const stroke of STROKES[sound])
      strike(context as AudioContext, out, stroke, now + APART * i);
  });
}

function strike(audio: AudioContext, out: AudioNode, stroke: Stroke, start: number): void {
  const begins = start + stroke.at;
  const ends = begins + stroke.lasts;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(SILENT, begins);
  fade.gain.exponentialRampToValueAtTime(stroke.loud, begins + 0.006);
  fade.gain.exponentialRampToValueAtTime(SILENT, ends);
  fade.connect(out);
  const source = stroke.kind === 'tone' ? tone(audio, stroke, begins, ends) : rustle(audio, stroke);
  source.output.connect(fade);
  source.node.start(begins);
  source.node.stop(ends);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly output: AudioNode;
}

function tone(
  audio: AudioContext,
  { pitch, falls, wave }: Extract<Stroke, { kind: 'tone' }>,
  begins: number,
  ends: number,
): Source {
  const node = audio.createOscillator();
  node.type = wave;
  node.frequency.setValueAtTime(pitch, begins);
  if (falls !== undefined) node.frequency.exponentialRampToValueAtTime(falls, ends);
  return { node, output: node };
}

function rustle(audio: AudioContext, { pitch }: Extract<Stroke, { kind: 'rustle' }>): Source {
  const node = audio.createBufferSource();
  node.buffer = noise ??= whiteNoise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  node.connect(band);
  return { node, output: band };
}

/** Half a second of it, made once. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
