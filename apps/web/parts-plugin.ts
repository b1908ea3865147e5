import { nameOfLabel, namedTexts } from '@telemachos/contract/core/named-texts'
import { ROUTES, routeOf } from '@telemachos/contract/routes'
import { texts } from '@telemachos/contract/texts'
import type { ChunkMetadata, Plugin, Rolldown } from 'vite'
import {
  APPLICATION,
  CARDS,
  EARLY_INPUT,
  GRID,
  MAIN,
  OUTSIDE,
  OUTSIDE_PAGES,
  readPages,
} from './page-roots.ts'

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: ChunkMetadata }

/**
 * Writes `parts.json`, from which the server tells a browser with the page itself which files its
 * address will need, instead of letting it find them one after the other. The fonts, which every
 * page needs, stand in the page: text is laid out once. And `texts.json`: which texts each script
 * names, so that a page need not wait for those of others.
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
        const early = neededBy([chunkOf(EARLY_INPUT, chunks)], chunks, main)
        return [
          { ...files, onPhones: filesOf(cards, chunks), early: filesOf(early, chunks).scripts },
        ]
      })
      const outside = Object.entries(OUTSIDE_PAGES).map(([state, module]) => ({
        path: routeOf(state as keyof typeof OUTSIDE_PAGES).path,
        ...filesOf(
          neededBy([chunkOf(OUTSIDE, chunks), chunkOf(module, chunks)], chunks, main),
          chunks,
        ),
      }))
      const names = [...new Set(Object.keys(texts).map(nameOfLabel))]
      const textsOf = ([name, { code }]: [string, Chunk]) =>
        [`/${name}`, namedTexts(code, names)] as const
      this.emitFile({
        type: 'asset',
        fileName: 'texts.json',
        source: JSON.stringify(Object.fromEntries([...chunks].map(textsOf))),
      })
      this.emitFile({
        type: 'asset',
        fileName: 'parts.json',
        source: JSON.stringify({
          application: filesOf(application, chunks),
          signIn: filesOf(neededBy([chunkOf(OUTSIDE, chunks)], chunks, main), chunks),
          outside,
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

const parametersOf = (route: string): number => route.split('{').length - 1
