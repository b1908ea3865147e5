import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { guardStorage } from '../../kernel/guarded-storage.ts'
import { openLog } from '../../kernel/log.ts'
import { openScanner, ScannerAway } from '../../kernel/scanner.ts'
import { StorageUnavailable } from '../../kernel/storage-unavailable.ts'
import { openCall, pdf, sendDocument, solveCaptcha } from '../../testing/applications.ts'
import { openChat } from '../../testing/chat.ts'
import { createAction } from '../../testing/factories.ts'
import { EICAR, startFakeClamd, type FakeClamd } from '../../testing/fake-clamd.ts'
import { failingStorage } from '../../testing/failing-storage.ts'
import { addItem } from '../../testing/library.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'
import { countHeld } from './held-store.ts'
import { forgetGone, releaseHeld, scanHeld } from './scan-held.ts'

const MINUTE_MS = 60_000

describe('files that a scanner looks through', () => {
  let programme: SmallProgramme
  let clamd: FakeClamd
  let port: number
  let actionId: number
  let now = new Date()
  beforeAll(async () => {
    clamd = await startFakeClamd()
    port = Number(new URL(clamd.url).port)
    // Until a test asks, it is not there: what arrives waits.
    await clamd.close()
    programme = await startSmallProgramme({ clock: () => now, scanner: openScanner(clamd.url) })
    await openChat(programme)
    actionId = await createAction(programme.db, programme.projectId)
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    await programme.db.run(sql`delete from held_contents`)
  })

  const menteeId = () => programme.people.mentee.id
  const category = () => `tools/${menteeId()}/${actionId}/0`
  const context = () => ({ database: programme.db, now, log: openLog('silent') })
  const storage = () => programme.server.storage
  /** Runs the job, by a scanner that is there for as long as it runs. */
  const scan = async (mood: FakeClamd['mood'] = 'well') => {
    const there = await startFakeClamd(port)
    there.mood = mood
    try {
      // Only one that says nothing is waited for in vain.
      const patience = mood === 'silent' ? 50 : MINUTE_MS
      await scanHeld(context(), storage(), openScanner(there.url, patience))
    } finally {
      await there.close()
    }
  }
  const upload = async (text: string, originalName = `${text.slice(0, 5)}.txt`) => {
    const target = { category: category(), userId: menteeId(), originalName, name: randomUUID() }
    const answer = await uploadFile(programme.as.mentee, target, Buffer.from(text))
    if (!answer.ok) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const listed = async (name: PersonName, Name: string) => {
    const files = await programme.as[name].ask('files.listFiles', { Category: category() })
    return files.find((file) => file.Name === Name)
  }
  const got = async (name: PersonName, file: string) =>
    (await programme.as[name].call('files.downloadFile', { Category: category(), name: file }))
      .status
  const held = () => countHeld(programme.db, null)

  it('are who uploaded them’s alone until it has answered, and everybody’s then', async () => {
    const { mentor } = programme.as
    const file = await upload('καθαρό')
    expect(file.Held).toBe('waiting')
    expect(await listed('mentee', file.Name)).toMatchObject({ Held: 'waiting' })
    expect(await got('mentee', file.Name)).toBe(200)
    expect(await listed('mentor', file.Name)).toBeUndefined()
    expect(await got('mentor', file.Name)).toBe(404)
    const asked = { Category: category(), Name: file.Name }
    expect((await mentor.ask('files.findUploaded', asked)).Id).toBeNull()
    const tool = { MenteeId: menteeId(), ActionId: actionId }
    expect(await mentor.ask('files.listToolFiles', tool)).toEqual([])
    expect(await held()).toEqual({ Waiting: 1, Failed: 0, Infected: 0 })

    await scan()
    expect(await held()).toEqual({ Waiting: 0, Failed: 0, Infected: 0 })
    expect(await listed('mentor', file.Name)).not.toHaveProperty('Held')
    expect(await got('mentor', file.Name)).toBe(200)
  })

  it('are shown in the version before, while a new one waits', async () => {
    const target = { category: category(), userId: menteeId(), name: 'plan' }
    await uploadFile(programme.as.mentee, target, Buffer.from('πρώτη'))
    await scan()
    const second = await uploadFile(programme.as.mentee, target, Buffer.from('δεύτερη'))
    const latest = { Category: category(), Name: 'plan', Version: 'latest' }
    const [shown] = await programme.as.mentor.ask('files.listFiles', latest)
    expect(second).toMatchObject({ ok: true })
    expect(shown?.Bytes).toBe(Buffer.byteLength('πρώτη'))
    expect((await programme.as.mentee.ask('files.listFiles', latest))[0]?.Held).toBe('waiting')
  })

  it('in which it finds something are nobody’s: who uploaded them is told, and it is recorded', async () => {
    const file = await upload(EICAR)
    await scan()
    await scan()
    expect(await held()).toEqual({ Waiting: 0, Failed: 0, Infected: 1 })
    expect(await listed('mentee', file.Name)).toMatchObject({ Held: 'infected', CanEdit: true })
    for (const name of ['mentee', 'mentor', 'admin'] as const)
      expect(await got(name, file.Name)).toBe(404)
    expect(await listed('admin', file.Name)).toBeUndefined()
    const audit = await programme.db.rows(sql`
      select actor_id as "by", subject_id as "of", detail from audit_log
      where verb = 'files.infected' and (detail ->> 'fileId')::int = ${file.Id}`)
    const detail = { found: 'Win.Test.EICAR_HDB-1', fileId: file.Id }
    expect(audit).toEqual([{ by: null, of: menteeId(), detail }])
    await programme.as.mentee.ask('files.deleteFile', { Id: file.Id })
    expect(await listed('mentee', file.Name)).toBeUndefined()
    // Its content goes with the sweep, and so does what was found in it.
    await programme.db.run(sql`update held_contents set state = 'infected'`)
    await forgetGone(programme.db, storage(), new Date(now.getTime() + 1))
    expect((await held()).Infected).toBe(1)
    const { key } = await programme.db.one<{ key: string }>(
      sql`select storage_key as key from held_contents`,
    )
    await storage().remove(key)
    await forgetGone(programme.db, storage(), new Date(now.getTime() + 1))
    expect((await held()).Infected).toBe(0)
  })

  it('wait for one that is away, and are tried again later each time where it cannot tell', async () => {
    const file = await upload('υπομονή')
    const scanner = openScanner(clamd.url)
    await expect(scanHeld(context(), storage(), scanner)).rejects.toBeInstanceOf(ScannerAway)
    expect(await held()).toEqual({ Waiting: 1, Failed: 0, Infected: 0 })
    for (const mood of ['silent', 'dying'] as const) {
      await expect(scan(mood)).rejects.toBeInstanceOf(ScannerAway)
      expect(await held()).toEqual({ Waiting: 0, Failed: 1, Infected: 0 })
      expect(await got('mentor', file.Name)).toBe(404)
      // Not yet.
      await scan()
      expect((await held()).Failed).toBe(1)
      now = new Date(now.getTime() + 2 * MINUTE_MS)
    }
    expect(await listed('mentee', file.Name)).toMatchObject({ Held: 'waiting' })
    await scan()
    expect(await got('mentor', file.Name)).toBe(200)
  })

  it('stay held while the storage cannot tell what it has', async () => {
    const file = await upload('έμεινε')
    const failing = failingStorage(storage())
    const guarded = guardStorage(failing)
    const scanFrom = (from: FileStorage) => scanHeld(context(), from, openScanner(clamd.url))
    for (const of of ['everything', 'pieces'] as const) {
      failing.fault = { code: 'EIO', of }
      const there = await startFakeClamd(port)
      await expect(scanFrom(guarded)).rejects.toBeInstanceOf(StorageUnavailable)
      await there.close()
    }
    failing.fault = undefined
    // As where another disk lies in the place of its own: nothing is found, and nothing can be told.
    const gone = {
      ...storage(),
      open: async () => undefined,
      check: () => Promise.reject(new Error('gone')),
    }
    await expect(scanFrom(gone)).rejects.toThrow('gone')
    await programme.db.run(sql`update held_contents set state = 'infected'`)
    await expect(forgetGone(programme.db, gone, new Date(now.getTime() + 1))).rejects.toThrow(
      'gone',
    )
    expect(await held()).toEqual({ Waiting: 0, Failed: 0, Infected: 1 })
    expect(await got('mentor', file.Name)).toBe(404)
  })

  it('keep no other from being looked through, where they make it end', async () => {
    await upload('κακό')
    now = new Date(now.getTime() + 1)
    const other = await upload('άλλο')
    await expect(scan('dying')).rejects.toBeInstanceOf(ScannerAway)
    now = new Date(now.getTime() + MINUTE_MS)
    await programme.db.run(sql`
      update held_contents set next_at = ${new Date(now.getTime() + 1)} where state = 'failed'`)
    await scan()
    expect(await held()).toEqual({ Waiting: 0, Failed: 1, Infected: 0 })
    expect(await got('mentor', other.Name)).toBe(200)
  })

  it('are counted for the operator', async () => {
    await upload('ένα')
    const { Scan } = await programme.as.admin.ask('files.getStorage', {
      ProjectId: programme.projectId,
    })
    expect(Scan).toEqual({ IsOn: true, Waiting: 1, Failed: 0, Infected: 0 })
  })

  it('are not named to others among the largest of a project', async () => {
    await upload('μεγάλο', 'μυστικό.txt')
    const names = async () => {
      const { Largest } = await programme.as.admin.ask('files.getStorage', {
        ProjectId: programme.projectId,
      })
      return Largest.map(({ Name }) => Name)
    }
    expect(await names()).not.toContain('μυστικό.txt')
    await scan()
    expect(await names()).toContain('μυστικό.txt')
  })

  it('of the library are not listed, found or packed', async () => {
    const { admin, mentee, mentor } = programme.as
    const item = await addItem(
      admin,
      programme.people.admin.id,
      { title: 'Οδηγία' },
      Buffer.from('Λόγια'),
    )
    expect(item.Held).toBe('waiting')
    const titles = async (client = mentor) =>
      (await client.ask('library.listItems', {})).list.map(({ Title }) => Title)
    expect(await titles()).toEqual([])
    expect(await titles(admin)).toEqual(['Οδηγία'])
    expect((await mentor.ask('library.search', { libSearchText: 'οδηγία' })).list).toEqual([])
    for (const name of ['library.getItem', 'library.downloadItem'] as const)
      expect((await mentor.call(name, { Id: item.Id })).status).toBe(404)
    const { ShareName } = await admin.ask('library.getItem', { Id: item.Id })
    expect((await mentee.call('library.readLinked', { Name: ShareName })).status).toBe(404)
    expect((await mentor.call('library.downloadArchive', {})).status).toBe(422)
    expect((await admin.call('library.downloadArchive', {})).status).toBe(200)

    await scan()
    expect(await titles()).toEqual(['Οδηγία'])
    expect((await mentor.ask('library.search', { libSearchText: 'οδηγία' })).list).toHaveLength(1)
    const told = await programme.db.rows(sql`
      select from kept_events where name = 'library.changed' and rooms = ${[`members:${programme.projectId}`]}`)
    expect(told.length).toBeGreaterThan(1)
  })

  it('of the library that are infected are told of to who added them, and packed for nobody', async () => {
    const { mentor } = programme.as
    const userId = programme.people.mentor.id
    const item = await addItem(mentor, userId, { title: 'Ιός' }, Buffer.from(EICAR))
    await scan()
    expect(await mentor.ask('library.getItem', { Id: item.Id })).toMatchObject({ Held: 'infected' })
    expect((await mentor.call('library.downloadItem', { Id: item.Id })).status).toBe(404)
    expect((await programme.as.admin.call('library.getItem', { Id: item.Id })).status).toBe(404)
  })

  it('of the library are told of once they are clean, and never where they are not', async () => {
    const { mentor } = programme.as
    const { admin, mentee, mentor: own } = programme.people
    const add = (title: string, content: string) =>
      addItem(mentor, own.id, { title }, Buffer.from(content))
    const told = (title: string) =>
      programme.db.rows<{ kind: string; userId: number }>(sql`
        select kind, user_id as "userId" from notices
        where model ->> 'title' = ${title} and user_id in (${admin.id}, ${mentee.id}) order by kind`)
    const items = [await add('Καθαρή έκπληξη', 'δώρο'), await add('Κακή έκπληξη', EICAR)]
    await mentor.ask('library.shareItems', {
      ItemIds: items.map(({ Id }) => Id),
      MenteeIds: [],
      GroupIds: [own.id],
    })
    expect(await told('Καθαρή έκπληξη')).toEqual([])
    const all = [
      { kind: 'library.shared', userId: mentee.id },
      { kind: 'library.waiting', userId: admin.id },
    ]
    await scan()
    expect(await told('Καθαρή έκπληξη')).toEqual(all)
    expect(await told('Κακή έκπληξη')).toEqual([])
    // Sharing it again is no news.
    const again = { ItemId: items[0]?.Id ?? 0, MenteeIds: [mentee.id], isNew: true }
    await mentor.ask('library.share', again)
    expect(await told('Καθαρή έκπληξη')).toEqual(all)
  })

  it('of conversations are kept back from the others, who are told once they are clean', async () => {
    const { mentee, mentor } = programme.as
    const { projectId: ProjectId, people } = programme
    const { Id: ConversationId } = await mentee.ask('chat.startConversation', {
      ...{ ProjectId, UserId: people.mentor.id },
    })
    const target = { category: `chat/${ConversationId}`, userId: menteeId() }
    const send = async (text: string) => {
      const file = await uploadFile(mentee, target, Buffer.from(text))
      if (!file.ok) throw new Error('not uploaded')
      const message = { ConversationId, MessageId: randomUUID(), Message: '' }
      return mentee.call('chat.sendMessage', { ...message, FileIds: [file.body.Id] })
    }
    expect(await send('σημείωση')).toMatchObject({ body: { Files: [{ Held: 'waiting' }] } })
    const messages = (client = mentor, more = {}) =>
      client.ask('chat.getMessages', { ConversationId, ...more })
    const [before] = await messages()
    expect(before).toMatchObject({ Files: [], Withheld: 1 })
    expect((await mentor.ask('chat.listFiles', { ProjectId, page: 1 })).list).toEqual([])

    await scan()
    const after = { ConversationId, After: before?.Rev }
    const [changed] = await mentor.ask('chat.listNewMessages', after)
    expect(changed?.Files).toHaveLength(1)
    expect(changed).not.toHaveProperty('Withheld')
    expect(changed?.EditedAt).toBeNull()

    // What is known to be infected by then is not sent at all.
    const infected = await uploadFile(mentee, target, Buffer.from(EICAR))
    await scan()
    const message = { ConversationId, MessageId: randomUUID(), Message: '' }
    const FileIds = infected.ok ? [infected.body.Id] : []
    expect(await mentee.call('chat.sendMessage', { ...message, FileIds })).toMatchObject({
      status: 400,
      body: { fields: [{ rule: 'file_infected' }] },
    })
  })

  it('of applications are their applicant’s alone', async () => {
    const form = [
      { Title: 'Στοιχεία', Questions: { card: { Order: 1, Label: 'Κάρτα', Type: 'document' } } },
    ]
    const guest = programme.server.client()
    const Project = await openCall(programme, { form, now })
    const { Token } = await guest.ask('applications.saveDraft', { Project, Answers: {} })
    const sent = await sendDocument(guest, { Token, Question: 'card' }, pdf())
    expect(sent.body).toMatchObject({ Held: 'waiting' })
    const { Protocol } = await guest.ask('applications.submit', {
      ...{ Project, Answers: {}, Truthful: true, Consent: true, Draft: Token },
      Captcha: await solveCaptcha(guest),
    })
    const { admin } = programme.as
    const ProjectId = programme.projectId
    const { list } = await admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants', Search: Protocol, page: 1 },
    })
    const AppId = list[0]?.Id ?? 0
    const { Id } = await programme.db.one<{ Id: number }>(sql`
      select id as "Id" from application_documents where application_id = ${AppId}`)
    const download = () => admin.call('applications.downloadDocument', { ProjectId, AppId, Id })
    const documents = () => admin.ask('applications.listDocuments', { ProjectId, AppId })
    expect(await documents()).toMatchObject({ Documents: [], Withheld: 1, Missing: [] })
    expect((await download()).status).toBe(404)
    await scan()
    expect(await documents()).toMatchObject({ Documents: [{ Id }] })
    expect((await download()).status).toBe(200)
  })

  it('are shown without, once the operator has turned it off', async () => {
    const file = await upload('χωρίς')
    expect(await got('mentor', file.Name)).toBe(404)
    await releaseHeld(context())
    expect(await got('mentor', file.Name)).toBe(200)
    expect(await held()).toEqual({ Waiting: 0, Failed: 0, Infected: 0 })
  })
})
