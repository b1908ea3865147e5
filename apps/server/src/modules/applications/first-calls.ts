import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getCall, list, listOwn, listViews } = contract.applications.calls

/** All who have applied, as the list shows them until something is looked for. */
const APPLICANTS = { Group: 'applicants', Search: '', Filter: {}, Sort: 'received', page: 1 }

export const firstCalls: FirstCalls = {
  'root.applicant': () => [{ call: listOwn, input: {} }],
  'root.defaultlayout.project.admin.project.applications': ({ projectId }) => [
    { call: getCall, input: { ProjectId: projectId } },
    { call: listViews, input: { ProjectId: projectId } },
    { call: list, input: { ProjectId: projectId, ...APPLICANTS } },
  ],
}
