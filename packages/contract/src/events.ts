import { actionDataChanged, completionChanged } from './actions/events.ts'
import { identityChanged } from './identity/events.ts'

/** Every event that reaches pages, by its name on the wire. */
export const events = {
  [completionChanged.name]: completionChanged,
  [actionDataChanged.name]: actionDataChanged,
  [identityChanged.name]: identityChanged,
} as const
