import type { ReadRow } from '@telemachos/rules/import-row'
import { describe, expect, it } from 'vitest'
import { readColumns } from '../paste/recognise-columns.ts'
import { findClashes, groupFaults, laterRows, repairOf } from './group-faults.ts'
import type { ListRow } from './import-job.ts'

const row = (id: number, cells: string[], more: Partial<ListRow> = {}): ListRow => ({
  ...{ id, cells, state: 'ready', batch: null, refusals: [], userId: null },
  ...more,
})
const read = (id: number, username: string, values: Record<string, string> = {}) => ({
  id,
  read: {
    ...{ username, isByEmail: false, roles: [], values, faults: [], ignored: [] },
    numbers: {
      afm: { field: 'afm', value: values['afm'] ?? '' },
      kayas: { field: 'kayas', value: '' },
    },
  } satisfies ReadRow,
})

describe('faults of rows', () => {
  const columns = [
    { title: 'E-mail', target: 'email' },
    { title: 'Πόλη', target: 'town' },
  ]

  it('are grouped by field and rule, with what the rows say, the most frequent first', () => {
    const rows = [
      row(1, ['a', 'Αθηνα']),
      row(2, ['b@c.gr', 'Αθηνα']),
      row(3, ['c@d.gr', 'Βολος']),
      row(4, ['', ''], {
        state: 'refused',
        refusals: [{ field: 'Username', rule: 'login_taken' }],
      }),
      row(5, ['x', 'x'], { state: 'added' }),
    ]
    const town = { field: 'town', rule: 'invalid_value' }
    const faults = new Map([
      [1, [{ field: 'email', rule: 'email' }, town]],
      [2, [town, { field: 'Username', rule: 'duplicate' }]],
      [3, [town]],
      [5, [town]],
    ])
    expect(groupFaults(rows, columns, faults)).toEqual([
      {
        ...town,
        rows: [1, 2, 3],
        values: [
          { value: 'Αθηνα', rows: [1, 2] },
          { value: 'Βολος', rows: [3] },
        ],
      },
      { field: 'email', rule: 'email', rows: [1], values: [{ value: 'a', rows: [1] }] },
      {
        field: 'Username',
        rule: 'login_taken',
        rows: [4],
        values: [{ value: '', rows: [4] }],
      },
    ])
  })
})

describe('the correction of a group', () => {
  const options = ['Άνδρας', 'Γυναίκα']
  const group = {
    ...{ field: 'gender', rule: 'invalid_value', rows: [1, 2, 3] },
    values: [
      { value: 'Γυνακα', rows: [1, 3] },
      { value: 'Ανδρα', rows: [2] },
    ],
  }

  it('writes nothing to rows that say different things until one of them is chosen', () => {
    const open = { rows: [1, 2, 3], mayWrite: false, guess: undefined }
    expect(repairOf(group, null, options)).toEqual(open)
    expect(repairOf(group, 'gone', options)).toEqual(open)
  })

  it('is about the rows that say what was chosen, and proposes what is near to it', () => {
    expect(repairOf(group, 'Ανδρα', options)).toEqual({
      ...{ rows: [2], mayWrite: true, guess: 'Άνδρας' },
    })
    const alone = { ...group, rows: [2], values: group.values.slice(1) }
    expect(repairOf(alone, null, undefined)).toEqual({
      ...{ rows: [2], mayWrite: true, guess: undefined },
    })
  })
})

describe('rows that look like one person', () => {
  it('are named together, by user name, number and address', () => {
    const clashes = findClashes([
      read(1, 'Maria', { email: 'm@x.gr', afm: '094429812' }),
      read(2, 'nikos', { email: 'M@x.gr' }),
      read(3, 'maria'),
      read(4, 'eleni', { afm: '094429812' }),
      read(5, 'alone', { email: 'alone@x.gr' }),
    ])
    expect(clashes.map(({ field, rows, blocks }) => [field, rows, blocks])).toEqual([
      ['Username', [1, 3], true],
      ['afm', [1, 4], true],
      ['email', [1, 2], false],
    ])
    expect([...laterRows(clashes)]).toEqual([3, 4])
  })

  it('are named once where the address is the user name', () => {
    const both = [1, 2].map((id) => read(id, 'a@b.gr', { email: 'a@b.gr' }))
    expect(findClashes(both).map(({ field }) => field)).toEqual(['Username'])
  })
})

describe('what headings meant before', () => {
  const targets = ['first_name', 'last_name', 'town'].map((name) => ({ name, label: name }))
  const remembered = new Map([
    ['πολη', 'town'],
    ['ονομα', null],
    ['κωδικος', 'gone'],
  ])

  it('counts for more than what they are called, as far as the field is still there', () => {
    const { columns } = readColumns(
      [
        ['Πόλη', 'Όνομα', 'Επώνυμο', 'Κωδικός'],
        ['a', 'b', 'c', 'd'],
      ],
      targets,
      remembered,
    )
    expect(columns).toEqual([
      { title: 'Πόλη', target: 'town', source: 'remembered' },
      { title: 'Όνομα', target: null, source: 'remembered' },
      { title: 'Επώνυμο', target: 'last_name', source: 'recognised' },
      { title: 'Κωδικός', target: null },
    ])
  })
})
