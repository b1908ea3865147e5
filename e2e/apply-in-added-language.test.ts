import { afterAll, describe, expect, it } from 'vitest'
import { startMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'
import { en } from './words.ts'

const LANGUAGE = 'sq'
const EMAIL = 'arben@example.org'
const MAIL = 'applications.received'
const IDENTITY = {
  name: 'id.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n%âãÏÓ\n'), Buffer.alloc(100)]),
}

/** What the application form asks, as a reader of Albanian is told it. */
const QUESTIONS = {
  first_name: 'Emri',
  last_name: 'Mbiemri',
  birth_date: 'Datëlindja',
  afm: 'Numri tatimor',
  email: 'Posta elektronike',
  phone: 'Celulari',
  postcode: 'Kodi postar',
  employment: 'Çfarë vlen për ju?',
} as const

interface Row {
  readonly label: string
  readonly field: string
  readonly el: string
}

describe('somebody who reads in a language that was added', () => {
  let mails: MailServer
  const stage = setStage({
    configure: async () => {
      mails = await startMailServer()
      return { SMTP_URL: mails.url }
    },
  })
  afterAll(() => mails.close())

  it('applies in it, and gets their mail in it, in the project’s own words', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await author.post('/api/Lang/InsertLangText', {
      ...{ label: 'core.language', language: LANGUAGE, text: 'Gjuha', title: 'Shqip' },
    })
    for (const Language of ['el', 'en'])
      await author.ask('/api/notify/SaveTemplate', {
        ...{ ProjectId: PROJECT.id, Name: MAIL, Language, Subject: 'Ok {{ protocol }}' },
        Body: '{% if name %}{{ name }}, {% endif %}ok.\n\n[Ok]({{ url }})',
      })
    const project = { ProjectId: PROJECT.id, language: LANGUAGE }
    const rows = await author.ask<readonly Row[]>('/api/Lang/AuthorTexts', project)
    const placed: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(QUESTIONS).map(([name, text]) => [`apply.form.${name}.label`, text]),
      ),
      'apply.form.employment.option.student': 'Studioj',
      [`mail.${MAIL}.subject`]: 'Morëm kërkesën {{ protocol }}',
      [`mail.${MAIL}.body`]:
        '{% if name %}{{ name }}, {% endif %}faleminderit.\n\n[Hap]({{ url }})',
    }
    const said = rows.flatMap(({ label, field }) => {
      const text = placed[field]
      return text === undefined ? [] : [{ label, text }]
    })
    expect(said).toHaveLength(Object.keys(placed).length)
    const taken = await author.ask('/api/Lang/ImportAuthorTexts', {
      ...{ ...project, rows: said, dryRun: false },
    })
    expect(taken).toMatchObject({ refused: [] })

    const { page } = await stage.visit({ width: 390, hasTouch: true, language: LANGUAGE })
    const press = (key: Parameters<typeof en>[0]) =>
      page.getByRole('button', { name: en(key), exact: true }).click()
    const field = (name: keyof typeof QUESTIONS) =>
      page.getByLabel(QUESTIONS[name], { exact: true })
    await page.goto(`/applicationForm?project=${PROJECT.url}`)
    await press('apply.start')
    await field('first_name').fill('Arben')
    await field('last_name').fill('Hoxha')
    await field('birth_date').fill('05/03/2003')
    await field('afm').fill('094429812')
    expect(await faultsOf(page, 'the form in a language that was added')).toEqual([])
    await press('apply.next')
    await field('email').fill(EMAIL)
    await field('phone').fill('6971234567')
    await field('postcode').fill('10431')
    await press('apply.next')
    await field('employment').selectOption({ label: 'Studioj' })
    await press('apply.next')
    await page.locator('input[data-question=identity]').setInputFiles(IDENTITY)
    await page.getByText(IDENTITY.name).waitFor()
    await press('apply.next')
    await page.getByText('Studioj').waitFor()
    await page.getByLabel(en('apply.truthful')).check()
    await page.getByLabel(en('apply.consent')).check()
    await page.getByLabel(en('apply.captcha')).click()
    await page.getByText(en('apply.captcha.ok')).waitFor()
    await press('apply.submit')
    await page.getByRole('heading', { name: en('apply.done.title') }).waitFor()
    const protocol = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await page.goto(await linkTo())
    await press('proof.confirm.yes')
    await page.getByRole('heading', { name: en('proof.done.title') }).waitFor()
    const received = () =>
      mails.received.filter(
        ({ to, subject }) =>
          subject === `Morëm kërkesën ${protocol}` && to?.some(({ address }) => address === EMAIL),
      )
    await expect.poll(received, { timeout: 30_000 }).toHaveLength(1)
    expect(received()[0]?.text).toContain('Arben, faleminderit.')

    // Who reviews it reads what authors wrote, and what was answered is the same in every language.
    const { list } = await author.ask<{ list: { Id: number; Protocol: string }[] }>(
      '/api/ApplicationForm/GetApplications',
      { ProjectId: PROJECT.id, Group: 'applicants', Search: protocol, page: 1 },
    )
    expect(list).toHaveLength(1)
    const { Sections } = await author.ask<{ Sections: { Answers: { Label: string }[] }[] }>(
      '/api/ApplicationForm/ReadApplication',
      { ProjectId: PROJECT.id, AppId: list[0]?.Id },
    )
    const labels = Sections.flatMap(({ Answers }) => Answers.map(({ Label }) => Label))
    expect(labels).toContain('Όνομα')
    expect(labels).not.toContain(QUESTIONS.first_name)
    await author.post('/api/Lang/DeleteLanguage', { language: LANGUAGE })
  }, 90_000)

  /** Where the mail that proves the address leads. */
  async function linkTo(): Promise<string> {
    const links = () =>
      mails.received
        .filter(({ to }) => to?.some(({ address }) => address === EMAIL))
        .flatMap(
          ({ text }) => /https?:\S+\/application\/confirm\/[\w-]+/.exec(text ?? '')?.[0] ?? [],
        )
    await expect.poll(links, { timeout: 30_000 }).toHaveLength(1)
    return new URL(links()[0] ?? '').pathname
  }
})
