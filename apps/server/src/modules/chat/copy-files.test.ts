import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { beginUpload, uploadFile } from '../../testing/upload.ts'

describe('the files of a message that is forwarded', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
  })
  afterEach(() => void vi.restoreAllMocks())
  afterAll(() => programme.close())

  const { idOf, start, makeGroup, say, send, last } = talkIn(() => programme)
  /** Longer than a part of an upload. */
  const CONTENT = new TextEncoder().encode('σημειώσεις '.repeat(30_000))
  const sendFile = async (name: PersonName, id: number) => {
    const upload = { category: `chat/${id}`, userId: idOf(name) }
    const { body } = await uploadFile(programme.as[name], upload, CONTENT)
    const file = body as { Id: number; Name: string; Bytes: number; Mime: string }
    const { Seq } = await say(name, id, 'Με αρχείο', { FileIds: [file.Id] })
    return { Seq, file }
  }
  const copy = (name: PersonName, ConversationId: number, Seq: number, To: number) =>
    programme.as[name].call('chat.copyFiles', { ConversationId, Seq, To })
  const copied = async (...said: Parameters<typeof copy>) => {
    const answer = await copy(...said)
    if (!answer.ok) throw new Error(`refused: ${answer.status}`)
    return answer.body.Files
  }
  const download = (name: PersonName, id: number, file: string) =>
    programme.as[name].call('files.downloadFile', { Category: `chat/${id}`, name: file })
  const stored = async (name: PersonName) => {
    const row = await programme.db.row<{ bytes: number }>(sql`
      select bytes::int as bytes from file_usage where user_id = ${idOf(name)}`)
    return row?.bytes ?? 0
  }
  /** Every content that lies in the storage, whether a row knows it or not. */
  const keys = async () => {
    const found: string[] = []
    // Parts of what has arrived are removed after the answer.
    for await (const { key } of programme.server.storage.listAll())
      if (key.startsWith('files/')) found.push(key)
    return found.toSorted()
  }
  const setRoom = (megabytes: number) =>
    programme.db.run(sql`
      update projects set settings = jsonb_set(settings, '{Config,Files}',
        jsonb_build_object('PersonMB', ${megabytes}::int)) where id = ${programme.projectId}`)
  const traces = async () => {
    const { count } = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from audit_log where verb = 'chat.filesCopied'`)
    return count
  }

  it('are copies, which those who see the new message read when the first one has gone', async () => {
    const from = await start('mentor', 'mentee')
    const to = await start('mentee', 'supervisor')
    const { Seq, file } = await sendFile('mentor', from)
    const before = await stored('mentee')
    const [one, ...others] = await copied('mentee', from, Seq, to)
    expect(others).toEqual([])
    expect(one).toMatchObject({ FileName: 'έγγραφο.txt', Bytes: file.Bytes, Mime: file.Mime })
    expect(one?.Id).not.toBe(file.Id)
    // They count for who forwards them, and are theirs alone until they are sent.
    expect(await stored('mentee')).toBe(before + file.Bytes)
    const name = one?.Name ?? ''
    expect(await download('supervisor', to, name)).toMatchObject({ status: 404 })
    const sent = await send('mentee', to, 'Προωθώ', { FileIds: [one?.Id ?? 0] })
    expect(sent).toMatchObject({ status: 200, body: { Files: [{ Name: name }] } })
    await programme.as.mentor.ask('chat.deleteMessage', { ConversationId: from, Seq })
    const got = await download('supervisor', to, name)
    expect(got.status).toBe(200)
    expect(await download('mentor', to, name)).toMatchObject({ status: 404 })
    expect(await download('supervisor', from, file.Name)).toMatchObject({ status: 404 })
    const hashes = await programme.db.rows<{ hash: string; storageKey: string }>(sql`
      select encode(hash, 'hex') as hash, storage_key as "storageKey" from stored_files
      where id = any (${[file.Id, one?.Id ?? 0]}::int[])`)
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(1)
    expect(new Set(hashes.map(({ storageKey }) => storageKey)).size).toBe(2)
  })

  it('are none of what the caller does not see, nor to where they may not write', async () => {
    const from = await makeGroup('admin', 'mentor', 'supervisor')
    const { Seq } = await sendFile('mentor', from)
    const own = await start('mentee', 'mentor')
    expect(await copy('mentee', from, Seq, own)).toMatchObject({ status: 404 })
    await programme.as.admin.ask('chat.changeGroup', {
      ConversationId: from,
      Add: [idOf('mentee')],
    })
    expect(await copy('mentee', from, Seq, own)).toMatchObject({ status: 404 })
    expect(await copy('supervisor', from, Seq, own)).toMatchObject({ status: 404 })
    const closed = await start('supervisor', 'mentor')
    await programme.as.mentor.ask('chat.block', { ConversationId: closed, Blocked: true })
    expect(await copy('supervisor', from, Seq, closed)).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_ended' } },
    })
    await programme.as.mentor.ask('chat.block', { ConversationId: closed, Blocked: false })
    await programme.as.mentor.ask('chat.deleteMessage', { ConversationId: from, Seq })
    expect(await copy('supervisor', from, Seq, closed)).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_deleted' } },
    })
    expect((await last('supervisor', closed))?.Files ?? []).toEqual([])
  })

  it('are what is shown of them, as far as there is room', async () => {
    const from = await start('mentor', 'mentee')
    const to = await start('mentee', 'supervisor')
    const { Seq, file } = await sendFile('mentor', from)
    const hold = (state: 'pending' | 'infected') =>
      programme.db.run(sql`
        insert into held_contents (storage_key, project_id, state, next_at, at)
        select storage_key, project_id, ${state}, now(), now() from stored_files where id = ${file.Id}
        on conflict (storage_key) do update set state = excluded.state`)
    await hold('pending')
    const audited = await traces()
    expect(await copied('mentee', from, Seq, to)).toEqual([])
    await hold('infected')
    expect(await copied('mentor', from, Seq, await start('mentor', 'supervisor'))).toEqual([])
    // Nothing has happened of which anybody could be told.
    expect(await traces()).toBe(audited)
    await programme.db.run(sql`delete from held_contents`)
    const before = await stored('mentee')
    await setRoom(0)
    expect(await copy('mentee', from, Seq, to)).toMatchObject({
      status: 422,
      body: { details: { rule: 'own_quota' } },
    })
    expect(await stored('mentee')).toBe(before)
    await setRoom(100)
    expect(await copied('mentee', from, Seq, to)).toHaveLength(1)
    expect(await traces()).toBe(audited + 1)
  })

  it('are not even copied while six uploads are on their way', async () => {
    const from = await start('mentor', 'mentee')
    const to = await start('mentee', 'supervisor')
    const { Seq } = await sendFile('mentor', from)
    const upload = { category: `chat/${to}`, userId: idOf('mentee') }
    const six = await Promise.all(
      Array.from({ length: 6 }, () => beginUpload(programme.as.mentee, upload, CONTENT)),
    )
    const before = await keys()
    const write = vi.spyOn(programme.server.storage, 'writePart')
    expect(await copy('mentee', from, Seq, to)).toMatchObject({
      status: 422,
      body: { details: { rule: 'too_many_uploads' } },
    })
    expect(write).not.toHaveBeenCalled()
    expect(await keys()).toEqual(before)
    for (const Id of six) await programme.as.mentee.ask('files.deleteFile', { Id })
    expect(await copied('mentee', from, Seq, to)).toHaveLength(1)
  })

  it('leave no content where they are refused once they are copied, or one of them has gone', async () => {
    const from = await start('mentor', 'mentee')
    const to = await start('mentee', 'supervisor')
    const { storage } = programme.server
    const { Seq } = await sendFile('mentor', from)
    const before = await keys()
    const join = storage.joinParts.bind(storage)
    const joinParts = vi.spyOn(storage, 'joinParts').mockImplementationOnce(async (...parts) => {
      await programme.as.mentor.ask('chat.deleteMessage', { ConversationId: from, Seq })
      return join(...parts)
    })
    expect(await copy('mentee', from, Seq, to)).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_deleted' } },
    })
    expect(joinParts).toHaveBeenCalledOnce()
    expect(await keys()).toEqual(before)

    const upload = { category: `chat/${from}`, userId: idOf('mentor') }
    const FileIds: number[] = []
    for (const originalName of ['α.txt', 'β.txt']) {
      const { body } = await uploadFile(programme.as.mentor, { ...upload, originalName }, CONTENT)
      if ('Id' in body) FileIds.push(body.Id)
    }
    const two = await say('mentor', from, 'Δύο', { FileIds })
    const last = await programme.db.one<{ key: string }>(sql`
      select storage_key as key from stored_files where id = ${FileIds[1] ?? 0}`)
    await storage.remove(last.key)
    const left = await keys()
    joinParts.mockClear()
    expect(await copy('mentee', from, two.Seq, to)).toMatchObject({ status: 404 })
    // The first one was copied.
    expect(joinParts).toHaveBeenCalledOnce()
    expect(await keys()).toEqual(left)
  })

  it('of many calls at once do not each find the room that is there for one', async () => {
    const from = await start('mentor', 'mentee')
    const to = await start('mentee', 'supervisor')
    const { Seq, file } = await sendFile('mentor', from)
    const clients = await Promise.all(
      [1, 2, 3].map(() => programme.server.client().signIn(programme.people.mentee.username)),
    )
    // For one more at least, and for two at most.
    await setRoom(Math.ceil(((await stored('mentee')) + file.Bytes) / 1024 ** 2))
    const joinParts = vi.spyOn(programme.server.storage, 'joinParts')
    const answers = await Promise.all(
      clients.flatMap((client) =>
        [1, 2].map(() => client.call('chat.copyFiles', { ConversationId: from, Seq, To: to })),
      ),
    )
    await setRoom(100)
    const done = answers.filter(({ ok }) => ok)
    expect(done.length).toBeGreaterThan(0)
    expect(done.length).toBeLessThan(3)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6 - done.length)
    expect(joinParts).toHaveBeenCalledTimes(done.length)
  })
})
