import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id } from '../core/shapes.ts'

/** Something to be done before an action may be completed or published, in the caller's language. */
export const missingNeed = z.strictObject({
  /** The rule by its name, for programs. */
  Rule: z.string(),
  Text: z.string(),
  /** The field of the form that it is about, where it is one. */
  Field: z.string().nullable(),
})

/** What completing an action takes. */
export const completionCalls = {
  getMissing: readCall({
    path: '/api/action/Missing',
    summary:
      'What the caller has to see to before an action may be completed for a mentee; an empty list where nothing is missing.',
    input: z.strictObject({ ActionId: id, MenteeId: id }),
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.array(missingNeed),
    access: { roles: [...OVERSEEING_ROLES, 'Mentor', 'Mentee'], scope: 'relation' },
  }),
}
