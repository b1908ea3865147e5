import { fold } from '@telemachos/rules/greek-text'

/** The default of every list (spec §9). */
const PAGE_SIZE = 10

/**
 * A page of those items whose text holds every word of the search, accents and case aside. For lists
 * that are short enough to be read whole: the database does not fold Greek alike everywhere.
 */
export function searchPage<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  { search, page }: { readonly search: string; readonly page: number },
): { list: Item[]; count: number; All: number } {
  const words = fold(search).split(' ').filter(Boolean)
  const found = items.filter((item) => {
    const text = fold(textOf(item))
    return words.every((word) => text.includes(word))
  })
  const start = (page - 1) * PAGE_SIZE
  return { list: found.slice(start, start + PAGE_SIZE), count: found.length, All: items.length }
}
