import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface TokenRow {
  id: number
  questId: number
  uses: number
  until: string | null
}

/** A token of the project, locked so that no two people take its last use. */
export function lockToken(
  db: Db,
  projectId: number,
  nameHash: string,
): Promise<TokenRow | undefined> {
  return db.row(sql`
    select id, quest_id as "questId", uses, until from quest_tokens
    where name_hash = ${nameHash} and project_id = ${projectId} for update`)
}

export async function countUses(db: Db, tokenId: number): Promise<number> {
  const { uses } = await db.one<{ uses: number }>(sql`
    select count(*)::int as uses from answer_sets where token_id = ${tokenId}`)
  return uses
}

export interface NewToken {
  readonly nameHash: string
  readonly projectId: number
  readonly questId: number
  readonly uses: number
  readonly until: string | null
  readonly at: Date
  readonly by: number
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db.run(sql`
    insert into quest_tokens (name_hash, project_id, quest_id, uses, until, created_at, created_by)
    values (${token.nameHash}, ${token.projectId}, ${token.questId}, ${token.uses},
      ${token.until}, ${token.at}, ${token.by})`)
}
