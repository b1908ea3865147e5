import { describe, expect, it } from 'vitest'
import { field, findPair, log, write } from './chat-pages.ts'
import { dropFiles } from './drop-files.ts'
import { usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const CHAT = `/${PROJECT.url}/chat`

describe('two who chat', () => {
  const stage = setStage()

  it('read each other at once, and miss nothing of what was written while one was away', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, path } = await findPair(mentor)
    await mentor.page.goto(path)
    const as = await usernameOf(mentor, menteeId)
    const mentee = await stage.visit({ as, path, width: 390, hasTouch: true, offline: true })
    await mentor.page.getByText(el('chat.here'), { exact: true }).waitFor()

    // Until the other page watches, nobody hears of it.
    await eventually(async () => {
      await field(mentor.page).pressSequentially('Καλ')
      return mentee.page.getByText(/^Γράφει: /).isVisible()
    }).toBe(true)
    const calls: string[] = []
    mentor.page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await write(mentor.page, 'Καλησπέρα, πώς πήγε;')
    await log(mentee.page).getByText('Καλησπέρα, πώς πήγε;').waitFor()
    // It went by the hub, which both have open.
    expect(calls).not.toContain('/api/Chat/Send')

    await mentee.page.context().setOffline(true)
    await field(mentee.page).fill('Πολύ καλά!')
    await mentee.page.getByRole('button', { name: el('chat.send') }).click()
    await log(mentee.page).getByText(el('chat.waiting')).waitFor()
    for (let number = 1; number <= 25; number += 1) await write(mentor.page, `Σκέψη ${number}`)
    await log(mentor.page).getByText('Σκέψη 25', { exact: true }).waitFor()
    await mentee.page.context().setOffline(false)
    await log(mentee.page).getByText('Σκέψη 25', { exact: true }).waitFor()
    await log(mentor.page).getByText('Πολύ καλά!').waitFor()

    const ConversationId = Number(path.split('/').at(-1))
    const written = await mentee.ask<{ Message: string }[]>('/api/Chat/GetMessages', {
      ConversationId,
    })
    const thoughts = written.filter(({ Message }) => Message.startsWith('Σκέψη'))
    expect(new Set(thoughts.map(({ Message }) => Message)).size).toBe(thoughts.length)
    expect(written.filter(({ Message }) => Message === 'Πολύ καλά!')).toHaveLength(1)
    // What is read on the page is read; a draft is there after the page was loaded again.
    await eventually(
      async () => (await mentee.ask<{ New: number }>('/api/chat/newcount', {})).New,
    ).toBe(0)
    await field(mentee.page).fill('Και κάτι ακόμη')
    await mentee.page.reload()
    await eventually(() => field(mentee.page).inputValue()).toBe('Και κάτι ακόμη')
    await mentee.page.getByRole('link', { name: el('chat.back') }).click()
    await mentee.page.waitForURL((url) => url.pathname === CHAT)
    expect(
      await mentee.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    ).toBe(true)
  })

  it('begin with whom they have not talked to, or find by name, beside their conversations', async () => {
    const supervisor = await stage.visit({
      as: stage.personWith('Supervisor', PROJECT.name),
      path: CHAT,
    })
    const { page } = supervisor
    const newcomers = page.getByRole('list', { name: el('chat.contacts.new') })
    const people = page.getByRole('list', { name: el('chat.contacts'), exact: true })
    await newcomers.getByRole('button').first().click()
    const title = page.locator('[data-opened]')
    await page.waitForURL((url) => url.pathname.startsWith(`${CHAT}/`))
    const name = (await title.textContent()) ?? ''
    await page.getByRole('searchbox', { name: el('chat.search') }).fill(name)
    await people.getByRole('button').filter({ hasText: name }).click()
    await field(page).waitFor()
  })

  it('see the last message however high what they are writing becomes', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { path } = await findPair(mentor)
    await mentor.page.goto(path)
    for (let number = 1; number <= 15; number += 1) await write(mentor.page, `Γραμμή ${number}`)
    const last = log(mentor.page).getByText('Γραμμή 15', { exact: true })
    await last.waitFor()
    await mentor.rest()
    await field(mentor.page).fill('α\nβ\nγ\nδ\nε\nζ')
    await eventually(async () => {
      const [message, box] = await Promise.all([last.boundingBox(), log(mentor.page).boundingBox()])
      return message && box && message.y + message.height <= box.y + box.height
    }).toBe(true)
  })

  it('change and report what was written by the keyboard alone', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, path } = await findPair(mentor)
    await mentor.page.goto(path)
    await write(mentor.page, 'Τα λέμε αύριο')
    const own = log(mentor.page).getByRole('article').filter({ hasText: 'Τα λέμε αύριο' }).last()
    await own.focus()
    await mentor.page.keyboard.press('Tab')
    await mentor.page.keyboard.press('Enter')
    await mentor.page.getByRole('menuitem', { name: el('chat.edit') }).press('Enter')
    await mentor.page
      .getByRole('textbox', { name: el('chat.edit.label') })
      .fill('Τα λέμε την Τρίτη')
    await mentor.page.getByRole('button', { name: el('chat.edit.save') }).press('Enter')
    await log(mentor.page).getByText('Τα λέμε την Τρίτη').waitFor()
    await log(mentor.page).getByText(el('chat.edited')).first().waitFor()

    const mentee = await stage.visit({ as: await usernameOf(mentor, menteeId), path })
    const others = log(mentee.page).getByRole('article').filter({ hasText: 'Τα λέμε την Τρίτη' })
    await others.last().focus()
    await mentee.page.keyboard.press('Tab')
    await mentee.page.keyboard.press('Enter')
    await mentee.page.getByRole('menuitem', { name: el('chat.report') }).press('Enter')
    const dialog = mentee.page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption('other')
    await dialog.getByRole('button', { name: el('chat.report.send') }).press('Enter')
    await mentee.page.getByText(el('chat.reported')).waitFor()

    const admin = await stage.visit({
      ...{ as: stage.personWith('Admin', PROJECT.name), path: `/${PROJECT.url}/chatreports` },
    })
    await admin.page
      .getByRole('button', { name: el('chat.reports.read') })
      .first()
      .click()
    await admin.page.getByRole('dialog').getByText('Τα λέμε αύριο').waitFor()
    // Of what was written around it, the page begins with what was reported.
    const reported = admin.page.getByRole('dialog').locator('[data-reported]')
    await eventually(() => reported.evaluate(isInSight)).toBe(true)
  })

  it('attach what they drop anywhere in the conversation, and paste text of a document as text', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { path } = await findPair(mentor)
    await mentor.page.goto(path)
    await mentor.rest()
    const attached = mentor.page.getByRole('list', { name: el('chat.attached') })
    await dropFiles(log(mentor.page), ['Σημειώσεις.txt', 'Λίστα.txt'])
    await attached.getByText('Σημειώσεις.txt').waitFor()
    await attached.getByText('Λίστα.txt').waitFor()

    await field(mentor.page).evaluate((area) => {
      const clipboard = (html: boolean): DataTransfer => {
        const data = new DataTransfer()
        data.items.add(new File(['εικόνα'], 'image.png', { type: 'image/png' }))
        data.setData('text/plain', 'Κελί')
        if (html) data.setData('text/html', '<td>Κελί</td>')
        return data
      }
      for (const html of [true, false]) {
        const clipboardData = clipboard(html)
        const paste = { clipboardData, bubbles: true, cancelable: true }
        area.dispatchEvent(new ClipboardEvent('paste', paste))
      }
    })
    await attached.getByText('image.png').waitFor()
    await mentor.rest()
    expect(await attached.getByRole('listitem').count()).toBe(3)
  })

  it('see that they have muted a conversation where they read it', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name), width: 390 })
    const { path } = await findPair(mentor)
    await mentor.page.goto(path)
    const choose = async (name: string): Promise<void> => {
      await mentor.page.getByRole('button', { name: el('chat.options') }).click()
      await mentor.page.getByRole('menuitem', { name, exact: true }).click()
    }
    await choose(el('chat.mute'))
    await mentor.page.getByRole('main').getByText(el('chat.muted'), { exact: true }).waitFor()
    await choose(el('chat.unmute'))
    await mentor.page
      .getByRole('main')
      .getByText(el('chat.muted'), { exact: true })
      .waitFor({ state: 'detached' })
  })
})

/** Whether an element lies whole within each box that scrolls around it. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  for (let box = element.parentElement; box; box = box.parentElement) {
    const frame = box.getBoundingClientRect()
    if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY !== 'visible')
      if (top < frame.top || bottom > frame.bottom) return false
  }
  return top >= 0 && bottom <= innerHeight
}
