import type { Matrix, Scalar } from '../values/value.ts'
import type { Work } from './work.ts'

/**
 * Computed values as a function is given them: reading them takes steps, as reading cells does, so that
 * no function goes through an argument for nothing.
 */
export class MeteredMatrix implements Matrix {
  readonly kind = 'matrix'
  readonly rows: number
  readonly columns: number
  readonly plain: Matrix
  readonly #work: Work

  constructor(plain: Matrix, work: Work) {
    this.plain = plain
    this.rows = plain.rows
    this.columns = plain.columns
    this.#work = work
  }

  get values(): readonly Scalar[] {
    this.#work.take(this.plain.values.length)
    return this.plain.values
  }

  at(row: number, column: number): Scalar {
    this.#work.take(1)
    return this.plain.at(row, column)
  }

  visit(see: (value: Scalar, row: number, column: number) => false | void): void {
    const { values } = this.plain
    for (let index = 0; index < values.length; index += 1) {
      this.#work.take(1)
      const value = values[index] ?? null
      if (value === null) continue
      if (see(value, Math.floor(index / this.columns), index % this.columns) === false) return
    }
  }
}
