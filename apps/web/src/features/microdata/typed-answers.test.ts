import { expect, it } from 'vitest'
import type { CallOutput } from '#shared'
import { shownForm, typeAnswer, withoutQuestions } from './typed-answers.ts'

type Form = CallOutput<'microdata.getStart'>

const form = (Version: number, answers: Record<string, string>): Form => ({
  ...{ FirstName: '', LastName: '', HasLeft: false, Final: false, FormVersion: 1 },
  ...{ HasNewForm: false, Faults: [], History: [], Version },
  Questions: Object.keys(answers).map((Id) => ({
    ...{ Id, Text: Id, Hint: '', Type: 1, Required: false, Child: false, Options: [] },
  })) as unknown as Form['Questions'],
  Data: Object.entries(answers).map(([id, Answer]) => ({ id, Answer })),
})

it('keeps what is typed, and the version it was typed into, while others save', () => {
  const opened = form(3, { a: 'x', b: 'y' })
  const typed = typeAnswer(opened, typeAnswer(opened, undefined, ['b', 'z']), ['b', 'zz'])
  const theirs = form(4, { a: 'theirs', b: 'theirs' })
  expect(shownForm(theirs, typed)).toMatchObject({ version: 3, answers: { a: 'x', b: 'zz' } })
  expect(typeAnswer(theirs, typed, ['a', 'q'])).toMatchObject({ version: 3, form: opened })
})

it('is what was read while nothing is typed', () => {
  const theirs = form(4, { a: 'theirs' })
  expect(shownForm(theirs, undefined)).toMatchObject({ version: 4, answers: { a: 'theirs' } })
})

it('takes what is typed along to other questions', () => {
  const typed = typeAnswer(form(3, { a: 'x', b: 'y' }), undefined, ['a', 'typed'])
  const other = form(3, { a: 'x', c: '' })
  const shown = shownForm(other, withoutQuestions(typed))
  expect(shown.questions.map(({ Id }) => Id)).toEqual(['a', 'c'])
  expect(shown).toMatchObject({ version: 3, answers: { a: 'typed', c: '' } })
  expect(withoutQuestions(undefined)).toBeUndefined()
})
