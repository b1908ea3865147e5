import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { allQuestions } from '@telemachos/questionnaire/author/new-question'
import { fold } from '@telemachos/rules/greek-text'

/** What an expression can read, and what it asks. */
export interface Name {
  readonly model: string
  readonly text: string
  readonly question: DraftQuestion
}

const names = new WeakMap<DraftQuestion, Name>()

/** What expressions can read of a draft, in order; a question that has not changed has its name still. */
export function namesOf(draft: Draft): Name[] {
  return allQuestions(draft).map((question) => {
    const name = names.get(question) ?? {
      model: question.Model,
      text: question.Text.el || question.Text.en,
      question,
    }
    names.set(question, name)
    return name
  })
}

const folded = new WeakMap<Name, Completion>()

function foldedName(name: Name): Completion {
  const known = folded.get(name) ?? { model: fold(name.model), text: fold(name.text) }
  folded.set(name, known)
  return known
}

/** What can be written, and what it means. */
type Completion = Pick<Name, 'model' | 'text'>

interface Completions {
  /** Where what is being written begins. */
  readonly start: number
  readonly list: readonly Completion[]
}

const MAX = 8
/** Types whose options, or those of their rows, can be compared with. */
const WITH_VALUES = new Set([1, 2, 3, 4, 5, 6, 9, 15, 16])
/** A comparison as far as it is written: of what, and the beginning of a value. */
const COMPARED =
  /([\p{L}_][\p{L}\p{N}_]*)[^\s()=!&|,]*\s*(?:[!=]==?\s*|,\s*)("[^"]*|'[^']*|[\p{L}\p{N}_]*)$/u

/**
 * What fits what stands before the caret: after a comparison the values of the question's options,
 * then names, by their beginning first, then by what they ask.
 */
export function completions(source: string, caret: number, all: readonly Name[]): Completions {
  const before = source.slice(0, caret)
  const values = valuesFor(before, all)
  if (values && values.list.length > 0) return values
  const [word = ''] = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(before) ?? []
  const wanted = fold(word)
  const begins = all.filter((name) => foldedName(name).model.startsWith(wanted))
  const asks = all.filter(
    (name) => wanted.length > 2 && foldedName(name).text.includes(wanted) && !begins.includes(name),
  )
  const list = [...begins, ...asks].filter(({ model }) => model !== word)
  return { start: caret - word.length, list: isInText(source, caret) ? [] : list.slice(0, MAX) }
}

/** The options of the question that is being compared; undefined where none is. */
function valuesFor(before: string, all: readonly Name[]): Completions | undefined {
  const [, model, typed = ''] = COMPARED.exec(before) ?? []
  const question = all.find((name) => name.model === model)?.question
  if (!question || !WITH_VALUES.has(question.Type)) return undefined
  const wanted = fold(typed.replace(/^["']/, ''))
  const fits = ({ model: value, text }: Completion): boolean =>
    fold(value).replace(/^"/, '').startsWith(wanted) || fold(text).startsWith(wanted)
  const list = question.Options.filter(({ Value }) => Value !== '').map(({ Value, Text }) => ({
    model: String(Number(Value)) === Value ? Value : JSON.stringify(Value),
    text: Text.el || Text.en,
  }))
  if (list.some((one) => one.model === typed)) return undefined
  return { start: before.length - typed.length, list: list.filter(fits).slice(0, MAX) }
}

/** Between quotes nothing is a name, and after a number nothing begins one. */
function isInText(source: string, caret: number): boolean {
  const before = source.slice(0, caret)
  const quotes = before.match(/["']/g)?.length ?? 0
  return quotes % 2 === 1 || /\d$/.test(before.replace(/[\p{L}_][\p{L}\p{N}_]*$/u, ''))
}
