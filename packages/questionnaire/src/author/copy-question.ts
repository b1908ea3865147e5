import { namesIn } from '../evaluation/dependencies.ts'
import { questionsIn, type Clip } from './clip.ts'
import type { Draft, DraftQuestion } from './draft.ts'
import type { Editing } from './history.ts'
import { mapQuestionSources, mapWritten } from './map-sources.ts'
import { renaming } from './mentions.ts'
import { isKnown, isModel } from './model-names.ts'
import { allQuestions, freeId, freeModel } from './new-question.ts'

/** What a question of another questionnaire is remembered by. */
export const sourceName = ({ from }: Pick<Clip, 'from'>, { Model }: DraftQuestion): string =>
  nameIn(from.questId, Model)

const nameIn = (questId: number, model: string): string => `${questId} ${model}`

/**
 * What is in a clip once more: questions under ids and names of their own, which their expressions and
 * those of their section follow. From another questionnaire, they also follow the questions that have
 * come from there before them.
 */
export function copyOf(
  { draft, pasted }: Pick<Editing, 'draft' | 'pasted'>,
  clip: Pick<Clip, 'section' | 'lines' | 'from'>,
  questId: number,
): Pick<Clip, 'section' | 'lines'> {
  const questions = questionsIn(clip)
  const there = new Set(allQuestions(draft).map(({ Model }) => Model))
  const names = new Map<string, string>()
  for (const name of clip.from.questId === questId ? [] : namesReadBy(questions)) {
    const here = pasted.get(nameIn(clip.from.questId, name))
    if (here !== undefined && here !== name && there.has(here)) names.set(name, here)
  }
  const own = new Map<DraftQuestion, DraftQuestion>()
  let taken = draft
  for (const question of questions) {
    const preferred = isModel(question.Model) ? question.Model : undefined
    const copy = { ...question, Id: freeId(taken), Model: freeModel(taken, preferred) }
    own.set(question, copy)
    taken = withOneMore(taken, copy)
    if (copy.Model === question.Model) names.delete(question.Model)
    else names.set(question.Model, copy.Model)
  }
  const follow = renaming(names)
  const { section } = clip
  return {
    section: section && {
      ...section,
      Condition: mapWritten(section.Condition, 'Condition', follow),
    },
    lines: clip.lines.map((line) =>
      line.map((question) => mapQuestionSources(own.get(question) ?? question, follow)),
    ),
  }
}

function withOneMore(draft: Draft, question: DraftQuestion): Draft {
  const section = { Text: { el: '', en: '' }, Condition: '', Questions: [[question]] }
  return { ...draft, Sections: [...draft.Sections, section] }
}

/** The names that questions' expressions read, each once. */
function namesReadBy(questions: readonly DraftQuestion[]): string[] {
  const names = new Set<string>()
  for (const question of questions) {
    mapQuestionSources(question, (source) => {
      for (const name of namesIn(source)) if (!isKnown(name)) names.add(name)
      return source
    })
  }
  return [...names]
}

/** What questions read, and what of it the draft does not have. */
export interface Readings {
  readonly found: readonly { readonly model: string; readonly text: string }[]
  readonly missing: readonly string[]
}

/** What the expressions of questions find in a draft that they come to; each other they always find. */
export function readingsOf(draft: Draft, questions: readonly DraftQuestion[]): Readings {
  const texts = new Map(allQuestions(draft).map(({ Model, Text }) => [Model, Text.el]))
  const own = new Set(questions.map(({ Model }) => Model))
  const names = namesReadBy(questions).filter((name) => !own.has(name))
  return {
    found: names.flatMap((model) => {
      const text = texts.get(model)
      return text === undefined ? [] : [{ model, text }]
    }),
    missing: names.filter((name) => !texts.has(name)),
  }
}
