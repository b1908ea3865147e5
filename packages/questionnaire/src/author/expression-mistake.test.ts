import { describe, expect, it } from 'vitest'
import { draftQuestion } from '../testing.ts'
import { problemsOfExpression } from './check-draft.ts'

const models = new Map(['q1', 'q2'].map((name) => [name, draftQuestion({ Type: 10 })]))

/** What is said of an expression: the rule, its place, and what is written and should be. */
function said(source: string): string {
  return problemsOfExpression('', source, models)
    .map(({ rule, column, what, instead }) =>
      [rule, column, what, instead].filter((part) => part !== undefined).join(' '),
    )
    .join('; ')
}

describe('a mistake in an expression', () => {
  it.each([
    ['q1 = 1', 'expression_instead 4 = =='],
    ['q1 => 1', 'expression_instead 4 => >='],
    ['q1 =< 1', 'expression_instead 4 =< <='],
    ['q1 ≥ 1', 'expression_instead 4 ≥ >='],
    ['q1 <> 1', 'expression_instead 5 <> !='],
    ['q1 ≠ 1', 'expression_instead 4 ≠ !='],
    ['q1 == 1 and q2 == 2', 'expression_instead 9 and &&'],
    ['q1 == 1 ΚΑΙ q2 == 2', 'expression_instead 9 ΚΑΙ &&'],
    ['q1 == 1 & q2 == 2', 'expression_instead 9 & &&'],
    ['q1 == 1 ή q2 == 2', 'expression_instead 9 ή ||'],
    ['q1 == 1 | q2 == 2', 'expression_instead 9 | ||'],
    ['not q1', 'expression_instead 1 not !'],
    ['q1 && όχι q2', 'expression_instead 7 όχι !'],
    ['q1 == “Ναι”', 'expression_instead 7 “ "'],
    ['q1 == «Ναι»', 'expression_instead 7 « "'],
    ['q1 > 1,5', 'expression_instead 7 , .'],
    ['(q1 == 1', 'expression_unclosed 9 ('],
    ['q1 == "Ναι', 'expression_unclosed 7 "'],
    ['q1 ==', 'expression_unfinished 6 =='],
    ['q1 == 1 q2 == 2', 'expression_two 9'],
    ['q1 == 1)', 'expression_unexpected 8 )'],
    ['mean(q1, q2)', 'unknown_function 1 mean'],
    ['q1.includes(2)', 'expression_error 12'],
  ])('%s: %s', (source, mistake) => {
    expect(said(source)).toBe(mistake)
  })

  it.each(['order == 1 || origin', 'notes == "and"', 'isNew && q1 == "ή"'])(
    'is not seen in names and texts: %s',
    (source) => {
      expect(said(source)).not.toContain('expression')
    },
  )
})
