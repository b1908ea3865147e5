import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { mailsTo } from './mails.ts'
import { eventually, PROJECT, setStage, type Stage } from './stage.ts'
import {
  findNumbers,
  FIRST_STEP,
  importList,
  INSTALMENT,
  LEAVES,
  linkMentor,
  look,
  makeActions,
  makeProject,
  MIS,
  STAYS,
  type Made,
} from './stranger-author.ts'
import { el } from './words.ts'

const PASSWORD = 'Πρώτα βήματα! 7'

type Phase = 'start' | 'end'
type Person = typeof STAYS

/** What is answered, by the words of the ready-made forms. */
const ANSWERS = {
  start: {
    'Απασχόληση κατά την είσοδο': 'Εγγεγραμμένη ανεργία',
    'Διάρκεια ανεργίας': 'Ως 6 μήνες',
    'Ανώτερη εκπαίδευση που έχει ολοκληρωθεί': 'Τριτοβάθμια (ISCED 5-8)',
    Νοικοκυριό: 'Εργάζεται ένα μέλος τουλάχιστον',
    'Υπήκοος τρίτης χώρας': 'Όχι',
    'Αλλοδαπή προέλευση': 'Όχι',
    'Μειονότητα, και περιθωριοποιημένη κοινότητα όπως Ρομά': 'Όχι',
    Αναπηρία: 'Αρνείται να απαντήσει',
    'Χωρίς στέγη ή σε αποκλεισμό από τη στέγαση': 'Όχι',
    'Κάτοικος αγροτικής περιοχής': 'Όχι',
  },
  end: {
    'Πώς έληξε η συμμετοχή': 'Ολοκληρώθηκε',
    'Κατάσταση ως τέσσερις εβδομάδες μετά': 'Αναζητά εργασία',
    'Απέκτησε εξειδίκευση ή πιστοποίηση': 'Ναι',
  },
} as const satisfies Record<Phase, Record<string, string>>

/** The days of joining and of leaving. */
const DAYS = {
  start: { label: 'Ημερομηνία εισόδου στο πρόγραμμα', day: '02/03/2026', stored: '2026-03-02' },
  end: { label: 'Ημερομηνία εξόδου από το πρόγραμμα', day: '30/06/2026', stored: '2026-06-30' },
} as const

describe('a project of somebody who has never seen another one', () => {
  const stage = setStage()

  it('goes from the first setting to the exit form, the payment, the file and a farewell', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const made = await makeProject(author)
    await importList(author, made)
    await makeActions(author, made)
    await linkMentor(author, made)

    const mentee = await enter(stage, LEAVES, 390)
    await doFirstStep(mentee)
    await seeMentees(await enter(stage, { ...LEAVES, username: 'evdokia.liapi' }, 390), made)

    await openForms(author, made, LEAVES, STAYS)
    await look(author, 'the forms of people')
    for (const person of [LEAVES, STAYS]) {
      for (const phase of ['start', 'end'] as const) {
        await fillIn(author, phase, person)
        if (person === LEAVES) await look(author, `a form that is final: ${phase}`)
        await close(author)
      }
    }
    const entries = await download(author, 'start', 2)
    expect(entries).toContain(`mis="${MIS}" phase="start"`)
    expect(recordOf(entries, STAYS)).toEqual({
      ...{ first_name: 'Χαρά', last_name: 'Ζαφείρη', afm: '031200450', amka: '23098802368' },
      ...{ birth_date: '1988-09-23', gender: '5302' },
      ...{ municipality: 'Λαρισαίων', day: DAYS.start.stored },
    })
    expect(recordOf(await download(author, 'end', 2), STAYS)['day']).toBe(DAYS.end.stored)
    await pay(author, made)

    await leave(mentee, made)
    // What was counted and paid is found by the number as before, marked, and leaves in the file.
    await openForms(author, made, LEAVES)
    const row = author.page.getByRole('row').filter({ hasText: LEAVES.name })
    await row.getByText(el('former.mark')).waitFor()
    await look(author, 'the forms of who has left')
    for (const phase of ['start', 'end'] as const) {
      const record = recordOf(await download(author, phase, 1), LEAVES)
      expect(record).toMatchObject({
        ...{ first_name: 'Νίκος', afm: '123456783', amka: '12059001235' },
        ...{ gender: '5301', municipality: 'Βόλου', day: DAYS[phase].stored },
      })
    }
    await author.page.goto(`/${made.url}/admin/project/payments`)
    await findNumbers(author, LEAVES.number)
    await author.page.getByText(el('payments.totalOf', { paid: 1, all: 1 })).waitFor()
    await author.page.goto(`/${made.url}/admin/project/users#mTab=former`)
    await author.page.getByRole('row').filter({ hasText: LEAVES.name }).waitFor()
    await look(author, 'who has left')
  }, 180_000)
})

/** Somebody opens the invitation that was mailed to them, chooses a password, and signs in with it. */
async function enter(stage: Stage, { username }: Person, width: number): Promise<Visitor> {
  const visitor = await stage.visit({ width, refusals: [401] })
  const { page } = visitor
  const invitation = async () =>
    (await mailsTo(stage.product, username)).find(
      ({ template }) => template === 'identity.invitation',
    )?.url
  await eventually(invitation).toBeDefined()
  await page.goto(new URL((await invitation()) ?? '').pathname)
  await page.getByLabel(el('identity.password.new'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: el('identity.reset.done') }).waitFor()
  await page.getByRole('link', { name: el('identity.reset.toSignIn') }).click()
  await page.getByLabel(el('identity.signIn.username')).fill(username)
  await page.getByLabel(el('identity.signIn.password'), { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  return visitor
}

/** The mentee does what their home names next. */
async function doFirstStep(mentee: Visitor): Promise<void> {
  const { page } = mentee
  const next = page.getByRole('link', { name: el('actions.mentee.next.open') })
  await next.waitFor()
  await look(mentee, 'what a mentee begins with')
  await next.click()
  await page.getByRole('heading', { level: 1, name: FIRST_STEP }).waitFor()
  await page.getByRole('button', { name: el('actions.mentee.action.complete') }).click()
  await page.getByRole('heading', { name: el('actions.mentee.action.completed') }).waitFor()
  await look(mentee, 'a step that is done')
}

/** The mentor finds both mentees, one of whom has done the step. */
async function seeMentees(mentor: Visitor, { url }: Made): Promise<void> {
  const { page } = mentor
  await page.waitForURL(`**/${url}/**`)
  await page.goto(`/${url}/mentor/action/list`)
  for (const [name, done] of [
    [/Αθανασίου/, 1],
    [/Ζαφείρη/, 0],
  ] as const) {
    await page.getByText(name).first().waitFor()
    await page.getByText(el('actions.grid.card.progress_one', { done, total: 1 })).waitFor()
  }
  await look(mentor, 'the mentees of a mentor')
}

async function openForms(author: Visitor, { url }: Made, ...people: Person[]): Promise<void> {
  await author.page.goto(`/${url}/admin/project/microdata`)
  await findNumbers(author, ...people.map(({ number }) => number))
  await author.page.getByRole('table', { name: el('microdata.table') }).waitFor()
}

/** Fills a form in and makes it final; what is known of the person is proposed. */
async function fillIn(author: Visitor, phase: Phase, { name }: Person): Promise<void> {
  const { page } = author
  const title = el(`microdata.open.${phase}`, { name })
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  const form = page.getByRole('dialog', { name: title })
  await form.getByLabel(DAYS[phase].label).fill(DAYS[phase].day)
  for (const [label, answer] of Object.entries(ANSWERS[phase]))
    await form.getByLabel(label, { exact: true }).selectOption({ label: answer })
  await form.getByRole('button', { name: el('microdata.form.final') }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: el('microdata.form.final.confirm') }))
    .getByRole('button', { name: el('ui.confirm'), exact: true })
    .click()
  await form.getByRole('button', { name: el('microdata.form.reopen') }).waitFor()
}

/** Closes the form that is open. */
async function close({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: el('microdata.form.close') }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** The file of all final forms that were found. */
async function download({ page }: Visitor, phase: Phase, number: number): Promise<string> {
  await page
    .getByLabel(el('microdata.file.phase'))
    .selectOption({ label: el(`microdata.${phase}`) })
  const name = el(number === 1 ? 'microdata.file.download_one' : 'microdata.file.download_other', {
    number,
  })
  await page.getByRole('button', { name, exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name, exact: true })
    .click()
  return readFile(await (await downloading).path(), 'utf8')
}

/** What a file says of somebody, by its elements; the day is the first answer of either form. */
function recordOf(xml: string, { number }: Person): Record<string, string> {
  const [record = ''] = new RegExp(`<record kayas="${number}".*?</record>`, 's').exec(xml) ?? []
  const said = (name: string) =>
    new RegExp(`<${name}[^>]*>([^<]*)</`).exec(record)?.slice(1).join() ?? ''
  const names = ['first_name', 'last_name', 'afm', 'amka', 'birth_date', 'gender', 'municipality']
  return {
    ...Object.fromEntries(names.map((name) => [name, said(name)])),
    day: said('answer id="(?:1|21)"'),
  }
}

/** Both are paid by their numbers, and only once. */
async function pay(author: Visitor, { url }: Made): Promise<void> {
  const { page } = author
  await page.goto(`/${url}/admin/project/payments`)
  await findNumbers(author, LEAVES.number, STAYS.number)
  await page.getByRole('checkbox', { name: INSTALMENT }).check()
  await look(author, 'payments to record')
  const name = el('payments.set_other', { count: 2, number: 2 })
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await page.getByText(el('payments.totalOf', { paid: 2, all: 2 })).waitFor()
  await look(author, 'payments that are recorded')
}

/** The mentee leaves the project by themself. */
async function leave(mentee: Visitor, { url }: Made): Promise<void> {
  const { page } = mentee
  await page.goto(`/${url}/userinfo#tab=account`)
  await page.getByRole('button', { name: el('identity.leave.open') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(el('identity.leave.final')).waitFor()
  await look(mentee, 'what leaving means')
  await dialog.getByRole('button', { name: el('identity.leave.confirm') }).click()
  await page.getByText(el('shell.home.noProject')).waitFor()
  await look(mentee, 'somebody without a project')
}
