import { draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { createProject } from '../../testing/factories.ts'
import { addQuest, setQuestProgramme } from '../../testing/quest-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { removeUnusedPictures } from './pictures.ts'
import { removeUnusedFiles } from './read-file.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('pictures of questionnaires', () => {
  const programme = setQuestProgramme()
  let inProject: { ProjectId: number }
  beforeAll(() => {
    inProject = { ProjectId: programme.projectId }
  })

  const regions = options(1, 2).map((one) => ({
    ...one,
    Region: { x: 10, y: 10, width: 20, height: 20 },
  }))
  const hotspot = (Image: string) =>
    draftQuestion({ Type: 16, Options: regions, Data: { Image, Alt: 'Χάρτης' } })

  const upload = (client: TestClient, questId: number, content: Buffer = PNG) =>
    client.call('questionnaires.uploadPicture', {
      ...inProject,
      QuestId: questId,
      Data: content.toString('base64'),
    })
  const show = (client: TestClient, address: string) =>
    client.call('questionnaires.getPicture', { Key: address.split('/').at(-1) ?? '' })

  it('are uploaded by authors and shown to those who answer, to keep', async () => {
    const { as } = programme
    const quest = await addQuest(programme, [hotspot('/icon.svg')])
    const uploaded = await upload(as.admin, quest.questId)
    if (!uploaded.ok) throw new Error(JSON.stringify(uploaded.body))
    const { Address } = uploaded.body
    expect(Address).toMatch(/^\/api\/quest\/picture\/[0-9a-f]{32}$/)
    for (const client of [as.admin, as.mentee]) {
      const shown = await show(client, Address)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(shown.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    }
    expect(await show(as.mentee, `/${'0'.repeat(32)}`)).toMatchObject({ status: 404 })
    expect(await show(programme.server.client(), Address)).toMatchObject({ status: 401 })
  })

  it('are what they are by their content, not too large, and for own questionnaires', async () => {
    const { as, db } = programme
    const quest = await addQuest(programme, [hotspot('/icon.svg')])
    const ruleOf = async (content: Buffer) => {
      const { body } = await upload(as.admin, quest.questId, content)
      return 'fields' in body ? body.fields?.[0]?.rule : 'taken'
    }
    expect(await ruleOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('file_type')
    expect(await ruleOf(Buffer.from('%PDF-1.7'))).toBe('file_type')
    expect(await ruleOf(Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]))).not.toBe('taken')
    expect(await upload(as.mentor, quest.questId)).toMatchObject({ status: 403 })
    const elsewhere = await addQuest({ ...programme, projectId: await createProject(db) }, [])
    expect(await upload(as.admin, elsewhere.questId)).toMatchObject({ status: 404 })
  })

  it('go when nothing has shown them for a week, and with them their contents', async () => {
    const { as, db, server } = programme
    const { QuestId } = await as.admin.ask('questionnaires.createQuest', {
      ...inProject,
      Title: label('Με εικόνες'),
    })
    const names = ['draft', 'version', 'option', 'copied', 'back', 'never'] as const
    const addresses: Record<string, string> = {}
    for (const name of names) {
      const { body } = await upload(as.admin, QuestId)
      addresses[name] = 'Address' in body ? body.Address : ''
    }
    const of = (name: (typeof names)[number]) => addresses[name] ?? ''
    let revision = 1
    const save = async (...questions: ReturnType<typeof hotspot>[]) => {
      const Sections = [{ Text: label('Α'), Questions: questions.map((one) => [one]) }]
      const Draft = { Title: label('Με εικόνες'), Sections }
      const input = { ...inProject, QuestId, Revision: revision, Draft }
      revision = (await as.admin.ask('questionnaires.saveDraft', input)).Revision
    }
    const seen = async () => {
      const found: string[] = []
      for (const name of names) {
        if ((await show(as.admin, of(name))).status === 200) found.push(name)
      }
      return found
    }
    const day = 86_400_000
    const start = Date.now()
    const lookAfter = (days: number) => removeUnusedPictures(db, new Date(start + days * day))

    await save({ ...hotspot(of('version')), Id: 'ID_0001', Model: 'a' })
    await as.admin.ask('questionnaires.publish', { ...inProject, QuestId, Revision: revision })
    await addQuest(programme, [hotspot(of('copied'))])
    await save(
      { ...hotspot(of('draft')), Id: 'ID_0001', Model: 'a' },
      draftQuestion({
        ...{ Id: 'ID_0002', Model: 'b', Type: 15 },
        Options: [{ Value: '1', Text: label(''), Image: of('option'), Alt: label('Ν') }],
      }),
    )
    await lookAfter(0)
    await lookAfter(6.9)
    expect(await seen()).toEqual([...names])
    await save(
      { ...hotspot(of('back')), Id: 'ID_0001', Model: 'a' },
      { ...hotspot(of('draft')), Id: 'ID_0002', Model: 'b' },
    )
    await lookAfter(7.1)
    expect(await seen()).toEqual(['draft', 'version', 'option', 'copied', 'back'])
    await lookAfter(14)
    expect(await seen()).toEqual(['draft', 'version', 'option', 'copied', 'back'])
    await lookAfter(14.2)
    expect(await seen()).toEqual(['draft', 'version', 'copied', 'back'])

    const contents = () =>
      Promise.all(
        names.map((name) => server.storage.read(`pictures/${of(name).split('/').at(-1)}`)),
      )
    await removeUnusedFiles(db, server.storage, new Date(start + day))
    expect((await contents()).map((one) => one !== undefined)).toEqual([
      ...[true, true, false, true, true, false],
    ])
  })

  it('have their regions in the draft, and results count on them', async () => {
    const { as } = programme
    const quest = await addQuest(programme, [hotspot('/icon.svg')])
    const { Questions } = await as.admin.ask('questionnaires.getDistribution', {
      ...inProject,
      QuestId: quest.questId,
    })
    expect(Questions[0]).toMatchObject({
      Picture: { Image: '/icon.svg', Alt: 'Χάρτης' },
      Groups: [
        { Options: [{ Count: 0, Region: { x: 10, y: 10, width: 20, height: 20 } }] },
        { Options: [{ Count: 0, Region: { x: 10, y: 10, width: 20, height: 20 } }] },
      ],
    })
    const Draft = {
      Title: label('Έξω'),
      Sections: [
        {
          Text: label('Α'),
          Questions: [
            [
              {
                ...hotspot('/icon.svg'),
                Options: [{ ...regions[0], Region: { x: 90, y: 0, width: 20, height: 5 } }],
              },
            ],
          ],
        },
      ],
    }
    const saved = await as.admin.call('questionnaires.saveDraft', {
      ...inProject,
      QuestId: quest.questId,
      Revision: 1,
      Draft,
    })
    expect(saved).toMatchObject({ status: 400, body: { fields: [{ rule: 'outside_picture' }] } })
  })
})
