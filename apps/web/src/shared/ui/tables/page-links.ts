/**
 * How many page links there are at most: on the simple pager, the other one, the lists of the
 * administration, and an import (spec §9).
 */
export const PAGE_LINKS = { simple: 11, other: 9, admin: 10, import: 10 } as const

export type PagerKind = keyof typeof PAGE_LINKS

/**
 * The pages to link to: all of them while they are few, otherwise a window around the current page;
 * never outside 1 to the last (spec §5).
 */
export function pageLinks(current: number, last: number, most: number): number[] {
  const count = Math.min(last, most)
  const first = Math.min(Math.max(1, current - Math.floor(count / 2)), last - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

/** True for a page that there is; a step to any other is ignored (spec §5). */
export function isPage(page: number, last: number): boolean {
  return Number.isInteger(page) && page >= 1 && page <= last
}
