import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** A mentee and an action, and the date that the page showed; undefined asks for no check. */
interface SeenCell {
  readonly actionId: number
  readonly menteeId: number
  readonly seen?: string | null | undefined
}

/** The meetings that actions mean. Whoever asks has checked that the mentee is within reach. */
interface ActionMeetings {
  /**
   * Plans the meeting of a cell, or moves the one that is planned.
   * @throws meeting_moved, meeting_overlap.
   */
  schedule(
    context: CallContext,
    meeting: SeenCell & { readonly mentorId: number; readonly at: string },
  ): Promise<void>
  /**
   * Cancels the planned meeting of a cell.
   * @returns whether there was one.
   * @throws meeting_moved.
   */
  cancel(context: CallContext, meeting: SeenCell & { readonly reason?: string }): Promise<boolean>
  /** Says no longer that the latest meeting of a cell was held, since its completion was taken back. */
  reopen(db: Db, cell: Omit<SeenCell, 'seen'> & { readonly projectId: number }): Promise<void>
  /** A condition: whether the action has had meetings in the project. */
  exist(projectId: Sql, actionId: Sql): Sql
}

/** Meetings belong to actions, and so provide this. */
export const actionMeetings = definePort<ActionMeetings>('actions.actionMeetings')
