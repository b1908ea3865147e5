import type { NoticeWay } from '@telemachos/contract/core/define-notices'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { NoticeRequest, OutdatedNotices } from '../../kernel/notices.ts'
import { asClock } from './choices-store.ts'
import { domainOf, phoneOf } from './message-store.ts'
import { ownersOf } from './owners-of.ts'
import type { QuietHours } from './quiet-hours.ts'

/** What somebody still has to read: it is so, and no later line stands for it. */
export const isUnread = (notice: Sql): Sql => sql`${notice}.read_at is null
  and ${notice}.outdated_at is null and ${notice}.folded_at is null`

/** Somebody who has been told of a thing. */
export interface ToldRow extends QuietHours {
  key: string
  userId: number
  /** Whether a mail is to tell of it too, at once, or a message where they have chosen that. */
  byMail: boolean
  /** The Domain of the project's message service; null for who has not chosen it, or without one. */
  domain: string | null
  /** Whether it knows their number. */
  hasPhone: boolean
}

/** How a kind is told. */
interface Telling {
  /** For who has not chosen. */
  readonly usual: NoticeWay
  /** Within so many minutes several about one thing are one mail. */
  readonly everyMinutes: number
}

/**
 * Adds notices but those whose key is known. Who has not read the last one of the kind about the same
 * thing has one line for both.
 */
export function insertNotices(
  db: Db,
  { kind, projectId, senderId, now, to }: NoticeRequest,
  { usual, everyMinutes }: Telling,
): Promise<ToldRow[]> {
  const sameLine = (userId: Sql, thing: Sql) => sql`n.user_id = ${userId}
    and n.project_id = ${projectId} and n.kind = ${kind} and n.thing = ${thing}
    and ${isUnread(sql`n`)}`
  return db.rows(sql`
    with added as (
      insert into notices (key, project_id, user_id, sender_id, owner_ids, kind, thing, model, way,
        count, mailed_at, created_at)
      select given.key, ${projectId}::int, given.user_id, ${senderId}::int, given.owner_ids::int[],
        ${kind}, given.thing,
        given.model::jsonb, w.way, 1 + line.count,
        case when w.way in ('mail', 'message') then
          case when line.mailed_at > ${now}::timestamptz - make_interval(mins => ${everyMinutes}::int)
            then line.mailed_at else ${now}::timestamptz end end, ${now}::timestamptz
      from unnest(${to.map(({ key }) => key)}::text[], ${to.map(({ userId }) => userId)}::int[],
        ${to.map(({ thing }) => thing)}::text[],
        ${to.map(({ model }) => JSON.stringify(model))}::text[], ${to.map(ownersOf)}::text[])
        with ordinality as given (key, user_id, thing, model, owner_ids, place)
      left join notice_choices c on c.user_id = given.user_id and c.kind = ${kind}
      cross join lateral (select coalesce(c.way, ${usual}) as way) w
      cross join lateral (
        select coalesce(sum(n.count), 0)::int as count, max(n.mailed_at) as mailed_at from notices n
        where ${sameLine(sql`given.user_id`, sql`given.thing`)}
      ) line
      order by place
      on conflict (key) do nothing
      returning key, user_id, thing, mailed_at, way, count
    ), folded as (
      update notices n set folded_at = ${now} from added a
      -- Of those alone that stand for others: with nothing to look for, no plan reads a notice.
      where a.count > 1 and ${sameLine(sql`a.user_id`, sql`a.thing`)}
    )
    select a.key, a.user_id as "userId",
      coalesce(a.mailed_at = ${now}::timestamptz, false) as "byMail",
      case when a.way = 'message' then ${domainOf} end as domain,
      case when a.way = 'message' then ${phoneOf} is not null else false end as "hasPhone",
      ${asClock(sql`h.quiet_from`)} as "from", ${asClock(sql`h.quiet_until`)} as "until"
    from added a join users u on u.id = a.user_id join projects p on p.id = ${projectId}
    left join notice_hours h on h.user_id = a.user_id`)
}

/** Somebody's notice that no longer holds. */
interface OutdatedRow {
  key: string
  userId: number
  projectId: number
  wasUnread: boolean
}

/** Says that notices no longer hold. Their keys become free: the same may come to be so again. */
export function outdateNotices(
  db: Db,
  { about, kinds, now }: OutdatedNotices,
): Promise<OutdatedRow[]> {
  return db.rows(sql`
    update notices n set outdated_at = ${now}, key = n.key || '/withdrawn/' || n.id
    from unnest(${about.map(({ thing }) => thing)}::text[],
      ${about.map(({ userId }) => userId ?? null)}::int[]) as given (thing, user_id)
    where n.thing = given.thing and (given.user_id is null or n.user_id = given.user_id)
      and (${kinds ?? null}::text[] is null or n.kind = any (${kinds ?? null}::text[]))
      and n.outdated_at is null
    returning left(n.key, -length('/withdrawn/' || n.id)) as key, n.user_id as "userId",
      n.project_id as "projectId", n.read_at is null and n.folded_at is null as "wasUnread"`)
}
