import type { Db } from './database/database.ts'

/**
 * People of whom it is found out only at delivery who they are, such as those who look after somebody.
 * A domain gives each such audience a room of its own, and says then who is in it.
 */
export interface AudienceResolver {
  /** How the names of its rooms begin: `kind:9:7`. */
  readonly kind: string
  /** The ids of the users in each of these rooms, in the order of the rooms. */
  usersOf(db: Db, rooms: readonly string[]): Promise<readonly (readonly number[])[]>
}
