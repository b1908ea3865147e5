import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, type AddedLanguage } from '../../testing/added-language.ts'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

describe('consent in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number
  let personId: number
  let mentee: TestClient

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const settings = { Config: { gdpr: { Required: true, UserField: 'gdpr', MinValue: 1 } } }
    await programme.db.run(sql`
      update projects set settings = settings || ${JSON.stringify(settings)}::jsonb
      where id = ${ProjectId}`)
    await publish(1)
    french = await addLanguage(programme)
    const person = await createPerson(programme.db, ProjectId, ['Mentee'])
    personId = person.id
    mentee = await programme.server.client().signIn(person.username)
    await mentee.ask('identity.setLanguage', { Language: 'fr' })
  })
  afterAll(() => programme.close())

  const publish = (version: number) =>
    programme.db.run(sql`
      insert into consent_texts (project_id, version, text_el, text_en)
      values (${ProjectId}, ${version}, ${`Κείμενο ${version}`}, ${`Text ${version}`})`)
  const at = (version: number) => `project.${ProjectId}.consent.${version}`
  const read = async (language = 'fr') => {
    const { answer, asked } = await askIn(mentee, language, () =>
      mentee.ask('identity.getConsent', { ProjectId }),
    )
    return { current: answer.Current, asked }
  }
  const give = (Version: number, Translation?: number) =>
    mentee.call('identity.giveConsent', {
      ...{ ProjectId, Version, Language: 'en' },
      ...(Translation && { Translation }),
    })
  const versionNow = async () => (await read()).current?.Translation?.Version ?? 0
  const given = () =>
    programme.db.rows(sql`
      select version, language, read_language as "readIn", read_text as text from consents
      where user_id = ${personId} order by id`)

  it('is read with its translation, and as it was by everybody else', async () => {
    expect((await read()).current).not.toHaveProperty('Translation')
    await french.say({ [at(1)]: 'Texte' })
    const { current, asked } = await read()
    expect(asked).toBe(1)
    expect(current).toMatchObject({
      Text: { el: 'Κείμενο 1', en: 'Text 1' },
      Translation: { Language: 'fr', Text: 'Texte' },
    })
    const english = await read('en')
    expect(english.asked).toBe(0)
    expect(english.current).not.toHaveProperty('Translation')
  })

  it('is given to the words that were read, and is kept with them', async () => {
    const seen = await versionNow()
    await french.say({ [at(1)]: 'Un autre texte' })
    expect(await give(1, seen)).toMatchObject({ status: 409 })
    expect(await given()).toEqual([])
    expect(await give(1, await versionNow())).toMatchObject({ ok: true })
    await french.say({ [at(1)]: 'Encore un autre' })
    await french.translator.ask('language.saveAuthorText', {
      ...{ ProjectId, language: 'fr', label: at(1), text: '' },
    })
    expect(await given()).toEqual([
      { version: 1, language: 'en', readIn: 'fr', text: 'Un autre texte' },
    ])
    expect(
      await programme.as.admin.ask('identity.listConsents', { ProjectId, UserId: personId }),
    ).toMatchObject([{ Version: 1, Read: { Language: 'fr', Text: 'Un autre texte' } }])
    const { Last } = await mentee.ask('identity.getConsent', { ProjectId })
    expect(Last).not.toHaveProperty('Read')
  })

  it('is not read in the translation of another text', async () => {
    await french.say({ [at(1)]: 'Texte' })
    await programme.db.run(
      sql`update author_texts set from_en = 'Earlier' where field = 'consent.1'`,
    )
    expect((await read()).current).not.toHaveProperty('Translation')
    await publish(2)
    expect((await read()).current).not.toHaveProperty('Translation')
    expect((await french.rows()).filter(({ sort }) => sort === 'consent')).toMatchObject([
      { label: at(2), el: 'Κείμενο 2', text: '' },
    ])
    expect(await give(2, 1)).toMatchObject({ status: 409 })
    expect(await give(2)).toMatchObject({ ok: true })
    expect((await given()).at(-1)).toMatchObject({ version: 2, readIn: null, text: null })
  })
})
