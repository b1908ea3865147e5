import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'
import { AUTHOR_ROLES } from './author-roles.ts'

/** 128 bits in hex. */
const pictureKey = z.string().regex(/^[0-9a-f]{32}$/)

/** Pictures in what actions say. */
export const pictureCalls = {
  addPicture: writeCall({
    path: '/api/action/AddPicture',
    summary:
      'Keeps an uploaded picture (files, `descriptions/{action}`) for the description of an action, which names it by its Key. One that nothing shows for a week goes.',
    input: z.strictObject({ ActionId: id, FileId: id }),
    example: ({ actionId, absentId }) => ({ ActionId: actionId, FileId: absentId }),
    output: z.strictObject({ Key: pictureKey, Width: z.int(), Height: z.int() }),
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'actions.pictureAdded',
  }),
  getPicture: readCall({
    method: 'GET',
    path: '/api/action/picture/{Key}',
    body: 'query',
    summary: 'A picture of a description, for whoever sees an action of the project that shows it.',
    input: z.strictObject({ Key: pictureKey }),
    example: { Key: '00000000000000000000000000000000' },
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'picture' },
    access: { roles: MEMBER_ROLES, scope: 'project' },
  }),
}
