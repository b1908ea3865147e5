import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id, someText } from '../core/shapes.ts'
import { REPORT_PARTS } from './report-parts.ts'
import { RESULT_ROLES } from './results-roles.ts'

const AUTHORS = { roles: ['Admin', 'ProjectManager', 'Coordinator'], scope: 'project' } as const

const title = z.strictObject({
  el: someText.max(300),
  en: z.string().trim().max(300).default(''),
})
const lead = z.strictObject({
  el: z.string().trim().max(2_000).default(''),
  en: z.string().trim().max(2_000).default(''),
})

const report = z.strictObject({
  Id: id,
  Title: title,
  /** What is said before the results. */
  Lead: lead,
  /** Whose results it has, in this order; those that ask no questionnaire here any more are left out. */
  ActionIds: z.array(id),
  Parts: z.enum(REPORT_PARTS),
})

/** Reports: which results are read together, in which order, and what of them. */
export const reportCalls = {
  listReports: readCall({
    path: '/api/quest/Reports',
    summary: 'The reports of the project, by title.',
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(report),
    access: { roles: RESULT_ROLES, scope: 'project' },
  }),
  saveReport: writeCall({
    path: '/api/quest/SaveReport',
    summary: 'Makes a report of results, or changes one.',
    input: z.strictObject({
      ProjectId: id,
      /** A new one without it. */
      ReportId: id.nullish(),
      Title: title,
      Lead: lead,
      ActionIds: z.array(id).min(1, { error: 'required' }).max(50),
      Parts: z.enum(REPORT_PARTS),
    }),
    example: ({ projectId, questActionId }) => ({
      ProjectId: projectId,
      Title: { el: 'Από την αρχή ως σήμερα', en: 'From the start until today' },
      Lead: { el: '', en: '' },
      ActionIds: [questActionId],
      Parts: 'scales' as const,
    }),
    output: z.strictObject({ ReportId: id }),
    access: AUTHORS,
    audit: 'quest.reportSaved',
  }),
  removeReport: writeCall({
    path: '/api/quest/RemoveReport',
    summary: 'Deletes a report; the results stay.',
    input: z.strictObject({ ProjectId: id, ReportId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, ReportId: absentId }),
    output: z.strictObject({ ok: z.literal(true) }),
    access: AUTHORS,
    audit: 'quest.reportRemoved',
  }),
}
