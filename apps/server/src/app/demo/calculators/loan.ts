import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { SheetBuilder, StyleTable, workbookOf } from './sheet-builder.ts'

const MAX_YEARS = 30
const PAYMENTS = MAX_YEARS * 12
const FIRST = 5
const LAST = FIRST + PAYMENTS - 1

/** A loan of equal payments, with every payment and every year. */
export function loan(): WorkbookModel {
  const styles = new StyleTable()
  return workbookOf([terms(styles), years(styles), schedule(styles)], styles, {
    Ποσό: 'Δάνειο!$B$4',
    Επιτόκιο: 'Δάνειο!$B$5',
    Έτη: 'Δάνειο!$B$6',
    Πρώτη_δόση: 'Δάνειο!$B$7',
    Επιπλέον: 'Δάνειο!$B$8',
    Δόση: 'Δάνειο!$B$10',
  })
}

function terms(styles: StyleTable): SheetBuilder {
  const paid = (column: string): string => `Δόσεις!$${column}$${FIRST}:$${column}$${LAST}`
  return new SheetBuilder('Δάνειο', styles)
    .title('Δάνειο με ίσες δόσεις', 'A loan of equal payments', 'C')
    .widths(36, 16, 32)
    .line(4, 'Ποσό δανείου', 20_000, 'inputEuro', 'Amount')
    .line(5, 'Ετήσιο επιτόκιο', 0.065, 'inputPercent', 'Interest a year')
    .line(6, 'Διάρκεια σε έτη', 7, 'inputNumber', 'Years')
    .line(7, 'Πρώτη δόση', 46_054, 'inputDate', 'First payment')
    .line(8, 'Επιπλέον κάθε μήνα', 0, 'inputEuro', 'More each month')
    .put('A9', 'Τι θα πληρώνετε', 'section')
    .line(
      10,
      'Μηνιαία δόση',
      '=IF(Επιτόκιο=0,Ποσό/(Έτη*12),-PMT(Επιτόκιο/12,Έτη*12,Ποσό))',
      'resultEuro',
      'Payment a month',
    )
    .line(11, 'Δόσεις', `=COUNTIF(${paid('C')},">0")`, 'resultNumber', 'Payments')
    .line(12, 'Τελευταία δόση', `=MAX(${paid('B')})`, 'date', 'Last payment')
    .line(13, 'Σύνολο πληρωμών', `=SUM(${paid('C')})`, 'resultEuro', 'Paid in all')
    .line(14, 'Σύνολο τόκων', `=SUM(${paid('D')})`, 'resultEuro', 'Interest in all')
    .line(
      15,
      'Τόκοι για κάθε 100 € δανείου',
      '=IF(Ποσό>0,B14/Ποσό*100,0)',
      'euro',
      'Interest for every 100 €',
    )
    .bound('B4', 'decimal', 0, 10_000_000, 'Ένα ποσό από 0 €.')
    .bound('B5', 'decimal', 0, 1, 'Ποσοστό από 0% έως 100%.')
    .bound('B6', 'whole', 1, MAX_YEARS, `Από 1 έως ${MAX_YEARS} έτη.`)
    .bound('B8', 'decimal', 0, 10_000_000, 'Ένα ποσό από 0 €.')
    .chart(
      'Τόκοι και κεφάλαιο ανά έτος',
      'E4:M20',
      [
        {
          kind: 'column',
          name: { reference: "'Ανά έτος'!$C$4" },
          categories: "'Ανά έτος'!$A$5:$A$34",
          values: "'Ανά έτος'!$C$5:$C$34",
          colour: '#1f4e79',
        },
        {
          kind: 'column',
          name: { reference: "'Ανά έτος'!$B$4" },
          categories: "'Ανά έτος'!$A$5:$A$34",
          values: "'Ανά έτος'!$B$5:$B$34",
          colour: '#c55a11',
        },
      ],
      { stacking: 'stacked' },
    )
}

function years(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Ανά έτος', styles)
    .title('Κάθε έτος του δανείου', 'Every year of the loan', 'D')
    .widths(10, 16, 16, 18)
    .row('A4', ['Έτος', 'Τόκοι', 'Κεφάλαιο', 'Υπόλοιπο στο τέλος'], 'head')
    .freeze(4)
  for (let year = 1; year <= MAX_YEARS; year += 1) {
    const row = FIRST + year - 1
    const from = FIRST + (year - 1) * 12
    const of = (column: string): string => `Δόσεις!${column}${from}:${column}${from + 11}`
    sheet
      .put(`A${row}`, year, 'number')
      .put(`B${row}`, `=SUM(${of('D')})`, 'wholeEuro')
      .put(`C${row}`, `=SUM(${of('E')})`, 'wholeEuro')
      .put(`D${row}`, `=Δόσεις!F${from + 11}`, 'wholeEuro')
  }
  return sheet.condition(
    `A${FIRST}:D${FIRST + MAX_YEARS - 1}`,
    { kind: 'formula', formula: `$B${FIRST}+$C${FIRST}=0` },
    { font: { colour: '#a6a6a6' } },
  )
}

function schedule(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Δόσεις', styles)
    .title('Κάθε δόση', 'Every payment', 'F')
    .widths(8, 14, 14, 14, 14, 16)
    .row('A4', ['Δόση', 'Ημερομηνία', 'Πληρωμή', 'Τόκος', 'Κεφάλαιο', 'Υπόλοιπο'], 'head')
    .freeze(4)
  for (let number = 1; number <= PAYMENTS; number += 1) {
    const row = FIRST + number - 1
    const before = number === 1 ? 'Ποσό' : `F${row - 1}`
    sheet
      .put(`A${row}`, number, 'number')
      .put(`B${row}`, `=IF(C${row}>0,EDATE(Πρώτη_δόση,A${row}-1),"")`, 'date')
      .put(`C${row}`, `=IF(${before}<0.005,0,MIN(Δόση+Επιπλέον,${before}+D${row}))`, 'euro')
      .put(`D${row}`, `=IF(${before}<0.005,0,${before}*Επιτόκιο/12)`, 'euro')
      .put(`E${row}`, `=C${row}-D${row}`, 'euro')
      .put(`F${row}`, `=MAX(0,${before}-E${row})`, 'euro')
  }
  return sheet.condition(
    `A${FIRST}:F${LAST}`,
    { kind: 'formula', formula: `$C${FIRST}=0` },
    { font: { colour: '#d0d0d0' } },
  )
}
