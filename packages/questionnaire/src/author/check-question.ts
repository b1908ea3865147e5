import { defaultAnswers } from '../default-answers.ts'
import type { DraftProblem } from './draft-problem.ts'
import { compileQuestion } from './compile-draft.ts'
import type { DraftQuestion } from './draft.ts'
import { duplicates } from './duplicates.ts'
import { isModel } from './model-names.ts'
import { draftTypeOf } from './draft-type.ts'

type Rule = DraftProblem['rule']
type Add = (rule: Rule, what?: string) => void

const ID = /^ID_\d{4}$/
/** A media type, or all of a kind. */
const MEDIA_TYPE = /^[a-z]+\/(?:\*|[\w.+-]+)$/i

/** What keeps a question by itself from being published. */
export function problemsOfQuestion(question: DraftQuestion): DraftProblem[] {
  const problems: DraftProblem[] = []
  const add: Add = (rule, what) =>
    problems.push({ at: question.Id, rule, ...(what !== undefined && { what }) })
  const { Id, Model, Text, Data } = question
  const type = draftTypeOf(question)
  if (!ID.test(Id)) add('id_format')
  if (!isModel(Model)) add('model_format', Model)
  if (isBlank(Text.el)) add('text_missing')
  checkOptions(question, add)
  checkRows(question, add)
  for (const refusal of type.check(question)) add(...refusal)
  checkLimits(question, add)
  for (const media of Data.Accept ?? []) if (!MEDIA_TYPE.test(media)) add('accept_format', media)
  if (isDefaultWrong(question)) add('default_wrong', question.DefaultValue)
  return problems
}

function checkOptions(question: DraftQuestion, add: Add): void {
  const { Options, Other } = question
  const { options } = draftTypeOf(question).form
  if (!options) return
  if (Options.length === 0) add('too_few_options')
  const values = [...Options.map(({ Value }) => Value), ...(Other ? [Other.Model] : [])]
  if (values.some(isBlank)) add('option_value_missing')
  for (const value of duplicates(values)) if (!isBlank(value)) add('duplicate_option', value)
  if (options === 'pictures') {
    if (Options.some(({ Image, Alt }) => !Image || isBlank(Alt?.el ?? ''))) add('alt_missing')
  } else if (options !== 'count' && Options.some(({ Text }) => isBlank(Text.el))) {
    add('option_text_missing')
  }
}

function checkRows(question: DraftQuestion, add: Add): void {
  const { Rows } = question
  if (!draftTypeOf(question).form.rows) return
  if (Rows.length === 0) add('no_rows')
  if (Rows.some(({ Model }) => isBlank(Model))) add('row_name_missing')
  for (const model of duplicates(Rows.map(({ Model }) => Model)))
    if (!isBlank(model)) add('duplicate_row', model)
  if (Rows.some(({ Text }) => isBlank(Text.el))) add('row_text_missing')
}

function checkLimits(question: DraftQuestion, add: Add): void {
  const { Data } = question
  const type = draftTypeOf(question)
  const { Min, Max } = type.limits(Data)
  const span = (Max ?? Infinity) - (Min ?? -Infinity)
  if (span < 0) add('limits_crossed')
  if ((Data.MinLength ?? 0) > (Data.MaxLength ?? Infinity)) add('limits_crossed')
  if (type.most(question) < type.least(question) || (Data.Step ?? 0) > Math.max(0, span)) {
    add('limits_beyond')
  }
  if (Data.Total !== undefined && Data.Total <= 0) add('total_positive')
}

/** A suggested value that fits nothing would not be suggested. */
function isDefaultWrong(question: DraftQuestion): boolean {
  if (!draftTypeOf(question).form.hasDefault || isBlank(question.DefaultValue)) return false
  let groups = 0
  const compiled = compileQuestion(question, 0, (seed) => ({ id: ++groups, ...seed }))
  const section = { id: 1, text: question.Text, condition: '', questions: [compiled] }
  return defaultAnswers({ sections: [section] }).size === 0
}

const isBlank = (text: string): boolean => text.trim() === ''
