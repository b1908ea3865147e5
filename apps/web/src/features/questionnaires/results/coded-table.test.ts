import { csvLine } from '@telemachos/rules/export-cells'
import { describe, expect, it } from 'vitest'
import { codebookRows, codedTable } from './coded-table.ts'
import type { Distribution } from './question-chart.ts'
import { rScript } from './r-script.ts'

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

const CODEBOOK = {
  variable: 'Μεταβλητή',
  label: 'Ερώτηση',
  kind: 'Είδος',
  code: 'Κωδικός',
  meaning: 'Σημασία',
  kindOf: { number: 'αριθμός', text: 'κείμενο', date: 'μέρα', moment: 'στιγμή', time: 'ώρα' },
}

const group = { Line: null, IsOther: false, Answered: 1, Numbers: null, Text: '', Row: null }
const option = (Id: number, Text: string, Value: string) => ({ Id, Text, Value, Count: 0 })
const written = { ...group, Holds: 'text' as const, Key: 'text', Options: [] }
const question = { Section: '', Picture: null, Answered: 1 }

const asked: Pick<Distribution, 'Questions' | 'Scales'> = {
  Questions: [
    {
      ...question,
      Id: 'ID_0001',
      Model: 'mood',
      TypeId: 1,
      Text: 'Πώς "νιώθεις";',
      Groups: [
        {
          ...group,
          Id: 1,
          Holds: 'option',
          Key: 'choice',
          Options: [option(1, 'Καλά', '5'), option(2, 'Άσχημα', '0')],
        },
      ],
    },
    {
      ...question,
      Id: 'ID_0002',
      Model: 'food',
      TypeId: 2,
      Text: 'Τι τρως;',
      Groups: [
        { ...group, Id: 2, Holds: 'option', Key: 'a', Options: [option(1, 'Ψωμί', 'a')] },
        { ...group, Id: 3, Holds: 'option', Key: 'ελιές', Options: [option(1, 'Ελιές', 'ελιές')] },
        { ...written, Id: 4, Key: 'other', Text: 'Άλλο', IsOther: true },
      ],
    },
    {
      ...question,
      Id: 'ID_0003',
      Model: 'grid',
      TypeId: 4,
      Text: 'Πόσο;',
      Groups: ['x', 'y'].map((Row, place) => ({
        ...group,
        Id: 5 + place,
        Holds: 'option' as const,
        Key: Row,
        Row,
        Text: Row,
        Options: [option(1, 'Λίγο', 'few'), option(2, 'Πολύ', 'many')],
      })),
    },
    {
      ...question,
      Id: 'ID_0004',
      Model: 'day',
      TypeId: 13,
      Text: 'Πότε;',
      Groups: [{ ...written, Id: 7 }],
    },
    {
      ...question,
      Id: 'ID_0005',
      Model: 'Day',
      TypeId: 10,
      Text: 'Γιατί;',
      Groups: [{ ...written, Id: 8 }],
    },
  ],
  Scales: [{ Id: 's', Name: 'Όλα', Count: 1, Mean: 5, Low: 0, High: 10, Bands: [] }],
}

const set = {
  AnswerSetId: 9,
  LastName: 'Παππά',
  FirstName: 'Άννα',
  Action: 'Αρχή',
  State: 'finished' as const,
  FinishedAt: '2026-03-05T10:00:00Z',
  Answers: [
    { G: 1, O: 2, T: null, F: null },
    { G: 3, O: 1, T: null, F: null },
    { G: 6, O: 2, T: null, F: null },
    { G: 7, O: null, T: '2026-03-05', F: null },
    { G: 8, O: null, T: '=1+1', F: null },
  ],
  Scores: [{ Id: 's', Score: 7, Band: null }],
}

const table = codedTable(asked, WORDS)
const lines = (one: typeof set) => table.lines(one).map((cells) => csvLine(cells))

describe('the coded table', () => {
  it('has a variable of its own name for each part', () => {
    expect(csvLine(table.header)).toBe(
      'set_id;last_name;first_name;action;state;finished;mood;food_a;food_2;food_text;grid_x;grid_y;day;Day_2;score_s;band_s\r\n',
    )
  })

  it('has codes for what was chosen, and nothing for what was not answered', () => {
    expect(lines(set)).toEqual([
      "9;Παππά;Άννα;Αρχή;Τέλος;2026-03-05T12:00;0;0;1;;;2;2026-03-05;'=1+1;7;\r\n",
    ])
    expect(lines({ ...set, Answers: [], Scores: [] })).toEqual([
      '9;Παππά;Άννα;Αρχή;Τέλος;2026-03-05T12:00;;;;;;;;;;\r\n',
    ])
  })

  it('comes with what each variable and code is', () => {
    const rows = codebookRows(table.variables, CODEBOOK).map((cells) => csvLine(cells))
    expect(rows).toContain('mood;"Πώς ""νιώθεις"";";αριθμός;5;Καλά\r\n')
    expect(rows).toContain('food_2;"Τι τρως;: Ελιές";αριθμός;0;Όχι\r\n')
    expect(rows).toContain('grid_y;"Πόσο;: y";αριθμός;2;Πολύ\r\n')
    expect(rows).toContain('day;"Πότε;";μέρα;;\r\n')
    expect(rows).toHaveLength(22)
  })
})

describe('the script for R', () => {
  const script = rScript(table.variables, {
    file: 'answers.csv',
    separator: ';',
    lead: 'Τίτλος\nΔιαβάζει',
  })

  it('reads the file with the kind of each variable, empty cells as missing', () => {
    expect(script.startsWith('# Τίτλος\n# Διαβάζει\n\ndata <- read.csv(\n')).toBe(true)
    expect(script).toContain('"answers.csv", sep = ";", quote = "\\"", dec = ".", header = TRUE')
    expect(script).toContain('fileEncoding = "UTF-8-BOM"')
    expect(script).toContain('na.strings = ""')
    expect(script).toContain('    "mood" = "numeric",\n    "food_a" = "numeric",')
    expect(script).toContain('    "Day_2" = "character",')
    expect(script).toContain('for (name in c("day")) data[[name]] <- as.Date(data[[name]])')
    expect(script).toContain('for (name in c("finished")) {')
  })

  it('labels every variable, and every code', () => {
    expect(script).toContain(
      'data <- describe(data, "mood", "Πώς \\"νιώθεις\\";", c("Καλά" = 5, "Άσχημα" = 0))',
    )
    expect(script).toContain(
      'data <- describe(data, "food_a", "Τι τρως;: Ψωμί", c("Όχι" = 0, "Ναι" = 1))',
    )
    expect(script).toContain('data <- describe(data, "day", "Πότε;")')
    expect(script.match(/^data <- describe\(/gm)).toHaveLength(table.variables.length)
  })

  it('takes the marks of csv off texts', () => {
    expect(script).toContain('  marked <- !is.na(text) & grepl("^=\\".*\\"$", text)')
    expect(script).toContain(`sub("^'(?=[=+@\\\\-`)
  })

  it('is closed everywhere it opens', () => {
    const outside = script.replaceAll(/^#.*$/gm, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    for (const [open, close] of ['()', '{}', '[]']) {
      expect(outside.split(open ?? '').length).toBe(outside.split(close ?? '').length)
    }
    expect(outside).not.toContain('"')
  })
})
