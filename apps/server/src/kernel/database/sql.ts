import { hash } from 'node:crypto'

/** What may be bound to a parameter. Arrays become PostgreSQL arrays; JSON is passed as its text. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly SqlValue[]

/** A statement or a part of one: its text with $1, $2, … and the values bound to them. */
export class Sql {
  /** The text around the values: always one more than there are values. */
  readonly parts: readonly string[]
  readonly values: readonly SqlValue[]
  /** Whether the database is to plan it for its values each time; see plans.ts. */
  readonly isPlannedAnew: boolean

  constructor(parts: readonly string[], values: readonly SqlValue[], isPlannedAnew = false) {
    this.parts = parts
    this.values = values
    this.isPlannedAnew = isPlannedAnew
  }

  get text(): string {
    let text = this.parts[0] ?? ''
    for (let place = 1; place < this.parts.length; place++) text += `$${place}${this.parts[place]}`
    return text
  }
}

/**
 * Writes SQL. An interpolated Sql becomes part of the text; everything else is bound as a parameter.
 *
 * ```ts
 * const inProject = sql`project_id = ${7}`
 * sql`select id from meetings where ${inProject} and state = ${'held'}`.text
 * // => 'select id from meetings where project_id = $1 and state = $2'
 * sql`select id from meetings where ${inProject}`.values // => [7]
 * sql`select ${{ id: 1 }}` // => throws TypeError
 * ```
 * @throws TypeError for a value that cannot be bound, such as undefined or a plain object.
 */
export function sql(strings: TemplateStringsArray, ...inserted: (Sql | SqlValue)[]): Sql {
  const builder = new Builder(strings[0] ?? '')
  for (const [index, value] of inserted.entries()) {
    builder.insert(value)
    builder.append(strings[index + 1] ?? '')
  }
  return builder.build()
}

/** Nothing: for the branch of a condition that adds no text. */
export const empty: Sql = new Sql([''], [])

/**
 * Puts fragments side by side with the separator, such as ', ' or ' and ', between them.
 *
 * ```ts
 * join([sql`a = ${1}`, sql`b = ${2}`], ' and ').text // => 'a = $1 and b = $2'
 * ```
 */
export function join(fragments: readonly Sql[], separator: string): Sql {
  const builder = new Builder('')
  for (const [index, fragment] of fragments.entries()) {
    if (index > 0) builder.append(separator)
    builder.insert(fragment)
  }
  return builder.build()
}

/**
 * The name of a table or column that is chosen at run time.
 *
 * ```ts
 * sql`select from ${identifier('users')}`.text // => 'select from "users"'
 * identifier('users; drop table users') // => throws TypeError
 * ```
 * @throws TypeError unless it is lower-case letters, digits and underscores.
 */
export function identifier(name: string): Sql {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new TypeError(`Not an SQL identifier: ${name}`)
  return new Sql([`"${name}"`], [])
}

/**
 * A whole number as part of the text, for limits: with a parameter in its place, a plan that is kept
 * cannot know how few rows are wanted.
 * @throws TypeError unless it is a whole number from 0 up.
 */
export function whole(number: number): Sql {
  if (!Number.isSafeInteger(number) || number < 0)
    throw new TypeError(`Not a whole number: ${number}`)
  return new Sql([String(number)], [])
}

const NAMES_KEPT = 2_000
const names = new Map<string, string>()

/** The name under which a text is prepared on every connection; the same text, the same name. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = hash('sha256', text, 'base64url').slice(0, 22)
  if (names.size >= NAMES_KEPT) names.clear()
  names.set(text, name)
  return name
}

class Builder {
  readonly #parts: string[]
  readonly #values: SqlValue[] = []
  #isPlannedAnew = false

  constructor(start: string) {
    this.#parts = [start]
  }

  append(text: string): void {
    this.#parts[this.#parts.length - 1] += text
  }

  insert(value: Sql | SqlValue): void {
    if (value instanceof Sql) {
      this.append(value.parts[0] ?? '')
      this.#parts.push(...value.parts.slice(1))
      this.#values.push(...value.values)
      this.#isPlannedAnew ||= value.isPlannedAnew
      return
    }
    checkValue(value)
    this.#values.push(value)
    this.#parts.push('')
  }

  build(): Sql {
    return new Sql(this.#parts, this.#values, this.#isPlannedAnew)
  }
}

/** The driver would turn undefined into null and objects into JSON: both are mistakes here. */
function checkValue(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(checkValue)
  if (value === undefined || typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`A value of type ${typeof value} cannot be bound to an SQL parameter`)
  }
  if (typeof value !== 'object' || value === null) return
  if (value instanceof Date && !Number.isNaN(value.getTime())) return
  if (value instanceof Uint8Array) return
  throw new TypeError('An object or an invalid date cannot be bound to an SQL parameter')
}
