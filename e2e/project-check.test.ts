import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const URL = 'gia-elegho'
const GONE = 987_654
const EMPTY = 'Χωρίς περιεχόμενο'
const WAITING = 'Περιμένει κάτι που λείπει'
const TASK = 3
const PHONE_WIDTH = 390

describe('an author who checks a project before publishing it', () => {
  const stage = setStage()

  it('mends what the check finds from its links, and puts away what is meant so', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { page, ask } = author
    await page.goto(`/${PROJECT.url}/admin/project/list`)
    await page.getByRole('link', { name: el('projects.list.new') }).click()
    await page.getByRole('button', { name: el('projects.making.goOn') }).click()
    // The window before has fields of the same names.
    await page.getByRole('navigation', { name: el('projects.tabs') }).waitFor()
    const name = el('ui.language.el', { name: el('projects.set.name') })
    await page.getByLabel(name).fill('Για έλεγχο')
    await page.getByLabel(el('projects.set.url')).fill(URL)
    await page.keyboard.press('Control+s')
    await page.waitForURL(new RegExp(String.raw`/${URL}/admin/project/\d+#tab=setup$`))
    const ProjectId = Number(/project\/(\d+)/.exec(page.url())?.[1])
    const make = async (Title: string, EnableCondition = '') => {
      const about = { ProjectId, Title, TypeId: TASK }
      const { Id } = await ask<{ Id: number }>('/api/project/CreateAction', about)
      const { Version } = await ask<{ Version: number }>('/api/action/Content', {
        ...{ ProjectId, ActionId: Id },
      })
      const written = { Title, Titles: {}, Descr: '', Descrs: {}, Form: [], ShowCondition: '' }
      await ask('/api/action/SaveContent', {
        ...{ ProjectId, ActionId: Id, Version, ...written, EnableCondition },
      })
      return Id
    }
    const empty = await make(EMPTY)
    const waiting = await make(WAITING, `completion['${GONE}']`)

    // The first steps lead to the check.
    await page.reload()
    await page.getByRole('link', { name: el('projects.check.open') }).click()
    await page.getByRole('heading', { level: 1, name: el('projects.check.title') }).waitFor()
    const kind = (which: 'condition_unknown_action' | 'action_empty') =>
      page.getByRole('region', { name: el(`projects.check.kind.${which}`), exact: false })
    await kind('condition_unknown_action').getByText(String(GONE), { exact: false }).waitFor()
    expect(await faultsOf(page, 'the check')).toEqual([])

    // The link leads into the condition, where the action is chosen by its title.
    await kind('condition_unknown_action').getByRole('link', { name: WAITING }).click()
    await page.waitForURL(new RegExp(String.raw`/admin/action/${waiting}#tab=content&set=Enable`))
    const condition = page.getByRole('group', { name: el('actions.author.enable'), exact: true })
    const what = condition.getByLabel(el('condition.field', { number: 1 }), { exact: true })
    await eventually(() => what.evaluate((one) => one === document.activeElement)).toBe(true)
    await what.fill(EMPTY)
    await page.getByRole('option', { name: el('condition.of.action', { name: EMPTY }) }).click()
    await condition.getByText(`completion['${empty}']`).waitFor()
    await condition
      .getByRole('button', { name: `${el('actions.author.enable')}: ${el('condition.asText')}` })
      .click()
    const text = page.getByLabel(el('actions.author.enable'), { exact: true })
    expect(await text.inputValue()).toBe(`completion['${empty}']`)
    await page
      .getByRole('button', { name: el('condition.asRows') })
      .first()
      .click()
    expect(await faultsOf(page, 'the condition')).toEqual([])
    await page.getByRole('button', { name: el('actions.author.save'), exact: true }).click()
    await page.getByText(el('actions.author.saved')).waitFor()

    // What publishing it concerns stands beside the button.
    await page.getByText(el('projects.check.publishing')).waitFor()
    await page.getByText(el('projects.check.say.action_empty')).waitFor()

    await page.goto(`/${URL}/admin/project/check`)
    await kind('action_empty').waitFor()
    await eventually(() => kind('condition_unknown_action').count()).toBe(0)

    // What is meant so is put away with the reason, and comes back.
    await kind('action_empty')
      .getByRole('button', { name: el('projects.check.dismiss', { name: EMPTY }) })
      .click()
    const dialog = page.getByRole('dialog', { name: el('projects.check.dismissTitle') })
    await dialog.getByLabel(el('projects.check.reason')).fill('Συμπληρώνεται τον Μάιο.')
    await dialog.getByRole('button', { name: el('projects.check.dismissConfirm') }).click()
    await dialog.waitFor({ state: 'detached' })
    const standing = kind('action_empty').getByRole('link', { name: EMPTY })
    await eventually(() => standing.count()).toBe(0)
    await page.getByText(el('projects.check.away', { number: 1 })).click()
    await page.getByText('Συμπληρώνεται τον Μάιο.', { exact: false }).waitFor()
    await page.getByRole('button', { name: el('projects.check.restore', { name: EMPTY }) }).click()
    await standing.waitFor()

    // Both are chosen in the table; publishing them says what it concerns.
    await page.goto(`/${URL}/admin/action/list`)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: el('actions.table.setMany') }).click()
    const bulk = page.getByRole('dialog')
    await bulk.getByLabel(el('actions.table.column.Published')).selectOption('yes')
    await bulk.getByText(el('projects.check.publishing')).waitFor()
    await bulk.getByText(el('projects.check.say.action_empty')).first().waitFor()
    await page.keyboard.press('Escape')
    await bulk.waitFor({ state: 'detached' })

    await page.setViewportSize({ width: PHONE_WIDTH, height: 844 })
    await page.goto(`/${URL}/admin/project/check`)
    await standing.waitFor()
    expect(await faultsOf(page, 'the check on a phone')).toEqual([])
  }, 120_000)
})
