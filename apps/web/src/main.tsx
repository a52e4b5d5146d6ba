import '@fontsource-variable/fraunces';
import '@fontsource-variable/source-sans-3';
import '@tablewright/table-kit/styles.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { interfaceTexts } from './language/catalogues.ts';
import { keptLanguage } from './language/language.ts';
import type { Spoken } from './language/language-provider.tsx';
import { applyLight, keptLight } from './light.ts';
import { applyPace } from './pace.ts';
import { awaited } from './parts/fetches.ts';
import { keepOnDevice } from './pwa/device.ts';
import { tellWhereabouts } from './pwa/whereabouts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the table');
const page = createRoot(root);
applyPace();
// In a page of another site there is a match to look at, and nothing else of this one.
if (location.pathname.startsWith('/embed/')) {
  import('./embed/show-embedded.tsx').then(({ showEmbedded }) => showEmbedded(page, firstWords));
} else {
  applyLight(keptLight());
  keepOnDevice();
  tellWhereabouts();
  awaited(firstWords(keptLanguage())).then((spoken) =>
    page.render(
      <StrictMode>
        <App spoken={spoken} />
      </StrictMode>,
    ),
  );
}

/** A language with its words; English if they cannot be fetched. */
async function firstWords(language: Spoken['language']): Promise<Spoken> {
  try {
    return { language, texts: await interfaceTexts(language) };
  } catch {
    return { language: 'en', texts: await interfaceTexts('en') };
  }
}
