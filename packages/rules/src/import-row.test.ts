import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRepeated, readImportRow, type ImportRow, type ImportRules } from './import-row.ts'

const RULES: ImportRules = {
  fields: [
    { Name: 'afm', Type: 'text' },
    { Name: 'birth_date', Type: 'date' },
    { Name: 'goal', Type: 'text' },
  ],
  knownRoles: ['Admin', 'Mentor', 'Mentee'],
  assignable: ['Mentor', 'Mentee'],
  defaultRole: 'Mentee',
  today: '2026-11-21',
}

const read = (row: Partial<ImportRow>) =>
  readImportRow(
    {
      Username: 'a.doe',
      Roles: '',
      ...row,
      Fields: { first_name: 'Άννα', last_name: 'Δοκιμή', ...row.Fields },
    },
    RULES,
  )
const rulesOf = (row: Partial<ImportRow>) =>
  read(row).faults.map(({ field, rule }) => `${field} ${rule}`)

describe('a row of an import', () => {
  it('is a Mentee unless it says otherwise; roles are trimmed and known in any case', () => {
    expect(read({}).roles).toEqual(['Mentee'])
    expect(read({ Roles: ' , ' }).roles).toEqual(['Mentee'])
    expect(read({ Roles: ' mentor ,Mentee,MENTOR' }).roles).toEqual(['Mentor', 'Mentee'])
    expect(rulesOf({ Roles: 'Mentee, Boss' })).toEqual(['Roles unknown_role'])
    expect(rulesOf({ Roles: 'Admin' })).toEqual(['Roles role_not_assignable'])
  })

  it('takes what an export wrote, and leaves alone what it masked, which it says', () => {
    const exported = read({ Fields: { afm: '•••••9812', goal: '="3"', birth_date: '-' } })
    expect(exported).toMatchObject({ faults: [], ignored: ['afm'] })
    expect(exported.values).toEqual({ first_name: 'Άννα', last_name: 'Δοκιμή', goal: '3' })
  })

  it('keeps only fields that are configured, as their types want them', () => {
    const { values, ignored } = read({
      Fields: { birth_date: '05/03/1990', secret: 'x', empty: ' ', afm: ' 094429812 ' },
    })
    expect(values).toEqual({
      first_name: 'Άννα',
      last_name: 'Δοκιμή',
      birth_date: '1990-03-05',
      afm: '094429812',
    })
    expect(ignored).toEqual(['secret'])
  })

  it('may always write what is an option, as it is stored or as it is called, whatever the field', () => {
    const options = (Name: string, more: object = {}) =>
      readImportRow(
        { Username: 'a.doe', Roles: '', Fields: { first_name: 'Ά', last_name: 'Δ', ...more } },
        {
          ...RULES,
          fields: [
            {
              ...{ Name, Type: 'select', Options: ['Άνδρας', 'Γυναίκα', '5302'] },
              OptionLabels: { Γυναίκα: { en: 'Lady' } },
            },
          ],
        },
      ).values
    for (const Name of ['gender', 'fylo', 'Gender']) {
      const written = ['Άνδρας', 'Γυναίκα', '5302', 'ΓΥΝΑΙΚΑ', 'lady'].map(
        (text) => options(Name, { [Name]: text })[Name],
      )
      expect(written).toEqual(['Άνδρας', 'Γυναίκα', '5302', 'Γυναίκα', 'Γυναίκα'])
    }
  })

  it('is read as the spreadsheet shows it: dates without zeros, numbers that lost theirs', () => {
    const { values, faults } = read({ Fields: { birth_date: '5/3/1990', afm: '94429812' } })
    expect(faults).toEqual([])
    expect(values).toMatchObject({ birth_date: '1990-03-05', afm: '094429812' })
  })

  it('says of each cell which rule it breaks', () => {
    expect(
      rulesOf({
        Username: 'a b',
        Fields: {
          first_name: '',
          last_name: ' ',
          afm: '094429813',
          birth_date: '31/02/1990',
          email: 'a@b',
        },
      }),
    ).toEqual(['email email', 'afm afm', 'birth_date date', 'last_name required', 'Username login'])
  })

  it('does not take what a spreadsheet could not tell for a value, in any field', () => {
    const row = { Username: '#N/A', Fields: { goal: '#ΑΝΑΦ!', first_name: '="#REF!"' } }
    expect(rulesOf(row)).toEqual([
      'first_name sheet_error',
      'goal sheet_error',
      'Username sheet_error',
    ])
  })

  it('takes somebody who has one name only', () => {
    const lacking: Record<string, string>[] = [{ first_name: '' }, { last_name: ' ' }]
    for (const one of lacking) {
      expect(read({ Username: 'one.name', Fields: one }).faults).toEqual([])
    }
  })

  it('goes by its e-mail address where it has no user name', () => {
    expect(read({ Username: ' ', Fields: { email: 'a@b.gr' } })).toMatchObject({
      username: 'a@b.gr',
      isByEmail: true,
      faults: [],
    })
    expect(rulesOf({ Username: '' })).toEqual(['Username username_or_email'])
    expect(rulesOf({ Username: '', Fields: { email: 'a@b' } })).toEqual(['email email'])
  })

  it('is refused when an earlier row names the same person', () => {
    const rows = [
      read({}),
      read({ Username: 'A.DOE' }),
      read({ Username: 'other', Fields: { afm: '094429812' } }),
      read({ Username: '', Fields: { email: 'x@y.gr', afm: '094429812' } }),
      read({ Username: '', Fields: { email: 'X@y.gr' } }),
    ]
    expect([...findRepeated(rows)]).toEqual([
      [1, { field: 'Username', rule: 'duplicate' }],
      [3, { field: 'afm', rule: 'duplicate' }],
      [4, { field: 'email', rule: 'duplicate' }],
    ])
  })

  it('never fails, and never keeps what it was not told to', () => {
    expect(() =>
      fc.assert(
        fc.property(
          fc.string(),
          fc.string(),
          fc.dictionary(fc.string(), fc.string()),
          (Username, Roles, Fields) => {
            const { values, roles, faults } = readImportRow({ Username, Roles, Fields }, RULES)
            const kept = new Set(['first_name', 'last_name', 'email', 'afm', 'birth_date', 'goal'])
            const isKept = Object.keys(values).every((name) => kept.has(name))
            const mayBe = roles.every((role) => RULES.assignable.includes(role))
            return isKept && (mayBe || faults.some(({ field }) => field === 'Roles'))
          },
        ),
      ),
    ).not.toThrow()
  })
})
