import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import { allQuestions } from '@telemachos/questionnaire/author/new-question'
import { fold } from '@telemachos/rules/greek-text'

/** What an expression can read, and what it asks. */
export interface Name {
  readonly model: string
  readonly text: string
}

const names = new WeakMap<DraftQuestion, Name>()

/** What expressions can read of a draft, in order; a question that has not changed has its name still. */
export function namesOf(draft: Draft): Name[] {
  return allQuestions(draft).map((question) => {
    const name = names.get(question) ?? {
      model: question.Model,
      text: question.Text.el || question.Text.en,
    }
    names.set(question, name)
    return name
  })
}

const folded = new WeakMap<Name, Name>()

function foldedName(name: Name): Name {
  const known = folded.get(name) ?? { model: fold(name.model), text: fold(name.text) }
  folded.set(name, known)
  return known
}

interface Completions {
  /** Where the name that is being written begins. */
  readonly start: number
  readonly list: readonly Name[]
}

const MOST = 8

/** The names that fit what stands before the caret: by their beginning first, then by what they ask. */
export function completions(source: string, caret: number, all: readonly Name[]): Completions {
  const [word = ''] = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(source.slice(0, caret)) ?? []
  const wanted = fold(word)
  const begins = all.filter((name) => foldedName(name).model.startsWith(wanted))
  const asks = all.filter(
    (name) => wanted.length > 2 && foldedName(name).text.includes(wanted) && !begins.includes(name),
  )
  const list = [...begins, ...asks].filter(({ model }) => model !== word)
  return { start: caret - word.length, list: isInText(source, caret) ? [] : list.slice(0, MOST) }
}

/** Between quotes nothing is a name, and after a number nothing begins one. */
function isInText(source: string, caret: number): boolean {
  const before = source.slice(0, caret)
  const quotes = before.match(/["']/g)?.length ?? 0
  return quotes % 2 === 1 || /\d$/.test(before.replace(/[\p{L}_][\p{L}\p{N}_]*$/u, ''))
}
