import { roleLists } from 'virtual:role-lists'
import type { CallRoles } from '@telemachos/contract/core/admission'
import type { ImpersonationRule } from '@telemachos/contract/core/define-call'

/**
 * Method, path, body kind and effect of a call (`open` is a write that is let through in an archived
 * project too), which of the lists of roles it is for, and what holds for who impersonates.
 */
export type DeclaredCall = readonly [
  method: string,
  path: string,
  body: string,
  effect: 'read' | 'write' | 'open',
  roles: number,
  impersonation?: ImpersonationRule | null,
]

/** How long the texts may be that a call takes, by their paths. */
type Limits = Readonly<Record<string, number>>

const calls = new Map<string, DeclaredCall>()
const limits = new Map<string, Limits>()

/**
 * Tells of a call what the contract says. Every module that names a call does so before it runs: the
 * build adds it (see calls-plugin.ts), so that a page loads what it needs of the contract alone.
 * @public The build names it.
 */
export function declareCall(name: string, declared: DeclaredCall, texts?: Limits): void {
  calls.set(name, declared)
  if (texts) limits.set(name, texts)
}

/** Whether anything is known of a call: views name what was there when they were written. */
export const isDeclared = (name: string): boolean => calls.has(name)

/**
 * What the contract says of a call.
 * @throws Error for a call that no module names as it is.
 */
export function declaredCall(name: string): DeclaredCall {
  const found = calls.get(name)
  if (!found) throw new Error(`The contract has no call ${name}`)
  return found
}

/** Whom the contract lets make a call. */
export const rolesOfCall = ([, , , , index]: DeclaredCall): CallRoles => roleLists[index] ?? []

/** How long a text may be that a call takes, by its path; undefined where anything goes. */
export const declaredLimit = (name: string, path: string): number | undefined =>
  limits.get(name)?.[path]
