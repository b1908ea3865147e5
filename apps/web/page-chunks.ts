/** What is known of a module while chunks are made. */
export interface KnownModules {
  /** All that a page runs at once, itself too; without what every page has anyway. */
  readonly reach: ReadonlyMap<string, ReadonlySet<string>>
  /** Roughly how much a module is. */
  sizeOf(module: string): number
}

/** Modules that the same pages run. */
interface Class {
  readonly pages: readonly number[]
  readonly modules: string[]
  size: number
}

/** A page is in one family; by its place among the pages. */
type Families = readonly number[]

/** The chunk of what pages of several families share. */
const SHARED = 'pages'

/** Numbers as small as chunks are large, in kilobytes. */
const KILOBYTE = 1_000

/**
 * The chunk of each module that pages run. A page comes in three chunks at most: what is its own, what
 * the pages of its family share, and what pages of several families share, which all of them load.
 * Families are made so that pages load as little as possible that they do not run, the largest before
 * all others: the sum of the squares of what pages load is as small as it gets by joining families
 * and then by moving single pages. As every import of what pages share is shared by as many, no two
 * chunks import each other.
 * @param nameOf names a page's own chunk.
 */
export function chunkPages(
  { reach, sizeOf }: KnownModules,
  nameOf: (page: string) => string,
): Map<string, string> {
  const pages = [...reach.keys()]
  const classes = classesOf(pages, reach, sizeOf)
  const families = bestFamilies(pages.length, classes)
  const heads = new Map<number, string>()
  for (const [index, page] of pages.entries()) {
    const family = families[index] ?? index
    if (!heads.has(family)) heads.set(family, nameOf(page))
  }
  const chunks = new Map<string, string>()
  for (const { pages: of, modules } of classes) {
    const [first = 0] = of
    const family = commonFamily(of, families)
    const name =
      of.length === 1
        ? nameOf(pages[first] ?? '')
        : family === undefined
          ? SHARED
          : `${heads.get(family)}-family`
    for (const module of modules) chunks.set(module, name)
  }
  return chunks
}

function classesOf(
  pages: readonly string[],
  reach: KnownModules['reach'],
  sizeOf: KnownModules['sizeOf'],
): Class[] {
  const pagesOf = new Map<string, number[]>()
  for (const [index, page] of pages.entries()) {
    for (const module of reach.get(page) ?? []) {
      pagesOf.set(module, [...(pagesOf.get(module) ?? []), index])
    }
  }
  const classes = new Map<string, Class>()
  for (const [module, of] of pagesOf) {
    const key = of.join()
    const found = classes.get(key) ?? { pages: of, modules: [], size: 0 }
    found.modules.push(module)
    found.size += sizeOf(module) / KILOBYTE
    classes.set(key, found)
  }
  return [...classes.values()]
}

/** The family of which all of these pages are; undefined where they are of several. */
function commonFamily(pages: readonly number[], families: Families): number | undefined {
  const [first = 0] = pages
  const family = families[first]
  return pages.every((page) => families[page] === family) ? family : undefined
}

function bestFamilies(pages: number, classes: readonly Class[]): Families {
  const alone = Array.from({ length: pages }, (_, page) => page)
  return moveSingly(joinPairs(alone, classes), classes)
}

/** Joins the two families that it pays most to join, as long as it pays. */
function joinPairs(families: Families, classes: readonly Class[]): Families {
  let best = families
  let cost = costOf(families, classes)
  for (;;) {
    const before = best
    const names = [...new Set(before)]
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const joined = before.map((family) => (family === other ? one : family))
        const joinedCost = costOf(joined, classes)
        if (joinedCost < cost) [best, cost] = [joined, joinedCost]
      }
    }
    if (best === before) return best
  }
}

/** Moves single pages to other families, or out of all, as long as it pays. */
function moveSingly(families: Families, classes: readonly Class[]): Families {
  let best = families
  let cost = costOf(families, classes)
  for (let moved = true; moved;) {
    moved = false
    for (const page of families.keys()) {
      // A page that is in no other family has one of a name that nobody has.
      for (const family of new Set([...best, families.length + page])) {
        const other = best.with(page, family)
        const otherCost = costOf(other, classes)
        if (otherCost < cost) [best, cost, moved] = [other, otherCost, true]
      }
    }
  }
  return best
}

function costOf(families: Families, classes: readonly Class[]): number {
  const own = families.map(() => 0)
  const ofFamily = new Map<number, number>()
  const sharing = new Set<number>()
  let shared = 0
  for (const { pages, size } of classes) {
    const [first = 0] = pages
    const family = commonFamily(pages, families)
    if (pages.length === 1) own[first] = size
    else if (family !== undefined) ofFamily.set(family, (ofFamily.get(family) ?? 0) + size)
    else {
      shared += size
      for (const page of pages) sharing.add(page)
    }
  }
  let cost = 0
  for (const [page, size] of own.entries()) {
    const family = ofFamily.get(families[page] ?? -1) ?? 0
    cost += (size + family + (sharing.has(page) ? shared : 0)) ** 2
  }
  return cost
}
