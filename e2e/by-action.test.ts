import { describe, expect, it } from 'vitest'
import {
  hasCell,
  asksNothing,
  isEvent,
  lend,
  listActions,
  listColumns,
  listRows,
  theFirst,
} from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const BY_ACTION = `/${PROJECT.url}/mentor/action2/list`

describe('a mentor, one action at a time', () => {
  const stage = setStage()

  it('finds an action, completes it for three people by the keys, and takes it back', async () => {
    const visitor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: BY_ACTION,
    })
    const { page } = visitor
    const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
    const some = rows.filter(({ Active }) => Active).slice(0, 20)
    const enabled = new Map<number, Set<number>>()
    for (const { Id } of some) {
      const actions = await listActions(visitor, Id)
      enabled.set(
        Id,
        new Set(actions.flatMap((one) => (one.Enabled && asksNothing(one) ? [one.Id] : []))),
      )
    }
    // What is not open to somebody yet is asked about one by one.
    const open = (column: (typeof columns)[number]) =>
      some.filter((row) => !hasCell(row, column) && enabled.get(row.Id)?.has(column.Id))
    const action = theFirst(columns, (column) => !isEvent(column) && open(column).length >= 3)
    const people = open(action).slice(0, 3)
    const doneOf = async () => {
      const now = await listRows(visitor)
      return people.map(({ Id }) =>
        now.find((row) => row.Id === Id)?.Cells.some((c) => c.ActionId === action.Id && c.Done),
      )
    }

    await page.getByRole('searchbox', { name: el('actions.byAction.search') }).fill(action.Title)
    const link = page.getByRole('link', { name: action.Title, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: action.Title }).waitFor()

    for (const { LastName, FirstName } of people) {
      const name = `${LastName} ${FirstName}`
      await page.getByRole('checkbox', { name: el('actions.byAction.select', { name }) }).focus()
      await page.keyboard.press('Space')
    }
    const bar = page.getByRole('group', { name: el('actions.byAction.complete') })
    await bar.getByRole('button', { name: el('actions.byAction.complete'), exact: true }).focus()
    await page.keyboard.press('Enter')
    const sure = page.getByRole('dialog', { name: el('actions.byAction.confirm') })
    await sure.getByRole('button', { name: el('actions.byAction.complete') }).press('Enter')
    const undo = page.getByRole('button', { name: el('ui.undo') })
    await undo.waitFor()
    expect(await doneOf()).toEqual([true, true, true])

    await undo.press('Enter')
    await eventually(async () => (await doneOf()).some(Boolean)).toBe(false)
  })

  it('opens somebody’s action in the same panel as the grid, and comes back by Escape', async () => {
    const visitor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: BY_ACTION,
    })
    const { page } = visitor
    const [column, row] = [theFirst(await listColumns(visitor)), theFirst(await listRows(visitor))]
    await page.goto(`${BY_ACTION}/${column.Id}`)
    const name = `${row.LastName} ${row.FirstName}`
    await page.getByRole('link', { name: el('actions.byAction.open', { name }) }).press('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByText(column.Title).first().waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
  })

  it('shows somebody who has them for one action under that action alone, until it is given back', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const columns = await listColumns(mentor)
    const [action, other] = columns.filter((column) => !isEvent(column))
    if (!action || !other) throw new Error('the demonstration has too few actions')
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { name, giveBack } = await lend(mentor, admin, action.Id)

    const { page } = mentor
    const link = page.getByRole('link', { name: el('actions.byAction.open', { name }) })
    const openAction = async ({ Id, Title }: typeof action) => {
      await page.goto(`${BY_ACTION}/${Id}`)
      await page.getByRole('heading', { level: 1, name: Title }).waitFor()
      await page.getByRole('checkbox').first().waitFor()
    }
    await openAction(action)
    await link.waitFor()
    await link.press('Enter')
    await page.getByRole('dialog').getByText(action.Title).first().waitFor()
    await openAction(other)
    expect(await link.count()).toBe(0)

    await openAction(action)
    await link.waitFor()
    await giveBack()
    // The page is told: nobody has to load it anew.
    await link.waitFor({ state: 'detached' })
  })

  it('says so where the action does not exist', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: `${BY_ACTION}/999999`,
    })
    await page.getByText(el('actions.byAction.missing')).waitFor()
  })
})
