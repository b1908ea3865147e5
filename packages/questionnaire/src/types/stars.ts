import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { singleChoice } from './single-choice.ts'

/** The most that a rating can be (spec §9). */
const MAX_COUNT = 5
const COUNTS = Array.from({ length: MAX_COUNT }, (_, index) => `${index + 1}`)

/** A rating of 1 to 5 stars. */
export const stars = defineType({
  ...singleChoice,
  name: 'stars',
  form: { hasDefault: true, data: [] },
  operators: () => OPERATORS.number,
  values: () => ({ list: COUNTS, isMany: false }),
  choices: () => COUNTS.map((value) => ({ value, text: { el: value, en: '' } })),
  control: 'stars',
  isStateless: false,
  makeGroups: () => [
    {
      holds: 'option',
      text: { el: '', en: '' },
      key: 'stars',
      required: true,
      options: COUNTS.map((value, index) => ({
        id: index + 1,
        text: { el: value, en: value },
        value,
      })),
    },
  ],
})
