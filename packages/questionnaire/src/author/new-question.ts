import type { Label, TypeId } from '../definition.ts'
import type { Draft, DraftData, DraftOption, DraftQuestion, DraftRow } from './draft.ts'
import { draftTypeOf } from './draft-type.ts'

/** Making questions of an author's draft: names that are not taken, and what each type begins with. */

const NO_TEXT: Label = { el: '', en: '' }
/** Ids have four digits (spec §5). */
const IDS = 10_000
const FIRST_WORDS = 3

/** Every question of a draft, hidden ones too, in order. */
export function allQuestions({ Sections }: Draft): DraftQuestion[] {
  return Sections.flatMap(({ Questions }) => Questions.flat())
}

/** ID_ plus 4 digits that no question of the draft has (spec §5): the one after the highest. */
export function freeId(draft: Draft): string {
  const taken = new Set(allQuestions(draft).map(({ Id }) => Number(/^ID_(\d{4})$/.exec(Id)?.[1])))
  const highest = Math.max(0, ...[...taken].filter((id) => !Number.isNaN(id)))
  for (let step = 1; step < IDS; step++) {
    const id = (highest + step) % IDS
    if (!taken.has(id)) return `ID_${String(id).padStart(4, '0')}`
  }
  throw new RangeError('every id is taken')
}

/** A name that no question of the draft has: `preferred`, or with a number behind it. */
export function freeModel(draft: Draft, preferred = 'q'): string {
  const taken = new Set(allQuestions(draft).map(({ Model }) => Model))
  const stem = preferred === 'q' ? 'q' : `${preferred.replace(/_\d+$/, '').slice(0, 58)}_`
  if (preferred !== 'q' && !taken.has(preferred)) return preferred
  for (let number = preferred === 'q' ? 1 : 2; ; number++) {
    if (!taken.has(`${stem}${number}`)) return `${stem}${number}`
  }
}

/** A question with nothing written yet, but for what its type cannot be without. */
export function newQuestion(draft: Draft, type: TypeId): DraftQuestion {
  return withType(
    {
      Id: freeId(draft),
      Model: freeModel(draft),
      Type: type,
      Text: NO_TEXT,
      Help: NO_TEXT,
      Condition: '',
      Validate: '',
      Required: false,
      Options: [],
      Other: null,
      Rows: [],
      DefaultValue: '',
      TrueValue: '',
      FalseValue: '',
      Parametric: false,
      Spreadsheets: [],
      dontShow: false,
      Data: {},
    },
    type,
  )
}

/** The question with another type: what the new one does not read goes, what it needs comes. */
export function withType(question: DraftQuestion, type: TypeId): DraftQuestion {
  const { asks, form } = draftTypeOf({ Type: type })
  const { options, other, rows, data, hasDefault } = form
  const before = draftTypeOf(question).form
  const settings = Object.entries(question.Data).filter(([key]) =>
    data.includes(key as keyof DraftData),
  )
  return {
    ...question,
    Type: type,
    Required: asks && question.Required,
    Options: options ? optionsFor(options, before.options, question.Options) : [],
    Other: other ? question.Other : null,
    Rows: rows ? (question.Rows.length > 0 ? question.Rows : [newRow([]), newRow(['r1'])]) : [],
    DefaultValue: hasDefault ? question.DefaultValue : '',
    Spreadsheets: rows === 'inputs' ? question.Spreadsheets : [],
    Data: Object.fromEntries(settings),
  }
}

function optionsFor(
  kind: string,
  before: string | undefined,
  options: readonly DraftOption[],
): readonly DraftOption[] {
  if (kind === 'count') {
    return before === 'count' && options.length > 0
      ? options
      : [{ Value: `${FIRST_WORDS}`, Text: NO_TEXT }]
  }
  if (before !== 'count' && options.length > 0) return options
  const first = newOption([])
  return [first, newOption([first])]
}

/** An option with the next number as its value. */
export function newOption(options: readonly DraftOption[]): DraftOption {
  const numbers = options.map(({ Value }) => Number(Value)).filter((value) => !Number.isNaN(value))
  return { Value: `${Math.trunc(Math.max(0, ...numbers)) + 1}`, Text: NO_TEXT }
}

/**
 * Options with these texts behind those that there are; a number is its own value.
 * ```ts
 * optionsOf([{ el: '0', en: '' }, { el: 'Πολλά', en: '' }]).map(({ Value }) => Value) // => ['0', '1']
 * ```
 */
export function optionsOf(
  texts: readonly Label[],
  before: readonly DraftOption[] = [],
): DraftOption[] {
  const options = [...before]
  for (const text of texts) {
    const option = newOption(options)
    options.push({ ...option, ...textChange(option, text) })
  }
  return options
}

/**
 * The change that gives an option another text: a number is its value too, as on a scale from 0 to 10,
 * until the author has given the option another one.
 * ```ts
 * textChange({ Value: '1', Text: { el: '', en: '' } }, { el: '0', en: '' }) // => { Text: { el: '0', en: '' }, Value: '0' }
 * textChange({ Value: '5', Text: { el: '0', en: '' } }, { el: '1', en: '' }) // => { Text: { el: '1', en: '' } }
 * ```
 */
export function textChange(
  { Text: before, Value }: DraftOption,
  Text: Label,
): Partial<DraftOption> {
  const shown = readText(before)
  const next = readText(Text)
  // A number that is still being typed: a minus, or one that ends with its point.
  const isOwn = shown === '' || shown === '-' || shown.replace(/\.$/, '') === Value
  return isOwn && /^-?\d{1,6}(\.\d{1,4})?$/.test(next) ? { Text, Value: next } : { Text }
}

const readText = ({ el, en }: Label): string => (el || en).trim().replace(',', '.')

/** What stands for everything that the options do not name. */
export const newOther = (): NonNullable<DraftQuestion['Other']> => ({
  Model: 'other',
  Text: { el: 'Άλλο', en: 'Other' },
})

/** A row with a name that the others do not have. */
export function newRow(taken: readonly string[]): DraftRow {
  let number = taken.length + 1
  while (taken.includes(`r${number}`)) number++
  return { Model: `r${number}`, Text: NO_TEXT, Required: true }
}
