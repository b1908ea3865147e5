import type { QuestionTypeName } from '@telemachos/contract/questionnaires/question-types'
import { typeOf } from '@telemachos/questionnaire/types/all-types'
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

/** What each type is answered with; information asks nothing. */
const CONTROLS: Readonly<Record<QuestionTypeName, ComponentType<TypeProps> | undefined>> = {
  singleChoice: SingleChoice,
  multipleChoice: MultipleChoice,
  dropdown: Dropdown,
  gridSingle: GridSingle,
  gridMultiple: GridMultiple,
  scale: Scale,
  ranking: Ranking,
  slider: Slider,
  matching: Matching,
  shortText: ShortText,
  longText: LongText,
  numberBlank: NumberBlank,
  date: DateAnswer,
  time: TimeAnswer,
  imageChoice: ImageChoice,
  hotspot: Hotspot,
  words: Words,
  tableLines: TableLines,
  constantSum: ConstantSum,
  stars: Stars,
  file: FileAnswer,
  information: undefined,
  calculated: Calculated,
  signature: Signature,
  yesNo: YesNo,
  spreadsheet: SpreadsheetInputs,
}

/**
 * A question's answer, in the way of its type. What keeps nothing of its own goes on with the next
 * question of its type, the others begin anew.
 */
export function AnswerControl(props: TypeProps) {
  const { control, isStateless } = typeOf(props.question)
  const Control = CONTROLS[control]
  return Control ? <Control key={isStateless ? control : props.question.id} {...props} /> : null
}
