import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/users`

interface Person {
  Id: number
  FirstName: string
  LastName: string
  Username: string
  State: number
}

describe('a coordinator', () => {
  const stage = setStage()

  it('finds by Greeklish, filters, saves a view, disables and takes it back', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Coordinator'), path: PAGE })
    const list = (filter: object) =>
      ask<{ list: Person[] }>('/api/User/People', { ProjectId: PROJECT.id, ...filter })
    const table = page.getByRole('table', { name: el('people.list') })
    await table.waitFor()
    const rows = table.getByRole('row')
    const { list: active } = await list({ filterState: 1, Roles: ['Mentee'] })
    const [person] = active
    if (!person) throw new Error('the coordinator has no active mentee')
    const name = `${person.LastName} ${person.FirstName}`
    // A user name is the first name's first letter and the last name in Latin letters.
    const greeklish = person.Username.split('.')[1]?.replace(/\d+$/, '') ?? ''

    await page.keyboard.press('/')
    await page.keyboard.type(greeklish)
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe(greeklish)
    await table.getByRole('link', { name, exact: true }).first().waitFor()

    await page.getByRole('button', { name: el('people.filters'), exact: true }).click()
    await page.getByLabel(el('people.state'), { exact: true }).selectOption('1')
    await eventually(() => new URL(page.url()).searchParams.get('state')).toBe('1')
    const chips = page.getByRole('list', { name: el('people.filters.chosen') })
    await chips.getByText(el('people.state.active')).waitFor()

    await page.getByRole('button', { name: el('people.views.save') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Οι δικοί μου')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: el('people.views'), exact: true }).waitFor()
    await eventually(() => new URL(page.url()).searchParams.has('view')).toBe(true)
    await page.goBack()
    await page.goBack()
    await eventually(() => new URL(page.url()).searchParams.has('state')).toBe(false)
    await page.getByRole('button', { name: el('people.views'), exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Οι δικοί μου' }).click()
    await eventually(() => new URL(page.url()).searchParams.get('state')).toBe('1')

    await table.getByRole('link', { name, exact: true }).first().waitFor()
    const count = (await rows.count()) - 1
    const first = table.getByRole('checkbox').first()
    await first.focus()
    await page.keyboard.press('Space')
    expect(await first.isChecked()).toBe(true)
    if (count > 1) {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      expect(await table.getByRole('checkbox').nth(1).isChecked()).toBe(true)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowUp')
    }
    const chosen = await list({ filterState: 1, Search: greeklish })
    const target = chosen.list[0]
    if (!target) throw new Error('nobody was found')
    const stateNow = async () => {
      const found = await ask<Person[]>('/api/User/GetByIds', {
        ProjectId: PROJECT.id,
        Ids: [target.Id],
      })
      return found[0]?.State
    }
    const bar = page.getByRole('region', { name: el('people.bulk') })
    await bar.getByRole('button', { name: el('people.bulk.state') }).click()
    await page.getByRole('menuitem', { name: el('people.state.suspended') }).click()
    await page.getByText(el('people.change.count_one', { number: 1 })).waitFor()
    await page.keyboard.press('Enter')
    await eventually(stateNow).toBe(2)
    await page.getByRole('button', { name: el('people.change.undo') }).click()
    await eventually(stateNow).toBe(1)
  })

  it('changes one person beside their name, and sees the state that the server answers', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator'),
      path: `${PAGE}?state=1`,
    })
    const table = page.getByRole('table', { name: el('people.list') })
    await table.waitFor()
    const row = table.getByRole('row').nth(1)
    const name = (await row.getByRole('link').textContent()) ?? ''
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: el('people.state.inactive') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('people.change.confirm') })
      .click()
    await page.getByText(el('people.state.inactive')).first().waitFor()
    await eventually(() => table.getByRole('row').nth(1).getByRole('link').textContent()).not.toBe(
      name,
    )
    await page.getByRole('button', { name: el('people.change.undo') }).click()
    await eventually(() => table.getByRole('row').nth(1).getByRole('link').textContent()).toBe(name)
  })

  it('does not set fields of many, which an administrator does for those selected', async () => {
    const field = { name: el('people.bulk.field') }
    const own = await stage.visit({ as: stage.personWith('Coordinator'), path: PAGE })
    await own.page.getByRole('checkbox').first().press('Space')
    await own.page.getByRole('button', { name: el('people.bulk.state') }).waitFor()
    expect(await own.page.getByRole('button', field).count()).toBe(0)

    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: PAGE })
    const boxes = page.getByRole('table', { name: el('people.list') }).getByRole('checkbox')
    await boxes.first().press('Space')
    await boxes.nth(1).press('Space')
    await page.getByRole('button', field).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(el('updates.field')).selectOption('goal')
    await dialog.getByLabel(el('updates.value')).fill('Γραμματεία')
    const apply = dialog.getByRole('button', { name: /^Αλλαγή σε 2 άτομα$/ })
    await eventually(() => apply.isEnabled()).toBe(true)
    await apply.press('Enter')
    await page.getByText(el('updates.success')).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })
})
