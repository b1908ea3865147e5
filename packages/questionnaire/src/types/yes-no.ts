import type { DraftQuestion } from '../author/draft.ts'
import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { chosenOf, rangeOfChoices, scoreOfChoices, valueOfChoice } from './choices.ts'

const YES = 1
const TEXTS = [
  { el: 'Ναι', en: 'Yes' },
  { el: 'Όχι', en: 'No' },
] as const

/** The value of yes, and that of no. */
const valuesOf = ({ TrueValue, FalseValue }: DraftQuestion): readonly [string, string] => [
  TrueValue || 'true',
  FalseValue || 'false',
]

/** TrueValue or FalseValue; where MustBeTrue says so, only the first will do. */
export const yesNo = defineType({
  name: 'yesNo',
  form: { hasDefault: true, ownValues: true, data: ['MustBeTrue'] },
  check: ({ TrueValue, FalseValue }) =>
    TrueValue !== '' && TrueValue === FalseValue ? [['duplicate_option', TrueValue]] : [],
  operators: () => OPERATORS.one,
  values: (draft) => ({ list: valuesOf(draft), isMany: false }),
  choices: (draft) =>
    valuesOf(draft).map((value, index) => ({ value, text: TEXTS[index] ?? TEXTS[1] })),
  isStateless: true,
  scoring: 'choices',
  makeGroups: (draft) => [
    {
      holds: 'option',
      text: { el: '', en: '' },
      key: 'yes',
      required: true,
      options: valuesOf(draft).map((value, index) => ({
        id: YES + index,
        text: TEXTS[index] ?? TEXTS[1],
        value,
      })),
    },
  ],
  problem: (question, answers) => {
    const [chosen] = chosenOf(question, answers)
    return question.settings.mustBeTrue && chosen && chosen.id !== YES ? 'must_be_true' : undefined
  },
  value: (question, answers) => readBoolean(valueOfChoice(question, answers)),
  score: scoreOfChoices,
  range: rangeOfChoices,
})

/**
 * Where the author gives no values of their own: then `agree`, `!agree` and `agree == true` say what they seem to.
 * ```ts
 * readBoolean('true') // => true
 * readBoolean('ίσως') // => 'ίσως'
 * ```
 */
export function readBoolean<Value>(value: Value): Value | boolean {
  return value === 'true' || value === 'false' ? value === 'true' : value
}
