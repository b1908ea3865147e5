/** What the worker that reads a paste sends to the page. */
export type TablePart =
  | { readonly kind: 'rows'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'end' }
  /** What was no workbook, or not one that is read. */
  | { readonly kind: 'unreadable' }
