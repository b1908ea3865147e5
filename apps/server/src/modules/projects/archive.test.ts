import type { ErrorBody } from '@telemachos/contract/core/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('an archived project', () => {
  let programme: SmallProgramme
  let refused: { readonly status: number }
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { admin } = programme.as
    const { Descr } = await admin.ask('projects.getProjectById', { Id: programme.projectId })
    const input = { ProjectId: programme.projectId, Confirm: 'κάτι άλλο' }
    refused = await admin.call('projects.archiveProject', input)
    await admin.ask('projects.archiveProject', { ...input, Confirm: Descr })
  })
  afterAll(() => programme.close())

  const codeOf = ({ body }: { readonly body: unknown }) => (body as ErrorBody).code

  it('is read by its members, and changed by none of them', async () => {
    const { projectId: ProjectId } = programme
    const { admin, mentor, mentee } = programme.as
    // Its name has to be typed.
    expect(refused.status).toBe(400)
    const project = await mentor.ask('projects.getProjectById', { Id: ProjectId })
    const action = await admin.call('actions.createAction', { ProjectId, Title: 'Α', TypeId: 3 })
    expect([action.status, codeOf(action)]).toEqual([403, 'project_archived'])
    const { Settings, url, Descr, Revision } = project
    const saved = await admin.call('projects.setProject', {
      Project: { Id: ProjectId, url, Descr, Settings, Revision },
    })
    expect(codeOf(saved)).toBe('project_archived')
    const field = await mentee.call('people.updateFieldAsMentee', { Name: 'goal', Value: 'x' })
    expect(codeOf(field)).toBe('project_archived')
    // What is about the person alone is as it was.
    expect((await mentee.call('identity.setLanguage', { Language: 'el' })).status).toBe(200)
    const { Projects } = await mentee.ask('identity.getIdentity', {})
    expect(Projects.find(({ Id }) => Id === ProjectId)?.ArchivedAt).not.toBeNull()
  })

  it('gets nothing out of another project either', async () => {
    const { projectId: archived, people, db } = programme
    const ProjectId = await createProject(db)
    await db.run(sql`insert into memberships (project_id, user_id, roles) values
      (${ProjectId}, ${people.admin.id}, array['Admin'])`)
    await createPerson(db, ProjectId, ['Mentee'])
    const admin = await programme.server.client().signIn(people.admin.username)
    const some = { ProjectId, ActionIds: [await createAction(db, ProjectId)], To: archived }
    const mentees = { ProjectId, CurrentProjectId: archived }
    const answers = [
      await admin.call('actions.copyActions', some),
      await admin.call('actions.moveActions', some),
      await admin.call('imports.addExistingMentees', mentees),
    ]
    expect(answers.map(codeOf)).toEqual(Array(3).fill('project_archived'))
  })

  it('freezes no action of a project that runs', async () => {
    const { projectId: archived, people, db } = programme
    const ProjectId = await createProject(db)
    await db.run(sql`insert into memberships (project_id, user_id, roles) values
      (${ProjectId}, ${people.admin.id}, array['Admin'])`)
    const ActionId = await createAction(db, ProjectId)
    await db.run(sql`
      insert into project_actions (project_id, action_id, flags, position, group_path)
      select ${archived}, action_id, flags, position, group_path from project_actions
      where project_id = ${ProjectId} and action_id = ${ActionId}`)
    const { version } = await db.one<{ version: number }>(sql`
      select version from actions where id = ${ActionId}`)
    const admin = await programme.server.client().signIn(people.admin.username)
    const saveIn = (project: number) =>
      admin.call('actions.saveTitles', {
        ProjectId: project,
        Titles: [{ ActionId, Version: version, Title: 'Νέος τίτλος', Titles: {} }],
      })
    expect(codeOf(await saveIn(archived))).toBe('project_archived')
    expect((await saveIn(ProjectId)).status).toBe(200)
  })

  it('is among the archived ones alone', async () => {
    const { admin } = programme.as
    const among = async (Archived: boolean) => {
      const { list } = await admin.ask('projects.listProjectPage', { Archived, page: 1 })
      return list.some(({ Id }) => Id === programme.projectId)
    }
    expect([await among(false), await among(true)]).toEqual([false, true])
  })

  it('comes back whole, without the mails that were due meanwhile', async () => {
    const { projectId: ProjectId, people, db } = programme
    const { admin } = programme.as
    await db.run(sql`
      insert into mails (key, project_id, user_id, template, model, due_at, state)
      values ('late', ${ProjectId}, ${people.mentee.id}, 'meetings.reminder', '{}',
        now() - interval '1 day', 'queued')`)
    await admin.ask('projects.restoreProject', { ProjectId })
    const mails = await db.rows(sql`select state from mails where key ^@ 'late'`)
    expect(mails).toEqual([{ state: 'cancelled' }])
    const made = await admin.call('actions.createAction', { ProjectId, Title: 'Α', TypeId: 3 })
    expect(made.status).toBe(200)
    const audit = await db.rows<{ verb: string }>(sql`
      select verb from audit_log where project_id = ${ProjectId} and verb like 'projects.%archived'
      order by id`)
    expect(audit.map(({ verb }) => verb)).toEqual(['projects.archived', 'projects.unarchived'])
  })
})
