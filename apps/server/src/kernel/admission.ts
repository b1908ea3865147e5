import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { ErrorCode } from '@telemachos/contract/core/errors'
import type { Principal } from './context.ts'
import type { Cookies } from './cookies.ts'

/**
 * What a domain has to say about who is let through to a call. Each question is asked of every request
 * to which it applies, so it is answered from what the session and the request already say, and never
 * from the database. A refusal is an error's code.
 */
export interface AdmissionStep {
  /** Whether a guest, who has no account, may make a call that is open to guests. */
  admitsGuest?(call: CallDefinition, cookies: Cookies): boolean
  /** Why who is signed in may not make the call at all; asked before a body is read. */
  refuseCaller?(call: CallDefinition, principal: Principal): ErrorCode | undefined
  /** Why this request is not answered; asked once it is known to be one of our own page. */
  refuseRequest?(
    call: CallDefinition,
    principal: Principal,
    cookies: Cookies,
  ): ErrorCode | undefined
  /** Why the project is not open to the call. */
  refuseInProject?(
    call: CallDefinition,
    principal: Principal,
    projectId: number,
  ): ErrorCode | undefined
}
