import { cutText, utf8Length, type TextLimit } from './cut-text.ts'

/** How names of a kind are written and compared. */
export interface NameShape {
  /** How long a name may be, with its number and its ending. */
  readonly limit?: TextLimit
  /** A number as it stands behind a name, another one for each: ` (2)` without it. */
  readonly mark?: (number: number) => string
  /** The first number that is tried: 2 without it. */
  readonly first?: number
  /** Whether every name has a number, the first one too. */
  readonly isNumbered?: boolean
  /** What is the same for names that count as one: the name itself without it. */
  readonly key?: (name: string) => string
}

/**
 * Marks without a sign of their own, such as `2`, may make one name of two that are cut differently:
 * `ab1` with 2 and `ab` with 12. That is once for each number of digits.
 */
const MOST_DIGITS = 16

/** Names of which no two are alike: what one is called is not free for those after it. */
export class FreeNames {
  readonly #shape: Required<NameShape>
  readonly #taken: Set<string>
  /** The first number that may be free, by the key of what stands before and behind it. */
  readonly #nextOf = new Map<string, number>()

  /** @param taken the keys of the names that are not free from the start. */
  constructor(shape: NameShape = {}, taken: Iterable<string> = []) {
    const { limit = {}, mark = (number) => ` (${number})`, first = 2 } = shape
    const { isNumbered = false, key = (name) => name } = shape
    this.#shape = { limit, mark, first, isNumbered, key }
    this.#taken = new Set(taken)
  }

  /**
   * The name that is wanted, or with the first number behind it that makes it free. What is wanted is
   * cut to the limit before the number and the ending are added, so that both are always whole.
   * @throws RangeError where the key makes so many names equal that none is free, and where number and
   *   ending alone are longer than the limit.
   */
  take(wanted: string, ending = ''): string {
    const { mark, first, isNumbered, key } = this.#shape
    const plain = this.#stemOf(wanted, ending) + ending
    if (!isNumbered && this.#keep(plain)) return plain
    // Of so many names that differ, one is free: more tries would not end.
    const tries = (this.#taken.size + 1) * MOST_DIGITS
    let number = first
    for (let tried = 0; tried < tries; tried++) {
      const short = key(this.#stemOf(wanted, mark(number) + ending) + ending)
      number = Math.max(number, this.#nextOf.get(short) ?? first)
      // A longer number may leave less of the name.
      const end = mark(number) + ending
      const stem = this.#stemOf(wanted, end)
      number += 1
      const own = key(stem + ending)
      this.#nextOf.set(own, Math.max(number, this.#nextOf.get(own) ?? first))
      if (this.#keep(stem + end)) return stem + end
    }
    throw new RangeError('no name is free: their key does not tell their numbers apart')
  }

  /** Whether it was free; it is not any more. */
  #keep(name: string): boolean {
    const own = this.#shape.key(name)
    const isFree = !this.#taken.has(own)
    this.#taken.add(own)
    return isFree
  }

  #stemOf(wanted: string, end: string): string {
    const { units = Infinity, bytes = Infinity } = this.#shape.limit
    const room = { units: units - end.length, bytes: bytes - utf8Length(end) }
    if (Math.min(room.units, room.bytes) < 0) throw new RangeError('no room for a name')
    const stem = cutText(wanted, room)
    return stem === wanted ? stem : stem.trimEnd()
  }
}

/**
 * One name that is free among those that are taken, as `FreeNames` finds it.
 * @param taken the keys of the names that are not free.
 * @throws as `FreeNames`
 * ```ts
 * freeName('Οδηγός', []) // => 'Οδηγός'
 * freeName('Οδηγός', ['Οδηγός', 'Οδηγός (2)']) // => 'Οδηγός (3)'
 * freeName('Οδηγός', ['Οδη.pdf'], { limit: { units: 11 } }) // => 'Οδηγός'
 * freeName('s', ['s1'], { mark: String, first: 1, isNumbered: true }) // => 's2'
 * ```
 */
export function freeName(wanted: string, taken: Iterable<string>, shape?: NameShape): string {
  return new FreeNames(shape, taken).take(wanted)
}
