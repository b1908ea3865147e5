import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface StoredAvailability {
  hours: { day: number; from: string; to: string }[]
  daysOff: { from: string; to: string; note: string }[]
  /** Where they meet people online; empty where they have no room. */
  room: string
}

/** When somebody can meet. */
export function readAvailability(db: Db, userId: number): Promise<StoredAvailability> {
  return db.one(sql`
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('day', weekday, 'from', to_char(from_time, 'HH24:MI'),
          'to', to_char(to_time, 'HH24:MI')) order by weekday, from_time)
        from meeting_hours where user_id = ${userId}
      ), '[]') as hours,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', from_day, 'to', to_day, 'note', note)
          order by from_day, to_day)
        from meeting_days_off where user_id = ${userId}
      ), '[]') as "daysOff",
      coalesce((select address from meeting_rooms where user_id = ${userId}), '') as room`)
}

/** Replaces when somebody can meet. */
export async function writeAvailability(
  db: Db,
  userId: number,
  { hours, daysOff, room }: StoredAvailability,
): Promise<void> {
  await db.run(sql`
    delete from meeting_hours where user_id = ${userId}`)
  await db.run(sql`
    insert into meeting_hours (user_id, weekday, from_time, to_time)
    select ${userId}::int, day, "from"::time, "to"::time
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as given (day int, "from" text, "to" text)`)
  await db.run(sql`
    delete from meeting_days_off where user_id = ${userId}`)
  await db.run(sql`
    insert into meeting_days_off (user_id, from_day, to_day, note)
    select distinct on ("from", "to") ${userId}::int, "from", "to", note
    from jsonb_to_recordset(${JSON.stringify(daysOff)}::jsonb)
      as given ("from" date, "to" date, note text)`)
  await db.run(
    room === ''
      ? sql`delete from meeting_rooms where user_id = ${userId}`
      : sql`
        insert into meeting_rooms (user_id, address) values (${userId}, ${room})
        on conflict (user_id) do update set address = excluded.address`,
  )
}
