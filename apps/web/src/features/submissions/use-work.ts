import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import { type CallOutput, useCall, useIdentity } from '#shared'
import { readObject } from '@telemachos/rules/json-object'

/** What an action asks of a mentee by its type, and what they have done of it. */
export type Work = CallOutput<'submissions.getWork'>
export type Slot = Work['Needs']['slots'][number]
export type Submission = Work['Submissions'][number]
export type WorkSummary = CallOutput<'submissions.summarize'>[number]

/** What of a mentee's action says what it asks of them. */
export type AskingAction = Pick<
  CallOutput<'actions.listMenteeActions'>[number],
  'Id' | 'MenteeId' | 'TypeId' | 'Data' | 'Completed' | 'Enabled'
>

/** Whether an action is a text to be read. */
export const isInformation = ({ TypeId }: Pick<AskingAction, 'TypeId'>): boolean =>
  TypeId === INFORMATION

/** Whether an action asks something by its type, beside its form. */
export function asksWork(action: Pick<AskingAction, 'TypeId' | 'Data'>): boolean {
  return isInformation(action) || readObject(action.Data)['needs'] !== undefined
}

/** The work of a mentee in one action; not asked for where there is none. */
export function useWork(action: AskingAction) {
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }
  return useCall('submissions.getWork', about, { enabled: asksWork(action) })
}

/** How far a mentee is in their actions, by the action's id; empty while it is under way. */
export function useWorkOfMentee(
  actions: readonly AskingAction[],
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
