import { findPlace } from '@telemachos/rules/places'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/linkusers`

interface Named {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
}
interface Person extends Named {
  readonly Active: boolean
  readonly Mentor: Named | null
  readonly ActionMentors: readonly { readonly Title: string; readonly Mentor: Named }[]
}

const nameOf = ({ FirstName, LastName }: Named) => `${LastName} ${FirstName}`
const panes = (page: Page) => ({
  people: page.getByRole('region', { name: el('linking.people.mentee') }),
  holders: page.getByRole('region', { name: el('linking.holders.mentor') }),
  bar: page.getByRole('region', { name: el('linking.bar') }),
})

describe('linking', () => {
  const stage = setStage()
  const enter = async (hash = '', as = stage.personWith('Admin'), width = 1440) => {
    const visitor = await stage.visit({ as, path: PAGE + hash, width })
    await visitor.page.getByRole('heading', { level: 1, name: el('linking.title') }).waitFor()
    const inProject = { ProjectId: PROJECT.id }
    const list = async (more: object = {}) => {
      const [{ list: people }, { count }] = await Promise.all([
        visitor.ask<{ list: Person[] }>('/api/linking/people', { ...inProject, page: 1, ...more }),
        visitor.ask<{ count: number }>('/api/linking/peopleCount', { ...inProject, ...more }),
      ])
      return { list: people, count }
    }
    const read = async ({ Id, LastName }: Person) =>
      theFirst((await list({ Search: LastName })).list, (one) => one.Id === Id)
    const holders = () =>
      visitor.ask<{ list: Named[] }>('/api/linking/holders', {
        ProjectId: PROJECT.id,
        Kind: 'mentor',
        page: 1,
      })
    return { ...visitor, list, read, holders }
  }
  const hasAlert = (page: Page, text: string) =>
    page.getByRole('alert').filter({ hasText: text }).first().waitFor()

  it('says what is lacking, links by the keys, and takes it back', async () => {
    const { page, list, read, holders } = await enter()
    const { people, holders: right, bar } = panes(page)
    await bar.getByRole('button', { name: el('linking.link'), exact: true }).click()
    await hasAlert(page, el('linking.nobodyChosen'))
    await hasAlert(page, el('rule.no_mentor_selected'))

    const person = theFirst((await list()).list, ({ Mentor, Active }) => Mentor !== null && Active)
    const mentor = theFirst((await holders()).list, ({ Id }) => Id !== person.Mentor?.Id)
    await people.getByRole('checkbox', { name: nameOf(person), exact: true }).focus()
    await page.keyboard.press('Space')
    await right
      .getByRole('radio', { name: nameOf(mentor) })
      .first()
      .focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Control+Enter')
    const dialog = page.getByRole('dialog')
    const toast = page.getByRole('button', { name: el('ui.undo') })
    // A planned meeting or a limit is asked about first.
    await dialog.or(toast).first().waitFor()
    if (await dialog.isVisible()) await page.keyboard.press('Enter')
    await toast.waitFor()
    expect((await read(person)).Mentor?.Id).toBe(mentor.Id)
    await people
      .getByText(el('linking.mentorIs', { name: nameOf(mentor) }))
      .first()
      .waitFor()

    await toast.click()
    await eventually(async () => (await read(person)).Mentor?.Id).toBe(person.Mentor?.Id)
  })

  it('links all who match, after saying how many, by dragging too', async () => {
    const { page, list, holders } = await enter()
    const { people, holders: right } = panes(page)
    const mentor = theFirst((await holders()).list)
    await people.getByRole('checkbox', { name: el('linking.filter.without') }).check()
    const before = await list({ WithoutMentor: true })
    expect(before.count).toBeGreaterThan(0)
    await eventually(() => people.getByRole('listitem').count()).toBe(Math.min(10, before.count))
    await people.getByRole('checkbox', { name: el('linking.choosePage') }).check()
    await people
      .getByRole('listitem')
      .first()
      .dragTo(right.getByRole('radio', { name: nameOf(mentor) }).first())
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.innerText()).toContain(String(before.count))
    expect(await dialog.innerText()).toContain(nameOf(mentor))
    await dialog.getByRole('button', { name: el('linking.link'), exact: true }).click()
    await eventually(async () => (await list({ WithoutMentor: true })).count).toBe(0)
    await page.getByRole('button', { name: el('ui.undo') }).click()
    await eventually(async () => (await list({ WithoutMentor: true })).count).toBe(before.count)
  })

  it('keeps who was chosen whatever is dragged, and takes people alone', async () => {
    const { page, list, holders } = await enter()
    const { people, holders: right, bar } = panes(page)
    const [first, second] = (await list()).list
    const mentor = theFirst((await holders()).list, ({ Id }) => Id !== second?.Mentor?.Id)
    if (!first || !second) throw new Error('nobody to link')
    const rowOf = (person: Person) =>
      people.getByRole('listitem').filter({ hasText: nameOf(person) })
    const target = right.getByRole('radio', { name: nameOf(mentor) }).first()
    await people.getByRole('checkbox', { name: nameOf(first), exact: true }).check()
    const chosen = bar.getByText(el('linking.chosen_one', { count: 1 }))
    const isStillFirst = async () => {
      await chosen.waitFor()
      expect(
        await people.getByRole('checkbox', { name: nameOf(first), exact: true }).isChecked(),
      ).toBe(true)
      expect(await page.getByRole('dialog').count()).toBe(0)
    }
    const held = right.locator('[data-over]')

    // The other one, dropped where nobody is; then let go by Escape above a mentor.
    await rowOf(second).dragTo(right.getByRole('heading'))
    await isStillFirst()
    await rowOf(second).hover()
    await page.mouse.down()
    await target.hover()
    await target.hover({ position: { x: 8, y: 8 } })
    await eventually(() => held.count()).toBe(1)
    await page.keyboard.press('Escape')
    await eventually(() => held.count()).toBe(0)
    await page.mouse.up()
    await isStillFirst()

    // Whom it has left is marked for 100 ms more.
    const name = nameOf(mentor)
    const events = async (...names: string[]) => {
      for (const type of names) await target.dispatchEvent(type, { dataTransfer })
    }
    const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
    await rowOf(second).dispatchEvent('dragstart', { dataTransfer })
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await events('dragover')
    await eventually(() => held.count(), name).toBe(1)
    await events('dragleave')
    await page.clock.runFor(99)
    expect(await held.count()).toBe(1)
    await page.clock.runFor(1)
    await eventually(() => held.count()).toBe(0)
    await rowOf(second).dispatchEvent('dragend', { dataTransfer })
    await page.clock.resume()

    // Marked text is not a person.
    const heading = people.getByRole('heading')
    await heading.evaluate((element) => getSelection()?.selectAllChildren(element))
    await heading.dragTo(target)
    expect(await held.count()).toBe(0)
    await isStillFirst()

    await rowOf(second).dragTo(target)
    const undo = await confirmed(page)
    await undo.click()
    await chosen.waitFor()
  })

  it('leaves the buttons free on a phone while it says what was done', async () => {
    const { page, list, holders } = await enter('', stage.personWith('Admin'), 390)
    const { people, holders: right, bar } = panes(page)
    const person = theFirst((await list()).list, ({ Active }) => Active)
    const mentor = theFirst((await holders()).list, ({ Id }) => Id !== person.Mentor?.Id)
    await people.getByRole('checkbox', { name: nameOf(person), exact: true }).check()
    await choose(right, mentor)
    const link = bar.getByRole('button', { name: el('linking.link'), exact: true })
    await link.click()
    const undo = await confirmed(page)
    await link.click({ trial: true })
    await undo.click()
  })

  it('gives single actions to another mentor, a group at once, and resets them', async () => {
    const { page, list, read, holders } = await enter('#lTab=actions')
    const { people, holders: right, bar } = panes(page)
    const person = theFirst((await list()).list, ({ Mentor, Active }) => Mentor !== null && Active)
    const mentor = theFirst((await holders()).list, ({ Id }) => Id !== person.Mentor?.Id)
    await people.getByRole('checkbox', { name: nameOf(person), exact: true }).check()
    await choose(right, mentor)
    await bar.getByRole('button', { name: el('linking.link'), exact: true }).click()
    await hasAlert(page, el('rule.no_actions_selected'))

    const group = page.getByRole('group', { name: 'Έναρξη' })
    await group.getByRole('checkbox', { name: 'Έναρξη', exact: true }).check()
    await bar.getByRole('button', { name: el('linking.link'), exact: true }).click()
    const undo = await confirmed(page)
    const set = (await read(person)).ActionMentors.filter(({ Mentor }) => Mentor.Id === mentor.Id)
    expect(set.length).toBeGreaterThan(1)

    await people.getByRole('checkbox', { name: nameOf(person), exact: true }).check()
    await bar.getByRole('button', { name: el('linking.reset') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.or(undo.nth(1)).first().waitFor()
    if (await dialog.isVisible()) await page.keyboard.press('Enter')
    await eventually(
      async () =>
        (await read(person)).ActionMentors.filter(({ Mentor }) => Mentor.Id === mentor.Id).length,
    ).toBe(0)
  })

  it('lets a coordinator find their people by fields and pages, and link them', async () => {
    const { page, list, read, holders } = await enter('', stage.personWith('Coordinator'))
    const { people, holders: right, bar } = panes(page)
    const { count: all } = await list()
    expect(all).toBeGreaterThan(20)
    const last = Math.ceil(all / 10)
    const rows = people.getByRole('listitem')
    const pages = people.getByRole('navigation')
    const turnTo = (name: string) => pages.getByRole('button', { name, exact: true }).click()
    await eventually(() => rows.count()).toBe(10)
    const firstNames = await rows.allInnerTexts()

    // As far as the links go, until the last page; then one back, and on to it again.
    for (let page = 1; page < last;) {
      page = Math.min(last, page + (page === 1 ? 9 : 4))
      const before = await rows.allInnerTexts()
      await turnTo(el('ui.pager.page', { page }))
      await pages.getByText(el('ui.pager.of', { page, last })).waitFor()
      // The rows before stay until the page has come.
      await eventually(async () => (await rows.allInnerTexts()).join()).not.toBe(before.join())
    }
    await eventually(() => rows.count()).toBe(all - 10 * (last - 1))
    const lastNames = await rows.allInnerTexts()
    await turnTo(el('ui.pager.previous'))
    await eventually(async () => (await rows.allInnerTexts()).join()).not.toBe(lastNames.join())
    expect(await rows.count()).toBe(10)
    await turnTo(el('ui.pager.next'))
    await eventually(() => rows.allInnerTexts()).toEqual(lastNames)
    expect(lastNames.filter((name) => firstNames.includes(name))).toEqual([])

    await people.getByRole('button', { name: el('linking.filter.byFields') }).press('Enter')
    const fields = people.getByRole('group', { name: el('linking.filter.byFields') })
    const town = fields.getByRole('combobox', { name: 'Δήμος' })
    // Before the values have come, there is nothing to open.
    await eventually(() => fields.getAttribute('aria-busy')).toBe('false')
    await town.press('ArrowDown')
    const option = page.getByRole('listbox').getByRole('option').first()
    const value = findPlace('municipality', (await option.innerText()).trim())?.value ?? ''
    await option.click()
    await page.keyboard.press('Escape')
    const Filter = [{ Field: 'municipality', Value: [value], Match: 'in' }]
    const { list: found, count } = await list({ Filter })
    expect(count).toBeLessThan(all)
    await people
      .getByRole('status')
      .filter({ hasText: el('linking.found_other', { number: count }) })
      .or(people.getByText(el('linking.found_one', { count })))
      .first()
      .waitFor()

    const person = theFirst(found, ({ Mentor, Active }) => Mentor !== null && Active)
    const mentor = theFirst((await holders()).list, ({ Id }) => Id !== person.Mentor?.Id)
    await people.getByRole('checkbox', { name: nameOf(person), exact: true }).check()
    await choose(right, mentor)
    await bar.getByRole('button', { name: el('linking.link'), exact: true }).click()
    const undo = await confirmed(page)
    expect((await read(person)).Mentor?.Id).toBe(mentor.Id)
    await undo.click()
    await eventually(async () => (await read(person)).Mentor?.Id).toBe(person.Mentor?.Id)
  })

  it('takes people from a coordinator, who sees it at once, and gives them back', async () => {
    const coordinator = stage.personWith('Coordinator', PROJECT.name)
    const seen = await stage.visit({ as: coordinator, path: `/${PROJECT.url}/mentor/mentee/list` })
    const inProject = { ProjectId: PROJECT.id, Kind: 'mentee', page: 1 }
    const found = await seen.ask<{ list: Person[] }>('/api/linking/people', inProject)
    const person = theFirst(found.list, ({ Active }) => Active)
    const theirs = seen.page.getByRole('main').getByText(nameOf(person), { exact: true }).first()
    await theirs.waitFor()

    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/project/linksupervisorsmentors#lTab=coordinator`,
    })
    await page
      .getByRole('combobox', { name: el('linking.people.kind') })
      .selectOption({ label: el('linking.people.mentee') })
    const { people, bar } = panes(page)
    const right = page.getByRole('region', { name: el('linking.holders.coordinator') })
    const choose = async (some: readonly Person[]) => {
      for (const one of some)
        await people.getByRole('checkbox', { name: nameOf(one), exact: true }).check()
    }
    const two = [person, theFirst(found.list, ({ Id }) => Id !== person.Id)]
    await choose(two)
    const holder = right.getByRole('radio').first()
    await holder.check()
    await bar.getByRole('button', { name: el('linking.letGo') }).click()
    const dialog = page.getByRole('dialog')
    // Says what is done, not only that something is.
    await dialog.getByText(el('linking.confirm.letGo_other', { number: 2 })).waitFor()
    await dialog.getByRole('button', { name: el('linking.letGo'), exact: true }).click()
    await eventually(() => theirs.count()).toBe(0)
    // Others may see it before whoever asked for it has the answer.
    const letGo = bar.getByRole('button', { name: el('linking.letGo') })
    await eventually(() => letGo.isEnabled()).toBe(true)

    await choose(two)
    // Nothing has the focus, as after dragging.
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Control+Enter')
    await dialog.getByRole('button', { name: el('linking.takeIn'), exact: true }).click()
    await theirs.waitFor()
  })

  it('narrows mentors by what the project filters mentors by', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/project/linksupervisorsmentors`,
    })
    const filters = page.getByRole('button', { name: el('linking.filter.byFields') })
    await filters.press('Enter')
    const fields = page.getByRole('group', { name: el('linking.filter.byFields') })
    // Named by Settings.Mentor.Filters alone.
    const specialty = fields.getByRole('combobox', { name: 'Κλάδος', exact: true })
    await specialty.waitFor()
    await page
      .getByRole('combobox', { name: el('linking.people.kind') })
      .selectOption({ label: el('linking.people.mentee') })
    await eventually(() => specialty.count()).toBe(0)
  })

  it('suggests mentors with reasons, and links only what was approved', async () => {
    const { page, list } = await enter('#lTab=suggestions')
    const region = page.getByRole('region', { name: el('linking.suggestions') })
    const before = (await list({ WithoutMentor: true })).count
    const first = region.getByRole('listitem').first()
    await first.waitFor()
    expect(await first.innerText()).toMatch(/Ταιριάζει \d+ στα 100/)
    expect((await list({ WithoutMentor: true })).count).toBe(before)
    await first.getByRole('checkbox').check()
    await region
      .getByRole('button', { name: el('linking.suggestions.approve_one', { count: 1 }) })
      .click()
    await eventually(async () => (await list({ WithoutMentor: true })).count).toBe(before - 1)
  })

  it('lets a supervisor see, and not link', async () => {
    const { page, post } = await stage.visit({
      as: stage.personWith('Supervisor', PROJECT.name),
      path: PAGE,
      refusals: [403],
    })
    await page.getByText(el('linking.readOnly')).waitFor()
    const { people } = panes(page)
    await people.getByRole('listitem').first().waitFor()
    expect(await people.getByRole('listitem').getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: el('linking.link'), exact: true }).count()).toBe(
      0,
    )
    const refused = await post('/api/User/setDefaultMentor', {
      ProjectId: PROJECT.id,
      MentorId: 1,
      Search: '',
      Roles: [],
      Filter: [],
    })
    expect(refused.status()).toBe(403)
  })
})

/** Says yes where a linking asks, and waits until it can be taken back: the button that does it. */
async function confirmed(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  const undo = page.getByRole('button', { name: el('ui.undo') })
  await dialog.or(undo).first().waitFor()
  if (await dialog.isVisible()) await page.keyboard.press('Enter')
  await undo.waitFor()
  return undo
}

const choose = (holders: Locator, mentor: Named): Promise<void> =>
  holders
    .getByRole('radio', { name: nameOf(mentor) })
    .first()
    .check()
