import { describe, expect, it } from 'vitest'
import {
  freeName,
  isQuestionName,
  moveQuestion,
  namesOf,
  questionsOf,
  renameQuestion,
  sectionsOf,
  withQuestions,
} from './form-draft.ts'

const FORM = sectionsOf([
  {
    Title: 'Α',
    Questions: { works: { Order: 2, Label: 'Β' }, first_name: { Order: 1, Label: 'Α' } },
  },
  {
    Title: 'Β',
    Questions: { sector: { Label: 'Γ', Show: "application.works == 'works'", Filter: 'option' } },
  },
])

describe('the draft of an application form', () => {
  it('has its questions in their order, whatever the order of their names', () => {
    expect(namesOf(FORM)).toEqual(['first_name', 'works', 'sector'])
    expect(sectionsOf({ not: 'a list' })).toEqual([])
    const [section = {}] = FORM
    const turned = withQuestions(section, questionsOf(section).toReversed())
    expect(namesOf([turned])).toEqual(['works', 'first_name'])
  })

  it('renames a question where conditions read it, and nowhere else', () => {
    const renamed = renameQuestion(FORM, 'works', 'job')
    expect(namesOf(renamed)).toEqual(['first_name', 'job', 'sector'])
    expect(questionsOf(renamed[1] ?? {})[0]?.question).toEqual({
      ...{ Label: 'Γ', Order: 1, Filter: 'option' },
      Show: "application.job == 'works'",
    })
  })

  it('moves a question to the end of another section', () => {
    expect(namesOf(moveQuestion(FORM, 'first_name', 1))).toEqual(['works', 'sector', 'first_name'])
    expect(moveQuestion(FORM, 'absent', 1)).toEqual(FORM)
  })

  it('names new questions as no other is named', () => {
    expect(freeName(['a', 'question_3'])).toBe('question_4')
    expect(['ετών', '_a', '1a', 'a b', ''].map(isQuestionName)).toEqual([
      ...[true, true],
      ...[false, false, false],
    ])
  })
})
