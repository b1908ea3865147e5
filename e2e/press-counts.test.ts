import { describe, expect, it } from 'vitest'
import { begin } from './count-presses.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** As a table of people is copied: five who are new, with what the project asks of them. */
const FIVE = [
  ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'E-mail'],
  ...Array.from({ length: 5 }, (_, at) => [
    `Πλήκτρου ${at}`,
    'Άννα',
    `keys.${at}`,
    `keys.${at}@example.org`,
  ]),
]
  .map((row) => row.join('\t'))
  .join('\n')

describe('by the keyboard alone', () => {
  const stage = setStage({ isAlone: true })

  it('five people are imported and linked within 53 presses', async () => {
    const { page, rest } = await stage.visit({
      as: stage.personWith('Admin'),
      path: `/${PROJECT.url}/admin/project/users#mTab=import`,
    })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const box = page.getByRole('textbox', { name: el('imports.paste') })
    await box.waitFor()
    await rest()
    const hand = await begin(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), FIVE)
    await hand.press(box, 'Control+V')
    await hand.press(button(el('imports.next.fix')))
    await hand.press(button(el('imports.next.review')))
    await hand.press(button(el('imports.send_other', { number: 5 })))
    await page.getByText(el('imports.finished_other', { number: 5 })).waitFor()
    await rest()

    await hand.key('Control+K')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.insertText('Σύνδεση με μέντορες')
    await rest()
    await hand.key('Enter')
    await page.getByRole('heading', { level: 1, name: 'Σύνδεση με μέντορες' }).waitFor()
    await rest()
    const search = `${el('linking.search')} · ${el('linking.people.mentee')}`
    await hand.write(page.getByRole('searchbox', { name: search }), 'Πλήκτρου')
    await page.getByText(el('linking.found_other', { number: 5 }), { exact: true }).waitFor()
    await hand.press(page.getByRole('checkbox', { name: el('linking.choosePage') }), 'Space')
    await hand.press(page.getByRole('radio').first(), 'Space')
    await hand.key('Control+Enter')
    const question = page.getByRole('dialog')
    await question.waitFor()
    await hand.press(question.getByRole('button', { name: el('linking.link'), exact: true }))
    await page.getByText(el('linking.done_other', { number: 5 })).waitFor()
    expect(hand.count).toBeLessThanOrEqual(53)
  })

  it('a cell of the grid is opened and left within 6 presses', async () => {
    const { page, rest } = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: `/${PROJECT.url}/mentor/action/list`,
    })
    await page.getByRole('gridcell').first().waitFor()
    await rest()
    const hand = await begin(page)
    // Right before the heading: the way to the list.
    await hand.key('Shift+Tab')
    await hand.key('Enter')
    const focused = page.locator('[role=grid] :focus')
    await focused.waitFor()
    await hand.key('ArrowDown')
    await hand.key('ArrowRight')
    const name = await focused.getAttribute('aria-label')
    await hand.key('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading').first().waitFor()
    await rest()
    await hand.key('Escape')
    await panel.waitFor({ state: 'detached' })
    await eventually(() => focused.getAttribute('aria-label')).toBe(name)
    expect(hand.count).toBeLessThanOrEqual(6)
  })

  it('a message is sent to whom one wrote last within 24 presses', async () => {
    const { page, rest } = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: `/${PROJECT.url}/chat`,
    })
    const conversations = page.getByRole('list', { name: el('chat.list') })
    await conversations.getByRole('link').first().waitFor()
    await rest()
    const hand = await begin(page)
    await hand.press(conversations.getByRole('link').first())
    const box = page.getByRole('textbox', { name: el('chat.write') })
    await box.waitFor()
    await rest()
    await hand.write(box, 'Με το πληκτρολόγιο')
    await hand.key('Enter')
    await page.getByText('Με το πληκτρολόγιο').first().waitFor()
    expect(hand.count).toBeLessThanOrEqual(24)
  })

  it('meetings come before the hours at which a new one could be set', async () => {
    const { page, rest } = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: `/${PROJECT.url}/calendar?view=week`,
    })
    const hour = page.locator('[data-slot]').first()
    await hour.waitFor({ state: 'attached' })
    await rest()
    const meetings = page.locator('[data-state][data-movable]')
    expect(await meetings.count()).toBeGreaterThan(0)
    const first = await hour.elementHandle()
    const after = await meetings.evaluateAll(
      (blocks, from) =>
        blocks.filter(
          (block) => from && from.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length,
      first,
    )
    expect(after).toBe(0)
  })

  it('letters act by themselves only while the person lets them', async () => {
    const { page, rest, ask } = await stage.visit({
      as: stage.personWith('Supervisor', PROJECT.name),
      path: `/${PROJECT.url}/settings`,
    })
    const card = page.getByRole('group', { name: el('identity.settings.keys') })
    const help = page.getByRole('dialog', { name: el('core.keys.title') })
    await card.getByRole('radio', { name: el('identity.settings.keys.off') }).click()
    await eventually(async () => {
      const { SingleKeys } = await ask<{ SingleKeys: boolean }>('/api/User/Preferences', {})
      return SingleKeys
    }).toBe(false)
    await rest()
    const heading = page.getByRole('heading', { level: 1 })
    const pressHelp = async () => {
      await heading.evaluate((element) => {
        element.tabIndex = -1
        element.focus()
      })
      await page.keyboard.press('?')
    }
    await pressHelp()
    await rest()
    expect(await help.count()).toBe(0)
    await card.getByRole('radio', { name: el('identity.settings.keys.on') }).click()
    await rest()
    await pressHelp()
    await help.getByText(el('core.keys.single.on')).waitFor()
  })
})
