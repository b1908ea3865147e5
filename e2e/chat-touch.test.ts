import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { act, findPair, log, messageOf, send } from './chat-pages.ts'
import { fingerOn, type Point } from './finger.ts'
import { usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** Has the page say when a finger has been down for longer than a hold. */
async function watchRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pointerdown', () => {
      setTimeout(() => document.documentElement.setAttribute('data-rested', ''), 700)
    })
  })
}

/** Where a message's words begin. */
async function wordsOf(page: Page, text: string): Promise<Point> {
  const box = await messageOf(page, text).getByText(text).boundingBox()
  if (!box) throw new Error(`${text} is not in sight`)
  return { x: box.x + 12, y: box.y + box.height / 2 }
}

describe('a finger on a message', () => {
  const stage = setStage()
  const menu = (page: Page) => page.getByRole('menu', { name: el('chat.actions') })

  it('opens what can be done by resting, and neither by scrolling nor on what was deleted', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, id, path } = await findPair(mentor)
    for (let number = 1; number <= 30; number += 1) await send(mentor, id, `Σκέψη ${number}`)
    const held = await send(mentor, id, 'Κρατήστε με')
    const as = await usernameOf(mentor, menteeId)
    const { page, rest } = await stage.visit({ as, path, width: 390, hasTouch: true })
    await messageOf(page, 'Κρατήστε με').waitFor()
    await rest()
    const finger = await fingerOn(page)

    // It scrolls, and comes to rest: the log has moved, and no menu comes once a hold would be over.
    const topOf = () => log(page).evaluate((element) => element.scrollTop)
    const before = await topOf()
    const from = await wordsOf(page, 'Σκέψη 29')
    await watchRest(page)
    await finger.down(from)
    for (let step = 1; step <= 8; step += 1) await finger.move({ x: from.x, y: from.y + step * 15 })
    await page.locator('html[data-rested]').waitFor()
    expect(await topOf()).toBeLessThan(before)
    expect(await menu(page).count()).toBe(0)
    await finger.up()

    await log(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await rest()
    await finger.down(await wordsOf(page, 'Κρατήστε με'))
    await menu(page).waitFor()
    // Lifting the finger presses nothing.
    await finger.up()
    await page.getByRole('menuitem', { name: el('chat.reply'), exact: true }).waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })

    // Where the finger is the main pointer its words cannot be selected besides; those of a deleted one can.
    const selectable = (text: string) =>
      messageOf(page, text)
        .getByText(text)
        .evaluate((element) => {
          const { parentElement } = element
          return parentElement && getComputedStyle(parentElement).userSelect
        })
    expect(await selectable('Κρατήστε με')).toBe('none')
    await mentor.ask('/api/Chat/Delete', { ConversationId: id, Seq: held.Seq })
    const deleted = log(page).getByRole('article').last()
    await deleted.getByText(el('chat.deleted')).waitFor()
    expect(await selectable(el('chat.deleted'))).not.toBe('none')
    await page.evaluate(() => document.documentElement.removeAttribute('data-rested'))
    await finger.down(await wordsOf(page, el('chat.deleted')))
    await page.locator('html[data-rested]').waitFor()
    expect(await menu(page).count()).toBe(0)
    await finger.up()
  })

  it('leaves a text to the browser of which a mouse has selected something', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, id, path } = await findPair(mentor)
    await send(mentor, id, 'Επιλέξτε με')
    const as = await usernameOf(mentor, menteeId)
    const { page, rest } = await stage.visit({ as, path })
    await messageOf(page, 'Επιλέξτε με').waitFor()
    await rest()
    const finger = await fingerOn(page)
    const words = messageOf(page, 'Επιλέξτε με').getByText('Επιλέξτε με')
    await words.evaluate((element) => getSelection()?.selectAllChildren(element))
    await watchRest(page)
    await finger.down(await wordsOf(page, 'Επιλέξτε με'))
    await page.locator('html[data-rested]').waitFor()
    expect(await menu(page).count()).toBe(0)
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Επιλέξτε')
    await finger.up()
    // The same finger opens it once nothing is selected.
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await finger.down(await wordsOf(page, 'Επιλέξτε με'))
    await menu(page).waitFor()
    await finger.up()
  })

  it('leaves a reply that quotes nothing of what was deleted meanwhile', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { menteeId, id, path } = await findPair(mentor)
    const { Seq } = await send(mentor, id, 'Μυστικό που έφυγε')
    const as = await usernameOf(mentor, menteeId)
    const { page } = await stage.visit({ as, path, width: 390, hasTouch: true })
    const note = page.getByRole('group', { name: el('chat.reply'), exact: true })
    await messageOf(page, 'Μυστικό που έφυγε').waitFor()
    await act(page, 'Μυστικό που έφυγε', el('chat.reply'))
    await note.getByText('Μυστικό που έφυγε').waitFor()
    const stored = await page.evaluate(() => JSON.stringify(localStorage))
    expect(stored).not.toContain('Μυστικό')
    // While it is on the page, and once it is too far away to be.
    await mentor.ask('/api/Chat/Delete', { ConversationId: id, Seq })
    await note.getByText(el('chat.quote.deleted')).waitFor()
    for (let number = 1; number <= 25; number += 1) await send(mentor, id, `Μετά ${number}`)
    await page.reload()
    await note.getByText(el('chat.quote.deleted')).waitFor()
    await eventually(() => page.getByText('Μυστικό που έφυγε').count()).toBe(0)
  })
})
