import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'
import type { CellReach } from '../people/index.ts'

/** Whose planned meetings, as expressions of the statement that asks; null for those of any action. */
export interface Whose {
  readonly projectId: Sql
  readonly menteeId: Sql
  readonly actionId: Sql
}

/** What the caller sees of meetings. */
export interface Sight {
  readonly cells: CellReach
  readonly hiding: number
  readonly now: Date
}

/** The dates that mails tell people. */
interface PlannedDates {
  /** A JSON list, never null: at most the next twenty meetings in sight, the earliest first. */
  listing(whose: Whose, sight: Sight): Sql
}

/** Meetings send mails, and so provide this. */
export const plannedDates = definePort<PlannedDates>('mail.plannedDates')
