import { pathOf, type ProjectPath } from '@telemachos/contract/paths'

/** What notices of a session are about. */
export const sessionThing = (sessionId: number): string => `conferences/${sessionId}`

/** Where mentees see the sessions of a conference. */
export const sessionPath = (actionId: number): ProjectPath =>
  pathOf('mentee.action', { Id: actionId })
