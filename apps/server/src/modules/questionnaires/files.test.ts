import { PART_SIZE } from '@telemachos/contract/questionnaires/file-limits'
import { strFromU8, unzipSync } from 'fflate'
import { draftQuestion } from '@telemachos/questionnaire/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { inWindows1253 } from '../../testing/windows-text.ts'
import { removeUnusedFiles } from './read-file.ts'

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(PART_SIZE + 100, 0x20)])
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

describe('files that answer a question', () => {
  const programme = setQuestProgramme()
  let quest: TestQuest
  let setId: number

  beforeEach(async () => {
    quest = await addQuest(programme, [
      draftQuestion({ Type: 21, Model: 'file' }),
      draftQuestion({ Type: 21, Model: 'small', Data: { MaxBytes: 20, Accept: ['image/*'] } }),
      draftQuestion({ Type: 24, Model: 'signature' }),
      draftQuestion({ Type: 10, Model: 'text' }),
    ])
    setId = await startSet(programme, quest)
  })

  interface Given {
    readonly model?: string
    readonly name?: string
    readonly content?: Buffer
    readonly client?: TestClient
    readonly set?: number
  }
  /** Uploads a whole file; @returns how it ended. */
  const upload = async (given: Given = {}) => {
    const { model = 'file', name = 'βιογραφικό.pdf', content = PDF } = given
    const client = given.client ?? programme.as.mentee
    const set = given.set ?? setId
    const { FileId, Parts } = await client.ask('questionnaires.startUpload', {
      AnswerSetId: set,
      GroupId: quest.groupOf(model),
      Name: name,
      Bytes: content.length,
    })
    for (let part = Parts - 1; part >= 0; part--) {
      await client.ask('questionnaires.uploadPart', {
        AnswerSetId: set,
        FileId,
        Part: part,
        Data: content.subarray(part * PART_SIZE, (part + 1) * PART_SIZE).toString('base64'),
      })
    }
    return client.call('questionnaires.endUpload', { AnswerSetId: set, FileId })
  }
  const uploaded = async (given: Given = {}) => {
    const ended = await upload(given)
    if (!ended.ok) throw new Error(JSON.stringify(ended.body))
    return ended.body
  }
  const answer = (model: string, Text: string, client = programme.as.mentee, set = setId) =>
    client.call('questionnaires.answerOpen', { ...writeOf(set, quest.groupOf(model)), Text })
  const download = (client: TestClient, FileId: number, set = setId) =>
    client.call('questionnaires.downloadFile', { AnswerSetId: set, FileId })
  /** Has a file wait for the scanner. */
  const hold = (fileId: number) =>
    programme.db.run(sql`
      insert into held_contents (storage_key, project_id, next_at, at)
      select storage_key, ${programme.projectId}, now(), now() from quest_files where id = ${fileId}`)
  const ruleOf = (given: Awaited<ReturnType<typeof upload>>) =>
    given.ok ? 'ok' : (given.body.details?.['rule'] ?? given.body.fields?.[0]?.rule)

  it('are shown to who uploaded them alone while they wait for the scanner, and to nobody infected', async () => {
    const { as, db } = programme
    const file = await uploaded()
    await answer('file', String(file.Id))
    await hold(file.Id)
    const filesFor = async (client: TestClient) =>
      (await client.ask('questionnaires.getByAnswerSetId', { AnswerSetId: setId })).Files
    expect(await filesFor(as.mentee)).toMatchObject([{ Id: file.Id, Held: 'waiting' }])
    expect(await filesFor(as.mentor)).toEqual([])
    const named = async (client: TestClient) => {
      const input = { AnswerSetId: setId, Lang: 'el' as const }
      const { Answers } = await client.ask('questionnaires.getResults', input)
      return Answers[0]?.Answer[0]?.Text
    }
    expect(await named(as.mentor)).toBe('…')
    expect((await download(as.mentee, file.Id)).status).toBe(200)
    expect((await download(as.mentor, file.Id)).status).toBe(404)
    await db.run(sql`update held_contents set state = 'infected'`)
    expect(await filesFor(as.mentee)).toMatchObject([{ Held: 'infected' }])
    expect((await download(as.mentee, file.Id)).status).toBe(404)
    await db.run(sql`delete from held_contents`)
    expect(await filesFor(as.mentor)).toMatchObject([{ Id: file.Id }])
    expect(await named(as.mentor)).toBe('βιογραφικό.pdf')
  })

  it('are put together from their parts, answer it, and are had by whoever sees the answers', async () => {
    const { as } = programme
    const file = await uploaded()
    expect(file).toMatchObject({ Name: 'βιογραφικό.pdf', Mime: 'application/pdf' })
    expect(await answer('file', String(file.Id))).toMatchObject({ ok: true })
    const shown = await as.mentee.ask('questionnaires.getByAction', { ActionId: quest.actionId })
    expect(shown.Files).toEqual([file])
    for (const client of [as.mentee, as.mentor, as.supervisor, as.admin]) {
      const answered = await download(client, file.Id)
      expect([answered.status, String(answered.body)]).toEqual([200, PDF.toString()])
      const headers = Object.fromEntries(answered.headers)
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-disposition']).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent('βιογραφικό.pdf')}`,
      )
    }
    for (const client of [as.otherMentor, as.stranger]) {
      expect(await download(client, file.Id)).toMatchObject({ status: 404 })
    }
    expect(await download(programme.server.client(), file.Id)).toMatchObject({ status: 401 })
  })

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a picture that can run', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['text with a tag in it', 'Καλημέρα <img src=x onerror=alert(1)>'],
    ['a program', 'MZ\u0000\u0000'],
    ['a script', '#!/bin/sh\0'],
  ])('are refused by their content, whatever they are called: %s', async (_what, content) => {
    const ended = await upload({ content: Buffer.from(content), name: 'φωτογραφία.png' })
    expect([ended.status, ruleOf(ended)]).toEqual([422, 'file_type'])
  })

  it('are of the types and the size that the question takes', async () => {
    expect(ruleOf(await upload({ model: 'small', content: PNG }))).toBe('ok')
    const greek = inWindows1253('Όνομα;Άννα')
    expect((await uploaded({ name: 'στοιχεία.csv', content: greek })).Mime).toBe('text/plain')
    const page = inWindows1253('<b>Άννα</b>')
    expect(ruleOf(await upload({ name: 'στοιχεία.csv', content: page }))).toBe('file_type')
    const pdf = await upload({ model: 'small', content: Buffer.from('%PDF-1.7') })
    expect(ruleOf(pdf)).toBe('file_type')
    const signature = await upload({ model: 'signature', content: Buffer.from('%PDF-1.7') })
    expect(ruleOf(signature)).toBe('file_type')
    const start = (model: string, Bytes: number) =>
      programme.as.mentee.call('questionnaires.startUpload', {
        AnswerSetId: setId,
        GroupId: quest.groupOf(model),
        Name: 'α',
        Bytes,
      })
    expect(await start('small', 21)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Bytes', rule: 'file_too_large' }] },
    })
    expect(await start('file', 11 * 1024 * 1024)).toMatchObject({ status: 400 })
    expect(await start('text', 1)).toMatchObject({ body: { fields: [{ rule: 'not_for_files' }] } })
  })

  it('have names that are safe to read and to save', async () => {
    const nameOf = async (name: string) => (await uploaded({ name })).Name
    expect(await nameOf('../../etc/passwd')).toBe('passwd')
    expect(await nameOf('C:\\Windows\\a.pdf')).toBe('a.pdf')
    expect(await nameOf('α\r\nset-cookie: x\u202Efdp.exe')).toBe('αset-cookie_ xfdp.exe')
    expect(await nameOf('...')).toBe('file')
    const long = await nameOf(`${'α'.repeat(400)}.pdf`)
    // 255 bytes at most, which is what file systems take.
    expect([long.length, Buffer.byteLength(long), long.endsWith('.pdf')]).toEqual([129, 254, true])
  })

  it('end only when every part is there, each of its own size', async () => {
    const { mentee } = programme.as
    const { FileId } = await mentee.ask('questionnaires.startUpload', {
      AnswerSetId: setId,
      GroupId: quest.groupOf('file'),
      Name: 'α.pdf',
      Bytes: PDF.length,
    })
    const bySet = { AnswerSetId: setId, FileId }
    const part = (Part: number, content: Buffer) =>
      mentee.call('questionnaires.uploadPart', {
        ...bySet,
        Part,
        Data: content.toString('base64'),
      })
    const first = PDF.subarray(0, PART_SIZE)
    expect(await part(0, first)).toMatchObject({ ok: true })
    expect(await part(0, first)).toMatchObject({ ok: true })
    expect(await mentee.call('questionnaires.endUpload', bySet)).toMatchObject({
      status: 422,
      body: { details: { rule: 'file_parts', Missing: [1] } },
    })
    expect(await part(1, first)).toMatchObject({ status: 400 })
    expect(await part(2, PNG)).toMatchObject({ status: 400 })
    // What is not whole is no answer, and nobody has it.
    expect(await answer('file', String(FileId))).toMatchObject({ status: 400 })
    expect(await download(mentee, FileId)).toMatchObject({ status: 404 })
    expect(await part(1, PDF.subarray(PART_SIZE))).toMatchObject({ ok: true })
    const ended = await mentee.ask('questionnaires.endUpload', bySet)
    expect(await mentee.ask('questionnaires.endUpload', bySet)).toEqual(ended)
  })

  it('answer the question that they were uploaded for, and no other', async () => {
    const { as } = programme
    const own = await uploaded()
    const signature = await uploaded({ model: 'signature', content: PNG })
    const stranger = await openAsHolder()
    const foreign = await uploaded({ client: stranger.client, set: stranger.setId })
    for (const [model, id, rule] of [
      ['file', foreign.Id, 'not_a_file'],
      ['file', signature.Id, 'not_a_file'],
      ['file', 2_000_000_000, 'not_a_file'],
      ['signature', own.Id, 'not_a_name'],
      ['signature', '007', 'not_a_name'],
      ['signature', '—', 'not_a_name'],
    ] as const) {
      expect([model, id, await answer(model, String(id))]).toMatchObject([
        model,
        id,
        { status: 400, body: { fields: [{ rule }] } },
      ])
    }
    expect(await answer('signature', 'Άννα Παππά')).toMatchObject({ ok: true })
    for (const [name, extra] of [
      ['questionnaires.uploadPart', { Part: 0, Data: 'AAAA' }],
      ['questionnaires.endUpload', {}],
      ['questionnaires.downloadFile', {}],
    ] as const) {
      const before = await fingerprint(programme.db)
      const asked = { AnswerSetId: setId, FileId: foreign.Id, ...extra }
      expect([name, await as.mentee.call(name, asked)]).toMatchObject([name, { status: 404 }])
      expect([name, await stranger.client.call(name, asked)]).toMatchObject([name, { status: 404 }])
      expect(await fingerprint(programme.db)).toEqual(before)
    }
  })

  it('go with the holder of a token too, who has nobody else’s', async () => {
    const { client, setId: held } = await openAsHolder()
    const file = await uploaded({ client, set: held })
    expect(await answer('file', String(file.Id), client, held)).toMatchObject({ ok: true })
    expect(await download(client, file.Id, held)).toMatchObject({ status: 200 })
    const other = await openAsHolder()
    expect(await download(other.client, file.Id, held)).toMatchObject({ status: 404 })
  })

  it('stand with the person whose answers they are, for whoever sees the answers', async () => {
    const { as, people, projectId, db } = programme
    const filesFor = async (client: TestClient) => {
      const asked = { ProjectId: projectId, Ids: [people.mentee.id] }
      const [person] = await client.ask('people.getUsersByIds', asked)
      return person?.Files.map(({ Id }) => Id)
    }
    const before = (await filesFor(as.admin)) ?? []
    const file = await uploaded()
    await uploaded({ model: 'signature', content: PNG })
    // Uploaded is not answered: nobody has them yet.
    expect(await filesFor(as.admin)).toEqual(before)
    await answer('file', String(file.Id))
    const own = await as.mentee.ask('people.getCurrentUser', {})
    expect(own.Files[0]).toEqual({
      Id: file.Id,
      Name: 'βιογραφικό.pdf',
      Type: 'application/pdf',
      AnswerSetId: setId,
    })
    for (const client of [as.mentor, as.supervisor, as.admin]) {
      expect(await filesFor(client)).toEqual([file.Id, ...before])
    }
    expect(await filesFor(as.otherMentor)).toBeUndefined()
    // Supervisors do not see what answers an action that is hidden from them.
    await db.run(
      sql`update project_actions set flags = flags | 32 where action_id = ${quest.actionId}`,
    )
    expect(await filesFor(as.supervisor)).toEqual(before)
    expect(await filesFor(as.mentor)).toEqual([file.Id, ...before])
  })

  it('are gone when they answer nothing, and when the answers are cleared', async () => {
    const { storage } = programme.server
    const kept = await uploaded()
    await answer('file', String(kept.Id))
    const unused = await uploaded({ model: 'signature', content: PNG })
    const [keptKey, unusedKey] = [await keyOf(kept.Id), await keyOf(unused.Id)]
    const lie = async () => [
      (await storage.read(keptKey)) !== undefined,
      (await storage.read(unusedKey)) !== undefined,
    ]
    await removeUnusedFiles(programme.db, storage, programme.now())
    expect(await lie()).toEqual([true, true])
    // Contents have the times of the disk, which the clock of this programme is behind.
    const later = new Date(Date.now() + 7_200_000)
    await removeUnusedFiles(programme.db, storage, later)
    expect(await lie()).toEqual([true, false])
    expect(await download(programme.as.mentee, unused.Id)).toMatchObject({ status: 404 })
    expect(await download(programme.as.mentee, kept.Id)).toMatchObject({ status: 200 })
    await programme.as.admin.ask('questionnaires.clear', { id: setId })
    expect(await download(programme.as.mentee, kept.Id)).toMatchObject({ status: 404 })
    await removeUnusedFiles(programme.db, storage, later)
    expect(await lie()).toEqual([false, false])
  })

  async function keyOf(fileId: number): Promise<string> {
    const { key } = await programme.db.one<{ key: string }>(sql`
      select storage_key as key from quest_files where id = ${fileId}`)
    return key
  }

  async function openAsHolder() {
    const { TokenName } = await programme.as.admin.ask('questionnaires.createToken', {
      ProjectId: programme.projectId,
      QuestId: quest.questId,
      Uses: 1,
    })
    const client = programme.server.client()
    const { AnswerSetID } = await client.ask('questionnaires.getByToken', { TokenName })
    const held = AnswerSetID ?? 0
    await client.ask('questionnaires.start', { AnswerSetId: held })
    return { client, setId: held }
  }

  it('are called by their names in results, texts, exports, and the copy of one’s data', async () => {
    const { as, projectId, server } = programme
    const file = await uploaded()
    await answer('file', String(file.Id))
    await answer('signature', 'Άννα Παππά')
    await answer('text', String(file.Id))
    const { Answers } = await as.admin.ask('questionnaires.getResults', {
      AnswerSetId: setId,
      Lang: 'el',
    })
    expect(Answers.map((one) => one.Answer)).toEqual([
      [{ Item: '', Text: 'βιογραφικό.pdf', FileId: file.Id }],
      [{ Item: '', Text: 'Άννα Παππά' }],
      [{ Item: '', Text: String(file.Id) }],
    ])
    await as.mentee.ask('questionnaires.finish', { AnswerSetId: setId, Epoch: 0, Expected: [] })
    const asked = { ProjectId: projectId, QuestId: quest.questId }
    const { Questions } = await as.admin.ask('questionnaires.getDistribution', asked)
    const inTexts = async () => {
      const input = { ...asked, Question: Questions[0]?.Id ?? '', page: 1 }
      return (await as.admin.ask('questionnaires.listWrittenTexts', input)).list
    }
    const inExport = async () => {
      const page = await as.admin.ask('questionnaires.exportResultsPage', { ...asked, Page: 1 })
      return page.list[0]?.Answers.map(({ F, T }) => F ?? T)
    }
    expect(await inTexts()).toMatchObject([{ Text: 'βιογραφικό.pdf', FileId: file.Id }])
    expect(await inExport()).toEqual(['βιογραφικό.pdf', 'Άννα Παππά', String(file.Id)])
    // Not while it waits for the scanner.
    await hold(file.Id)
    expect(await inTexts()).toMatchObject([{ Text: '…', FileId: file.Id }])
    expect(await inExport()).toEqual(['…', 'Άννα Παππά', String(file.Id)])
    await programme.db.run(sql`delete from held_contents`)

    const copy = await fetch(`${server.url}/api/privacy/OwnData`, {
      headers: { cookie: as.mentee.cookie ?? '' },
    })
    const archive = unzipSync(new Uint8Array(await copy.arrayBuffer()))
    const name = `files/${file.Id} βιογραφικό.pdf`
    expect(Buffer.from(archive[name] ?? []).equals(PDF)).toBe(true)
    const page = strFromU8(archive['index.html'] ?? new Uint8Array())
    expect(page).toContain(`<td data-label="Απάντηση">βιογραφικό.pdf</td>`)
    expect(page).toContain(name)
    const { quest_answers: rows } = JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))
    expect(rows).toContainEqual(expect.objectContaining({ answer: 'Άννα Παππά' }))
  })
})
