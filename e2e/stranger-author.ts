import { Buffer } from 'node:buffer'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT } from './stage.ts'
import { el } from './words.ts'

/** A project as its author has named it. */
export interface Made {
  readonly id: number
  /** The first part of the addresses of its pages. */
  readonly url: string
}

export const FIRST_STEP = 'Το πρώτο μου βήμα'
/** An action of payments of the demonstration, which the project takes over. */
export const INSTALMENT = 'Α΄ δόση εκπαιδευτικού επιδόματος'

/** The registry numbers: who takes part to the end, and who leaves. */
export const STAYS = { name: 'Χαρά Ζαφείρη', number: '00418', username: 'chara.zaf' }
export const LEAVES = { name: 'Νίκος Αθανασίου', number: '00417', username: 'nikos.ath' }

const NAME = { el: 'Δρόμοι Εργασίας', en: 'Roads to Work' }
export const MIS = '5001234'

/** A list as somebody else's office keeps it: other headings, a title above them, and one wrong name. */
const LIST = [
  'Κατάλογος συμμετεχόντων',
  'Επίθετο;Μικρό όνομα;Λογαριασμός;Ηλεκτρονική διεύθυνση;Ιδιότητα;Μητρώο;Γένος;Α.Φ.Μ.;AMKA;Ημ. γέννησης;Κατοικία',
  'Λιάπη;Ευδοκία;evdokia.liapi;evdokia@example.org;Μέντορας;;;;;;',
  `Αθανασίου;Νίκος;${LEAVES.username};nikos@example.org;Ωφελούμενος;${LEAVES.number};Άνδρας;123456783;12059001235;12/05/1990;Βόλου`,
  `Ζαφείρη;Χαρά;${STAYS.username};chara@example.org;Ωφελούμενος;${STAYS.number};Γυναίκα;031200450;23098802368;23/09/1988;Λάρισας`,
].join('\r\n')

type Key = Parameters<typeof el>[0]

/** Whatever is wrong with the page as it stands fails the journey. */
export async function look({ page }: Visitor, label: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await faultsOf(page, label)).toEqual([])
}

/** A project with fields of its own names, and with the ready-made entry and exit forms. */
export async function makeProject(author: Visitor): Promise<Made> {
  const { page } = author
  await page.goto(`/${PROJECT.url}/admin/project/list`)
  await page.getByRole('link', { name: el('projects.list.new') }).click()
  const name = el('projects.set.name')
  await page.getByLabel(el('ui.language.el', { name })).fill(NAME.el)
  await page.getByLabel(el('ui.language.en', { name })).fill(NAME.en)
  const address = page.getByLabel(el('projects.set.url'))
  await eventually(() => address.inputValue()).not.toBe('')
  const url = await address.inputValue()
  await look(author, 'a new project')
  await page.getByRole('button', { name: el('projects.making.goOn') }).click()
  await writeFields(author)
  await chooseForms(author)
  await page.getByRole('button', { name: el('projects.save'), exact: true }).click()
  // Whatever is pressed from here on is done in the new project.
  await page.waitForURL(`**/${url}/admin/project/*#tab=setup`)
  await page.locator('header').getByText(NAME.el).first().waitFor()
  await look(author, 'the first steps')
  return { id: Number(new URL(page.url()).pathname.split('/').at(-1)), url }
}

const openTab = ({ page }: Visitor, tab: 'fields' | 'microdata') =>
  page
    .getByRole('navigation', { name: el('projects.tabs') })
    .getByRole('button', { name: el(`projects.tab.${tab}`), exact: true })
    .click()

/** The registry number and the municipality stand elsewhere than in the demonstration, and nothing is called as there. */
async function writeFields(author: Visitor): Promise<void> {
  const { page } = author
  await openTab(author, 'fields')
  const add = async (
    list: 'Fields' | 'ProjectFields',
    [label, name]: readonly [string, string],
    type: 'text' | 'select' | 'municipality' | 'afm' | 'amka' | 'date',
    means: 'kayas' | 'gender' | 'municipality' | 'afm' | 'amka' | 'birthDate',
  ) => {
    const fields = page.getByRole('region', { name: el(`projects.fields.${list}`) })
    await fields.getByRole('button', { name: el('projects.fields.add') }).click()
    await page.keyboard.type(label)
    await fields.getByLabel(el('projects.field.Name')).fill(name)
    await fields
      .getByLabel(el('projects.field.Type'))
      .selectOption({ label: el(`projects.fieldType.${type}`) })
    await fields
      .getByLabel(el('projects.field.Means'))
      .selectOption({ label: el(`projects.means.${means}`) })
    if (type === 'select')
      await fields.getByLabel(el('projects.field.Options')).fill('Άνδρας\nΓυναίκα')
  }
  await add('Fields', ['Αριθμός μητρώου', 'arithmos_mitroou'], 'text', 'kayas')
  await add('Fields', ['Φύλο', 'fylo'], 'select', 'gender')
  await look(author, 'the fields of a project')
  await add('Fields', ['Φορολογικός αριθμός', 'forologikos'], 'afm', 'afm')
  await add('Fields', ['Αριθμός ασφάλισης', 'asfalisi'], 'amka', 'amka')
  await add('Fields', ['Γεννήθηκε', 'gennithike'], 'date', 'birthDate')
  await add('ProjectFields', ['Πού μένει', 'dimos'], 'municipality', 'municipality')
}

/** Both forms ready-made, and the code of the operation. */
async function chooseForms(author: Visitor): Promise<void> {
  const { page } = author
  await openTab(author, 'microdata')
  await page.getByLabel(el('projects.set.mis')).fill(MIS)
  const period = el('microdata.design.period.2021-27')
  const ready = page.getByRole('button', { name: el('microdata.design.ready', { period }) })
  for (const phase of ['start', 'end'] as const) {
    await page
      .getByLabel(el('microdata.design.which'))
      .selectOption({ label: el(`microdata.${phase}`) })
    await ready.click()
    await page.getByText(phase === 'start' ? /^1\. / : /^21\. /).waitFor()
  }
  await look(author, 'the forms of a project')
}

/** A mentor and two mentees come in by a file, of which a wrong name is said before anything is sent. */
export async function importList(author: Visitor, { url }: Made): Promise<void> {
  const { page } = author
  const button = (key: Key, values?: Readonly<Record<string, number>>) =>
    page.getByRole('button', { name: el(key, values), exact: true })
  await page.getByRole('link', { name: new RegExp(`^${el('projects.setup.mentors')}`) }).click()
  await page.waitForURL(`**/${url}/admin/project/users#mTab=import`)
  await page.getByRole('textbox', { name: el('imports.paste') }).waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'κατάλογος.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${LIST}`),
  })
  await page.getByText(el('imports.headings.above_one')).waitFor()
  for (const [column, field] of [
    ['Λογαριασμός', el('imports.field.username')],
    ['Ιδιότητα', el('imports.field.roles')],
    ['Μητρώο', 'Αριθμός μητρώου'],
    ['Γένος', 'Φύλο'],
    ['Κατοικία', 'Πού μένει'],
  ] as const)
    await page.getByLabel(el('imports.map.targetOf', { column })).selectOption({ label: field })
  await look(author, 'the columns of a list')
  await button('imports.next.fix').click()
  const reason = el('imports.reason.of', { field: 'Πού μένει', reason: el('rule.municipality') })
  const group = page.getByRole('region', { name: reason })
  await group.waitFor()
  await look(author, 'what is wrong in a list')
  await group.getByRole('combobox', { name: el('imports.fix.value') }).click()
  await page.keyboard.type('Λαρισ')
  await page.getByRole('option', { name: 'Δήμος Λαρισαίων' }).click()
  await group.getByRole('button', { name: el('imports.fix.apply_one', { number: 1 }) }).click()
  await page.getByText(el('imports.fix.none')).waitFor()
  await button('imports.next.review').click()
  await look(author, 'the review of a list')
  await button('imports.send_other', { number: 3 }).click()
  await page.getByText(el('imports.finished_other', { number: 3 })).waitFor()
  await button('imports.invite_other', { number: 3 }).click()
  await page.getByText(el('imports.invited_other', { number: 3 })).waitFor()
  await look(author, 'a list that is in')
}

/** An action of its own, and one of payments from another project, both published. */
export async function makeActions(author: Visitor, made: Made): Promise<void> {
  const { page } = author
  await page.goto(`/${made.url}/admin/project/payments`)
  await findNumbers(author, STAYS.number)
  await page.getByText(el('payments.noActions')).waitFor()
  await look(author, 'payments of a project without any')
  await page.getByRole('link', { name: el('payments.toActions') }).click()

  await page.getByRole('button', { name: el('actions.table.from.add') }).click()
  const from = page.getByRole('dialog', { name: el('actions.table.from.addTitle') })
  await from.getByRole('searchbox').fill('δόση εκπαιδευτικού')
  await from.getByRole('checkbox', { name: INSTALMENT }).check()
  await look(author, 'actions of other projects')
  await from
    .getByRole('button', { name: el('actions.table.from.addConfirm', { count: 1 }) })
    .click()
  const row = page.getByRole('gridcell', { name: INSTALMENT })
  await row.waitFor()

  await page.getByRole('button', { name: el('actions.table.new'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: el('actions.table.newTitle') })
  const title = el('ui.language.el', { name: el('actions.table.column.Title') })
  await dialog.getByLabel(title).fill(FIRST_STEP)
  await dialog.getByRole('button', { name: el('actions.table.newConfirm') }).click()
  await page.waitForURL(/[?&]action=\d+/)
  await look(author, 'the actions of a project')
  const own = Number(new URL(page.url()).searchParams.get('action'))
  for (const id of [own, 67]) {
    await page.goto(`/${made.url}/admin/action/${id}`)
    await page.getByRole('button', { name: el('actions.author.state.publish') }).click()
    await page.getByText(el('actions.author.state.nowPublished')).waitFor()
  }
}

/** Both mentees get the one mentor. */
export async function linkMentor(author: Visitor, { url }: Made): Promise<void> {
  const { page } = author
  await page.goto(`/${url}/admin/project/linkusers`)
  const people = page.getByRole('region', { name: el('linking.people.mentee') })
  await people.getByRole('checkbox', { name: el('linking.choosePage') }).check()
  await page.getByRole('radio', { name: /Λιάπη/ }).check()
  const bar = page.getByRole('region', { name: el('linking.bar') })
  await bar.getByRole('button', { name: el('linking.link'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: el('linking.link'), exact: true }).click()
  await page.getByRole('button', { name: el('ui.undo') }).waitFor()
  await look(author, 'two who have a mentor')
}

/** Looks people up by their numbers, on the page of payments or of forms. */
export async function findNumbers({ page }: Visitor, ...numbers: string[]): Promise<void> {
  await page.getByLabel(el('people.numbers')).fill(numbers.join('\n'))
  await page.getByRole('button', { name: el('people.numbers.find'), exact: true }).click()
}
