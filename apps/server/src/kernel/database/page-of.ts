import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'
import { sql, whole, type Sql } from './sql.ts'

/** Which page of a list is asked for, as every list takes it: from 1, of so many rows where that is said. */
export interface Paged {
  readonly page: number
  readonly count?: number | undefined
}

/**
 * How many rows a page has, and how many stand before it.
 * @param usual how many where nothing is said.
 * @example rowsOf({ page: 3, count: 25 }) // => { size: 25, skip: 50 }
 */
export function rowsOf(
  { page, count }: Paged,
  usual: number = PAGE_ROWS,
): { size: number; skip: number } {
  const size = count ?? usual
  return { size, skip: (page - 1) * size }
}

/** The rows of a page, at the end of a statement. */
export function pageOf(paged: Paged, usual?: number): Sql {
  const { size, skip } = rowsOf(paged, usual)
  return sql`limit ${whole(size)} offset ${whole(skip)}`
}
