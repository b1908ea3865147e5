import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export type MassData = InputOf<typeof contract.data.calls.setMassServiceData>['massdata']

/** A mass service as it is kept. */
export interface MassRow {
  url: string
  massdata: MassData
  Version: number
  ChangedAt: string
  By: string | null
}

const columns = sql`s.url, s.massdata, s.version as "Version", s.changed_at as "ChangedAt",
  nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By"`

export function listMass(db: Db, projectId: number): Promise<MassRow[]> {
  return db.rows(sql`
    select ${columns} from mass_services s left join users u on u.id = s.changed_by
    where s.project_id = ${projectId} order by lower(s.url)`)
}

/** How rows are sent to an address, in any case. */
export function findMass(db: Db, projectId: number, url: string): Promise<MassRow | undefined> {
  return db.row(sql`
    select ${columns} from mass_services s left join users u on u.id = s.changed_by
    where s.project_id = ${projectId} and lower(s.url) = lower(${url})`)
}

export async function countMass(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from mass_services where project_id = ${projectId}`)
  return count
}

interface Written {
  readonly url: string
  readonly massdata: MassData
  readonly by: number
  readonly at: Date
}

/** Adds a mass service. @returns false where there is one by now. */
export async function insertMass(db: Db, projectId: number, written: Written): Promise<boolean> {
  const { url, massdata, by, at } = written
  const added = await db.run(sql`
    insert into mass_services (project_id, url, massdata, changed_by, changed_at)
    values (${projectId}, ${url}, ${JSON.stringify(massdata)}::jsonb, ${by}, ${at})
    on conflict do nothing`)
  return added > 0
}

/** Changes a mass service from a version on. @returns false where it is at another one. */
export async function updateMass(
  db: Db,
  projectId: number,
  version: number,
  { url, massdata, by, at }: Written,
): Promise<boolean> {
  const changed = await db.run(sql`
    update mass_services set massdata = ${JSON.stringify(massdata)}::jsonb, version = version + 1,
      changed_by = ${by}, changed_at = ${at}
    where project_id = ${projectId} and lower(url) = lower(${url}) and version = ${version}`)
  return changed > 0
}

export async function deleteMass(db: Db, projectId: number, url: string): Promise<void> {
  await db.run(sql`
    delete from mass_services where project_id = ${projectId} and lower(url) = lower(${url})`)
}
