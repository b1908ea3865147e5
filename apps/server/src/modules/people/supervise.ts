import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { within } from './reach/index.ts'
import { setOverseer } from './link-people.ts'
import { listSubjectIds, oversees } from './linking-people-store.ts'
import { accessPerson, requireHolders } from './policy.ts'
import { ruleViolated } from '../../kernel/errors.ts'

type Calls = typeof contract.people.calls

/**
 * Lets a supervisor oversee a mentor or mentee, or no longer. Without `On` it turns what is into its
 * opposite, as the specification's call has no other way to say it.
 * @throws not_found; rule_violated `no_subject` for somebody who is neither mentor nor mentee.
 */
export async function supervise(
  { ProjectId, SupervisorId, SubjectId, On }: InputOf<Calls['supervise']>,
  context: CallContext,
): Promise<OutputOf<Calls['supervise']>> {
  const { roles } = await accessPerson(context, SubjectId)
  await requireHolders(context, 'supervisor', [SupervisorId])
  if (SubjectId === SupervisorId || !(roles.includes('Mentor') || roles.includes('Mentee')))
    throw ruleViolated('no_subject')
  const { db, actor } = context
  const wanted = On ?? !(await oversees(db, actor.projectId, SupervisorId, SubjectId))
  const { LinkingId } = await setOverseer(
    {
      ProjectId,
      Filter: [],
      Search: '',
      Roles: [],
      WithoutMentor: false,
      Ids: [SubjectId],
      Kind: 'supervisor',
      HolderId: SupervisorId,
      On: wanted,
    },
    context,
  )
  return { Supervised: wanted, LinkingId }
}

/** The ids of those whom a supervisor oversees: one's own, or of one within reach. */
export async function getSubjectIds(
  { SupervisorId }: InputOf<Calls['getSubjectIds']>,
  context: CallContext,
): Promise<number[]> {
  const { db, actor } = context
  if (SupervisorId !== actor.userId) await accessPerson(context, SupervisorId)
  return listSubjectIds(db, actor.projectId, SupervisorId, within(context, { reads: 'all' }))
}
