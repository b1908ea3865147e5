import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getByAction, listResults } = contract.questionnaires.calls

export const firstCalls: FirstCalls = {
  // In Greek until another of its languages is chosen (spec §9).
  'root.defaultlayout.project.questionnaire': ({ ids }) =>
    ids?.['id'] === undefined
      ? []
      : [{ call: getByAction, input: { ActionId: ids['id'], Lang: 'el' } }],
  'root.defaultlayout.project.questresults': ({ projectId }) => [
    { call: listResults, input: { ProjectId: projectId, page: 1, Search: '' } },
  ],
  'root.defaultlayout.project.combinedresults': ({ projectId }) => [
    { call: listResults, input: { ProjectId: projectId, Search: '', page: 1 } },
  ],
}
