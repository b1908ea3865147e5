import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** A mentee and a mentor whom they had until now. */
export interface Parting {
  readonly menteeId: number
  readonly formerId: number
}

/** What becomes of the planned meetings of pairs that part. */
interface PartingMeetings {
  /**
   * Gives planned meetings to the mentor whom the mentee has now, where that one is free.
   * @throws conflict `booked_meanwhile` when somebody plans a meeting at such a time at this moment.
   */
  handOver(
    context: CallContext,
    partings: readonly Parting[],
  ): Promise<{ readonly handedOver: number; readonly kept: number }>
  /** A number: planned meetings still to come of the pairs that the query gives (mentee, mentor, action or null for all). */
  countWith(projectId: number, pairs: Sql, now: Date): Sql
}

/** Meetings depend on relations, and so provide this. */
export const partingMeetings = definePort<PartingMeetings>('people.partingMeetings')
