import { describe, expect, it } from 'vitest'
import { readMicrodataForm } from './microdata-form.ts'
import {
  indicatorCodes,
  indicatorsOf,
  isLaterDue,
  joinedOn,
  knownAge,
  missingOf,
  periodOf,
  traitsOf,
} from './microdata-indicators.ts'
import type { Trait } from './microdata-traits.ts'

const person = (period: '2014-20' | '2021-27', age: number | undefined, ...traits: Trait[]) => ({
  period,
  age,
  traits: new Set(traits),
})

describe('indicatorsOf', () => {
  it.each([
    [24, 'upToSix', false],
    [24, 'sixToTwelve', true],
    [25, 'sixToTwelve', false],
    [25, 'overTwelve', true],
  ] as const)('at %i and unemployed %s: long-term %s', (age, duration, isLong) => {
    for (const [period, code] of [
      ['2014-20', 'CO02'],
      ['2021-27', 'EECO03'],
    ] as const) {
      const codes = indicatorsOf(person(period, age, 'unemployed', duration), 'start')
      expect(codes.includes(code)).toBe(isLong)
    }
    expect(indicatorsOf(person('2021-27', age, 'employed', duration), 'start')).not.toContain(
      'EECO03',
    )
  })

  it.each([
    ['2014-20', 24, 'CO06'],
    ['2014-20', 25, undefined],
    ['2014-20', 54, undefined],
    ['2014-20', 55, 'CO07'],
    ['2021-27', 17, 'EECO06'],
    ['2021-27', 18, 'EECO07'],
    ['2021-27', 29, 'EECO07'],
    ['2021-27', 30, undefined],
    ['2021-27', 54, undefined],
    ['2021-27', 55, 'EECO08'],
  ] as const)('of %s at %i: the band %s', (period, age, band) => {
    const bands = ['CO06', 'CO07', 'EECO06', 'EECO07', 'EECO08']
    const codes = indicatorsOf(person(period, age), 'start')
    expect(codes.filter((code) => bands.includes(code))).toEqual(band ? [band] : [])
  })

  it('counts over 54 and not working by what they do instead', () => {
    const codesOf = (...traits: Trait[]) => indicatorsOf(person('2014-20', 60, ...traits), 'start')
    expect(codesOf('unemployed')).toContain('CO08')
    expect(codesOf('inactive', 'notLearning')).toContain('CO08')
    expect(codesOf('inactive', 'learning')).not.toContain('CO08')
    expect(codesOf('employed')).not.toContain('CO08')
  })

  it('counts what somebody refuses to say nowhere', () => {
    expect(indicatorsOf(person('2021-27', 40, 'employed', 'refused'), 'start')).toEqual([
      'EECO01',
      'EECO05',
    ])
  })

  it('counts leaving by entry and exit together', () => {
    const codesOf = (...traits: Trait[]) => indicatorsOf(person('2014-20', 40, ...traits), 'end')
    expect(codesOf('inactive', 'searching')).toEqual(['CR01'])
    expect(codesOf('unemployed', 'searching')).toEqual([])
    expect(codesOf('disability', 'inWork', 'qualified')).toEqual(['CR03', 'CR04', 'CR05'])
    expect(codesOf('disability', 'inWorkLater')).toEqual(['CR06', 'CR09'])
    expect(codesOf('notInWorkLater', 'betterLater')).toEqual(['CR07'])
    expect(indicatorCodes('2021-27', 'end')).toHaveLength(6)
  })
})

describe('missingOf', () => {
  it('names each part of the rule of completeness', () => {
    expect(missingOf(person('2021-27', undefined), '')).toEqual([
      'gender',
      'employment',
      'age',
      'education',
      'household',
    ])
    const whole = person('2021-27', 30, 'inactive', 'noPrimary', 'joblessHousehold')
    expect(missingOf(whole, '5302')).toEqual([])
    expect(missingOf(whole, '1')).toEqual(['gender'])
  })
})

describe('what a form says', () => {
  const questions = readMicrodataForm(
    {
      Questions: [
        { Id: 'd', Type: 6, Indicator: 'joined' },
        {
          Id: 'e',
          Options: [
            { Id: 'e1', Indicator: 'unemployed' },
            { Id: 'e2', Indicator: 'no' },
          ],
        },
        { Id: 'l', ConditionId: 'e1', Options: [{ Id: 'l1', Indicator: 'overTwelve' }] },
      ],
    },
    'el',
  )

  it('is what the options that were chosen say, of questions that are asked', () => {
    expect([...traitsOf(questions, { e: 'e1', l: 'l1' })]).toEqual(['unemployed', 'overTwelve'])
    expect([...traitsOf(questions, { e: 'e2', l: 'l1' })]).toEqual([])
  })

  it('has the day of joining, and the age on it', () => {
    expect(joinedOn(questions, { d: '2026-03-05' })).toBe('2026-03-05')
    expect(joinedOn(questions, {})).toBeUndefined()
    expect(knownAge('2001-03-06', '2026-03-05')).toBe(24)
    expect(knownAge('2001-03-05', '2026-03-05')).toBe(25)
    expect(knownAge('2027-01-01', '2026-03-05')).toBeUndefined()
    expect(knownAge('', '2026-03-05')).toBeUndefined()
  })

  it('is of the present period, unless it says the other', () => {
    expect(['2014-20', '2021-27', 'x'].map((Period) => periodOf({ Period }))).toEqual([
      '2014-20',
      '2021-27',
      '2021-27',
    ])
    expect(periodOf(null)).toBe('2021-27')
  })
})

describe('isLaterDue', () => {
  const questions = readMicrodataForm(
    {
      Questions: [
        { Id: 'left', Type: 6, Indicator: 'left' },
        {
          Id: 'later',
          Options: [
            { Id: 'yes', Indicator: 'inWorkLater' },
            { Id: 'no', Indicator: 'notInWorkLater' },
          ],
        },
      ],
    },
    'el',
  )
  it.each([
    [{ left: '2026-03-31' }, '2026-09-29', false],
    [{ left: '2026-03-31' }, '2026-09-30', true],
    [{ left: '2026-03-31', later: 'no' }, '2026-12-01', false],
    [{}, '2026-12-01', false],
  ])('says of %o on %s: %s', (answers, today, expected) => {
    expect(isLaterDue({ questions, answers }, today)).toBe(expected)
    expect(isLaterDue({ questions: questions.slice(0, 1), answers }, today)).toBe(false)
  })

  it('says nothing of a question that is not asked', () => {
    const without = questions.map((question) =>
      question.Id === 'later'
        ? { ...question, ConditionId: 'moved', ConditionInverse: true }
        : question,
    )
    const moved = {
      ...questions[1]!,
      Id: 'gone',
      Options: [{ ...questions[1]!.Options[0]!, Id: 'moved' }],
    }
    const form = [questions[0]!, moved, ...without.slice(1)]
    const left = { left: '2026-03-31' }
    expect(isLaterDue({ questions: form, answers: left }, '2026-12-01')).toBe(true)
    expect(isLaterDue({ questions: form, answers: { ...left, gone: 'moved' } }, '2026-12-01')).toBe(
      false,
    )
  })
})
