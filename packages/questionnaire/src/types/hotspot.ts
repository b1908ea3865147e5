import { defineType } from './question-type.ts'
import { multipleChoice } from './multiple-choice.ts'

/** Any of the regions of a picture, between Min and Max. */
export const hotspot = defineType({
  ...multipleChoice,
  name: 'hotspot',
  form: { options: 'regions', exclusive: true, data: ['Image', 'Alt', 'Min', 'Max'] },
  check: ({ Data }) => (!Data.Image || !Data.Alt ? [['alt_missing']] : []),
  control: 'hotspot',
})
