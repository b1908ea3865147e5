import { ROUTES } from '@telemachos/contract/routes'
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { minifySync, normalizePath, type ChunkMetadata, type Plugin, type Rolldown } from 'vite'
import { chunkPages } from './page-chunks.ts'

/** As the bundler names modules, on Windows too. */
const SOURCE = posix.join(normalizePath(import.meta.dirname), 'src')
/** Where pages are declared by their routes. */
const PAGES = ['app/pages.ts', 'features/*/pages.ts']
const ENTRY = posix.join(SOURCE, 'app/entry.ts')
const MAIN = posix.join(SOURCE, 'app/main.tsx')
const APPLICATION = posix.join(SOURCE, 'app/app-root.tsx')
const GRID = posix.join(SOURCE, 'features/grid/board/mentor-grid-page.tsx')
/** What the grid shows instead on a phone, and loads there before it is drawn. */
const CARDS = posix.join(SOURCE, 'features/grid/board/mentee-cards.tsx')
const SIGN_IN = posix.join(SOURCE, 'features/identity/sign-in-root.tsx')
/** What the bundler itself adds. */
const RUNTIME = '\0rolldown/runtime.js'
/** The roots of those who have not signed in. */
const OTHER_ROOTS = [
  SIGN_IN,
  ...[
    'app/anonymous-page.tsx',
    'features/identity/reset-password-root.tsx',
    'features/questionnaires/player/holder-root.tsx',
  ].map((file) => posix.join(SOURCE, file)),
]

const ROOTS = new Set([GRID, ...OTHER_ROOTS])

/** What stands in some page from its beginning, but is loaded by it: chunks are made as for pages. */
const STANDING = [
  'features/grid/board/mentee-cards.tsx',
  'features/actions/mentee/dashboard-page.tsx',
  'features/actions/author/content-tab.tsx',
].map((file) => posix.join(SOURCE, file))

/** What every page of a project loads once it has nothing else to do. */
const IDLE = [
  'features/imports/invitations/invitation-banner.tsx',
  'features/chat/browser-messages.tsx',
  'features/notifications/browser-notices.tsx',
].map((file) => posix.join(SOURCE, file))

/** How much of a minified module a browser loads, compressed, in kilobytes of its characters. */
const COMPRESSED = 0.3 / 1_000

/** What a page may load besides what every page does, in kilobytes. */
const ROOM = 48

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: ChunkMetadata }

/**
 * Writes `parts.json`, from which the server tells a browser with the page itself which files its
 * address will need, instead of letting it find them one after the other. The fonts, which every
 * page needs, stand in the page: text is laid out once.
 */
export function partsPlugin(): Plugin {
  return {
    name: 'telemachos-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = chunksIn(bundle)
        const main = neededBy([chunkOf(MAIN, chunks)], chunks, entriesOf(chunks))
        const { scripts, styles } = filesOf(main, chunks)
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
        const font = { rel: 'preload', as: 'font', type: 'font/woff2' }
        return [
          ...scripts.map((href) => ({ rel: 'modulepreload', href })),
          ...styles.map((href) => ({ rel: 'stylesheet', href })),
          ...fonts.map((file) => ({ ...font, href: `/${file}` })),
        ].map((attrs) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true },
          injectTo: 'head' as const,
        }))
      },
    },
    generateBundle(_, bundle) {
      const chunks = chunksIn(bundle)
      const entries = entriesOf(chunks)
      const main = new Set([...entries, ...neededBy([chunkOf(MAIN, chunks)], chunks, entries)])
      const application = neededBy([chunkOf(APPLICATION, chunks)], chunks, main)
      const known = new Set([...main, ...application])
      const pages = readPages()
      const routes = ROUTES.flatMap(({ state, path }) => {
        const module = pages.get(state)
        if (!module) return []
        const own = neededBy([chunkOf(module, chunks)], chunks, known)
        const files = { path, ...filesOf(own, chunks) }
        if (module !== GRID) return [files]
        const cards = neededBy([chunkOf(CARDS, chunks)], chunks, new Set([...known, ...own]))
        return [{ ...files, onPhones: filesOf(cards, chunks) }]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'parts.json',
        source: JSON.stringify({
          application: filesOf(application, chunks),
          signIn: filesOf(neededBy([chunkOf(SIGN_IN, chunks)], chunks, main), chunks),
          // The more of an address is fixed, the sooner it is looked at.
          routes: routes.toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path)),
        }),
      })
    },
  }
}

type Chunks = ReadonlyMap<string, Chunk>

function chunksIn(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file as Chunk] as const] : [],
    ),
  )
}

function chunkOf(module: string, chunks: Chunks): Chunk {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
  if (!found) throw new Error(`no chunk has ${module}`)
  return found
}

/** What the page itself names. */
function entriesOf(chunks: Chunks): Set<string> {
  const entries = [...chunks.values()].filter((chunk) => chunk.isEntry)
  return neededBy(entries, chunks)
}

/**
 * A browser runs one file sooner than thirty. So what every page runs is one chunk; what the
 * application always loads is another, with what the grid shares with other pages, since the grid is
 * where mentors work; what it shares with the roots of those who have not signed in
 * is a third. Every page has six at most besides: see `chunkPages`.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'main, application, base and pages',
    includeDependenciesRecursively: false,
    name: (module, context) => {
      if (module === RUNTIME) return 'main'
      const { entry, main, application, others, signIn, idle, pages } = partsOf(context)
      // The entry runs before all others, so it has nothing of theirs.
      if (entry.has(module)) return null
      if (main.has(module)) return 'main'
      // The other roots stay outside: they are what the browser asks for.
      if (ROOTS.has(module)) return null
      const chunk = pages.get(module)
      // Loaded for whoever comes to sign in, or for every page, in any case.
      if (signIn.has(module) && chunk) return 'base'
      if (idle.has(module) && !application.has(module)) return chunk ? 'application' : 'idle'
      if (!application.has(module)) return chunk ?? null
      return others.has(module) ? 'base' : 'application'
    },
  },
]

interface Chunked {
  readonly entry: ReadonlySet<string>
  readonly main: ReadonlySet<string>
  readonly application: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly signIn: ReadonlySet<string>
  readonly idle: ReadonlySet<string>
  /** The chunks of what pages run besides, and the roots of those who have not signed in. */
  readonly pages: ReadonlyMap<string, string>
}

const known = new WeakMap<Rolldown.ChunkingContext, Chunked>()

function partsOf(context: Rolldown.ChunkingContext): Chunked {
  const parts = known.get(context) ?? findParts(context)
  known.set(context, parts)
  return parts
}

function findParts(context: Rolldown.ChunkingContext): Chunked {
  const everywhere = {
    entry: reachableFrom([ENTRY], context),
    main: reachableFrom([MAIN], context),
    application: reachableFrom([APPLICATION, ...sharedByGrid(context)], context),
  }
  const elsewhere = [...Object.values(everywhere), reachableFrom([GRID], context)]
  const pages = [...new Set([...readPages().values(), ...STANDING])].filter((page) => page !== GRID)
  const reach = new Map(
    pages.map((page) => {
      const reached = [...reachableFrom([page], context)]
      return [page, new Set(reached.filter((one) => elsewhere.every((all) => !all.has(one))))]
    }),
  )
  const sizeOf = (module: string): number => {
    const { code } = context.getModuleInfo(module) ?? {}
    return code ? minifySync(module, code).code.length * COMPRESSED : 0
  }
  const importsOf = (module: string) => context.getModuleInfo(module)?.importedIds ?? []
  return {
    ...everywhere,
    others: reachableFrom(OTHER_ROOTS, context),
    signIn: reachableFrom([SIGN_IN], context),
    idle: reachableFrom(IDLE, context),
    pages: chunkPages({ reach, sizeOf, importsOf, roomOf: () => ROOM }, nameOfPage),
  }
}

/** After its folder and file: pages of two domains may have the same. */
const nameOfPage = (page: string): string =>
  posix
    .relative(SOURCE, page)
    .replace(/^(app|features)\//, '')
    .replace(/\.tsx$/, '')
    .replaceAll('/', '-')

/** What the grid loads, and modules outside of its folder import too. */
function sharedByGrid(context: Rolldown.ChunkingContext): string[] {
  const isOutside = (module: string) => !module.startsWith(`${posix.dirname(GRID)}/`)
  return [...reachableFrom([GRID], context)].filter((module) =>
    context.getModuleInfo(module)?.importers.some(isOutside),
  )
}

/** The modules and all that they import, but not what they load later. */
function reachableFrom(modules: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set(modules)
  for (const module of reached) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}

/**
 * The chunks and all that they import, those that are known left out; what is imported before what
 * imports it, as the bundler orders styles.
 */
function neededBy(
  roots: readonly Chunk[],
  chunks: Chunks,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const needed = new Set<string>()
  const seen = new Set(known)
  const add = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of chunks.get(name)?.imports ?? []) add(imported)
    needed.add(name)
  }
  for (const { fileName } of roots) add(fileName)
  return needed
}

function filesOf(names: ReadonlySet<string>, chunks: Chunks): Files {
  const styles = [...names].flatMap((name) => [
    ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
  ])
  return {
    scripts: [...names].map((name) => `/${name}`),
    styles: styles.map((name) => `/${name}`),
  }
}

/** The module of each route's page, by the route's state: what every `pages.ts` says. */
function readPages(): ReadonlyMap<string, string> {
  const files = globSync(PAGES, { cwd: SOURCE }).map((file) =>
    posix.join(SOURCE, normalizePath(file)),
  )
  const read = files.map((file) => {
    const source = readFileSync(file, 'utf8')
    const lines = source.matchAll(/'(root\.[\w.]+)': \(\) =>\s*import\('([^']+)'\)/g)
    const pages = [...lines].map(
      ([, state = '', module = '']) => [state, posix.join(file, '..', module)] as const,
    )
    if (pages.length !== source.match(/'root\./g)?.length)
      throw new Error(`${file} has other lines`)
    return pages
  })
  const pages = read.flat()
  const states = new Map(pages)
  if (states.size !== pages.length) throw new Error('Two pages are declared for one route')
  return states
}

const parametersOf = (route: string): number => route.split('{').length - 1
