/** What scripts may ask of the server, where whoever runs them allows it: nothing else is there. */
export const HOST_FUNCTIONS = ['sql', 'call'] as const

export type HostFunction = (typeof HOST_FUNCTIONS)[number]

/**
 * What scripts may say that is to be done, where whoever runs them allows it: it is written down, and done or
 * not done by the server once they have ended.
 */
export const EFFECT_FUNCTIONS = [
  'refuse',
  'setField',
  'setData',
  'setDate',
  'extendDue',
  'planMeeting',
  'notify',
] as const

export type EffectFunction = (typeof EFFECT_FUNCTIONS)[number]

/** What ends the script that says it. */
export const ENDING_EFFECT: EffectFunction = 'refuse'

/** One run may say so much that is to be done. */
export const MAX_EFFECTS = 50

/** One run may ask so often, whatever it asks. */
export const MAX_ASKS = 20

/** What a question, or what a script answers, may be as JSON, in characters. */
export const MAX_ASK_CHARS = 256 * 1024
export const MAX_RESULT_CHARS = 1024 * 1024

/** A script that an author wrote, and what it is told. */
export interface ScriptJob {
  /** The body of a function of `parameters`. */
  readonly script: string
  readonly parameters: readonly string[]
  /** JSON; one for each parameter. */
  readonly values: readonly unknown[]
}

/** Scripts that run after each other, in a context of its own each, and have their time together. */
export interface ScriptBatch {
  readonly jobs: readonly ScriptJob[]
  /** Milliseconds of their own; while they wait for the server none of it passes. */
  readonly milliseconds: number
  /** What they may ask; those that may are bodies of async functions. */
  readonly host: readonly HostFunction[]
  /** What they may say is to be done. */
  readonly effects?: readonly EffectFunction[]
}

/** Something that a script said is to be done, with what it gave as JSON. */
export interface ScriptEffect {
  readonly name: EffectFunction
  readonly args: readonly unknown[]
}

/** Why a script has no result. */
export type ScriptProblem = 'time' | 'memory' | 'depth' | 'error' | 'result'

export interface ScriptFault {
  readonly problem: ScriptProblem
  readonly detail: string
  /** Where in the script, as line:column, if it is known. */
  readonly at?: string
  /** What it said before. */
  readonly effects?: readonly ScriptEffect[]
}

/** What a script answered: the type of its value, and the value as JSON, `undefined` where it has no form. */
export type ScriptOutcome =
  | {
      readonly type: string
      readonly json: string | undefined
      readonly effects?: readonly ScriptEffect[]
    }
  | ScriptFault

/** A question of a script to the server. */
export interface HostAsk {
  readonly name: HostFunction
  readonly args: readonly unknown[]
}

/** What the server says to it: JSON, or why not. */
export type HostAnswer = { readonly value: unknown } | { readonly error: string }

export interface ScriptResult {
  readonly outcomes: readonly ScriptOutcome[]
}
