/** A row: a text in the languages of the product and in the one that is written. */
export interface TableRow {
  readonly label: string
  readonly el: string
  readonly en: string
  readonly text: string
  /** The version that a change is made from. */
  readonly version: number
  readonly form?: string | undefined
  /** Who wrote it last, where that is known. */
  readonly by?: string | null | undefined
}
