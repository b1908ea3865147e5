import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { FIELD_MEANINGS } from '@telemachos/contract/projects/settings-constants'
import { MEANING_NAMES } from '@telemachos/rules/known-fields'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import { sql } from '../kernel/database/sql.ts'

/** What a project may call its fields, and where it may keep them. */
interface Naming {
  readonly what: string
  readonly lists: readonly ('Fields' | 'ProjectFields')[]
  readonly names: Readonly<Record<(typeof KNOWN)[number], string>>
  readonly isDeclared: boolean
}

const KNOWN = ['kayas', 'afm', 'amka', 'birthDate', 'gender'] as const

const PLAIN = {
  ...{ kayas: 'kayas', afm: 'afm', amka: 'amka' },
  ...{ birthDate: 'birth_date', gender: 'gender' },
}
const OTHER_CASE = {
  ...{ kayas: 'Kayas', afm: 'AFM', amka: 'Amka' },
  ...{ birthDate: 'BirthDate', gender: 'Gender' },
}
const OTHER_NAMES = {
  ...{ kayas: 'ar_aitisis', afm: 'forologiko', amka: 'asfalisi' },
  ...{ birthDate: 'gennisi', gender: 'fylo' },
}

const NAMINGS: readonly Naming[] = [
  { what: 'as they always were', lists: ['ProjectFields'], names: PLAIN, isDeclared: false },
  { what: 'with the person', lists: ['Fields'], names: PLAIN, isDeclared: false },
  { what: 'in another case', lists: ['Fields'], names: OTHER_CASE, isDeclared: false },
  { what: 'by other names', lists: ['Fields'], names: OTHER_NAMES, isDeclared: true },
  { what: 'by other names here', lists: ['ProjectFields'], names: OTHER_NAMES, isDeclared: true },
]

/** Two people whose numbers hold; they write their gender as the project offers it. */
const MAN = { kayas: '2000001', afm: '094429812', amka: '01013099997', gender: 'Άνδρας' }
const WOMAN = { kayas: '2000002', afm: '123456783', amka: '02013000209', gender: 'Γυναίκα' }

const START = [
  { id: '1', Answer: '05/03/2026' },
  { id: '2', Answer: '2.1' },
  { id: '6', Answer: '6.3' },
  { id: '7', Answer: '7.1' },
  { id: '8', Answer: '8.3' },
  { id: '9', Answer: '9.2' },
  { id: '10', Answer: '10.2' },
  { id: '11', Answer: '11.2' },
  { id: '12', Answer: '12.2' },
  { id: '14', Answer: '14.3' },
]

it('offers what the product looks for', () => {
  expect(FIELD_MEANINGS).toEqual(Object.keys(MEANING_NAMES))
})

describe.each(NAMINGS)('what a project keeps $what', ({ lists, names, isDeclared }) => {
  let programme: SmallProgramme
  let ProjectId: number
  let brought: Awaited<ReturnType<typeof bring>>
  let man: number
  let woman: number

  const fieldsOf = () =>
    KNOWN.map((meaning) => ({
      ...{ Name: names[meaning], Label: names[meaning], Visible: 3, Editable: 2 },
      Type: meaning === 'birthDate' ? 'date' : meaning === 'gender' ? 'select' : 'text',
      ...(meaning === 'gender' && { Options: ['Άνδρας', 'Γυναίκα'] }),
      ...(isDeclared && { Means: meaning }),
    }))

  const rowOf = (username: string, person: typeof MAN, birth: string) => ({
    Username: username,
    Roles: 'Mentee',
    Fields: {
      ...{ first_name: username, last_name: 'Δοκιμή' },
      ...{ [names.kayas]: person.kayas, [names.afm]: person.afm, [names.amka]: person.amka },
      ...{ [names.birthDate]: birth, [names.gender]: person.gender },
    },
  })
  const bring = async (...Users: ReturnType<typeof rowOf>[]) => {
    const { Rows } = await programme.as.admin.ask('imports.importUsers', {
      ...{ ProjectId, Users, ConfirmedRoles: [] },
    })
    return Rows
  }

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { admin } = programme.as
    const { url, Descr, Revision } = await admin.ask('projects.getProjectById', { Id: ProjectId })
    const Settings = JSON.stringify({
      User: Object.fromEntries(lists.map((list) => [list, fieldsOf()])),
      Config: {
        MIS: '5001234',
        MicrodataSendFilter: [{ Field: names.gender, Value: '5301' }],
      },
    })
    const MicrodataStart_Text = JSON.stringify(READY_FORMS['2021-27'].start)
    await admin.ask('projects.setProject', {
      Project: { Id: ProjectId, url, Descr, Revision, Settings, MicrodataStart_Text },
    })
    await programme.db.run(sql`insert into actions (id, type_id, title) values (67, 3, 'Δόση')`)
    await programme.db.run(sql`insert into project_actions (project_id, action_id, flags, position)
      values (${ProjectId}, 67, 2, 67)`)
    brought = await bring(
      rowOf('the.man', MAN, '01/01/1930'),
      rowOf('the.woman', WOMAN, '02/01/1930'),
    )
    ;[man = 0, woman = 0] = brought.map(({ UserId }) => UserId ?? 0)
  })
  afterAll(() => programme.close())

  it('is imported in the words that the project offers', () => {
    expect(brought.map(({ Verdict, Faults }) => [Verdict, Faults])).toEqual([
      ['added', []],
      ['added', []],
    ])
  })

  it('is paid by registry number', async () => {
    const { admin } = programme.as
    const Kayas = [MAN.kayas, WOMAN.kayas, '404']
    const paid = { ProjectId, Kayas, ActionIds: [67 as const], Set: true }
    expect(await admin.ask('payments.setPayments', paid)).toMatchObject({
      ...{ Changed: 2, Unknown: ['404'], Ambiguous: [] },
    })
    const read = await admin.ask('payments.getPayments', { ProjectId, Kayas })
    expect(read.People.map(({ UserId, Paid }) => [UserId, Paid.length])).toEqual([
      [man, 1],
      [woman, 1],
    ])
    expect(read.Unknown).toEqual(['404'])
  })

  it('is found, completed, filtered and exported for microdata', async () => {
    const { admin } = programme.as
    const kayas = [MAN.kayas, WOMAN.kayas]
    const { People, Unknown } = await admin.ask('microdata.getCompletion', { ProjectId, kayas })
    expect(Unknown).toEqual([])
    expect(People.map(({ UserId, Faults, Sent }) => [UserId, Faults, Sent])).toEqual([
      [man, [], true],
      [woman, [], false],
    ])
    for (const UserId of [man, woman]) {
      const saved = { ProjectId, UserId, Data: START, Final: true }
      expect(await admin.ask('microdata.setStart', saved)).toMatchObject({ Final: true })
    }
    const wanted = { ProjectId, kayas, MIS: '5001234', Start: true }
    const { status, body } = await admin.call('microdata.getMicrodata', wanted)
    expect(status).toBe(200)
    const xml = String(body)
    expect(xml).toContain(`kayas="${MAN.kayas}"`)
    expect(xml).toContain(`<afm>${MAN.afm}</afm>`)
    expect(xml).toContain('<gender>5301</gender>')
    expect(xml).toContain('<birth_date>1930-01-01</birth_date>')
    expect(xml).not.toContain(WOMAN.kayas)
    const { Start } = await admin.ask('microdata.getIndicators', { ProjectId })
    const total = (of: 'Men' | 'Women') => Start.reduce((sum, line) => sum + line[of], 0)
    expect(total('Men')).toBeGreaterThan(0)
    expect(total('Women')).toBe(total('Men'))
  })

  it('finds people whose fields are updated, and masks their numbers', async () => {
    const input = { ProjectId, Users: [MAN.kayas], Fields: [names.kayas, names.afm] }
    const [found] = await programme.as.admin.ask('imports.findByKeys', input)
    expect(found).toMatchObject({
      ...{ Found: 'one', Id: man },
      Values: { [names.kayas]: '•••0001', [names.afm]: '•••••9812' },
    })
  })

  it('gives nobody the number of somebody else, however it comes and however many try', async () => {
    const { admin } = programme.as
    const update = async (User: string, Value: string) => {
      const input = { ProjectId, Users: [{ User, Value }], Field: names.kayas }
      const [row] = await admin.ask('imports.updateUserFields', input)
      return row?.Rule ?? row?.Verdict
    }
    expect(await update('the.woman', MAN.kayas)).toBe('kayas_taken')
    const own = {
      UserId: woman,
      Fields: [{ Name: names.kayas, Value: MAN.kayas }],
    }
    expect(await admin.call('people.updateFields', own)).toMatchObject({
      ...{ status: 400, body: { fields: [{ field: names.kayas, rule: 'kayas_taken' }] } },
    })
    const other = rowOf('another', { ...MAN, afm: '', amka: '' }, '')
    expect(await bring(other)).toMatchObject([
      { Verdict: 'refused', Faults: [{ Field: names.kayas, Rule: 'kayas_taken' }] },
    ])
    const same = { ...MAN, kayas: '2000009', afm: '', amka: '' }
    expect(await bring(rowOf('one', same, ''), rowOf('two', same, ''))).toMatchObject([
      { Verdict: 'added' },
      { Verdict: 'refused', Faults: [{ Field: names.kayas, Rule: 'duplicate' }] },
    ])
    const tried = await Promise.all([
      update('the.man', '2000010'),
      update('the.woman', '2000010'),
      update('one', '2000010'),
      bring(rowOf('three', { ...same, kayas: '2000010' }, '')).then(
        ([row]) => row?.Faults[0]?.Rule ?? 'changed',
      ),
    ])
    expect(tried.toSorted()).toEqual(['changed', 'kayas_taken', 'kayas_taken', 'kayas_taken'])
  })
})
