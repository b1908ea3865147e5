import { defineCalls } from '../core/define-call.ts'
import { placeCalls } from './place-calls.ts'
import { sessionCalls } from './session-calls.ts'

/** Conferences: their sessions, who comes, and who was there. */
export const conferencesCalls = defineCalls('conferences', { ...sessionCalls, ...placeCalls })
