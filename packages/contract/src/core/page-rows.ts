/** How many rows a page of a list has where nothing is said (spec §9). */
export const PAGE_ROWS = 10

/** The most that may be asked for at once. */
export const MOST_ROWS = 100

/** How many one chooses from beside a list. */
export const ROW_CHOICES = [PAGE_ROWS, 25, 50, MOST_ROWS] as const
