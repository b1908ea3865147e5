import { builtInOf } from '@telemachos/contract/core/define-texts'
import { validationSource } from '@telemachos/rules/ready-validations'
import type { Texts } from '#shared'
import { isObject, type Json, type JsonObject } from '../json-path.ts'
import { textsAt } from '../texts-at.ts'
import { expressionProblem, type Readable, type ReadableQuestion } from './expression-help.ts'
import type { NamedQuestion } from './form-draft.ts'

/** An option as its author wrote it; a text alone is both its value and its words. */
export function optionsOf(question: JsonObject): { readonly value: string; readonly json: Json }[] {
  const options = question['Options']
  return (Array.isArray(options) ? (options as readonly Json[]) : []).map((json) => ({
    value: isObject(json) ? String(json['Value'] ?? '') : String(json),
    json,
  }))
}

function readableQuestion({ name, question }: NamedQuestion, language: string) {
  const wordsOf = (json: Json, path: string) =>
    textsAt(json, { path: [path] })[builtInOf(language)] ||
    (isObject(json) ? String(json[path] ?? '') : '')
  return {
    name,
    label: wordsOf(question, 'Label'),
    options: optionsOf(question).map(({ value, json }) => ({
      value,
      label: wordsOf(json, 'Label') || value,
    })),
  } satisfies ReadableQuestion
}

/** What the expressions of a question may read: of the form what is asked before it, and itself. */
export interface ReadableParts {
  readonly Show: Readable
  readonly Filter: Readable
  readonly Validation: Readable
}

/** What each expression of a question may read. */
export function readableOf(
  earlier: readonly NamedQuestion[],
  own: NamedQuestion,
  language: string,
): ReadableParts {
  const questions = earlier.map((one) => readableQuestion(one, language))
  return {
    Show: { questions, roots: [] },
    Filter: { questions, roots: ['option'] },
    Validation: { questions: [...questions, readableQuestion(own, language)], roots: ['value'] },
  }
}

/** What is wrong with a question's expressions, in words. */
export function problemsOfQuestion(
  question: JsonObject,
  readable: ReadableParts,
  t: Texts['t'],
): Readonly<Record<keyof ReadableParts, string | undefined>> {
  const problem = (part: keyof ReadableParts) => {
    const written = String(question[part] ?? '')
    const source = part === 'Validation' ? validationSource(written) : written
    return expressionProblem(source, readable[part], t)
  }
  return {
    Show: problem('Show'),
    Filter: problem('Filter'),
    Validation: problem('Validation'),
  }
}
