import { describe, expect, it } from 'vitest'
import type { DraftQuestion } from './author/draft.ts'
import { defaultAnswers } from './default-answers.ts'
import { choose, definitionOf, draftQuestion, options, rows, say } from './testing.ts'

const given = (own: Partial<DraftQuestion> & Pick<DraftQuestion, 'Type'>) => [
  ...defaultAnswers(definitionOf([draftQuestion(own)])),
]

describe('default answers', () => {
  it.each<[string, Parameters<typeof given>[0], ReturnType<typeof given>]>([
    ['an option', { Type: 1, Options: options(5, 7), DefaultValue: '7' }, [[1, choose(2)]]],
    [
      'a list',
      { Type: 2, Options: options(1, 2, 3), DefaultValue: '1, 3' },
      [
        [1, choose(1)],
        [3, choose(1)],
      ],
    ],
    ['yes or no', { Type: 25, TrueValue: 'ναι', DefaultValue: 'ναι' }, [[1, choose(1)]]],
    ['a text', { Type: 10, DefaultValue: ' Αθήνα ' }, [[1, say('Αθήνα')]]],
    ['a number', { Type: 12, DefaultValue: '3' }, [[1, say('3')]]],
    ['no number', { Type: 12, DefaultValue: 'τρία' }, []],
    ['no such option', { Type: 1, Options: options(1), DefaultValue: '9' }, []],
    ['a file', { Type: 21, DefaultValue: '1' }, []],
    ['a signature', { Type: 24, DefaultValue: 'Άννα' }, []],
    ['a grid', { Type: 4, Options: options(1), Rows: rows('a', 'b'), DefaultValue: '1' }, []],
    ['nothing', { Type: 10 }, []],
  ])('are read from the DefaultValue: %s', (_what, own, expected) => {
    expect(given(own)).toEqual(expected)
  })
})
