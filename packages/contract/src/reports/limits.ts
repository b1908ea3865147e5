/** Rows of a result on a page (spec: 2,000). */
export const MOST_ROWS = 2_000

/** Rows of an export. */
export const MOST_EXPORTED_ROWS = 100_000

/** Characters of a query's text. */
export const LONGEST_QUERY = 20_000

/** Rows of a builder's preview. */
export const PREVIEW_ROWS = 10

/** Columns of a report's grid. */
export const GRID_COLUMNS = 12

/** Tiles of a report. */
export const MAX_TILES = 40

/** Earlier versions that are kept of a report: the oldest go. */
export const MOST_REPORT_VERSIONS = 100

/** Versions that are kept of a query, beside those of which a run is told. */
export const MOST_QUERY_VERSIONS = 50

/** People behind a number, on one page of them. */
export const PEOPLE_A_PAGE = 50

/** People to whom one schedule mails a report. */
export const MOST_RECEIVERS = 100
