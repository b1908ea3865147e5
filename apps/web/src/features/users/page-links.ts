/** How many page links there are at most (spec §9, the simple pager). */
const MAX_LINKS = 11

/**
 * The pages to link to: all of them while they are few, otherwise a window around the current page;
 * never outside 1 to the last (spec §5).
 */
export function pageLinks(current: number, last: number): number[] {
  const count = Math.min(last, MAX_LINKS)
  const first = Math.min(Math.max(1, current - Math.floor(count / 2)), last - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
