import { ACTION_NOTES } from '@telemachos/contract/actions/notes'
import {
  NOTE_AUDIENCES,
  readsNotes,
  type NoteAudience,
} from '@telemachos/contract/core/note-audiences'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import { MEETING_NOTES } from '@telemachos/contract/meetings/notes'
import { HANDLING_NOTES } from '@telemachos/contract/supervision/notes'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { createAction, createPerson, relate } from '../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { TestClient } from '../testing/test-server.ts'

/** Every note of the product with its audience; all are of the mentor about the mentee. */
const NOTES = {
  'NOTE-about': ACTION_NOTES.about,
  'NOTE-public': ACTION_NOTES.public,
  'NOTE-private': ACTION_NOTES.private,
  'NOTE-pair': MEETING_NOTES.pair,
  'NOTE-own': MEETING_NOTES.private,
  'NOTE-follow-up': MEETING_NOTES.followUp,
  'NOTE-resolution': MEETING_NOTES.followUp,
  'NOTE-comment': MEETING_NOTES.comment,
  'NOTE-handling': HANDLING_NOTES,
} satisfies Record<string, NoteAudience>

const namesOf = (has: (audience: NoteAudience) => boolean) =>
  Object.entries(NOTES).flatMap(([text, audience]) => (has(audience) ? [text] : []))

describe('who reads which note', () => {
  let programme: SmallProgramme
  let actionId: number
  let meetingId: number
  const clients = new Map<Role, TestClient>()

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people, as } = programme
    actionId = await createAction(db, projectId, { typeId: 1 })
    for (const [verb, text] of [
      ['updateAboutMentee', 'NOTE-about'],
      ['savePublicNotes', 'NOTE-public'],
      ['savePrivateNotes', 'NOTE-private'],
    ] as const)
      await as.mentor.ask(`actions.${verb}`, {
        ActionId: actionId,
        MenteeId: people.mentee.id,
        Data: JSON.stringify({ text }),
      })
    meetingId = await plantMeeting()
    for (const role of ROLES) clients.set(role, await clientIn(role))
  })
  afterAll(() => programme.close())

  async function plantMeeting(): Promise<number> {
    const { db, projectId, people } = programme
    const { id } = await db.one<{ id: number }>(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
      values (${projectId}, ${actionId}, ${people.mentor.id}, ${people.mentee.id},
        tstzrange('2026-01-01T10:00Z', '2026-01-01T10:45Z')) returning id`)
    await db.run(sql`
      insert into meeting_journals (meeting_id, version, notes, follow_up, resolution, resolved_at,
        resolved_by, comment, comment_at, comment_by)
      values (${id}, 1, 'NOTE-pair', 'NOTE-follow-up', 'NOTE-resolution', now(), ${people.mentor.id},
        'NOTE-comment', now(), ${people.supervisor.id})`)
    await db.run(sql`
      insert into meeting_private_notes values (${id}, ${people.mentor.id}, 'NOTE-own')`)
    await db.run(sql`
      insert into supervision_handlings (mentee_id, project_id, reason, note, by, since, at)
      values (${people.mentee.id}, ${projectId}, 'overdue', 'NOTE-handling', ${people.mentor.id},
        current_date, now())`)
    return id
  }

  /** Somebody in a role for whom the mentee is within reach, where the role has one. */
  async function clientIn(role: Role): Promise<TestClient> {
    const { db, projectId, people, as, server } = programme
    if (role === 'Mentor') return as.mentor
    if (role === 'Mentee') return as.mentee
    const person = await createPerson(db, projectId, [role])
    if (role === 'SuperAdmin')
      await db.run(sql`update users set super_admin = true where id = ${person.id}`)
    if (role === 'Coordinator') await relate(db, projectId, 'coordinator', [person, people.mentee])
    if (role.startsWith('Supervisor'))
      await relate(db, projectId, 'supervisor', [person, people.mentor])
    return server.client().signIn(person.username)
  }

  /** The notes that are in what any call about the mentee answers. */
  async function readBy(client: TestClient): Promise<string[]> {
    const { projectId, people } = programme
    const MenteeId = people.mentee.id
    const about = { ActionId: actionId, MenteeId }
    const journal = { ProjectId: projectId, MeetingId: meetingId }
    const answers = await Promise.all([
      client.call('actions.getAboutMentee', about),
      client.call('actions.listAboutMentees', { ActionId: actionId }),
      client.call('actions.getPublicNotes', about),
      client.call('actions.listPublicNotes', { ActionId: actionId }),
      client.call('actions.getPrivateNotes', about),
      client.call('actions.listPrivateNotes', about),
      client.call('meetings.getJournal', journal),
      client.call('supervision.listHistory', { ProjectId: projectId, MenteeId }),
    ])
    const text = JSON.stringify(answers.map(({ body }) => body))
    return Object.keys(NOTES).filter((note) => text.includes(note))
  }

  it.each(ROLES)('%s reads what the definition says, and nothing else', async (role) => {
    const client = clients.get(role)
    if (!client) throw new Error(`nobody is ${role}`)
    const isAuthor = role === 'Mentor'
    expect(await readBy(client)).toEqual(namesOf((note) => readsNotes(note, { role, isAuthor })))
  })

  it('is nobody out of reach', async () => {
    expect(await readBy(programme.as.otherMentor)).toEqual([])
    expect(await readBy(programme.as.stranger)).toEqual([])
  })

  it('of another mentor of the mentee: what is for mentors, and not what the first wrote for others', async () => {
    const { db, projectId, people, server } = programme
    const second = await createPerson(db, projectId, ['Mentor'])
    await relate(db, projectId, 'mentor', [second, people.mentee], actionId)
    const client = await server.client().signIn(second.username)
    expect(await readBy(client)).toEqual(
      namesOf((note) => readsNotes(note, { role: 'Mentor', isAuthor: false })).filter(
        // The queue asks for a mentor of all actions.
        (note) => note !== 'NOTE-handling',
      ),
    )
  })

  it('is not the administrator in the author’s place, whose saving leaves the note as it is', async () => {
    const { projectId, people, server, as } = programme
    const admin = await server.client().signIn(people.admin.username)
    const token = await admin.ask('identity.makeLoginAs', { UserId: people.mentor.id, url: '/' })
    await admin.ask('identity.redeemLoginAs', { token })
    const journal = { ProjectId: projectId, MeetingId: meetingId }
    expect(await admin.ask('meetings.getJournal', journal)).toMatchObject({
      Notes: 'NOTE-pair',
      PrivateNotes: null,
    })
    const saved = await admin.ask('meetings.saveJournal', {
      ...journal,
      Version: 1,
      Held: null,
      Reason: '',
      Place: '',
      Duration: null,
      Subject: '',
      Notes: 'NOTE-pair',
      PrivateNotes: '',
      FollowUp: 'NOTE-follow-up',
    })
    expect(saved).toMatchObject({ Version: 2, PrivateNotes: null })
    expect(await as.mentor.ask('meetings.getJournal', journal)).toMatchObject({
      PrivateNotes: 'NOTE-own',
    })
  })

  it('has in the mentee’s copy of their data what the definition says', async () => {
    const answer = await fetch(`${programme.server.url}/api/privacy/OwnData`, {
      headers: { cookie: programme.as.mentee.cookie ?? '' },
    })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const copy = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    expect(Object.keys(NOTES).filter((note) => copy.includes(note))).toEqual(
      namesOf((note) => NOTE_AUDIENCES[note].inCopy),
    )
  })
})
