/**
 * Who may import whom: the architecture's rules as data, checked on the real imports by the
 * convention tests. Files are named by their path in the repository, other packages as `npm:name`,
 * Node's own modules as `node:name`.
 */
export interface Boundary {
  readonly name: string
  /** What a person reads when the rule is broken. */
  readonly sentence: string
  /** The importing files; named groups can be repeated in `unless` as `{name}`. */
  readonly from: RegExp
  /** What they may not import. */
  readonly forbid: RegExp
  /** What they may import all the same. */
  readonly unless?: string
  /** True where test files may do what other files may not. */
  readonly testsExempt?: true
  /** True where `import type` is allowed. */
  readonly typesExempt?: true
  /** True where the forbidden target may not be reached through other files either. */
  readonly transitive?: true
  /** True where what counts is the index of the page that something is imported through. */
  readonly atDoor?: true
  /** True where `import()` is allowed: what is loaded later. */
  readonly dynamicExempt?: true
  /** Files whose own imports do not count: the build puts their value in their place, or loads them later. */
  readonly replaced?: RegExp
}

/** Test files: they may import what the tests need. */
export const TEST_FILE = /\.test\.tsx?$/

export const BOUNDARIES: readonly Boundary[] = [
  {
    name: 'packages-know-no-app',
    sentence: 'A package imports no app, no tool and no end-to-end test.',
    from: /^packages\//,
    forbid: /^(apps|e2e|tools|benchmarks)\//,
  },
  {
    name: 'server-knows-no-page',
    sentence: 'The server and the page meet only in packages.',
    from: /^apps\/server\//,
    forbid: /^apps\/web\//,
  },
  {
    name: 'page-knows-no-server',
    sentence: 'The server and the page meet only in packages.',
    from: /^apps\/web\//,
    forbid: /^apps\/server\//,
  },
  {
    name: 'contract-imports-zod-only',
    sentence: 'The contract imports zod and nothing else.',
    from: /^packages\/contract\/src\//,
    forbid: /./,
    unless: '^(packages/contract/|npm:zod$)',
    testsExempt: true,
  },
  {
    name: 'rules-are-pure',
    sentence: 'The rules calculate: they import no input or output, and no other engine.',
    from: /^packages\/rules\/src\//,
    forbid: /./,
    unless: '^(packages/rules/|npm:jsep$)',
    testsExempt: true,
  },
  {
    name: 'questionnaire-is-pure',
    sentence:
      'The questionnaire engine imports no input or output, of engines the rules, of the contract the question types.',
    from: /^packages\/questionnaire\/src\//,
    forbid: /./,
    unless: '^packages/((questionnaire|rules)/|contract/src/questionnaires/question-types)',
    testsExempt: true,
  },
  {
    name: 'spreadsheet-is-pure',
    sentence: 'The spreadsheet engine imports no input or output, and no engine but the rules.',
    from: /^packages\/spreadsheet\/src\//,
    forbid: /./,
    unless: '^(packages/(spreadsheet|rules)/|npm:(numfmt|re2js)$)',
    testsExempt: true,
  },
  {
    name: 'interchange-is-pure',
    sentence: 'Interchange imports no input or output; of the engines it uses the rules.',
    from: /^packages\/interchange\/src\//,
    forbid: /./,
    unless:
      '^(packages/(interchange|questionnaire|rules|spreadsheet)/|packages/contract/src/questionnaires/question-types|npm:(saxes|fflate|hucre)$)',
    testsExempt: true,
  },
  {
    name: 'interchange-takes-types-from-the-engines',
    sentence: 'Interchange imports only types from the engines whose files it reads and writes.',
    from: /^packages\/interchange\/src\//,
    forbid: /^packages\/(questionnaire|spreadsheet)\//,
    testsExempt: true,
    typesExempt: true,
  },
  {
    name: 'kernel-knows-no-module',
    sentence: 'The kernel imports no module and not the app.',
    from: /^apps\/server\/src\/kernel\//,
    forbid: /^apps\/server\/src\/(modules|app)\//,
    testsExempt: true,
  },
  {
    name: 'modules-meet-at-their-index',
    sentence: 'A module is imported only through its index.ts.',
    from: /^apps\/server\/src\/modules\/(?<module>[^/]+)\//,
    forbid: /^apps\/server\/src\/modules\//,
    unless: '^apps/server/src/modules/({module}/|[^/]+/index\\.ts$)',
  },
  {
    name: 'app-enters-modules-at-their-index',
    sentence: 'A module is imported only through its index.ts and its domain.ts.',
    from: /^apps\/server\/src\/(app|testing)\//,
    forbid: /^apps\/server\/src\/modules\//,
    unless: '^apps/server/src/modules/[^/]+/(index|domain)\\.ts$',
  },
  {
    name: 'modules-know-no-app',
    sentence: 'A module does not know the app that it is part of.',
    from: /^apps\/server\/src\/modules\//,
    forbid: /^apps\/server\/src\/app\//,
    testsExempt: true,
  },
  {
    name: 'product-knows-no-test',
    sentence: 'The product imports nothing that is there for tests.',
    from: /^(apps\/server\/src\/(app|kernel|modules)|apps\/web\/src|packages)\//,
    forbid:
      /^(apps\/server\/src\/testing\/|.*\.test\.tsx?$|npm:(vitest|fast-check|playwright-core)$)/,
    testsExempt: true,
  },
  {
    name: 'sql-lives-in-stores',
    sentence: "Only a module's store (store.ts, grid-store.ts …) writes SQL.",
    from: /^apps\/server\/src\/(modules\/(?!.*(?:[/-]store|\/reporting)\.ts$)|app\/(?!demo\/))/,
    forbid: /^apps\/server\/src\/kernel\/database\/sql\.ts$/,
    testsExempt: true,
    typesExempt: true,
  },
  {
    name: 'features-meet-at-their-door',
    sentence: 'A feature is imported only through its index.ts, and does not know the app.',
    from: /^apps\/web\/src\/features\/(?<feature>[^/]+)\//,
    forbid: /^apps\/web\/src\/(features|app)\//,
    unless: '^apps/web/src/features/({feature}/|[^/]+/index\\.ts$)',
    atDoor: true,
  },
  {
    name: 'app-enters-features-at-their-door',
    sentence: 'A feature is imported only through its index.ts and its pages.ts.',
    from: /^apps\/web\/src\/app\//,
    forbid: /^apps\/web\/src\/features\//,
    unless: '^apps/web/src/features/[^/]+/(index|pages)\\.ts$',
    atDoor: true,
  },
  {
    name: 'shared-is-entered-at-its-doors',
    sentence: "The page's shared code is imported through #shared, #ui and its other indexes.",
    from: /^apps\/web\/src\/(features|app)\//,
    forbid: /^apps\/web\/src\/shared\//,
    unless:
      '^apps/web/src/shared/(((export|layout|lists|storage|ui|ui/code)/)?index\\.ts|theme/[a-z-]+\\.css)$',
    atDoor: true,
  },
  {
    name: 'shared-knows-no-feature',
    sentence: "The page's shared code imports no feature and not the app.",
    from: /^apps\/web\/src\/shared\//,
    forbid: /^apps\/web\/src\/(features|app)\//,
  },
  {
    name: 'page-takes-types-from-the-contract',
    sentence:
      "The page imports only types from the contract's root, which would bring zod with it.",
    from: /^apps\/web\/src\//,
    forbid: /^packages\/contract\/src\/index\.ts$/,
    typesExempt: true,
    testsExempt: true,
  },
  {
    name: 'widget-library-is-loaded-on-intent',
    sentence:
      "The widgets' library is loaded with import() once somebody comes near a widget of it.",
    from: /^apps\/web\/src\/(?!shared\/ui\/library\/)/,
    forbid: /^(apps\/web\/src\/shared\/ui\/library\/|npm:react-(aria|aria-components|stately)$)/,
    typesExempt: true,
    testsExempt: true,
    dynamicExempt: true,
  },
  {
    name: 'page-without-zod',
    sentence: 'The page does not load zod: its size is felt at the first visit.',
    from: /^apps\/web\/src\//,
    forbid: /^npm:zod$/,
    typesExempt: true,
    testsExempt: true,
    transitive: true,
    // The bridge to the frames of authors' views is loaded with a frame alone.
    replaced: /^packages\/contract\/src\/(domain-routes|views\/bridge)\.ts$/,
  },
]

/**
 * Files that may hand on what other files export: a module's public face, a package's exports, the
 * list of domains, where that makes each domain one line, and the page's doors, which the bundler
 * and these checks see through.
 */
export const MAY_REEXPORT =
  /^(apps\/server\/src\/(modules|app)\/[^/]+\/index\.ts|packages\/[^/]+\/src\/index\.ts|packages\/contract\/src\/domains\.ts|apps\/web\/src\/(features\/[^/]+|shared(\/(export|layout|lists|storage|ui(\/code)?))?)\/index\.ts)$/

/** Files whose exported functions and classes all have doc comments. */
export const DOCUMENTED =
  /^packages\/((rules|questionnaire|interchange)\/src\/|contract\/src\/core\/)(?!.*\.testing\.ts$|testing\.ts$).*\.ts$/

/** How long a file may be, in lines. */
export const LINES = { code: 400, test: 500 } as const

/** Tables of data, which are as long as their data. */
export const LONG_TABLES: readonly RegExp[] = [
  /^apps\/server\/src\/app\/demo\/actions\.ts$/,
  /^tools\/spreadsheet\/compared-formulas\.ts$/,
  /^packages\/contract\/src\/(.+\/)?[a-z-]*texts\.ts$/,
]
