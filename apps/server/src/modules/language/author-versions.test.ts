import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { renameGroupTexts } from './author-texts-store.ts'

let programme: SmallProgramme
let translator: TestClient
let ProjectId: number
let ActionId: number

beforeAll(async () => {
  programme = await startSmallProgramme()
  ProjectId = programme.projectId
  const { db, server } = programme
  ActionId = await createAction(db, ProjectId)
  await db.run(sql`
    update actions set title = 'Γνωριμία', titles = '{"en": "First meeting"}' where id = ${ActionId}`)
  const person = await createPerson(db, ProjectId, ['Translator'], {
    firstName: 'Ιρις',
    lastName: 'Μεταφράστρια',
  })
  translator = await server.client().signIn(person.username)
  await addFrench()
})
afterAll(() => programme.close())

const addFrench = () =>
  translator.ask('language.saveText', {
    ...{ label: 'core.language', language: 'fr', text: 'Langue', title: 'Français' },
  })
const label = (id = ActionId) => `action.${id}.title`
const save = (text: string, change: object = {}) =>
  translator.call('language.saveAuthorText', {
    ...{ ProjectId, label: label(), language: 'fr', text, ...change },
  })
const versions = (of = label(), client = translator) =>
  client.ask('language.listAuthorVersions', { ProjectId, language: 'fr', label: of })
const texts = async (of = label()) => (await versions(of)).map(({ text }) => text)

describe('the history of a translation', () => {
  it('is empty where there was none', async () => {
    expect(await versions()).toEqual([])
  })

  it('has who wrote what of what, the latest first, with what was taken back', async () => {
    await save('Premier rendez-vous')
    await programme.db.run(sql`
      update actions set titles = '{"en": "Getting to know"}' where id = ${ActionId}`)
    await save('Faire connaissance')
    await save('')
    const by = expect.stringContaining('Μεταφράστρια') as string
    const from = { el: 'Γνωριμία', en: 'Getting to know' }
    expect(await versions()).toMatchObject([
      { text: null, ...from, by },
      { text: 'Faire connaissance', ...from, by },
      { text: 'Premier rendez-vous', el: 'Γνωριμία', en: 'First meeting', by },
    ])
    const [first, second, third] = await versions()
    expect(third?.version).toBeLessThan(second?.version ?? 0)
    expect(second?.version).toBeLessThan(first?.version ?? 0)
  })

  it('brings an earlier one back as a version of its own, as of the text that it was of', async () => {
    const before = await versions()
    const { text, el, en } = before.at(-1) ?? {}
    expect(await save(text ?? '', { el, en, version: 0 })).toMatchObject({ ok: true })
    const rows = await translator.ask('language.listAuthorTexts', { ProjectId, language: 'fr' })
    expect(rows.find((row) => row.label === label())).toMatchObject({
      ...{ text: 'Premier rendez-vous', was: { el, en } },
    })
    const after = await versions()
    expect(after.slice(1)).toEqual(before)
    expect(after[0]?.version).toBeGreaterThan(before[0]?.version ?? 0)
    // Whoever restores from what is no longer there hears of it.
    expect(await save('Autre', { version: 0 })).toMatchObject({ body: { code: 'conflict' } })
  })

  it('has what comes in files, and none of what a file leaves as it is', async () => {
    const read = () =>
      translator.ask('language.importAuthorTexts', {
        ...{ ProjectId, language: 'fr', dryRun: false },
        rows: [{ label: label(), text: 'D’un fichier' }],
      })
    await read()
    await read()
    expect((await texts()).slice(0, 2)).toEqual(['D’un fichier', 'Premier rendez-vous'])
  })

  it('begins anew for a copy', async () => {
    const { db, server, people } = programme
    const elsewhere = await createProject(db)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${elsewhere}, ${people.admin.id}, '{Admin}')`)
    const admin = await server.client().signIn(people.admin.username)
    const { ActionIds } = await admin.ask('actions.copyActions', {
      ...{ ProjectId, ActionIds: [ActionId], To: elsewhere },
    })
    const copied = await admin.ask('language.listAuthorVersions', {
      ...{ ProjectId: elsewhere, language: 'fr', label: label(ActionIds[0]) },
    })
    expect(copied.map(({ text }) => text)).toEqual(['D’un fichier'])
  })

  it('shows the latest hundred', async () => {
    const id = await createAction(programme.db, ProjectId)
    await programme.db.run(sql`
      insert into author_text_versions
        (version, action_id, field, language, text, from_el, from_en, saved_at)
      select 1000000 + n, ${id}::int, 'title', 'fr', 'Texte ' || n, '', '', now()
      from generate_series(1, 105) as n`)
    const said = await texts(label(id))
    expect(said).toHaveLength(100)
    expect(said[0]).toBe('Texte 105')
  })

  it('is read by nobody who does not translate in the project', async () => {
    const { as, db, server } = programme
    const other = await createProject(db)
    const stranger = await createPerson(db, other, ['Translator'])
    const clients = [
      ...[as.mentee, as.mentor, as.coordinator, server.client()],
      await server.client().signIn(stranger.username),
    ]
    for (const client of clients) {
      const given = { ProjectId, language: 'fr', label: label() }
      expect(await client.call('language.listAuthorVersions', given)).toMatchObject({ ok: false })
    }
    const foreign = await createAction(db, other)
    for (const of of [label(foreign), 'action.999999.title', 'core.language', 'action.1.\0'])
      expect(
        await translator.call('language.listAuthorVersions', {
          ...{ ProjectId, language: 'fr', label: of },
        }),
      ).toMatchObject({ ok: false })
  })

  it('moves with a group that has another name, but for what that is translated as already', async () => {
    const { db } = programme
    const group = (name: string) => `project.${ProjectId}.group.${name}`
    const [FROM, TO] = ['Αρχή', 'Τέλος'] as const
    const other = await createAction(db, ProjectId)
    await db.run(sql`
      update project_actions
      set group_path = array[case when action_id = ${other} then ${TO}::text else ${FROM}::text end]
      where action_id in (${ActionId}, ${other})`)
    await translator.ask('language.saveText', {
      ...{ label: 'core.language', language: 'de', text: 'Sprache', title: 'Deutsch' },
    })
    const say = (of: string, language: string, text: string) =>
      save(text, { label: group(of), language })
    await say(FROM, 'fr', 'Au début')
    await say(FROM, 'fr', 'Début')
    await say(FROM, 'de', 'Am Anfang')
    await say(FROM, 'de', 'Anfang')
    await say(TO, 'fr', 'Fin')
    const ofLanguage = async (language: string) => {
      const given = { ProjectId, language, label: group(TO) }
      return translator.ask('language.listAuthorVersions', given)
    }
    const german = await translator.ask('language.listAuthorVersions', {
      ...{ ProjectId, language: 'de', label: group(FROM) },
    })
    await renameGroupTexts(db, {
      ...{ projectId: ProjectId, from: `group.${FROM}`, to: `group.${TO}`, keepsFrom: false },
    })
    expect((await ofLanguage('fr')).map(({ text }) => text)).toEqual(['Fin'])
    expect(await ofLanguage('de')).toEqual(german)
    const left = await db.rows(sql`
      select text from author_texts where project_id = ${ProjectId} and field = ${`group.${FROM}`}`)
    expect(left).toEqual([])
  })

  it('is not deleted with a language by whoever translates in none of its projects', async () => {
    const { db } = programme
    const elsewhere = await createAction(db, await createProject(db))
    await db.run(sql`
      insert into author_text_versions
        (version, action_id, field, language, text, from_el, from_en, saved_at)
      values (2000000, ${elsewhere}, 'title', 'de', null, '', '', now())`)
    const remove = () => translator.call('language.deleteLanguage', { language: 'de' })
    expect(await remove()).toMatchObject({ body: { details: { rule: 'language_elsewhere' } } })
    await db.run(sql`delete from author_text_versions where version = 2000000`)
    expect(await remove()).toMatchObject({ ok: true })
  })

  it('goes with its language', async () => {
    const { server, people } = programme
    // Of the copy's project too.
    const admin = await server.client().signIn(people.admin.username)
    await admin.ask('language.deleteLanguage', { language: 'fr' })
    await addFrench()
    expect(await versions()).toEqual([])
  })
})
