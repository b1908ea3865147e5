import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { singleChoice } from './single-choice.ts'

/** One of an ordered list, such as from 1 to 5 or from 0 to 10. */
export const scale = defineType({
  ...singleChoice,
  name: 'scale',
  form: { options: 'choices', hasDefault: true, data: ['LowText', 'HighText'] },
  operators: () => OPERATORS.number,
  control: 'scale',
})
