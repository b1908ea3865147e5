import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { letters, SheetBuilder, StyleTable, workbookOf } from './sheet-builder.ts'
import type { StyleName } from './styles.ts'

/** The five years, after the one in which the business is set up. */
const YEARS = [1, 2, 3, 4, 5] as const
const LAST = letters(YEARS.length + 1)

/** A small business over five years: what it earns, and whether what is put into it comes back. */
export function businessPlan(): WorkbookModel {
  const styles = new StyleTable()
  return workbookOf([assumptions(styles), plan(styles)], styles, {
    Επένδυση: 'Παραδοχές!$B$4',
    Απόδοση_στόχος: 'Παραδοχές!$B$14',
  })
}

function assumptions(styles: StyleTable): SheetBuilder {
  return new SheetBuilder('Παραδοχές', styles)
    .title('Σχέδιο μικρής επιχείρησης', 'A small business over five years', 'C')
    .widths(40, 16, 36)
    .line(4, 'Αρχική επένδυση', 25_000, 'inputEuro', 'What it takes to begin')
    .line(
      5,
      'Πελάτες τον μήνα, πρώτο έτος',
      160,
      'inputNumber',
      'Customers a month in the first year',
    )
    .line(6, 'Αύξηση πελατών τον χρόνο', 0.12, 'inputPercent', 'More customers each year')
    .line(7, 'Έσοδο ανά πελάτη', 24, 'inputEuro', 'Income of a customer')
    .line(8, 'Αύξηση τιμών τον χρόνο', 0.03, 'inputPercent', 'Rise of prices each year')
    .line(9, 'Κόστος ανά πελάτη, μέρος του εσόδου', 0.35, 'inputPercent', 'Cost of a customer')
    .line(10, 'Σταθερά έξοδα τον μήνα', 1_450, 'inputEuro', 'Fixed costs a month')
    .line(11, 'Αύξηση εξόδων τον χρόνο', 0.025, 'inputPercent', 'Rise of costs each year')
    .line(12, 'Έτη απόσβεσης', 5, 'inputNumber', 'Years of depreciation')
    .line(13, 'Φόρος κερδών', 0.22, 'inputPercent', 'Tax on profit')
    .line(14, 'Απόδοση που ζητάω', 0.08, 'inputPercent', 'Return that is wanted')
    .put('A16', 'Αξίζει;', 'section')
    .line(17, 'Καθαρή παρούσα αξία', `='Πέντε έτη'!B16`, 'resultEuro', 'Net present value (NPV)')
    .line(
      18,
      'Εσωτερικός βαθμός απόδοσης',
      `='Πέντε έτη'!B17`,
      'resultPercent',
      'Internal rate of return (IRR)',
    )
    .line(19, 'Χρόνια ώσπου να επιστραφούν', `='Πέντε έτη'!B18`, 'result', 'Years to pay back')
    .line(
      20,
      'Πελάτες τον μήνα για να μη χάνω',
      `='Πέντε έτη'!B19`,
      'resultNumber',
      'Customers a month to break even',
    )
    .line(
      21,
      'Με αυτές τις παραδοχές',
      '=IF(B17>0,"αξίζει να συνεχίσετε","δεν φτάνει: δείτε τις παραδοχές")',
      'result',
      'With these assumptions',
    )
    .bound('B4', 'decimal', 0, 10_000_000, 'Ένα ποσό από 0 €.')
    .bound('B6', 'decimal', -1, 5, 'Ποσοστό από -100% έως 500%.')
    .bound('B9', 'decimal', 0, 1, 'Ποσοστό από 0% έως 100%.')
    .bound('B12', 'whole', 1, 20, 'Από 1 έως 20 έτη.')
    .bound('B13:B14', 'decimal', 0, 1, 'Ποσοστό από 0% έως 100%.')
    .sign('B17')
    .chart('Έσοδα και κέρδος', 'E4:M20', [
      {
        kind: 'column',
        name: { reference: "'Πέντε έτη'!$A$5" },
        categories: "'Πέντε έτη'!$C$4:$G$4",
        values: "'Πέντε έτη'!$C$5:$G$5",
        colour: '#1f4e79',
      },
      {
        kind: 'line',
        name: { reference: "'Πέντε έτη'!$A$12" },
        categories: "'Πέντε έτη'!$C$4:$G$4",
        values: "'Πέντε έτη'!$C$12:$G$12",
        colour: '#c55a11',
        isSecondAxis: true,
      },
    ])
}

/** A line of the plan: its name, its formula for a year's column, and how it looks. */
type Line = readonly [
  row: number,
  name: string,
  formula: (column: string, before: string) => string,
  style: StyleName,
]

const LINES: readonly Line[] = [
  [5, 'Έσοδα', (column) => `=${column}20*${column}21*12`, 'wholeEuro'],
  [6, 'Κόστος πελατών', (column) => `=-${column}5*Παραδοχές!$B$9`, 'wholeEuro'],
  [
    7,
    'Σταθερά έξοδα',
    (column) => `=-Παραδοχές!$B$10*12*(1+Παραδοχές!$B$11)^(${column}$3-1)`,
    'wholeEuro',
  ],
  [8, 'Πριν από αποσβέσεις', (column) => `=SUM(${column}5:${column}7)`, 'wholeEuro'],
  [
    9,
    'Απόσβεση',
    (column) => `=IF(${column}$3<=Παραδοχές!$B$12,-Επένδυση/Παραδοχές!$B$12,0)`,
    'wholeEuro',
  ],
  [10, 'Πριν από φόρους', (column) => `=${column}8+${column}9`, 'wholeEuro'],
  [11, 'Φόρος', (column) => `=-MAX(0,${column}10)*Παραδοχές!$B$13`, 'wholeEuro'],
  [12, 'Κέρδος', (column) => `=${column}10+${column}11`, 'wholeEuro'],
  [13, 'Χρήματα που μένουν', (column) => `=${column}12-${column}9`, 'wholeEuro'],
  [14, 'Μαζί με τα προηγούμενα', (column, before) => `=${before}14+${column}13`, 'wholeEuro'],
  [
    20,
    'Πελάτες τον μήνα',
    (column) => `=Παραδοχές!$B$5*(1+Παραδοχές!$B$6)^(${column}$3-1)`,
    'number',
  ],
  [
    21,
    'Έσοδο ανά πελάτη',
    (column) => `=Παραδοχές!$B$7*(1+Παραδοχές!$B$8)^(${column}$3-1)`,
    'euro',
  ],
]

function plan(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Πέντε έτη', styles)
    .title('Πέντε έτη', 'Five years', LAST)
    .widths(34, 14, 14, 14, 14, 14, 14)
    .put('A3', 'Έτος', 'note')
    .row('B3', [0, ...YEARS], 'number')
    .row('A4', ['Ποσά σε ευρώ', 'Έναρξη', ...YEARS.map((year) => `Έτος ${year}`)], 'head')
    .put('B13', '=-Επένδυση', 'wholeEuro')
    .put('B14', '=B13', 'wholeEuro')
    .freeze(4, 1)
  for (const [row, name, formula, style] of LINES) {
    sheet.put(`A${row}`, name, row === 12 || row === 14 ? 'section' : 'text')
    for (const year of YEARS) {
      const column = letters(year + 1)
      sheet.put(`${column}${row}`, formula(column, letters(year)), style)
    }
  }
  return sheet
    .put('A16', 'Καθαρή παρούσα αξία')
    .put('B16', `=B13+NPV(Απόδοση_στόχος,C13:${LAST}13)`, 'resultEuro')
    .put('A17', 'Εσωτερικός βαθμός απόδοσης')
    .put('B17', `=IFERROR(IRR(B13:${LAST}13),"δεν υπάρχει")`, 'resultPercent')
    .put('A18', 'Χρόνια ώσπου να επιστραφούν')
    .put('B18', `=IF(${LAST}14<0,"πάνω από πέντε",COUNTIF(C14:${LAST}14,"<0")+1)`, 'result')
    .put('A19', 'Πελάτες τον μήνα για να μη χάνω')
    .put('B19', '=ROUNDUP(Παραδοχές!B10/(Παραδοχές!B7*(1-Παραδοχές!B9)),0)', 'resultNumber')
    .sign(`B14:${LAST}14`)
}
