import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

interface Ages {
  /** What was read, or holds no more, goes when it is older than this. */
  readonly settledBefore: Date
  /** And everything when it is older than this. */
  readonly allBefore: Date
}

/** Deletes some of the notices that are too old. @returns how many. */
export function deleteOld(
  db: Db,
  { settledBefore, allBefore }: Ages,
  most: number,
): Promise<number> {
  return db.run(sql`
    delete from notices where id in (
      select id from notices
      where created_at < ${allBefore} or (created_at < ${settledBefore}
        and (read_at is not null or outdated_at is not null or folded_at is not null))
      order by created_at limit ${whole(most)})`)
}
