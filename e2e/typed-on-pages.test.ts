import type { texts } from '@telemachos/contract/texts'
import { describe, expect, it } from 'vitest'
import { goWithin, HOME, isAskedByBrowser, TEXT } from './leaving.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** Fields on pages themselves. */
const PAGES: readonly {
  readonly name: string
  readonly path: string
  readonly label: keyof typeof texts
  readonly text?: string
  /** What the field is folded in. */
  readonly folded?: keyof typeof texts
}[] = [
  {
    ...{ name: 'applications', path: 'admin/project/applications', text: '77' },
    ...{ label: 'applications.call.capacity', folded: 'applications.call' },
  },
  { name: 'payments', path: 'admin/project/payments', label: 'people.numbers' },
  { name: 'microdata', path: 'admin/project/microdata', label: 'people.numbers' },
  {
    ...{ name: 'people of other projects', path: 'admin/project/users#mTab=existing' },
    label: 'existing.names.label',
  },
]

describe('what is typed on a page and not saved', () => {
  const stage = setStage()

  it.each(PAGES)('is not lost on the page of $name, by Back or a link', async (opening) => {
    const { text = TEXT } = opening
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await goWithin(page, HOME + opening.path)
    const field = page.getByLabel(el(opening.label), { exact: true })
    if (opening.folded) await page.locator('summary', { hasText: el(opening.folded) }).click()
    await field.waitFor()
    const before = await field.inputValue()
    const question = page.getByRole('dialog', { name: el('core.unsaved.title') })
    const ways = [
      () => page.evaluate(() => history.back()),
      () => page.getByRole('navigation').getByRole('link').first().click(),
    ]
    await field.fill(text)
    for (const way of ways) {
      await way()
      await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
      await question.waitFor({ state: 'detached' })
      expect(await field.inputValue()).toBe(text)
    }
    expect(await isAskedByBrowser(page)).toBe(true)
    await field.fill(before)
    expect(await isAskedByBrowser(page)).toBe(false)
    await page.evaluate(() => history.back())
    await page.waitForURL((url) => !url.pathname.includes('admin/project'))
  })

  it('is not lost by a list of numbers that is looked for, and is by then no more to lose', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await goWithin(page, `${HOME}admin/project/payments`)
    await page.getByLabel(el('people.numbers')).fill('1234567')
    expect(await isAskedByBrowser(page)).toBe(true)
    await page.getByRole('button', { name: el('people.numbers.find'), exact: true }).click()
    await page.getByText(el('people.numbers.unknown_one', { count: 1 })).waitFor()
    expect(await isAskedByBrowser(page)).toBe(false)
  })

  it('is not lost by closing the page on which somebody registers', async () => {
    const { page } = await stage.visit({ path: '/selfregister' })
    const field = page.getByLabel(el('register.lastName'), { exact: true })
    await field.fill('Ρηγοπούλου')
    expect(await isAskedByBrowser(page)).toBe(true)
    await field.fill('')
    expect(await isAskedByBrowser(page)).toBe(false)
  })
})
