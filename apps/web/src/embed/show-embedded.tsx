import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { keptLanguage, type Language } from '../language/language.ts';
import { LanguageProvider, type Spoken } from '../language/language-provider.tsx';
import { PageGuard } from '../parts/page-guard.tsx';
import { embeddedIn } from './embed-address.ts';
import { EmbedApp } from './embed-app.tsx';

/** Draws what the address embeds, in the light and the language that it asks for. */
export async function showEmbedded(
  page: Root,
  wordsOf: (language: Language) => Promise<Spoken>,
): Promise<void> {
  const { light, language } = embeddedIn(location).wish;
  if (light !== undefined) document.documentElement.dataset.theme = light;
  const spoken = await wordsOf(language ?? keptLanguage());
  page.render(
    <StrictMode>
      <LanguageProvider first={spoken}>
        <PageGuard>
          <EmbedApp />
        </PageGuard>
      </LanguageProvider>
    </StrictMode>,
  );
}
