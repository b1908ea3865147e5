import { inProject, pathOf } from '@telemachos/contract/paths'
import { call, type Identity, participantOf } from '#shared'

/** Returns to the administrator's own session: to the record of a mentee, else to the beginning. */
export async function endStandIn(identity: Identity): Promise<void> {
  const { StandIn, Role, UserId, ProjectId, Projects } = identity
  const name = StandIn?.Mode === 'viewing' ? 'identity.endView' : 'identity.endLoginAs'
  await call(name, {}, { changesPerson: true })
  const url = Projects.find(({ Id }) => Id === ProjectId)?.url
  location.assign(
    participantOf(Role) === 'mentee' && url !== undefined
      ? inProject(url, pathOf('mentee.view', { id: UserId }))
      : '/',
  )
}
