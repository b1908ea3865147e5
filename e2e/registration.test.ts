import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { faultsOf } from './faults.ts'
import { linkTo } from './mails.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const EMAIL = 'kalliopi.registers@example.org'
const PASSWORD = 'Καινούρια αρχή! 9'

/** What the demonstration's form asks, in both languages. */
const ASKED = {
  el: {
    ...{ first: 'Όνομα', last: 'Επώνυμο', born: 'Ημερομηνία γέννησης', afm: 'ΑΦΜ' },
    ...{ phone: 'Κινητό τηλέφωνο', postcode: 'Ταχυδρομικός κώδικας' },
    employment: 'Τι ισχύει για εσάς;',
  },
  en: {
    ...{ first: 'First name', last: 'Last name', born: 'Date of birth', afm: 'Tax number (AFM)' },
    ...{ phone: 'Mobile phone', postcode: 'Postcode', employment: 'Which is true of you?' },
  },
} as const

const DOCUMENT = {
  name: 'ταυτότητα.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n%âãÏÓ\n'), Buffer.alloc(2_000)]),
}

describe('somebody who registers before applying', () => {
  const stage = setStage()

  /** The form from its first step to the check of all answers, each step looked at on the way. */
  async function fillIn(page: Page, language: BuiltInLanguage): Promise<void> {
    const say = language === 'el' ? el : en
    const ask = ASKED[language]
    const next = () => page.getByRole('button', { name: say('apply.next'), exact: true }).click()
    const look = async (what: string) =>
      expect(await faultsOf(page, `${what} in ${language}`)).toEqual([])
    const fill = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: say('apply.start'), exact: true }).waitFor()
    await look('the start')
    await page.getByRole('button', { name: say('apply.start'), exact: true }).click()
    await page.getByLabel(ask.first, { exact: true }).waitFor()
    await look('the first step')
    await next()
    await page.getByRole('heading', { name: say('apply.errors') }).waitFor()
    await look('what is missing')
    await fill(ask.first, 'Καλλιόπη')
    await fill(ask.last, 'Ρηγοπούλου')
    await fill(ask.born, '05/03/2003')
    await fill(ask.afm, '123456783')
    await next()
    await fill('E-mail', EMAIL)
    await look('the second step')
    await fill(ask.phone, '6971234567')
    await fill(ask.postcode, '10431')
    await next()
    const employment = page.getByLabel(ask.employment, { exact: true })
    await employment.selectOption('unemployed')
    await look('the third step, with a question that follows')
    await employment.selectOption('student')
    await next()
    const documents = page.locator('input[data-question=identity]')
    await documents.waitFor({ state: 'attached' })
    await look('the documents')
    await documents.setInputFiles(DOCUMENT)
    await page.getByText(DOCUMENT.name).waitFor()
    await next()
    await page.getByLabel(say('apply.truthful')).check()
    await page.getByLabel(say('apply.consent')).check()
    await look('the check of all answers')
  }

  it('confirms by the mail, applies with a document, is selected, and signs in as a mentee', async () => {
    const { page } = await stage.visit({ width: 390, hasTouch: true })
    await page.goto(`/selfregister?project=${PROJECT.url}`)
    await page.getByLabel(el('register.firstName'), { exact: true }).fill('Καλλιόπη')
    await page.getByLabel(el('register.lastName'), { exact: true }).fill('Ρηγοπούλου')
    await page.getByLabel(el('register.email'), { exact: true }).fill(EMAIL)
    await page.getByLabel(el('register.password'), { exact: true }).fill(PASSWORD)
    await page.getByLabel(el('register.consent')).check()
    await page.getByLabel(el('apply.captcha')).click()
    await page.getByText(el('apply.captcha.ok')).waitFor()
    expect(await faultsOf(page, 'the registration')).toEqual([])
    await page.getByRole('button', { name: el('register.submit'), exact: true }).click()
    await page.getByRole('heading', { name: el('register.sent.title') }).waitFor()
    expect(await faultsOf(page, 'the registration was sent')).toEqual([])

    await page.goto(await registrationLink())
    await page.getByRole('button', { name: el('register.confirm'), exact: true }).click()
    await page.getByRole('heading', { name: el('register.done.title') }).waitFor()
    // What the link was is in no address any more.
    expect(new URL(page.url()).hash).toBe('')
    expect(await faultsOf(page, 'the account is ready')).toEqual([])
    await page.getByRole('link', { name: el('register.signIn') }).click()
    await signIn(page)
    await page.getByText(el('applicant.none'), { exact: true }).waitFor()
    expect(await faultsOf(page, 'the page of somebody who has not applied')).toEqual([])

    await page.getByRole('link', { name: el('applicant.apply') }).click()
    await page.locator(`a[href*="project=${PROJECT.url}"]`).click()
    await fillIn(page, 'el')
    await page.getByLabel(el('apply.captcha')).click()
    await page.getByText(el('apply.captcha.ok')).waitFor()
    await page.getByRole('button', { name: el('apply.submit'), exact: true }).click()
    await page.getByRole('heading', { name: el('apply.done.title') }).waitFor()
    await page.goto('/applicant')
    const protocol = /\d{4}-\d{5}/.exec((await page.getByText(/^\d{4}-\d{5}$/).textContent()) ?? '')
    await page.getByText(el('apply.own.status.applicants')).waitFor()
    expect(await faultsOf(page, 'the page of an applicant')).toEqual([])

    await select(protocol?.[0] ?? '')

    await page.reload()
    // Who has become a mentee has no page of an applicant (spec §2.1).
    await page.waitForURL((url) => url.pathname !== '/applicant')
    await page.context().clearCookies()
    await page.goto('/signin')
    await signIn(page)
    await page.waitForURL((url) => url.pathname.startsWith(`/${PROJECT.url}`))
    await page.getByText('Καλλιόπη').first().waitFor({ state: 'attached' })
    expect(await faultsOf(page, 'the first page of the mentee')).toEqual([])
  })

  it('finds the same form in English', async () => {
    const { page } = await stage.visit({ language: 'en', width: 390, hasTouch: true })
    await page.goto('/selfregister')
    await page.getByRole('heading', { name: en('register.title') }).waitFor()
    expect(await faultsOf(page, 'the registration in English')).toEqual([])
    await page.goto(`/applicationForm?project=${PROJECT.url}`)
    await fillIn(page, 'en')
  })

  /** The link of the mail that was sent to somebody who has no account yet. */
  async function registrationLink(): Promise<string> {
    const link = () => linkTo(stage.product, EMAIL, 'applications.registration')
    await eventually(link).toContain('/selfregister#')
    const { pathname, hash } = new URL((await link()) ?? '')
    return pathname + hash
  }

  async function signIn(page: Page): Promise<void> {
    await page.getByLabel(el('identity.signIn.username')).fill(EMAIL)
    await page.getByLabel(el('identity.signIn.password'), { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
  }

  /** As an administrator does, in two moves. */
  async function select(protocol: string): Promise<void> {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await page.goto(`/${PROJECT.url}/admin/project/applications`)
    await page.getByRole('searchbox', { name: el('applications.search') }).fill(protocol)
    for (const [key, group] of [
      ['applications.toEligible', 'Επιλέξιμοι'],
      ['applications.select', 'Επιλεγμένοι'],
    ] as const) {
      await page.getByRole('checkbox', { name: el('applications.choose', { protocol }) }).check()
      await page.getByRole('button', { name: el(key), exact: true }).click()
      await page
        .getByRole('dialog', { name: el('applications.moveConfirm') })
        .getByRole('button', { name: el('applications.moveConfirm.yes'), exact: true })
        .click()
      const row = page.getByRole('button', { name: `Αίτηση ${protocol}` })
      await row.waitFor({ state: 'detached' })
      await page.getByRole('tab', { name: new RegExp(`^${group}`) }).click()
      await row.waitFor()
    }
  }
})
