import { describe, expect, it } from 'vitest'
import { field, findPair, log, sendButton } from './chat-pages.ts'
import { usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('what is written in a conversation', () => {
  const stage = setStage()

  it('leaves once there is a network, whichever page is open then', async () => {
    const mentor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      offline: true,
    })
    const { page } = mentor
    const { path, menteeId } = await findPair(mentor)
    // Without the hub, messages go by the call.
    await page.routeWebSocket('**/realtime/**', (socket) => socket.close())
    await page.goto(path)
    await page.route('**/api/Chat/Send', (route) => route.abort())
    await field(page).fill('Γράφτηκε χωρίς δίκτυο')
    await field(page).press('Enter')
    await log(page)
      .getByText(el('chat.sending'))
      .or(log(page).getByText(el('chat.waiting')))
      .waitFor()
    await page.goto(`/${PROJECT.url}/settings`)
    await page.unroute('**/api/Chat/Send')
    await page.reload()

    const mentee = await stage.visit({ as: await usernameOf(mentor, menteeId), path })
    await log(mentee.page).getByText('Γράφτηκε χωρίς δίκτυο').waitFor()
    await page.goto(path)
    await log(page).getByText('Γράφτηκε χωρίς δίκτυο').waitFor()
    expect(await log(page).getByText('Γράφτηκε χωρίς δίκτυο').count()).toBe(1)
  })

  it('keeps its files over a reload, takes ten at most, and shows them to who looks at a report', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { page } = mentor
    const { path, menteeId } = await findPair(mentor)
    await page.goto(path)
    const files = Array.from({ length: 12 }, (_, index) => ({
      name: `σημείωση ${index + 1}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`σημείωση ${index + 1}`),
    }))
    await field(page).fill('Με τα αρχεία')
    await page.locator('form input[type=file]').setInputFiles(files)
    await page.getByText(el('chat.tooManyFiles', { max: 10 })).waitFor()
    const attached = page.getByRole('list', { name: el('chat.attached') }).getByRole('listitem')
    await eventually(() => attached.count()).toBe(10)
    await page.reload()
    await eventually(() => attached.count()).toBe(10)
    expect(await field(page).inputValue()).toBe('Με τα αρχεία')
    await sendButton(page).click()
    await log(page).getByText('σημείωση 10.txt').waitFor()

    const mentee = await stage.visit({ as: await usernameOf(mentor, menteeId), path })
    const message = log(mentee.page).getByRole('article').filter({ hasText: 'Με τα αρχεία' }).last()
    await message.hover()
    await message.getByRole('button').last().click()
    await mentee.page.getByRole('menuitem', { name: el('chat.report') }).click()
    const dialog = mentee.page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption('other')
    await dialog.getByRole('button', { name: el('chat.report.send') }).click()
    await mentee.page.getByText(el('chat.reported')).waitFor()

    const staff = await stage.visit({
      ...{ as: stage.personWith('Admin', PROJECT.name), path: `/${PROJECT.url}/chatreports` },
    })
    await staff.page
      .getByRole('button', { name: el('chat.reports.read') })
      .first()
      .click()
    const link = staff.page.getByRole('dialog').getByRole('link', { name: /σημείωση 10\.txt/ })
    const [download] = await Promise.all([staff.page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('σημείωση 10.txt')
  })
})
