import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface TokenRow {
  id: number
  projectId: number
  questId: number
  uses: number
  until: string | null
}

/** A token, of the project where one is named, locked so that no two people take its last use. */
export function lockToken(
  db: Db,
  projectId: number | undefined,
  nameHash: string,
): Promise<TokenRow | undefined> {
  return db.row(sql`
    select id, project_id as "projectId", quest_id as "questId", uses, until from quest_tokens
    where name_hash = ${nameHash}
      and (${projectId ?? null}::int is null or project_id = ${projectId ?? null})
    for update`)
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
