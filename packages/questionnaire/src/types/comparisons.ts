import type { DraftQuestion } from '../author/draft.ts'
import type { Label } from '../definition.ts'

/** How a condition compares a question's value with one that is written. */
export type ComparisonOperator = 'is' | 'isNot' | 'more' | 'atLeast' | 'less' | 'atMost'
export type ConditionOperator = ComparisonOperator | 'has' | 'hasNot' | 'answered' | 'unanswered'

/** What a question, or a row of it, can be compared with. */
export interface ComparableValues {
  /** Empty where anything may be among them. */
  readonly list: readonly string[]
  /** Whether several are chosen, and one is looked for among them. */
  readonly isMany: boolean
}

/** A value with its words. */
export interface ValueChoice {
  readonly value: string
  readonly text: Label
}

/** What conditions can say of a question, the most usual first. */
export const OPERATORS = {
  answer: ['answered', 'unanswered'],
  one: ['is', 'isNot', 'answered', 'unanswered'],
  several: ['has', 'hasNot', 'answered', 'unanswered'],
  number: ['is', 'isNot', 'atLeast', 'atMost', 'more', 'less', 'answered', 'unanswered'],
  text: ['answered', 'unanswered', 'is', 'isNot'],
} as const satisfies Record<string, readonly ConditionOperator[]>

/** The values of the options; anything may be chosen where "other" is offered. */
export const optionValues = (
  { Options, Other }: DraftQuestion,
  isMany: boolean,
): ComparableValues => ({ list: Other ? [] : Options.map(({ Value }) => Value), isMany })

/** The options with their words. */
export const optionChoices = ({ Options }: DraftQuestion): readonly ValueChoice[] =>
  Options.map(({ Value, Text }) => ({ value: Value, text: Text }))

/** How many options may be chosen, "other" among them. */
export const countOptions = ({ Options, Other }: DraftQuestion): number =>
  Options.length + (Other ? 1 : 0)
