import { ROUTES } from '@telemachos/contract/core/routes'
import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { normalizePath, type ChunkMetadata, type Plugin, type Rolldown } from 'vite'

/** As the bundler names modules, on Windows too. */
const SOURCE = posix.join(normalizePath(import.meta.dirname), 'src')
const PAGES = posix.join(SOURCE, 'app/pages.ts')
const APPLICATION = posix.join(SOURCE, 'app/app-root.tsx')

/** The roots of those who have not signed in, and what everybody loads first. */
const OTHER_ROOTS = [
  'app/entry.tsx',
  'app/anonymous-page.tsx',
  'features/identity/sign-in-root.tsx',
  'features/identity/reset-password-root.tsx',
  'features/questionnaires/player/holder-root.tsx',
].map((file) => posix.join(SOURCE, file))

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: ChunkMetadata }

/**
 * Writes `parts.json`, from which the server tells a browser with the page itself which files its
 * address will need, instead of letting it find them one after the other.
 */
export function partsPlugin(): Plugin {
  return {
    name: 'telemachos-parts',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file as Chunk] as const] : [],
        ),
      )
      const chunkOf = (module: string): Chunk => {
        const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
        if (!found) throw new Error(`no chunk has ${module}`)
        return found
      }
      const entry = neededBy(
        [...chunks.values()].filter((chunk) => chunk.isEntry),
        chunks,
      )
      const application = neededBy([chunkOf(APPLICATION)], chunks, entry)
      const known = new Set([...entry, ...application])
      const pages = await readPages()
      const routes = ROUTES.flatMap(({ state, path }) => {
        const module = pages.get(state)
        return module
          ? [{ path, ...filesOf(neededBy([chunkOf(module)], chunks, known), chunks) }]
          : []
      })
      this.emitFile({
        type: 'asset',
        fileName: 'parts.json',
        source: JSON.stringify({
          application: filesOf(application, chunks),
          // The more of an address is fixed, the sooner it is looked at.
          routes: routes.toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path)),
        }),
      })
    },
  }
}

/**
 * Everything that the application always loads, and nobody else does, in one chunk: a browser runs
 * one file sooner than thirty.
 */
export const applicationChunk: Rolldown.CodeSplittingGroup = {
  debugName: 'application',
  includeDependenciesRecursively: false,
  name: (module, context) => {
    const { application, others } = rootsOf(context)
    const isOwn = application.has(module) && !others.has(module)
    // The root itself stays outside: it is what the browser asks for.
    return isOwn && module !== APPLICATION ? 'application' : null
  },
}

interface Roots {
  readonly application: ReadonlySet<string>
  readonly others: ReadonlySet<string>
}

const known = new WeakMap<Rolldown.ChunkingContext, Roots>()

function rootsOf(context: Rolldown.ChunkingContext): Roots {
  const roots = known.get(context) ?? {
    application: reachableFrom([APPLICATION], context),
    others: reachableFrom(OTHER_ROOTS, context),
  }
  known.set(context, roots)
  return roots
}

/** The modules and all that they import, but not what they load later. */
function reachableFrom(modules: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set(modules)
  for (const module of reached) {
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
  }
  return reached
}

/** The chunks and all that they import, those that are known left out. */
function neededBy(
  roots: readonly Chunk[],
  chunks: ReadonlyMap<string, Chunk>,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const needed = new Set(roots.map(({ fileName }) => fileName).filter((name) => !known.has(name)))
  for (const name of needed) {
    for (const imported of chunks.get(name)?.imports ?? []) {
      if (!known.has(imported)) needed.add(imported)
    }
  }
  return needed
}

function filesOf(names: ReadonlySet<string>, chunks: ReadonlyMap<string, Chunk>): Files {
  const styles = [...names].flatMap((name) => [
    ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
  ])
  return {
    scripts: [...names].map((name) => `/${name}`),
    // What is imported comes before what imports it, as the bundler orders styles.
    styles: styles.toReversed().map((name) => `/${name}`),
  }
}

/** The module of each route's page, by the route's state: what `pages.ts` says. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(PAGES, 'utf8')
  const lines = source.matchAll(/'(root\.[\w.]+)': \(\) =>\s*import\('([^']+)'\)/g)
  const pages = new Map(
    [...lines].map(([, state = '', file = '']) => [state, posix.join(PAGES, '..', file)]),
  )
  if (pages.size !== source.match(/'root\./g)?.length) throw new Error('pages.ts has other lines')
  return pages
}

const parametersOf = (route: string): number => route.split('{').length - 1
