import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listColumns, listRows, theFirst, usernameOf, type Row } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

describe('what people are told', () => {
  const stage = setStage()

  it('counts at the mentor’s bell, opens beside the page, and leads to what it tells of', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name), path: '/' })
    const [columns, rows] = await Promise.all([listColumns(mentor), listRows(mentor)])
    const papers = theFirst(columns, ({ Title }) => Title === 'Βιογραφικό σημείωμα')
    const isOpen = ({ Active, Cells }: Row) =>
      Active && !Cells.some(({ ActionId, Done }) => ActionId === papers.Id && Done)
    const row = theFirst(rows, isOpen)
    const mentee = await stage.visit({ as: await usernameOf(mentor, row.Id), path: '/' })
    const cell = { ActionId: papers.Id, MenteeId: row.Id }
    const work = await mentee.ask<{ Submissions: { Revision: number }[] }>(
      '/api/submissions/Work',
      cell,
    )
    const Revision = work.Submissions[0]?.Revision ?? 0
    const { page } = mentor
    const unread = async () =>
      (await mentor.ask<{ Unread: number }>('/api/notify/Unread', { ProjectId: PROJECT.id })).Unread
    const before = await unread()
    await mentee.ask('/api/submissions/Submit', {
      ...cell,
      ...{ Slot: 's_cv', Revision, Link: 'https://example.org/my-cv' },
    })

    const bell = page.getByRole('button', {
      name: el(`notifications.bell_${before === 0 ? 'one' : 'other'}`, { count: before + 1 }),
      exact: true,
    })
    await bell.waitFor()
    await bell.press('Enter')
    const panel = page.getByRole('dialog', { name: el('notifications.title') })
    const line = panel.getByRole('link', { name: papers.Title }).first()
    await line.waitFor()
    expect(await faultsOf(page, 'the panel of notifications')).toEqual([])
    await line.press('Enter')
    await panel.waitFor({ state: 'detached' })
    await page.waitForURL(new RegExp(`/mentor/mentee/${row.Id}/${papers.Id}$`))
    // Of others they may be told meanwhile.
    await eventually(() => untold(mentor, `mentor/mentee/${row.Id}/${papers.Id}`)).toBe(0)

    await page.goto(`${new URL(page.url()).origin}/${PROJECT.url}/settings`)
    const choice = page.getByLabel(el('notifications.choice.submissions.submitted'))
    await choice.selectOption('digest')
    await page.getByText(el('notifications.choiceSaved')).waitFor()
    expect(await faultsOf(page, 'settings')).toEqual([])
  })

  it('is mailed in the project’s own words once an administrator has written them', async () => {
    const as = stage.personWith('Admin', '')
    const { page } = await stage.visit({
      as,
      path: `/${PROJECT.url}/admin/senditems#tab=templates`,
      refusals: [422],
    })
    const textIn = (language: 'el' | 'en') =>
      page.getByLabel(el(`ui.language.${language}`, { name: el('mail.template.body') }))
    const body = textIn('el')
    expect(await textIn('en').inputValue()).toMatch(/^Hello/)
    expect(await page.getByText(el('mail.template.isOriginal')).count()).toBe(2)
    const original = await body.inputValue()

    await body.fill('Γεια σας {{ name }}\n{{ nothing | wrong }}')
    await page
      .getByRole('alert')
      .getByText(/Κείμενο, γραμμή 2/)
      .waitFor()
    await body.fill('Γεια σας {{ name }}, από τις Γέφυρες.')
    await page.getByText('Γεια σας Μαρία, από τις Γέφυρες.').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText(el('mail.template.saved')).waitFor()
    // Whoever chose English has the product's words, which is said beside the project's own.
    await page.getByText(el('mail.template.isOwn')).waitFor()
    await page.getByText(el('mail.template.notOwn.en')).waitFor()
    expect(await faultsOf(page, 'templates')).toEqual([])

    await page.getByRole('button', { name: el('mail.template.restore') }).press('Enter')
    const sure = page.getByRole('dialog', { name: el('mail.template.restoreTitle') })
    await sure.getByRole('button', { name: el('mail.template.restore') }).press('Enter')
    await page.getByText(el('mail.template.restored')).waitFor()
    await eventually(() => body.inputValue()).toBe(original)
  })

  it('tries the message service of a project, and lists what it was given', async () => {
    const as = stage.personWith('Admin', '')
    const path = `/${PROJECT.url}/admin/project/${PROJECT.id}#tab=contact`
    const { page } = await stage.visit({ as, path, refusals: [422] })
    const service = page.getByRole('region', { name: el('projects.section.communicator') })
    await service.getByRole('button', { name: el('messages.try') }).press('Enter')
    // The demonstration's operator allows no address.
    await service.getByText(el('rule.message_service_not_allowed')).waitFor()
    await service.getByRole('link', { name: el('messages.log') }).press('Enter')
    await page.getByText(el('messages.none')).waitFor()
    expect(await faultsOf(page, 'messages to phones')).toEqual([])
  })

  it('lists the project’s mails by state, and opens one', async () => {
    const as = stage.personWith('Admin', '')
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}/admin/senditems` })
    await page.getByRole('heading', { level: 1, name: el('mail.title') }).waitFor()
    expect(await page.title()).toContain(el('mail.title'))
    await page.getByLabel(el('mail.state')).selectOption('failed')
    await page.getByRole('row').nth(1).getByText(el('mail.state.failed')).waitFor()
    const [open] = await page.getByRole('button', { name: /^Άνοιγμα: / }).all()
    await open?.press('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByText(el('mail.state.failed'), { exact: true }).waitFor()
    await panel.getByRole('button', { name: el('mail.resend') }).waitFor()
    expect(await faultsOf(page, 'a mail')).toEqual([])
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  it('is told by the generic message what failed unexpectedly: by keys, in both languages', async () => {
    const as = stage.personWith('Admin', '')
    for (const [language, words] of [
      ['el', el],
      ['en', en],
    ] as const) {
      const path = `/${PROJECT.url}/admin/senditems`
      const { page } = await stage.visit({ as, path, language, refusals: [500, 502] })
      await page.getByLabel(words('mail.state')).selectOption('failed')
      await page.getByRole('row').nth(1).getByText(words('mail.state.failed')).waitFor()
      await page.getByRole('row').nth(1).getByRole('button').press('Enter')
      const resend = page.getByRole('dialog').getByRole('button', { name: words('mail.resend') })
      for (const [status, said] of [
        [500, 'core.failed.internal'],
        [502, 'core.failed.unavailable'],
      ] as const) {
        await page.route('**/api/notify/Resend', (route) => route.fulfill({ status }), {
          times: 1,
        })
        await resend.press('Enter')
        const message = page
          .getByRole('status')
          .getByText(words('core.failed.message', { data: words(said) }))
        await message.waitFor()
        expect(await faultsOf(page, `${language} ${status}`)).toEqual([])
        await message.waitFor({ state: 'detached' })
      }
    }
  })
})

/** How many lines somebody has not read that lead to a page. */
async function untold(visitor: Visitor, path: string): Promise<number> {
  const unread = { ProjectId: PROJECT.id, Unread: true, page: 1 }
  const { list } = await visitor.ask<{ list: { Path: string | null }[] }>(
    '/api/notify/Notifications',
    unread,
  )
  return list.filter(({ Path }) => Path === path).length
}
