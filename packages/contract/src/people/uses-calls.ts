import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'

const inProject = z.strictObject({ ProjectId: id })

/** What depends on what is about to be removed. What the settings themselves say of it, their editor knows. */
export const usesCalls = {
  getFieldUses: readCall({
    path: '/api/User/FieldUses',
    summary:
      'What of a project depends on a field of people, or on some of its options, before it is removed.',
    input: inProject.extend({
      Field: z.string().regex(/^[A-Za-z_]\w{0,99}$/, { error: 'field_name' }),
      /** Only what names one of these values. */
      Options: z.array(z.string().min(1).max(200)).min(1).max(500).optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Field: 'goal' }),
    output: z.strictObject({
      /** People of the project who have one. */
      Values: z.int(),
      /** Saved views of the list of people that filter by it or show it, whosever they are. */
      Views: z.int(),
      /** Actions whose conditions read it. */
      Conditions: z.int(),
      /** How many exports told it. */
      Exports: z.int(),
    }),
    access: { roles: ['Admin'], scope: 'project' },
  }),
  getViewUses: readCall({
    path: '/api/User/PeopleViewUses',
    summary: 'Who else has a view that the caller may delete.',
    input: inProject.extend({ Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: z.strictObject({
      /** Others who may open it. */
      People: z.int(),
    }),
    access: { roles: OVERSEEING_ROLES, scope: 'self' },
    own: 'all',
  }),
}
