import { defineType } from './question-type.ts'
import { singleChoice } from './single-choice.ts'

/** The most that a rating can be (spec §9). */
const MAX_COUNT = 5

/** A rating of 1 to 5 stars. */
export const stars = defineType({
  ...singleChoice,
  id: 20,
  name: 'stars',
  makeGroups: () => [
    {
      holds: 'option',
      text: { el: '', en: '' },
      key: 'stars',
      required: true,
      options: Array.from({ length: MAX_COUNT }, (_, index) => ({
        id: index + 1,
        text: { el: `${index + 1}`, en: `${index + 1}` },
        value: `${index + 1}`,
      })),
    },
  ],
})
