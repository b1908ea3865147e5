import { CHUNKS_OF_PAGE, Judge, type Bundle, type Chunks } from './chunk-judge.ts'

/** What is known of a module while chunks are made. */
export interface KnownModules {
  /** All that a page runs at once, itself too; without what every page has anyway. */
  readonly reach: ReadonlyMap<string, ReadonlySet<string>>
  /** Roughly how much a module is, in kilobytes as browsers load it. */
  sizeOf(module: string): number
  /** What a module imports. */
  importsOf(module: string): readonly string[]
  /** How much a page may load, in the same measure. */
  roomOf(page: string): number
}

/** Of so many pairs of chunks that seem best to join it is looked at what joining them really costs. */
const LOOKED_AT = 30

/**
 * The chunk of each module that pages run. A page comes in `CHUNKS_OF_PAGE` chunks at most, and has to
 * load as little as possible over its room. Modules that the same pages run are together from the beginning; then,
 * as long as a page has too many chunks, those two are joined that cost pages least for every chunk
 * that is saved; and at last single bundles are moved to other chunks as long as that helps. Chunks
 * never import each other in a ring.
 * @param nameOf names a page's own chunk.
 */
export function chunkPages(
  known: KnownModules,
  nameOf: (page: string) => string,
): Map<string, string> {
  const pages = [...known.reach.keys()]
  const bundles = bundlesOf(pages, known)
  const judge = new Judge(bundles, pages.map(known.roomOf), known.importsOf)
  const joined = joinPairs(bundles, judge)
  return nameAll(bundles, moveSingly(joined, judge), pages, nameOf)
}

function bundlesOf(pages: readonly string[], { reach, sizeOf }: KnownModules): Bundle[] {
  const pagesOf = new Map<string, Set<number>>()
  for (const [index, page] of pages.entries()) {
    for (const module of reach.get(page) ?? [])
      pagesOf.set(module, (pagesOf.get(module) ?? new Set()).add(index))
  }
  const bundles = new Map<string, Bundle>()
  for (const [module, of] of pagesOf) {
    const key = [...of].join()
    const bundle = bundles.get(key) ?? { modules: [], pages: of, size: 0 }
    bundle.modules.push(module)
    bundle.size += sizeOf(module)
    bundles.set(key, bundle)
  }
  return [...bundles.values()]
}

/** Joins two chunks after the other, as long as a page has too many. */
function joinPairs(bundles: readonly Bundle[], judge: Judge): Chunks {
  let chunks: Chunks = bundles.map((_, place) => place)
  for (;;) {
    const loaded = judge.loadedBy(chunks)
    if (loaded.every((own) => own.length <= CHUNKS_OF_PAGE)) return chunks
    const pairs = likelyPairs(chunks, loaded, judge)
    const joined = pairs.map(({ one, other, saved }) => {
      const next = chunks.map((chunk) => (chunk === other ? one : chunk))
      return { next, cost: judge.total(next), saved }
    })
    const possible = joined.filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    const [best] = possible.toSorted((a, b) => a.cost - b.cost)
    if (!best) throw new Error('Pages have too many chunks, which cannot be joined')
    chunks = best.next
  }
}

interface Pair {
  readonly one: number
  readonly other: number
  /** How many chunks fewer pages load that load too many. */
  readonly saved: number
  readonly cost: number
}

/** Pairs that cost little for what they save, what joining them has pages load further left out. */
function likelyPairs(chunks: Chunks, loaded: readonly (readonly number[])[], judge: Judge): Pair[] {
  const sizes = judge.sizesOf(chunks)
  const all = [...new Set(chunks)]
  const loads = loaded.map((own) => own.reduce((sum, chunk) => sum + (sizes[chunk] ?? 0), 0))
  const pages = all.map((chunk) => loaded.map((own) => own.includes(chunk)))
  const pairs: Pair[] = []
  for (const [index, one] of all.entries()) {
    for (let next = index + 1; next < all.length; next += 1) {
      const other = all[next] ?? one
      let saved = 0
      let cost = 0
      for (const [page, load] of loads.entries()) {
        const loadsOne = pages[index]?.[page]
        const loadsOther = pages[next]?.[page]
        if (loadsOne && loadsOther)
          saved += Math.max(0, (loaded[page]?.length ?? 0) - CHUNKS_OF_PAGE)
        else if (loadsOne || loadsOther) {
          const more = sizes[loadsOne ? other : one] ?? 0
          cost += judge.costOf(load + more, page) - judge.costOf(load, page)
        }
      }
      if (saved > 0) pairs.push({ one, other, saved, cost: cost / saved })
    }
  }
  const best = pairs.toSorted((a, b) => a.cost - b.cost)
  return best.slice(0, LOOKED_AT)
}

/** Moves single bundles to other chunks, or to one of their own, as long as that costs less. */
function moveSingly(begin: Chunks, judge: Judge): Chunks {
  let best = begin
  let cost = judge.total(best)
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false
    for (const place of begin.keys()) {
      const free = Math.max(...best) + 1
      for (const chunk of new Set([...best, free])) {
        const moved = best.with(place, chunk)
        const total = chunk === best[place] ? cost : judge.total(moved)
        if (total < cost - 1e-6) [best, cost, hasMoved] = [moved, total, true]
      }
    }
  }
  return best
}

/** A chunk of one page has its name; others that of their first page, and a number. */
function nameAll(
  bundles: readonly Bundle[],
  chunks: Chunks,
  pages: readonly string[],
  nameOf: (page: string) => string,
): Map<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const chunk of new Set(chunks)) {
    const own = bundles.filter((_, place) => chunks[place] === chunk)
    const runBy = new Set(own.flatMap((bundle) => [...bundle.pages]))
    const head = nameOf(pages[Math.min(...runBy)] ?? '')
    let name = runBy.size === 1 && !taken.has(head) ? head : `${head}-family`
    for (let number = 2; taken.has(name); number += 1) name = `${head}-family-${number}`
    taken.add(name)
    for (const { modules } of own) for (const module of modules) names.set(module, name)
  }
  return names
}
