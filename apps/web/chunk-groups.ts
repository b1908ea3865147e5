import { posix } from 'node:path'
import type { Rolldown } from 'vite'
import {
  APPLICATION,
  CARDS,
  ENTRY,
  GRID,
  MAIN,
  OUTSIDE,
  readPages,
  SIGN_IN,
  SOURCE,
} from './page-roots.ts'

/** The roots of those who have not signed in. */
const OTHER_ROOTS = [
  OUTSIDE,
  ...[
    'app/anonymous-page.tsx',
    'features/identity/reset-password-root.tsx',
    'features/questionnaires/player/holder-root.tsx',
  ].map((file) => posix.join(SOURCE, file)),
]

/** They are what the browser asks for, and in no chunk that anything else needs. */
const ROOTS = new Set([GRID, ...OTHER_ROOTS])

/** What every page of a project loads once it has nothing else to do. */
const IDLE = [
  'features/chat/chat-background.tsx',
  'features/notifications/browser-notices.tsx',
].map((file) => posix.join(SOURCE, file))

/**
 * What some page loads once it rests, or as soon as it is used. An icon that such a part shares with
 * another page would have that page loaded along: it is with what all pages load.
 */
const RESTING = [posix.join(SOURCE, 'shared/ui/rich-text/rich-text-editor.tsx')]

/**
 * What a few pages use of a library that everybody loads. By its index all who import anything of it
 * would reach this too.
 */
const OF_FEW =
  /\/@tanstack\/[^?]+\/(?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/** What so many pages run is in one chunk for all of them. */
const PAGES_OF_COMMON = 5

/** Pages on which people answer, often on phones and slow networks: their common chunk has nothing else. */
const ANSWERING = /\/(quest|questionnaire|mentor-quest)-page\.tsx$/

/**
 * A browser runs one file sooner than thirty. So what every page runs is one chunk; what the
 * application always loads is another, with what the grid shares with other pages, since the grid is
 * where mentors work; what it shares with signing in is a third, and with the other roots of those who
 * have not signed in a fourth. Besides, what many pages run is one chunk, and what few do one for just these.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    debugName: 'main, application, base and pages',
    includeDependenciesRecursively: false,
    name: (module, context) => {
      const { entry, main, application, others, signIn, idle, resting, pages } = partsOf(context)
      // The entry runs before all others, so it has nothing of theirs.
      if (entry.has(module)) return null
      if (main.has(module)) return 'main'
      if (module === OUTSIDE || module === SIGN_IN) return 'outside'
      if (OF_FEW.test(module)) return 'many-queries'
      if (ROOTS.has(module)) return null
      const chunk = pages.get(module)
      // Loaded for whoever comes to sign in, or for every page, in any case.
      if (signIn.has(module) && chunk) return 'base'
      if (idle.has(module) && !application.has(module)) return 'idle'
      if (chunk && resting.has(module) && isIcon(module)) return 'application'
      if (!application.has(module)) return chunk ?? null
      if (!others.has(module)) return 'application'
      return signIn.has(module) ? 'base' : 'roots'
    },
  },
]

const isIcon = (module: string): boolean => module.includes('/@tabler/icons-react/')

interface Chunked {
  readonly entry: ReadonlySet<string>
  readonly main: ReadonlySet<string>
  readonly application: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly signIn: ReadonlySet<string>
  readonly idle: ReadonlySet<string>
  readonly resting: ReadonlySet<string>
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
  const pages = [...new Set([...readPages().values(), CARDS])].filter((page) => page !== GRID)
  const runBy = new Map<string, string[]>()
  for (const page of pages) {
    const reached = [...reachableFrom([page], context)]
    for (const module of reached.filter((one) => elsewhere.every((all) => !all.has(one))))
      runBy.set(module, [...(runBy.get(module) ?? []), page])
  }
  return {
    ...everywhere,
    others: reachableFrom(OTHER_ROOTS, context),
    signIn: reachableFrom([OUTSIDE], context),
    idle: reachableFrom(IDLE, context),
    resting: reachableFrom(RESTING, context),
    pages: new Map([...runBy].map(([module, by]) => [module, chunkOf(by)])),
  }
}

/** The chunk of what these pages run. */
function chunkOf(pages: readonly string[]): string {
  if (pages.length < PAGES_OF_COMMON) return pages.map(nameOfPage).join('+')
  return pages.some((page) => ANSWERING.test(page)) ? 'answering' : 'common'
}

/** After its folder and file: pages of two domains may have the same. */
const nameOfPage = (page: string): string =>
  posix
    .relative(SOURCE, page)
    .replace(/^(app|features)\//, '')
    .replace(/\.tsx$/, '')
    .replaceAll('/', '-')

/**
 * What the grid loads, on phones too, and modules outside of its folder import as well. A library that
 * only phones need for it stays where pages have it.
 */
function sharedByGrid(context: Rolldown.ChunkingContext): string[] {
  const isOutside = (module: string) => !module.startsWith(`${posix.dirname(GRID)}/`)
  const inWindows = reachableFrom([GRID], context)
  const onPhones = [...reachableFrom([CARDS], context)].filter(
    (module) => !module.includes('/node_modules/'),
  )
  return [...new Set([...inWindows, ...onPhones])].filter((module) =>
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
