/** What the thread that calls functions is asked. */
export interface CallsRequest {
  /** Steps that each call may take. */
  readonly steps: number
  /** Calls of each function. */
  readonly calls: number
  readonly seed: number
}

/** What became of the calls of a function. */
export interface CalledFunction {
  readonly name: string
  /** Steps that all calls took together. */
  readonly steps: number
  /** How often the piece of the engine's code ran in them that ran most. */
  readonly runs: number
  /** Which piece that is. */
  readonly at: string
}

/** What the thread says: which function it begins with, and what became of it. */
export type FromCalls = { readonly begins: string } | { readonly called: CalledFunction }
