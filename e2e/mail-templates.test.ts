import { afterAll, describe, expect, it } from 'vitest'
import { startMailServer, type MailServer } from '../apps/server/src/testing/mail-server.ts'
import { importPeople, look, makeProject } from './blank-author.ts'
import { keysOf } from './hands.ts'
import { eventually, setStage } from './stage.ts'
import { el } from './words.ts'

const SUBJECT = 'Σας περιμένουμε'

describe('an author of mails', () => {
  let mails: MailServer
  const stage = setStage({
    configure: async () => {
      mails = await startMailServer()
      return { SMTP_URL: mails.url }
    },
  })
  afterAll(() => mails.close())
  const tests = () => mails.received.filter(({ subject }) => subject?.startsWith('[Δοκιμή]'))

  it('writes a template in a new project, sees it as a person, and reads a test of it', async () => {
    const author = await stage.visit({ as: stage.personWith('SuperAdmin'), refusals: [422] })
    const { page } = author
    const hand = keysOf(page)
    const project = await makeProject(author, hand, 'Μηνύματα Έργου')
    await importPeople(author, hand, project, [{ name: 'zafeiri', role: 'Ωφελούμενος' }])
    await page.goto(`/${project.url}/admin/senditems#tab=templates`)
    await hand.choose(page.getByLabel(el('mail.template'), { exact: true }), 'meetings.reminder')
    const fieldOf = (part: 'subject' | 'body') =>
      page.getByLabel(el('ui.language.el', { name: el(`mail.template.${part}`) }))
    await hand.fill(fieldOf('subject'), SUBJECT)
    await hand.fill(fieldOf('body'), 'Γεια σας, ')

    // The menu of fields puts the very placeholder where the author was writing, and leads back there.
    const insert = page.getByRole('combobox', { name: el('mail.field.insert') })
    await hand.pick(insert, '{{ name }}')
    await eventually(() => fieldOf('body').inputValue()).toBe('Γεια σας, {{ name }}')
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    await page.keyboard.type('!\n{{ titel }}')
    const unknown = {
      field: el('mail.template.body'),
      ...{ line: 2, column: 4, message: el('mail.template.unknown', { name: 'titel' }) },
    }
    await page.getByRole('alert').getByText(el('mail.template.problemAt', unknown)).waitFor()
    await look(author, 'a template that is refused')
    await hand.fill(fieldOf('body'), 'Γεια σας, {{ name }}! Θέμα: {{ title }}.')

    const whom = page.getByRole('combobox', { name: el('mail.template.as') })
    await hand.pick(whom, 'zafeiri')
    const preview = page.getByRole('region', {
      name: el('ui.language.el', { name: el('mail.template.preview') }),
    })
    await preview.getByText('Γεια σας, Άννα! Θέμα: ').waitFor()
    await preview.getByText(/^Παράδειγμα, .*: Τίτλος\.$/).waitFor()
    await look(author, 'a template as a person gets it')
    expect(tests()).toEqual([])

    await hand.press(preview.getByRole('button', { name: el('mail.test.send') }))
    await eventually(() => tests().length).toBe(1)
    const [test] = tests()
    expect(test?.subject).toBe(`[Δοκιμή] ${SUBJECT}`)
    expect(test?.text).toContain('Γεια σας, Άννα!')
    await preview
      .getByRole('status')
      .getByText(el('mail.test.sent', { address: test?.to?.[0]?.address ?? '' }))
      .waitFor()
    await hand.press(preview.getByRole('button', { name: el('mail.test.read') }))
    const panel = page.getByRole('dialog')
    await panel.getByText('Γεια σας, Άννα!').waitFor()
    await look(author, 'a test')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })

    await page.keyboard.press('Control+s')
    await page.getByText(el('mail.template.saved')).waitFor()
    await hand.press(page.getByRole('tab', { name: el('mail.tab.mails') }))
    // Which mails are shown stays in the address: through a reload, and on the way back.
    await hand.choose(page.getByLabel(el('mail.state'), { exact: true }), 'failed')
    await page.getByText(el('mail.noneInState')).waitFor()
    await page.reload()
    await page.getByText(el('mail.noneInState')).waitFor()
    await look(author, 'no mails in a state')
    await page.goto(`/${project.url}/admin/project/users`)
    await page.goBack()
    await page.getByText(el('mail.noneInState')).waitFor()
    await hand.choose(page.getByLabel(el('mail.state'), { exact: true }), 'sent')
    await page.getByRole('button', { name: new RegExp(SUBJECT) }).waitFor()
  }, 180_000)
})
