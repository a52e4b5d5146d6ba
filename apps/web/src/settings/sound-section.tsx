import { SOUNDS } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { keepSound, keptSound, type SoundSetting } from '../sound/sound-setting.ts';
import { useWebWords } from '../web-words.ts';

/** Between the sounds of the sample, in milliseconds. */
const APART = 700;

/** Sound: off until asked for, and how loud. */
export function SoundSection(): ReactNode {
  const words = useWebWords();
  const [{ on, volume }, setSound] = useState(keptSound);
  const change = (next: SoundSetting): void => {
    keepSound(next);
    setSound(next);
  };
  return (
    <section>
      <h2>{words('settings.sound')}</h2>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target: { checked } }) => change({ on: checked, volume })}
        />
        {words('settings.sound.on')}
      </label>
      <div className="settings-volume">
        <label className="field">
          {words('settings.sound.volume')}
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={volume}
            disabled={!on}
            onChange={({ target: { value } }) => change({ on, volume: Number(value) })}
          />
        </label>
        <button type="button" className="tw-button" disabled={!on} onClick={playSample}>
          {words('settings.sound.try')}
        </button>
      </div>
    </section>
  );
}

/** Every sound once, one after the other. */
async function playSample(): Promise<void> {
  const { play } = await import('../sound/synthesis.ts');
  SOUNDS.forEach((sound, i) => {
    setTimeout(() => play([sound]), APART * i);
  });
}
