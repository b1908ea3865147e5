import type { JsonObject } from '@telemachos/rules/json-object'
import { jsonFault } from '@telemachos/rules/json-fault'
import { FileRefusal, LIMITS } from './refusal.ts'

/**
 * The value of a JSON text within the limits of depth and parts. @throws FileRefusal.
 * ```ts
 * parseJson('{"a": 1}') // => { a: 1 }
 * parseJson('{') // => throws FileRefusal
 * ```
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FileRefusal('file_not_json', jsonFault(text))
  }
  checkSize(value)
  return value
}

function checkSize(whole: unknown): void {
  let level: unknown[] = [whole]
  let parts = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.depth) throw new FileRefusal('file_too_deep', String(LIMITS.depth))
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      for (const part of Object.values(value)) below.push(part)
    }
    parts += below.length
    if (parts > LIMITS.parts) throw new FileRefusal('file_too_many_parts', String(LIMITS.parts))
    level = below
  }
}

/**
 * An object of a file that records which of its properties were read: those that were not have no
 * counterpart in a draft.
 */
export class Properties {
  readonly #object: JsonObject
  readonly #read = new Set<string>()

  constructor(object: JsonObject) {
    this.#object = object
  }

  /** Own properties only; null counts as missing. */
  take(key: string): unknown {
    this.#read.add(key)
    return Object.hasOwn(this.#object, key) ? (this.#object[key] ?? undefined) : undefined
  }

  /** A number or text as text; '' for anything else. */
  text(key: string): string {
    const value = this.take(key)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  number(key: string): number | undefined {
    const value = this.take(key)
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  }

  is(key: string): boolean {
    return this.take(key) === true
  }

  list(key: string): readonly unknown[] {
    const value = this.take(key)
    return Array.isArray(value) ? value : []
  }

  /** The properties that were not read, without empty ones. */
  unread(): string[] {
    return Object.entries(this.#object).flatMap(([key, value]) =>
      this.#read.has(key) || value === null || value === '' ? [] : [key],
    )
  }
}
