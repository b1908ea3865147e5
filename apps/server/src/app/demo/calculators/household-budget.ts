import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { SheetBuilder, StyleTable, workbookOf } from './sheet-builder.ts'

const INCOME = [
  ['Μισθός', 980, 14, 'Salary'],
  ['Δεύτερος μισθός', 620, 14, 'Second salary'],
  ['Επίδομα παιδιού', 140, 6, 'Child benefit'],
  ['Επίδομα ανεργίας', 0, 12, 'Unemployment benefit'],
  ['Ενοίκια που εισπράττω', 0, 12, 'Rent received'],
  ['Άλλα έσοδα', 50, 12, 'Other income'],
] as const

const CATEGORIES = [
  'Στέγη',
  'Λογαριασμοί',
  'Τρόφιμα',
  'Μετακίνηση',
  'Υγεία',
  'Παιδιά',
  'Δάνεια',
  'Άλλα',
] as const

const COSTS = [
  ['Ενοίκιο', 'Στέγη', 420, 12],
  ['Κοινόχρηστα', 'Στέγη', 45, 12],
  ['Ρεύμα', 'Λογαριασμοί', 85, 12],
  ['Νερό', 'Λογαριασμοί', 32, 4],
  ['Τηλέφωνο και ίντερνετ', 'Λογαριασμοί', 38, 12],
  ['Σούπερ μάρκετ', 'Τρόφιμα', 360, 12],
  ['Λαϊκή αγορά', 'Τρόφιμα', 90, 12],
  ['Καύσιμα', 'Μετακίνηση', 70, 12],
  ['Ασφάλεια αυτοκινήτου', 'Μετακίνηση', 190, 2],
  ['Τέλη κυκλοφορίας', 'Μετακίνηση', 120, 1],
  ['Φάρμακα και γιατροί', 'Υγεία', 35, 12],
  ['Φροντιστήριο', 'Παιδιά', 110, 10],
  ['Δόση δανείου', 'Δάνεια', 95, 12],
  ['Ρούχα', 'Άλλα', 150, 4],
  ['Έξοδος και διασκέδαση', 'Άλλα', 60, 12],
] as const

const FIRST = 5
/** Lines for what people add of their own. */
const EMPTY_LINES = 5
const TIMES = 'Πόσες φορές τον χρόνο: 12 για κάθε μήνα.'

/** A household's month: what comes in, what goes out by category, what remains. */
export function householdBudget(): WorkbookModel {
  const styles = new StyleTable()
  const lastIncome = FIRST + INCOME.length - 1
  const lastCost = FIRST + COSTS.length + EMPTY_LINES - 1
  return workbookOf(
    [summary(styles), income(styles), costs(styles, lastCost), lists(styles)],
    styles,
    {
      Έσοδα_μήνα: `Έσοδα!$D$${lastIncome + 1}`,
      Έξοδα_μήνα: `Έξοδα!$E$${lastCost + 1}`,
      Κατηγορίες: `Λίστες!$A$2:$A$${CATEGORIES.length + 1}`,
    },
  )
}

function income(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Έσοδα', styles)
    .title('Τι μπαίνει στο σπίτι', 'What comes in', 'E')
    .widths(30, 14, 14, 14, 24)
    .row('A4', ['Πηγή', 'Ποσό', 'Φορές τον χρόνο', 'Τον μήνα', 'In English'], 'head')
    .freeze(4)
  const last = FIRST + INCOME.length - 1
  for (const [index, [name, amount, times, english]] of INCOME.entries()) {
    const row = FIRST + index
    sheet
      .put(`A${row}`, name)
      .put(`B${row}`, amount, 'inputEuro')
      .put(`C${row}`, times, 'inputNumber')
      .put(`D${row}`, `=B${row}*C${row}/12`, 'euro')
      .put(`E${row}`, english, 'note')
  }
  return sheet
    .put(`A${last + 1}`, 'Σύνολο', 'result')
    .put(`B${last + 1}`, '', 'result')
    .put(`C${last + 1}`, '', 'result')
    .put(`D${last + 1}`, `=SUM(D${FIRST}:D${last})`, 'resultEuro')
    .bound(`B${FIRST}:B${last}`, 'decimal', 0, 100_000, 'Ένα ποσό από 0 έως 100.000 €.')
    .bound(`C${FIRST}:C${last}`, 'whole', 0, 52, TIMES)
}

function costs(styles: StyleTable, last: number): SheetBuilder {
  const sheet = new SheetBuilder('Έξοδα', styles)
    .title('Τι βγαίνει από το σπίτι', 'What goes out', 'E')
    .widths(30, 18, 14, 14, 14)
    .row('A4', ['Έξοδο', 'Κατηγορία', 'Ποσό', 'Φορές τον χρόνο', 'Τον μήνα'], 'head')
    .freeze(4)
  for (let row = FIRST; row <= last; row += 1) {
    const [name, category, amount, times] = COSTS[row - FIRST] ?? ['', '', 0, 12]
    sheet
      .put(`A${row}`, name, 'inputText')
      .put(`B${row}`, category, 'inputText')
      .put(`C${row}`, amount, 'inputEuro')
      .put(`D${row}`, times, 'inputNumber')
      .put(`E${row}`, `=C${row}*D${row}/12`, 'euro')
  }
  return sheet
    .row(`A${last + 1}`, ['Σύνολο', '', '', ''], 'result')
    .put(`E${last + 1}`, `=SUM(E${FIRST}:E${last})`, 'resultEuro')
    .choose(`B${FIRST}:B${last}`, 'Κατηγορίες', 'Σε ποια κατηγορία ανήκει;')
    .bound(`C${FIRST}:C${last}`, 'decimal', 0, 100_000, 'Ένα ποσό από 0 έως 100.000 €.')
    .bound(`D${FIRST}:D${last}`, 'whole', 0, 52, TIMES)
    .condition(`E${FIRST}:E${last}`, { kind: 'bar', colour: '#f4b183' })
}

function summary(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Σύνοψη', styles)
    .title('Οικογενειακός προϋπολογισμός', 'Household budget', 'C')
    .widths(34, 16, 30)
    .line(4, 'Έσοδα τον μήνα', '=Έσοδα_μήνα', 'euro', 'Income a month')
    .line(5, 'Έξοδα τον μήνα', '=Έξοδα_μήνα', 'euro', 'Costs a month')
    .line(6, 'Μένουν τον μήνα', '=B4-B5', 'resultEuro', 'What remains')
    .line(7, 'Μέρος που αποταμιεύεται', '=IF(B4>0,B6/B4,0)', 'percent', 'Share that is saved')
    .line(8, 'Χρήματα στην άκρη', 1_500, 'inputEuro', 'Savings today')
    .line(
      9,
      'Για πόσους μήνες φτάνουν',
      '=IF(B5>0,ROUND(B8/B5,1),0)',
      'resultScore',
      'Months that they last',
    )
    .line(10, 'Στόχος αποταμίευσης', 3_000, 'inputEuro', 'Savings goal')
    .line(
      11,
      'Σε πόσους μήνες τον φτάνω',
      '=IF(B10<=B8,0,IF(B6<=0,"με αυτά τα έξοδα, ποτέ",ROUNDUP((B10-B8)/B6,0)))',
      'result',
      'Months to the goal',
    )
    .row('A13', ['Κατηγορία', 'Τον μήνα', 'Μέρος των εξόδων'], 'head')
    .bound('B8:B10', 'decimal', 0, 1_000_000, 'Ένα ποσό από 0 € και πάνω.')
    .sign('B6')
  for (const [index, category] of CATEGORIES.entries()) {
    const row = 14 + index
    sheet
      .put(`A${row}`, category)
      .put(`B${row}`, `=SUMIF(Έξοδα!$B$5:$B$24,A${row},Έξοδα!$E$5:$E$24)`, 'euro')
      .put(`C${row}`, `=IF($B$5>0,B${row}/$B$5,0)`, 'percent')
  }
  const last = 13 + CATEGORIES.length
  return sheet
    .condition(
      `C14:C${last}`,
      { kind: 'top', count: 1, isPercent: false, isBottom: false },
      { font: { isBold: true, colour: '#9c5700' }, fill: '#ffeb9c' },
    )
    .chart(
      'Πού πάνε τα χρήματα',
      'E4:L20',
      [
        {
          kind: 'doughnut',
          categories: `Σύνοψη!$A$14:$A$${last}`,
          values: `Σύνοψη!$B$14:$B$${last}`,
        },
      ],
      { hasLegend: true },
    )
    .chart('Έσοδα και έξοδα', 'E22:L36', [
      {
        kind: 'column',
        categories: 'Σύνοψη!$A$4:$A$6',
        values: 'Σύνοψη!$B$4:$B$6',
        colour: '#1f4e79',
      },
    ])
}

function lists(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Λίστες', styles).put('A1', 'Κατηγορίες', 'head').hide()
  for (const [index, category] of CATEGORIES.entries()) sheet.put(`A${index + 2}`, category)
  return sheet
}
