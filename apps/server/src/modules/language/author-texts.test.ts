import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { openSocket } from '../../testing/realtime-client.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { refreshTexts } from './spoken-texts.ts'

let programme: SmallProgramme
let translator: TestClient
let ProjectId: number
let ActionId: number

beforeAll(async () => {
  programme = await startSmallProgramme()
  ProjectId = programme.projectId
  const person = await createPerson(programme.db, ProjectId, ['Translator'])
  translator = await programme.server.client().signIn(person.username)
})
afterAll(() => programme.close())
beforeEach(async () => {
  const { db } = programme
  await db.run(sql`delete from author_texts`)
  await db.run(sql`delete from author_text_versions`)
  await db.run(sql`delete from languages`)
  await db.run(sql`delete from language_texts`)
  await db.run(sql`delete from language_text_versions`)
  await db.run(sql`update language_changes set change = change + 1`)
  await refreshTexts(db)
  ActionId = await createAction(db, ProjectId)
  await db.run(sql`
    update actions set title = 'Γνωριμία', titles = '{"en": "First meeting"}', descr = 'Πρώτα', descrs = '{}'
    where id = ${ActionId}`)
  await translator.ask('language.saveText', {
    ...{ label: 'core.language', language: 'fr', text: 'Langue', title: 'Français' },
  })
})

const label = (field = 'title') => `action.${ActionId}.${field}`
const save = (change: object = {}, client = translator) =>
  client.call('language.saveAuthorText', {
    ...{ ProjectId, label: label(), language: 'fr', text: 'Premier rendez-vous', ...change },
  })
const rows = (client = translator) =>
  client.ask('language.listAuthorTexts', { ProjectId, language: 'fr' })
const versionNow = async () => (await row())?.version ?? 0
const row = async (of = label()) => (await rows()).find((one) => one.label === of)

async function readAs(Language: string) {
  const { mentee } = programme.as
  await mentee.ask('identity.setLanguage', { Language })
  const actions = await mentee.ask('actions.listMenteeActions', {
    ProjectId,
    MenteeId: programme.people.mentee.id,
  })
  return actions.find(({ Id }) => Id === ActionId)
}

describe('the translation of an action', () => {
  it('is read by whoever reads in its language; others read what they did', async () => {
    expect(await save({ version: 0 })).toMatchObject({ ok: true })
    await save({ label: label('descr'), text: 'Tout d’abord' })
    expect(await readAs('fr')).toMatchObject({
      Title: 'Premier rendez-vous',
      Titles: { en: 'First meeting', fr: 'Premier rendez-vous' },
      Descr: 'Tout d’abord',
    })
    const Titles = { en: 'First meeting' }
    const english = await readAs('en')
    expect(english).toMatchObject({ Title: 'First meeting', Descr: 'Πρώτα' })
    expect(english?.Titles).toEqual(Titles)
    const greek = await readAs('el')
    expect(greek).toMatchObject({ Title: 'Γνωριμία' })
    expect(greek?.Titles).toEqual(Titles)
  })

  it('is English where it is missing, and Greek where that is missing too', async () => {
    expect(await readAs('fr')).toMatchObject({ Title: 'First meeting', Descr: 'Πρώτα' })
    await save()
    const version = await versionNow()
    expect(await save({ text: '', version })).toMatchObject({ body: { text: '', version: 0 } })
    expect(await readAs('fr')).toMatchObject({ Title: 'First meeting' })
  })

  it('is out of date once what was translated has changed, and is kept whoever writes', async () => {
    await programme.db.run(sql`
      update actions set role_titles = '{"Mentee": {"el": "Για σας"}}' where id = ${ActionId}`)
    await save()
    await save({ label: label('title.Mentee'), text: 'Pour vous' })
    const { admin } = programme.as
    const table = await admin.ask('actions.listTable', { ProjectId })
    const { Version = 0, Titles } = table.Actions.find((one) => one.ActionId === ActionId) ?? {}
    expect(Titles).toEqual({ en: 'First meeting' })
    await admin.ask('actions.saveTitles', {
      ProjectId,
      Titles: [{ ActionId, Version, Title: 'Γνωριμία', Titles: { en: 'Getting to know' } }],
    })
    expect(await row()).toMatchObject({
      text: 'Premier rendez-vous',
      was: { el: 'Γνωριμία', en: 'First meeting' },
    })
    expect(await readAs('fr')).toMatchObject({ Title: 'Pour vous' })
    expect(
      await programme.db.one(sql`select titles ->> 'fr' as fr from actions where id = ${ActionId}`),
    ).toEqual({ fr: 'Premier rendez-vous' })
    const [kept] = await programme.db.rows(sql`
      select content from action_versions where action_id = ${ActionId}`)
    expect(kept).toMatchObject({
      content: { titles: { en: 'First meeting' }, roleTitles: { Mentee: { el: 'Για σας' } } },
    })
    expect(JSON.stringify(kept)).not.toMatch(/Premier|Pour vous/)
    const content = await admin.ask('actions.getContent', { ProjectId, ActionId })
    expect(content).toMatchObject({ Titles: { en: 'Getting to know' }, Descrs: {} })
    const version = await versionNow()
    await save({ version })
    expect(await row()).toMatchObject({ was: null })
    expect(await versionNow()).toBeGreaterThan(version)
  })

  it('is that of a title for one role, too', async () => {
    await programme.db.run(sql`
      update actions set role_titles = '{"Mentee": {"el": "Για σας", "en": "For you"}}'
      where id = ${ActionId}`)
    expect(await readAs('fr')).toMatchObject({ Title: 'For you' })
    await save({ label: label('title.Mentee'), text: 'Pour vous' })
    expect(await readAs('fr')).toMatchObject({ Title: 'Pour vous' })
  })

  it('is read no more once its authors say nothing, and may then still be taken back', async () => {
    const { db } = programme
    await db.run(sql`
      update actions set role_titles = '{"Mentee": {"el": "Για σας"}}' where id = ${ActionId}`)
    await save({ label: label('descr'), text: 'Tout d’abord' })
    await save({ label: label('title.Mentee'), text: 'Pour vous' })
    await db.run(sql`
      update actions set descr = ' ', descrs = '{}', role_titles = '{"Mentee": {}}'
      where id = ${ActionId}`)
    expect(
      await db.one(sql`
        select descrs, role_titles as "ofRoles" from actions where id = ${ActionId}`),
    ).toEqual({ descrs: {}, ofRoles: { Mentee: {} } })
    expect(await readAs('fr')).toMatchObject({ Title: 'First meeting' })
    for (const field of ['descr', 'title.Mentee']) {
      const given = { label: label(field) }
      expect(await save({ ...given, text: 'Autre' })).toMatchObject({
        body: { details: { rule: 'text_untranslated' } },
      })
      expect(await save({ ...given, text: '' })).toMatchObject({ ok: true, body: { version: 0 } })
    }
    expect(await db.rows(sql`select from author_texts`)).toEqual([])
  })

  it('leaves an action that says nothing empty where actions are looked over', async () => {
    await save({ label: label('descr'), text: 'Tout d’abord' })
    await programme.db.run(sql`update actions set descr = '' where id = ${ActionId}`)
    const { Findings } = await programme.as.admin.ask('projects.checkProject', { ProjectId })
    expect(Findings).toContainEqual(expect.objectContaining({ Kind: 'action_empty', Id: ActionId }))
  })

  it('goes with its action and with its language', async () => {
    await save()
    await translator.ask('language.deleteLanguage', { language: 'fr' })
    const [titles] = await programme.db.rows<{ titles: object }>(sql`
      select titles from actions where id = ${ActionId}`)
    expect(titles).toEqual({ titles: { en: 'First meeting' } })
    await translator.ask('language.saveText', {
      ...{ label: 'core.language', language: 'fr', text: 'Langue', title: 'Français' },
    })
    expect(await row()).toMatchObject({ text: '', version: 0 })
    await save()
    await programme.db.run(sql`delete from project_actions where action_id = ${ActionId}`)
    await programme.db.run(sql`delete from actions where id = ${ActionId}`)
    expect(await programme.db.rows(sql`select from author_texts`)).toEqual([])
  })

  it('goes along with a copy, but for the title of one that is called a copy', async () => {
    const { db, server, people } = programme
    const elsewhere = await createProject(db)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${elsewhere}, ${people.admin.id}, '{Admin}')`)
    await save()
    await save({ label: label('descr'), text: 'Tout d’abord' })
    const admin = await server.client().signIn(people.admin.username)
    const copyTo = async (To: number) => {
      const { ActionIds } = await admin.ask('actions.copyActions', {
        ...{ ProjectId, ActionIds: [ActionId], To },
      })
      return db.one(sql`
        select titles ->> 'fr' as title, descrs ->> 'fr' as descr from actions
        where id = ${ActionIds[0] ?? 0}`)
    }
    expect(await copyTo(ProjectId)).toEqual({ title: null, descr: 'Tout d’abord' })
    expect(await copyTo(elsewhere)).toEqual({
      ...{ title: 'Premier rendez-vous', descr: 'Tout d’abord' },
    })
  })
})

describe('a translation of an earlier text', () => {
  it('is out of date at once, whether it was typed or comes in a file', async () => {
    await save({ el: 'Γνωριμία', en: 'An earlier meeting' })
    expect(await row()).toMatchObject({ was: { el: 'Γνωριμία', en: 'An earlier meeting' } })
    const read = async (seen: object, text: string) => {
      await translator.ask('language.importAuthorTexts', {
        ...{ ProjectId, language: 'fr', dryRun: false },
        rows: [{ label: label(), text, ...seen }],
      })
      return (await row())?.was
    }
    expect(await read({ el: 'Γνωριμία', en: 'First meeting' }, 'Un')).toBe(null)
    expect(await read({ el: 'Πρώτα', en: 'First meeting' }, 'Deux')).toMatchObject({ el: 'Πρώτα' })
    expect(await read({ source: 'First meeting' }, 'Trois')).toBe(null)
    expect(await read({ source: 'First' }, 'Quatre')).toMatchObject({ en: 'First' })
    expect(await read({}, 'Cinq')).toBe(null)
  })

  it('is none where only the look of what was translated is not in the file', async () => {
    const descr = JSON.stringify({
      type: 'doc',
      content: [
        {
          ...{ type: 'heading', attrs: { level: 2 } },
          content: [{ type: 'text', text: 'Πρώτα' }],
        },
      ],
    })
    await programme.db.run(sql`update actions set descr = ${descr} where id = ${ActionId}`)
    await translator.ask('language.importAuthorTexts', {
      ...{ ProjectId, language: 'fr', dryRun: false },
      rows: [{ label: label('descr'), text: 'Tout d’abord', source: 'Πρώτα' }],
    })
    expect(await row(label('descr'))).toMatchObject({ text: 'Tout d’abord', was: null })
  })
})

describe('the pages of the people', () => {
  it('hear of a translation with its language, and not that the project has changed', async () => {
    const socket = await openSocket(programme.server.url, programme.as.mentee)
    const settings: unknown[] = []
    socket.on('projects.settingsChanged', (payload: unknown) => settings.push(payload))
    const heard = new Promise<unknown>((resolve) =>
      socket.once('language.authorTextsChanged', resolve),
    )
    await save()
    expect(await heard).toEqual({ ProjectId, Language: 'fr' })
    expect(settings).toEqual([])
    socket.close()
  })
})

describe('what a project and its groups are called', () => {
  it('is read in the language of the reader', async () => {
    await programme.db.run(sql`
      update project_actions set group_path = '{Έναρξη}' where action_id = ${ActionId}`)
    await save({ label: `project.${ProjectId}.descr`, text: 'Le programme' })
    await save({ label: `project.${ProjectId}.group.Έναρξη`, text: 'Début' })
    const { mentee } = programme.as
    await mentee.ask('identity.setLanguage', { Language: 'fr' })
    expect(await mentee.ask('projects.listProjects', {})).toMatchObject([{ Descr: 'Le programme' }])
    const read = await mentee.ask('projects.getProjectById', { Id: ProjectId })
    expect(read.GroupsIn).toEqual({ Έναρξη: 'Début' })
    await mentee.ask('identity.setLanguage', { Language: 'el' })
    const greek = await mentee.ask('projects.getProjectById', { Id: ProjectId })
    expect(greek).not.toHaveProperty('GroupsIn')
  })

  it('goes along when a group has another name', async () => {
    const { admin } = programme.as
    await programme.db.run(sql`
      update project_actions set group_path = '{Έναρξη}' where action_id = ${ActionId}`)
    await save({ label: `project.${ProjectId}.group.Έναρξη`, text: 'Début' })
    await admin.ask('actions.saveGroup', { ProjectId, From: ['Έναρξη'], To: ['Αρχή'] })
    expect(await row(`project.${ProjectId}.group.Αρχή`)).toMatchObject({
      text: 'Début',
      was: { el: 'Έναρξη' },
    })
  })

  it('stays with another group of the name, and makes way for what the new name is called', async () => {
    const { admin } = programme.as
    const other = await createAction(programme.db, ProjectId)
    await programme.db.run(sql`
      update project_actions set group_path = case when action_id = ${other} then '{Μέρος,Βήματα}'
        else '{Βήματα}' end::text[]
      where action_id in (${ActionId}, ${other})`)
    const group = (name: string) => `project.${ProjectId}.group.${name}`
    await save({ label: group('Βήματα'), text: 'Début' })
    await admin.ask('actions.saveGroup', { ProjectId, From: ['Βήματα'], To: ['Πορεία'] })
    expect(await row(group('Βήματα'))).toMatchObject({ text: 'Début', was: null })
    expect(await row(group('Πορεία'))).toMatchObject({ text: 'Début' })
    await save({ label: group('Πορεία'), text: 'Commencement' })
    await admin.ask('actions.saveGroup', {
      ...{ ProjectId, From: ['Μέρος', 'Βήματα'], To: ['Μέρος', 'Πορεία'] },
    })
    expect(
      await programme.db.rows(sql`
        select text from author_texts where project_id = ${ProjectId} and starts_with(field, 'group.')`),
    ).toEqual([{ text: 'Commencement' }])
  })
})

describe('what is refused', () => {
  it('is what was saved meanwhile, with what is there', async () => {
    await save({ version: 0 })
    expect(await save({ version: 0, text: 'Autre' })).toMatchObject({
      status: 409,
      body: { details: { Text: 'Premier rendez-vous', Version: await versionNow() } },
    })
  })

  it('is what was taken back and written again meanwhile', async () => {
    await save()
    const version = await versionNow()
    await save({ text: '' })
    await save({ text: 'Autre' })
    expect(await save({ version })).toMatchObject({
      status: 409,
      body: { details: { Text: 'Autre' } },
    })
  })

  it('is a language that was deleted while this server still spoke it', async () => {
    await programme.db.run(sql`delete from languages where code = 'fr'`)
    expect(await save()).toMatchObject({ status: 400, body: { fields: [{ field: 'language' }] } })
    expect(
      await translator.call('language.importAuthorTexts', {
        ...{ ProjectId, language: 'fr', rows: [{ label: label(), text: 'Titre' }], dryRun: false },
      }),
    ).toMatchObject({ status: 400 })
    expect(await programme.db.rows(sql`select from author_texts`)).toEqual([])
  })

  it('is to delete a language into which others have translated, but for who translates there too', async () => {
    const { db, server } = programme
    const elsewhere = await createProject(db)
    const theirs = await createAction(db, elsewhere)
    const person = await createPerson(db, elsewhere, ['Translator'])
    const other = await server.client().signIn(person.username)
    await save()
    const saved = { ProjectId: elsewhere, label: `action.${theirs}.title`, text: 'À eux' }
    expect(await save(saved, other)).toMatchObject({ ok: true })
    const count = async () => (await db.rows(sql`select from author_texts`)).length
    const drop = (client: TestClient) => client.call('language.deleteLanguage', { language: 'fr' })
    for (const client of [translator, other])
      expect(await drop(client)).toMatchObject({
        body: { details: { rule: 'language_elsewhere' } },
      })
    expect(await count()).toBe(2)
    expect(await row()).toMatchObject({ text: 'Premier rendez-vous' })
    const both = await createPerson(db, elsewhere, ['Translator'])
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      select ${ProjectId}::int, user_id, roles from memberships where user_id = ${both.id}`)
    expect(await drop(await server.client().signIn(both.username))).toMatchObject({ ok: true })
    expect(await count()).toBe(0)
  })

  it('leaves no more of itself in the list of what was done than is read there', async () => {
    const { db } = programme
    await save({ label: label('descr'), text: `${'😀'.repeat(4_000)}` })
    const { longest } = await db.one<{ longest: number }>(sql`
      select max(length(detail ->> 'after')) as longest from audit_log
      where verb = 'language.authorTextSaved'`)
    expect(longest).toBe(500)
  })

  it('is a title of which nobody sees anything', async () => {
    expect(await save({ text: '\u200b\u3164' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'text', rule: 'required' }] },
    })
  })

  it('is a language of the product, one that nobody added, and what breaks the text', async () => {
    expect(await save({ language: 'en' })).toMatchObject({ ok: false })
    expect(await save({ language: 'sq' })).toMatchObject({ ok: false })
    expect(await save({ text: '<b>Premier</b>' })).toMatchObject({ status: 400 })
    expect(await save({ text: 'x'.repeat(301) })).toMatchObject({ status: 400 })
    expect(
      await save({ label: label('descr'), text: '{"type":"doc","content":[{"type":"iframe"}]}' }),
    ).toMatchObject({ ok: true, body: { text: '' } })
  })

  it('is whoever is not of the project, or does not translate', async () => {
    const { db, server, as } = programme
    const elsewhere = await createProject(db)
    const refused = []
    for (const role of ['Translator', 'Admin'] as const) {
      const person = await createPerson(db, elsewhere, [role])
      const client = await server.client().signIn(person.username)
      refused.push(
        await save({}, client),
        await save({ ProjectId: elsewhere }, client),
        await client.call('language.listAuthorTexts', { ProjectId, language: 'fr' }),
      )
    }
    for (const client of [as.mentee, as.mentor, as.coordinator, programme.server.client()])
      refused.push(await save({}, client))
    expect(refused.map(({ ok }) => ok)).toEqual(refused.map(() => false))
    expect(await db.rows(sql`select from author_texts`)).toEqual([])
  })

  it('is an action that another project has too, in which one does not translate', async () => {
    const { db } = programme
    const elsewhere = await createProject(db)
    await db.run(sql`
      insert into project_actions (project_id, action_id, flags, position)
      select ${elsewhere}::int, action_id, flags, position from project_actions
      where action_id = ${ActionId}`)
    expect(await row()).toMatchObject({ open: false })
    expect(await save()).toMatchObject({ body: { details: { rule: 'text_elsewhere' } } })
    expect(await row()).toMatchObject({ text: '' })
  })
})

describe('a file of translations', () => {
  it('is taken but for what is refused, and says before what it would change', async () => {
    await save()
    const read = (dryRun: boolean) =>
      translator.ask('language.importAuthorTexts', {
        ...{ ProjectId, language: 'fr', dryRun },
        rows: [
          { label: label(), text: 'Rencontre' },
          { label: label('descr'), text: 'Tout d’abord' },
          { label: 'action.999999.title', text: 'Autre' },
          { label: `project.${ProjectId}.descr`, text: '\u200b' },
        ],
      })
    const summary = await read(true)
    expect(summary).toMatchObject({ added: 1, changed: 1, same: 0 })
    expect(summary.refused).toEqual([
      { label: 'action.999999.title', rule: 'unknown_label', names: [] },
      { label: `project.${ProjectId}.descr`, rule: 'required', names: [] },
    ])
    expect(await row()).toMatchObject({ text: 'Premier rendez-vous' })
    await read(false)
    expect(await readAs('fr')).toMatchObject({ Title: 'Rencontre', Descr: 'Tout d’abord' })
  })

  it('refuses what is longer than people may read, and takes the longest', async () => {
    const read = async (count: number) => {
      const { refused } = await translator.ask('language.importAuthorTexts', {
        ...{ ProjectId, language: 'fr', dryRun: true },
        rows: [{ label: label('descr'), text: 'x'.repeat(count) }],
      })
      return refused
    }
    expect(await read(10_001)).toEqual([
      { label: label('descr'), rule: 'text_too_long', names: [] },
    ])
    expect(await read(10_000)).toEqual([])
  })
})
