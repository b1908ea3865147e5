import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'

describe('a report of a message', () => {
  let programme: SmallProgramme
  let ConversationId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
    ConversationId = await start('mentee', 'mentor')
  })
  afterAll(() => programme.close())

  const { idOf, say, start } = talkIn(() => programme)
  const inProject = () => ({ ProjectId: programme.projectId })
  /** Sends a file and nothing else; @returns the message's number and what the file is called. */
  const sendFile = async (name: PersonName, words: string) => {
    const upload = { category: `chat/${ConversationId}`, userId: idOf(name) }
    const { body } = await uploadFile(programme.as[name], upload, new TextEncoder().encode(words))
    const file = body as { Id: number; Name: string }
    const { Seq } = await say(name, ConversationId, '', { FileIds: [file.Id] })
    return { Seq, fileName: file.Name }
  }
  const report = (name: PersonName, Seq: number) =>
    programme.as[name].ask('chat.reportMessage', { ConversationId, Seq, Reason: 'pressure' })
  const openReport = async (name: PersonName) =>
    (await programme.as[name].ask('chat.listReports', { ...inProject(), page: 1 })).list[0]!.Id
  const close = async (name: PersonName) =>
    programme.as[name].ask('chat.closeReport', {
      ...{ ReportId: await openReport(name), Outcome: 'Μιλήσαμε' },
    })
  /** Whether each notice of a report, the newest first, no longer holds. */
  const told = async (name: PersonName) => {
    const { list } = await programme.as[name].ask('notifications.listNotifications', {
      ...{ ...inProject(), page: 1 },
    })
    return list.filter(({ Kind }) => Kind === 'chat.reported').map(({ Outdated }) => Outdated)
  }

  it('shows the files of what was written, and of what was deleted since it was reported', async () => {
    const shown = await sendFile('mentor', 'ό,τι στάλθηκε')
    const around = await sendFile('mentee', 'δίπλα του')
    const gone = await sendFile('mentee', 'διαγράφηκε')
    await programme.as.mentee.ask('chat.deleteMessage', { ConversationId, Seq: gone.Seq })
    const download = (name: PersonName, file: string) =>
      programme.as[name].call('files.downloadFile', {
        ...{ Category: `chat/${ConversationId}`, name: file },
      })
    expect(await download('supervisor', shown.fileName)).toMatchObject({ status: 404 })

    await report('mentee', shown.Seq)
    await programme.as.mentor.ask('chat.deleteMessage', { ConversationId, Seq: shown.Seq })
    const view = await programme.as.supervisor.ask('chat.getReport', {
      ReportId: await openReport('supervisor'),
    })
    expect(view.ConversationId).toBe(ConversationId)
    const filesOf = (seq: number) =>
      view.Messages.find(({ Seq }) => Seq === seq)?.Files.map(({ Name }) => Name)
    expect(filesOf(shown.Seq)).toEqual([shown.fileName])
    expect(filesOf(around.Seq)).toEqual([around.fileName])
    expect(filesOf(gone.Seq)).toEqual([])
    for (const { fileName } of [shown, around])
      expect(await download('supervisor', fileName)).toMatchObject({ status: 200 })
    expect(await download('supervisor', gone.fileName)).toMatchObject({ status: 404 })
    // Whoever wrote it has deleted it, and reads no reports; nor does who reaches neither of the two.
    for (const name of ['mentor', 'otherMentor'] as const)
      expect(await download(name, shown.fileName)).toMatchObject({ status: 404 })
    await close('supervisor')
  })

  it('is told to who looks after the two, until it is closed, and to nobody else', async () => {
    const { Seq } = await sendFile('mentor', 'πρώτο')
    await report('mentee', Seq)
    await report('mentee', Seq)
    for (const name of ['supervisor', 'coordinator'] as const)
      expect(await told(name)).toEqual([false, true])
    for (const name of ['mentor', 'mentee', 'admin', 'otherMentor'] as const)
      expect(await told(name)).toEqual([])
    await close('supervisor')
    expect(await told('coordinator')).toEqual([true, true])
  })

  it('is told to who manages the project where nobody looks after the two', async () => {
    const { db } = programme
    const { Seq } = await sendFile('mentor', 'δεύτερο')
    await db.run(
      sql`update relations set to_at = now() where kind in ('supervisor', 'coordinator')`,
    )
    await report('mentee', Seq)
    await db.run(sql`update relations set to_at = null where kind in ('supervisor', 'coordinator')`)
    expect(await told('admin')).toEqual([false])
    expect(await told('supervisor')).toEqual([true, true])
  })
})
