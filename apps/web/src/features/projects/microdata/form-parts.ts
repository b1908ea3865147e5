import { choice, yesNo } from '@telemachos/contract/microdata/ready-parts'
import { getAt, type Json, type JsonObject, type JsonPath } from '../json-path.ts'

export const DOCUMENTS = { start: 'MicrodataStart', end: 'MicrodataEnd' } as const

/** The list at a path; none where there is anything else. */
export function listAt(value: Json | undefined, path: JsonPath): readonly Json[] {
  const found = getAt(value, path)
  return Array.isArray(found) ? (found as readonly Json[]) : []
}

/** The text at a path; '' where there is anything else. */
export function textAt(value: Json | undefined, path: JsonPath): string {
  const found = getAt(value, path)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}

/** The next whole number after those that ids begin with. */
export function nextId(ids: readonly string[]): string {
  const numbers = ids.map((id) => Number.parseInt(id, 10)).filter((number) => number >= 0)
  return String(Math.max(0, ...numbers) + 1)
}

/** The id of a question's next option: below that of the question. */
export function nextOptionId(question: Json): string {
  const ids = listAt(question, ['Options']).map((option) => textAt(option, ['Id']))
  const own = textAt(question, ['Id'])
  let number = ids.length + 1
  while (ids.includes(`${own}.${number}`)) number++
  return `${own}.${number}`
}

/** A question that says nothing yet. */
export const newQuestion = (id: string): JsonObject =>
  structuredClone(choice(id, ['', ''], yesNo())) as unknown as JsonObject

/** The same list with two neighbours changed. */
export function moved(list: readonly Json[], place: number, by: -1 | 1): readonly Json[] {
  const one = list[place]
  const other = list[place + by]
  if (one === undefined || other === undefined) return list
  return list.with(place, other).with(place + by, one)
}
