import { Moon, Sun, SunMoon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { applyLight, keptLight, LIGHTS } from '../light.ts';
import { useWebWords } from '../web-words.ts';

const ICONS = { auto: SunMoon, day: Sun, dusk: Moon } as const;

/** Goes round the lights: as the device has it, day, dusk. */
export function LightSwitch(): ReactNode {
  const words = useWebWords();
  const [light, setLight] = useState(keptLight);
  const next = LIGHTS[(LIGHTS.indexOf(light) + 1) % LIGHTS.length] ?? 'auto';
  const Icon = ICONS[light];
  return (
    <button
      type="button"
      className="tw-icon-button"
      aria-label={words(`app.theme.${light}`)}
      title={words(`app.theme.${light}`)}
      onClick={() => {
        applyLight(next);
        setLight(next);
      }}
    >
      <Icon aria-hidden="true" size={20} />
    </button>
  );
}
