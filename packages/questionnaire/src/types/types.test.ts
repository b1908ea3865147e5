import { describe, expect, it } from 'vitest'
import type { Answer } from '../answers.ts'
import type { DraftQuestion } from '../author/draft.ts'
import type { TypeId } from '../definition.ts'
import { defaultAnswers } from '../default-answers.ts'
import { describeAnswers } from '../describe-answers.ts'
import {
  answersTo,
  choose,
  definitionOf,
  draftQuestion,
  label,
  options,
  questionOf,
  rows,
  say,
} from '../testing.ts'
import { countOf, refuseAnswer, typeOf } from './all-types.ts'
import { remainingOf } from './constant-sum.ts'
import { duplicateWords } from './words.ts'
import { numberAnswer, readNumber, shownNumber } from './written.ts'

type Own = Partial<DraftQuestion> & Pick<DraftQuestion, 'Type'>

const three = options(1, 2, 3)
const other = { Model: 'other', Text: label('Άλλο') }
const fourth = [null, null, null, choose(1)]

/** What each type refuses of one answer by itself. */
const REFUSED: readonly (readonly [what: string, own: Own, answer: Answer, rule?: string])[] = [
  ['a known option', { Type: 1, Options: three }, choose(2)],
  ['an unknown option', { Type: 1, Options: three }, choose(4), 'unknown_option'],
  ['option 0', { Type: 3, Options: three }, choose(0), 'unknown_option'],
  ['a text for an option', { Type: 1, Options: three }, say('2'), 'option_expected'],
  ['an option for a text', { Type: 10 }, choose(1), 'text_expected'],
  ['a cleared answer', { Type: 12 }, say('')],
  ['star 6', { Type: 20 }, choose(6), 'unknown_option'],
  ['star 5', { Type: 20 }, choose(5)],
  ['a place beyond the last', { Type: 7, Options: three }, choose(4), 'unknown_option'],
  [
    'a place beyond the top',
    { Type: 7, Options: three, Data: { Top: 2 } },
    choose(3),
    'unknown_option',
  ],
  ['a number', { Type: 12 }, say('-12.50')],
  ['a number without digits before the dot', { Type: 12 }, say('.5')],
  ['two dots', { Type: 12 }, say('1.2.3'), 'not_a_number'],
  ['a comma', { Type: 12 }, say('1,5'), 'not_a_number'],
  ['an exponent', { Type: 12 }, say('1e5'), 'not_a_number'],
  ['letters', { Type: 12 }, say('δύο'), 'not_a_number'],
  ['a lone minus', { Type: 12 }, say('-'), 'not_a_number'],
  ['more than the most', { Type: 12, Data: { Max: 10 } }, say('10.1'), 'out_of_range'],
  ['between the steps', { Type: 8, Data: { Min: 0, Max: 1, Step: 0.1 } }, say('0.35'), 'off_step'],
  ['on a step', { Type: 8, Data: { Min: 0, Max: 1, Step: 0.1 } }, say('0.3')],
  ['a real date', { Type: 13 }, say('2024-02-29')],
  ['a date that is not there', { Type: 13 }, say('2023-02-29'), 'not_a_date'],
  ['a date before 1900', { Type: 13 }, say('1899-12-31'), 'not_a_date'],
  ['the year 3001', { Type: 13 }, say('3001-01-01'), 'not_a_date'],
  ['hour 99', { Type: 14 }, say('99:59')],
  ['hour 100', { Type: 14 }, say('100:00'), 'not_a_time'],
  ['minute 60', { Type: 14 }, say('10:60'), 'not_a_time'],
  ['minutes of three digits', { Type: 14 }, say('10:005'), 'not_a_time'],
  ['half a time', { Type: 14 }, say('10:'), 'not_a_time'],
  ['a short text that is long', { Type: 10 }, say('α'.repeat(1_001)), 'too_long'],
  ['a long text', { Type: 11 }, say('α'.repeat(10_000))],
  ['a text too short', { Type: 11, Data: { MinLength: 5 } }, say('αβγδ'), 'too_short'],
  ['a text against its pattern', { Type: 10, Data: { Pattern: 'email' } }, say('α@'), 'pattern'],
  ['an address', { Type: 10, Data: { Pattern: 'email' } }, say('a.b@example.org')],
  ['a file', { Type: 21 }, say('12')],
  ['no file', { Type: 21 }, say('../etc'), 'not_a_file'],
  ['a name as signature', { Type: 24 }, say('Άννα Δοκιμή')],
  ['a drawn signature', { Type: 24 }, say('12')],
  ['a signature without letters', { Type: 24 }, say('12-3'), 'not_a_name'],
  ['what is calculated', { Type: 23, Data: { Expression: '1' } }, say('1'), 'not_written'],
  ['a negative part of a sum', { Type: 19, Rows: rows('a', 'b') }, say('-1'), 'out_of_range'],
]

describe('refuseAnswer', () => {
  const cases = REFUSED.map(([what, own, answer, rule]) => ({ what, own, answer, rule }))
  it.each(cases)('$what', ({ own, answer, rule }) => {
    const question = questionOf(own)
    expect(refuseAnswer(question, question.groups[0]!, answer)).toBe(rule)
  })
})

type Case = readonly [
  what: string,
  own: Own,
  answers: (Answer | null)[],
  counts: [number, number, boolean],
]

/** ItemCount, AnswerCount and whether the question is answered. */
const COUNTED: readonly Case[] = [
  ['nothing chosen', { Type: 1, Options: three }, [null], [1, 0, false]],
  ['one chosen', { Type: 1, Options: three }, [choose(1)], [1, 1, true]],
  ['fewer than Min', { Type: 2, Options: three, Data: { Min: 2 } }, [choose(1)], [3, 1, false]],
  [
    'Min',
    { Type: 2, Options: three, Data: { Min: 2 } },
    [choose(1), null, choose(1)],
    [3, 2, true],
  ],
  [
    'an exclusive choice, whatever Min',
    {
      Type: 2,
      Options: [...three, { Value: '0', Text: label('Κανένα'), Exclusive: true }],
      Data: { Min: 2 },
    },
    [null, null, null, choose(1)],
    [4, 2, true],
  ],
  ['a row left out', { Type: 4, Options: three, Rows: rows('a', 'b') }, [choose(1)], [2, 1, false]],
  [
    'every row',
    { Type: 4, Options: three, Rows: rows('a', 'b') },
    [choose(1), choose(3)],
    [2, 2, true],
  ],
  [
    'cells of one row',
    { Type: 5, Options: three, Rows: rows('a', 'b') },
    [choose(1), choose(1)],
    [2, 1, false],
  ],
  [
    'cells of each row',
    { Type: 5, Options: three, Rows: rows('a', 'b') },
    [choose(1), null, null, choose(1)],
    [2, 2, true],
  ],
  ['"other" without its text', { Type: 2, Options: three, Other: other }, fourth, [4, 1, false]],
  [
    '"other" with its text',
    { Type: 2, Options: three, Other: other },
    [...fourth, say('κάτι')],
    [4, 1, true],
  ],
  ['two of three places', { Type: 7, Options: three }, [choose(1), choose(2)], [3, 2, false]],
  [
    'the same place twice',
    { Type: 7, Options: three },
    [choose(1), choose(1), choose(2)],
    [3, 2, false],
  ],
  [
    'the top two',
    { Type: 7, Options: three, Data: { Top: 2 } },
    [choose(2), choose(1)],
    [3, 2, true],
  ],
  [
    'a slider with a number as Min',
    { Type: 8, Data: { Min: 5, Max: 10 } },
    [say('5')],
    [1, 1, true],
  ],
  ['no finite number', { Type: 12 }, [say('1.2.3')], [1, 0, false]],
  ['a blank text', { Type: 10 }, [say('  ')], [1, 0, false]],
  ['both parts of a time', { Type: 14 }, [say('9:05')], [1, 1, true]],
  [
    'three words of which two',
    { Type: 17, Options: options(3) },
    [say('φως'), say('ΦΩΣ'), say('νερό')],
    [3, 2, true],
  ],
  [
    'words below Min',
    { Type: 17, Options: options(3), Data: { Min: 3 } },
    [say('φως'), say('φώς')],
    [3, 1, false],
  ],
  [
    'a line with a hole',
    { Type: 18, Rows: rows('a', 'b'), Data: { Lines: 2 } },
    [say('1')],
    [2, 0, false],
  ],
  [
    'a whole line',
    { Type: 18, Rows: rows('a', 'b'), Data: { Lines: 2 } },
    [say('1'), say('2')],
    [2, 1, true],
  ],
  [
    'a sum that is short',
    { Type: 19, Rows: rows('a', 'b') },
    [say('40'), say('59')],
    [2, 0, false],
  ],
  [
    'a sum of tenths',
    { Type: 19, Rows: rows('a', 'b'), Data: { Total: 0.3 } },
    [say('0.1'), say('0.2')],
    [2, 2, true],
  ],
  ['information', { Type: 22 }, [], [0, 0, false]],
  ['something calculated', { Type: 23, Data: { Expression: '1' } }, [say('1')], [0, 0, false]],
  ['no', { Type: 25 }, [choose(2)], [1, 1, true]],
  ['required inputs', { Type: 26, Rows: rows('a', 'b') }, [say('1'), say('2')], [2, 2, true]],
]

describe('countOf', () => {
  it.each(COUNTED)('%s', (_, own, given, [items, answered, isAnswered]) => {
    const question = questionOf(own)
    expect(countOf(question, answersTo(question, given))).toEqual({ items, answered, isAnswered })
  })
})

describe('answers together', () => {
  const problemOf = (own: Own, given: (Answer | null)[]) => {
    const question = questionOf(own)
    return typeOf(question).problem(question, answersTo(question, given))
  }

  it('need the text of "other"', () => {
    const own: Own = { Type: 1, Options: three, Other: other }
    expect(problemOf(own, [choose(4)])).toBe('other_text')
    expect(problemOf(own, [choose(4), say('κάτι')])).toBeUndefined()
    expect(problemOf(own, [choose(1)])).toBeUndefined()
  })

  it('are between Min and Max, and an exclusive one goes alone', () => {
    const alone = { Value: '0', Text: label('Κανένα'), Exclusive: true }
    const own: Own = { Type: 2, Options: [...three, alone], Data: { Min: 2, Max: 2 } }
    const all = choose(1)
    expect(problemOf(own, [all])).toBe('too_few')
    expect(problemOf(own, [all, all])).toBeUndefined()
    expect(problemOf(own, [all, all, all])).toBe('too_many')
    expect(problemOf(own, [all, null, null, all])).toBe('exclusive')
    expect(problemOf(own, [null, null, null, all])).toBeUndefined()
  })

  it('have no place twice, no item too often, no wrong sum, no broken line', () => {
    expect(problemOf({ Type: 7, Options: three }, [choose(1), choose(1)])).toBe('same_place')
    const match: Own = { Type: 9, Options: three, Rows: rows('a', 'b') }
    expect(problemOf(match, [choose(1), choose(1)])).toBe('too_many')
    expect(problemOf({ ...match, Data: { Max: 2 } }, [choose(1), choose(1)])).toBeUndefined()
    const sum: Own = { Type: 19, Rows: rows('a', 'b') }
    expect(problemOf(sum, [say('40'), say('61')])).toBe('wrong_sum')
    expect(problemOf(sum, [])).toBeUndefined()
    expect(problemOf({ Type: 18, Rows: rows('a', 'b') }, [say('1')])).toBe('incomplete_line')
    expect(problemOf({ Type: 25, Data: { MustBeTrue: true } }, [choose(2)])).toBe('must_be_true')
  })
})

describe('values that expressions read', () => {
  const valueOf = (own: Own, given: (Answer | null)[]) => {
    const question = questionOf(own)
    return typeOf(question).value(question, answersTo(question, given))
  }

  it.each<[string, Own, (Answer | null)[], unknown]>([
    ['one choice', { Type: 1, Options: options('ναι', 'όχι') }, [choose(2)], 'όχι'],
    ['other', { Type: 1, Options: three, Other: other }, [choose(4), say('κάτι')], 'κάτι'],
    ['several', { Type: 2, Options: three }, [choose(1), null, choose(1)], [1, 3]],
    ['a grid', { Type: 4, Options: three, Rows: rows('a', 'b') }, [null, choose(3)], { b: 3 }],
    [
      'cells',
      { Type: 5, Options: three, Rows: rows('a') },
      [choose(1), null, choose(1)],
      { a: [1, 3] },
    ],
    ['places', { Type: 7, Options: options('x', 'y') }, [choose(2), choose(1)], { x: 2, y: 1 }],
    ['a number', { Type: 12 }, [say('-1.5')], -1.5],
    ['words', { Type: 17, Options: options(2) }, [say('α'), say('β')], ['α', 'β']],
    [
      'lines',
      { Type: 18, Rows: rows('a', 'b'), Data: { Lines: 2 } },
      [say('1')],
      [{ a: '1', b: '' }],
    ],
    ['parts', { Type: 19, Rows: rows('a', 'b') }, [say('40'), say('60')], { a: 40, b: 60 }],
    ['yes', { Type: 25, TrueValue: 'Ν' }, [choose(1)], 'Ν'],
    ['a time', { Type: 14 }, [say('9:5')], '09:05'],
    ['nothing', { Type: 2, Options: three }, [], undefined],
  ])('%s', (_, own, given, value) => {
    expect(valueOf(own, given)).toEqual(value)
  })
})

it('a time of single digits is kept with two', () => {
  const question = questionOf({ Type: 14, DefaultValue: '7:5' })
  expect(refuseAnswer(question, question.groups[0]!, say('9:5'))).toBeUndefined()
  expect(typeOf(question).keep(say('9:5'))).toEqual(say('09:05'))
  expect(typeOf(question).keep(say(''))).toEqual(say(''))
  const definition = definitionOf([draftQuestion({ Type: 14, DefaultValue: '7:5' })])
  expect([...defaultAnswers(definition).values()]).toEqual([say('07:05')])
  expect(describeAnswers(question, answersTo(question, [say('9:5')]), 'el')).toEqual([
    { item: '', text: '09:05' },
  ])
})

describe('the score of a grid', () => {
  const scoreOf = (own: Own, given: (Answer | null)[]) => {
    const question = questionOf(own)
    return typeOf(question).score(question, answersTo(question, given))
  }
  const single: Own = { Type: 4, Options: three, Rows: rows('a', 'b') }
  const several: Own = { ...single, Type: 5 }

  it('is missing while a row is open', () => {
    expect(scoreOf(single, [choose(3), null])).toBeUndefined()
    expect(scoreOf(single, [choose(3), choose(1)])).toBe(4)
    expect(scoreOf(several, [choose(1), choose(1)])).toBeUndefined()
    expect(scoreOf(several, [choose(1), choose(1), null, choose(1)])).toBe(4)
  })

  it('goes without rows that may be left out where each adds what was ticked', () => {
    const [a, b] = rows('a', 'b')
    const open = { ...several, Rows: [a!, { ...b!, Required: false }] }
    expect(scoreOf(open, [choose(1), choose(1)])).toBe(3)
    expect(scoreOf({ ...open, Type: 4 }, [choose(1)])).toBeUndefined()
  })
})

it('every type has an id, a name and what it takes', () => {
  const ids = Array.from({ length: 26 }, (_, index) => (index + 1) as TypeId)
  expect(new Set(ids.map((type) => typeOf({ type }).name)).size).toBe(26)
  expect(() => typeOf({ type: 27 as TypeId })).toThrow(RangeError)
})

it('duplicate words are flagged without regard to accents and case (spec §5)', () => {
  const question = questionOf({ Type: 17, Options: options(3) })
  const answers = answersTo(question, [say('Θάλασσα'), say('ήλιος'), say('ΘΑΛΑΣΣΑ')])
  expect(duplicateWords(question, answers)).toEqual([question.groups[2]!.id])
})

it('a constant sum says what remains', () => {
  const question = questionOf({ Type: 19, Rows: rows('a', 'b'), Data: { Total: 10 } })
  expect(remainingOf(question, answersTo(question, [say('7.5')]))).toBe(2.5)
  expect(remainingOf(question, answersTo(question, [say('7.5'), say('3')]))).toBe(-0.5)
})

describe('a typed number', () => {
  it.each([
    ['1.000', 'el', '1000'],
    ['2.000,5', 'el', '2000.5'],
    ['1,5', 'el', '1.5'],
    ['1.5', 'el', '1.5'],
    ['1.125', 'el', '1125'],
    ['1,125', 'el', '1.125'],
    ['1.125', 'en', '1.125'],
    ['1,000', 'en', '1000'],
    ['1 000', 'el', '1000'],
    ['\u22125', 'el', '-5'],
    ['+5', 'el', '5'],
    ['12345678901234567890', 'el', '12345678901234567890'],
    ['', 'el', ''],
    // Not yet, and none.
    ['1,', 'el', '1.'],
    ['-', 'el', '-'],
    ['1e3', 'el', '1e3'],
  ] as const)('%s (%s) is the answer %s, with one dot', (typed, language, answer) => {
    expect(numberAnswer(typed, language)).toBe(answer)
    // What is shown of it is read as the same again.
    const again = numberAnswer(shownNumber(answer, language), language)
    expect(readNumber(again)).toBe(readNumber(answer))
  })
})
