import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** The dates that mentees' own data has of meetings. */
interface FreedDates {
  /** A statement that takes back those of meetings: rows of mentee_id, action_id and at. */
  of(meetings: Sql, projectId: number): Sql
}

/** Actions depend on meetings, and so provide this. */
export const freedDates = definePort<FreedDates>('meetings.freedDates')
