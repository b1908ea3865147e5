import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import type { CallOutput } from '../api/contract-types.ts'
import { useCall } from '../api/use-call.ts'
import { useIdentity } from '../api/identity.ts'
import { readObject } from '../actions/action-form.ts'
import type { MenteeAction } from '../actions/mentee-action.ts'

/** What an action asks of a mentee by its type, and what they have done of it. */
export type Work = CallOutput<'submissions.getWork'>
export type Slot = Work['Needs']['slots'][number]
export type Submission = Work['Submissions'][number]
export type WorkSummary = CallOutput<'submissions.summarize'>[number]

/** Whether an action is a text to be read. */
export const isInformation = ({ TypeId }: Pick<MenteeAction, 'TypeId'>): boolean =>
  TypeId === INFORMATION

/** Whether an action asks something by its type, beside its form. */
export function asksWork(action: Pick<MenteeAction, 'TypeId' | 'Data'>): boolean {
  return isInformation(action) || readObject(action.Data)['needs'] !== undefined
}

/** The work of a mentee in one action; not asked for where there is none. */
export function useWork(action: MenteeAction) {
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }
  return useCall('submissions.getWork', about, { enabled: asksWork(action) })
}

/** How far a mentee is in their actions, by the action's id; empty while it is under way. */
export function useWorkOfMentee(
  actions: readonly MenteeAction[],
): ReadonlyMap<number, WorkSummary> {
  const { ProjectId } = useIdentity()
  const MenteeId = actions[0]?.MenteeId ?? 0
  const summary = useCall(
    'submissions.summarize',
    { ProjectId, MenteeIds: [MenteeId], ActionId: null },
    { enabled: actions.some(asksWork) },
  )
  return new Map(summary.data?.map((one) => [one.ActionId, one]))
}
