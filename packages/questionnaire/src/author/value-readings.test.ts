import { describe, expect, it } from 'vitest'
import { draftOf, draftQuestion, label, options, rows } from '../testing.ts'
import { checkDraft } from './check-draft.ts'

const Other = { Model: 'other', Text: label('Άλλο') }
const questions = [
  draftQuestion({ Type: 1, Model: 'one', Options: options(1, 2) }),
  draftQuestion({ Type: 1, Model: 'open', Options: options(1, 2), Other }),
  draftQuestion({ Type: 2, Model: 'many', Options: options('a', 'b') }),
  draftQuestion({ Type: 4, Model: 'grid', Options: options(1, 2), Rows: rows('r1', 'r2') }),
  draftQuestion({ Type: 5, Model: 'cells', Options: options(1, 2), Rows: rows('r1', 'το 2') }),
  draftQuestion({ Type: 18, Model: 'table', Rows: rows('job', 'years') }),
  draftQuestion({ Type: 19, Model: 'shares', Rows: rows('x', 'y') }),
  draftQuestion({ Type: 20, Model: 'stars' }),
  draftQuestion({ Type: 25, Model: 'agree' }),
  draftQuestion({ Type: 12, Model: 'age' }),
]

/** What is said of a condition over the questions above. */
function said(Condition: string): string[] {
  return checkDraft(draftOf([...questions, draftQuestion({ Type: 11, Condition })])).map(
    ({ rule, name, what }) => `${rule} ${name} ${what}`,
  )
}

describe('a condition', () => {
  it.each([
    ['one == 5', 'unknown_value one 5'],
    ['"Ναι" == one', 'unknown_value one Ναι'],
    ['one != ""', 'value_blank one '],
    ['many == "a"', 'value_of_many many a'],
    ['includes(many, "c")', 'unknown_value many c'],
    ['includes(one, 1)', 'value_is_single one 1'],
    ['grid[1] == 1', 'unknown_row grid 1'],
    ['grid.r3 > 1', 'unknown_row grid r3'],
    ['grid.r1 == 3', 'unknown_value grid 3'],
    ['cells.r1 == 1', 'value_of_many cells.r1 1'],
    ['cells["το 2"] == 1', 'value_of_many cells["το 2"] 1'],
    ['table[0].name == "α"', 'unknown_row table name'],
    ['shares.z > 30', 'unknown_row shares z'],
    ['stars == 6', 'unknown_value stars 6'],
    ['agree == "Ναι"', 'unknown_value agree Ναι'],
    ['one == -1', 'unknown_value one -1'],
    ['includes([1, 5], one)', 'unknown_value one 5'],
    ['includes(["a"], many)', 'value_of_many many a'],
  ])('that nothing can fulfil is told: %s', (condition, problem) => {
    expect(said(condition)).toEqual([problem])
  })

  it.each([
    'one == 1 && one != "2" || open == "κάτι"',
    'includes(many, "a") && many.length > 1 && many[0] == "a"',
    'grid.r1 == 1 && grid["r2"] == "2" && table[0].job == "α" && table.length > 1',
    'shares.x > 30 && stars == 5 && agree == true && agree == 1 && agree == "false"',
    'includes(["1", 2], one) && includes([5, -5], age) && includes([1, 5], 5)',
    'age == 18 && !isEmpty(one) && one > 1',
  ])('that can hold is let be: %s', (condition) => {
    expect(said(condition)).toEqual([])
  })

  it('is told of the values of the question itself where it says value', () => {
    const own = draftQuestion({ Type: 6, Options: options(1, 2), Validate: 'value != 3' })
    expect(checkDraft(draftOf([own]))).toMatchObject([{ rule: 'unknown_value', what: '3' }])
  })
})
