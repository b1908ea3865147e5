import { contract } from '@telemachos/contract'
import type { FirstCalls } from '../../kernel/domain.ts'

/** The menus of the frame around every page of a project: without them it would be drawn twice. */
export const firstCalls: FirstCalls = {
  'root.defaultlayout.project': (projectId) => [
    { call: contract.projects.calls.getProjectById, input: { Id: projectId } },
  ],
}
