import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { SheetBuilder, StyleTable, workbookOf } from './sheet-builder.ts'

/** From, up to, rate: of the income of a year. */
const SCALE = [
  [0, 10_000, 0.09],
  [10_000, 20_000, 0.22],
  [20_000, 30_000, 0.28],
  [30_000, 40_000, 0.36],
  [40_000, 10_000_000, 0.44],
] as const

/** Reduction of the tax by number of children. */
const REDUCTIONS = [777, 900, 1_120, 1_340, 1_580, 1_780, 2_000] as const

const CURVE = { from: 800, step: 200, count: 22 } as const

/** From a month's gross salary to what arrives; every rate is an assumption that people can change. */
export function netSalary(): WorkbookModel {
  const styles = new StyleTable()
  return workbookOf([calculation(styles), curve(styles), assumptions(styles)], styles, {
    Μεικτά: 'Υπολογισμός!$B$4',
    Μισθοί: 'Υπολογισμός!$B$5',
    Παιδιά: 'Υπολογισμός!$B$6',
    Εισφορά: 'Παραδοχές!$B$4',
    Ανώτατες_αποδοχές: 'Παραδοχές!$B$5',
    Από: 'Παραδοχές!$A$12:$A$16',
    Επιπλέον: 'Παραδοχές!$D$12:$D$16',
  })
}

function calculation(styles: StyleTable): SheetBuilder {
  return new SheetBuilder('Υπολογισμός', styles)
    .title('Καθαρός μισθός από μεικτό', 'Net salary from gross', 'C')
    .widths(38, 16, 34)
    .put('A3', 'Με τους συντελεστές του φύλλου «Παραδοχές»: δείτε αν ισχύουν ακόμη.', 'note')
    .line(4, 'Μεικτός μισθός τον μήνα', 1_200, 'inputEuro', 'Gross salary a month')
    .line(5, 'Μισθοί τον χρόνο', 14, 'inputNumber', 'Salaries a year')
    .line(6, 'Παιδιά', 1, 'inputNumber', 'Children')
    .put('A7', 'Τι κρατιέται', 'section')
    .line(
      8,
      'Εισφορές τον μήνα',
      '=MIN(Μεικτά,Ανώτατες_αποδοχές)*Εισφορά',
      'euro',
      'Contributions a month',
    )
    .line(9, 'Φορολογητέο του χρόνου', '=(Μεικτά-B8)*Μισθοί', 'euro', 'Taxable income of the year')
    .line(
      10,
      'Φόρος με την κλίμακα',
      '=SUMPRODUCT((B9>Από)*(B9-Από)*Επιπλέον)',
      'euro',
      'Tax by the scale',
    )
    .line(
      11,
      'Μείωση φόρου',
      '=MAX(0,INDEX(Παραδοχές!$B$20:$B$26,MATCH(MIN(Παιδιά,6),Παραδοχές!$A$20:$A$26,0))-MAX(0,B9-Παραδοχές!$B$6)/1000*Παραδοχές!$B$7)',
      'euro',
      'Reduction of the tax',
    )
    .line(12, 'Φόρος του χρόνου', '=MAX(0,B10-B11)', 'euro', 'Tax of the year')
    .put('A13', 'Τι μένει', 'section')
    .line(14, 'Καθαρά τον χρόνο', '=B9-B12', 'resultEuro', 'Net a year')
    .line(
      15,
      'Καθαρός μισθός τον μήνα',
      '=IF(Μισθοί>0,B14/Μισθοί,0)',
      'resultEuro',
      'Net salary a month',
    )
    .line(16, 'Από κάθε 100 € μένουν', '=IF(Μεικτά>0,B15/Μεικτά*100,0)', 'euro', 'Of every 100 €')
    .bound('B4', 'decimal', 0, 100_000, 'Ένα ποσό από 0 έως 100.000 €.')
    .choose('B5', '"12,14"', '14 με τα δώρα και το επίδομα αδείας')
    .bound('B6', 'whole', 0, 20, 'Ακέραιος αριθμός από 0.')
    .chart(
      'Από τον μεικτό στον καθαρό',
      'E4:L18',
      [
        {
          kind: 'line',
          name: { text: 'Καθαρός μισθός' },
          categories: "'Καμπύλη'!$A$5:$A$26",
          values: "'Καμπύλη'!$D$5:$D$26",
          colour: '#1f7a4d',
        },
      ],
      { axisTitles: { category: 'Μεικτός', value: 'Καθαρός' } },
    )
}

function curve(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Καμπύλη', styles)
    .title('Ο καθαρός μισθός για κάθε μεικτό', 'The net salary for every gross one', 'D')
    .widths(16, 20, 20, 16)
    .row('A4', ['Μεικτός', 'Φορολογητέο', 'Φόρος', 'Καθαρός'], 'head')
    .freeze(4)
  for (let index = 0; index < CURVE.count; index += 1) {
    const row = 5 + index
    const reduction = `MAX(0,INDEX(Παραδοχές!$B$20:$B$26,MATCH(MIN(Παιδιά,6),Παραδοχές!$A$20:$A$26,0))-MAX(0,B${row}-Παραδοχές!$B$6)/1000*Παραδοχές!$B$7)`
    sheet
      .put(`A${row}`, CURVE.from + index * CURVE.step, 'euro')
      .put(`B${row}`, `=(A${row}-MIN(A${row},Ανώτατες_αποδοχές)*Εισφορά)*Μισθοί`, 'euro')
      .put(
        `C${row}`,
        `=MAX(0,SUMPRODUCT((B${row}>Από)*(B${row}-Από)*Επιπλέον)-${reduction})`,
        'euro',
      )
      .put(`D${row}`, `=IF(Μισθοί>0,(B${row}-C${row})/Μισθοί,0)`, 'euro')
  }
  return sheet.condition(
    `A5:D${4 + CURVE.count}`,
    { kind: 'formula', formula: 'AND($A5<=Μεικτά,$A5+200>Μεικτά)' },
    { font: { isBold: true }, fill: '#fff2cc' },
  )
}

function assumptions(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Παραδοχές', styles)
    .title('Παραδοχές', 'Assumptions: rates of 2025 for employees; change what has changed', 'D')
    .widths(38, 18, 34, 20)
    .line(4, 'Εισφορές εργαζομένου', 0.1337, 'inputPercent', 'Contributions of employees')
    .line(5, 'Ανώτατες ασφαλιστέες αποδοχές', 7_572.62, 'inputEuro', 'Ceiling of what is insured')
    .line(6, 'Πλήρης μείωση φόρου έως', 12_000, 'inputEuro', 'Whole reduction of the tax up to')
    .line(7, 'Λιγότερη για κάθε 1.000 € παραπάνω', 20, 'inputEuro', 'Less for every 1,000 € above')
    .put('A10', 'Κλίμακα φόρου', 'section')
    .row('A11', ['Από', 'Έως', 'Συντελεστής', 'Επιπλέον του προηγούμενου'], 'head')
    .put('A18', 'Μείωση φόρου', 'section')
    .row('A19', ['Παιδιά', 'Ποσό'], 'head')
    .bound('B4', 'decimal', 0, 1, 'Ποσοστό από 0% έως 100%.')
    .bound('C12:C16', 'decimal', 0, 1, 'Ποσοστό από 0% έως 100%.')
  for (const [index, [from, to, rate]] of SCALE.entries()) {
    const row = 12 + index
    sheet
      .put(`A${row}`, from, 'inputEuro')
      .put(`B${row}`, to, 'inputEuro')
      .put(`C${row}`, rate, 'inputPercent')
      .put(`D${row}`, index === 0 ? `=C${row}` : `=C${row}-C${row - 1}`, 'percent')
  }
  for (const [children, reduction] of REDUCTIONS.entries()) {
    sheet
      .put(`A${20 + children}`, children, 'number')
      .put(`B${20 + children}`, reduction, 'inputEuro')
  }
  return sheet
}
