/** The common indicators of ESF for participants, counted from entry and exit forms. */
import { ageOn } from './ages.ts'
import { addMonths } from './calendar.ts'
import { isObject } from './json-object.ts'
import {
  askedMicrodata,
  JOINED,
  LEFT,
  markedDay,
  type AnsweredForm,
  type MicrodataAnswers,
  type MicrodataQuestion,
} from './microdata-form.ts'
import { TRAITS, type Trait, type TraitGroup } from './microdata-traits.ts'

/** The programming periods, each with bands and codes of its own. */
export const ESF_PERIODS = ['2014-20', '2021-27'] as const
export type EsfPeriod = (typeof ESF_PERIODS)[number]

/** The period that a form is written for; the present one, unless it says the other. */
export function periodOf(form: unknown): EsfPeriod {
  return isObject(form) && form['Period'] === '2014-20' ? '2014-20' : '2021-27'
}

/** What has to be known of a person who is counted. */
export const COMPLETENESS = ['gender', 'employment', 'age', 'education', 'household'] as const
export type Missing = (typeof COMPLETENESS)[number]

/** A person as the indicators see them. */
export interface Participant {
  readonly period: EsfPeriod
  readonly traits: ReadonlySet<Trait>
  /** On joining; undefined where it is not known. */
  readonly age: number | undefined
}

type Test = (person: Participant) => boolean

const has =
  (...traits: readonly Trait[]): Test =>
  (person) =>
    traits.some((trait) => person.traits.has(trait))
const aged =
  (from: number, to: number): Test =>
  ({ age }) =>
    age !== undefined && age >= from && age <= to
const both =
  (...tests: readonly Test[]): Test =>
  (person) =>
    tests.every((test) => test(person))
const any: Test = () => true

/** Unemployed for over six months under 25, for over twelve otherwise. */
const longTerm: Test = both(has('unemployed'), (person) =>
  aged(0, 24)(person) ? has('sixToTwelve', 'overTwelve')(person) : has('overTwelve')(person),
)
const outOfWork: Test = (person) =>
  has('unemployed')(person) || both(has('inactive'), has('notLearning'))(person)
const disadvantaged = has('foreign', 'minority', 'thirdCountry', 'disability', 'disadvantage')

/** Indicators by their codes, in the order of the regulations. */
const INDICATORS = {
  '2014-20': {
    start: {
      CO01: has('unemployed'),
      CO02: longTerm,
      CO03: has('inactive'),
      CO04: both(has('inactive'), has('notLearning')),
      CO05: has('employed'),
      CO06: aged(0, 24),
      CO07: aged(55, 150),
      CO08: both(aged(55, 150), outOfWork),
      CO09: has('lower'),
      CO10: has('upper'),
      CO11: has('tertiary'),
      CO12: has('joblessHousehold', 'joblessWithChildren'),
      CO13: has('joblessWithChildren'),
      CO14: has('singleWithChildren'),
      CO15: has('foreign', 'minority', 'thirdCountry'),
      CO16: has('disability'),
      CO17: has('disadvantage'),
      CO18: has('homeless'),
      CO19: has('rural'),
    },
    end: {
      CR01: both(has('inactive'), has('searching')),
      CR02: has('inLearning'),
      CR03: has('qualified'),
      CR04: has('inWork'),
      CR05: both(disadvantaged, has('searching', 'inLearning', 'qualified', 'inWork')),
      CR06: has('inWorkLater'),
      CR07: has('betterLater'),
      CR08: both(aged(55, 150), has('inWorkLater')),
      CR09: both(disadvantaged, has('inWorkLater')),
    },
  },
  '2021-27': {
    start: {
      EECO01: any,
      EECO02: has('unemployed'),
      EECO03: longTerm,
      EECO04: has('inactive'),
      EECO05: has('employed'),
      EECO06: aged(0, 17),
      EECO07: aged(18, 29),
      EECO08: aged(55, 150),
      EECO09: has('lower', 'noPrimary'),
      EECO10: has('upper'),
      EECO11: has('tertiary'),
      EECO12: has('disability'),
      EECO13: has('thirdCountry'),
      EECO14: has('foreign'),
      EECO15: has('minority'),
      EECO16: has('homeless'),
      EECO17: has('rural'),
    },
    end: {
      EECR01: has('searching'),
      EECR02: has('inLearning'),
      EECR03: has('qualified'),
      EECR04: has('inWork'),
      EECR05: has('inWorkLater'),
      EECR06: has('betterLater'),
    },
  },
} satisfies Record<EsfPeriod, Record<'start' | 'end', Record<string, Test>>>

type Codes = typeof INDICATORS
type CodesOf<Period extends EsfPeriod> = keyof Codes[Period]['start'] | keyof Codes[Period]['end']
export type IndicatorCode = CodesOf<'2014-20'> | CodesOf<'2021-27'>

/** The codes of a period's indicators on joining or on leaving, in their order. */
export function indicatorCodes(period: EsfPeriod, phase: 'start' | 'end'): IndicatorCode[] {
  return Object.keys(INDICATORS[period][phase]) as IndicatorCode[]
}

/** In which indicators of a phase a person counts. */
export function indicatorsOf(person: Participant, phase: 'start' | 'end'): IndicatorCode[] {
  const tests: Readonly<Record<string, Test>> = INDICATORS[person.period][phase]
  return indicatorCodes(person.period, phase).filter((code) => tests[code]?.(person))
}

/** What the answers of a form say of a person: the traits of the options that were chosen. */
export function traitsOf(
  questions: readonly MicrodataQuestion[],
  answers: MicrodataAnswers,
): Set<Trait> {
  return new Set(
    askedMicrodata(questions, answers).flatMap(({ Id, Options }) => {
      const trait = Options.find((option) => option.Id === answers[Id])?.Indicator
      return trait ? [trait] : []
    }),
  )
}

/** The day of joining that a form says; undefined where it says none. */
export function joinedOn(
  questions: readonly MicrodataQuestion[],
  answers: MicrodataAnswers,
): string | undefined {
  return markedDay({ questions, answers }, JOINED)?.day
}

/** The results that count at the earliest so many months after leaving. */
const LATER_MONTHS = 6

/**
 * Whether a form that asks how somebody is six months after leaving has no answer to it although these have
 * passed.
 * @param today yyyy-mm-dd in Athens.
 */
export function isLaterDue({ questions, answers }: AnsweredForm, today: string): boolean {
  const left = markedDay({ questions, answers }, LEFT)
  if (!left || addMonths(left.day, LATER_MONTHS) > today) return false
  const asking = askedMicrodata(questions, answers).filter(({ Options }) =>
    Options.some(({ Indicator }) => Indicator === 'inWorkLater'),
  )
  return asking.some(({ Id }) => (answers[Id] ?? '') === '')
}

/** How old somebody was on a day; undefined where their date of birth is not known, or later. */
export function knownAge(birth: unknown, day: string): number | undefined {
  if (typeof birth !== 'string' || !/^\d{4}-\d\d-\d\d/.test(birth)) return undefined
  const age = ageOn(birth.slice(0, 10), day)
  return age >= 0 ? age : undefined
}

const says = (traits: ReadonlySet<Trait>, group: TraitGroup): boolean =>
  TRAITS[group].some((trait) => traits.has(trait))

/** What is missing of a person before they count in any indicator, in the order of the rule. */
export function missingOf({ traits, age }: Participant, gender: unknown): Missing[] {
  const known: Record<Missing, boolean> = {
    gender: gender === '5301' || gender === '5302',
    employment: says(traits, 'employment'),
    age: age !== undefined,
    education: says(traits, 'education'),
    household: says(traits, 'household'),
  }
  return COMPLETENESS.filter((part) => !known[part])
}
