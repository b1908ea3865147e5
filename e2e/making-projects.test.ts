import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const LIST = `/${PROJECT.url}/admin/project/list`

describe('an Admin who makes a project', () => {
  const stage = setStage()

  it('makes a project from blank, with fields and a menu, and sees it at once', async () => {
    const { page } = await stage.visit({
      ...{ as: stage.personWith('Admin', PROJECT.name), path: LIST, refusals: [400] },
    })
    await page.getByRole('link', { name: el('projects.list.new') }).click()
    await page.getByRole('heading', { level: 1, name: el('projects.newTitle') }).waitFor()
    await page.getByRole('button', { name: el('projects.making.goOn') }).click()
    const tabs = page.getByRole('navigation', { name: el('projects.tabs') })
    await tabs.waitFor()
    // Saving is offered from the first moment.
    await page.keyboard.press('Control+s')
    await page
      .getByRole('alert')
      .filter({ hasText: el('rule.required') })
      .waitFor()
    await page
      .getByLabel(el('ui.language.el', { name: el('projects.set.name') }))
      .fill('Πρώτα Βήματα')
    await page.getByLabel(el('projects.set.url')).fill('signin')

    // A page whose name says too little by itself stands under what it is about.
    const group = tabs.getByRole('heading', { name: el('projects.group.actions') })
    expect((await group.boundingBox())?.height).toBeGreaterThan(10)
    const openTab = (tab: 'fields' | 'menus' | 'general') =>
      tabs.getByRole('button', { name: el(`projects.tab.${tab}`), exact: true }).click()
    await openTab('fields')
    const fields = page.getByRole('region', { name: el('projects.fields.ProjectFields') })
    for (const [label, name] of [
      ['Χόμπι', 'hobby'],
      ['Ξένη γλώσσα', 'language'],
    ] as const) {
      await fields.getByRole('button', { name: el('projects.fields.add') }).click()
      // The focus is in the new row.
      await page.keyboard.type(label)
      await fields.getByLabel(el('projects.field.Name')).fill(name)
    }
    // Alt and an arrow put the field that is being written first; focus goes with it.
    await page.keyboard.press('Alt+ArrowUp')
    const preview = page.getByRole('complementary', { name: el('projects.preview.title') })
    // Beside the address, which every project begins with, and the names, which a mentor only reads.
    await eventually(() => preview.getByRole('textbox').count()).toBe(3)
    const first = fields.getByRole('listitem').first()
    expect(await first.textContent()).toContain('Ξένη γλώσσα')

    await openTab('menus')
    await page.getByRole('button', { name: el('projects.menus.add') }).click()
    const entry = page
      .getByRole('list', { name: el('projects.menus.entries') })
      .getByRole('listitem')
      .last()
    await entry.getByLabel(el('projects.menus.state')).fill('ημερολογιο')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const label = el('ui.language.el', { name: el('projects.menus.label') })
    await eventually(() => entry.getByLabel(label).inputValue()).not.toBe('')
    await entry.getByLabel(label).fill('Πρόγραμμα')

    // The address of another page is refused beside its field, and nothing is lost.
    await page.keyboard.press('Control+s')
    const alert = page.getByRole('alert').filter({ hasText: el('rule.project_url') })
    await alert.waitFor()
    await alert.getByRole('button', { name: el('projects.set.url') }).click()
    await page.getByLabel(el('projects.set.url')).fill('prota-vimata')
    await page.keyboard.press('Control+s')
    await page
      .getByRole('heading', { name: el('projects.title', { name: 'Πρώτα Βήματα' }) })
      .waitFor()
    // What is still to be done follows.
    await page.waitForURL(/\/prota-vimata\/admin\/project\/\d+#tab=setup$/)
    // The page is already the new project's own: whatever is pressed next is done there.
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Πρόγραμμα' })
    await menu.first().waitFor()
    // From here the first people come in, without a menu having to be made for that.
    const members = el('route.root.defaultlayout.project.admin.project.users.title')
    await page.getByRole('navigation').getByRole('link', { name: members }).first().click()
    await page.getByRole('tab', { name: el('imports.title') }).waitFor()
  })

  it('is in a new project at once, also where nobody tells the page of it', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    await page.routeWebSocket(/\/realtime\//, () => {})
    await page.goto(LIST)
    await page.getByRole('link', { name: el('projects.list.new') }).click()
    await page.getByRole('button', { name: el('projects.making.goOn') }).click()
    // The window before has fields of the same names.
    await page.getByRole('navigation', { name: el('projects.tabs') }).waitFor()
    const name = el('ui.language.el', { name: el('projects.set.name') })
    await page.getByLabel(name).fill('Αμέσως εδώ')
    await page.getByLabel(el('projects.set.url')).fill('amesos-edo')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/amesos-edo\/admin\/project\/\d+#tab=setup$/)
    await page.locator('header').getByText('Αμέσως εδώ').first().waitFor()
  })
})
