import type { Draft } from './draft.ts'
import { allQuestions } from './new-question.ts'

/** Names that every expression may read besides the questions' models. */
const KNOWN_NAMES: readonly string[] = ['now', 'value']

/** Words that expressions read as something else, or never read. */
const RESERVED: ReadonlySet<string> = new Set([
  ...KNOWN_NAMES,
  'true',
  'false',
  'null',
  'undefined',
  'this',
  'constructor',
  'prototype',
  '__proto__',
])

/** Whether every expression may read a name that no question has. */
export const isKnown = (name: string): boolean => KNOWN_NAMES.includes(name)

const MODEL = /^[\p{L}_][\p{L}\p{N}_]{0,63}$/u

/**
 * Whether expressions can read a question by this name.
 * ```ts
 * isModel('ηλικία_1') // => true
 * isModel('1st') // => false
 * ```
 */
export function isModel(name: string): boolean {
  return MODEL.test(name) && !RESERVED.has(name)
}

/** Why a question of the draft cannot have this name; undefined where it can. */
export function refuseModel(
  draft: Draft,
  id: string,
  name: string,
): 'model_format' | 'duplicate_model' | undefined {
  if (!isModel(name)) return 'model_format'
  const isTaken = allQuestions(draft).some(({ Id, Model }) => Model === name && Id !== id)
  return isTaken ? 'duplicate_model' : undefined
}
