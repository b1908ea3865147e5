import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listActions, listRows, usernameOf, type Action, type Row } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Field {
  readonly label: { readonly el: string }
  readonly type: string
  readonly part?: string
}

describe('a mentor and a mentee in the same form', () => {
  const stage = setStage()

  it('see what the other writes, field by field, and that they write, as do overseers', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    const { row, action, fields } = await findForm(mentor)
    const mentee = await stage.visit({
      as: await usernameOf(mentor, row.Id),
      path: `/${PROJECT.url}/mentee/action/${action.Id}`,
    })
    await mentor.page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
    await mentor.page.getByRole('button', { name: el('actions.part.edit'), exact: true }).click()
    const [first, second] = fields as [Field, Field]
    const theirs = inputOf(mentee.page, first)
    const ours = inputOf(mentor.page, first)
    await Promise.all([theirs.waitFor(), ours.waitFor()])

    // Whoever has connected is told when the other writes; until then a word is not heard.
    await eventually(async () => {
      await theirs.press('End')
      await theirs.pressSequentially('!')
      return mentor.page.getByText(el('actions.together.mentee')).isVisible()
    }).toBe(true)
    // Who oversees the pair sees it too, and is not seen.
    const overseer = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`,
    })
    await eventually(async () => {
      await theirs.pressSequentially('!')
      return overseer.page.getByText(el('actions.together.mentee')).isVisible()
    }).toBe(true)
    // From now on both are known to be there: what they write goes by the hub.
    const saves: string[] = []
    for (const { page } of [mentor, mentee])
      page.on('request', (request) => {
        if (request.url().includes('/SaveFormPart')) saves.push(request.url())
      })
    await theirs.fill('Θέλω να βρω δουλειά σε βιβλιοπωλείο.')
    await eventually(() => ours.inputValue()).toBe('Θέλω να βρω δουλειά σε βιβλιοπωλείο.')

    await inputOf(mentor.page, second).fill('Το γράψαμε μαζί στο τηλέφωνο.')
    await mentee.page.getByText(el('actions.together.mentor')).waitFor()
    await eventually(() => inputOf(mentee.page, second).inputValue()).toBe(
      'Το γράψαμε μαζί στο τηλέφωνο.',
    )
    await eventually(() => theirs.inputValue()).toBe('Θέλω να βρω δουλειά σε βιβλιοπωλείο.')
    expect(saves).toEqual([])
  })

  it('choose in the one field that both have written, while every other is saved', async () => {
    const mentor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      refusals: [409],
    })
    const { row, action, fields } = await findForm(mentor)
    const [first, second] = fields as [Field, Field]
    await mentor.page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
    await mentor.page.getByRole('button', { name: el('actions.part.edit'), exact: true }).click()
    // What the mentor writes is under way until the mentee has written in the same field.
    let release = (): void => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    const isSent = mentor.page.waitForRequest('**/SaveFormPart')
    await mentor.page.route('**/SaveFormPart', async (route) => {
      await isReleased
      await route.continue()
    })
    await inputOf(mentor.page, first).fill('Του μέντορα.')
    await inputOf(mentor.page, second).fill('Το δεύτερο του μέντορα.')
    await isSent
    const mentee = await stage.visit({
      as: await usernameOf(mentor, row.Id),
      path: `/${PROJECT.url}/mentee/action/${action.Id}`,
    })
    const theirs = inputOf(mentee.page, first)
    await theirs.fill('Του ωφελούμενου.')
    await mentee.page.getByText(savedWords).waitFor()
    release()

    const note = mentor.page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    await note.getByText('Του ωφελούμενου.').waitFor()
    await mentor.page.getByText(el('actions.form.conflict')).waitFor()
    await eventually(() => inputOf(mentee.page, second).inputValue()).toBe(
      'Το δεύτερο του μέντορα.',
    )
    // What is written from now on is saved as well, and the mentee's writing shows beside ours.
    await inputOf(mentor.page, second).fill('Το δεύτερο, ξανά.')
    await eventually(() => inputOf(mentee.page, second).inputValue()).toBe('Το δεύτερο, ξανά.')
    await theirs.fill('Του ωφελούμενου, ως το τέλος.')
    await note.getByText('Του ωφελούμενου, ως το τέλος.').waitFor()
    expect(await inputOf(mentor.page, first).inputValue()).toBe('Του μέντορα.')
    expect(await faultsOf(mentor.page, 'a conflict')).toEqual([])
    await mentor.page.setViewportSize({ width: 390, height: 844 })
    expect(await faultsOf(mentor.page, 'a conflict, on a phone')).toEqual([])

    await note.getByRole('button', { name: el('ui.conflict.keepMine') }).click()
    await eventually(() => theirs.inputValue()).toBe('Του μέντορα.')
    await note.waitFor({ state: 'detached' })
  })
})

const savedWords = new RegExp(`^${el('actions.form.saved', { time: '' }).trim()}`)

const inputOf = (page: Page, { label }: Field) =>
  page.getByRole('textbox', { name: label.el }).first()

/** An action of an active mentee that asks for two texts at least, and is not completed. */
async function findForm(
  mentor: Visitor,
): Promise<{ row: Row; action: Action; fields: readonly Field[] }> {
  for (const row of (await listRows(mentor)).filter(({ Active }) => Active))
    for (const action of await listActions(mentor, row.Id)) {
      const { form = [] } = JSON.parse(action.Data) as { readonly form?: readonly Field[] }
      const fields = form.filter(
        ({ type, part }) => ['text', 'textarea'].includes(type) && part === undefined,
      )
      if (action.Enabled && !action.Completed && fields.length > 1) return { row, action, fields }
    }
  throw new Error('the demonstration has no form with two texts')
}
