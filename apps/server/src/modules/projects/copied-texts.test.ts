import { READY_TEMPLATE_KEYS } from '@telemachos/contract/projects/template-keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, type AddedLanguage } from '../../testing/added-language.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const FORM = [{ Title: 'Στοιχεία', Questions: { first_name: { Label: 'Όνομα' } } }]

describe('translations of what is copied', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const settings = { Config: { Application: FORM, Contact: { Name: 'Μαρία' } } }
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${ProjectId}`)
    for (const version of [1, 2])
      await programme.db.run(sql`
        insert into consent_texts (project_id, version, text_el, text_en)
        values (${ProjectId}, ${version}, ${`Κείμενο ${version}`}, ${`Text ${version}`})`)
    await programme.as.admin.ask('mail.saveTemplate', {
      ...{ ProjectId, Name: 'meetings.reminder', Language: 'el', Subject: 'Θέμα', Body: 'Σώμα' },
    })
    french = await addLanguage(programme)
    await french.say(
      Object.fromEntries(
        [
          ['apply.form.first_name.label', 'Prénom'],
          ['contact', 'Marie'],
          ['consent.2', 'Texte'],
          ['mail.meetings.reminder.subject', 'Sujet'],
        ].map(([field, text]) => [`project.${ProjectId}.${field}`, text]),
      ) as Record<string, string>,
    )
  })
  afterAll(() => programme.close())

  const copiedTo = (id: number) =>
    programme.db.rows<{ field: string; text: string }>(sql`
      select field, text from author_texts where project_id = ${id} order by field`)
  const make = async (
    Url: string,
    Parts: ('settings' | 'menus' | 'fields' | 'mails' | 'consent' | 'actions')[],
  ) => {
    const made = await programme.as.admin.ask('projects.makeProject', {
      ...{ Url, Name: { el: Url, en: '' } },
      From: { Kind: 'project', SourceId: ProjectId, Parts },
    })
    return copiedTo(made.Id)
  }

  it('go with the parts of a project that are copied, a consent text as the first one', async () => {
    expect(await make('copy-all', ['settings', 'mails', 'consent'])).toEqual([
      { field: 'apply.form.first_name.label', text: 'Prénom' },
      { field: 'consent.1', text: 'Texte' },
      { field: 'contact', text: 'Marie' },
      { field: 'mail.meetings.reminder.subject', text: 'Sujet' },
    ])
    expect(await make('copy-mails', ['mails'])).toEqual([
      { field: 'mail.meetings.reminder.subject', text: 'Sujet' },
    ])
    expect(await make('copy-menus', ['menus'])).toEqual([])
  })

  it('are none of a ready-made programme', async () => {
    const [Key = 'employment'] = READY_TEMPLATE_KEYS
    const made = await programme.as.admin.ask('projects.makeProject', {
      ...{ Url: 'copy-ready', Name: { el: 'Έτοιμο', en: '' }, From: { Kind: 'ready', Key } },
    })
    expect(await copiedTo(made.Id)).toEqual([])
  })
})
