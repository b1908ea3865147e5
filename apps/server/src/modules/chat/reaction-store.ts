import type { Reaction } from '@telemachos/contract/chat/states'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface Reacting {
  readonly messageId: number
  readonly userId: number
  /** Null takes it back. */
  readonly reaction: Reaction | null
  readonly at: Date
}

/** Stores somebody's reaction to a message; false where it is so already. */
export async function setReaction(
  db: Db,
  { messageId, userId, reaction, at }: Reacting,
): Promise<boolean> {
  const changed = await db.run(
    reaction === null
      ? sql`delete from chat_reactions where message_id = ${messageId} and user_id = ${userId}`
      : sql`
        insert into chat_reactions as r (message_id, user_id, reaction, at)
        values (${messageId}, ${userId}, ${reaction}, ${at})
        on conflict (message_id, user_id) do update
        set reaction = excluded.reaction, at = excluded.at
        where r.reaction <> excluded.reaction`,
  )
  return changed === 1
}
