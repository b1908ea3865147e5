import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { listCalculators, listSpreadsheets } = contract.spreadsheets.calls

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.admin.spreadsheets': ({ projectId }) => [
    { call: listSpreadsheets, input: { ProjectId: projectId, Search: '', page: 1 } },
  ],
  'root.defaultlayout.project.calculators': ({ projectId }) => [
    { call: listCalculators, input: { ProjectId: projectId } },
  ],
}
