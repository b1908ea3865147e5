import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { MEMBER_ROLES } from '../core/roles.ts'
import { besidePage, done, id, page, paged } from '../core/shapes.ts'
import { report, reportView } from './entities.ts'
import { MAX_REPORT_NOTE } from './limits.ts'
import { REPORT_ROLES } from './roles.ts'
import { REPORT_REASONS } from './states.ts'

const note = z.string().trim().max(MAX_REPORT_NOTE)

/** What somebody finds wrong, and who looks at it. */
export const reportCalls = {
  reportMessage: writeCall({
    path: '/api/Chat/Report',
    summary: 'Shows a message of somebody else’s to those who oversee the caller or its author.',
    input: z.strictObject({
      ConversationId: id,
      Seq: z.int().min(1).max(2_147_483_647),
      Reason: z.enum(REPORT_REASONS),
      Note: note.default(''),
    }),
    example: ({ absentId }) => ({ ConversationId: absentId, Seq: 1, Reason: 'insult' as const }),
    output: done,
    access: { roles: MEMBER_ROLES, scope: 'self' },
    impersonation: 'refused',
    audit: 'chat.reported',
    concerns: 'others',
    idempotency: 'natural',
  }),
  listReports: readCall({
    path: '/api/Chat/Reports',
    summary:
      'What was reported by or about people within reach, the latest first, ten a page; open ones alone, or all. Nobody is shown what is about them.',
    input: z.strictObject({ ProjectId: id, Open: z.boolean().default(true), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(report),
    access: { roles: REPORT_ROLES, scope: 'relation' },
  }),
  getReport: readCall({
    path: '/api/Chat/ReportView',
    summary: 'The reported message with the ten before and after it. That it was read is recorded.',
    input: z.strictObject({ ReportId: id }),
    example: ({ absentId }) => ({ ReportId: absentId }),
    output: reportView,
    access: { roles: REPORT_ROLES, scope: 'relation' },
    audit: 'chat.reportRead',
    concerns: 'others',
  }),
  closeReport: writeCall({
    path: '/api/Chat/CloseReport',
    summary: 'Closes a report, with what was done about it.',
    input: z.strictObject({ ReportId: id, Outcome: note.min(1, { error: 'required' }) }),
    example: ({ absentId }) => ({ ReportId: absentId, Outcome: 'Μιλήσαμε και με τους δύο.' }),
    output: report,
    access: { roles: REPORT_ROLES, scope: 'relation' },
    audit: 'chat.reportClosed',
    concerns: 'others',
  }),
}
