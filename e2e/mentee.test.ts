import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import {
  isEvent,
  listActions,
  listRows,
  theFirst,
  usernameOf,
  type Action,
  type Row,
} from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const HOME = `/${PROJECT.url}/mentee`
const PUBLIC_NOTE = 'Γράψτε όσα σας έρχονται, θα τα δούμε μαζί.'
const PRIVATE_NOTE = 'Να ρωτήσω για τη δουλειά στο φαρμακείο.'

describe('a mentee', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('begins on the next step, fills in its form, completes it and goes on', async () => {
    const { row, action } = await findNextForm(await stage.visit({ as: mentor() }))
    const visitor = await stage.visit({ as: await usernameIn(row), path: HOME })
    const { page } = visitor
    await page.getByText(el('actions.mentee.next.title')).waitFor()
    const card = page.getByRole('region', { name: action.Title })
    await card.getByRole('link', { name: el('actions.mentee.next.open') }).click()

    await page.waitForURL((url) => url.pathname === `${HOME}/action/${action.Id}`)
    await page.getByRole('heading', { level: 1, name: action.Title }).waitFor()
    const complete = page.getByRole('button', { name: el('actions.mentee.action.complete') })
    const fields = fieldsOf(action)
    const required = fields.filter((field) => field.required)
    await complete.click()
    const errors = page.getByRole('alert').filter({ has: page.getByRole('heading') })
    await eventually(() => errors.getByRole('link').count()).toBe(required.length)
    await eventually(() => errors.evaluate((node) => node === document.activeElement)).toBe(true)

    const [first, ...others] = fields
    if (!first) throw new Error('the form has no fields')
    await fill(page, first)
    await complete.click()
    await eventually(() => errors.getByRole('link').count()).toBe(required.length - 1)
    expect(await page.getByLabel(first.label.el).inputValue()).toBe(valueFor(first))

    await page.reload()
    expect(await page.getByLabel(first.label.el).inputValue()).toBe(valueFor(first))
    for (const field of others) await fill(page, field)
    await complete.click()
    await page.getByRole('heading', { name: el('actions.mentee.action.completed') }).waitFor()

    const next = await nextOf(visitor, row)
    await page
      .getByRole('link', { name: el('actions.mentee.action.goOn', { title: next.Title }) })
      .click()
    await page.getByRole('heading', { level: 1, name: next.Title }).waitFor()

    await page.goto(`${HOME}/actionsdone`)
    await page.getByRole('link', { name: action.Title }).click()
    await page.getByRole('definition').getByText(valueFor(first)).first().waitFor()
  })

  it('reads the notes for them, and never the private ones', async () => {
    const writer = await stage.visit({ as: mentor() })
    const { row, action } = await findNextForm(writer)
    const about = { ActionId: action.Id, MenteeId: row.Id }
    for (const [kind, text] of [
      ['Public', PUBLIC_NOTE],
      ['Private', PRIVATE_NOTE],
    ]) {
      const note = { ...about, Data: JSON.stringify({ text }) }
      await writer.ask(`/api/Mentor/Save${kind}MenteeData`, note)
    }
    const { page, post } = await stage.visit({ as: await usernameIn(row), refusals: [403] })
    const answers: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''))
    })
    await page.goto(`${HOME}/action/${action.Id}`)
    await page.getByText(PUBLIC_NOTE).waitFor()
    await page.goto(HOME)
    await page.getByText(el('actions.mentee.next.title')).waitFor()
    expect((await Promise.all(answers)).join('\n')).not.toContain(PRIVATE_NOTE)
    expect(await page.content()).not.toContain(PRIVATE_NOTE)
    expect((await post('/api/Mentor/GetPrivateMenteeData', about)).status()).toBe(403)
  })

  it.each([
    ['in Greek', 'el', el],
    ['in English', 'en', en],
  ] as const)(
    'goes from the next step to what is done on a phone, %s',
    async (_name, language, say) => {
      const as = stage.personWith('Mentee', PROJECT.name)
      const { page } = await stage.visit({ as, path: HOME, width: 390, language })
      await page.getByText(say('actions.mentee.progress.title')).waitFor()
      const step = page.locator('section').filter({ hasText: say('actions.mentee.next.title') })
      const title = await step.getByRole('heading').innerText()
      await step.getByRole('link').click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()

      await page.getByRole('button', { name: say('shell.menu.open') }).click()
      await page
        .getByRole('navigation')
        .getByRole('link', { name: language === 'el' ? 'Ολοκληρωμένες' : 'Completed' })
        .first()
        .click()
      await page
        .getByRole('heading', { level: 1, name: say('actions.mentee.done.title') })
        .waitFor()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0)
    },
  )

  const usernameIn = async (row: Row) => usernameOf(await stage.visit({ as: mentor() }), row.Id)
})

interface Field {
  readonly name: string
  readonly label: { readonly el: string }
  readonly type: string
  readonly required: boolean
  readonly options?: readonly { readonly value: string }[]
}

function fieldsOf({ Data }: Action): readonly Field[] {
  return (JSON.parse(Data) as { form?: Field[] }).form ?? []
}

/** The mentee's next step by the product's rules: the earliest that is theirs and open. */
async function nextOf(visitor: Visitor, { Id }: Row): Promise<Action> {
  const actions = await listActions(visitor, Id)
  const isOpen = (action: Action) =>
    // Who may choose a session of a conference has that to do.
    action.Seat?.State === 'open' || !isEvent(action)
  return theFirst(actions, (action) => action.Enabled && !action.Completed && isOpen(action))
}

/** A mentee whose next step asks for something to be filled in. */
async function findNextForm(visitor: Visitor): Promise<{ row: Row; action: Action }> {
  const soon = Date.now() + 48 * 3_600_000
  for (const row of (await listRows(visitor)).filter(({ Active }) => Active)) {
    // A meeting within a day would come first.
    if (row.Cells.some(({ At }) => At !== undefined && Date.parse(At) < soon)) continue
    const action = await nextOf(visitor, row)
    if (fieldsOf(action).some(({ required }) => required)) return { row, action }
  }
  throw new Error('no mentee of the demonstration has a form to fill in next')
}

/** What is written into a field. */
function valueFor({ type, options }: Field): string {
  if (type === 'select') return options?.[0]?.value ?? ''
  return { number: '4', date: '05/03/2027' }[type] ?? 'Ένα βήμα τη φορά, κάθε Τρίτη.'
}

async function fill(page: Page, field: Field): Promise<void> {
  const control = page.getByLabel(field.label.el)
  if (field.type === 'select') await control.selectOption(valueFor(field))
  else await control.fill(valueFor(field))
}
