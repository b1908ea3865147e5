import { draftOf, draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createPerson, createProject, createQuest } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { addQuest, setQuestProgramme } from '../../testing/quest-programme.ts'

describe('writing questionnaires', () => {
  const programme = setQuestProgramme()
  let inProject: { ProjectId: number }
  let admin: TestClient
  beforeAll(() => {
    inProject = { ProjectId: programme.projectId }
    admin = programme.as.admin
  })

  const good = (title = 'Τίτλος') =>
    draftOf([draftQuestion({ Type: 1, Options: options(1, 2) })], { Title: label(title) })

  const create = async (title = 'Τίτλος') => {
    const { QuestId } = await admin.ask('questionnaires.createQuest', {
      ...inProject,
      Title: { el: title, en: '' },
    })
    return { ...inProject, QuestId }
  }
  const save = (quest: object, Revision: number, Draft: object = good()) =>
    admin.call('questionnaires.saveDraft', { ...quest, Revision, Draft })

  it('begins empty, with what keeps it from being published', async () => {
    const quest = await create('Νέο ερωτηματολόγιο')
    expect(await admin.ask('questionnaires.getDraft', quest)).toMatchObject({
      Revision: 1,
      CanEdit: true,
      SavedAt: programme.now().toISOString(),
      Draft: { Title: { el: 'Νέο ερωτηματολόγιο', en: '' }, Sections: [] },
      Problems: [{ Rule: 'no_questions' }],
    })
    expect(await admin.call('questionnaires.publish', { ...quest, Revision: 1 })).toMatchObject({
      status: 422,
      body: { details: { rule: 'draft_problems', Problems: [{ Rule: 'no_questions' }] } },
    })
  })

  it('keeps what is open in the outline without a revision, so that nobody is in conflict over it', async () => {
    const quest = await create()
    const draft = good()
    await save(quest, 1, draft)
    await admin.ask('questionnaires.publish', { ...quest, Revision: 2 })
    const [section] = draft.Sections
    const shut = { ...draft, Sections: [{ ...section, open: false }] }
    expect(await save(quest, 2, shut)).toMatchObject({ status: 200, body: { Revision: 2 } })
    expect(await admin.ask('questionnaires.getDraft', quest)).toMatchObject({
      Revision: 2,
      Draft: { Sections: [{ open: false }] },
    })
    expect(await admin.ask('questionnaires.publish', { ...quest, Revision: 2 })).toMatchObject({
      Version: 1,
    })
    const changed = { ...shut, Title: label('Άλλος τίτλος') }
    expect(await save(quest, 2, changed)).toMatchObject({ body: { Revision: 3 } })
  })

  it('is published in English alone, and read so whatever language is asked for', async () => {
    const quest = await create()
    const english = (text: string) => ({ el: '', en: text })
    const question = draftQuestion({
      ...{ Type: 1, Text: english('Which?') },
      Options: [{ Value: '1', Text: english('This') }],
    })
    const Sections = [{ Text: english('Part'), Condition: '', Questions: [[question]] }]
    await save(quest, 1, { ...draftOf([]), Title: english('In English'), Sections })
    await admin.ask('questionnaires.publish', { ...quest, Revision: 2 })
    const { list } = await admin.ask('questionnaires.listQuests', {
      ...inProject,
      ...{ Search: 'In English', page: 1 },
    })
    expect(list.map(({ Title }) => Title)).toEqual(['In English'])
    const { TokenName } = await admin.ask('questionnaires.createToken', { ...quest, Uses: 1 })
    const shown = await programme.as.mentee.ask('questionnaires.getByToken', {
      ...{ TokenName, Lang: 'el' },
    })
    expect(shown).toMatchObject({ Title: 'In English', Languages: ['en'] })
    expect(shown.Section[0]).toMatchObject({
      SectionText: 'Part',
      Questions: [{ Text: 'Which?', Group: [{ Option: [{ Text: 'This' }] }] }],
    })
    const mixed = { Text: label('Μέρος'), Condition: '', Questions: [[question]] }
    await save(quest, 2, { ...draftOf([]), Title: label('Μικτό'), Sections: [mixed] })
    expect(await admin.call('questionnaires.publish', { ...quest, Revision: 3 })).toMatchObject({
      status: 422,
      body: { details: { Problems: [{ Rule: 'text_missing' }, { Rule: 'option_text_missing' }] } },
    })
  })

  it('comes back as it was saved, and as it was published', async () => {
    const quest = await create()
    const draft = good('Με όλα')
    await save(quest, 1, draft)
    const { Draft } = await admin.ask('questionnaires.getDraft', quest)
    expect(Draft).toEqual(draft)
    const published = await admin.ask('questionnaires.publish', { ...quest, Revision: 2 })
    expect(published.Version).toBe(1)
    expect(await admin.ask('questionnaires.getVersion', { ...quest, Version: 1 })).toMatchObject({
      VersionId: published.VersionId,
      Draft: draft,
    })
    const again = await admin.ask('questionnaires.publish', { ...quest, Revision: 2 })
    expect(again).toEqual(published)
    await save(quest, 2, good('Αλλιώς'))
    expect(await admin.ask('questionnaires.publish', { ...quest, Revision: 3 })).toMatchObject({
      Version: 2,
    })
    const versions = await admin.ask('questionnaires.listVersions', quest)
    expect(versions.map(({ Version }) => Version)).toEqual([2, 1])
    const first = await admin.ask('questionnaires.getVersion', { ...quest, Version: 1 })
    expect(first.Draft.Title.el).toBe('Με όλα')
  })

  it('does not change what is published, not even in the database', async () => {
    const quest = await create()
    await save(quest, 1)
    await admin.ask('questionnaires.publish', { ...quest, Revision: 2 })
    await expect(
      programme.db.run(sql`
        update questionnaire_versions set definition = '{}' where quest_id = ${quest.QuestId}`),
    ).rejects.toThrow('does not change')
  })

  it('saves over nobody: of 10 at once, one wins, and the others hear of it', async () => {
    const quest = await create()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(quest, 1, good(`Τίτλος ${index}`))),
    )
    const [saved] = answers.filter(({ ok }) => ok)
    expect(saved).toMatchObject({ body: { Revision: 2, Problems: [] } })
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(9)
    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'conflict', details: { Revision: 2, SavedBy: 'Άννα admin' } },
      })
    }
    expect(await admin.call('questionnaires.publish', { ...quest, Revision: 1 })).toMatchObject({
      status: 409,
    })
  })

  it('refuses what is no draft or cannot be kept, and changes nothing', async () => {
    const quest = await create()
    const text = (el: string) => ({ ...good(), Title: { el, en: '' } })
    const question = draftQuestion({ Type: 10 })
    const before = await fingerprint(programme.db)
    for (const [draft, rule] of [
      [text('α\u0000'), 'characters'],
      [text('α\ud800'), 'characters'],
      [{ ...good(), surplus: 1 }, 'unknown_field'],
      [{ ...good(), OnFinish: '//evil.example' }, 'invalid_format'],
      [{ ...good(), OnFinish: 'https://evil.example' }, 'invalid_format'],
      [draftOf([{ ...question, Type: 27 as never }]), 'Type'],
      [draftOf(Array.from({ length: 1_001 }, () => question)), 'too_many_items'],
    ] as const) {
      const answer = await save(quest, 1, draft)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toContain(rule)
    }
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('is copied, and found by title without regard to accents', async () => {
    const quest = await create('Αποτίμηση Μαΐου')
    await save(quest, 1, good('Αποτίμηση Μαΐου'))
    const copy = await admin.ask('questionnaires.createQuest', {
      ...inProject,
      Title: { el: 'Αποτίμηση Ιουνίου', en: 'June' },
      CopyOf: quest.QuestId,
    })
    const { Draft } = await admin.ask('questionnaires.getDraft', {
      ...inProject,
      QuestId: copy.QuestId,
    })
    expect([Draft.Title.el, Draft.Sections.length]).toEqual(['Αποτίμηση Ιουνίου', 1])
    const found = await admin.ask('questionnaires.listQuests', {
      ...inProject,
      Search: 'ΑΠΟΤΙΜΗΣΗ μαι',
      page: 1,
    })
    expect(found).toMatchObject({
      count: 1,
      list: [
        {
          Id: quest.QuestId,
          Version: null,
          HasChanges: true,
          CanEdit: true,
          SavedAt: programme.now().toISOString(),
          SavedBy: 'Άννα admin',
        },
      ],
    })
    expect(found.All).toBeGreaterThan(1)
  })

  it('belongs to its project: another may ask it, and then see it, but not change it', async () => {
    const { db, projectId } = programme
    const otherId = await createProject(db)
    const author = await createPerson(db, otherId, ['Admin'])
    const other = await programme.server.client().signIn(author.username)
    const { questId } = await createQuest(db, projectId, good('Δανεικό'))
    const quest = { ProjectId: otherId, QuestId: questId }
    expect(await other.call('questionnaires.getDraft', quest)).toMatchObject({ status: 404 })
    await createAction(db, otherId, { typeId: 4, questId })
    expect(await other.ask('questionnaires.getDraft', quest)).toMatchObject({ CanEdit: false })
    const saved = await other.call('questionnaires.saveDraft', {
      ...quest,
      Revision: 1,
      Draft: good(),
    })
    expect(saved.status).toBe(403)
    expect(await other.call('questionnaires.publish', { ...quest, Revision: 1 })).toMatchObject({
      status: 403,
    })
    const list = await other.ask('questionnaires.listQuests', { ProjectId: otherId, page: 1 })
    // The specification's call names nothing: the first page of the session's project.
    const here = await admin.ask('questionnaires.listQuests', inProject)
    expect(await admin.ask('questionnaires.listQuests', {})).toEqual(here)
    expect(list.list).toMatchObject([{ Id: questId, CanEdit: false, Actions: 1, AnswerSets: 0 }])
  })

  it('names its authors to another project only where they are within reach there', async () => {
    const { db, projectId } = programme
    const { questId } = await createQuest(db, projectId, good('Κοινό'))
    const writer = await createPerson(db, projectId, ['Admin'], { lastName: 'Συντάκτη' })
    await db.run(
      sql`update questionnaires set saved_by = ${writer.id}, search_key = 'κοινο' where id = ${questId}`,
    )
    await db.run(sql`
      update questionnaire_versions set published_by = ${writer.id} where quest_id = ${questId}`)
    const otherId = await createProject(db)
    await createAction(db, otherId, { typeId: 4, questId })
    const namesTo = async (client: TestClient, ProjectId: number) => {
      const quest = { ProjectId, QuestId: questId }
      const { list } = await client.ask('questionnaires.listQuests', {
        ProjectId,
        Search: 'Κοινό',
        page: 1,
      })
      const { SavedBy } = await client.ask('questionnaires.getDraft', quest)
      const versions = await client.ask('questionnaires.listVersions', quest)
      const version = await client.ask('questionnaires.getVersion', { ...quest, Version: 1 })
      const written = [...list, { SavedBy }].map((one) => one.SavedBy)
      return [...written, ...[...versions, version].map((one) => one.PublishedBy)]
    }
    const signIn = async (role: 'Admin' | 'Coordinator') => {
      const { id, username } = await createPerson(db, otherId, [role])
      return { id, client: await programme.server.client().signIn(username) }
    }
    const [manager, coordinator] = [await signIn('Admin'), await signIn('Coordinator')]
    const [named, nameless] = [Array(4).fill('Άννα Συντάκτη'), Array(4).fill('')]
    expect(await namesTo(admin, projectId)).toEqual(named)
    expect(await namesTo(manager.client, otherId)).toEqual(nameless)
    expect(await namesTo(coordinator.client, otherId)).toEqual(nameless)

    await db.run(sql`insert into memberships (project_id, user_id, roles)
      values (${otherId}, ${writer.id}, array['Mentor'])`)
    expect(await namesTo(manager.client, otherId)).toEqual(named)
    expect(await namesTo(coordinator.client, otherId)).toEqual(nameless)
    await db.run(sql`insert into relations (project_id, kind, holder_id, subject_id)
      values (${otherId}, 'coordinator', ${coordinator.id}, ${writer.id})`)
    expect(await namesTo(coordinator.client, otherId)).toEqual(named)
  })

  it('is not asked before it is published', async () => {
    const quest = await create()
    const actionId = await createAction(programme.db, programme.projectId, {
      typeId: 4,
      questId: quest.QuestId,
    })
    const before = await fingerprint(programme.db)
    const refusal = { status: 422, body: { details: { rule: 'not_published' } } }
    const { mentee } = programme.as
    expect(await mentee.call('questionnaires.getByAction', { ActionId: actionId })).toMatchObject(
      refusal,
    )
    expect(
      await mentee.call('questionnaires.start', {
        ActionId: actionId,
        MenteeId: programme.people.mentee.id,
      }),
    ).toMatchObject(refusal)
    const token = await admin.call('questionnaires.createToken', { ...quest, Uses: 1 })
    expect(token).toMatchObject(refusal)
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  describe('a token', () => {
    const open = (who: 'mentee' | 'mentor' | 'stranger', TokenName: string) =>
      programme.as[who].call('questionnaires.getByToken', { TokenName })
    const makeToken = async (own: object) => {
      const { questId } = await addQuest(programme, [draftQuestion({ Type: 10, Model: 'a' })])
      const { TokenName } = await admin.ask('questionnaires.createToken', {
        ...inProject,
        QuestId: questId,
        ...own,
      })
      return TokenName
    }

    it('opens for as many people as it is for, and again for each of them', async () => {
      const name = await makeToken({ Uses: 2 })
      const all = await Promise.all(
        (['mentee', 'mentor', 'stranger'] as const).map((who) => open(who, name)),
      )
      const refused = all.filter(({ ok }) => !ok)
      expect(refused).toMatchObject([{ status: 422, body: { details: { rule: 'token_used' } } }])
      const who = (['mentee', 'mentor', 'stranger'] as const).filter((_, index) => all[index]?.ok)
      for (const person of who) {
        expect(await open(person, name)).toEqual(
          expect.objectContaining({ status: 200, body: all[indexOf(person)]?.body }),
        )
      }
      const before = await fingerprint(programme.db)
      await open(
        (['mentee', 'mentor', 'stranger'] as const).find((one) => !who.includes(one))!,
        name,
      )
      expect(await fingerprint(programme.db)).toEqual(before)
    })

    it('opens an attempt that its holder answers and nobody else', async () => {
      const opened = await open('stranger', await makeToken({ Uses: 1 }))
      if (!opened.ok) throw new Error('the token did not open')
      const setId = opened.body.AnswerSetID ?? 0
      expect(opened.body).toMatchObject({ ActionId: null, MenteeId: null, CanAnswer: true })
      const bySet = { AnswerSetId: setId }
      expect(await programme.as.mentee.call('questionnaires.start', bySet)).toMatchObject({
        status: 404,
      })
      await programme.as.stranger.ask('questionnaires.start', bySet)
      const finished = await programme.as.stranger.ask('questionnaires.finish', {
        ...bySet,
        Epoch: 0,
        Expected: [],
      })
      expect(finished.State).toBe('finished')
    })

    it('opens nothing after its time, under a wrong name, or in another project', async () => {
      const until = new Date(programme.now().getTime() + 60_000).toISOString()
      const name = await makeToken({ Uses: 5, Until: until })
      const elsewhere = await createProject(programme.db)
      const person = await createPerson(programme.db, elsewhere, ['Mentee'])
      const foreign = await programme.server.client().signIn(person.username)
      expect(await foreign.call('questionnaires.getByToken', { TokenName: name })).toMatchObject({
        status: 404,
      })
      expect(await open('mentee', 'no-such-token')).toMatchObject({ status: 404 })
      programme.pass(60)
      expect(await open('mentee', name)).toMatchObject({
        status: 422,
        body: { details: { rule: 'token_expired' } },
      })
    })

    it('is kept as its hash only', async () => {
      const name = await makeToken({ Uses: 1 })
      const rows = await programme.db.rows<{ row: string }>(sql`
        select t::text as row from quest_tokens t`)
      expect(rows.some(({ row }) => row.includes(name))).toBe(false)
    })
  })
})

const indexOf = (person: string) => ['mentee', 'mentor', 'stranger'].indexOf(person)
