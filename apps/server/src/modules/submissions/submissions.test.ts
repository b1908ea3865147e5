import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { NO_NEEDS } from '@telemachos/contract/actions/type-needs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { uploadFile } from '../../testing/upload.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { withdrawDone } from './withdraw-done.ts'

const SLOT = {
  id: 's_cv',
  label: { el: 'Βιογραφικό', en: 'CV' },
  hint: { el: '', en: '' },
  required: true,
  item: null as string | null,
  takes: ['note', 'link'] as ('note' | 'link' | 'file')[],
  files: [] as ('pdf' | 'image')[],
  maxFiles: 1,
  maxMb: 5,
  review: true,
  template: null,
}
const ITEMS = [
  { id: 'i_one', label: { el: 'Πρώτο', en: 'First' }, required: true },
  { id: 'i_two', label: { el: 'Δεύτερο', en: 'Second' }, required: false },
]

describe('the work of a mentee in an action', () => {
  let programme: SmallProgramme
  let ActionId: number
  let version: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId, { typeId: 5 })
    version = 1
  })

  const cell = () => ({ ActionId, MenteeId: programme.people.mentee.id })
  const save = async (needs: object) => {
    const place = { ProjectId: programme.projectId, ActionId }
    const { status, body } = await programme.as.admin.call('actions.saveContent', {
      ...{ ...place, Title: 'Έγγραφα', Titles: {}, Descr: '', Descrs: {} },
      ...{ ShowCondition: '', EnableCondition: '', Form: [], Version: version },
      Needs: { ...NO_NEEDS, ...needs },
    })
    if (status === 200) version += 1
    return { status, body }
  }
  const tick = (Item: string, Done = true, name: PersonName = 'mentee') =>
    programme.as[name].call('submissions.tick', { ...cell(), Item, Done })
  const submit = (
    Revision: number,
    rest: object = { Note: 'Ορίστε' },
    name: PersonName = 'mentee',
  ) => programme.as[name].call('submissions.submit', { ...cell(), Slot: 's_cv', Revision, ...rest })
  const decide = (Revision: number, Accept: boolean, Reason = '', name: PersonName = 'mentor') =>
    programme.as[name].call('submissions.decide', {
      ...{ ...cell(), Slot: 's_cv', Revision, Accept, Reason },
    })
  const complete = (name: PersonName = 'mentee') =>
    programme.as[name].call('actions.completeAction', cell())
  const missing = async () =>
    (await programme.as.mentee.ask('actions.getMissing', cell())).map(({ Text }) => Text)
  const waiting = (name: PersonName) =>
    programme.as[name].ask('submissions.listWaiting', { ProjectId: programme.projectId, page: 1 })
  const told = (name: PersonName) =>
    programme.db.rows(sql`
      select template, model ->> 'reason' as reason from mails
      where user_id = ${programme.people[name].id} and template like 'submissions.%'
        and model ->> 'path' like ${`%/${ActionId}`}
      order by id`)

  it('has ticks that stay with their line, and says who made them', async () => {
    await save({ checklist: ITEMS })
    expect(await missing()).toEqual(['Στη λίστα μένει: Πρώτο'])
    expect(await complete()).toMatchObject({ body: { details: { rule: 'something_missing' } } })
    await tick('i_two')
    const byMentor = await tick('i_one', true, 'mentor')
    expect(byMentor.body).toMatchObject({
      Ticks: [
        { Item: 'i_one', Done: true, By: { Id: programme.people.mentor.id } },
        { Item: 'i_two', Done: true, By: { Id: programme.people.mentee.id } },
      ],
    })
    await save({ checklist: [{ ...ITEMS[0], label: { el: 'Με άλλα λόγια', en: '' } }] })
    const summary = await programme.as.mentor.ask('submissions.summarize', {
      ...{ ProjectId: programme.projectId, MenteeIds: [cell().MenteeId], ActionId },
    })
    expect(summary).toMatchObject([{ Done: 1, Total: 1 }])
    expect(await tick('i_two')).toMatchObject({ body: { fields: [{ rule: 'unknown_item' }] } })
    expect(await tick('i_one', true, 'otherMentor')).toMatchObject({ status: 404 })
    expect(await complete()).toMatchObject({ status: 200 })
    expect(await tick('i_one', false)).toMatchObject({
      body: { details: { rule: 'already_completed' } },
    })
  })

  it('is handed in, returned with a reason, handed in again and accepted, which completes it', async () => {
    await save({ slots: [SLOT], acceptCompletes: true })
    expect(await missing()).toEqual(['Δεν έχει κατατεθεί: Βιογραφικό'])
    expect(await submit(0)).toMatchObject({
      status: 200,
      body: { Submissions: [{ State: 'waiting', Revision: 1 }] },
    })
    expect(await missing()).toEqual(['Περιμένει να γίνει δεκτό: Βιογραφικό'])
    expect(await told('mentor')).toEqual([{ template: 'submissions.submitted', reason: null }])
    expect(await waiting('mentor')).toMatchObject({
      All: 1,
      list: [{ ActionId, Slot: 'Βιογραφικό', Days: 0, Mentor: { Id: programme.people.mentor.id } }],
    })
    expect(await waiting('otherMentor')).toMatchObject({ All: 0, Oldest: null })
    expect(await waiting('supervisor')).toMatchObject({ All: 1 })
    expect(await decide(1, false)).toMatchObject({ body: { fields: [{ field: 'Reason' }] } })
    expect(await decide(1, false, 'Λείπει η σπουδή σας.')).toMatchObject({
      body: { Submissions: [{ State: 'returned', Revision: 2 }] },
    })
    expect(await waiting('mentor')).toMatchObject({ All: 0 })
    expect(await submit(2, { Link: 'https://example.org/cv' })).toMatchObject({ status: 200 })
    const accepted = await decide(3, true)
    expect(accepted.body).toMatchObject({
      Submissions: [
        {
          State: 'accepted',
          Versions: [
            { Number: 2, Link: 'https://example.org/cv', Verdict: 'accepted' },
            { Number: 1, Note: 'Ορίστε', Verdict: 'returned', Reason: 'Λείπει η σπουδή σας.' },
          ],
        },
      ],
    })
    expect(await told('mentee')).toEqual([
      { template: 'submissions.returned', reason: 'Λείπει η σπουδή σας.' },
      { template: 'submissions.accepted', reason: '' },
    ])
    const verbs = (await programme.auditOf(ActionId)).map(({ verb }) => verb)
    expect(verbs.filter((verb) => verb.startsWith('submissions.'))).toHaveLength(4)
    const [mine] = (
      await programme.as.mentee.ask('actions.listMenteeActions', {
        ...{ ProjectId: programme.projectId, MenteeId: cell().MenteeId },
      })
    ).filter(({ Id }) => Id === ActionId)
    expect(mine?.Completed).toBe(true)
    // What is returned after all opens the action again.
    await decide(4, false, 'Είναι άλλου.')
    expect(await missing()).toEqual(['Επιστράφηκε για διόρθωση: Βιογραφικό'])
  })

  it('waits in the bell no longer than there is something to do', async () => {
    const lines = async () => {
      const { list } = await programme.as.mentee.ask('notifications.listNotifications', {
        ...{ ProjectId: programme.projectId, Unread: true, page: 1 },
      })
      return list.filter(({ Path }) => Path?.endsWith(String(ActionId))).map(({ Kind }) => Kind)
    }
    await save({ slots: [SLOT] })
    await submit(0)
    await decide(1, false, 'Λείπει η σπουδή σας.')
    expect(await lines()).toEqual(['submissions.returned'])
    await submit(2)
    expect(await lines()).toEqual([])
    await decide(3, false, 'Λείπει κάτι ακόμη.')
    expect(await lines()).toEqual(['submissions.returned'])
    // Completed in another way: nothing can be handed in any more.
    await save({ slots: [{ ...SLOT, required: false }] })
    await programme.as.admin.ask('actions.completeAction', cell())
    await withdrawDone({ database: programme.db, now: new Date() })
    expect(await lines()).toEqual([])
  })

  it('is decided once where two decide at once, or the mentee replaces it meanwhile', async () => {
    await save({ slots: [SLOT] })
    await submit(0)
    const both = await Promise.all([
      decide(1, true),
      decide(1, false, 'Λείπει κάτι.', 'coordinator'),
      submit(1),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ code: 'conflict', details: { Revision: 2 } })
    expect(await decide(2, true, '', 'mentee')).toMatchObject({ status: 403 })
  })

  it.each([
    [{}, 'Note required'],
    [{ Link: 'javascript:alert(1)' }, 'Link link'],
    [{ Link: 'example.org' }, 'Link link'],
    [{ FileIds: [1] }, 'FileIds not_taken'],
    [{ Note: 'Ναι', Slot: 's_other' }, 'Slot unknown_slot'],
  ])('is refused where it is not what was asked for: %j', async (given, problem) => {
    await save({ slots: [SLOT] })
    const [field, rule] = problem.split(' ')
    expect(await submit(0, given)).toMatchObject({
      status: 400,
      body: { fields: [{ field, rule }] },
    })
  })

  it('is asked for only as it makes sense', async () => {
    expect(await save({ slots: [SLOT, SLOT] })).toMatchObject({ status: 400 })
    expect(await save({ checklist: [ITEMS[0], ITEMS[0]] })).toMatchObject({ status: 400 })
    expect(await save({ slots: [{ ...SLOT, item: 'i_none' }] })).toMatchObject({
      body: { fields: [{ field: 'Needs.slots.0.item', rule: 'unknown_item' }] },
    })
  })

  it('takes a file, which who reaches the mentee reads and others do not', async () => {
    await save({ slots: [{ ...SLOT, takes: ['file'], files: ['pdf'] }] })
    const { mentee } = programme.people
    const category = `submissions/${mentee.id}/${ActionId}`
    const upload = async (content: string) => {
      const { body } = await uploadFile(
        programme.as.mentee,
        { category, userId: mentee.id, name: 's_cv', originalName: 'Βιογραφικό.pdf' },
        Buffer.from(content),
      )
      if (!('Name' in body)) throw new Error(JSON.stringify(body))
      return body
    }
    const other = await upload('κείμενο')
    expect(await submit(0, { FileIds: [other.Id] })).toMatchObject({ status: 400 })
    const file = await upload('%PDF-1.4\n%%EOF\n')
    const read = async (name: PersonName) => {
      const query = new URLSearchParams({ Category: category, name: file.Name })
      const headers = { cookie: programme.as[name].cookie ?? '' }
      const url = `${programme.server.url}/api/files/download?${query}`
      return (await fetch(url, { headers })).status
    }
    // Until it is handed in, it is its uploader's alone.
    expect([await read('mentee'), await read('mentor')]).toEqual([200, 404])
    expect(await submit(0, { FileIds: [file.Id] })).toMatchObject({ status: 200 })
    expect(await Promise.all((['mentor', 'supervisor'] as const).map(read))).toEqual([200, 200])
    expect(await Promise.all((['otherMentor', 'stranger'] as const).map(read))).toEqual([404, 404])
  })

  it('gives what is to be filled in to whoever sees the action, in any project that has it', async () => {
    const { db, projectId, as, server, people } = programme
    const Category = `templates/${ActionId}`
    const upload = { category: Category, name: 's_cv', userId: people.admin.id }
    const content = new TextEncoder().encode('Όνομα: ______')
    const { body } = await uploadFile(as.admin, { ...upload, originalName: 'έντυπο.txt' }, content)
    const { Id: FileId, Name: name } = body as { Id: number; Name: string }
    await as.admin.ask('submissions.addTemplate', { ProjectId: projectId, ActionId, FileId })
    const elsewhere = await createProject(db)
    const other = await createPerson(db, elsewhere, ['Mentee'], {})
    const reader = await server.client().signIn(other.username)
    const download = async () =>
      (await reader.call('files.downloadFile', { Category, name })).status
    expect(await download()).toBe(404)
    await db.run(sql`
      insert into project_actions (project_id, action_id, flags, position)
      values (${elsewhere}, ${ActionId}, ${GRID_FLAGS.Published}, 1)`)
    expect(await download()).toBe(200)
  })
})
