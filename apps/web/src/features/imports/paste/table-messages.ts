import type { FileRule } from '@telemachos/interchange/refusal'

/** Why a table is not read. */
export type TableRule = FileRule | 'table_too_wide'

/** What the worker that reads a paste sends to the page. */
export type TablePart =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'end' }
  /** It is no table that is read, for this reason. */
  | { readonly kind: 'refused'; readonly rule: TableRule }
  /** What is nobody's mistake but the page's. */
  | { readonly kind: 'failed' }
