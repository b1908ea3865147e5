import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** Who may no longer sign in. */
interface EndedSessions {
  /**
   * A statement that ends the sessions of the people whom the query gives (user_id), and those in which
   * they are in somebody's place: part of the statement that shuts them out.
   */
  of(people: Sql): Sql
}

/** Sessions depend on people, and so provide this. */
export const endedSessions = definePort<EndedSessions>('people.endedSessions')
