import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import {
  act,
  field,
  findPair,
  log,
  messageOf,
  send,
  unreadOf,
  write,
  type Contact,
} from './chat-pages.ts'
import { usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const replyNote = (page: Page) => page.getByRole('group', { name: el('chat.reply'), exact: true })

/** A group of somebody with one of those who look after them, and what is said in it. */
async function makeGroup({ ask }: Visitor, Title: string) {
  const { list } = await ask<{ list: Contact[] }>('/api/User/Chat', {})
  const staff = list.find(({ Roles }) => !Roles.includes('Mentee'))
  if (!staff) throw new Error('nobody looks after the mentor')
  const { Id } = await ask<{ Id: number }>('/api/Chat/CreateGroup', {
    ...{ ProjectId: PROJECT.id, Title, UserIds: [staff.Id] },
  })
  return { read: () => ask<object[]>('/api/Chat/GetMessages', { ConversationId: Id }) }
}

/** Chooses the one conversation that is found, in the window of forwarding. */
async function chooseIn(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: el('chat.forward.search') }).fill(words)
  const choices = dialog.getByRole('list', { name: el('chat.forward.list') }).getByRole('button')
  await eventually(() => choices.count()).toBe(1)
  await choices.first().press('Enter')
}

describe('two who answer each other', () => {
  const stage = setStage()

  /** A mentor and their mentee at the conversation of the two. */
  async function meet() {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, id, path } = await findPair(mentor)
    await mentor.page.goto(path)
    const as = await usernameOf(mentor, menteeId)
    const mentee = await stage.visit({ as, path, width: 390, hasTouch: true, offline: true })
    await mentor.page.getByText(el('chat.here'), { exact: true }).waitFor()
    return { mentor, mentee, id }
  }

  it('quote, take back, and go to what was quoted however far it is', async () => {
    const { mentor, mentee, id } = await meet()
    await write(mentor.page, 'Ποια αγγελία σας άρεσε;')
    await messageOf(mentee.page, 'Ποια αγγελία').waitFor()
    await messageOf(mentor.page, 'Ποια αγγελία').getByText(el('chat.seen')).waitFor()
    await act(mentee.page, 'Ποια αγγελία', el('chat.reply'))
    await replyNote(mentee.page).getByText('Ποια αγγελία').waitFor()
    await mentee.page.getByRole('button', { name: el('chat.reply.cancel') }).click()
    await replyNote(mentee.page).waitFor({ state: 'detached' })

    // What is answered is kept with what is typed, and leaves once there is a network.
    await act(mentee.page, 'Ποια αγγελία', el('chat.reply'))
    await field(mentee.page).fill('Η δεύτερη')
    await mentee.page.reload()
    await replyNote(mentee.page).getByText('Ποια αγγελία').waitFor()
    await mentee.rest()
    await mentee.page.context().setOffline(true)
    await mentee.page.getByRole('button', { name: el('chat.send'), exact: true }).click()
    await log(mentee.page).getByText(el('chat.waiting')).waitFor()
    await mentee.page.context().setOffline(false)
    const answer = messageOf(mentor.page, 'Η δεύτερη')
    await answer.getByText('Ποια αγγελία').waitFor()
    await replyNote(mentee.page).waitFor({ state: 'detached' })

    await Promise.all(
      Array.from({ length: 45 }, (_, number) => send(mentor, id, `Ενδιάμεσα ${number}`)),
    )
    const asked = await mentor.ask<{ Seq: number; Message: string }[]>('/api/Chat/GetMessages', {
      ConversationId: id,
    })
    const last = asked.at(-1)?.Seq ?? 0
    await send(mentor, id, 'Από μακριά', { ReplyTo: last - 46 })
    // The page begins anew at the end: what is quoted is not loaded.
    await mentor.page.reload()
    const far = messageOf(mentor.page, 'Από μακριά')
    await far.waitFor()
    await mentor.rest()
    await far.getByRole('button', { name: 'Ποια αγγελία' }).click()
    const original = log(mentor.page)
      .getByRole('article')
      .filter({ hasText: 'Ποια αγγελία' })
      .filter({ hasNotText: /Η δεύτερη|Από μακριά/u })
    await eventually(() => original.evaluate((one) => one === document.activeElement)).toBe(true)

    await mentor.ask('/api/Chat/Delete', { ConversationId: id, Seq: last - 46 })
    await messageOf(mentor.page, 'Η δεύτερη').getByText(el('chat.quote.deleted')).waitFor()
  })

  it('react with one sign each, which is unread for nobody', async () => {
    const { mentor, mentee, id } = await meet()
    await write(mentor.page, 'Τα καταφέρατε!')
    await messageOf(mentee.page, 'Τα καταφέρατε!').waitFor()
    await mentee.rest()
    await act(mentee.page, 'Τα καταφέρατε!', el('chat.react'))
    const bar = mentee.page.getByRole('toolbar', { name: el('chat.react.choose') })
    await bar.getByRole('button', { name: el('chat.reaction.like') }).press('ArrowRight')
    await bar.getByRole('button', { name: el('chat.reaction.love') }).press('Enter')
    const chip = (page: Page) =>
      messageOf(page, 'Τα καταφέρατε!')
        .getByRole('list', { name: el('chat.reactions') })
        .getByRole('button')
    const love = el('chat.reaction.love')
    await eventually(() => chip(mentor.page).getAttribute('aria-label')).toContain(`${love}: 1.`)
    await chip(mentor.page).click()
    await eventually(() => chip(mentee.page).getAttribute('aria-label')).toContain(`${love}: 2.`)
    await chip(mentor.page).click()
    await eventually(() => chip(mentee.page).getAttribute('aria-label')).toContain(`${love}: 1.`)
    expect(await unreadOf(mentor, id)).toBe(0)
    await chip(mentee.page).click()
    await chip(mentor.page).waitFor({ state: 'detached' })
    await mentee.rest()
  })

  it('choose emoji by words and arrows, and forward and copy what was said', async () => {
    const { mentor, mentee } = await meet()
    await field(mentor.page).fill('Μπράβο  σας')
    await field(mentor.page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7))
    await mentor.page.getByRole('button', { name: el('chat.emojis'), exact: true }).click()
    const panel = mentor.page.getByRole('group', { name: el('chat.emojis'), exact: true })
    const search = panel.getByRole('searchbox', { name: el('chat.emojis.search') })
    await eventually(() => search.evaluate((one) => one === document.activeElement)).toBe(true)
    await search.fill('χειροκροτ')
    await eventually(() => panel.getByRole('button').count()).toBe(1)
    await search.press('Enter')
    await eventually(() => field(mentor.page).inputValue()).toBe('Μπράβο 👏 σας')
    await search.fill('')
    await eventually(() => panel.getByRole('button').count()).toBe(64)
    await search.press('ArrowDown')
    await panel.getByRole('button').first().press('ArrowRight')
    await panel.getByRole('button').nth(1).press('Enter')
    await eventually(() => field(mentor.page).inputValue()).toBe('Μπράβο 👏😊 σας')
    await panel.getByRole('button').nth(1).press('Escape')
    await panel.waitFor({ state: 'detached' })
    await mentor.page.locator('form input[type=file]').setInputFiles({
      ...{ name: 'οδηγίες.txt', mimeType: 'text/plain', buffer: Buffer.from('οδηγίες') },
    })
    await mentor.page.getByRole('list', { name: el('chat.attached') }).waitFor()
    await field(mentor.page).press('Enter')
    await messageOf(mentee.page, 'Μπράβο 👏😊 σας').getByText('οδηγίες.txt').waitFor()

    const { page } = mentor
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await act(page, 'Μπράβο 👏😊 σας', el('chat.copy'))
    await page.getByText(el('ui.copied')).first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Μπράβο 👏😊 σας')
    const Title = 'Προωθημένα νέα'
    const group = await makeGroup(mentor, Title)
    // By the mouse, which then rests on another message than the one that is forwarded.
    const said = messageOf(page, 'Μπράβο 👏😊 σας')
    await said.hover()
    await said.getByRole('button', { name: el('chat.actions') }).click()
    await page.getByRole('menuitem', { name: el('chat.forward'), exact: true }).click()
    await chooseIn(page, 'προωθημενα')
    await page.getByText(el('chat.forward.done', { title: Title })).waitFor()
    await eventually(() => group.read()).toMatchObject([
      { Message: 'Μπράβο 👏😊 σας', Files: [{ FileName: 'οδηγίες.txt' }] },
    ])
  })

  it('forward a file without words, and nothing of it where that is cancelled meanwhile', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { page } = mentor
    await page.goto((await findPair(mentor)).path)
    await page.locator('form input[type=file]').setInputFiles({
      ...{ name: 'σχέδιο.txt', mimeType: 'text/plain', buffer: Buffer.from('σχέδιο') },
    })
    await page.getByRole('list', { name: el('chat.attached') }).waitFor()
    await field(page).press('Enter')
    await messageOf(page, 'σχέδιο.txt').waitFor()
    const Title = 'Σχέδια αλλού'
    const group = await makeGroup(mentor, Title)

    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    const copies = /\/api\/Chat\/CopyFiles/iu
    await page.route(copies, (route) => gate.then(() => route.continue()), { times: 1 })
    await act(page, 'σχέδιο.txt', el('chat.forward'))
    await chooseIn(page, 'σχεδια')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('status').getByText(el('chat.forward.busy')).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    // The copies arrive when nobody wants them any more, and are taken back.
    const removed = page.waitForResponse(/\/api\/files\/DeleteFile/iu)
    letGo()
    expect((await removed).status()).toBe(200)
    expect(await group.read()).toEqual([])

    await act(page, 'σχέδιο.txt', el('chat.forward'))
    await dialog.getByText(el('chat.forward.files')).waitFor()
    await chooseIn(page, 'σχεδια')
    await page.getByText(el('chat.forward.done', { title: Title })).waitFor()
    const arrived = [{ Message: '', Files: [{ FileName: 'σχέδιο.txt' }] }]
    await eventually(() => group.read()).toMatchObject(arrived)
  })
})
