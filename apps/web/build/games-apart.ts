import type { Plugin, Rolldown } from 'vite';

/** A module of a game; its manifest and texts that are read as files are for everybody. */
const OF_GAME = /\/games\/([^/]+)\/(?:src\/|(?!manifest\.)[\w-]+\.tsx?$)/;

/** Has the build fail where something that is no game's would bring a game along. */
export function gamesApart(): Plugin {
  return {
    name: 'tablewright-games-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((one) => one.type === 'chunk');
      const games = new Map(scripts.map((script) => [script.fileName, gamesIn(script)]));
      for (const { fileName, imports } of scripts) {
        const own = games.get(fileName);
        for (const needed of imports) {
          for (const game of games.get(needed) ?? []) {
            if (!own?.has(game)) throw new Error(`${fileName} would fetch ${game} with ${needed}`);
          }
        }
      }
    },
  };
}

/** The games of which a script has modules; the registry is of none. */
function gamesIn({ moduleIds }: Rolldown.OutputChunk): ReadonlySet<string> {
  const games = moduleIds.flatMap((id) => id.match(OF_GAME)?.[1] ?? []);
  return new Set(games.filter((game) => game !== 'registry'));
}
