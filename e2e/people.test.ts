import { formatNumber } from '@telemachos/rules/numbers'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
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

  it('has ten page links in the lists of the administration', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin'), path: `${PAGE}?page=12` })
    const pager = page.getByRole('navigation', { name: el('ui.pager'), exact: true })
    await pager.locator('[aria-current=page]', { hasText: /^12$/ }).waitFor()
    const links = await pager.getByRole('button', { name: /^Σελίδα/ }).allTextContents()
    expect(links).toEqual(['7', '8', '9', '10', '11', '12', '13', '14', '15', '16'])
  })

  it('begins at the first page where the address asks for one beyond the last', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator'),
      path: `${PAGE}?page=9999`,
    })
    const pager = page.getByRole('navigation', { name: el('ui.pager'), exact: true })
    await pager.locator('[aria-current=page]', { hasText: /^1$/ }).waitFor()
    await page
      .getByRole('table', { name: el('people.list') })
      .getByRole('link')
      .first()
      .waitFor()
    await page.goto(`/${PROJECT.url}/mentor/action2/list/7?page=9999`)
    await pager.locator('[aria-current=page]', { hasText: /^1$/ }).waitFor()
  })

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
    // The bar has gone with the selection, and the toast goes with the undoing: the focus does not.
    const heading = page.getByRole('heading', { level: 1 })
    const hasFocus = () => heading.evaluate((element) => element === document.activeElement)
    await eventually(hasFocus).toBe(true)
    const undo = page.getByRole('button', { name: el('ui.undo') })
    await undo.waitFor()
    await page.keyboard.press('F6')
    const toasts = page.getByRole('status', { name: el('core.toast.region') })
    await eventually(() =>
      toasts.evaluate((element) => element.contains(document.activeElement)),
    ).toBe(true)
    await undo.press('Enter')
    await eventually(stateNow).toBe(1)
    await eventually(hasFocus).toBe(true)
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
    await page.getByRole('button', { name: el('ui.undo') }).click()
    await eventually(() => table.getByRole('row').nth(1).getByRole('link').textContent()).toBe(name)
  })

  it('changes the state of a person on their profile too, by the keys', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `${PAGE}?state=1`,
    })
    await page
      .getByRole('table', { name: el('people.list') })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('tab', { name: el('users.person.tab.fields') }).waitFor()
    const state = (name: 'active' | 'inactive') =>
      page.getByRole('button', { name: new RegExp(`: ${el(`people.state.${name}`)}$`) })
    await state('active').press('Enter')
    await page.getByRole('menuitem', { name: el('people.state.inactive') }).press('Enter')
    await page.getByRole('dialog').getByText(el('people.change.out')).waitFor()
    await page.keyboard.press('Enter')
    await state('inactive').waitFor()
    await page.getByRole('button', { name: el('ui.undo') }).press('Enter')
    await state('active').waitFor()
  })

  it('invites all who match, though they are on several pages', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const path = `/${PROJECT.url}/admin/user/list?roles=${encodeURIComponent(`["Mentor"]`)}`
    const { page, ask, rest } = await stage.visit({ as, path })
    const { count } = await ask<{ count: number }>('/api/User/PeopleCount', {
      ProjectId: PROJECT.id,
      Roles: ['Mentor'],
    })
    expect(count).toBeGreaterThan(10)
    await rest()
    await page.getByLabel(el('people.select.page')).first().check()
    await page.getByRole('button', { name: el('people.select.all', { number: count }) }).click()
    await page.getByRole('button', { name: el('people.bulk.invite') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: el('people.bulk.invite') })
      .click()
    // All of them have signed in before.
    await page.getByText(el('people.bulk.invited', { number: 0, rest: count })).waitFor()
  })

  it('leaves the staff out of all that are selected, says how many, and takes them on request', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, ask } = await stage.visit({ as, path: `/${PROJECT.url}/admin/user/list?q=α` })
    const countOf = async (more: object) => {
      const { count } = await ask<{ count: number }>('/api/User/PeopleCount', {
        ProjectId: PROJECT.id,
        Search: 'α',
        ...more,
      })
      return count
    }
    const everybody = await countOf({})
    const participants = await countOf({ WithoutStaff: true })
    expect(everybody).toBeGreaterThan(participants)
    const number = (value: number) => formatNumber(value, 'el')
    const bar = page.getByRole('region', { name: el('people.bulk') })
    const selected = (count: number) =>
      bar.getByText(el('people.selected_other', { number: number(count) })).waitFor()
    await page.getByLabel(el('people.select.page')).first().check()
    await page
      .getByRole('button', { name: el('people.select.all', { number: number(participants) }) })
      .click()
    await selected(participants)
    const rest = everybody - participants
    await bar.getByText(el('people.select.staff_other', { number: number(rest) })).waitFor()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faultsOf(page, `staff left out ${width}`)).toEqual([])
    }
    await bar.getByRole('button', { name: el('people.select.withStaff') }).click()
    await selected(everybody)
    await bar
      .getByText(el('people.select.staff_other', { number: number(rest) }))
      .waitFor({ state: 'detached' })
  })

  it('is told under a heading that there is no such person, action or project', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      refusals: [404],
    })
    for (const path of [
      'admin/user/2000000000',
      'mentor/action2/list/2000000000',
      'admin/project/x',
    ]) {
      await page.goto(`/${PROJECT.url}/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
  })

  it('shows a masked number to who asks, hides it again, and finds that in the person’s history', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('ProjectManager', PROJECT.name),
      path: `/${PROJECT.url}/admin/user/list?roles=Mentee`,
    })
    const table = page.getByRole('table', { name: el('people.list') })
    await table.waitFor()
    await page.getByRole('button', { name: el('people.columns') }).click()
    const numbers = { ΑΦΜ: 9, ΑΜΚΑ: 11, 'Αριθμός αίτησης (ΚΑΥΑΣ)': 8 }
    const columns = page.getByRole('dialog', { name: el('people.columns.title') })
    for (const label of Object.keys(numbers)) {
      await columns.getByRole('checkbox', { name: label, exact: true }).check()
    }
    await columns.getByRole('button', { name: el('people.columns.show') }).click()

    const row = table.getByRole('row').nth(1)
    const link = row.getByRole('link')
    const name = (await link.textContent()) ?? ''
    for (const [label, digits] of Object.entries(numbers)) {
      const show = page.getByRole('button', { name: el('people.number.show', { label, name }) })
      const cell = row.getByRole('cell').filter({ has: show })
      const masked = await cell.innerText()
      expect(masked).toMatch(/^•+\d{4}$/)
      await show.click()
      const full = row.getByText(new RegExp(String.raw`^\d{${digits - 4}}${masked.slice(-4)}$`))
      await full.waitFor()
      await row.getByRole('button', { name: el('people.number.hide', { label, name }) }).click()
      await eventually(() => cell.innerText()).toBe(masked)
    }

    await link.click()
    await page.getByRole('tab', { name: el('users.person.tab.activity') }).click()
    const [sentence = ''] = el('activity.users.fieldRevealed', { who: '', whom: '|' }).split('|')
    const seen = page.getByRole('listitem').filter({ hasText: sentence.trim() })
    await eventually(() => seen.count()).toBe(Object.keys(numbers).length)
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
    const sure = dialog.filter({ hasText: el('ui.act.people') })
    await sure.getByRole('button', { name: /^Αλλαγή σε 2 άτομα$/ }).press('Enter')
    await page.getByText(el('updates.success')).waitFor()
    await dialog.waitFor({ state: 'detached' })
  })

  it('sees the first person on a phone without scrolling, below everything that narrows the list', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator'),
      path: PAGE,
      width: 390,
    })
    const first = page
      .getByRole('table', { name: el('people.list') })
      .locator('tbody tr')
      .first()
    await first.waitFor()
    await page.getByRole('button', { name: el('exports.table.open'), exact: true }).waitFor()
    const { y } = (await first.boundingBox()) ?? { y: Infinity }
    expect(y).toBeLessThan(380)
    for (const key of ['people.views', 'people.views.save', 'people.filters', 'people.columns'])
      expect(
        await page
          .getByRole('button', { name: el(key as 'people.views'), exact: true })
          .isVisible(),
      ).toBe(true)
  })
})
