import type { Phase } from '@telemachos/contract/microdata/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Final forms that are to be sent. */
export interface NewSendings {
  readonly projectId: number
  readonly phase: Phase
  readonly userIds: readonly number[]
  readonly mis: string
  readonly actionId: number | null
  readonly address: string
  readonly by: number
  readonly now: Date
}

/**
 * Has final forms sent; not those that were accepted as they are, nor those that are being sent. What was
 * sent before and had no answer keeps its key, so that the receiver knows it again.
 * @returns whose are sent now.
 */
export async function queueSendings(
  db: Db,
  { projectId, phase, userIds, mis, actionId, address, by, now }: NewSendings,
): Promise<number[]> {
  const rows = await db.rows<{ userId: number }>(sql`
    insert into microdata_sendings as d
      (project_id, user_id, phase, version, state, mis, action_id, address, by_user, queued_at)
    select project_id, user_id, phase, version, 'waiting', ${mis}, ${actionId}::int, ${address}, ${by},
      ${now}::timestamptz
    from microdata
    where project_id = ${projectId} and phase = ${phase} and final and user_id = any (${userIds}::int[])
    order by user_id
    on conflict (user_id, project_id, phase) do update set state = 'waiting', version = excluded.version,
      record_key = case when d.version = excluded.version then d.record_key else excluded.record_key end,
      mis = excluded.mis, action_id = excluded.action_id, address = excluded.address,
      by_user = excluded.by_user, queued_at = excluded.queued_at, held_until = null, ended_at = null,
      reason = '', xml_error = ''
    where case d.state when 'waiting' then false
      when 'sending' then d.held_until <= ${now}::timestamptz
      when 'accepted' then d.version <> excluded.version
      else true end
    returning user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}

/** Forms that go out together: of one project and phase, to one address. */
export interface Parcel {
  projectId: number
  phase: Phase
  mis: string
  actionId: number | null
  address: string
  /** Who sends them. */
  by: number[]
  sendings: { userId: number; version: number; key: string }[]
}

/** Takes forms that wait, at most so many, for whoever takes them until a time. */
export function takeParcel(
  db: Db,
  { most, now, until }: { readonly most: number; readonly now: Date; readonly until: Date },
): Promise<Parcel | undefined> {
  return db.row(sql`
    with first as (
      select project_id, phase, mis, action_id, address from microdata_sendings
      where state = 'waiting' order by queued_at, user_id limit 1 for update skip locked
    ), chosen as (
      select d.user_id, d.project_id, d.phase from microdata_sendings d
      join first f on f.project_id = d.project_id and f.phase = d.phase and f.mis = d.mis
        and f.action_id is not distinct from d.action_id and f.address = d.address
      where d.state = 'waiting' and d.queued_at <= ${now}::timestamptz
      order by d.queued_at, d.user_id limit ${most}::int for update of d skip locked
    ), taken as (
      update microdata_sendings d set state = 'sending', held_until = ${until}::timestamptz
      from chosen c
      where d.user_id = c.user_id and d.project_id = c.project_id and d.phase = c.phase
      returning d.*
    )
    select project_id as "projectId", phase, mis, action_id as "actionId", address,
      array_remove(array_agg(distinct by_user), null) as by,
      jsonb_agg(jsonb_build_object('userId', user_id, 'version', version, 'key', record_key)
        order by user_id) as sendings
    from taken group by project_id, phase, mis, action_id, address`)
}

/** What the receiver said of one form, or why it said nothing. */
export interface Verdict {
  readonly userId: number
  readonly state: 'accepted' | 'refused' | 'failed'
  readonly reason: string
  readonly xmlError: string
}

/** Keeps what became of forms that were taken until a time, unless others have taken them since. */
export async function endSendings(
  db: Db,
  { projectId, phase }: Pick<Parcel, 'projectId' | 'phase'>,
  verdicts: readonly Verdict[],
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    update microdata_sendings d set state = g.state, reason = g.reason, xml_error = g.xml_error,
      held_until = null, ended_at = ${now}::timestamptz
    from unnest(${verdicts.map(({ userId }) => userId)}::int[],
      ${verdicts.map(({ state }) => state)}::text[], ${verdicts.map(({ reason }) => reason)}::text[],
      ${verdicts.map(({ xmlError }) => xmlError)}::text[]) as g (user_id, state, reason, xml_error)
    where d.project_id = ${projectId} and d.phase = ${phase} and d.user_id = g.user_id
      and d.held_until = ${until}::timestamptz`)
}

/** Lets go of forms whose sender died on the way; @returns the projects concerned. */
export async function releaseSendings(db: Db, now: Date): Promise<number[]> {
  const rows = await db.rows<{ projectId: number }>(sql`
    update microdata_sendings set state = 'failed', reason = 'interrupted', held_until = null,
      ended_at = ${now}::timestamptz
    where state = 'sending' and held_until <= ${now}::timestamptz
    returning project_id as "projectId"`)
  return [...new Set(rows.map(({ projectId }) => projectId))]
}

/** Lets go of everything that waits or is on its way, after a backup was restored. */
export function failWaiting(db: Db): Promise<number> {
  return db.run(sql`
    update microdata_sendings set state = 'failed', reason = 'restored', held_until = null,
      ended_at = now()
    where state in ('waiting', 'sending')`)
}
