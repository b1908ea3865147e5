import { fold } from '@telemachos/rules/greek-text'
import { rowsOf, type Paged } from '../../kernel/database/page-of.ts'

/**
 * A page of those items whose text holds every word of the search, accents and case aside. For lists
 * that are short enough to be read whole: the database does not fold Greek alike everywhere.
 */
export function searchPage<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  { search, ...page }: Paged & { readonly search: string },
): { list: Item[]; count: number; All: number } {
  const words = fold(search).split(' ').filter(Boolean)
  const found = items.filter((item) => {
    const text = fold(textOf(item))
    return words.every((word) => text.includes(word))
  })
  const { size, skip } = rowsOf(page)
  return { list: found.slice(skip, skip + size), count: found.length, All: items.length }
}
