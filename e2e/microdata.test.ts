import { readFile } from 'node:fs/promises'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import {
  startReceiver,
  type MicrodataReceiver,
} from '../apps/server/src/testing/microdata-receiver.ts'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { inDatabase } from './product-database.ts'
import { eventually, PROJECT, setStage, type Stage } from './stage.ts'
import { el, en } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/microdata`

describe('a microdata analyst’s day', () => {
  let receiver: MicrodataReceiver
  const stage = setStage({
    configure: async () => {
      receiver = await startReceiver()
      return { OUTGOING_ORIGINS: new URL(receiver.url).origin }
    },
  })
  afterAll(() => receiver.close())

  it('fills in a form on a phone by keyboard, makes it final, and opens it again with a reason', async () => {
    const [person] = await peopleWith(stage, 'draft', 1)
    const { page } = await openPage(stage, { width: 390, refusals: [400] })
    const numbers = page.getByLabel(el('people.numbers'))
    await numbers.focus()
    await page.keyboard.insertText(`${person?.kayas}; 404, ${person?.kayas}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const table = page.getByRole('table', { name: el('microdata.table') })
    await table.waitFor()
    await page.getByText(el('people.numbers.unknown_one', { count: 1 })).waitFor()
    await page.getByText(el('people.numbers.repeated_one', { count: 1 })).waitFor()
    expect(await faultsOf(page, 'the people that were found')).toEqual([])
    await table.getByRole('button', { name: /^Δελτίο εισόδου/ }).press('Enter')
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: el('microdata.form.draft') }).waitFor()
    expect(await faultsOf(page, 'a form that is a draft')).toEqual([])
    // A date that cannot be read is refused where it stands, and so is not saved over the one before.
    const joined = form.getByLabel('Ημερομηνία εισόδου')
    const before = await joined.inputValue()
    await joined.fill('05/03/1899')
    await form.getByRole('button', { name: el('microdata.form.draft') }).press('Enter')
    await form
      .getByText(el('ui.date.problem.too_early', { first: '01/01/1900', last: '', age: 0 }))
      .waitFor()
    expect(await joined.inputValue()).toBe('05/03/1899')
    expect(await page.getByText(el('microdata.form.saved.draft')).count()).toBe(0)
    await joined.fill(before)
    // What was chosen decides what is asked, and nobody has to say what is sensitive.
    const employment = form.getByLabel('Απασχόληση κατά την είσοδο', { exact: true })
    await employment.selectOption({ label: 'Οικονομικά μη ενεργό άτομο' })
    await form.getByLabel('Βρίσκεται σε εκπαίδευση ή κατάρτιση').waitFor()
    expect(await form.getByLabel('Διάρκεια ανεργίας').count()).toBe(0)
    await employment.selectOption({ label: 'Εργάζεται, και με αυτοαπασχόληση' })
    await form
      .getByLabel('Αναπηρία', { exact: true })
      .selectOption({ label: 'Αρνείται να απαντήσει' })
    await form.getByRole('button', { name: el('microdata.form.final') }).press('Enter')
    await confirm(page, el('ui.confirm'))
    await form.getByText(el('microdata.form.reopen')).waitFor()
    expect(await faultsOf(page, 'a form that is final')).toEqual([])
    await form.getByRole('button', { name: el('microdata.form.reopen') }).press('Enter')
    const reason = page.getByLabel(el('microdata.form.reason'))
    await reason.fill('Λάθος απασχόληση')
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: el('microdata.form.reopen') })
      .click()
    const said = page.getByRole('dialog', { name: el('microdata.form.reopened') })
    await said.getByText('OK', { exact: true }).waitFor()
    await said.getByRole('button').click()
    await form.getByText('Λάθος απασχόληση').waitFor()
    // Every version is there to be read.
    await form
      .getByRole('button', { name: /Απαντήσεις της έκδοσης/ })
      .nth(1)
      .click()
    await form.getByText('Αρνείται να απαντήσει').filter({ visible: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  })

  it('downloads the file, sends it, reads what was said against it, and sends the rest again', async () => {
    const people = await peopleWith(stage, 'unsent', 3)
    await inDatabase(stage.product, (database) =>
      database.run(sql`
        update projects set settings = jsonb_set(settings #- '{Config,MicrodataSendFilter}',
          '{Config,MicrodataSendUrl}', to_jsonb(${receiver.url}::text)) where id = ${PROJECT.id}`),
    )
    const { page } = await openPage(stage, { language: 'en' })
    await page.getByLabel(en('people.numbers')).fill(people.map(({ kayas }) => kayas).join('\n'))
    await page.getByRole('button', { name: en('people.numbers.find'), exact: true }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: download(3), exact: true }).click()
    await confirm(page, download(3))
    const xml = await readFile(await (await downloading).path(), 'utf8')
    expect(xml.match(/<record /g)).toHaveLength(3)
    expect(xml).toContain(`kayas="${people[0]?.kayas}"`)

    receiver.refused.add(people[1]?.kayas ?? '')
    await page.getByRole('button', { name: send(3), exact: true }).click()
    expect(await faultsOf(page, 'before sending')).toEqual([])
    await confirm(page, send(3))
    await page.getByText(en('microdata.send.counts', { ok: 2, failed: 1 })).waitFor()
    await page.getByText(en('microdata.send.errors')).click()
    await page.getByText(/line 3: .* is not known/).waitFor()
    expect(await faultsOf(page, 'what was said against a form')).toEqual([])
    receiver.refused.clear()
    await page.getByRole('button', { name: send(1), exact: true }).click()
    await confirm(page, send(1))
    await page.getByText(en('microdata.send.counts', { ok: 3, failed: 0 })).waitFor()
    expect([...receiver.accepted.values()].map(({ times }) => times)).toEqual([1, 1, 1])
    // Numbers in full are on record, each under the name of who had them.
    const logged = await inDatabase(stage.product, (database) =>
      database.rows<{ verb: string; count: number }>(sql`
        select verb, count(*)::int as count from audit_log
        where verb in ('microdata.exported', 'microdata.sent') group by verb order by verb`),
    )
    expect(logged).toEqual([
      { verb: 'microdata.exported', count: 3 },
      { verb: 'microdata.sent', count: 4 },
    ])
  })

  it('reads the indicators, goes down to the people, and to those who are incomplete', async () => {
    const { page } = await openPage(stage)
    await page.getByRole('tab', { name: el('microdata.tab.indicators') }).click()
    const table = page.getByRole('table', { name: el('microdata.indicators.start') }).first()
    await table.waitFor()
    const row = table.getByRole('row').filter({ hasText: 'EECO03' })
    const [men = 0, women = 0, all = 0] = (await row.getByRole('button').allInnerTexts()).map(
      Number,
    )
    expect([men + women, all > 0]).toEqual([all, true])
    await row.getByRole('button').first().click()
    const panel = page.getByRole('dialog')
    await eventually(() => panel.getByRole('link').count()).toBe(Math.min(men, 20))
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: el('microdata.tab.incomplete') }).click()
    await page.getByRole('table', { name: el('microdata.tab.incomplete') }).waitFor()
    expect(await faultsOf(page, 'who is incomplete')).toEqual([])
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('button', { name: `${el('microdata.indicators.export')} CSV`, exact: true })
      .click()
    const csv = await readFile(await (await downloading).path(), 'utf8')
    expect(csv).toContain(el('microdata.missing.not_final'))
  })

  it('is spared where people fill in their own', async () => {
    const [person] = await peopleWith(stage, 'draft', 2).then((all) => all.slice(1))
    const { page } = await stage.visit({
      ...{ as: person?.username ?? '', width: 390, path: `/${PROJECT.url}/mentee/microdata` },
      refusals: [409],
    })
    const entry = page
      .locator('section')
      .filter({ hasText: el('microdata.start') })
      .first()
    await entry.getByRole('button', { name: el('microdata.form.draft') }).waitFor()
    expect(await faultsOf(page, 'one’s own forms')).toEqual([])
    // What is typed before the register of places has come is not lost.
    const loaded = Promise.withResolvers<void>()
    await page.route('**/places-*.js', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await page.reload()
    await entry.getByLabel('Δήμος κατοικίας', { exact: false }).click()
    await page.keyboard.type('Αθηναίων')
    loaded.resolve()
    await page.getByRole('option', { name: 'Δήμος Αθηναίων' }).click()
    await entry.getByRole('button', { name: el('microdata.form.draft') }).click()
    await page
      .getByText(el('microdata.form.saved.draft'))
      .filter({ visible: true })
      .first()
      .waitFor()
    const kept = await inDatabase(stage.product, (database) =>
      database.one<{ place: string }>(sql`
        select answers ->> '13' as place from microdata
        where user_id = ${person?.id ?? 0} and phase = 'start'`),
    )
    expect(kept.place).toBe('kallikratis:2011:9186')
    // What the same person saves elsewhere meanwhile neither takes away what is typed here nor is overwritten unsaid.
    const { page: other } = await stage.visit({
      ...{ as: person?.username ?? '', path: `/${PROJECT.url}/mentee/microdata` },
    })
    const disability = (of: Page) =>
      of
        .locator('section')
        .filter({ hasText: el('microdata.start') })
        .first()
        .getByLabel('Αναπηρία', { exact: true })
    const savesDraft = (of: Page) =>
      of
        .getByRole('button', { name: el('microdata.form.draft') })
        .first()
        .click()
    await disability(page).selectOption({ label: 'Αρνείται να απαντήσει' })
    await disability(other).selectOption({ index: 1 })
    await savesDraft(other)
    await other
      .getByText(el('microdata.form.saved.draft'))
      .filter({ visible: true })
      .first()
      .waitFor()
    await savesDraft(page)
    const conflict = page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    await conflict.waitFor()
    expect(await faultsOf(page, 'a form that was saved elsewhere')).toEqual([])
    await conflict.getByRole('button', { name: el('ui.conflict.keepMine'), exact: true }).click()
    await conflict.waitFor({ state: 'detached' })
    // The question goes before the answer of the server to what is kept comes.
    await eventually(async () => {
      await other.reload()
      return disability(other).locator('option:checked').innerText()
    }).toBe('Αρνείται να απαντήσει')
  })

  it('begins with forms that an administrator writes beside the JSON', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const path = `/${PROJECT.url}/admin/project/${PROJECT.id}#tab=microdata`
    const { page } = await stage.visit({ as, path })
    await page.getByRole('heading', { name: el('microdata.design') }).waitFor()
    await page.getByRole('button', { name: el('microdata.design.add'), exact: true }).click()
    const added = page.locator('details').last()
    await added.locator('summary').click()
    await added.getByLabel(el('microdata.design.words'), { exact: true }).fill('Έχετε όχημα;')
    await added.getByLabel(el('microdata.design.wordsEn'), { exact: true }).fill('Have you a car?')
    await page.getByLabel('Έχετε όχημα;', { exact: true }).waitFor()
    expect(await faultsOf(page, 'the designer')).toEqual([])
    await page.getByRole('button', { name: el('projects.save'), exact: true }).click()
    await eventually(() =>
      inDatabase(stage.product, async (database) => {
        const { last } = await database.one<{ last: { Text: string } }>(sql`
          select microdata_start -> 'Questions' -> -1 as last from projects where id = ${PROJECT.id}`)
        return last.Text
      }),
    ).toBe('Έχετε όχημα;')
    // What was begun before stays with its questions, until somebody goes on with the new ones.
    const [person] = await peopleWith(stage, 'draft', 1)
    const analyst = await openPage(stage)
    await analyst.page.getByLabel(el('people.numbers')).fill(person?.kayas ?? '')
    await analyst.page.getByRole('button', { name: el('people.numbers.find'), exact: true }).click()
    await analyst.page.getByRole('button', { name: /^Δελτίο εισόδου/ }).click()
    const form = analyst.page.getByRole('dialog')
    await form.getByText(el('microdata.newForm')).waitFor()
    expect(await form.getByLabel('Έχετε όχημα;', { exact: true }).count()).toBe(0)
    await form.getByRole('button', { name: el('microdata.newForm.use') }).click()
    await form.getByLabel('Έχετε όχημα;', { exact: true }).waitFor()
  })
})

const download = (number: number) => en('microdata.file.download_other', { number })
const send = (number: number) =>
  en(number === 1 ? 'microdata.send.button_one' : 'microdata.send.button_other', { number })

function openPage(
  stage: Stage,
  {
    width = 1440,
    language = 'el',
    refusals = [],
  }: {
    readonly width?: number
    readonly language?: Language
    readonly refusals?: readonly number[]
  } = {},
): Promise<Visitor> {
  const as = stage.personWith('Microdata', PROJECT.name)
  return stage.visit({ as, path: PAGE, width, language, refusals })
}

/** Says yes to what is asked, by the words of the button. */
async function confirm(page: Page, label: string): Promise<void> {
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: label, exact: true })
    .click()
}

interface Found {
  readonly id: number
  readonly kayas: string
  readonly username: string
}

/** People of the demonstration who are known whole: with an entry form that is a draft, or final and not sent. */
function peopleWith(stage: Stage, state: 'draft' | 'unsent', count: number): Promise<Found[]> {
  return inDatabase(stage.product, (database) =>
    database.rows<Found>(sql`
      select u.id, u.username, m.fields ->> 'kayas' as kayas
      from microdata r join users u on u.id = r.user_id
      join memberships m on m.user_id = r.user_id and m.project_id = r.project_id
      where r.project_id = ${PROJECT.id} and r.phase = 'start' and r.final = ${state === 'unsent'}
        and u.fields ?& array['afm', 'amka', 'birth_date', 'gender']
        and not exists (select from microdata_sendings d
          where d.user_id = r.user_id and d.project_id = r.project_id)
        and u.state = 1 order by r.user_id limit ${count}::int`),
  )
}
