/** What a workbook may hold, whoever reads it: its engine, and the readers of its files. */

/** Cells of a workbook that its formulas may fill beside their own; as many as a file may have. */
export const MAX_FILLED_CELLS = 500_000

/** A longer number format is none. */
export const MAX_FORMAT = 255

/** Series of one chart, as in other programs. */
export const MAX_DATA_SETS = 255
