import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { letters, SheetBuilder, StyleTable, workbookOf } from './sheet-builder.ts'

/** What people weigh: how much by itself, and marks of the offers from 1 to 10. */
const CRITERIA = [
  ['Καθαρός μισθός', 'Net salary', 9, [6, 8, 7, 5]],
  ['Ωράριο', 'Working hours', 7, [8, 5, 7, 9]],
  ['Απόσταση από το σπίτι', 'Distance from home', 5, [9, 4, 6, 10]],
  ['Σταθερότητα', 'Stability', 8, [7, 6, 9, 4]],
  ['Ευκαιρίες να μάθω', 'Chances to learn', 7, [5, 9, 6, 6]],
  ['Συνάδελφοι και κλίμα', 'Colleagues', 6, [7, 7, 8, 8]],
  ['Προοπτική εξέλιξης', 'Prospects', 6, [4, 9, 7, 3]],
  ['Ταιριάζει στις αξίες μου', 'Fits my values', 5, [8, 6, 7, 9]],
] as const

const OFFERS = ['Κατάστημα στη γειτονιά', 'Εταιρεία λογισμικού', 'Δήμος', 'Από το σπίτι'] as const

const COLOURS = ['#1f4e79', '#c55a11', '#548235', '#7030a0'] as const
const FIRST = 6
const LAST = FIRST + CRITERIA.length - 1
const TOTAL = LAST + 2

/** Offers of work side by side, each criterion with its weight. */
export function jobOffers(): WorkbookModel {
  const styles = new StyleTable()
  return workbookOf([comparison(styles), weighted(styles)], styles, {
    Βάρη: `Σύγκριση!$B$${FIRST}:$B$${LAST}`,
  })
}

function comparison(styles: StyleTable): SheetBuilder {
  const marks = `C${FIRST}:F${LAST}`
  const sheet = new SheetBuilder('Σύγκριση', styles)
    .title('Σύγκριση προσφορών εργασίας', 'Comparing offers of work', 'G')
    .widths(30, 10, 18, 18, 18, 18, 22)
    .put('A3', 'Βαθμοί από 1 (καθόλου) έως 10 (απόλυτα). Βάρος: πόσο μετράει για εσάς.', 'note')
    .row('A5', ['Τι μετράει', 'Βάρος', ...OFFERS, 'In English'], 'head')
    .row('C5', OFFERS, 'inputText')
    .freeze(5, 1)
  for (const [index, [name, english, weight, offers]] of CRITERIA.entries()) {
    const row = FIRST + index
    sheet
      .put(`A${row}`, name, 'inputText')
      .put(`B${row}`, weight, 'inputNumber')
      .row(`C${row}`, offers, 'inputNumber')
      .put(`G${row}`, english, 'note')
  }
  sheet.put(`A${TOTAL}`, 'Βαθμός με τα βάρη', 'result').put(`A${TOTAL + 1}`, 'Σειρά')
  sheet.put(`A${TOTAL + 2}`, 'Αδύνατο σημείο')
  for (const index of OFFERS.keys()) {
    const column = letters(index + 2)
    const own = `${column}$${FIRST}:${column}$${LAST}`
    sheet
      .put(
        `${column}${TOTAL}`,
        `=IF(SUM(Βάρη)>0,SUMPRODUCT(Βάρη,${own})/SUM(Βάρη),0)`,
        'resultScore',
      )
      .put(`${column}${TOTAL + 1}`, `=RANK(${column}${TOTAL},$C$${TOTAL}:$F$${TOTAL})`, 'number')
      .put(`${column}${TOTAL + 2}`, `=INDEX($A$${FIRST}:$A$${LAST},MATCH(MIN(${own}),${own},0))`)
  }
  return sheet
    .put(`A${TOTAL + 4}`, 'Προηγείται', 'section')
    .put(
      `B${TOTAL + 4}`,
      `=INDEX(C5:F5,MATCH(MAX(C${TOTAL}:F${TOTAL}),C${TOTAL}:F${TOTAL},0))`,
      'result',
    )
    .put(`A${TOTAL + 5}`, 'Διαφορά από τη δεύτερη')
    .put(
      `B${TOTAL + 5}`,
      `=LARGE(C${TOTAL}:F${TOTAL},1)-LARGE(C${TOTAL}:F${TOTAL},2)`,
      'resultScore',
    )
    .bound(`B${FIRST}:B${LAST}`, 'whole', 0, 10, 'Ακέραιος αριθμός από 0 έως 10.')
    .bound(marks, 'whole', 1, 10, 'Ακέραιος αριθμός από 1 έως 10.')
    .condition(marks, {
      kind: 'scale',
      points: [
        { kind: 'number', value: '1', colour: '#f8cbad' },
        { kind: 'number', value: '5', colour: '#ffffff' },
        { kind: 'number', value: '10', colour: '#a9d08e' },
      ],
    })
    .condition(
      `C${TOTAL}:F${TOTAL}`,
      { kind: 'top', count: 1, isPercent: false, isBottom: false },
      { font: { isBold: true, colour: '#006100' }, fill: '#c6efce' },
    )
    .chart(
      'Πού είναι δυνατή η κάθε προσφορά',
      'I5:P20',
      OFFERS.map((_, index) => {
        const column = letters(index + 2)
        return {
          kind: 'radar',
          name: { reference: `Σύγκριση!$${column}$5` },
          categories: `Σύγκριση!$A$${FIRST}:$A$${LAST}`,
          values: `Σύγκριση!$${column}$${FIRST}:$${column}$${LAST}`,
          colour: COLOURS[index] ?? '#1f4e79',
        } as const
      }),
    )
    .chart('Βαθμός με τα βάρη', 'I22:P34', [
      {
        kind: 'bar',
        categories: 'Σύγκριση!$C$5:$F$5',
        values: `Σύγκριση!$C$${TOTAL}:$F$${TOTAL}`,
        colour: '#1f4e79',
      },
    ])
}

function weighted(styles: StyleTable): SheetBuilder {
  const sheet = new SheetBuilder('Τι δίνει κάθε κριτήριο', styles)
    .title('Πόσο από τον βαθμό δίνει κάθε κριτήριο', 'What each criterion adds', 'E')
    .widths(30, 18, 18, 18, 18)
    .put('A4', 'Τι μετράει', 'head')
    .freeze(4, 1)
  for (const index of OFFERS.keys()) {
    const column = letters(index + 1)
    const source = letters(index + 2)
    sheet.put(`${column}4`, `=Σύγκριση!${source}5`, 'head')
    for (let row = FIRST; row <= LAST; row += 1) {
      sheet.put(
        `${column}${row - 1}`,
        `=IF(SUM(Βάρη)>0,Σύγκριση!$B${row}*Σύγκριση!${source}${row}/SUM(Βάρη),0)`,
        'score',
      )
    }
  }
  for (let row = FIRST; row <= LAST; row += 1) sheet.put(`A${row - 1}`, `=Σύγκριση!A${row}`)
  return sheet
}
