import { expect, it } from 'vitest'
import type { Answer } from './answers.ts'
import type { DraftQuestion } from './author/draft.ts'
import { describeAnswers } from './describe-answers.ts'
import { answersTo, choose, label, options, questionOf, rows, say } from './testing.ts'

type Own = Partial<DraftQuestion> & Pick<DraftQuestion, 'Type'>

it.each<[string, Own, (Answer | null)[], string[]]>([
  ['a choice', { Type: 1, Options: options(1, 2) }, [choose(2)], ['Επιλογή 2']],
  [
    'what "other" means',
    { Type: 1, Options: options(1), Other: { Model: 'other', Text: label('Άλλο') } },
    [choose(2), say('κάτι')],
    ['κάτι'],
  ],
  [
    'several',
    { Type: 2, Options: options(1, 2) },
    [choose(1), choose(1)],
    ['Επιλογή 1', 'Επιλογή 2'],
  ],
  [
    'rows',
    { Type: 4, Options: options(1), Rows: rows('α', 'β') },
    [null, choose(1)],
    ['β: Επιλογή 1'],
  ],
  [
    'cells',
    { Type: 5, Options: options(1, 2), Rows: rows('α') },
    [null, choose(1)],
    ['α: Επιλογή 2'],
  ],
  ['lines', { Type: 18, Rows: rows('α'), Data: { Lines: 2 } }, [null, say('x')], ['2. α: x']],
  ['a date', { Type: 13 }, [say('2026-09-01')], ['01/09/2026']],
  [
    'a picture without a text',
    { Type: 15, Options: [{ Value: '1', Text: label(''), Image: '/a', Alt: label('Γάτα') }] },
    [choose(1)],
    ['Γάτα'],
  ],
  ['nothing', { Type: 10 }, [say(' ')], []],
])('%s in words', (_, own, given, words) => {
  const question = questionOf(own)
  const described = describeAnswers(question, answersTo(question, given), 'el')
  expect(described.map(({ item, text }) => (item ? `${item}: ${text}` : text))).toEqual(words)
})

it('files are called by their names, and what is typed stays as it is', () => {
  const names = new Map([['12', 'βιογραφικό.pdf']])
  const described = (own: Own, text: string) => {
    const question = questionOf(own)
    return describeAnswers(question, answersTo(question, [say(text)]), 'el', names)
  }
  expect(described({ Type: 21 }, '12')).toMatchObject([{ text: 'βιογραφικό.pdf', fileId: 12 }])
  expect(described({ Type: 24 }, '12')).toMatchObject([{ text: 'βιογραφικό.pdf', fileId: 12 }])
  expect(described({ Type: 24 }, 'Άννα Παππά')).toMatchObject([{ text: 'Άννα Παππά' }])
  expect(described({ Type: 10 }, '12')).toMatchObject([{ text: '12' }])
})
