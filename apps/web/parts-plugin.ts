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
 * names, so that a page need not wait for those of others, and translators read where a text is used.
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
        const later = scriptsOf(loadedLater(module, own, chunks, known))
        const files = { state, path, ...filesOf(own, chunks), later }
        if (module !== GRID) return [files]
        const cards = neededBy([chunkOf(CARDS, chunks)], chunks, new Set([...known, ...own]))
        const early = neededBy([chunkOf(EARLY_INPUT, chunks)], chunks, main)
        return [
          { ...files, onPhones: filesOf(cards, chunks), early: filesOf(early, chunks).scripts },
        ]
      })
      const outside = Object.entries(OUTSIDE_PAGES).map(([state, module]) => ({
        state,
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
          application: {
            ...filesOf(application, chunks),
            later: scriptsOf(loadedLater(APPLICATION, known, chunks, known)),
          },
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

/**
 * The chunks that a page loads once they are wanted, such as its windows, with all that these need: what
 * its own module loads, and of the rest what is of the same area, since what areas offer to all stands in
 * the same chunk as what is used of it.
 * @param module the page's.
 * @param known chunks that are there anyway.
 */
function loadedLater(
  module: string,
  own: ReadonlySet<string>,
  chunks: Chunks,
  known: ReadonlySet<string>,
): Set<string> {
  const later = new Set<string>()
  const pages = [...chunks.keys()].filter((name) =>
    chunks.get(name)?.moduleIds.some((id) => PAGES.has(id)),
  )
  const waiting = [...own].map((name) => ({ name, root: module }))
  for (const { name, root } of waiting) {
    const isOwn = chunks.get(name)?.moduleIds.includes(root)
    for (const dynamic of chunks.get(name)?.dynamicImports ?? []) {
      const chunk = chunks.get(dynamic)
      if (!chunk || known.has(dynamic) || pages.includes(dynamic)) continue
      const part = chunk.facadeModuleId ?? chunk.moduleIds.at(-1) ?? ''
      if (!isOwn && areaOf(part) !== areaOf(root)) continue
      // What parts share with a page may stand in its chunk: its texts are the page's all the same.
      const there = new Set([...known, ...own, ...later, ...pages])
      for (const needed of neededBy([chunk], chunks, there)) {
        later.add(needed)
        waiting.push({ name: needed, root: part })
      }
    }
  }
  return later
}

const PAGES: ReadonlySet<string> = new Set(readPages().values())

/** `…/src/features/chat/chat-page.tsx` => `features/chat`; what is no feature's is the application's. */
const areaOf = (module: string): string => /features\/[^/]+/.exec(module)?.[0] ?? 'app'

const scriptsOf = (names: ReadonlySet<string>): string[] => [...names].map((name) => `/${name}`)

function filesOf(names: ReadonlySet<string>, chunks: Chunks): Files {
  const styles = [...names].flatMap((name) => [
    ...(chunks.get(name)?.viteMetadata?.importedCss ?? []),
  ])
  return {
    scripts: scriptsOf(names),
    styles: styles.map((name) => `/${name}`),
  }
}

const parametersOf = (route: string): number => route.split('{').length - 1
