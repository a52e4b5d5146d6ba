// Who may import whom. An arrow that is not here is an error; add it on purpose or not at all.

const tests = '(\\.test\\.tsx?$|/test/)';
const workspace = '^(packages|games|apps|bench)/';
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

/** Code in `from` (tests apart) may import its own folder and `to`, and no other workspace. */
const arrow = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: workspace, pathNot: to },
});

const rulesPackages = '^packages/(engine|cards|geometry|words|bots)/';
const rulesOfGames = '^games/(?!registry/)[^/]+/src/(?!(board|print|builder|shelf|editor)/)';

/** The rooms of a game's rules from the lowest up; see `src/rules/README.md` of each. */
const rooms = {
  kazzam: [
    ...['court', 'numbers', 'effects', 'sight', 'harm', 'terrain', 'creepmaster', 'movement'],
    ...['attack', 'referee', 'actions', 'creeps', 'turn', 'match'],
  ],
  bridgequest: [
    ...['moments', 'cards', 'standing', 'effects', 'karma', 'windows', 'master', 'dice', 'checks'],
    ...[
      'heroes',
      'worlds',
      'placing',
      'combat',
      'portals',
      'moving',
      'monsters',
      'acts',
      'landing',
    ],
    ...['curses', 'doors', 'discards', 'death', 'plays', 'equip', 'bending', 'course', 'setup'],
    ...['ending', 'turn', 'ruling'],
  ],
};

/** A room calls the rooms below it, never one above. */
const callsDown = Object.entries(rooms).flatMap(([game, all]) =>
  all.slice(0, -1).map((room, at) => ({
    name: `${game}-${room}`,
    comment: `The room "${room}" of the rules of ${game} calls only rooms below it.`,
    severity: 'error',
    from: { path: `^games/${game}/src/rules/${room}/`, pathNot: tests },
    to: { path: `^games/${game}/src/rules/(${all.slice(at + 1).join('|')})/` },
  })),
);

export default {
  forbidden: [
    ...callsDown,
    {
      name: 'no-circle',
      comment: 'Files that import each other, types included, cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'tests-stay-tests',
      comment: 'What is not a test imports no test.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.test\\.tsx?$' },
    },

    arrow('engine', 'The engine knows no other package.', '^packages/engine/', '^packages/engine/'),
    {
      name: 'rules-run-nothing',
      comment: 'Rules are run by hosts; they are written with @tablewright/engine, not its /host.',
      severity: 'error',
      from: { path: rulesOfGames, pathNot: tests },
      to: { path: '^packages/engine/src/host\\.ts$' },
    },
    {
      name: 'engine-libraries',
      comment: 'The engine needs two libraries: random numbers and hashes.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: tests },
      to: { dependencyTypes: npm, pathNot: 'node_modules/(pure-rand|@noble/hashes)/' },
    },
    arrow(
      'packages-on-engine',
      'words, bots, lab, cards, geometry and protocol stand on the engine alone; lab may use bots.',
      '^packages/(cards|geometry|words|bots|protocol)/',
      '^packages/(engine|$1)/',
    ),
    arrow(
      'game-suite',
      'What every game is held to stands on the engine and the words.',
      '^packages/game-suite/',
      '^packages/(engine|words|game-suite)/',
    ),
    arrow('lab', 'The lab is handed its games.', '^packages/lab/', '^packages/(engine|bots|lab)/'),
    arrow(
      'table-kit',
      'The table kit draws any game and names none, wherever its match lives.',
      '^packages/table-kit/',
      '^packages/(engine|geometry|words|bots|protocol|table-kit)/',
    ),
    {
      name: 'protocol-as-types',
      comment:
        'The table kit takes only types of the protocol: what checks messages stays out of the page.',
      severity: 'error',
      from: { path: '^packages/table-kit/', pathNot: tests },
      to: { path: '^packages/protocol/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-name-no-game',
      comment: 'Nothing in packages knows a game or an app, tests included.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(games|apps)/' },
    },

    arrow(
      'rules-of-a-game',
      'Rules stand on the engine, cards, geometry and bots; what is drawn on a page stays out of them.',
      '^games/(?!registry/)([^/]+)/src/(?!(?:board|print|builder|shelf|editor)/)(?!.*emblems(?:\\.test)?\\.ts$)',
      '^(packages/(engine|cards|geometry|bots)/|games/$1/(?!src/(?:board|print|builder|shelf|editor)/))',
    ),
    {
      name: 'emblems-are-for-the-board',
      comment: 'The pictures of content stand beside it; only what is drawn on a page loads them.',
      severity: 'error',
      from: {
        path: '^games/',
        pathNot: [tests, '^games/[^/]+/src/(board|builder|shelf|editor)/', 'emblems\\.ts$'],
      },
      to: { path: '^games/[^/]+/src/content/.*emblems\\.ts$' },
    },
    arrow(
      'emblems-name-emblems',
      'Pictures of content are those of the kit.',
      '^games/(?!registry/)([^/]+)/src/content/.*emblems\\.ts$',
      '^(packages/table-kit/src/emblems/|games/$1/src/content/.*emblems\\.ts$)',
    ),
    arrow(
      'board-of-a-game',
      'A board, a builder, an editor, a shelf and print pages use their own game and the table kit.',
      '^games/(?!registry/)([^/]+)/src/(?:board|print|builder|shelf|editor)/',
      '^(packages/(engine|cards|geometry|words|bots|table-kit)/|games/$1/)',
    ),
    {
      name: 'board-asks-no-rule',
      comment: 'What holds on a board is explained by src/explain; the board only draws it.',
      severity: 'error',
      from: { path: '^games/(?!registry/)([^/]+)/src/board/', pathNot: tests },
      to: { path: '^games/$1/src/(rules|content|map)/', pathNot: 'emblems\\.ts$' },
    },
    {
      name: 'print-asks-no-rule',
      comment: 'Pages print content, and what src/explain says of it.',
      severity: 'error',
      from: {
        path: '^games/(?!registry/)([^/]+)/src/print/',
        // What a build of Kazzam may pick is found by its rules.
        pathNot: [tests, '^games/kazzam/src/print/builds\\.tsx$'],
      },
      to: { path: '^games/$1/src/rules/' },
    },
    arrow(
      'manifest-of-a-game',
      'What is known of a game before it is loaded.',
      '^games/(?!registry/)([^/]+)/(manifest\\.ts|scenarios/)',
      '^(packages/engine/|games/$1/)',
    ),
    arrow(
      'table-plan-of-a-game',
      'How a new table is set, with the pictures of the kit and of its own board.',
      '^games/(?!registry/)([^/]+)/table-plan\\.ts$',
      '^(packages/(engine/|table-kit/src/emblems/)|games/$1/)',
    ),
    arrow(
      'tutorial-of-a-game',
      'A lesson is data in the words of the table kit.',
      '^games/(?!registry/)([^/]+)/tutorial/',
      '^(packages/(engine|table-kit)/|games/$1/)',
    ),
    {
      name: 'games-are-strangers',
      comment: 'No game imports another, nor the registry, tests included.',
      severity: 'error',
      from: { path: '^games/(?!registry/)([^/]+)/' },
      to: { path: '^(games|apps)/', pathNot: '^games/$1/' },
    },
    arrow(
      'registry',
      'The registry names the games and nothing above them.',
      '^games/registry/',
      '^(packages|games)/',
    ),
    {
      name: 'registry-only',
      comment: 'Apps and benchmarks reach games through the registry.',
      severity: 'error',
      from: { path: '^(apps|bench)/', pathNot: tests },
      to: { path: '^games/(?!registry/)' },
    },
    {
      name: 'apps-are-strangers',
      comment: 'No app imports another, tests included.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },

    {
      name: 'rules-without-node',
      comment: 'Rules run in a browser too: no file, no process, no clock.',
      severity: 'error',
      from: { path: `(${rulesPackages}|${rulesOfGames})`, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-without-react',
      comment: 'Only boards, the table kit and the web app draw.',
      severity: 'error',
      from: { path: `(${rulesPackages}|${rulesOfGames})`, pathNot: tests },
      to: { path: 'node_modules/react' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|reports|\\.stryker-tmp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
