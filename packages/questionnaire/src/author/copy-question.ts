import { namesIn } from '../evaluation/dependencies.ts'
import type { Clip } from './clip.ts'
import type { Draft, DraftQuestion } from './draft.ts'
import type { Editing } from './history.ts'
import { mapQuestionSources } from './map-sources.ts'
import { renaming } from './mentions.ts'
import { isKnown, isModel } from './model-names.ts'
import { allQuestions, freeId, freeModel } from './new-question.ts'

/** What a question of another questionnaire is remembered by. */
export const sourceName = ({ from, question }: Pick<Clip, 'from' | 'question'>): string =>
  nameIn(from.questId, question.Model)

const nameIn = (questId: number, model: string): string => `${questId} ${model}`

/**
 * The question of a clip once more: under an id and a name of its own, which its own expressions
 * follow. From another questionnaire, they also follow the questions that have come from there
 * before it.
 */
export function copyOf(
  { draft, pasted }: Pick<Editing, 'draft' | 'pasted'>,
  { question, from }: Clip,
  questId: number,
): DraftQuestion {
  const wanted = isModel(question.Model) ? question.Model : undefined
  const own = { ...question, Id: freeId(draft), Model: freeModel(draft, wanted) }
  const there = new Set(allQuestions(draft).map(({ Model }) => Model))
  const names = new Map<string, string>()
  for (const name of from.questId === questId ? [] : namesReadBy(question)) {
    const here = pasted.get(nameIn(from.questId, name))
    if (here !== undefined && here !== name && there.has(here)) names.set(name, here)
  }
  if (own.Model !== question.Model) names.set(question.Model, own.Model)
  return names.size > 0 ? mapQuestionSources(own, renaming(names)) : own
}

/** The names that a question's expressions read, each once. */
function namesReadBy(question: DraftQuestion): string[] {
  const names = new Set<string>()
  mapQuestionSources(question, (source) => {
    for (const name of namesIn(source)) if (!isKnown(name)) names.add(name)
    return source
  })
  return [...names]
}

/** What a question reads, and what of it the draft does not have. */
export interface Readings {
  readonly found: readonly { readonly model: string; readonly text: string }[]
  readonly missing: readonly string[]
}

/** What the expressions of a question find in a draft. */
export function readingsOf(draft: Draft, question: DraftQuestion): Readings {
  const texts = new Map(allQuestions(draft).map(({ Model, Text }) => [Model, Text.el]))
  texts.set(question.Model, question.Text.el)
  const names = namesReadBy(question)
  return {
    found: names.flatMap((model) => {
      const text = texts.get(model)
      return text === undefined || model === question.Model ? [] : [{ model, text }]
    }),
    missing: names.filter((name) => !texts.has(name)),
  }
}
