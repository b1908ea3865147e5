import type { Draft } from '@telemachos/questionnaire/author/draft'
import { picturesIn } from '@telemachos/questionnaire/author/draft-pictures'
import { draftOf, draftQuestion, label } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { setQuestProgramme } from '../../testing/quest-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const MIB = 1_048_576

describe('pictures in the files of questionnaires', () => {
  const programme = setQuestProgramme()
  let admin: TestClient
  let inProject: { ProjectId: number }
  beforeAll(() => {
    admin = programme.as.admin
    inProject = { ProjectId: programme.projectId }
  })

  const choice = (...addresses: string[]): Draft =>
    draftOf([
      draftQuestion({
        Type: 15,
        Options: addresses.map((Image, place) => ({
          ...{ Value: `${place + 1}`, Text: label(''), Image, Alt: label(`Εικόνα ${place + 1}`) },
        })),
      }),
    ])
  const create = async () => {
    const Title = label('Με εικόνες')
    return (await admin.ask('questionnaires.createQuest', { ...inProject, Title })).QuestId
  }
  const upload = async (QuestId: number, content: Buffer) => {
    const Data = content.toString('base64')
    return (await admin.ask('questionnaires.uploadPicture', { ...inProject, QuestId, Data }))
      .Address
  }
  const take = async (QuestId: number, draft: Draft) => {
    await admin.ask('questionnaires.saveDraft', {
      ...inProject,
      QuestId,
      Revision: 1,
      Draft: draft,
    })
    return admin.ask('questionnaires.exportQuestionnaire', { ...inProject, QuestId })
  }
  const bring = (Text: string) =>
    admin.call('questionnaires.importQuestionnaire', {
      ...inProject,
      Title: { el: 'Ήρθε', en: '' },
      Text,
    })
  const contentAt = async (address: string) => {
    const Key = address.split('/').at(-1) ?? ''
    const { body } = await admin.call('questionnaires.getPicture', { Key })
    return body
  }

  it('go with the draft, and come as pictures of the new questionnaire', async () => {
    const questId = await create()
    const [png, gif] = [await upload(questId, PNG), await upload(questId, GIF)]
    const { Text, Omitted } = await take(questId, choice(png, gif, '/icon.svg', png))
    expect(Omitted).toBe(0)
    expect(JSON.parse(Text)).toMatchObject({
      FormatVersion: 2,
      Pictures: {
        [png]: { Type: 'image/png', Data: PNG.toString('base64') },
        [gif]: { Type: 'image/gif', Data: GIF.toString('base64') },
      },
    })
    const preview = await admin.ask('questionnaires.previewImport', { ...inProject, Text })
    expect(preview).toMatchObject({ Pictures: 2, NoteCount: 1, Notes: [{ Detail: '/icon.svg' }] })

    const made = await bring(Text)
    if (!made.ok) throw new Error(JSON.stringify(made.body))
    const { QuestId } = made.body
    const { Draft: kept } = await admin.ask('questionnaires.getDraft', { ...inProject, QuestId })
    const [first = '', second = '', third] = picturesIn(kept as Draft)
    expect(third).toBe('/icon.svg')
    expect([png, gif]).not.toContain(first)
    expect(await contentAt(first)).toEqual(await contentAt(png))
    expect(await contentAt(second)).toEqual(await contentAt(gif))
    const { count } = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from quest_pictures where quest_id = ${QuestId}`)
    expect(count).toBe(2)
  })

  it('stay addresses where there is no room, which the export says', async () => {
    const questId = await create()
    const large = Buffer.concat([PNG, Buffer.alloc(1.9 * MIB)])
    const addresses: string[] = []
    for (let at = 0; at < 4; at++) addresses.push(await upload(questId, large))
    addresses.push(await upload(questId, PNG))
    const { Text, Omitted } = await take(questId, choice(...addresses))
    expect(Omitted).toBe(1)
    const { Pictures } = JSON.parse(Text) as { Pictures: object }
    expect(Object.keys(Pictures)).toEqual(addresses.toSpliced(3, 1))
    const preview = await admin.ask('questionnaires.previewImport', { ...inProject, Text })
    expect(preview).toMatchObject({ Pictures: 4, Notes: [{ Detail: addresses[3] }] })
  })

  const file = (Pictures: unknown, own: object = {}) =>
    JSON.stringify({
      ...{ Format: 'telemachos-questionnaire', FormatVersion: 2 },
      ...{ Draft: choice('/p-1.png', '/p-2.png'), Pictures, ...own },
    })
  const png = (content = PNG) => ({ Type: 'image/png', Data: content.toString('base64') })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

  it.each<[string, string, string]>([
    ['a drawing with a script', file({ '/p-1.png': png(svg) }), 'file_picture'],
    [
      'a drawing that says what it is',
      file({ '/p-1.png': { ...png(svg), Type: 'image/svg+xml' } }),
      'file_picture',
    ],
    ['another type than it says', file({ '/p-1.png': { ...png(GIF) } }), 'file_picture'],
    [
      'a page',
      file({ '/p-1.png': { Type: 'text/html', Data: Buffer.from('<p>').toString('base64') } }),
      'file_picture',
    ],
    ['nothing', file({ '/p-1.png': { Type: 'image/png', Data: '' } }), 'file_picture'],
    [
      'what is no base64',
      file({ '/p-1.png': { Type: 'image/png', Data: `${png().Data}\n<` } }),
      'file_picture',
    ],
    [
      'too much of one',
      file({ '/p-1.png': png(Buffer.concat([PNG, Buffer.alloc(2 * MIB)])) }),
      'file_picture',
    ],
    ['one that nothing shows', file({ '/p-3.png': png() }), 'file_picture_unused'],
    [
      'one by the name of what objects have',
      file(JSON.parse('{"__proto__":{"Type":"image/png","Data":""}}')),
      'file_picture_unused',
    ],
    ['a list', file([png()]), 'file_shape'],
    ['a text instead of a picture', file({ '/p-1.png': png().Data }), 'file_shape'],
    [
      'more of it than that',
      file({ '/p-1.png': { ...png(), Path: '../../etc/passwd' } }),
      'file_shape',
    ],
    [
      'pictures in a file of before',
      file({ '/p-1.png': png() }, { FormatVersion: 1 }),
      'file_shape',
    ],
    ['a file of times to come', file({}, { FormatVersion: 3 }), 'file_newer'],
  ])('refuses %s, and keeps nothing', async (_, Text, rule) => {
    const count = () =>
      programme.db.one(sql`
        select (select count(*)::int from questionnaires), (select count(*)::int from quest_pictures)
          as pictures`)
    const before = await count()
    for (const answer of [
      await admin.call('questionnaires.previewImport', { ...inProject, Text }),
      await bring(Text),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'Text', rule }] } })
    }
    expect(await count()).toEqual(before)
  })
})
