import type { CellError } from '../values/value.ts'

/** MATCH without a hit, shown as the specification says (section 9). */
export const NOT_MATCHED: CellError = { kind: 'error', code: '#N/A', shown: 'n/a' }

/** A lookup without a hit, shown as the specification says (section 9). */
export const NOT_FOUND: CellError = { kind: 'error', code: '#N/A', shown: 'Μη διαθέσιμο' }
