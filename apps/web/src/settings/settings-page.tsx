import { SPOKEN, useWords } from '@tablewright/table-kit';
import { type ReactNode, useState } from 'react';
import { keepSpoken, keptSpoken } from '../access-kept.ts';
import { applyLight, keptLight, LIGHTS } from '../light.ts';
import { HintsSelect } from '../parts/hints-select.tsx';
import { LanguageSelect } from '../parts/language-select.tsx';
import { Page } from '../parts/page.tsx';
import { TempoSelect } from '../parts/tempo-select.tsx';
import { useWebWords } from '../web-words.ts';
import { DeviceSection } from './device-section.tsx';
import { SoundSection } from './sound-section.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';
import './settings-page.css';

/** Everything that a visitor may set, on this device. */
export default function SettingsPage(): ReactNode {
  const words = useWebWords();
  return (
    <Page title={words('settings.title')}>
      <div className="settings-page">
        <LightSection />
        <section>
          <h2>{words('settings.language')}</h2>
          <LanguageSelect />
        </section>
        <TableSection />
        <SoundSection />
        <DeviceSection />
      </div>
    </Page>
  );
}

function LightSection(): ReactNode {
  const words = useWebWords();
  const [light, setLight] = useState(keptLight);
  return (
    <fieldset>
      <legend>
        <h2>{words('settings.light')}</h2>
      </legend>
      {LIGHTS.map((one) => (
        <label key={one} className="check">
          <input
            type="radio"
            name="light"
            checked={light === one}
            onChange={() => {
              applyLight(one);
              setLight(one);
            }}
          />
          {words(`settings.light.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

function TableSection(): ReactNode {
  const words = useWebWords();
  const kitWords = useWords();
  const reduced = useReducedMotion();
  const [spoken, setSpoken] = useState(keptSpoken);
  return (
    <section>
      <h2>{words('settings.table')}</h2>
      <TempoSelect />
      <HintsSelect />
      <label className="field">
        {kitWords('log.spoken')}
        <select
          value={spoken}
          onChange={({ target: { value } }) => {
            const chosen = SPOKEN.find((one) => one === value) ?? 'all';
            keepSpoken(chosen);
            setSpoken(chosen);
          }}
        >
          {SPOKEN.map((one) => (
            <option key={one} value={one}>
              {kitWords(`log.spoken.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <p>
        {words('settings.motion')}:{' '}
        {words(reduced ? 'settings.motion.less' : 'settings.motion.full')}
      </p>
    </section>
  );
}
