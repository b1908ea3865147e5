import { MAX_FORMULA_CELLS, MAX_RESULT_CELLS, MAX_STEPS } from './limits.ts'

/** What computing costs, in steps of about one cell read. */
export const COST = {
  /** A call of a function, beside what it does with its arguments. */
  call: 4,
  /** A call of a function made by LAMBDA, beside the pieces that it has. */
  lambda: 20,
  /** A value of a rectangle that is made: room for it, and what computes it. */
  made: 3,
  /** A formula's cell that is filled by another: it gets a place of its own. */
  filled: 10,
  /** A reference that is made while a formula runs: the workbook keeps it. */
  reference: 40,
  /** Reading a text as a number. */
  number: 20,
} as const

/** Four characters of a text that is gone through are a step. */
const CHARACTER_BITS = 2

/** Thrown where nothing is left of what a recalculation may do. Whoever catches it throws it on. */
export const WORK_SPENT = new Error('A recalculation has taken all its steps')

/**
 * What a recalculation may still do. Whatever goes through as many turns as an argument or a value says
 * takes its steps from here before it turns, or with each turn.
 */
export interface Work {
  /** @throws WORK_SPENT where fewer steps are left */
  take(steps: number): void
  /** Takes the steps of going through a text. @throws WORK_SPENT */
  takeText(text: string): void
  /**
   * Takes the steps of making so many values, which the formula has at once: false, and nothing taken,
   * where these are too many. @throws WORK_SPENT
   */
  takeRoom(cells: number): boolean
}

/** What sorting so many values costs, in steps. */
export function sortCost(count: number): number {
  return count * Math.ceil(Math.log2(count + 1))
}

/** The steps of one recalculation after the other. */
export class WorkBudget implements Work {
  readonly #most: number
  #left: number
  /** Values that the formula being computed has made. */
  #made = 0

  constructor(most = MAX_STEPS) {
    this.#most = most
    this.#left = most
  }

  /** True once more was asked for than there was. */
  get isSpent(): boolean {
    return this.#left < 0
  }

  /** Steps taken since it was renewed. */
  get taken(): number {
    return this.#most - this.#left
  }

  take(steps: number): void {
    const left = this.#left - steps
    if (left >= 0) this.#left = left
    else {
      // What is no number of steps takes all of them too.
      this.#left = -1
      throw WORK_SPENT
    }
  }

  takeText(text: string): void {
    const steps = text.length >> CHARACTER_BITS
    if (steps > 0) this.take(steps)
  }

  takeRoom(cells: number): boolean {
    // What is no number of cells is too many of them as well.
    if (!(cells <= MAX_RESULT_CELLS && this.#made + cells <= MAX_FORMULA_CELLS)) return false
    this.take(cells * COST.made)
    this.#made += cells
    return true
  }

  /** Begins a formula within another; what it answers is to be given back at its end. */
  enter(): number {
    const made = this.#made
    this.#made = 0
    return made
  }

  /** Goes on with the formula around, or with none. */
  leave(made = 0): void {
    this.#made = made
  }

  /** Begins anew. */
  renew(): void {
    this.#left = this.#most
  }
}
