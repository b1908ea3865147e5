/** Why a text is no formula; what the page says of it in words is its own matter. */
export type FaultReason =
  | 'tooLong'
  | 'tooDeep'
  | 'unexpected'
  | 'unfinished'
  | 'unclosedText'
  | 'unclosedParenthesis'
  | 'unclosedBrace'
  | 'unclosedBracket'
  | 'unevenArray'
  | 'tooFewArguments'
  | 'tooManyArguments'

/** A fault of a formula with its position, counted from 0 in the text without `=`. */
export interface FormulaFault {
  readonly reason: FaultReason
  readonly at: number
  /** The piece of the formula that is meant: a character, or a function's name. */
  readonly found: string
}

const SENTENCES: Readonly<Record<FaultReason, string>> = {
  tooLong: 'The formula is longer than 8,192 characters',
  tooDeep: 'The formula is nested too deep',
  unexpected: 'Unexpected here',
  unfinished: 'The formula ends too early',
  unclosedText: 'A text has no closing quotation mark',
  unclosedParenthesis: 'A parenthesis is not closed',
  unclosedBrace: 'An array is not closed',
  unclosedBracket: 'A bracket is not closed',
  unevenArray: 'The rows of an array differ in length',
  tooFewArguments: 'The function needs more arguments',
  tooManyArguments: 'The function takes fewer arguments',
}

/** Thrown while a formula is read. */
export class FormulaError extends Error {
  readonly fault: FormulaFault

  constructor(reason: FaultReason, at: number, found = '') {
    super(`${SENTENCES[reason]}${found && `: ${found}`} (character ${at + 1})`)
    this.fault = { reason, at, found }
  }
}
