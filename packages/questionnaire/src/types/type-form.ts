import type { DraftData } from '../author/draft.ts'

/** What an author writes for a type of question, besides what all of them have; the rest it does not read. */
export interface TypeForm {
  /** What its options are; none where it has no options of its own. */
  readonly options?: 'choices' | 'items' | 'columns' | 'pictures' | 'regions' | 'count'
  /** Whether an option may go with no other. */
  readonly exclusive?: boolean
  /** Whether "other" may be offered. */
  readonly other?: boolean
  /** What its rows are. */
  readonly rows?: 'rows' | 'targets' | 'columns' | 'shares' | 'inputs'
  readonly data: readonly (keyof DraftData)[]
  /** Whether one value can be suggested. */
  readonly hasDefault?: boolean
  /** Whether its two values have names of their own. */
  readonly ownValues?: boolean
}
