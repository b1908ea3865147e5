import { stat } from 'node:fs/promises'
import type { StepKind } from '@telemachos/contract/applications/mail-kinds'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { startMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { faultsOf } from './faults.ts'
import { isAskedByBrowser } from './leaving.ts'
import { wordsTo } from './mails.ts'
import { inDatabase } from './product-database.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('an application', () => {
  let mails: MailServer
  const stage = setStage({
    configure: async () => {
      mails = await startMailServer()
      return { SMTP_URL: mails.url }
    },
  })
  afterAll(() => mails.close())
  let protocol = ''
  let ownLink = ''

  /** The address of the link in the mails that an address has been sent, each once. */
  async function linkTo(address: string): Promise<string> {
    const links = () =>
      mails.received
        .filter(({ to }) => to?.some((one) => one.address === address))
        .flatMap(
          ({ text }) => /https?:\S+\/application\/confirm\/[\w-]+/.exec(text ?? '')?.[0] ?? [],
        )
    await expect.poll(links, { timeout: 30_000 }).toHaveLength(1)
    return new URL(links()[0] ?? '').pathname
  }

  /** The text of the mail with a subject that an address has been sent, as its mailbox has it. */
  async function mailAbout(address: string, subject: string): Promise<string> {
    const texts = () =>
      mails.received
        .filter((one) => one.subject === subject && one.to?.some((to) => to.address === address))
        .map(({ text = '' }) => text)
    await expect.poll(texts, { timeout: 30_000 }).toHaveLength(1)
    return texts()[0] ?? ''
  }

  /** Whether words for an address wait in the queue (by night, until morning) or have left it. */
  async function isTold(address: string, words: string): Promise<boolean> {
    const waiting = await wordsTo(stage.product, address, 'applications.eligible')
    return (
      waiting === words ||
      mails.received.some(
        ({ to, text }) =>
          to?.some((one) => one.address === address) && text?.includes(words) === true,
      )
    )
  }

  it('is written on a phone, and confirmed by the link that is mailed', async () => {
    const { page } = await stage.visit({ width: 390, hasTouch: true })
    await page.goto(`/applicationForm?project=${PROJECT.url}`)
    await press(page, 'apply.start')
    await press(page, 'apply.next')
    await page.getByRole('heading', { name: el('apply.errors') }).waitFor()
    await page.getByRole('link', { name: /^ΑΦΜ/ }).click()
    await expect
      .poll(() => page.getByLabel('ΑΦΜ').evaluate((one) => one === document.activeElement))
      .toBe(true)
    expect(await faultsOf(page, 'the first step')).toEqual([])
    await page.getByLabel('Όνομα', { exact: true }).fill('Δήμητρα')
    await page.getByLabel('Επώνυμο', { exact: true }).fill('Καλογήρου')
    await page.getByLabel('Ημερομηνία γέννησης', { exact: true }).fill('05/03/2003')
    await page.getByLabel('ΑΦΜ', { exact: true }).fill('094429812')
    await press(page, 'apply.next')
    // What was written is still there when the page is loaded anew.
    await page.getByLabel('E-mail', { exact: true }).waitFor()
    await page.reload()
    await press(page, 'apply.start')
    await press(page, 'apply.next')
    await page.getByLabel('E-mail', { exact: true }).fill(EMAIL)
    await page.getByLabel('Κινητό τηλέφωνο', { exact: true }).fill('6971234567')
    await page.getByLabel('Ταχυδρομικός κώδικας', { exact: true }).fill('10431')
    await press(page, 'apply.next')
    await page.getByLabel('Τι ισχύει για εσάς;', { exact: true }).selectOption('student')
    await press(page, 'apply.next')
    await page.locator('input[data-question=identity]').setInputFiles(IDENTITY)
    await page.getByText('ταυτότητα.pdf').waitFor()
    expect(await faultsOf(page, 'the documents')).toEqual([])
    await press(page, 'apply.next')
    const submit = page.getByRole('button', { name: el('apply.submit'), exact: true })
    await page.getByLabel(el('apply.truthful')).check()
    await page.getByLabel(el('apply.consent')).check()
    expect(await submit.isDisabled()).toBe(true)
    await page.getByLabel(el('apply.captcha')).click()
    await page.getByText(el('apply.captcha.ok')).waitFor()
    expect(await faultsOf(page, 'the check of all answers')).toEqual([])
    await submit.click()
    await page.getByRole('heading', { name: el('apply.done.title') }).waitFor()
    protocol = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(protocol).toMatch(/^\d{4}-\d{5}$/)
    // The address says what it likes; only what was submitted here is shown as submitted.
    await page.reload()
    await page.getByRole('heading', { name: el('apply.done.title') }).waitFor()
    await page.getByText(protocol, { exact: true }).waitFor()
    await page.getByRole('button', { name: el('apply.done.code') }).click()
    const code = page.getByRole('img', { name: el('apply.done.codeOf', { protocol }) })
    expect(await code.boundingBox()).toMatchObject({ width: 256, height: 256 })
    const { page: other } = await stage.visit({ width: 390, hasTouch: true })
    await other.goto('/applicationForm/confirm/1/2026-99999')
    await other.getByText(el('apply.unknown.title')).waitFor()
    expect(await other.getByText('2026-99999').count()).toBe(0)
    expect(await faultsOf(other, 'a confirmation of nothing')).toEqual([])
    await page.getByText(el('proof.why', { email: EMAIL })).waitFor()
    expect(await faultsOf(page, 'what is to be confirmed')).toEqual([])
    const own = page.locator('a[href*="/application/form/"]')
    ownLink = (await own.getAttribute('href')) ?? ''
    await own.click()
    await page.getByText(el('proof.status')).waitFor()
    // The link itself is nobody's to read over a shoulder.
    expect(new URL(page.url()).pathname).toBe('/application/form/-')

    await page.getByText(el('proof.why', { email: EMAIL })).waitFor()
    expect(await faultsOf(page, 'an own application that is to be confirmed')).toEqual([])

    const staff = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await staff.page.goto(`/${PROJECT.url}/admin/project/applications`)
    await staff.page.getByRole('searchbox', { name: el('applications.search') }).fill(protocol)
    await staff.page
      .getByRole('row', { name: protocol })
      .getByText(el('applications.unproven'), { exact: true })
      .waitFor()

    // The mail may be read at another device.
    const { page: mailbox } = await stage.visit({ width: 390, hasTouch: true })
    await mailbox.goto(await linkTo(EMAIL))
    await mailbox.getByRole('heading', { name: el('proof.confirm.title') }).waitFor()
    expect(new URL(mailbox.url()).pathname).toBe('/application/confirm/-')
    expect(await faultsOf(mailbox, 'what a link confirms')).toEqual([])
    await mailbox.getByRole('button', { name: el('proof.confirm.yes'), exact: true }).click()
    await mailbox.getByRole('heading', { name: el('proof.done.title') }).waitFor()
    await mailbox.getByText(protocol, { exact: true }).waitFor()
    expect(await faultsOf(mailbox, 'a confirmed application')).toEqual([])
    // The mail of receipt has the number, and a link to follow it by.
    const received = await mailAbout(EMAIL, `Λάβαμε την αίτησή σας ${protocol}`)
    await mailbox.goto(pathIn(received))
    await stepsOn(mailbox, ['received', 'confirmed'])
    expect(await faultsOf(mailbox, 'the way of an application on a phone')).toEqual([])
    await page.reload()
    await page.getByText(el('apply.own.status.applicants')).waitFor()
    expect(await page.getByText(el('proof.why', { email: EMAIL })).count()).toBe(0)
  })

  it('asks before changes that were asked for are left unsent', async () => {
    await inDatabase(stage.product, (database) =>
      database.run(sql`
        update applications set changes_text = 'Ελέγξτε το όνομα.' where protocol = ${protocol}`),
    )
    const { page } = await stage.visit({ width: 390, hasTouch: true })
    await page.goto(ownLink)
    await page.getByRole('button', { name: el('apply.own.change'), exact: true }).click()
    const name = page.getByLabel('Όνομα', { exact: true })
    await name.waitFor()
    expect(await isAskedByBrowser(page)).toBe(false)
    await name.fill('Δήμητρα-Μαρία')
    expect(await isAskedByBrowser(page)).toBe(true)
    await name.fill('Δήμητρα')
    expect(await isAskedByBrowser(page)).toBe(false)
  })

  it('becomes a mentee once it is selected, as its link says then', async () => {
    const staff = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await staff.page.goto(`/${PROJECT.url}/admin/project/applications`)
    await staff.page.getByRole('searchbox', { name: el('applications.search') }).fill(protocol)
    await staff.page
      .getByRole('row', { name: protocol })
      .getByText(/^Ενημερώθηκε \d/)
      .waitFor()
    await move(staff.page, protocol, 'applications.toEligible', 'Καλή επιτυχία στη συνέχεια.')
    await expect.poll(() => isTold(EMAIL, 'Καλή επιτυχία στη συνέχεια.')).toBe(true)
    await openGroup(staff.page, 'Επιλέξιμοι')
    await move(staff.page, protocol, 'applications.select')
    await openGroup(staff.page, 'Επιλεγμένοι')
    await staff.page.getByRole('button', { name: `Αίτηση ${protocol}` }).click()
    const [identity] = await Promise.all([
      staff.page.waitForEvent('download'),
      staff.page.getByRole('link', { name: 'ταυτότητα.pdf' }).click(),
    ])
    expect((await stat(await identity.path())).size).toBe(IDENTITY.buffer.length)
    expect(await faultsOf(staff.page, 'an application with a document')).toEqual([])
    await staff.page.getByRole('link', { name: el('applications.toPerson') }).click()
    await staff.page.waitForURL(/\/admin\/user\/\d+/)
    await staff.page
      .getByText(/Καλογήρου/)
      .filter({ visible: true })
      .first()
      .waitFor()

    const { page } = await stage.visit({ width: 390, hasTouch: true })
    await page.goto(ownLink)
    await page.getByText(el('apply.own.status.selected')).waitFor()
    await stepsOn(page, ['received', 'confirmed', 'eligible', 'selected'])
  })

  it('is rejected with a reason, after a look at what the mail says', async () => {
    const staff = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { page } = staff
    await page.goto(`/${PROJECT.url}/admin/project/applications`)
    const other = page.getByRole('button', { name: /^Αίτηση \d{4}-\d{5}$/ }).first()
    const name = (await other.getAttribute('aria-label')) ?? ''
    await other.click()
    const panel = page.getByRole('dialog', { name })
    await panel.getByRole('button', { name: el('applications.reject'), exact: true }).click()
    const dialog = page.getByRole('dialog', {
      name: el('applications.rejectConfirm_one', { count: 1 }),
    })
    await dialog.getByLabel(el('applications.rejectWhy')).selectOption({ index: 1 })
    await dialog.getByText(el('applications.tell.preview')).click()
    await dialog.getByText(/Η αίτησή σας \d{4}-\d{5} δεν έγινε δεκτή/).waitFor()
    expect(await dialog.getByLabel(el('applications.tell.reason')).isChecked()).toBe(true)
    expect(await faultsOf(page, 'a rejection with what the mail says')).toEqual([])
    await dialog.getByRole('button', { name: el('applications.reject'), exact: true }).click()
    await page.getByText(el('applications.rejected')).filter({ visible: true }).first().waitFor()
    await panel.getByText(/Τελευταίο e-mail για την αίτηση, .*απόρριψη/).waitFor()
  })

  it('is confirmed by staff who have reached the applicant otherwise', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await page.goto(`/${PROJECT.url}/admin/project/applications`)
    await page.getByText(el('applications.filters'), { exact: true }).click()
    await page.getByLabel(el('applications.filter.Proof')).selectOption('unproven')
    const row = page
      .getByRole('row')
      .filter({ hasText: el('applications.unproven') })
      .first()
    await row.waitFor()
    expect(await faultsOf(page, 'the list of what is not confirmed')).toEqual([])
    const name = (await row.getByRole('button').getAttribute('aria-label')) ?? ''
    await row.getByRole('button').click()
    const panel = page.getByRole('dialog', { name })
    await panel.getByText(el('applications.unproven.text')).waitFor()
    expect(await faultsOf(page, 'an application that is not confirmed')).toEqual([])
    await panel.getByRole('button', { name: el('applications.markProven'), exact: true }).click()
    await page
      .getByRole('dialog', { name: el('applications.markProven.confirm') })
      .getByRole('button', { name: el('applications.markProven'), exact: true })
      .click()
    await panel.getByText(el('applications.unproven.text')).waitFor({ state: 'detached' })
    await panel.getByText(el('applications.history.proof')).waitFor()
  })

  it('is interrupted, and goes on at another device by its link, without the e-mail', async () => {
    const { page } = await stage.visit({ width: 390, hasTouch: true })
    await page.goto(`/applicationForm?project=${PROJECT.url}`)
    await press(page, 'apply.start')
    await page.getByLabel('Όνομα', { exact: true }).fill('Ιφιγένεια')
    await page.getByLabel('Επώνυμο', { exact: true }).fill('Βλαχάκη')
    await page.getByLabel('Ημερομηνία γέννησης', { exact: true }).fill('05/03/2003')
    await page.getByLabel('ΑΦΜ', { exact: true }).fill('094429812')
    await press(page, 'apply.next')
    await page.getByLabel('E-mail', { exact: true }).fill('ifigeneia@example.org')
    await page.getByLabel('Κινητό τηλέφωνο', { exact: true }).fill('6971234567')
    await page.getByRole('button', { name: el('apply.later'), exact: true }).click()
    await page.getByRole('heading', { name: el('apply.later.done') }).waitFor()
    expect(await faultsOf(page, 'kept for later')).toEqual([])
    const link = await page.locator('a[href*="/application/form/"]').getAttribute('href')

    const { page: other } = await stage.visit({})
    await other.goto(link ?? '')
    await press(other, 'apply.goOn')
    expect(await other.getByLabel('Όνομα', { exact: true }).inputValue()).toBe('Ιφιγένεια')
    await press(other, 'apply.next')
    expect(await other.getByLabel('E-mail', { exact: true }).inputValue()).toBe('')
    expect(await other.getByLabel('Κινητό τηλέφωνο', { exact: true }).inputValue()).toBe(
      '6971234567',
    )
  })
})

/** The path of the private link in a mail. */
const pathIn = (text: string): string =>
  new URL(/https?:\S+\/application\/form\/[\w-]+/.exec(text)?.[0] ?? '').pathname

/** Waits for the way of an application that its page lists. */
async function stepsOn(page: Page, kinds: readonly StepKind[]): Promise<void> {
  const steps = page.getByRole('list', { name: el('apply.steps') }).getByRole('listitem')
  await expect
    .poll(async () => (await steps.allInnerTexts()).map((one) => one.split('\n')[0]))
    .toEqual(kinds.map((kind) => el(`apply.step.${kind}`)))
}

const EMAIL = 'dimitra.kalogirou@example.org'

/** A document as somebody scans it: two parts of an upload. */
const IDENTITY = {
  name: 'ταυτότητα.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n%âãÏÓ\n'), Buffer.alloc(300_000)]),
}

async function press(page: Page, key: 'apply.start' | 'apply.next' | 'apply.goOn'): Promise<void> {
  await page.getByRole('button', { name: el(key), exact: true }).click()
}

async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
}

async function move(
  page: Page,
  protocol: string,
  key: 'applications.toEligible' | 'applications.select',
  words = '',
): Promise<void> {
  await page.getByRole('checkbox', { name: el('applications.choose', { protocol }) }).check()
  await page.getByRole('button', { name: el(key), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: el('applications.moveConfirm') })
  await dialog.getByLabel(el('applications.tell.words')).fill(words)
  await dialog
    .getByRole('button', { name: el('applications.moveConfirm.yes'), exact: true })
    .click()
  await page.getByText(el('applications.moved')).filter({ visible: true }).first().waitFor()
  await page.getByRole('button', { name: `Αίτηση ${protocol}` }).waitFor({ state: 'detached' })
}
