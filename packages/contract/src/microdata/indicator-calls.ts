import { z } from 'zod'
import { readCall } from '../core/define-call.ts'
import { MICRODATA } from '../core/routes.ts'
import { besidePage, id, page, paged } from '../core/shapes.ts'
import { GENDERS, INDICATOR_CODES, INCOMPLETE_LISTS, INCOMPLETE_REASONS } from './limits.ts'

const STAFF = { roles: MICRODATA, scope: 'relation' } as const

const counted = z.strictObject({
  Code: z.enum(INDICATOR_CODES),
  Men: z.int(),
  Women: z.int(),
})

const named = z.strictObject({ UserId: id, FirstName: z.string(), LastName: z.string() })

/** The common indicators of ESF, counted from final forms. */
export const indicatorCalls = {
  getIndicators: readCall({
    path: '/api/User/GetMicrodataIndicators',
    summary:
      'How many people within reach count in each indicator, by gender: those whose forms are final and complete.',
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      /** On joining, and on leaving. */
      Start: z.array(counted),
      End: z.array(counted),
      /** How many people there are, and of how many the forms count. */
      People: z.int(),
      Complete: z.strictObject({ Start: z.int(), End: z.int() }),
    }),
    access: STAFF,
    rate: 'aggregate',
  }),
  listCounted: readCall({
    path: '/api/User/MicrodataIndicatorUsers',
    summary: 'Who counts in an indicator.',
    input: z.strictObject({
      ProjectId: id,
      Code: z.enum(INDICATOR_CODES),
      /** Of one gender; without, of both. */
      Gender: z.enum(GENDERS).nullish(),
      page,
      ...besidePage,
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Code: 'EECO01' as const, page: 1 }),
    output: paged(named),
    access: STAFF,
    rate: 'aggregate',
  }),
  listIncomplete: readCall({
    path: '/api/User/MicrodataIncomplete',
    summary:
      'Who does not count in the indicators of a phase, and why; or of whom it is not known yet how they are six months after leaving.',
    input: z.strictObject({ ProjectId: id, Phase: z.enum(INCOMPLETE_LISTS), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, Phase: 'start' as const, page: 1 }),
    output: paged(named.extend({ Missing: z.array(z.enum(INCOMPLETE_REASONS)) })),
    access: STAFF,
    rate: 'aggregate',
  }),
}
