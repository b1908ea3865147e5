import { OVERSEEING_ROLES, roleAllowed, type Role } from './roles.ts'

/**
 * Who may read notes, each within their reach: whoever wrote the note, the mentee whom it is about,
 * the mentee's mentors, those who oversee the mentee, and supervisors of limited rights.
 */
export type NoteReader = 'author' | 'mentee' | 'mentors' | 'overseers' | 'limitedSupervisors'

const ROLES_OF_READER: Readonly<Record<Exclude<NoteReader, 'author'>, readonly Role[]>> = {
  mentee: ['Mentee'],
  mentors: ['Mentor'],
  overseers: OVERSEEING_ROLES,
  limitedSupervisors: ['SupervisorLite'],
}

/**
 * Who reads which notes: the one definition, by which the server answers and from which the page
 * writes its sentence beside the field. A domain names the audience of each of its notes.
 */
export const NOTE_AUDIENCES = {
  pair: { readers: ['mentee', 'mentors', 'overseers'], inCopy: true },
  staff: { readers: ['mentors', 'overseers'], inCopy: true },
  mentorsAndOverseers: { readers: ['mentors', 'overseers'], inCopy: false },
  supervision: { readers: ['mentors', 'overseers', 'limitedSupervisors'], inCopy: true },
  authorAndOverseers: { readers: ['author', 'overseers'], inCopy: false },
  author: { readers: ['author'], inCopy: false },
} as const satisfies Record<string, Audience>

interface Audience {
  readonly readers: readonly NoteReader[]
  /** Whether the copy of their data that a mentee may ask for has the note. */
  readonly inCopy: boolean
}

export type NoteAudience = keyof typeof NOTE_AUDIENCES

/**
 * Whether somebody within reach of the mentee reads a note of an audience.
 *
 * ```ts
 * readsNotes('authorAndOverseers', { role: 'Supervisor', isAuthor: false }) // => true
 * readsNotes('author', { role: 'Supervisor', isAuthor: false }) // => false
 * readsNotes('author', { role: 'Mentor', isAuthor: true }) // => true
 * ```
 */
export function readsNotes(
  audience: NoteAudience,
  { role, isAuthor }: { readonly role: Role; readonly isAuthor: boolean },
): boolean {
  const { readers }: Audience = NOTE_AUDIENCES[audience]
  return readers.some((reader) =>
    reader === 'author' ? isAuthor : roleAllowed(role, ROLES_OF_READER[reader]),
  )
}
