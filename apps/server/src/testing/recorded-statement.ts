/** What one call of `rows`, `row` or `one` has got from one kind of statement. */
export interface RecordedStatement {
  /** `file:line:column` of the call, or of `run`. */
  readonly site: string
  /** Whether columns may be null that never are in their table. */
  readonly hasOuterJoin: boolean
  /** Names of columns that it asks to be not null, with or without their tables. */
  readonly notNull: readonly string[]
  readonly columns: readonly RecordedColumn[]
}

export interface RecordedColumn {
  readonly name: string
  /** The type's OID. */
  readonly type: number
  /** OID and number of the table's column that it is, 0 for what is worked out. */
  readonly table: number
  readonly column: number
  hasNull: boolean
}

/** A column of a table, as the description of a statement names it. */
export interface CatalogColumn {
  /** The table's OID and the column's number in it. */
  readonly table: number
  readonly column: number
  readonly name: string
  readonly notNull: boolean
}
