import type { CellError } from '../values/value.ts'

/**
 * Steps that one recalculation may take, each about as much as reading a cell. They are counted, so that
 * a sheet ends at the same place on every machine; a slow one needs some seconds for all of them.
 */
export const MAX_STEPS = 100_000_000

/** More values than that are no result. */
export const MAX_RESULT_CELLS = 4_194_304

/** Values that one formula may make on the way to its result: it may have them all at once. */
export const MAX_FORMULA_CELLS = 8_388_608

/** No cell holds a longer text. */
export const MAX_TEXT = 32_767

/** A longer text is no number, date or time. */
export const MAX_NUMBER_TEXT = 255

/** What a file may ask for in iterative mode, as in other programs. */
export const MAX_ITERATIONS = 32_767

/** What a formula beyond a limit gives. The page says in words what `#LIMIT!` means. */
export const OVER_LIMIT: CellError = { kind: 'error', code: '#NUM!', shown: '#LIMIT!' }
