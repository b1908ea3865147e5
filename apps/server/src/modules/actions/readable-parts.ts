import type { FormPart } from '@telemachos/contract/actions/form-types'
import { ACTION_NOTES } from '@telemachos/contract/actions/notes'
import { readsNotes } from '@telemachos/contract/core/note-audiences'
import type { Role } from '@telemachos/contract/core/roles'

/** The parts of a form that a role reads, of mentees within its reach: what is for staff, staff alone. */
export function readableParts(role: Role): FormPart[] {
  const isAuthor = false
  return (['mentee', 'public', 'about', 'mentor'] as const).filter(
    (part) => part !== 'about' || readsNotes(ACTION_NOTES.about, { role, isAuthor }),
  )
}
