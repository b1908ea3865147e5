import { contract } from '@telemachos/contract'
import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { FirstCalls, PageVisitor } from '../../kernel/domain.ts'

const { getMentee, getMentor, getReader, getStaff } = contract.homes.calls

/** Which home is somebody's; none where it is made of other calls. */
function homeOf(role: PageVisitor['role']) {
  if (role === 'Mentee') return getMentee
  if (role === 'Mentor') return getMentor
  if (role === 'SupervisorLite' || role === 'SupervisorLitePlus') return getReader
  return roleAllowed(role, OVERSEEING_ROLES) ? getStaff : undefined
}

export const firstCalls: FirstCalls = {
  'root.defaultlayout.project.home': ({ projectId, role }) => {
    const call = homeOf(role)
    return call ? [{ call, input: { ProjectId: projectId } }] : []
  },
}
