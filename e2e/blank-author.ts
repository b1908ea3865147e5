import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { costWorkbook } from './cost-workbook.ts'
import { faultsOf } from './faults.ts'
import type { Hand } from './hands.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { eventually } from './stage.ts'
import { el } from './words.ts'

/** The actions of the programme, by type. */
export const TITLES = {
  1: ['Γνωριμία με τον μέντορα', 'Meeting your mentor'],
  2: ['Συζήτηση μέσω βίντεο', 'A talk by video'],
  3: ['Το σχέδιό μου', 'My plan'],
  4: ['Ερωτήσεις έναρξης', 'Questions at the start'],
  5: ['Έντυπο ένταξης', 'Entry form'],
  6: ['Τι κοστίζει η διαδρομή', 'What the way costs'],
  7: ['Ημέρα γνωριμίας', 'Open day'],
  8: ['Οδηγός του προγράμματος', 'Guide to the programme'],
} as const
type Type = keyof typeof TITLES
export const TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly Type[]

export const QUESTION = ['Ποιος είναι ο στόχος σας;', 'What is your goal?'] as const
export const GUIDE = ['Καλώς ήρθατε. Εδώ βρίσκετε όλα τα βήματα.', 'Welcome.'] as const
const DOCUMENT = 'Βιογραφικό'
const REPORT = {
  'results.report.title': ['Πού ξεκινάμε', 'Where we begin'],
  'results.report.lead': ['Διαβάζεται μαζί με τον ωφελούμενο.', 'Read together with the mentee.'],
} as const
const SHEET = 'Κόστος μετακίνησης'

/** Within so many days after joining the document is handed in. */
export const DOCUMENT_DAYS = 14
/** Within so many days after reading the guide the plan is written. */
export const PLAN_DAYS = 7

/** A project that was made. */
interface Project {
  readonly id: number
  readonly url: string
}

/** A project with its actions, by type. */
export interface Programme extends Project {
  readonly actions: Readonly<Record<Type, number>>
}

type Key = Parameters<typeof el>[0]

const greek = (name: string) => el('ui.language.el', { name })
const english = (name: string) => el('ui.language.en', { name })

/** Whatever is wrong with the page as it stands fails the journey. */
export async function look({ page }: Visitor, label: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await faultsOf(page, label)).toEqual([])
}

/** A project of its own, from nothing but its name in both languages. */
export async function makeProject(author: Visitor, hand: Hand, name: string): Promise<Project> {
  const { page } = author
  await page.goto('/gefyres/admin/project/list')
  await hand.press(page.getByRole('link', { name: el('projects.list.new') }))
  await hand.fill(page.getByLabel(greek(el('projects.set.name'))), name)
  await hand.fill(page.getByLabel(english(el('projects.set.name'))), 'Steps')
  await eventually(() => page.getByLabel(el('projects.set.url')).inputValue()).not.toBe('')
  const url = await page.getByLabel(el('projects.set.url')).inputValue()
  await look(author, 'a new project')
  await hand.press(page.getByRole('button', { name: el('projects.making.goOn') }))
  await hand.press(page.getByRole('button', { name: el('projects.save'), exact: true }))
  await page.getByText(el('projects.made')).waitFor()
  await page.waitForURL('**/admin/project/*#tab=setup')
  await look(author, 'the list of what to set up')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await hand.press(page.getByRole('link', { name: new RegExp(el('projects.setup.actions')) }))
  await page.getByRole('button', { name: el('actions.table.new'), exact: true }).waitFor()
  return { id, url }
}

/** An action with a title in both languages, and the questionnaire that one of its type asks. @returns its id. */
async function makeAction(
  author: Visitor,
  hand: Hand,
  project: Project,
  { type, questId }: { readonly type: Type; readonly questId?: number },
): Promise<number> {
  const { page } = author
  await page.goto(`/${project.url}/admin/action/list`)
  // Of a project without any, it is there twice.
  await hand.press(page.getByRole('button', { name: el('actions.table.new'), exact: true }).first())
  const dialog = page.getByRole('dialog', { name: el('actions.table.newTitle') })
  const title = el('actions.table.column.Title')
  await hand.fill(dialog.getByLabel(greek(title)), TITLES[type][0])
  await hand.fill(dialog.getByLabel(english(title)), TITLES[type][1])
  await hand.choose(dialog.getByLabel(el('actions.table.column.TypeId')), String(type))
  if (questId !== undefined && type === 4) {
    const quest = dialog.getByLabel(el('actions.table.quest'), { exact: true })
    await hand.choose(quest, String(questId))
    await look(author, 'a new action')
  }
  await hand.press(dialog.getByRole('button', { name: el('actions.table.newConfirm') }))
  await page.waitForURL(/[?&]action=\d+/)
  return Number(new URL(page.url()).searchParams.get('action'))
}

/** An action of each type, with titles in both languages. */
export async function makeActions(
  author: Visitor,
  hand: Hand,
  project: Project,
): Promise<Programme['actions']> {
  const { questId } = await publishQuest(author, shortDraft(), 1, project)
  const actions: Partial<Record<Type, number>> = {}
  for (const type of TYPES) {
    actions[type] = await makeAction(author, hand, project, { type, questId })
  }
  await look(author, 'the table of actions')
  return actions as Programme['actions']
}

/** What the actions say and ask: a text, a form behind a condition, a document, a calculator, a session. */
export async function writeActions(author: Visitor, hand: Hand, programme: Programme) {
  const { page } = author
  const { button, save, tab, open } = contentOf(author, hand, programme)
  await open(8)
  const descr = el('actions.author.descr')
  await hand.fill(page.getByRole('textbox', { name: greek(descr) }), GUIDE[0])
  await hand.fill(page.getByRole('textbox', { name: english(descr) }), GUIDE[1])
  await look(author, 'what an action says')
  await save()

  // The plan opens once the guide has been read.
  await open(3)
  const asText = `${el('actions.author.enable')}: ${el('condition.asText')}`
  await hand.press(page.getByRole('button', { name: asText }))
  const enable = page.getByLabel(el('actions.author.enable'), { exact: true })
  await hand.fill(enable, `completion['${programme.actions[8]}']`)
  await tab('actions.author.tab.form')
  await hand.press(button('actions.author.addField'))
  const untitled = page.getByRole('group', { name: el('actions.author.untitled') })
  await hand.fill(untitled.getByLabel(greek(el('actions.author.label'))), QUESTION[0])
  const field = page.getByRole('group', { name: QUESTION[0] })
  await hand.fill(field.getByLabel(english(el('actions.author.label'))), QUESTION[1])
  await hand.press(field.getByRole('checkbox', { name: el('actions.author.required') }))
  await look(author, 'the form of an action')
  await save()

  await open(5)
  await tab('actions.types.tab')
  await hand.press(button('actions.types.documentAdd'))
  await hand.fill(page.getByLabel(greek(el('actions.types.slotLabel'))), DOCUMENT)
  await hand.fill(page.getByLabel(english(el('actions.types.slotLabel'))), 'CV')
  await hand.press(page.getByRole('checkbox', { name: el('actions.types.acceptCompletes') }))
  await look(author, 'the documents of an action')
  await save()

  await page.goto(`/${programme.url}/admin/spreadsheets`)
  // Of a project without any, it is there twice.
  await hand.press(button('sheets.add').first())
  const upload = page.getByRole('dialog')
  await upload.locator('input[type=file]').setInputFiles(costWorkbook())
  await hand.fill(upload.getByRole('textbox', { name: el('sheets.list.name') }), SHEET)
  await hand.press(upload.getByRole('button', { name: el('sheets.add.confirm') }))
  await page.getByRole('heading', { level: 1, name: SHEET }).waitFor()
  await open(6)
  await tab('actions.types.tab')
  await hand.pick(page.getByRole('combobox', { name: el('sheets.action.label') }), SHEET)
  await look(author, 'the calculator of an action')
  await save()

  await page.goto(`/${programme.url}/conference/${programme.actions[7]}`)
  await hand.press(page.getByRole('button', { name: el('conference.new') }))
  const form = page.getByRole('form', { name: el('conference.form.new') })
  const begins = form.getByRole('group', { name: el('conference.begins'), exact: true })
  const day = formatDate(addDays(todayInAthens(new Date()), 20))
  await hand.fill(begins.getByRole('textbox', { name: el('conference.date') }), day)
  await hand.fill(begins.getByRole('textbox', { name: el('conference.time') }), '11:00')
  await hand.fill(form.getByRole('textbox', { name: el('conference.place') }), 'Αίθουσα Β')
  await look(author, 'a session of a conference')
  await hand.press(form.getByRole('button', { name: el('conference.save') }))
  await page.getByText('11:00–13:00').waitFor()
}

/** Deadlines from joining, from another action's completion, and before the day of a meeting. */
export async function setDeadlines(author: Visitor, hand: Hand, programme: Programme) {
  const { page } = author
  const { button, tab, open } = contentOf(author, hand, programme)
  const amount = page.getByLabel(el('due.card.amount'))
  const set = async (type: Type, kind: string, rest: () => Promise<void>): Promise<void> => {
    await open(type)
    await tab('actions.author.tab.project')
    await hand.choose(page.getByLabel(el('due.card.kind')), kind)
    await rest()
    await look(author, `a deadline from ${kind}`)
    await hand.press(button('due.card.save'))
    await page.getByText(el('due.card.saved')).waitFor()
  }
  await set(5, 'joining', () => hand.fill(amount, String(DOCUMENT_DAYS)))
  await set(3, 'completion', async () => {
    const action = page.getByRole('combobox', { name: el('due.card.action') })
    await hand.pick(action, TITLES[8][0])
    await hand.fill(amount, String(PLAN_DAYS))
  })
  await set(4, 'meeting', async () => {
    const meeting = page.getByRole('combobox', { name: el('due.card.meeting') })
    await hand.pick(meeting, TITLES[2][0])
    await hand.fill(amount, '1')
    await hand.choose(page.getByLabel(el('due.card.side')), 'before')
  })
}

/** The pages on which the content of actions is written. */
function contentOf({ page }: Visitor, hand: Hand, { url, actions }: Programme) {
  const button = (key: Key) => page.getByRole('button', { name: el(key), exact: true })
  return {
    button,
    open: (type: Type) => page.goto(`/${url}/admin/action/${actions[type]}`),
    tab: (key: Key) => hand.press(page.getByRole('tab', { name: el(key), exact: true })),
    save: async () => {
      await hand.press(button('actions.author.save'))
      await page.getByText(el('actions.author.saved')).waitFor()
    },
  }
}

/** The user name of somebody who is imported: two programmes have the same people. */
export const nameIn = (url: string, name: string) => `${url}.${name}`

/** Pastes people as from a spreadsheet, and invites them. */
export async function importPeople(
  author: Visitor,
  hand: Hand,
  { url }: Project,
  people: readonly { readonly name: string; readonly role: string }[],
): Promise<void> {
  const { page } = author
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/${url}/admin/project/users#mTab=import`)
  const lines = [
    ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'E-mail', 'Ρόλος'],
    ...people.map(({ name, role }) => {
      const username = nameIn(url, name)
      return [name, 'Άννα', username, `${username}@example.org`, role]
    }),
  ]
  const text = lines.map((line) => line.join('\t')).join('\n')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: el('imports.paste') }).focus()
  await page.keyboard.press('Control+V')
  for (const next of ['imports.next.fix', 'imports.next.review'] as const)
    await hand.press(page.getByRole('button', { name: el(next), exact: true }))
  await page.getByText(el('imports.review.newText')).waitFor()
  await look(author, 'the review of an import')
  const number = people.length
  const form = number === 1 ? 'one' : 'other'
  await hand.press(page.getByRole('button', { name: el(`imports.send_${form}`, { number }) }))
  await page.getByText(el(`imports.finished_${form}`, { number })).waitFor()
  await hand.press(page.getByRole('button', { name: el(`imports.invite_${form}`, { number }) }))
  await page.getByText(el(`imports.invited_${form}`, { number })).waitFor()
}

/** All mentees get the one mentor. */
export async function linkMentor(author: Visitor, hand: Hand, { url }: Project): Promise<void> {
  const { page } = author
  await page.goto(`/${url}/admin/project/linkusers`)
  const people = page.getByRole('region', { name: el('linking.people.mentee') })
  await hand.press(people.getByRole('checkbox', { name: el('linking.choosePage') }))
  const mentors = page.getByRole('region', { name: el('linking.holders.mentor') })
  await hand.press(mentors.getByRole('radio', { name: /mentor/ }))
  const bar = page.getByRole('region', { name: el('linking.bar') })
  await look(author, 'linking')
  await hand.press(bar.getByRole('button', { name: el('linking.link'), exact: true }))
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: el('linking.link'), exact: true }))
  await page.getByRole('button', { name: el('ui.undo') }).waitFor()
}

/** A report of results in its author's words, by which those of a mentee are read. */
export async function writeReport(
  author: Visitor,
  hand: Hand,
  { url }: Project,
  menteeId: number,
): Promise<void> {
  const { page } = author
  await page.goto(`/${url}/combinedresults/${menteeId}`)
  await hand.press(page.getByRole('button', { name: el('results.report.new') }))
  const dialog = page.getByRole('dialog')
  for (const [key, [inGreek, inEnglish]] of Object.entries(REPORT)) {
    const name = el(key as Key)
    await hand.fill(dialog.getByLabel(greek(name)), inGreek)
    await hand.fill(dialog.getByLabel(english(name)), inEnglish)
  }
  await hand.choose(dialog.getByLabel(el('results.report.parts')), 'both')
  await look(author, 'a new report')
  await hand.press(dialog.getByRole('button', { name: el('results.report.save') }))
  await page.getByText(REPORT['results.report.lead'][0]).waitFor()
  await look(author, 'a report of results')
}

/** Each action is published by itself, as what it asks is complete. */
export async function publishActions({ page }: Visitor, hand: Hand, { url, actions }: Programme) {
  for (const type of TYPES) {
    await page.goto(`/${url}/admin/action/${actions[type]}`)
    await hand.press(page.getByRole('button', { name: el('actions.author.state.publish') }))
    await page.getByText(el('actions.author.state.nowPublished')).waitFor()
  }
}
