import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { readSheets, saveExport } from './downloads.ts'
import { faultsOf } from './faults.ts'
import { listRows, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const LIST = `/${PROJECT.url}/questresults`

interface Distribution {
  readonly Title: string
  readonly Sets: number
  readonly Questions: readonly {
    readonly Text: string
    readonly TypeId: number
    readonly Model: string
    readonly Answered: number
    readonly Groups: readonly { readonly Options: readonly { Text: string; Count: number }[] }[]
  }[]
}

describe('the results of questionnaires', () => {
  const stage = setStage()

  it('lead a coordinator from the menu to each question in numbers, and to one person', async () => {
    const visitor = await stage.visit({
      as: stage.personWith('Coordinator', PROJECT.name),
      path: `/${PROJECT.url}/mentor/action/list`,
    })
    const { page, ask } = visitor
    const found = await findAnswered(visitor)
    await page.getByRole('link', { name: 'Αποτελέσματα ερωτηματολογίων' }).first().click()
    await page.getByRole('heading', { level: 1, name: el('results.title') }).waitFor()
    expect(await faultsAtBoth(page)).toEqual([])
    await page.getByRole('link', { name: found.Title }).click()
    await page.getByRole('heading', { level: 1, name: found.Title }).waitFor()
    const counted = await ask<Distribution>('/api/quest/ResultsByQuestion', {
      ProjectId: PROJECT.id,
      QuestId: found.Id,
    })
    const one = theFirst(counted.Questions, ({ TypeId }) => TypeId === QUESTION_TYPES.singleChoice)
    const figure = page.getByRole('figure', { name: one.Text })
    const rows = figure.getByRole('row').filter({ has: page.getByRole('rowheader') })
    const expected = one.Groups[0]?.Options.map(({ Text, Count }) => [Text, String(Count)])
    await eventually(async () =>
      (await rows.all()).length === expected?.length
        ? Promise.all(
            (await rows.all()).map(async (row) => [
              await row.getByRole('rowheader').textContent(),
              await row.getByRole('cell').first().textContent(),
            ]),
          )
        : [],
    ).toEqual(expected)
    expect(await faultsAtBoth(page)).toEqual([])

    await page
      .getByRole('button', { name: el('results.texts.show') })
      .first()
      .click()
    await page.getByRole('listitem').locator('q').first().waitFor()
    await page.getByRole('tab', { name: el('results.tab.people') }).click()
    const person = page.getByRole('rowheader').getByRole('link').first()
    const name = (await person.textContent()) ?? ''
    await person.click()
    const heading = page.getByRole('heading', { level: 1 })
    await eventually(() => heading.textContent()).toContain(name.split(' ')[0])
    await page.getByRole('heading', { name: el('results.set.answers') }).waitFor()
    expect(await faultsAtBoth(page)).toEqual([])
  })

  it('come down as a row per person and as a row per answer', async () => {
    const visitor = await stage.visit({ as: stage.personWith('Coordinator', PROJECT.name) })
    const { page, ask } = visitor
    const { Id } = await findAnswered(visitor)
    await page.goto(`${LIST}/${Id}`)
    const { Sets, Questions } = await ask<Distribution>('/api/quest/ResultsByQuestion', {
      ProjectId: PROJECT.id,
      QuestId: Id,
    })
    await page.getByRole('button', { name: el('exports.open'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(el('exports.format')).selectOption('csv')
    const wide = (await saveExport(page)).toString('utf8').trim().split('\r\n')
    expect(wide).toHaveLength(Sets + 1)
    const one = theFirst(Questions, ({ TypeId }) => TypeId === QUESTION_TYPES.singleChoice)
    expect(wide[0]).toContain(`;"${one.Text}";`)
    await dialog.getByLabel(el('exports.format')).selectOption('xlsx')
    await dialog.getByLabel(el('results.export.layout')).selectOption('long')
    const [sheet = ''] = readSheets(await saveExport(page))
    const answered = Questions.reduce((sum, { Answered }) => sum + Answered, 0)
    expect(sheet.match(/<row /g)?.length).toBeGreaterThan(answered)

    await dialog.getByLabel(el('results.export.layout')).selectOption('coded')
    const [, codebook = ''] = readSheets(await saveExport(page))
    expect(codebook).toContain(`>${el('results.export.variable')}<`)
    expect(codebook).toContain(`>${one.Model}<`)
    await dialog.getByLabel(el('exports.format')).selectOption('csv')
    const downloaded = page.waitForEvent('download')
    await dialog.getByRole('button', { name: el('results.export.script') }).click()
    expect((await downloaded).suggestedFilename()).toBe('answers.R')
  })

  it('are compared from start to end, for all, in a report that prints without its choices', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator', PROJECT.name),
      path: `/${PROJECT.url}/combinedresults`,
    })
    await page.getByRole('heading', { name: el('results.combined.compare') }).waitFor()
    expect(await faultsAtBoth(page)).toEqual([])
    const choices = page.getByRole('group', { name: el('results.combined.choose') })
    await choices.getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await page.getByText(el('results.combined.nothing')).waitFor()
    await page.goto(`/${PROJECT.url}/combinedresults`)
    await page.getByRole('heading', { name: el('results.combined.compare') }).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await choices.isVisible()).toBe(false)
    const day = formatDate(todayInAthens(new Date()))
    expect(await page.getByText(`${PROJECT.name} · ${day}`).isVisible()).toBe(true)
    expect(
      await page.getByRole('heading', { name: el('results.combined.compare') }).isVisible(),
    ).toBe(true)
    // A grid around them would be laid over itself where a page ends.
    const around = await page
      .getByRole('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => getComputedStyle(figure.parentElement ?? figure).display),
      )
    expect(new Set(around)).toEqual(new Set(['block']))
  })

  it('of a mentee are a mentor’s to read, from the record to the report; of another’s are not', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const visitor = await stage.visit({ as, refusals: [404] })
    const { page } = visitor
    const mentee = theFirst(await listRows(visitor), ({ Cells }) =>
      Cells.some(({ ActionId, Done }) => ActionId === 19 && Done !== undefined),
    )
    await page.goto(`/${PROJECT.url}/mentor/mentee/${mentee.Id}`)
    // Not the menu's, which leads to everybody's.
    const record = page.getByRole('main')
    await record.getByRole('link', { name: el('results.title') }).click()
    await page.getByRole('heading', { level: 1, name: new RegExp(mentee.LastName) }).waitFor()
    const table = page.getByRole('table', { name: el('results.combined.compare') })
    await table.getByRole('rowheader').first().waitFor()
    expect(await faultsAtBoth(page)).toEqual([])
    await page.getByRole('checkbox', { name: el('results.combined.withAnswers') }).click()
    await eventually(() => page.getByRole('definition').count()).toBeGreaterThan(5)

    const admin = await stage.visit({ as: stage.personWith('Admin') })
    const own = new Set((await listRows(visitor)).map(({ Id }) => Id))
    const theirs = theFirst(
      await listPeople(admin, await findAnswered(admin)),
      ({ MenteeId }) => MenteeId !== null && !own.has(MenteeId),
    )
    await page.goto(`${LIST}/set/${theirs.AnswerSetId}`)
    await page.getByRole('alert').waitFor()
    expect(await page.content()).not.toContain(theirs.Name)
  })

  it('are not there for a mentee, nor for those who keep the microdata', async () => {
    for (const role of ['Mentee', 'Microdata'] as const) {
      const { page } = await stage.visit({ as: stage.personWith(role, PROJECT.name), path: LIST })
      await page.waitForURL((url) => url.pathname === '/signin')
    }
  })
})

interface Answered {
  readonly Id: number
  readonly Title: string
  readonly Finished: number
}

/** The questionnaire that most people have answered. */
async function findAnswered({ ask }: Visitor): Promise<Answered> {
  const { list } = await ask<{ list: Answered[] }>('/api/quest/ResultsList', {
    ProjectId: PROJECT.id,
    page: 1,
  })
  return theFirst(list.toSorted((a, b) => b.Finished - a.Finished))
}

interface Person {
  readonly AnswerSetId: number
  readonly MenteeId: number | null
  readonly Name: string
}

async function listPeople({ ask }: Visitor, { Id }: Answered): Promise<Person[]> {
  const { list } = await ask<{ list: Person[] }>('/api/quest/ResultsPeople', {
    ProjectId: PROJECT.id,
    QuestId: Id,
    page: 1,
  })
  return list
}

/** On a wide screen and on a phone. */
async function faultsAtBoth(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await faultsOf(page, `${new URL(page.url()).pathname} ${width}`)))
  }
  return faults
}
