import { z } from 'zod'
import { writeCall } from '../core/define-call.ts'
import { done } from '../core/shapes.ts'
import { category, folderName } from './entities.ts'
import { APPROVER_ROLES, LIBRARY_STAFF_ROLES } from './roles.ts'

const byApprover = { roles: APPROVER_ROLES, scope: 'relation' } as const

/** A folder that is not the topmost one. */
const folder = category.refine((path) => path !== '/', { error: 'library_root' })

/** Folders of the library. */
export const folderCalls = {
  addFolder: writeCall({
    path: '/api/library/NewCategory',
    summary: 'Makes a folder in another.',
    input: z.strictObject({ Category: category.default('/'), Name: folderName }),
    example: { Category: '/', Name: 'Οδηγοί' },
    output: z.strictObject({ Category: z.string() }),
    access: { roles: LIBRARY_STAFF_ROLES, scope: 'relation' },
    audit: 'library.folderAdded',
  }),
  moveFolder: writeCall({
    path: '/api/library/MoveCategory',
    summary: 'Moves a folder with all that is in it into another, under its name or a new one.',
    input: z.strictObject({ Category: folder, Into: category, Name: folderName }),
    example: { Category: 'Παράδειγμα/', Into: '/', Name: 'Οδηγοί' },
    output: z.strictObject({ Category: z.string() }),
    access: byApprover,
    audit: 'library.folderMoved',
  }),
  removeFolder: writeCall({
    path: '/api/library/DeleteCategory',
    summary: 'Removes an empty folder.',
    input: z.strictObject({ Category: folder }),
    example: { Category: 'Παράδειγμα/' },
    output: done,
    access: byApprover,
    audit: 'library.folderRemoved',
  }),
}
