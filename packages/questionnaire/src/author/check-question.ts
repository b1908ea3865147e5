import type { TypeId } from '../definition.ts'
import { defaultAnswers } from '../default-answers.ts'
import type { DraftProblem } from './draft-problem.ts'
import { compileQuestion } from './compile-draft.ts'
import type { DraftQuestion } from './draft.ts'
import { duplicates } from './duplicates.ts'
import { isModel } from './model-names.ts'
import { shapeOf } from './type-shape.ts'

type Rule = DraftProblem['rule']
type Add = (rule: Rule, what?: string) => void

const ID = /^ID_\d{4}$/
/** A media type, or all of a kind. */
const MEDIA_TYPE = /^[a-z]+\/(?:\*|[\w.+-]+)$/i
const DEFAULT_LINES = 10
/** What a slider goes from and to where nothing is said. */
const SLIDER = { Min: 0, Max: 100 }
const MAX_TEXT_LENGTH: Partial<Record<TypeId, number>> = { 10: 1_000, 11: 10_000 }

/** What keeps a question by itself from being published. */
export function problemsOfQuestion(question: DraftQuestion): DraftProblem[] {
  const problems: DraftProblem[] = []
  const add: Add = (rule, what) =>
    problems.push({ at: question.Id, rule, ...(what !== undefined && { what }) })
  const { Id, Model, Type, Text, Data } = question
  if (!ID.test(Id)) add('id_format')
  if (!isModel(Model)) add('model_format', Model)
  if (isBlank(Text.el)) add('text_missing')
  checkOptions(question, add)
  checkRows(question, add)
  if (Type === 16 && (!Data.Image || !Data.Alt)) add('alt_missing')
  checkLimits(question, add)
  if (Type === 23 && isBlank(Data.Expression ?? '')) add('expression_missing')
  for (const type of Data.Accept ?? []) if (!MEDIA_TYPE.test(type)) add('accept_format', type)
  if (isDefaultWrong(question)) add('default_wrong', question.DefaultValue)
  return problems
}

function checkOptions({ Type, Options, Other, TrueValue, FalseValue }: DraftQuestion, add: Add) {
  if (Type === 25 && TrueValue !== '' && TrueValue === FalseValue)
    add('duplicate_option', TrueValue)
  const { options } = shapeOf(Type)
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

function checkRows({ Type, Rows }: DraftQuestion, add: Add): void {
  if (!shapeOf(Type).rows) return
  if (Rows.length === 0) add('no_rows')
  if (Rows.some(({ Model }) => isBlank(Model))) add('row_name_missing')
  for (const model of duplicates(Rows.map(({ Model }) => Model)))
    if (!isBlank(model)) add('duplicate_row', model)
  if (Rows.some(({ Text }) => isBlank(Text.el))) add('row_text_missing')
}

function checkLimits(question: DraftQuestion, add: Add): void {
  const { Type, Data } = question
  const { Min, Max } = Type === 8 ? { ...SLIDER, ...Data } : Data
  const span = (Max ?? Infinity) - (Min ?? -Infinity)
  if (span < 0 || (Type === 8 && span === 0)) add('limits_crossed')
  if ((Data.MinLength ?? 0) > (Data.MaxLength ?? Infinity)) add('limits_crossed')
  if (mostOf(question) < leastOf(question) || (Data.Step ?? 0) > Math.max(0, span)) {
    add('limits_beyond')
  }
  if (Data.Total !== undefined && Data.Total <= 0) add('total_positive')
}

/** How many answers, or characters of one, a question of the type asks for at least. */
function leastOf({ Type, Data }: DraftQuestion): number {
  if (Type === 7) return Data.Top ?? 0
  return (MAX_TEXT_LENGTH[Type] ? Data.MinLength : Data.Min) ?? 0
}

/** How many there can be; without end where that says nothing. */
function mostOf({ Type, Options, Other, Data }: DraftQuestion): number {
  switch (Type) {
    case 2:
    case 5:
    case 7:
    case 15:
    case 16:
      return Options.length + (Other ? 1 : 0)
    case 17:
      return Math.max(0, ...Options.map(({ Value }) => Number(Value) || 0))
    case 18:
      return Data.Lines ?? DEFAULT_LINES
    default:
      return MAX_TEXT_LENGTH[Type] ?? Infinity
  }
}

/** A suggested value that fits nothing would not be suggested. */
function isDefaultWrong(question: DraftQuestion): boolean {
  if (!shapeOf(question.Type).hasDefault || isBlank(question.DefaultValue)) return false
  let groups = 0
  const compiled = compileQuestion(question, 0, (seed) => ({ id: ++groups, ...seed }))
  const section = { id: 1, text: question.Text, condition: '', questions: [compiled] }
  return defaultAnswers({ sections: [section] }).size === 0
}

const isBlank = (text: string): boolean => text.trim() === ''
