import type { ExampleIds } from '@telemachos/contract/core/example-ids'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { MEN, SURNAMES } from '../app/demo/names.ts'
import { insertRows } from '../app/demo/rows.ts'
import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { foldCounts } from '../modules/grid/index.ts'
import { personKeys } from '../modules/people/index.ts'
import { createPerson, createProject } from './factories.ts'
import { addWork } from './large-programme-work.ts'

const MENTEES = 5_000
const MENTEES_OF_MENTOR = 25
/** How many people somebody has who has few. */
const FEW = 4
const AREAS = 10

/** Roles that reach a project: who has few people is in one of few. */
const IN_PROJECT: readonly Role[] = ['SuperAdmin', 'Admin', 'ProjectManager', 'Microdata']
const SUPERVISORS = ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'] as const
/** Roles whose people are given to them one by one. */
const HOLDING: readonly Role[] = ['Coordinator', 'Mentor', ...SUPERVISORS]

/** Somebody with a role, and what their calls are about. */
export interface LargeCaller {
  readonly role: Role
  readonly username: string
  /** The person is a mentee within reach. */
  readonly ids: ExampleIds
  readonly mentorId: number
  readonly coordinatorId: number
}

/** A project of five thousand mentees, and beside it one of four. */
export interface LargeProgramme {
  /** Of every role one who has few people, and one who has as many as the role can have. */
  readonly callers: readonly { readonly few: LargeCaller; readonly many: LargeCaller }[]
  /** A question that is answered with a text. */
  readonly textQuestion: string
  /** A conference to which half of the people come, and its first session in each project. */
  readonly conferenceId: number
  readonly sessions: ReadonlyMap<number, number>
  /** Registry numbers of 500 people. */
  readonly numbers: readonly string[]
}

const field = (Name: string) => ({ Name, Label: Name, Type: 'text', Visible: 5, Editable: 1 })

const SETTINGS: ProjectSettings = {
  Config: { Matching: { AreaField: 'area', LanguageField: 'languages' } },
  User: {
    Fields: [field('area'), field('languages')],
    ProjectFields: [field('kayas')],
    Filters: [{ Field: 'area' }, { Field: 'languages', Separate: true }],
  },
}

/** Fills a migrated, empty database, and has its owner look at what it holds. */
export async function createLargeProgramme(db: Db, owner: Db): Promise<LargeProgramme> {
  const large = await createProject(db, 'large')
  const small = await createProject(db, 'small')
  const mentors = await addPeople(db, large, 'Mentor', MENTEES / MENTEES_OF_MENTOR)
  const mentees = await addPeople(db, large, 'Mentee', MENTEES)
  const fewMentees = await addPeople(db, small, 'Mentee', FEW)
  const join = async (projectId: number, role: Role) =>
    (await createPerson(db, projectId, [role], { lastName: role })).id
  await db.run(sql`update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb`)

  const staff = new Map<Role, { few: number; many: number }>()
  for (const role of ROLES) {
    const many = role === 'Mentee' ? (mentees[0] ?? 0) : await join(large, role)
    const hasOther = IN_PROJECT.includes(role) || HOLDING.includes(role)
    const few = hasOther ? await join(IN_PROJECT.includes(role) ? small : large, role) : many
    staff.set(role, { few, many })
  }
  const of = (role: Role) => staff.get(role) ?? { few: 0, many: 0 }
  const smallMentor = await join(small, 'Mentor')
  const ofFew = mentees.slice(0, FEW)
  const ofMany = mentees.slice(FEW, FEW + MENTEES_OF_MENTOR)
  await relateAll(db, large, 'mentor', [of('Mentor').few], ofFew)
  await relateAll(db, large, 'mentor', [of('Mentor').many], ofMany)
  await relateAll(db, large, 'mentor', mentors, mentees.slice(FEW + MENTEES_OF_MENTOR))
  await relateAll(db, small, 'mentor', [smallMentor], fewMentees)
  await relateAll(db, large, 'coordinator', [of('Coordinator').few], ofFew)
  await relateAll(db, large, 'coordinator', [of('Coordinator').many], [...mentors, ...mentees])
  for (const role of ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'] as const) {
    await relateAll(db, large, 'supervisor', [of(role).few], [of('Mentor').few])
    await relateAll(db, large, 'supervisor', [of(role).many], mentors)
  }
  await db.run(sql`
    update users u set super_admin = true, default_project_id = m.project_id
    from memberships m where m.user_id = u.id and 'SuperAdmin' = any (m.roles)`)
  await db.run(sql`
    update users set password_hash = (select password_hash from users where id = ${smallMentor})
    where id = ${of('Mentee').many}`)

  const { textQuestion, conferenceId, ...work } = await addWork(db, [large, small])
  const sessions = await db.rows<{ projectId: number; id: number }>(sql`
    select project_id as "projectId", min(id) as id from conference_sessions group by project_id`)
  await foldCounts(db)
  await owner.run(sql`analyze`)

  const [oneOfFew = 0] = ofFew
  const [oneOfMany = 0] = ofMany
  /** Nobody supervises the mentor of many, who has people of their own. */
  const personFor = (role: Role, size: 'few' | 'many'): number => {
    if (role === 'Mentor' && size === 'many') return oneOfMany
    return isSupervisor(role) && size === 'many' ? (mentees.at(-1) ?? 0) : oneOfFew
  }
  const inSmall = { projectId: small, personId: fewMentees[0] ?? 0 }
  const callerOf = async (role: Role, size: 'few' | 'many'): Promise<LargeCaller> => {
    const isOfSmall = size === 'few' && IN_PROJECT.includes(role)
    const place = isOfSmall ? inSmall : { projectId: large, personId: personFor(role, size) }
    return {
      role,
      ...(await db.one<{ username: string }>(
        sql`select username from users where id = ${of(role)[size]}`,
      )),
      ids: { ...place, ...work, ...(await aboutPerson(db, place.personId)) },
      mentorId: isOfSmall ? smallMentor : of('Mentor')[size],
      coordinatorId: of('Coordinator')[size],
    }
  }
  return {
    callers: await Promise.all(
      ROLES.map(async (role) => ({
        few: await callerOf(role, 'few'),
        many: await callerOf(role, 'many'),
      })),
    ),
    textQuestion,
    conferenceId,
    sessions: new Map(sessions.map(({ projectId, id }) => [projectId, id])),
    numbers: mentees.slice(0, 500).map((id) => `K${id}`),
  }
}

const isSupervisor = (role: Role): boolean => SUPERVISORS.some((supervisor) => supervisor === role)

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** What of a person's is in an example. */
async function aboutPerson(db: Db, personId: number) {
  const { bookingId, answerSetId } = await db.one<{ bookingId: number; answerSetId: number }>(sql`
    select (select min(id) from meetings where mentee_id = ${personId}) as "bookingId",
      (select min(id) from answer_sets where mentee_id = ${personId}) as "answerSetId"`)
  const absentId = 2_000_000_000
  return { bookingId, answerSetId, absentId, soon: inDays(90), later: inDays(91) }
}

/** Adds people with the names that people have; @returns their ids. */
async function addPeople(db: Db, projectId: number, role: Role, count: number): Promise<number[]> {
  const prefix = `${role}-${projectId}-`
  const people = Array.from({ length: count }, (_, index) => {
    const username = `${prefix}${index}`
    const firstName = MEN[index % MEN.length] ?? ''
    const lastName = SURNAMES[(index * 7) % SURNAMES.length]?.[0] ?? ''
    const { sortKey, searchKey } = personKeys({ firstName, lastName, username })
    const fields = { area: `area-${index % AREAS}`, languages: index % 3 ? 'el;en' : 'el' }
    return {
      username,
      first_name: firstName,
      last_name: lastName,
      sort_key: sortKey,
      search_key: searchKey,
      email: `${username}@example.org`,
      fields,
      last_signed_in_at: index % 10 ? '2026-01-01T00:00:00Z' : null,
    }
  })
  await insertRows(
    db,
    'users',
    {
      username: 'text',
      first_name: 'text',
      last_name: 'text',
      sort_key: 'text',
      search_key: 'text',
      email: 'text',
      fields: 'json',
      last_signed_in_at: 'instant',
    },
    people,
  )
  const joined = await db.rows<{ id: number }>(sql`
    insert into memberships (project_id, user_id, roles, fields, joined_at)
    select ${projectId}, id, array[${role}], jsonb_build_object('kayas', 'K' || id),
      now() - interval '100 days'
    from users where starts_with(username, ${prefix}) order by id
    returning user_id as id`)
  return joined.map(({ id }) => id)
}

/** Shares the people out among those who look after them. */
async function relateAll(
  db: Db,
  projectId: number,
  kind: string,
  holders: readonly number[],
  subjects: readonly number[],
): Promise<void> {
  await db.run(sql`
    insert into relations (project_id, kind, holder_id, subject_id)
    select ${projectId}::int, ${kind}, (${holders}::int[])[1 + place % ${holders.length}::int], id
    from unnest(${subjects}::int[]) with ordinality as subject (id, place)`)
}
