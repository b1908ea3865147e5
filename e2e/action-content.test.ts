import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { listRows, theFirst, usernameOf, type Action } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const TABLE = `/${PROJECT.url}/admin/action/list`
const TITLE = 'Το σχέδιο της εβδομάδας'
const QUESTION = 'Τι θα κάνετε αυτή την εβδομάδα;'

describe('an author', () => {
  const stage = setStage()

  it('makes an action, writes what it says and asks, and a mentee does it', async () => {
    const author = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: TABLE,
    })
    const { page } = author
    await page.getByRole('button', { name: el('actions.table.new'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByLabel(el('ui.language.el', { name: el('actions.table.column.Title') }))
      .fill(TITLE)
    await dialog.getByRole('button', { name: el('actions.table.newConfirm') }).click()
    await page.getByRole('link', { name: el('actions.author.tab.content'), exact: true }).click()

    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await page
      .getByLabel(el('ui.language.en', { name: el('actions.author.title') }))
      .fill('The plan of the week')
    await page
      .getByRole('textbox', { name: el('ui.language.el', { name: el('actions.author.descr') }) })
      .fill('Δύο πράγματα αρκούν.')
    await page.getByRole('tab', { name: el('actions.author.tab.form') }).click()
    await page.getByRole('button', { name: el('actions.author.addField') }).click()
    const untitled = page.getByRole('group', { name: el('actions.author.untitled') })
    const label = el('ui.language.el', { name: el('actions.author.label') })
    await untitled.getByLabel(label).fill(QUESTION)
    const field = page.getByRole('group', { name: QUESTION })
    await field.getByRole('checkbox', { name: el('actions.author.required') }).check()
    await page.getByRole('button', { name: el('actions.author.addField') }).click()
    await untitled.getByLabel(label).fill('Πότε;')
    const choice = page.getByRole('group', { name: 'Πότε;' })
    await choice.getByLabel(el('actions.author.type')).selectOption('select')
    await choice.getByLabel(el('actions.author.options')).fill('Το πρωί\nΤο βράδυ')
    await page.getByRole('tab', { name: el('actions.author.tab.content') }).click()
    await page
      .getByRole('button', { name: `${el('actions.author.show')}: ${el('condition.asText')}` })
      .click()
    await page.getByLabel(el('actions.author.show'), { exact: true }).fill('user.sectr ==')
    await eventually(() =>
      page.getByLabel(el('actions.author.show'), { exact: true }).getAttribute('aria-invalid'),
    ).toBe('true')
    await page
      .getByLabel(el('actions.author.show'), { exact: true })
      .fill("user.first_name != 'Κανένας'")
    await page.getByRole('button', { name: el('actions.author.try') }).click()
    await page.getByText(el('actions.author.triedFirst')).waitFor()
    await page.getByRole('button', { name: el('actions.author.save'), exact: true }).click()
    await page.getByText(el('actions.author.saved')).waitFor()
    expect(await faultsOf(page, 'content')).toEqual([])

    const id = Number(new URL(page.url()).pathname.split('/').at(-1))
    await page.getByRole('button', { name: el('actions.author.state.publish') }).click()
    await page.getByText(el('actions.author.state.nowPublished')).waitFor()
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const row = theFirst(await listRows(mentor), ({ Active }) => Active)
    const mentee = await stage.visit({
      as: await usernameOf(mentor, row.Id),
      path: `/${PROJECT.url}/mentee/action/${id}`,
    })
    await mentee.page.getByText('Δύο πράγματα αρκούν.').waitFor()
    await mentee.page.getByLabel(QUESTION).fill('Δύο συνεντεύξεις')
    await mentee.page.getByLabel(/Πότε;/).selectOption('Το βράδυ')
    await mentee.page.getByRole('button', { name: el('actions.mentee.action.complete') }).click()
    await mentee.page
      .getByRole('heading', { name: el('actions.mentee.action.completed') })
      .waitFor()
    const list = await mentor.ask<Action[]>('/api/action/mentor', {
      ProjectId: PROJECT.id,
      MenteeId: row.Id,
    })
    expect(list.find((one) => one.Id === id)?.Completed).toBe(true)
  })

  it('is told of what somebody else saved meanwhile, and can bring back what was before', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const author = await stage.visit({ as, refusals: [409] })
    const { page, ask } = author
    const actions = await ask<Action[]>('/api/action/all', { ProjectId: PROJECT.id, all: true })
    const { Id: ActionId, Title } = theFirst(actions, ({ Data }) => Data.includes('"form"'))
    await page.goto(`/${PROJECT.url}/admin/action/${ActionId}`)
    const title = page.getByLabel(el('ui.language.el', { name: el('actions.author.title') }))
    const publish = async (): Promise<void> => {
      await page.getByRole('button', { name: el('actions.author.draft.publish') }).click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('row', { name: /Τίτλος/ })
        .first()
        .waitFor()
      await dialog.getByRole('button', { name: el('actions.author.draft.publishConfirm') }).click()
    }
    await title.fill('Πρόχειρος τίτλος')
    await page.getByRole('button', { name: el('actions.author.draft.save') }).click()
    await page.getByText(el('actions.author.draft.saved')).waitFor()
    expect(await ask<Action[]>('/api/action/all', { ProjectId: PROJECT.id })).toContainEqual(
      expect.objectContaining({ Id: ActionId, Title }),
    )
    await page.reload()
    await eventually(() => title.inputValue()).toBe('Πρόχειρος τίτλος')
    await title.fill('Ο δικός μου τίτλος')
    const {
      Draft: _d,
      Published: _p,
      Missing: _m,
      Unknown: _u,
      SharedWith: _s,
      Begun: _b,
      TypeId: _t,
      At: _a,
      By: _y,
      ...known
    } = await ask<Record<string, unknown>>('/api/action/Content', {
      ProjectId: PROJECT.id,
      ActionId,
    })
    const others = { ...known, ProjectId: PROJECT.id, Title: 'Ο τίτλος του άλλου' }
    await ask('/api/action/SaveContent', others)
    await publish()
    await page.getByText(el('ui.conflict.title')).waitFor()
    await page.getByRole('cell', { name: 'Ο τίτλος του άλλου' }).waitFor()
    expect(await title.inputValue()).toBe('Ο δικός μου τίτλος')
    await page.getByRole('button', { name: el('ui.conflict.takeTheirs') }).click()
    await eventually(() => title.inputValue()).toBe('Ο τίτλος του άλλου')
    await page.getByRole('tab', { name: el('actions.author.tab.history') }).click()
    await page
      .getByRole('button', { name: el('actions.author.restore') })
      .first()
      .click()
    await eventually(() => title.inputValue()).toBe(Title)
    await publish()
    await page.getByText(el('actions.author.draft.published')).waitFor()
  })
})
