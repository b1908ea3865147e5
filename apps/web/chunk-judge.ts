/** Modules that exactly the same pages run: they are never in different chunks. */
export interface Bundle {
  readonly modules: string[]
  readonly pages: ReadonlySet<number>
  size: number
}

/** The chunk of each bundle, by its place among them: a number that means nothing else. */
export type Chunks = readonly number[]

/** A page comes in so many chunks at most, besides what few pages load of a library (`OF_FEW`). */
export const CHUNKS_OF_PAGE = 10

/** What is over a page's room weighs so much more than what is in it; so does a chunk too many. */
const OVER = 500
const ONE_MORE = 1e6

/** Tells what chunks cost the pages. */
export class Judge {
  readonly #bundles: readonly Bundle[]
  readonly #rooms: readonly number[]
  /** The bundles that each imports, by their places. */
  readonly #imports: readonly (readonly number[])[]
  /** The bundles that each page runs. */
  readonly #runs: readonly (readonly number[])[]

  constructor(
    bundles: readonly Bundle[],
    rooms: readonly number[],
    importsOf: (module: string) => readonly string[],
  ) {
    this.#bundles = bundles
    this.#rooms = rooms
    const placeOf = new Map(
      bundles.flatMap(({ modules }, place) => modules.map((module) => [module, place] as const)),
    )
    this.#imports = bundles.map(({ modules }, place) => {
      const all = modules.flatMap((module) =>
        importsOf(module).flatMap((name) => placeOf.get(name) ?? []),
      )
      return [...new Set(all)].filter((imported) => imported !== place)
    })
    this.#runs = rooms.map((_, page) =>
      bundles.flatMap(({ pages }, place) => (pages.has(page) ? [place] : [])),
    )
  }

  /** What a page costs that loads so much. */
  costOf(load: number, page: number): number {
    return OVER * Math.max(0, load - (this.#rooms[page] ?? 0)) ** 2 + load ** 2
  }

  /** What all pages cost; infinite where chunks import each other in a ring. */
  total(chunks: Chunks): number {
    const loaded = this.#loadedBy(chunks)
    if (!loaded) return Number.POSITIVE_INFINITY
    const sizes = this.sizesOf(chunks)
    let total = 0
    for (const [page, set] of loaded.entries()) {
      let load = 0
      let count = 0
      forEachIn(set, (chunk) => {
        load += sizes[chunk] ?? 0
        count += 1
      })
      total += this.costOf(load, page) + ONE_MORE * Math.max(0, count - CHUNKS_OF_PAGE)
    }
    return total
  }

  sizesOf(chunks: Chunks): number[] {
    const sizes: number[] = []
    for (const [place, { size }] of this.#bundles.entries()) {
      const chunk = chunks[place] ?? 0
      sizes[chunk] = (sizes[chunk] ?? 0) + size
    }
    return sizes
  }

  /** The chunks that each page loads: what it runs, and what those import; none for a ring. */
  loadedBy(chunks: Chunks): number[][] {
    return (this.#loadedBy(chunks) ?? []).map((set) => {
      const loaded: number[] = []
      forEachIn(set, (chunk) => loaded.push(chunk))
      return loaded
    })
  }

  #loadedBy(chunks: Chunks): NumberSet[] | undefined {
    const highest = Math.max(...chunks)
    const imports: Set<number>[] = []
    for (const [place, chunk] of chunks.entries()) {
      const imported = (imports[chunk] ??= new Set())
      for (const other of this.#imports[place] ?? []) imported.add(chunks[other] ?? chunk)
    }
    const all: (NumberSet | 'open' | undefined)[] = []
    const reach = (chunk: number): NumberSet | undefined => {
      const known = all[chunk]
      if (known !== undefined) return known === 'open' ? undefined : known
      all[chunk] = 'open'
      const reached = emptySet(highest)
      addTo(reached, chunk)
      for (const imported of imports[chunk] ?? []) {
        if (imported === chunk) continue
        const further = reach(imported)
        if (!further) return undefined
        addAll(reached, further)
      }
      all[chunk] = reached
      return reached
    }
    const loaded: NumberSet[] = []
    for (const run of this.#runs) {
      const set = emptySet(highest)
      for (const place of run) {
        const chunk = chunks[place] ?? 0
        if (has(set, chunk)) continue
        const reached = reach(chunk)
        if (!reached) return undefined
        addAll(set, reached)
      }
      loaded.push(set)
    }
    return loaded
  }
}

/** Numbers from 0, a bit each: millions of them are joined. */
type NumberSet = Uint32Array

const emptySet = (highest: number): NumberSet => new Uint32Array((highest >> 5) + 1)

const has = (set: NumberSet, one: number): boolean =>
  (((set[one >> 5] ?? 0) >> (one & 31)) & 1) === 1

function addTo(set: NumberSet, one: number): void {
  set[one >> 5] = (set[one >> 5] ?? 0) | (1 << (one & 31))
}

function addAll(set: NumberSet, others: NumberSet): void {
  for (let word = 0; word < set.length; word += 1)
    set[word] = (set[word] ?? 0) | (others[word] ?? 0)
}

function forEachIn(set: NumberSet, work: (one: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    for (let rest = set[word] ?? 0; rest !== 0; rest &= rest - 1)
      work(word * 32 + 31 - Math.clz32(rest & -rest))
  }
}
