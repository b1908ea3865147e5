import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { defineSharedPort } from '../../kernel/port.ts'

type MenteeAction = OutputOf<typeof contract.actions.calls.listMenteeActions>[number]

/** What the domain of a type of action knows of a mentee in it. */
export type Progress = Pick<MenteeAction, 'Attempt' | 'Seat'>

/** An action of which a mentee's progress is asked. */
export type ProgressedAction = Pick<MenteeAction, 'Id' | 'TypeId' | 'QuestId'>

/** Says how far a mentee is in actions of a type. */
interface MenteeProgress {
  /** The progress of one mentee of the caller's project, by action; nothing of actions of other types. */
  of(
    context: CallContext,
    menteeId: number,
    actions: readonly ProgressedAction[],
  ): Promise<ReadonlyMap<number, Progress>>
}

/** Domains that know how far mentees are provide this, so that every page says the same. */
export const menteeProgress = defineSharedPort<MenteeProgress>()

/** What all of them know of these actions, by action. */
export async function readProgress(
  context: CallContext,
  menteeId: number,
  actions: readonly ProgressedAction[],
): Promise<ReadonlyMap<number, Progress>> {
  const known = await Promise.all(
    menteeProgress.all().map((one) => one.of(context, menteeId, actions)),
  )
  return new Map(known.flatMap((progress) => [...progress]))
}
