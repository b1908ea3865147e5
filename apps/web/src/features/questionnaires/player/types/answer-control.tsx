import type { TypeId } from '@telemachos/questionnaire/definition'
import type { ComponentType } from 'react'
import { Calculated } from './calculated.tsx'
import { ConstantSum } from './constant-sum.tsx'
import { DateAnswer } from './date-answer.tsx'
import { Dropdown } from './dropdown.tsx'
import { FileAnswer } from './file-answer.tsx'
import { GridMultiple } from './grid-multiple.tsx'
import { GridSingle } from './grid-single.tsx'
import { Hotspot } from './hotspot.tsx'
import { ImageChoice } from './image-choice.tsx'
import { LongText } from './long-text.tsx'
import { Matching } from './matching.tsx'
import { MultipleChoice } from './multiple-choice.tsx'
import { NumberBlank } from './number-blank.tsx'
import { Ranking } from './ranking.tsx'
import { Scale } from './scale.tsx'
import { ShortText } from './short-text.tsx'
import { Signature } from './signature.tsx'
import { SingleChoice } from './single-choice.tsx'
import { Slider } from './slider.tsx'
import { SpreadsheetInputs } from './spreadsheet-inputs.tsx'
import { Stars } from './stars.tsx'
import { TableLines } from './table-lines.tsx'
import { TimeAnswer } from './time-answer.tsx'
import { Words } from './words.tsx'
import { YesNo } from './yes-no.tsx'
import type { TypeProps } from './type-props.ts'

/** What each type is answered with; information (22) asks nothing. */
const CONTROLS: Readonly<Record<TypeId, ComponentType<TypeProps> | undefined>> = {
  1: SingleChoice,
  2: MultipleChoice,
  3: Dropdown,
  4: GridSingle,
  5: GridMultiple,
  6: Scale,
  7: Ranking,
  8: Slider,
  9: Matching,
  10: ShortText,
  11: LongText,
  12: NumberBlank,
  13: DateAnswer,
  14: TimeAnswer,
  15: ImageChoice,
  16: Hotspot,
  17: Words,
  18: TableLines,
  19: ConstantSum,
  20: Stars,
  21: FileAnswer,
  22: undefined,
  23: Calculated,
  24: Signature,
  25: YesNo,
  26: SpreadsheetInputs,
}

/** Single choices, scales, yes or no: all that they show comes from the question and its answers. */
const KEEPS_NOTHING: readonly TypeId[] = [1, 6, 25]

/**
 * A question's answer, in the way of its type. What keeps nothing of its own goes on with the next
 * question of its type, the others begin anew.
 */
export function AnswerControl(props: TypeProps) {
  const { type, id } = props.question
  const Control = CONTROLS[type]
  return Control ? <Control key={KEEPS_NOTHING.includes(type) ? type : id} {...props} /> : null
}
