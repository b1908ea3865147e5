import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draftQuestion } from '@telemachos/questionnaire/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { openCall, pdf } from '../testing/applications.ts'
import { createAction } from '../testing/factories.ts'
import { failingStorage, type FailingStorage } from '../testing/failing-storage.ts'
import { addItem, startItem } from '../testing/library.ts'
import { addQuest, startSet, type TestQuest } from '../testing/quest-programme.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { TestClient } from '../testing/test-server.ts'
import { beginUpload, uploadFile } from '../testing/upload.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const TEXT = Buffer.from('κείμενο')

const FORM = [
  {
    Title: 'Στοιχεία',
    Questions: {
      first_name: { Order: 1, Label: 'Όνομα', Required: true },
      identity: { Order: 2, Label: 'Ταυτότητα', Type: 'document' },
    },
  },
]

/** Faults of a folder; a bucket's are told by s3-storage.test.ts. */
const FULL = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES'] as const

describe('a storage of files that is away', () => {
  let folder: string
  let storage: FailingStorage
  let programme: SmallProgramme
  let guest: TestClient
  let category: string
  let menteeId: number
  let quest: TestQuest
  let setId: number
  let Token: string
  let logo: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'telemachos-away-'))
    storage = failingStorage(openFolderStorage(folder))
    programme = await startSmallProgramme({ storage })
    const { db, projectId, as, people } = programme
    guest = programme.server.client()
    menteeId = people.mentee.id
    category = `tools/${menteeId}/${await createAction(db, projectId)}/0`
    await uploadFile(as.mentee, { category, userId: menteeId, name: 'there' }, TEXT)
    await addItem(as.admin, people.admin.id, { title: 'βιβλίο' })
    const Project = await openCall(programme, { form: FORM, now: new Date() })
    const saved = await guest.ask('applications.saveDraft', {
      ...{ Project, Answers: { first_name: 'Άννα' } },
    })
    Token = saved.Token
    const Data = PNG.toString('base64')
    const { Address } = await as.admin.ask('projects.uploadLogo', { ProjectId: projectId, Data })
    logo = Address.split('/').at(-1) ?? ''
    quest = await addQuest(programme, [draftQuestion({ Type: 21, Model: 'file' })])
    setId = await startSet(programme, quest)
  })
  afterEach(() => {
    storage.fault = undefined
  })
  afterAll(async () => {
    await programme.close()
    await rm(folder, { recursive: true, force: true })
  })

  type Answer = Promise<{ status: number; headers: Headers; body: unknown }>
  const inProject = () => ({ ProjectId: programme.projectId })
  const upload = async (step: 'part' | 'end'): Answer => {
    const { mentee } = programme.as
    const Id = await beginUpload(mentee, { category, userId: menteeId }, TEXT)
    const sent = { Id, part: 0, UserId: menteeId, data: TEXT }
    if (step === 'part') return broken(() => mentee.call('files.uploadPart', sent))
    await mentee.ask('files.uploadPart', sent)
    const answer = await broken(() => mentee.call('files.endUpload', { Id }))
    // What had arrived is still there, and all is well when the storage is.
    storage.fault = undefined
    expect((await mentee.call('files.endUpload', { Id })).status).toBe(200)
    return answer
  }
  let fault: FailingStorage['fault']
  const broken = <Result>(work: () => Promise<Result>): Promise<Result> => {
    storage.fault = fault
    return work()
  }

  const writes: Readonly<Record<string, () => Answer>> = {
    'a part of an upload': () => upload('part'),
    'the end of an upload': () => upload('end'),
    'a file of the library': async () => {
      const { admin } = programme.as
      const item = { title: `τόμος ${Math.random()}` }
      const begun = await startItem(admin, programme.people.admin.id, item, TEXT)
      const Id = begun.ok ? begun.body.Id : 0
      return broken(() =>
        admin.call('library.endUpload', { Id, Metadata: {}, Tags: [], Approve: true }),
      )
    },
    'a document of an application': async () => {
      const data = pdf()
      const { Id } = await guest.ask('applications.startDocument', {
        ...{ Token, Question: 'identity', Name: 'ταυτότητα.pdf', Bytes: data.length },
      })
      return broken(() =>
        guest.call('applications.uploadDocumentPart', { Token, Id, part: 0, data }),
      )
    },
    'a logo': () =>
      broken(() =>
        programme.as.admin.call('projects.uploadLogo', {
          ...inProject(),
          Data: PNG.toString('base64'),
        }),
      ),
    'a picture of a questionnaire': () =>
      broken(() =>
        programme.as.admin.call('questionnaires.uploadPicture', {
          ...{ ...inProject(), QuestId: quest.questId },
          Data: PNG.toString('base64'),
        }),
      ),
    'a file that answers a question': async () => {
      const { mentee } = programme.as
      const { FileId } = await mentee.ask('questionnaires.startUpload', {
        ...{ AnswerSetId: setId, GroupId: quest.groupOf('file') },
        ...{ Name: 'βιογραφικό.txt', Bytes: TEXT.length },
      })
      return broken(() =>
        mentee.call('questionnaires.uploadPart', {
          ...{ AnswerSetId: setId, FileId, Part: 0, Data: TEXT.toString('base64') },
        }),
      )
    },
  }
  const reads: Readonly<Record<string, () => Answer>> = {
    'a file': () =>
      programme.as.mentee.call('files.downloadFile', { Category: category, name: 'there' }),
    'an archive of the library': () => programme.as.admin.call('library.downloadArchive', {}),
    'a logo': () => programme.as.mentee.call('projects.getLogo', { Key: logo }),
  }

  const counts = () =>
    programme.db.one<Record<string, number>>(sql`
      select (select count(*)::int from stored_files where state = 'done') as files,
        (select count(*)::int from library_items) as items,
        (select count(*)::int from application_documents where mime is not null) as documents,
        (select count(*)::int from project_logos) as logos,
        (select count(*)::int from quest_pictures) as pictures`)
  const AWAY = {
    status: 503,
    body: expect.objectContaining({ code: 'unavailable', details: { Part: 'storage' } }) as object,
  }

  describe.each(FULL)('by %s', (code) => {
    it.each(Object.keys(writes))('refuses %s for now, and keeps nothing of it', async (name) => {
      fault = { code, of: 'writes' }
      const before = await counts()
      expect(await writes[name]?.()).toMatchObject(AWAY)
      storage.fault = undefined
      const kept = name === 'the end of an upload' ? { files: before['files']! + 1 } : {}
      expect(await counts()).toEqual({ ...before, ...kept })
    })
  })

  it.each(Object.keys(reads))('says of %s that it cannot be had now', async (name) => {
    expect((await reads[name]?.())?.status).toBe(200)
    storage.fault = { code: 'EIO', of: 'everything' }
    expect(await reads[name]?.()).toMatchObject(AWAY)
  })

  it.each(['a file', 'an archive of the library'])(
    'says the same of %s that can be opened and not be read, as no file',
    async (name) => {
      storage.fault = { code: 'EIO', of: 'pieces' }
      const answer = await reads[name]?.()
      expect(answer).toMatchObject(AWAY)
      expect(answer?.headers.get('content-disposition')).toBeNull()
    },
  )

  it('is told by /ready and the page of operations, once writes have met it', async () => {
    const ready = async () => {
      const answer = await fetch(`${programme.server.url}/ready`)
      const body = (await answer.json()) as { parts: Record<string, { state: string }> }
      return [answer.status, body.parts['storage']?.state]
    }
    const shown = async () =>
      (await programme.as.admin.ask('operations.listParts', inProject())).find(
        ({ Name }) => Name === 'storage',
      )?.AwaySince
    await writes['a logo']?.().catch(() => undefined)
    storage.fault = undefined
    fault = { code: 'ENOSPC', of: 'writes' }
    expect(await writes['a logo']?.()).toMatchObject(AWAY)
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 'away'])
    expect(await shown()).toEqual(expect.any(String))
    // As much has room again.
    storage.fault = undefined
    fault = undefined
    expect((await writes['a logo']?.())?.status).toBe(200)
    await expect.poll(ready, { timeout: 10_000 }).toEqual([200, 'there'])
    expect(await shown()).toBeNull()
  })

  it('whose folder has gone says so, and not that the files are missing', async () => {
    await rm(folder, { recursive: true })
    expect(await reads['a file']?.()).toMatchObject(AWAY)
    fault = undefined
    expect(await writes['a logo']?.()).toMatchObject(AWAY)
  })
})
