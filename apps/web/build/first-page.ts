import type { Plugin, Rolldown } from 'vite';

/** What draws the first page; the script in the page begins it. */
const FIRST = /\/src\/main\.tsx$/;
/** What says how the page is to be read stays before all that it fetches. */
const READING = /<meta name="viewport"[^>]*>/;

/** Has the page fetch what draws it along with the script that begins it, not after it. */
export function firstPage(): Plugin {
  return {
    name: 'tablewright-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle = {} }) {
        if (path !== '/index.html') return html;
        if (!READING.test(html)) throw new Error('the page does not say how it is to be read');
        return html.replace(READING, (meta) => [meta, ...linksFor(bundle)].join('\n    '));
      },
    },
  };
}

function linksFor(bundle: Rolldown.OutputBundle): string[] {
  const scripts = Object.values(bundle).filter((one) => one.type === 'chunk');
  const needed = new Set(scripts.filter(({ facadeModuleId }) => FIRST.test(facadeModuleId ?? '')));
  for (const { imports } of needed) {
    for (const script of scripts) if (imports.includes(script.fileName)) needed.add(script);
  }
  if (needed.size === 0) throw new Error('nothing draws the first page');
  const styles = [...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  // Scripts wait for styles.
  return [
    ...styles.map((file) => link('stylesheet', file)),
    ...[...needed].map(({ fileName }) => link('modulepreload', fileName)),
  ];
}

function link(rel: string, file: string): string {
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}
