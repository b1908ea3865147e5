import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Somebody who goes by a registry number. */
export interface NumberedPerson {
  kayas: string
  userId: number
  firstName: string
  lastName: string
}

/** Who has the registry numbers, as far as the condition on `m` holds, in the order of the numbers. */
export function findByNumbers(
  db: Db,
  projectId: number,
  reach: Sql,
  numbers: readonly string[],
): Promise<NumberedPerson[]> {
  return db.rows(sql`
    select g.kayas, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName"
    from unnest(${numbers}::text[]) with ordinality g (kayas, place)
    join memberships m on m.project_id = ${projectId} and m.fields ? 'kayas'
      and m.fields ->> 'kayas' = g.kayas
    join users u on u.id = m.user_id
    where ${reach}
    order by g.place, u.id`)
}
