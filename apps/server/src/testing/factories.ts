import type { Role } from '@telemachos/contract/core/roles'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { compileDraft } from '@telemachos/questionnaire/author/compile-draft'
import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Definition } from '@telemachos/questionnaire/definition'
import { randomBytes } from 'node:crypto'
import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { hashPassword } from '../modules/identity/index.ts'
import { personKeys } from '../modules/people/index.ts'
import { TEST_PASSWORD } from './test-server.ts'

let passwordHash: Promise<string> | undefined

const unique = (prefix: string) => `${prefix}-${randomBytes(4).toString('hex')}`

/** Creates a project; @returns its id. */
export async function createProject(db: Db, url = unique('project')): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into projects (url, descr) values (${url}, ${`Έργο ${url}`}) returning id`)
  return id
}

/** Has a project ask its people for a text, which its authors see and every other role but guests. */
export async function addTextField(db: Db, projectId: number, name: string): Promise<void> {
  const field = { Name: name, Label: name, Type: 'text', Visible: 4, Editable: 4 }
  await db.run(sql`
    update projects set settings = jsonb_set(settings || '{"User": {}}' || settings, '{User,Fields}',
      coalesce(settings #> '{User,Fields}', '[]') || ${JSON.stringify([field])}::jsonb)
    where id = ${projectId}`)
}

export interface TestPerson {
  readonly id: number
  /** Signs in with TEST_PASSWORD. */
  readonly username: string
}

interface PersonOptions {
  readonly firstName?: string
  readonly lastName?: string
  readonly fields?: object
}

/** Creates a person with roles in a project. */
export async function createPerson(
  db: Db,
  projectId: number,
  roles: readonly Role[],
  { firstName = 'Άννα', lastName = 'Δοκιμή', fields = {} }: PersonOptions = {},
): Promise<TestPerson> {
  passwordHash ??= hashPassword(TEST_PASSWORD)
  const username = unique('person')
  const { sortKey, searchKey } = personKeys({ firstName, lastName, username })
  const { id } = await db.one<{ id: number }>(sql`
    insert into users (username, password_hash, first_name, last_name, fields, sort_key, search_key)
    values (${username}, ${await passwordHash}, ${firstName}, ${lastName},
      ${JSON.stringify(fields)}::jsonb, ${sortKey}, ${searchKey})
    returning id`)
  await joinProject(db, projectId, id, roles)
  return { id, username }
}

/** Adds a person to a project. */
async function joinProject(
  db: Db,
  projectId: number,
  userId: number,
  roles: readonly Role[],
): Promise<void> {
  await db.run(sql`
    insert into memberships (project_id, user_id, roles)
    values (${projectId}, ${userId}, ${roles}::text[])`)
}

/** Lets one person look after another; a mentor for all actions, or for one. */
export async function relate(
  db: Db,
  projectId: number,
  kind: 'mentor' | 'supervisor' | 'coordinator',
  [holder, subject]: readonly [holder: TestPerson, subject: TestPerson],
  actionId: number | null = null,
): Promise<void> {
  await db.run(sql`
    insert into relations (project_id, kind, holder_id, subject_id, action_id)
    values (${projectId}, ${kind}, ${holder.id}, ${subject.id}, ${actionId}::int)`)
}

/** Creates a questionnaire with one published version; @returns its id. */
export async function createQuest(
  db: Db,
  projectId: number,
  draft: Draft,
): Promise<{ questId: number; definition: Definition }> {
  const definition = compileDraft(draft)
  const { id: questId } = await db.one<{ id: number }>(sql`
    insert into questionnaires (project_id, title, sort_key, search_key, draft, saved_at)
    values (${projectId}, ${JSON.stringify(draft.Title)}::jsonb, ${draft.Title.el},
      ${draft.Title.el}, ${JSON.stringify(draft)}::jsonb, now())
    returning id`)
  await db.run(sql`
    insert into questionnaire_versions
      (quest_id, version, draft, revision, definition, published_at)
    select id, 1, draft, revision, ${JSON.stringify(definition)}::jsonb, now()
    from questionnaires where id = ${questId}`)
  return { questId, definition }
}

interface ActionOptions {
  readonly typeId?: number
  readonly title?: string
  readonly titles?: Readonly<Record<string, string>>
  readonly flags?: number
  readonly position?: number
  readonly questId?: number
  readonly data?: object
  readonly enableCondition?: string
  readonly showCondition?: string
}

/** Creates an action, by default a published task, and links it to a project; @returns its id. */
export async function createAction(
  db: Db,
  projectId: number,
  options: ActionOptions = {},
): Promise<number> {
  const { typeId = 3, title = 'Δράση', titles = {}, data = {}, position = 0, questId } = options
  const { id } = await db.one<{ id: number }>(sql`
    insert into actions (type_id, title, titles, data, quest_id, enable_condition, show_condition)
    values (${typeId}, ${title}, ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(data)}::jsonb,
      ${questId ?? null}, ${options.enableCondition ?? ''}, ${options.showCondition ?? ''})
    returning id`)
  await db.run(sql`
    insert into project_actions (project_id, action_id, flags, position)
    values (${projectId}, ${id}, ${options.flags ?? GRID_FLAGS.Published}, ${position})`)
  return id
}
