import type { Role } from '@telemachos/contract/core/roles'
import { MAX_SERVICE_VERSIONS } from '@telemachos/contract/services/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

export type ServiceKind = 'sql' | 'script'

/** A service as it is kept. */
export interface ServiceRow {
  id: number
  category: string
  name: string
  descr: string
  body: string
  roles: Role[]
  version: number
  changedAt: string
  by: string | null
}

const columns = sql`s.id, s.category, s.name, s.descr, s.body, s.roles, s.version,
  s.changed_at as "changedAt", nullif(concat_ws(' ', u.first_name, u.last_name), '') as by`

/** The services of a kind in a project, by category and name. */
export function listServices(db: Db, projectId: number, kind: ServiceKind): Promise<ServiceRow[]> {
  return db.rows(sql`
    select ${columns} from services s left join users u on u.id = s.changed_by
    where s.project_id = ${projectId} and s.kind = ${kind} order by s.category, s.name`)
}

/** A service of the project. */
export function findService(
  db: Db,
  projectId: number,
  id: number,
): Promise<(ServiceRow & { kind: ServiceKind }) | undefined> {
  return db.row(sql`
    select ${columns}, s.kind from services s left join users u on u.id = s.changed_by
    where s.project_id = ${projectId} and s.id = ${id}`)
}

/** A service of the project by its address, in any case. */
export function findServiceAt(
  db: Db,
  projectId: number,
  { category, name }: { readonly category: string; readonly name: string },
): Promise<{ id: number; kind: ServiceKind; body: string; roles: Role[] } | undefined> {
  return db.row(sql`
    select id, kind, body, roles from services
    where project_id = ${projectId} and lower(category) = lower(${category})
      and lower(name) = lower(${name})`)
}

export async function countServices(db: Db, projectId: number, kind: ServiceKind): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from services
    where project_id = ${projectId} and kind = ${kind}`)
  return count
}

/** What is saved of a service. */
export interface SavedService {
  readonly category: string
  readonly name: string
  readonly descr: string
  readonly body: string
  readonly roles: readonly Role[]
  readonly by: number
  readonly at: Date
}

/** Adds a service. @returns its number. */
export async function insertService(
  db: Db,
  projectId: number,
  kind: ServiceKind,
  saved: SavedService,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into services (project_id, kind, category, name, descr, body, roles, changed_by, changed_at)
    values (${projectId}, ${kind}, ${saved.category}, ${saved.name}, ${saved.descr}, ${saved.body},
      ${[...saved.roles]}::text[], ${saved.by}, ${saved.at})
    returning id`)
  await insertVersion(db, id, saved)
  return id
}

/** Changes a service from a version on. @returns false where it is at another one. */
export async function updateService(
  db: Db,
  id: number,
  version: number,
  saved: SavedService,
): Promise<boolean> {
  const changed = await db.run(sql`
    update services set category = ${saved.category}, name = ${saved.name}, descr = ${saved.descr},
      body = ${saved.body}, roles = ${[...saved.roles]}::text[], version = version + 1,
      changed_by = ${saved.by}, changed_at = ${saved.at}
    where id = ${id} and version = ${version}`)
  if (changed === 0) return false
  await insertVersion(db, id, saved)
  return true
}

/** Keeps the present text as a version, and the oldest no longer. */
async function insertVersion(db: Db, id: number, { by, at }: SavedService): Promise<void> {
  await db.run(sql`
    insert into service_versions (service_id, version, body, saved_by, saved_at)
    select id, version, body, ${by}, ${at} from services where id = ${id}`)
  await db.run(sql`
    delete from service_versions v using services s
    where s.id = ${id} and v.service_id = s.id
      and v.version <= s.version - ${whole(MAX_SERVICE_VERSIONS)}`)
}

export async function deleteService(db: Db, projectId: number, id: number): Promise<void> {
  await db.run(sql`delete from services where project_id = ${projectId} and id = ${id}`)
}

/** The versions of a service, the latest first. */
export function listVersions(
  db: Db,
  serviceId: number,
): Promise<{ Version: number; At: string; By: string | null; Text: string }[]> {
  return db.rows(sql`
    select v.version as "Version", v.saved_at as "At", v.body as "Text",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By"
    from service_versions v left join users u on u.id = v.saved_by
    where v.service_id = ${serviceId} order by v.version desc`)
}
