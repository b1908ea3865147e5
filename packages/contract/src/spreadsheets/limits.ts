/** The largest file of a spreadsheet. */
export const MAX_SHEET_BYTES = 10 * 1_048_576

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The kind of its file: `spreadsheets/{project}`. */
export const SHEET_FILES = 'spreadsheets'

export const MAX_INPUTS = 300

/** So many values are typed into a calculator at most: those of inputs that were there before, too. */
export const MAX_TYPED = 1_000

export const MAX_OUTPUTS = 100
export const MAX_CHARTS = 20
export const MAX_VIEWS = 50
export const MAX_SCENARIOS = 20

/** The type of actions that are calculators. */
export const CALCULATOR = 6
