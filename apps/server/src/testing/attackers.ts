import { randomBytes } from 'node:crypto'
import type { Role } from '@telemachos/contract/core/roles'
import { sql } from '../kernel/database/sql.ts'
import { AppError } from '../kernel/errors.ts'
import { openLog } from '../kernel/log.ts'
import { contextOfReader, runStatement } from '../modules/reports/index.ts'
import { createAction, createPerson, createProject } from './factories.ts'
import { onServer } from './test-cluster.ts'
import type { PersonName, SmallProgramme } from './small-programme.ts'

/** Who runs SQL, and who in the programme is it. */
export const ATTACKERS = {
  SuperAdmin: 'admin',
  Admin: 'admin',
  ProjectManager: 'admin',
  Coordinator: 'coordinator',
  Supervisor: 'supervisor',
  Microdata: 'coordinator',
  SupervisorLite: 'supervisor',
  SupervisorLitePlus: 'supervisor',
  Mentor: 'mentor',
  Mentee: 'mentee',
} as const satisfies Partial<Record<Role, PersonName>>

export type Attacker = keyof typeof ATTACKERS
export const ATTACKER_ROLES = Object.keys(ATTACKERS) as Attacker[]

/** Whose reach ends before the stranger. */
const NARROW: readonly Attacker[] = ['Coordinator', 'Supervisor', 'Mentor', 'Mentee']
const AUTHORS: readonly Attacker[] = ['SuperAdmin', 'Admin']

const mark = (kind: string) => `σημάδι-${kind}-${randomBytes(5).toString('hex')}`

/** What each of them must not be told of. */
export interface Marks {
  /** Of another project: nobody. */
  readonly foreign: string
  /** Of the stranger: nobody of a narrow reach. */
  readonly unreached: string
  /** In a field that authors alone see. */
  readonly hidden: string
  /** Of the database itself: nobody. */
  readonly catalogue: readonly string[]
}

/** Marks people, fields and things of two projects. The field is called `secret`. */
export async function plantMarks(programme: SmallProgramme): Promise<Marks> {
  const { db, projectId, people } = programme
  const [foreign, unreached, hidden] = [mark('ξένο'), mark('μακριά'), mark('κρυφό')]
  const field = { Name: 'secret', Label: 'secret', Type: 'text', Visible: 0, Editable: 0 }
  await db.run(sql`
    update projects set settings = jsonb_set(settings || '{"User": {}}', '{User,Fields}', ${JSON.stringify([field])}::jsonb)
    where id = ${projectId}`)
  await db.run(sql`
    update users set fields = ${JSON.stringify({ secret: hidden })}::jsonb where id = ${people.mentee.id}`)
  await db.run(sql`
    update users set last_name = ${unreached}, first_name = ${unreached}, email = ${`${unreached}@example.org`},
      fields = ${JSON.stringify({ secret: unreached })}::jsonb
    where id = ${people.stranger.id}`)
  const other = await createProject(db)
  await db.run(sql`update projects set descr = ${foreign} where id = ${other}`)
  for (const role of ['Mentee', 'Mentor'] as const) {
    const { id } = await createPerson(db, other, [role], { lastName: foreign, firstName: foreign })
    await db.run(sql`
      update users set email = ${`${role}-${foreign}@example.org`}, fields = ${JSON.stringify({ secret: foreign })}::jsonb
      where id = ${id}`)
  }
  await createAction(db, other, { title: foreign })
  const login = await db.one<{ role: string; password: string; name: string }>(sql`
    select role, password, current_database() as name from report_logins`)
  const catalogue = [login.role, login.password, login.name, 'telemachos_app', '$argon2']
  return { foreign, unreached, hidden, catalogue }
}

/** The marks that a role must not find in anything that it is told. */
export const closedTo = (role: Attacker, marks: Marks): string[] => [
  marks.foreign,
  ...marks.catalogue,
  ...(NARROW.includes(role) ? [marks.unreached] : []),
  ...(AUTHORS.includes(role) ? [] : [marks.hidden]),
]

/** What somebody is told of a statement. */
export interface Told {
  readonly isRun: boolean
  /** The fields and rules of a refusal. */
  readonly rules: readonly string[]
  /** Whatever there is of it, as text. */
  readonly text: string
}

/**
 * Has statements run on the way that all calls take, as a role.
 * @throws whatever is no answer to a caller.
 */
export function attackerOf({ people, server, projectId }: SmallProgramme, role: Attacker) {
  const context = contextOfReader(
    { projectId, userId: people[ATTACKERS[role]].id, roles: [role], language: 'el' },
    role,
    { database: server.database, now: new Date('2026-11-29T10:00:00Z'), log: openLog('silent') },
  )
  return async (query: string): Promise<Told> => {
    try {
      const { columns, rows } = await runStatement(context, { query, parameters: { a: '1' } })
      return { isRun: true, rules: [], text: JSON.stringify([columns, rows]) }
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      const text = JSON.stringify([error.message, error.toBody('el', ''), error.toBody('en', '')])
      return { isRun: false, rules: error.fields.map((one) => one.rule), text }
    }
  }
}

/** Does work for each of some, a few at once. */
export async function each<One>(
  list: readonly One[],
  atOnce: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const rest = list.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of rest) await work(one)
    }),
  )
}

/** How much there is of everything, with all that is in it: equal where nothing was written. */
export async function printOf({ owner }: SmallProgramme): Promise<Record<string, unknown>> {
  const print: Record<string, unknown> = {}
  await onServer(owner, async (client) => {
    // Counted by the server itself, whatever anybody asks.
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
       and tablename not in ('sessions', 'recurring_jobs', 'project_counts', 'outbox') order by 1`,
    )
    const counts = tables.map(
      ({ name }) =>
        `select '${name}' as name, count(*)::text || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${name} t`,
    )
    const more = `select 'catalogue', (select count(*) from pg_class)::text || ' ' || (select count(*) from pg_proc)
      || ' ' || (select count(*) from pg_largeobject_metadata) || ' ' || (select count(*) from pg_locks k join pg_stat_activity a on a.pid = k.pid
        join report_logins l on l.role = a.usename where k.locktype = 'advisory' and a.datname = current_database())
      || ' ' || (select string_agg(rolname || rolsuper || coalesce(rolconfig::text, ''), ',' order by rolname)
        from pg_roles where rolname in (select role from report_logins) or rolname = current_user)
      || ' ' || (select coalesce(sum(last_value), 0) from pg_sequences)`
    const { rows } = await client.query<{ name: string; print: string }>(
      [...counts, more].join(' union all '),
    )
    for (const row of rows) print[row.name] = row.print
  })
  return print
}
