import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { Found } from '@telemachos/contract/projects/findings'
import { questionsInOrder } from '@telemachos/rules/application-form'
import { isObject, type JsonObject } from '@telemachos/rules/json-object'
import { memberUses } from '@telemachos/rules/expressions/member-uses'
import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import { pathText } from '@telemachos/rules/json-keys'
import { validationSource } from '@telemachos/rules/ready-validations'

/** What each expression of a question may read beside the answers. */
const ROOTS = {
  Show: ['application', 'now'],
  Filter: ['application', 'now', 'option'],
  Validation: ['application', 'now', 'value'],
} as const

type Part = keyof typeof ROOTS
const PARTS = Object.keys(ROOTS) as Part[]

interface Question {
  readonly name: string
  readonly question: JsonObject
  readonly path: readonly (string | number)[]
}

/** What of the application form's expressions cannot be read, or names questions that are not asked. */
export function findApplicationFaults({ Config }: ProjectSettings, language: string): Found[] {
  const questions = questionsOf(Config?.Application)
  const known = new Set(questions.map(({ name }) => name))
  return questions.flatMap((one) => PARTS.flatMap((part) => faultsOf(one, part, known, language)))
}

function questionsOf(form: unknown): Question[] {
  if (!Array.isArray(form)) return []
  return form.flatMap((section: unknown, at) => {
    const questions = isObject(section) ? section['Questions'] : undefined
    if (!isObject(questions)) return []
    return questionsInOrder(questions).flatMap(([name, question]) =>
      isObject(question)
        ? [{ name, question, path: ['Config', 'Application', at, 'Questions', name] }]
        : [],
    )
  })
}

function faultsOf(
  { name, question, path }: Question,
  part: Part,
  known: ReadonlySet<string>,
  language: string,
): Found[] {
  const written = question[part]
  if (typeof written !== 'string' || written.trim() === '') return []
  const Part = pathText(['Settings', ...path, part])
  const about = { Type: 'setting', Name: labelOf(question, language) || name, Part } as const
  const parsed = parseExpression(part === 'Validation' ? validationSource(written) : written)
  if (!parsed.ok) return [{ Kind: 'application_unreadable', ...about }]
  const read = memberUses(parsed.ast, 'application').flatMap(({ key }) => key ?? [])
  const lost = [
    ...unknownNames(parsed.ast, ROOTS[part]),
    ...read.filter((one) => !known.has(one)).map((one) => `application.${one}`),
  ]
  if (lost.length === 0) return []
  return [{ Kind: 'application_unknown', ...about, Names: [...new Set(lost)] }]
}

function labelOf(question: JsonObject, language: string): string {
  const { Label, Labels } = question
  const other = isObject(Labels) ? Labels[language] : undefined
  return String(other || Label || '')
}
