/** Rows of a result on a page (spec: 2,000). */
export const MOST_ROWS = 2_000

/** Rows of an export. */
export const MOST_EXPORTED_ROWS = 100_000

/** Characters of a query's text. */
export const LONGEST_QUERY = 20_000

/** Rows of a builder's preview. */
export const PREVIEW_ROWS = 10
