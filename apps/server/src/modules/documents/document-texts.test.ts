import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import type { CallContext } from '../../kernel/context.ts'
import { openLog } from '../../kernel/log.ts'
import { addLanguage, countWords, type AddedLanguage } from '../../testing/added-language.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { BatchTurns } from './batch-turns.ts'
import { documentTexts } from './document-texts.ts'
import { makeBatches } from './make-batches.ts'

const HEAD = '<p align="center"><b>{{ project.Descr }}</b> – Πρόγραμμα</p>'
const TEXT = `{% include 'head' %}
<h1>Βεβαίωση</h1>
<p>Βεβαιώνεται ότι {{ person.first_name }}
   {% if person.last_name %}{{ person.last_name }}{% endif %} συμμετείχε.</p>
<p>{{ today | day }}</p>`

describe('documents in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    await programme.db.run(sql`update users set email = 'p' || id || '@example.org'`)
    await save('head', HEAD, { Main: false })
    await save('paper', TEXT)
    french = await addLanguage(programme)
    await programme.as.mentee.ask('identity.setLanguage', { Language: 'fr' })
  })
  afterAll(() => programme.close())

  const save = (Name: string, Text: string, more: object = {}) =>
    programme.as.admin.ask('documents.saveRazorDocument', {
      ...{ ProjectId, Name, Text, Roles: ['Mentee', 'Mentor'], ...more },
    })
  const rows = async () => (await french.rows()).filter(({ label }) => label.includes('.document.'))
  const labelOf = async (start: string) =>
    (await rows()).find(({ el }) => el.startsWith(start))?.label ?? ''
  const read = async (pdf: Buffer) => {
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const { info } = await document.getMetadata()
    const { text } = await extractText(document, { mergePages: true })
    return {
      language: (info as { Language?: string }).Language,
      text: text.replaceAll(/\s+/g, ' '),
    }
  }
  const show = async (as: 'mentee' | 'mentor' = 'mentee') => {
    const { answer, asked } = await countWords(() =>
      programme.as[as].ask('documents.renderDocument', { name: 'PAPER' }),
    )
    return { html: String(answer).replaceAll(/\s+/g, ' '), asked }
  }

  it('are translated sentence by sentence, with what is filled in to the letter', async () => {
    expect((await rows()).map(({ of, sort, el }) => [of, sort, el])).toEqual([
      ['head', 'documentText', '<b>{{ project.Descr }}</b> – Πρόγραμμα'],
      ['paper', 'documentTitle', 'paper'],
      ['paper', 'documentText', 'Βεβαίωση'],
      [
        ...['paper', 'documentText'],
        'Βεβαιώνεται ότι {{ person.first_name }} {% if person.last_name %}{{ person.last_name }}{% endif %} συμμετείχε.',
      ],
    ])
    const label = await labelOf('Βεβαιώνεται')
    for (const text of ['{{ person.afm }} a participé.', 'Quelqu’un a participé.', 'a {% endif %}'])
      expect(
        await french.translator.call('language.saveAuthorText', {
          ...{ ProjectId, language: 'fr', label, text },
        }),
      ).toMatchObject({ status: 400, body: { fields: [{ rule: 'text_markup' }] } })
  })

  it('are read alone where one of their texts is asked for', async () => {
    const actor = { projectId: ProjectId }
    const context = { db: programme.db, actor } as unknown as CallContext
    const of = async (field?: string) => {
      const texts = await documentTexts.list(context, ProjectId, field)
      return [...new Set(texts.map((text) => text.of))]
    }
    expect(await of()).toEqual(['head', 'paper'])
    expect(await of('document.paper.title')).toEqual(['paper'])
    expect(await of('document.absent.title')).toEqual([])
  })

  it('are shown in the language of whoever reads them, with their parts and their title', async () => {
    await french.say({
      [await labelOf('<b>')]: '<b>{{ project.Descr }}</b> – Programme',
      [await labelOf('paper')]: 'Attestation',
      [await labelOf('Βεβαίωση')]: 'Attestation de participation',
      [await labelOf('Βεβαιώνεται')]:
        '{{ person.first_name }}{% if person.last_name %} {{ person.last_name }}{% endif %} y a participé.'.replace(
          '%} {{',
          '%}{{',
        ),
    })
    const { html, asked } = await show()
    expect(asked).toBe(1)
    expect(html).toContain('<title>Attestation</title>')
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<h1>Attestation de participation</h1>')
    expect(html).toMatch(/<p>Άννα ?mentee y a participé\.<\/p>/)
    expect(html).toContain('– Programme')
    const greek = await show('mentor')
    expect(greek.asked).toBe(0)
    expect(greek.html).toContain('<title>paper</title>')
    expect(greek.html).toContain('<h1>Βεβαίωση</h1>')
    const names = (as: 'mentee' | 'mentor') => programme.as[as].ask('documents.getNames', {})
    expect(await names('mentee')).toMatchObject([{ Name: 'paper', Title: 'Attestation' }])
    expect(await names('mentor')).toMatchObject([{ Name: 'paper', Title: 'paper' }])
  })

  it('are read as authors have changed them since, the rest as it was translated', async () => {
    await save('paper', TEXT.replace('Βεβαίωση<', 'Νέα βεβαίωση<'))
    const { html } = await show()
    expect(html).toContain('<h1>Νέα βεβαίωση</h1>')
    expect(html).toContain('y a participé')
    await save('paper', TEXT)
    expect((await show()).html).toContain('Attestation de participation')
  })

  it('are mailed to each in their own language, and made for whoever asks in theirs', async () => {
    const { mentee, stranger } = programme.people
    const { db, server } = programme
    await programme.as.admin.ask('documents.beginBatch', {
      ...{ ProjectId, Name: 'paper', UserIds: [mentee.id, stranger.id] },
      ...{ Mails: true, Keeps: true },
    })
    const project = (await french.rows()).find(({ el }) => el.startsWith('Έργο '))
    await french.say({ [project?.label ?? '']: 'Les Ponts' })
    await makeBatches(
      {
        database: db,
        now: new Date(),
        log: openLog('silent'),
        signal: new AbortController().signal,
      },
      { storage: server.storage, publicUrl: 'https://example.org', turns: new BatchTurns() },
    )
    const mails = await db.rows<{ content: Buffer }>(sql`
      select m.user_id as "userId", m.model ->> 'title' as title, f.name, f.content
      from mails m join mail_files f on f.mail_id = m.id
      where m.template = 'documents.made' order by title`)
    expect(mails).toMatchObject([
      { userId: mentee.id, title: 'Attestation', name: 'Attestation.pdf' },
      { userId: stranger.id, title: 'paper', name: 'paper.pdf' },
    ])
    const [translated, written] = await Promise.all(mails.map(({ content }) => read(content)))
    expect(translated).toMatchObject({ language: 'fr' })
    expect(translated?.text).toContain('Les Ponts – Programme')
    expect(translated?.text).toContain('Attestation de participation')
    expect(translated?.text).toContain('y a participé.')
    expect(written).toMatchObject({ language: 'el-GR' })
    expect(written?.text).toContain('– Πρόγραμμα')
    expect(written?.text).toContain('Βεβαίωση')
    const shared = await programme.as.mentee.ask('library.listShared', {})
    expect(shared.list.map(({ Title }) => Title)).toEqual([
      expect.stringMatching(/^Attestation – mentee .*\.pdf$/),
    ])
  })
})
