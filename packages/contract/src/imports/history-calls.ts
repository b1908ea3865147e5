import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { day, id, instant, page, paged, rowsOfPage } from '../core/shapes.ts'
import { confirmedCount } from '../people/confirmed.ts'
import { keptReason } from './entities.ts'
import { MAX_COLUMNS, MAX_HEADING, MAX_LINES } from './limits.ts'

const person = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** What a column of a spreadsheet was said to mean; null where it is not imported. */
const heading = z.strictObject({
  Heading: z.string().min(1).max(MAX_HEADING),
  Target: z.string().min(1).max(100).nullable(),
})

const inProject = z.strictObject({ ProjectId: id })
const oneOfProject = inProject.extend({ Id: id })

/** An import, what came of it, and until when it can be undone. */
const listedImport = z.strictObject({
  Id: id,
  /** Null once they were erased. */
  By: person.nullable(),
  At: instant,
  Lines: z.int(),
  /** New people, people of other projects who joined at once, were invited, and who were members before. */
  Added: z.int(),
  Joined: z.int(),
  Invited: z.int(),
  Already: z.int(),
  /** Null unless it was undone; `Left` are still to be gone through, where that was interrupted. */
  Undone: z
    .strictObject({ At: instant, By: person.nullable(), People: z.int(), Left: z.int() })
    .nullable(),
  /** Until when the caller may undo it; null where they may not. */
  UndoUntil: instant.nullable(),
})

/** What undoing does, or has done. */
const undoing = z.strictObject({
  /** People whom the import made and who are removed, who leave the project again, and invitations taken back. */
  Removed: z.int(),
  Left: z.int(),
  Withdrawn: z.int(),
  /** Mails that are still waiting and are not sent. */
  Mails: z.int(),
  /** How many stay as they are, and the first hundred of them by name. */
  AllKept: z.int(),
  Kept: z.array(person.extend({ Because: keptReason })),
})

/** Who may import. */
const importing = { roles: OVERSEEING_ROLES, scope: 'project' } as const

/** Imports as a whole: begun, listed, and undone for a day. */
export const historyCalls = {
  listHeadings: readCall({
    path: '/api/User/ImportHeadings',
    summary: 'What the headings of earlier imports of the project were said to mean.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(heading),
    access: importing,
  }),
  startImport: writeCall({
    path: '/api/User/StartImport',
    summary:
      'Begins an import, which ImportUsers adds people to; asked again with the same key, it answers the same import. What the headings mean is remembered for the next one of the project.',
    input: inProject.extend({
      /** Chosen by the page, once for a list. */
      Key: z.uuid(),
      Lines: z.int().min(1).max(MAX_LINES),
      /** Since when those who are added are members; today where it is not given. */
      JoinedOn: day.optional(),
      Headings: z.array(heading).max(MAX_COLUMNS).default([]),
      Confirmed: confirmedCount,
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Key: '7f9c24e8-3b12-4fef-91e1-7d1c3d5a0b6e',
      Lines: 12,
    }),
    output: z.strictObject({ Id: id }),
    access: importing,
    audit: 'imports.started',
  }),
  listImports: readCall({
    path: '/api/User/Imports',
    summary:
      'The imports of the project, the latest first, ten a page: all of them for who administers the project, their own for others.',
    input: inProject.extend({ page, ...rowsOfPage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(listedImport),
    access: importing,
  }),
  previewUndo: readCall({
    path: '/api/User/PreviewUndoImport',
    summary: 'What undoing an import would do, and who would stay and why.',
    input: oneOfProject,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: undoing,
    access: importing,
    rate: 'aggregate',
  }),
  undoImport: writeCall({
    path: '/api/User/UndoImport',
    summary:
      'Undoes an import for a day: removes whom it made, where they have done nothing since, takes back who joined and who was invited, and the mails that wait. A hundred people at once: while `Remaining` is above 0 it is asked again.',
    input: oneOfProject.extend({ Confirmed: confirmedCount }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: undoing.extend({ Remaining: z.int() }),
    access: importing,
    audit: 'imports.undone',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
}
