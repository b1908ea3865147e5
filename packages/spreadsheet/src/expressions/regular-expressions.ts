/** A match in a text, and what its groups caught: `undefined` for one that took no part. */
export interface ExpressionMatch {
  readonly start: number
  readonly end: number
  readonly groups: readonly (string | undefined)[]
}

/** A regular expression made ready. */
export interface RegularExpression {
  /** How many instructions it has: a character of a text costs at most so many. */
  readonly size: number
  readonly groupCount: number
  /**
   * The first match from a place on. Takes time in proportion to `size` and what is left of the text.
   */
  match(text: string, from: number): ExpressionMatch | undefined
}

/**
 * Makes a regular expression of a text: `undefined` where it is none, or asks for what cannot be found
 * in linear time, such as a group repeated by its number.
 */
export type CompileExpression = (
  pattern: string,
  ignoresCase: boolean,
) => RegularExpression | undefined

/** A workbook without a way to compile them knows no regular expressions: each is none. */
export const NO_EXPRESSIONS: CompileExpression = () => undefined
