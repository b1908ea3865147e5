import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { allLabels, builtInTexts, translate, translateWith } from '../../kernel/texts.ts'
import { createPerson } from '../../testing/factories.ts'
import { openSocket } from '../../testing/realtime-client.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { startTestServer, type TestClient } from '../../testing/test-server.ts'
import { templateIn } from '../mail/index.ts'
import { absorbPermanent } from './absorb-permanent.ts'
import { problemsOf } from './known-texts.ts'
import { refreshTexts } from './spoken-texts.ts'
import { placeTexts } from './text-places.ts'

let programme: SmallProgramme
let translator: TestClient

const SAVE = { label: 'core.language', language: 'sq', text: 'Gjuha' }

beforeAll(async () => {
  programme = await startSmallProgramme()
  const person = await createPerson(programme.db, programme.projectId, ['Translator'])
  translator = await programme.server.client().signIn(person.username)
})
afterAll(() => programme.close())
afterEach(async () => {
  await programme.db.run(sql`delete from languages`)
  await programme.db.run(sql`delete from language_texts`)
  await programme.db.run(sql`delete from language_text_versions`)
  await programme.db.run(sql`update language_changes set change = change + 1`)
  await refreshTexts(programme.db)
})

const save = (change: object = {}, client = translator) =>
  client.call('language.saveText', { ...SAVE, ...change })
const textsIn = (lang: string) => translator.ask('language.getTexts', { lang })
const addAlbanian = () => save({ title: 'Shqip' })

it('a text stays as somebody has written it since, where a request comes once more', async () => {
  const write = (text: string, key: string) =>
    translator.call(
      'language.saveText',
      { label: 'core.language', language: 'en', text },
      { 'idempotency-key': key },
    )
  const first = await write('Tongue', 'text-a')
  expect(first).toMatchObject({ ok: true })
  await write('Speech', 'text-b')
  expect((await write('Tongue', 'text-a')).body).toEqual(first.body)
  expect((await textsIn('en'))['core.language']).toBe('Speech')
  expect(await write('Other', 'text-a')).toMatchObject({ body: { code: 'idempotency_mismatch' } })
  const row = { label: 'core.language', language: 'en' }
  expect(await translator.call('language.deleteLanguage', row)).toMatchObject({ ok: true })
})

describe('a language that a translator adds', () => {
  it('is there at once, and says in English what it has not', async () => {
    expect(await addAlbanian()).toMatchObject({ ok: true, body: { type: 'Temporary', version: 1 } })
    const texts = expect.any(String) as string
    expect(await translator.ask('language.listLanguages', {})).toEqual([
      { language: 'el-GR', title: 'Ελληνικά', code: 'el', dir: 'ltr', texts },
      { language: 'en-GB', title: 'English', code: 'en', dir: 'ltr', texts },
      { language: 'sq', title: 'Shqip', code: 'sq', dir: 'ltr', texts },
    ])
    const albanian = await textsIn('sq')
    expect(albanian['core.language']).toBe('Gjuha')
    expect(albanian['rule.required']).toBe(builtInTexts('en')['rule.required'])
    expect(Object.keys(albanian).some((label) => label.startsWith('mail.own.'))).toBe(false)
  })

  it('has another version once any of its texts has changed', async () => {
    await addAlbanian()
    const versions = async () =>
      Object.fromEntries(
        (await translator.ask('language.listLanguages', {})).map(({ code, texts }) => [
          code,
          texts,
        ]),
      )
    const before = await versions()
    await save({ label: 'rule.required', text: 'Plotësojeni.' })
    const after = await versions()
    expect(after).toMatchObject({ el: before['el'], en: before['en'] })
    expect(after['sq']).not.toBe(before['sq'])
  })

  it('is chosen by people, who read refusals and mails in it', async () => {
    await addAlbanian()
    await save({ label: 'rule.required', text: 'Plotësojeni.' })
    await save({ label: 'mail.own.identity.resetPassword.subject', text: 'Fjalëkalim i ri' })
    const { mentee } = programme.as
    await mentee.ask('identity.setLanguage', { Language: 'sq' })
    expect(await mentee.ask('identity.getIdentity', {})).toMatchObject({ Language: 'sq' })
    const refused = await mentee.call('identity.setLanguage', { Language: '' })
    expect(JSON.stringify(refused.body)).toContain(translate('en', 'rule.language'))
    expect(translate('sq', 'rule.required')).toBe('Plotësojeni.')
    expect(templateIn('identity.resetPassword', 'sq')).toEqual({
      subject: 'Fjalëkalim i ri',
      body: builtInTexts('en')['mail.own.identity.resetPassword.body'],
    })
    await translator.ask('language.deleteLanguage', { language: 'sq' })
    await mentee.ask('identity.setLanguage', { Language: 'el' })
  })

  it('is not chosen before it is there', async () => {
    expect(await translator.call('identity.setLanguage', { Language: 'sq' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Language', rule: 'unknown_language' }] },
    })
  })

  it('has its own plural forms, which are needed', async () => {
    await save({ language: 'uk', title: 'Українська' })
    await save({ language: 'uk', label: 'language.rows_few', text: '{count} тексти' })
    await save({ language: 'uk', label: 'language.rows_other', text: '{count} тексту' })
    expect(translateWith('uk', 'language.rows', { count: 3 })).toBe('3 тексти')
    expect(translateWith('uk', 'language.rows', { count: 1.5 })).toBe('1.5 тексту')
    const progress = await translator.ask('language.listProgress', {})
    const [greek, , ukrainian] = progress
    expect(greek).toMatchObject({ missing: 0, total: allLabels().length })
    expect(ukrainian?.missing).toBe((ukrainian?.total ?? 0) - 3)
    expect(ukrainian?.total).toBeGreaterThan(greek?.total ?? 0)
    expect(
      await save({ language: 'el', label: 'language.rows_few', text: '{count}' }),
    ).toMatchObject({
      body: { fields: [{ field: 'label', rule: 'unknown_label' }] },
    })
  })

  it('is written from right to left where its script is', async () => {
    await save({ language: 'ar', text: 'اللغة', title: 'العربية' })
    const languages = await translator.ask('language.listLanguages', {})
    expect(languages.find(({ code }) => code === 'ar')).toMatchObject({ dir: 'rtl' })
  })

  it('goes with all its texts, and who chose it reads English', async () => {
    await addAlbanian()
    await translator.ask('identity.setLanguage', { Language: 'sq' })
    await translator.ask('language.deleteLanguage', { language: 'sq' })
    expect(await translator.call('language.getTexts', { lang: 'sq' })).toMatchObject({
      status: 400,
    })
    const other = await programme.server.client().signIn(programme.people.mentor.username)
    expect(await other.ask('language.listLanguages', {})).toHaveLength(2)
    const again = await translator.ask('identity.getIdentity', {})
    expect(again.Language).toBe('en')
    await translator.ask('identity.setLanguage', { Language: 'el' })
    expect(await translator.call('language.deleteLanguage', { language: 'en' })).toMatchObject({
      body: { details: { rule: 'language_built_in' } },
    })
  })

  it('needs a title, and a code that there is, once', async () => {
    expect(await save()).toMatchObject({
      body: { fields: [{ field: 'language', rule: 'unknown_language' }] },
    })
    expect(await save({ language: 'xzq', title: 'Xzq' })).toMatchObject({
      body: { details: { rule: 'unknown_language' } },
    })
    await addAlbanian()
    expect(await addAlbanian()).toMatchObject({ body: { details: { rule: 'language_known' } } })
  })
})

describe('a text that a translator changes', () => {
  it('wins over that of the product, and is taken back', async () => {
    await save({ language: 'el-GR', text: 'Η γλώσσα' })
    expect((await textsIn('el'))['core.language']).toBe('Η γλώσσα')
    await translator.ask('language.deleteLanguage', { language: 'el-GR', label: 'core.language' })
    expect((await textsIn('el'))['core.language']).toBe('Γλώσσα')
    const versions = await translator.ask('language.listVersions', {
      language: 'el',
      label: 'core.language',
    })
    expect(versions.map(({ text }) => text)).toEqual([null, 'Η γλώσσα'])
    expect(versions[0]?.by).toBeTruthy()
  })

  it.each([
    ['rule.placeholder_missing', { label: 'activity.language.textSaved', text: 'Ndryshoi' }, 'who'],
    ['rule.placeholder_unknown', { label: 'core.language', text: 'Gjuha {x}' }, 'x'],
    ['rule.text_spaces', { label: 'core.language', text: 'Gjuha ' }, ''],
    ['rule.text_markup', { label: 'core.language', text: '<b>Gjuha</b>' }, '<b>, </b>'],
  ])('is refused by %s, which names what is wrong', async (rule, row, names) => {
    await addAlbanian()
    const answer = await save(row)
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'text', rule: rule.slice(5), at: names }] },
    })
    expect(JSON.stringify(answer.body)).toContain(translate('el', rule).slice(0, 20))
  })

  it('is not written over what somebody else has saved meanwhile', async () => {
    await addAlbanian()
    await save({ text: 'Gjuha e faqes', version: 1 }, programme.as.admin)
    expect(await save({ text: 'Gjuhë', version: 1 })).toMatchObject({
      status: 409,
      body: { details: { Text: 'Gjuha e faqes', Version: 2, By: expect.any(String) } },
    })
    expect(await save({ text: 'Gjuhë', version: 2 })).toMatchObject({ body: { version: 3 } })
  })

  it('is made permanent, leaves with the export, and goes when a release has it', async () => {
    await addAlbanian()
    await save({ language: 'el', text: 'Γλώσσα' })
    for (const language of ['sq', 'el'])
      expect(
        await translator.ask('language.makePermanent', { language, label: 'core.language' }),
      ).toMatchObject({ type: 'File' })
    expect(await translator.ask('language.exportPermanent', {})).toEqual({
      languages: { sq: 'Shqip' },
      texts: { sq: { 'core.language': 'Gjuha' }, el: { 'core.language': 'Γλώσσα' } },
    })
    await absorbPermanent(programme.server.database)
    const rows = (language: string) => translator.ask('language.listRows', { language })
    expect(await rows('el')).toEqual([])
    expect(await rows('sq')).toMatchObject([{ label: 'core.language', type: 'File' }])
    const unknown = { language: 'el', label: 'core.language' }
    expect(await translator.call('language.makePermanent', unknown)).toMatchObject({ status: 404 })
  })

  it('is for translators and administrators alone', async () => {
    for (const client of [programme.as.mentor, programme.as.mentee])
      expect(await save({ language: 'el' }, client)).toMatchObject({ status: 403 })
  })

  it('is announced to everybody, and no older where they ask', async () => {
    await addAlbanian()
    const socket = await openSocket(programme.server.url, programme.as.mentee)
    const heard = new Promise<{ Language: string; Change: number; Text: object }>((resolve) =>
      socket.once('language.textsChanged', resolve),
    )
    await save({ text: 'Gjuha jonë' })
    const { Language, Change, Text } = await heard
    // It comes along, so that not every page has to load all of them.
    expect(Text).toEqual({ Label: 'core.language', Text: 'Gjuha jonë' })
    expect(Language).toBe('sq')
    const texts = await programme.as.mentee.ask('language.getTexts', { lang: 'sq', at: Change })
    expect(texts['core.language']).toBe('Gjuha jonë')
    socket.close()
  })
})

describe('texts of a file', () => {
  const rows = [
    { label: 'core.language', text: 'Gjuha e re' },
    { label: 'rule.required', text: 'Plotësojeni.' },
    { label: 'activity.language.textSaved', text: 'Ndryshoi' },
    { label: 'no.such', text: 'Asgjë' },
    { label: 'core.crash.home', text: '' },
  ]

  it('are told before they are taken', async () => {
    await addAlbanian()
    const told = {
      ...{ added: 1, changed: 1, same: 0 },
      refused: [
        { label: 'activity.language.textSaved', rule: 'placeholder_missing', names: ['who'] },
        { label: 'no.such', rule: 'unknown_label', names: [] },
      ],
    }
    const take = (dryRun: boolean) =>
      translator.ask('language.importTexts', { language: 'sq', rows, dryRun })
    expect(await take(true)).toMatchObject(told)
    expect((await textsIn('sq'))['core.language']).toBe('Gjuha')
    expect(await take(false)).toMatchObject(told)
    expect((await textsIn('sq'))['core.language']).toBe('Gjuha e re')
    expect(await take(false)).toMatchObject({ added: 0, changed: 0, same: 2 })
  })
})

describe('what the product says', () => {
  it.each(['el', 'en'])('in %s breaks no rule of its own translations', (language) => {
    const known = new Set(allLabels())
    const words = builtInTexts(language)
    const broken = allLabels().filter(
      (label) => problemsOf(language, known, { label, text: words[label] ?? '' })?.length !== 0,
    )
    expect(broken).toEqual([])
  })

  it('is spoken by a second server that has changed nothing itself', async () => {
    await addAlbanian()
    const other = await startTestServer({ connection: programme.owner })
    const client = await other.client().signIn(programme.people.mentor.username)
    expect((await client.ask('language.getTexts', { lang: 'sq' }))['core.language']).toBe('Gjuha')
    await other.close()
  })
})

it('the file of permanent texts is as the export writes it', () => {
  const path = new URL(
    '../../../../../packages/contract/src/core/permanent-texts.json',
    import.meta.url,
  )
  const { languages, texts } = JSON.parse(readFileSync(path, 'utf8')) as {
    languages: Record<string, string>
    texts: Record<string, Record<string, string>>
  }
  const declared = ['el', 'en', ...Object.keys(languages)]
  expect(Object.keys(texts).filter((language) => !declared.includes(language))).toEqual([])
})

describe('where texts are used', () => {
  const PROJECT = 'root.defaultlayout.project'

  it('is told to translators, what most people may see first', async () => {
    placeTexts({
      everywhere: ['ui.undo'],
      pages: [
        { state: `${PROJECT}.admin.language`, texts: ['language.title', 'language.rows'] },
        { state: `${PROJECT}.chat`, texts: ['language.rows', 'chat.'] },
        { state: 'root.applicationForm', texts: ['apply.'] },
        { state: 'root.gdpr', texts: ['apply.'] },
        { state: 'a.page.of.another.build', texts: ['ui.undo', 'language.lead'] },
      ],
    })
    const places = await translator.ask('language.listPlaces', {})
    expect(places[0]).toEqual({ name: 'ui.undo', isEverywhere: true, pages: [] })
    await addAlbanian()
    const progress = await translator.ask('language.listProgress', {})
    expect(progress.find(({ code }) => code === 'sq')?.next).toMatchObject([
      { label: 'ui.undo', text: 'Undo' },
      {},
      {},
      {},
    ])
    expect(progress.find(({ code }) => code === 'en')?.next).toEqual([])
    const rows = places.findIndex(({ name }) => name === 'language.rows')
    expect(places[rows]?.pages).toEqual([`${PROJECT}.admin.language`, `${PROJECT}.chat`])
    expect(places.some(({ name }) => name === 'chat.send')).toBe(true)
    expect(places.some(({ name }) => name === 'language.lead')).toBe(false)
    expect(await programme.as.mentee.call('language.listPlaces', {})).toMatchObject({
      status: 403,
    })
  })
})

describe('every text in every language', () => {
  it('is answered as it stands after each change', async () => {
    const find = async () =>
      (await translator.ask('language.listTexts', {})).filter(
        ({ label, language }) => label === 'core.language' && language === 'sq',
      )
    expect(await find()).toEqual([])
    await addAlbanian()
    const row = { label: 'core.language', language: 'sq', text: 'Gjuha' }
    expect(await find()).toEqual([{ ...row, type: 'Temporary' }])
    await translator.ask('language.makePermanent', { ...row, type: 'Temporary' })
    expect(await find()).toEqual([{ ...row, type: 'File' }])
  })
})
