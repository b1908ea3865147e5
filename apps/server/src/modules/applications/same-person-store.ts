import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { identifier, join, sql } from '../../kernel/database/sql.ts'
import { IS_PROVEN, MAILED_TO } from './proof-store.ts'

/** An earlier application that seems to be the same person's. */
export interface EarlierApplication {
  id: number
  projectId: number
  protocol: string
  email: string
  language: Language
  firstName: string
  title: string
}

/** By each of these an index finds the applications of the same call, as `a`, that are the same person's as `o`. */
const SAME_BY = (['afm', 'amka', 'kayas', 'birth_key'] as const).map((name) => {
  const column = identifier(name)
  return sql`select a.id from applications a
    where a.project_id = o.project_id and o.${column} <> '' and a.${column} <> ''
      and a.${column} = o.${column} and a.id <> o.id`
})

/** Proven ones of the same call with the same person's data as an application, from another mailbox. */
export function listSameElsewhere(db: Db, id: number): Promise<EarlierApplication[]> {
  return db.rows(sql`
    select a.id, a.project_id as "projectId", a.protocol, ${MAILED_TO} as email, a.language,
      a.first_name as "firstName", ${inLanguage(sql`p.descr`, sql`p.descrs`, sql`a.language`)} as title
    from applications o cross join lateral (${join(SAME_BY, ' union ')}) same
    join applications a on a.id = same.id
    join projects p on p.id = a.project_id
    where o.id = ${id} and ${IS_PROVEN} and ${MAILED_TO} <> '' and a.mailbox <> o.mailbox
    order by a.id limit 10`)
}

/** Others of the same call from the same proven address, the latest first. */
export function listSameMailbox(
  db: Db,
  id: number,
): Promise<{ protocol: string; receivedAt: string }[]> {
  return db.rows(sql`
    select a.protocol, a.received_at as "receivedAt"
    from applications o join applications a on a.project_id = o.project_id and a.mailbox = o.mailbox
    where o.id = ${id} and o.proven_email <> '' and a.proven_email = o.proven_email
      and a.mailbox <> '' and a.id <> o.id and a.proven_at is not null
    order by a.id desc limit 20`)
}
