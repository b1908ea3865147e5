import type { Language } from '@telemachos/contract/core/define-texts'
import { NOTICE_KINDS, type NoticeKind } from '@telemachos/contract/notifications/kinds'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** Something that a person is told of on the page. */
export interface NoticeRow {
  Id: number
  At: string
  Kind: NoticeKind
  Title: string
  With: string
  Time: string | null
  Read: boolean
}

/** What somebody is told of in a project. */
export interface Reader {
  readonly userId: number
  readonly projectId: number
}

const noticesOf = ({ userId, projectId }: Reader): Sql => sql`
  from mails m
  where m.user_id = ${userId} and m.project_id = ${projectId}
    and m.template = any (${NOTICE_KINDS}::text[])`

const PAGE_SIZE = 10

/** How many notices somebody has not read. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await db.one<{ unread: number }>(sql`
    select count(*)::int as unread ${noticesOf(reader)} and m.read_at is null`)
  return unread
}

/** A page of notices, the latest first, and how many there are. */
export async function listNotices(
  db: Db,
  reader: Reader,
  {
    unread,
    page,
    language,
  }: { readonly unread: boolean; readonly page: number; readonly language: Language },
): Promise<{ list: NoticeRow[]; all: number }> {
  const from = sql`${noticesOf(reader)} and (not ${unread}::boolean or m.read_at is null)`
  const [list, { all }] = await Promise.all([
    db.rows<NoticeRow>(sql`
      select m.id as "Id", m.created_at as "At", m.template as "Kind",
        coalesce(${inLanguage(sql`m.model ->> 'title'`, sql`(m.model -> 'titles')`, language)}, '')
          as "Title", coalesce(m.model ->> 'with', '') as "With",
        (m.model ->> 'at')::timestamptz as "Time", m.read_at is not null as "Read"
      ${from} order by m.id desc
      limit ${whole(PAGE_SIZE)} offset ${whole((page - 1) * PAGE_SIZE)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}

/** The kinds about which somebody has said whether they want them by mail. */
export function listChoices(db: Db, userId: number): Promise<{ kind: string; wanted: boolean }[]> {
  return db.rows(sql`
    select template as kind, wanted from mail_choices where user_id = ${userId}`)
}
