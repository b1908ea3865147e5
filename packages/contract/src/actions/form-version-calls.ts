import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id } from '../core/shapes.ts'
import { AUTHOR_ROLES } from './author-roles.ts'
import { FORM_PARTS } from './form-types.ts'

const place = z.strictObject({ ProjectId: id, ActionId: id })
const formVersion = z.int().min(1).max(2_147_483_647)
const byAuthors = { roles: AUTHOR_ROLES, scope: 'project' } as const

/** Versions of the forms of actions, for their authors. */
export const formVersionCalls = {
  getFormUse: readCall({
    path: '/api/action/FormUse',
    summary:
      'On which versions of an action’s form people of the project have begun; and, of older ones, which answers of those who go on would not be seen in the present one.',
    input: place,
    example: ({ projectId, actionId }) => ({ ProjectId: projectId, ActionId: actionId }),
    output: z.strictObject({
      /** The present one. */
      FormVersion: formVersion,
      Uses: z.array(
        z.strictObject({
          FormVersion: formVersion,
          Part: z.enum(FORM_PARTS),
          /** Whether no newer version changed this part. */
          IsCurrent: z.boolean(),
          /** Who have not completed the action yet. */
          Begun: z.int(),
          Completed: z.int(),
          Dropped: z.array(
            z.strictObject({
              Name: z.string(),
              Label: z.strictObject({ el: z.string(), en: z.string() }),
              /** How many have written in it. */
              Count: z.int(),
            }),
          ),
        }),
      ),
    }),
    access: byAuthors,
    rate: 'aggregate',
  }),
  moveToForm: writeCall({
    path: '/api/action/MoveToForm',
    summary:
      'Moves those who have begun on an older version of an action’s form to the present one, whose FormVersion was seen; who have completed the action stay. What was written is kept.',
    input: place.extend({ FormVersion: formVersion }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      FormVersion: 1,
    }),
    output: z.strictObject({ Moved: z.int() }),
    access: byAuthors,
    audit: 'actions.formMoved',
    feed: 'project',
  }),
}
