import { questionsInOrder } from '@telemachos/rules/application-form'
import { renameKey } from '@telemachos/rules/expressions/rename-names'
import { isObject, type Json, type JsonObject, type JsonPath } from '../json-path.ts'

/** Where the settings have the application form (spec §3). */
export const FORM_PATH: JsonPath = ['Settings', 'Config', 'Application']

export interface NamedQuestion {
  readonly name: string
  readonly question: JsonObject
}

/** The sections of a form; what is none is passed over. */
export function sectionsOf(form: unknown): readonly JsonObject[] {
  return Array.isArray(form) ? (form as readonly Json[]).filter(isObject) : []
}

/** The questions of a section in their order. */
export function questionsOf(section: JsonObject): NamedQuestion[] {
  const questions = section['Questions']
  if (!isObject(questions)) return []
  return questionsInOrder(questions).map(([name, question]) => ({
    name,
    question: isObject(question as Json) ? (question as JsonObject) : {},
  }))
}

/** A section with these questions, in this order. */
export function withQuestions(
  section: JsonObject,
  questions: readonly NamedQuestion[],
): JsonObject {
  return {
    ...section,
    Questions: Object.fromEntries(
      questions.map(({ name, question }, place) => [name, { ...question, Order: place + 1 }]),
    ),
  }
}

/** Every name of a form. */
export function namesOf(form: readonly JsonObject[]): string[] {
  return form.flatMap((section) => questionsOf(section).map(({ name }) => name))
}

const EXPRESSIONS = ['Show', 'Validation', 'Filter'] as const

/** A form in which a question has another name, also where conditions read it. */
export function renameQuestion(
  form: readonly JsonObject[],
  from: string,
  to: string,
): readonly JsonObject[] {
  const renamed = (source: Json | undefined): Json | undefined =>
    typeof source === 'string'
      ? (renameKey(source, { of: ['application'], from, to }) ?? source)
      : source
  return form.map((section) =>
    withQuestions(
      section,
      questionsOf(section).map(({ name, question }) => ({
        name: name === from ? to : name,
        question: {
          ...question,
          ...Object.fromEntries(
            EXPRESSIONS.flatMap((part) => {
              const source = renamed(question[part])
              return source === undefined ? [] : [[part, source]]
            }),
          ),
        },
      })),
    ),
  )
}

/** A form with a question at the end of another section. */
export function moveQuestion(
  form: readonly JsonObject[],
  name: string,
  to: number,
): readonly JsonObject[] {
  const question = form.flatMap(questionsOf).find((one) => one.name === name)
  if (!question) return form
  return form.map((section, place) => {
    const rest = questionsOf(section).filter((one) => one.name !== name)
    return withQuestions(section, place === to ? [...rest, question] : rest)
  })
}

/** A name that no question has yet. */
export function freeName(names: readonly string[]): string {
  let number = names.length + 1
  while (names.includes(`question_${number}`)) number += 1
  return `question_${number}`
}

/** Whether conditions can read a question of this name. */
export function isQuestionName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_]{0,99}$/u.test(name)
}
