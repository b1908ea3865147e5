import { defineType } from './question-type.ts'
import { chosenOf, rangeOfChoices, scoreOfChoices, valueOfChoice } from './choices.ts'

const YES = 1

/** TrueValue or FalseValue; where MustBeTrue says so, only the first will do. */
export const yesNo = defineType({
  id: 25,
  name: 'yesNo',
  makeGroups: ({ TrueValue, FalseValue }) => [
    {
      holds: 'option',
      text: { el: '', en: '' },
      key: 'yes',
      required: true,
      options: [
        { id: YES, text: { el: 'Ναι', en: 'Yes' }, value: TrueValue || 'true' },
        { id: 2, text: { el: 'Όχι', en: 'No' }, value: FalseValue || 'false' },
      ],
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
