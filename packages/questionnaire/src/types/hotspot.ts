import { defineType } from './question-type.ts'
import { multipleChoice } from './multiple-choice.ts'

/** Any of the regions of a picture, between Min and Max. */
export const hotspot = defineType({ ...multipleChoice, id: 16, name: 'hotspot' })
