/** A column that says whose a row is: of the table itself, or of the row that `through` refers to. */
export interface Owner {
  readonly column: string
  readonly through?: { readonly column: string; readonly table: string }
  /** Only where this other column is empty: the row is about nobody else. */
  readonly alone?: string
  /** Only where this column is false. */
  readonly unless?: string
  /** The column has the numbers of many. */
  readonly many?: true
}

/** Whose a row about a meeting is, by a column of the meeting. */
export const ofMeeting = (column: string): Owner => ({
  column,
  through: { column: 'meeting_id', table: 'meetings' },
})

/** Whose a row about an attempt at a questionnaire is. */
export const ofAnswerSet = (column: string, alone?: string): Owner => ({
  column,
  through: { column: 'answer_set_id', table: 'answer_sets' },
  ...(alone && { alone }),
})
