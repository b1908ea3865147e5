import { Buffer } from 'node:buffer'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import type { Visitor } from './browser.ts'
import { keysOf, mouse, type Hand } from './hands.ts'
import { mailsTo } from './mails.ts'
import { inDatabase } from './product-database.ts'
import type { Action } from './programme.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { eventually, setStage, type Stage } from './stage.ts'
import { el } from './words.ts'

/** The eight actions of the programme, by type. */
const TITLES = {
  1: ['Γνωριμία με τον μέντορα', 'Meeting your mentor'],
  2: ['Συζήτηση μέσω βίντεο', 'A talk by video'],
  3: ['Το σχέδιό μου', 'My plan'],
  4: ['Ερωτήσεις έναρξης', 'Questions at the start'],
  5: ['Έντυπο ένταξης', 'Entry form'],
  6: ['Ο προϋπολογισμός μου', 'My budget'],
  7: ['Ημέρα γνωριμίας', 'Open day'],
  8: ['Οδηγός του προγράμματος', 'Guide to the programme'],
} as const
type Type = keyof typeof TITLES
const TYPES = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly Type[]

const QUESTION = 'Ποιος είναι ο στόχος σας;'
const DOCUMENT = 'Βιογραφικό'
const GUIDE = 'Καλώς ήρθατε. Εδώ βρίσκετε όλα τα βήματα.'
const PASSWORD = 'Πρώτα βήματα! 7'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const greek = (name: string) => el('ui.language.el', { name })
const english = (name: string) => el('ui.language.en', { name })

interface Project {
  readonly id: number
  readonly url: string
}

interface Programme extends Project {
  readonly actions: Readonly<Record<Type, number>>
}

const HANDS = [
  { by: 'mouse', name: 'Πρώτα Βήματα', width: 1440, handOf: () => mouse },
  {
    by: 'the keyboard alone, on a narrow window',
    name: 'Μικρά Βήματα',
    width: 390,
    handOf: keysOf,
  },
] as const

/** Some parts take hundreds of keys. */
const PATIENCE = { timeout: 180_000 }

describe.each(HANDS)(
  'a programme from a blank project, by $by',
  PATIENCE,
  ({ name, width, handOf }) => {
    const stage = setStage()
    let author: Visitor
    let programme: Programme
    let people: People

    it('gets eight actions of eight types', async () => {
      author = await stage.visit({ as: stage.personWith('SuperAdmin'), width, stays: true })
      const hand = handOf(author.page)
      const project = await makeProject(author, hand, name)
      programme = { ...project, actions: await makeActions(author, hand, project) }
    })

    it('says in both languages what they are, and asks for what they need', async () => {
      await writeActions(author, handOf(author.page), programme)
    })

    it('is published', async () => {
      await publishActions(author, handOf(author.page), programme)
    })

    it('gets a mentor and ten mentees by one paste', async () => {
      const hand = handOf(author.page)
      people = await importPeople(author, hand, programme)
      await linkMentor(author, hand, programme)
    })

    it('is done by a mentee', async () => {
      const mentee = await enter(stage, nameIn(programme.url, 'mentee0'), width)
      await doOwnPart(mentee, handOf(mentee.page), programme)
    })

    it('is done, all eight, with their mentor', async () => {
      const mentor = await enter(stage, nameIn(programme.url, 'mentor'), width)
      await doMentorsPart(mentor, handOf(mentor.page), programme, people.first)
      await holdConference(author, handOf(author.page), stage, programme)
      const list = await author.ask<Action[]>('/api/action/mentor', {
        ProjectId: programme.id,
        MenteeId: people.first,
      })
      expect(list.filter(({ Completed }) => Completed)).toHaveLength(TYPES.length)
    })

    it('finds nobody late who joins after a month', async () => {
      // One of the nine who were there has handed in.
      await inDatabase(stage.product, (database) =>
        database.run(sql`
        update memberships set joined_at = joined_at - interval '31 days'
        where project_id = ${programme.id} and user_id <> ${people.last}`),
      )
      const late = await lateOf(author, programme)
      expect(late.has(people.last)).toBe(false)
      expect(late.size).toBe(8)
      await author.page.context().close()
    })
  },
)

interface People {
  readonly first: number
  readonly last: number
}

async function makeProject({ page }: Visitor, hand: Hand, name: string) {
  await page.goto('/gefyres/admin/project/list')
  await hand.press(page.getByRole('link', { name: el('projects.list.new') }))
  await hand.fill(page.getByLabel(greek(el('projects.set.name'))), name)
  await hand.fill(page.getByLabel(english(el('projects.set.name'))), 'Steps')
  await eventually(() => page.getByLabel(el('projects.set.url')).inputValue()).not.toBe('')
  const url = await page.getByLabel(el('projects.set.url')).inputValue()
  await hand.press(page.getByRole('button', { name: el('projects.making.goOn') }))
  await hand.press(page.getByRole('button', { name: el('projects.save'), exact: true }))
  await page.getByText(el('projects.made')).waitFor()
  await page.waitForURL('**/admin/project/*#tab=setup')
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await hand.press(page.getByRole('link', { name: new RegExp(el('projects.setup.actions')) }))
  await page.getByRole('button', { name: el('actions.table.new'), exact: true }).waitFor()
  return { id, url }
}

/** Eight actions of eight types, with titles in both languages. */
async function makeActions(author: Visitor, hand: Hand, project: Project) {
  const { page } = author
  const { questId } = await publishQuest(author, shortDraft(), 1, project)
  const actions: Partial<Record<Type, number>> = {}
  for (const type of TYPES) {
    await page.goto(`/${project.url}/admin/action/list`)
    await hand.press(page.getByRole('button', { name: el('actions.table.new'), exact: true }))
    const dialog = page.getByRole('dialog', { name: el('actions.table.newTitle') })
    const title = el('actions.table.column.Title')
    await hand.fill(dialog.getByLabel(greek(title)), TITLES[type][0])
    await hand.fill(dialog.getByLabel(english(title)), TITLES[type][1])
    await hand.choose(dialog.getByLabel(el('actions.table.column.TypeId')), String(type))
    if (type === 4)
      await hand.choose(
        dialog.getByLabel(el('actions.table.quest'), { exact: true }),
        String(questId),
      )
    await hand.press(dialog.getByRole('button', { name: el('actions.table.newConfirm') }))
    await page.waitForURL(/[?&]action=\d+/)
    actions[type] = Number(new URL(page.url()).searchParams.get('action'))
  }
  return actions as Programme['actions']
}

/** What the actions say and ask: a text, a form, a document, a session; a condition; deadlines. */
async function writeActions(author: Visitor, hand: Hand, programme: Programme): Promise<void> {
  const { page } = author
  const open = (type: Type) =>
    page.goto(`/${programme.url}/admin/action/${programme.actions[type]}`)
  const tab = (key: Parameters<typeof el>[0]) =>
    hand.press(page.getByRole('tab', { name: el(key), exact: true }))
  const button = (key: Parameters<typeof el>[0], values?: Parameters<typeof el>[1]) =>
    page.getByRole('button', { name: el(key, values), exact: true })

  await open(8)
  await hand.fill(page.getByRole('textbox', { name: greek(el('actions.author.descr')) }), GUIDE)
  await hand.fill(
    page.getByRole('textbox', { name: english(el('actions.author.descr')) }),
    'Welcome.',
  )
  await hand.press(button('actions.author.save'))
  await page.getByText(el('actions.author.saved')).waitFor()

  for (const type of [3, 6] as const) {
    await open(type)
    await tab('actions.author.tab.form')
    await hand.press(button('actions.author.addField'))
    const untitled = page.getByRole('group', { name: el('actions.author.untitled') })
    await hand.fill(untitled.getByLabel(greek(el('actions.author.label'))), QUESTION)
    const field = page.getByRole('group', { name: QUESTION })
    await hand.fill(field.getByLabel(english(el('actions.author.label'))), 'What is your goal?')
    await hand.press(field.getByRole('checkbox', { name: el('actions.author.required') }))
    await hand.press(button('actions.author.save'))
    await page.getByText(el('actions.author.saved')).waitFor()
  }

  await open(5)
  await tab('actions.types.tab')
  await hand.press(button('actions.types.documentAdd'))
  await hand.fill(page.getByLabel(greek(el('actions.types.slotLabel'))), DOCUMENT)
  await hand.fill(page.getByLabel(english(el('actions.types.slotLabel'))), 'CV')
  await hand.press(page.getByRole('checkbox', { name: el('actions.types.acceptCompletes') }))
  await hand.press(button('actions.author.save'))
  await page.getByText(el('actions.author.saved')).waitFor()
  await tab('actions.author.tab.project')
  await hand.choose(page.getByLabel(el('due.card.kind')), 'joining')
  await hand.fill(page.getByLabel(el('due.card.amount')), '14')
  await hand.press(button('due.card.save'))
  await page.getByText(el('due.card.saved')).waitFor()

  // The form of the budget opens once the guide has been read.
  await open(6)
  const enable = page.getByLabel(el('actions.author.enable'), { exact: true })
  await hand.fill(enable, `completion['${programme.actions[8]}']`)
  await hand.press(button('actions.author.save'))
  await page.getByText(el('actions.author.saved')).waitFor()

  await page.goto(`/${programme.url}/conference/${programme.actions[7]}`)
  await hand.press(page.getByRole('button', { name: el('conference.new') }))
  const form = page.getByRole('form', { name: el('conference.form.new') })
  const begins = form.getByRole('group', { name: el('conference.begins'), exact: true })
  const day = formatDate(addDays(todayInAthens(new Date()), 20))
  await hand.fill(begins.getByRole('textbox', { name: el('conference.date') }), day)
  await hand.fill(begins.getByRole('textbox', { name: el('conference.time') }), '11:00')
  await hand.fill(form.getByRole('textbox', { name: el('conference.place') }), 'Αίθουσα Β')
  await hand.press(form.getByRole('button', { name: el('conference.save') }))
  await page.getByText('11:00–13:00').waitFor()
}

async function publishActions({ page }: Visitor, hand: Hand, { url, actions }: Programme) {
  for (const type of TYPES) {
    await page.goto(`/${url}/admin/action/${actions[type]}`)
    await hand.press(page.getByRole('button', { name: el('actions.author.state.publish') }))
    await page.getByText(el('actions.author.state.nowPublished')).waitFor()
  }
}

/** A mentor and ten mentees, pasted as from a spreadsheet; the user names are of this project. */
async function importPeople({ page, ask }: Visitor, hand: Hand, { id, url }: Project) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/${url}/admin/project/users#mTab=import`)
  const person = (name: string, role: string) => [
    name,
    'Άννα',
    nameIn(url, name),
    `${nameIn(url, name)}@example.org`,
    role,
  ]
  const lines = [
    ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'E-mail', 'Ρόλος'],
    person('mentor', 'Μέντορας'),
    ...Array.from({ length: 10 }, (_, index) => person(`mentee${index}`, 'Ωφελούμενος')),
  ]
  const text = lines.map((line) => line.join('\t')).join('\n')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: el('imports.paste') }).focus()
  await page.keyboard.press('Control+V')
  for (const next of ['imports.next.fix', 'imports.next.review'] as const)
    await hand.press(page.getByRole('button', { name: el(next), exact: true }))
  await hand.press(page.getByRole('button', { name: el('imports.send_other', { number: 11 }) }))
  await page.getByText(el('imports.finished_other', { number: 11 })).waitFor()
  await hand.press(page.getByRole('button', { name: el('imports.invite_other', { number: 11 }) }))
  await page.getByText(el('imports.invited_other', { number: 11 })).waitFor()
  const { list } = await ask<{ list: { Id: number; LastName: string }[] }>('/api/linking/people', {
    ProjectId: id,
    page: 1,
  })
  const idOf = (name: string) => list.find(({ LastName }) => LastName === name)?.Id ?? 0
  return { first: idOf('mentee0'), last: idOf('mentee9') }
}

const nameIn = (url: string, name: string) => `${url}.${name}`

/** All mentees get the one mentor. */
async function linkMentor({ page }: Visitor, hand: Hand, { url }: Project): Promise<void> {
  await page.goto(`/${url}/admin/project/linkusers`)
  const people = page.getByRole('region', { name: el('linking.people.mentee') })
  await hand.press(people.getByRole('checkbox', { name: el('linking.choosePage') }))
  const mentors = page.getByRole('region', { name: el('linking.holders.mentor') })
  await hand.press(mentors.getByRole('radio', { name: /mentor/ }))
  const bar = page.getByRole('region', { name: el('linking.bar') })
  await hand.press(bar.getByRole('button', { name: el('linking.link'), exact: true }))
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: el('linking.link'), exact: true }))
  await page.getByRole('button', { name: el('linking.undo') }).waitFor()
}

/** What the mentee does: reads, writes, hands in, answers, registers. */
async function doOwnPart(
  { page }: Visitor,
  hand: Hand,
  { url, actions }: Programme,
): Promise<void> {
  const open = (type: Type) => page.goto(`/${url}/mentee/action/${actions[type]}`)
  await open(6)
  await page.getByText(el('actions.mentee.action.locked')).waitFor()
  await open(8)
  await page.getByText(GUIDE).waitFor()
  await page.getByText(/^Το διαβάσατε στις/).waitFor()
  for (const type of [3, 6] as const) {
    await open(type)
    await hand.fill(page.getByLabel(QUESTION), 'Μια δουλειά κοντά στο σπίτι')
    await hand.press(page.getByRole('button', { name: el('actions.mentee.action.complete') }))
    await page.getByRole('heading', { name: el('actions.mentee.action.completed') }).waitFor()
  }
  await open(5)
  const file = { name: 'βιογραφικό.pdf', mimeType: 'application/pdf', buffer: PDF }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(el('submissions.slot.waiting')).waitFor()
  await open(4)
  await hand.press(page.getByRole('link', { name: el('quest.open') }))
  await hand.press(page.getByRole('button', { name: el('quest.start') }))
  await hand.press(page.getByRole('radio', { name: 'Άσπρο' }))
  await hand.press(page.getByRole('button', { name: el('quest.next'), exact: true }))
  const asked = page.getByRole('main').locator('section')
  await hand.press(asked.getByRole('button', { name: el('quest.toReview') }))
  await hand.press(page.getByRole('button', { name: el('quest.review.finish') }))
  await page.waitForURL((address) => !address.pathname.includes('questionnaire'))
  await page.goto(`/${url}/conference/${actions[7]}`)
  await hand.press(page.getByRole('button', { name: el('conference.register') }))
  await page.getByText(el('conference.own.registered'), { exact: true }).waitFor()
}

/** What the mentor does: accepts the document, sets the dates of the meetings, and holds them. */
async function doMentorsPart(
  { page }: Visitor,
  hand: Hand,
  { url, actions }: Programme,
  menteeId: number,
): Promise<void> {
  const open = (type: Type) => page.goto(`/${url}/mentor/mentee/${menteeId}/${actions[type]}`)
  const button = (key: Parameters<typeof el>[0]) => page.getByRole('button', { name: el(key) })
  await open(5)
  await hand.press(button('submissions.review.accept'))
  await button('actions.mentor.record.undo').waitFor()
  for (const type of [1, 2] as const) {
    await open(type)
    const day = formatDate(addDays(todayInAthens(new Date()), type))
    await hand.fill(page.getByLabel(el('actions.cell.date')), day)
    await hand.fill(page.getByLabel(el('actions.cell.time')), '11:00')
    await hand.press(button('actions.cell.schedule'))
    await button('actions.cell.reschedule').waitFor()
    await hand.press(button('actions.mentor.record.complete'))
    await button('actions.mentor.record.undo').waitFor()
  }
}

/** The day of the conference comes, and everybody who registered was there. */
async function holdConference(
  { page }: Visitor,
  hand: Hand,
  stage: Stage,
  { url, actions }: Programme,
): Promise<void> {
  await inDatabase(stage.product, (database) =>
    database.run(sql`
      update conference_sessions set begins_at = now() - interval '1 hour',
        ends_at = now() + interval '1 hour' where action_id = ${actions[7]}`),
  )
  await page.goto(`/${url}/conference/${actions[7]}`)
  await hand.press(page.getByRole('button', { name: /^Συμμετέχοντες/ }))
  await hand.press(page.getByRole('button', { name: /^Παρ(όντες όλοι|ών ο υπόλοιπος)/ }))
  await page.getByText('Παρόντες: 1 από 1').waitFor()
}

/** Somebody opens the invitation that was mailed to them, chooses a password, and signs in. */
async function enter(stage: Stage, username: string, width: number): Promise<Visitor> {
  const visitor = await stage.visit({ width, refusals: [401] })
  const { page, ask } = visitor
  const newest = async () =>
    (await mailsTo(stage.product, username)).findLast(
      ({ template }) => template === 'identity.invitation',
    )?.model['url']
  await eventually(newest).toBeDefined()
  await page.goto(new URL((await newest())!).pathname)
  await page.getByLabel(el('identity.password.new'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: el('identity.reset.done') }).waitFor()
  await ask('/Account/Login', { username, password: PASSWORD })
  return visitor
}

/** Who is late with the document. */
async function lateOf({ ask }: Visitor, { id, actions }: Programme): Promise<Set<number>> {
  const { list } = await ask<{ list: { Id: number; Late: boolean }[] }>(
    '/api/action/PreviewDueRule',
    {
      ProjectId: id,
      ActionId: actions[5],
      Rule: { Kind: 'joining', Amount: 14, Unit: 'day' },
      page: 1,
    },
  )
  return new Set(list.filter(({ Late }) => Late).map(({ Id }) => Id))
}
