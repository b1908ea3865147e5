import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

const { getProjectById, getSetup, listProjectPage } = contract.projects.calls

export const firstCalls: FirstCalls = {
  // The menus of the frame around every page of a project: without them it would be drawn twice.
  'root.defaultlayout.project': ({ projectId }) => [
    { call: getProjectById, input: { Id: projectId } },
  ],
  'root.defaultlayout.project.home': ({ projectId }) => [
    { call: getSetup, input: { ProjectId: projectId } },
  ],
  'root.defaultlayout.project.admin.project.list': () => [
    { call: listProjectPage, input: { Search: '', Archived: false, page: 1 } },
  ],
}
