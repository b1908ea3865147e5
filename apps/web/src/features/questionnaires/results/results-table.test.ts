import { answerCell } from '@telemachos/rules/export-cells'
import { expect, it } from 'vitest'
import type { Distribution } from './question-chart.ts'
import { resultsTable } from './results-table.ts'

const WORDS = {
  setId: 'Αριθμός',
  ticked: 'Ναι',
  notTicked: 'Όχι',
  lastName: 'Επώνυμο',
  firstName: 'Όνομα',
  action: 'Δράση',
  state: 'Κατάσταση',
  finished: 'Ολοκλήρωση',
  question: 'Ερώτηση',
  item: 'Στοιχείο',
  answer: 'Απάντηση',
  holder: (id: number) => `Με σύνδεσμο (${id})`,
  textOf: (choice: string) => `${choice} (κείμενο)`,
  scoreOf: (scale: string) => `Βαθμός: ${scale}`,
  bandOf: (scale: string) => `Ζώνη: ${scale}`,
  stateOf: { notStarted: '', started: '', paused: '', finished: 'Τέλος', expired: 'Έληξε' },
}

const group = {
  Key: 'choice',
  Row: null,
  Line: null,
  IsOther: false,
  Answered: 1,
  Numbers: null,
  Text: '',
}
const question = { Model: 'q', Section: '', Picture: null, Answered: 1 }
const asked: Pick<Distribution, 'Questions' | 'Scales'> = {
  Questions: [
    {
      ...question,
      Id: 'ID_0001',
      TypeId: 1,
      Text: 'Ποιο;',
      Groups: [
        {
          ...group,
          Id: 1,
          Holds: 'option',
          Options: [
            { Id: 1, Text: '=Ένα', Value: 'one', Count: 1 },
            { Id: 2, Text: 'Δύο', Value: 'two', Count: 0 },
          ],
        },
        { ...group, Id: 2, Holds: 'text', Text: 'Άλλο', IsOther: true, Options: [] },
      ],
    },
    {
      ...question,
      Id: 'ID_0002',
      TypeId: 8,
      Text: 'Πόσο;',
      Groups: [{ ...group, Id: 3, Holds: 'text', Options: [] }],
    },
  ],
  Scales: [{ Id: 'mood', Name: 'Διάθεση', Count: 1, Mean: 5, Low: 0, High: 10, Bands: [] }],
}

const set = {
  AnswerSetId: 1,
  LastName: 'Παππά',
  FirstName: 'Άννα',
  Action: 'Αρχή',
  State: 'finished' as const,
  FinishedAt: '2026-03-05T10:00:00Z',
  Answers: [
    { G: 1, O: 1, T: null, F: null },
    { G: 3, O: null, T: '7', F: null },
  ],
  Scores: [{ Id: 'mood', Score: 7, Band: 'Υψηλή' }],
}

const shown = (cells: readonly object[] | undefined) =>
  cells?.map((cell) => {
    if ('value' in cell) return cell.value
    return 'text' in cell ? cell.text : 'iso' in cell ? cell.iso : ''
  })

it('lays answers out as a row per person, words escaped and numbers kept', () => {
  const table = resultsTable(asked, 'wide', WORDS)
  expect(shown(table.header)?.slice(5)).toEqual([
    'Ποιο;',
    'Ποιο;: Άλλο (κείμενο)',
    'Πόσο;',
    'Βαθμός: Διάθεση',
    'Ζώνη: Διάθεση',
  ])
  const lines = table.lines(set)
  expect(lines).toHaveLength(1)
  const person = ['Παππά', 'Άννα', 'Αρχή', 'Τέλος', '2026-03-05T12:00']
  expect(shown(lines[0])).toEqual([...person, '=Ένα', '', 7, 7, 'Υψηλή'])
})

it('lays them out as a row per answer and score', () => {
  const table = resultsTable(asked, 'long', WORDS)
  expect(table.lines(set).map((line) => shown(line)?.slice(5))).toEqual([
    ['Ποιο;', '', '=Ένα'],
    ['Πόσο;', '', 7],
    ['Βαθμός: Διάθεση', '', 7],
  ])
  expect(table.lines({ ...set, Answers: [], Scores: [] })).toEqual([])
})

it('tells the columns of several words apart', () => {
  const words = { ...question, Id: 'ID_0004', TypeId: 17, Text: 'Τρεις λέξεις' }
  const Groups = [4, 5].map((Id) => ({ ...group, Id, Holds: 'text' as const, Options: [] }))
  const table = resultsTable({ Questions: [{ ...words, Groups }], Scales: [] }, 'wide', WORDS)
  expect(shown(table.header)?.slice(5)).toEqual(['Τρεις λέξεις: 1', 'Τρεις λέξεις: 2'])
})

it('calls a file by its name', () => {
  const file = { ...question, Id: 'ID_0003', TypeId: 21, Text: 'Βιογραφικό' }
  const Questions = [
    { ...file, Groups: [{ ...group, Id: 9, Holds: 'text' as const, Options: [] }] },
  ]
  const table = resultsTable({ Questions, Scales: [] }, 'wide', WORDS)
  const Answers = [{ G: 9, O: null, T: '12', F: 'βιογραφικό.pdf' }]
  expect(shown(table.lines({ ...set, Answers, Scores: [] })[0])?.at(-1)).toBe('βιογραφικό.pdf')
})

it('has whoever answered by a link as a row of its own without a name, in both layouts', () => {
  const holder = { ...set, AnswerSetId: 7, LastName: '', FirstName: '' }
  for (const layout of ['wide', 'long'] as const) {
    const lines = resultsTable(asked, layout, WORDS).lines(holder)
    expect(lines.length).toBeGreaterThan(0)
    for (const [last, first] of lines) {
      expect([last, first]).toEqual([answerCell('Με σύνδεσμο (7)'), answerCell('')])
    }
  }
})

it('has days and times as such', () => {
  const written = { ...group, Holds: 'text' as const, Options: [] }
  const Questions = [
    { ...question, Id: 'ID_0005', TypeId: 13, Text: 'Πότε;', Groups: [{ ...written, Id: 5 }] },
    { ...question, Id: 'ID_0006', TypeId: 14, Text: 'Τι ώρα;', Groups: [{ ...written, Id: 6 }] },
  ]
  const Answers = [
    { G: 5, O: null, T: '2026-03-05', F: null },
    { G: 6, O: null, T: '9:05', F: null },
  ]
  const table = resultsTable({ Questions, Scales: [] }, 'wide', WORDS)
  expect(table.lines({ ...set, Answers })[0]?.slice(5)).toEqual([
    { kind: 'date', iso: '2026-03-05' },
    { kind: 'time', text: '09:05' },
  ])
})
