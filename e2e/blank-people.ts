import { Buffer } from 'node:buffer'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import {
  DOCUMENT_DAYS,
  GUIDE,
  look,
  PLAN_DAYS,
  QUESTION,
  TITLES,
  type Programme,
} from './blank-author.ts'
import type { Visitor } from './browser.ts'
import type { Hand } from './hands.ts'
import { mailsTo } from './mails.ts'
import { inDatabase } from './product-database.ts'
import { eventually, type Stage } from './stage.ts'
import { el, en } from './words.ts'

const PASSWORD = 'Πρώτα βήματα! 7'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** Somebody opens the invitation that was mailed to them, chooses a password, and signs in. */
export async function enter(stage: Stage, username: string, width: number): Promise<Visitor> {
  const visitor = await stage.visit({ width, refusals: [401] })
  const { page, ask } = visitor
  const newest = async () =>
    (await mailsTo(stage.product, username)).findLast(
      ({ template }) => template === 'identity.invitation',
    )?.url
  await eventually(newest).toBeDefined()
  await page.goto(new URL((await newest()) ?? '').pathname)
  await page.getByLabel(el('identity.password.new'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: el('identity.reset.done') }).waitFor()
  await ask('/Account/Login', { username, password: PASSWORD })
  return visitor
}

const inDays = (days: number) => formatDate(addDays(todayInAthens(new Date()), days))

/** What the mentee does: reads, writes, hands in, answers, calculates, registers. */
export async function doOwnPart(mentee: Visitor, hand: Hand, { url, actions }: Programme) {
  const { page } = mentee
  const open = (type: keyof typeof TITLES) => page.goto(`/${url}/mentee/action/${actions[type]}`)
  await page.goto(`/${url}/mentee`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(mentee, 'what a mentee begins with')
  await open(3)
  await page.getByText(el('actions.mentee.action.locked')).waitFor()
  await open(8)
  await page.getByText(GUIDE[0]).waitFor()
  await page.getByText(/^Το διαβάσατε στις/).waitFor()
  await look(mentee, 'a text that was read')

  await open(3)
  // The days count from now, when the guide was read.
  await page.getByText(new RegExp(`^${inDays(PLAN_DAYS)}`)).waitFor()
  await hand.fill(page.getByLabel(QUESTION[0]), 'Μια δουλειά κοντά στο σπίτι')
  await look(mentee, 'a form')
  await hand.press(page.getByRole('button', { name: el('actions.mentee.action.complete') }))
  await page.getByRole('heading', { name: el('actions.mentee.action.completed') }).waitFor()

  await open(5)
  await page.getByText(new RegExp(`^${inDays(DOCUMENT_DAYS)}`)).waitFor()
  const file = { name: 'βιογραφικό.pdf', mimeType: 'application/pdf', buffer: PDF }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText(el('submissions.slot.waiting')).waitFor()
  await look(mentee, 'a document that waits')

  await open(4)
  await hand.press(page.getByRole('link', { name: el('quest.open') }))
  await hand.press(page.getByRole('button', { name: el('quest.start') }))
  await hand.press(page.getByRole('radio', { name: 'Άσπρο' }))
  await look(mentee, 'a question')
  await hand.press(page.getByRole('button', { name: el('quest.next'), exact: true }))
  const asked = page.getByRole('main').locator('section')
  await hand.press(asked.getByRole('button', { name: el('quest.toReview') }))
  await hand.press(page.getByRole('button', { name: el('quest.review.finish') }))
  await page.waitForURL((address) => !address.pathname.includes('questionnaire'))

  await open(6)
  const results = page.getByRole('region', { name: el('calc.results') })
  await results.getByText('110', { exact: true }).waitFor()
  await hand.fill(page.getByRole('textbox', { name: 'Χιλιόμετρα την ημέρα' }), '40')
  await results.getByText('220', { exact: true }).waitFor()
  await look(mentee, 'a calculator')
  await hand.press(page.getByRole('button', { name: el('actions.mentee.action.complete') }))
  await page.getByRole('heading', { name: el('actions.mentee.action.completed') }).waitFor()

  await page.goto(`/${url}/conference/${actions[7]}`)
  await hand.press(page.getByRole('button', { name: el('conference.register') }))
  await page.getByText(el('conference.own.registered'), { exact: true }).waitFor()
  await look(mentee, 'a conference')
}

/** Another one reads everything in English. */
export async function readInEnglish(reader: Visitor, { url, actions }: Programme): Promise<void> {
  const { page, ask } = reader
  await ask('/Account/SetLanguage', { Language: 'en' })
  await page.goto(`/${url}/mentee/action/${actions[8]}`)
  await page.getByRole('heading', { level: 1, name: TITLES[8][1] }).waitFor()
  await page.getByText(GUIDE[1]).waitFor()
  await page.getByText(/^You read it on/).waitFor()
  await page.goto(`/${url}/mentee/action/${actions[3]}`)
  await page.getByLabel(QUESTION[1]).waitFor()
  await page.getByRole('button', { name: en('actions.mentee.action.complete') }).waitFor()
  await look(reader, 'a form in English')
}

/** What the mentor does: accepts the document, sets the dates of the meetings, and holds them. */
export async function doMentorsPart(
  mentor: Visitor,
  hand: Hand,
  { url, actions }: Programme,
  menteeId: number,
): Promise<void> {
  const { page } = mentor
  const open = (type: keyof typeof TITLES) =>
    page.goto(`/${url}/mentor/mentee/${menteeId}/${actions[type]}`)
  const button = (key: Parameters<typeof el>[0]) => page.getByRole('button', { name: el(key) })
  await page.goto(`/${url}/mentor/mentee/list`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(mentor, 'a mentor’s people')
  await open(5)
  await look(mentor, 'a document to decide on')
  await hand.press(button('submissions.review.accept'))
  await button('actions.mentor.record.undo').waitFor()
  for (const type of [1, 2] as const) {
    await open(type)
    await hand.fill(page.getByLabel(el('panel.date'), { exact: true }), inDays(type))
    await hand.fill(page.getByLabel(el('panel.time'), { exact: true }), '11:00')
    await hand.press(button('schedule.save'))
    await button('panel.move').waitFor()
    await look(mentor, 'a meeting')
    await hand.press(button('actions.mentor.record.complete'))
    await hand.press(button('actions.early.confirm'))
    await button('actions.mentor.record.undo').waitFor()
  }
}

/** The day of the conference comes, and everybody who registered was there. */
export async function holdConference(
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
  await hand.press(page.getByRole('button', { name: /^Παρουσία και για / }))
  await page.getByText('Παρουσίες: 1 από 1').waitFor()
}

/** A month passes for everybody who is in the project. */
export async function passMonth(stage: Stage, { id }: Programme): Promise<void> {
  await inDatabase(stage.product, (database) =>
    database.run(sql`
      update memberships set joined_at = joined_at - interval '31 days' where project_id = ${id}`),
  )
}

/** What the page of a mentee says of the document: whether it is late, and until when it is due. */
export async function documentOf({ page }: Visitor, { url, actions }: Programme) {
  await page.goto(`/${url}/mentee/action/${actions[5]}`)
  await page.getByRole('heading', { level: 1, name: TITLES[5][0] }).waitFor()
  const due = page.getByRole('definition').filter({ hasText: /\d\d\/\d\d\/\d{4}/ })
  await due.first().waitFor()
  return {
    isLate: (await page.getByText(el('actions.mentee.state.overdue')).count()) > 0,
    due: (await due.first().innerText()).split(' ')[0],
  }
}

/** Until when whoever joins today has time for the document. */
export const dueOfNewcomers = () => inDays(DOCUMENT_DAYS)

/** By how many days it is due for who joined a month ago. */
export const dueOfOthers = () => inDays(DOCUMENT_DAYS - 31)
