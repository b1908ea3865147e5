import type { BorderSide, CellStyle } from '@telemachos/spreadsheet/model/workbook-model'

const FONT = { name: 'Calibri', size: 11 } as const
const LINE: BorderSide = { style: 'thin', colour: '#7f7f7f' }
const BOX = { top: LINE, right: LINE, bottom: LINE, left: LINE } as const

/** Number formats as they are written in Greece. */
const FORMATS = {
  euro: String.raw`#,##0.00\ "€"`,
  wholeEuro: String.raw`#,##0\ "€";[Red]\-#,##0\ "€"`,
  percent: '0.0%',
  date: 'dd/mm/yyyy',
  number: '#,##0',
  score: '0.00',
} as const

/** Cells that people fill in: Excel's own style for them, and unlocked. */
const INPUT: CellStyle = {
  font: { ...FONT, colour: '#3f3f76' },
  fill: '#ffcc99',
  border: BOX,
  isLocked: false,
  name: 'Input',
}

const RESULT: CellStyle = {
  font: { ...FONT, isBold: true },
  fill: '#eaf3ea',
  border: { top: LINE, bottom: { style: 'double', colour: '#7f7f7f' } },
}

/** How the cells of the demonstration's calculators look. */
export const STYLES = {
  text: { font: FONT },
  title: { font: { ...FONT, size: 18, isBold: true, colour: '#1f4e79' } },
  note: { font: { ...FONT, isItalic: true, colour: '#666666' } },
  head: {
    font: { ...FONT, isBold: true, colour: '#ffffff' },
    fill: '#1f4e79',
    alignment: { horizontal: 'center', vertical: 'center', isWrapped: true },
  },
  section: { font: { ...FONT, isBold: true }, fill: '#dce6f1' },
  input: INPUT,
  inputText: { ...INPUT, format: '@' },
  inputEuro: { ...INPUT, format: FORMATS.euro },
  inputPercent: { ...INPUT, format: FORMATS.percent },
  inputNumber: { ...INPUT, format: FORMATS.number },
  inputDate: { ...INPUT, format: FORMATS.date },
  euro: { font: FONT, format: FORMATS.euro },
  wholeEuro: { font: FONT, format: FORMATS.wholeEuro },
  percent: { font: FONT, format: FORMATS.percent },
  number: { font: FONT, format: FORMATS.number },
  date: { font: FONT, format: FORMATS.date },
  score: { font: FONT, format: FORMATS.score },
  result: RESULT,
  resultEuro: { ...RESULT, format: FORMATS.euro },
  resultPercent: { ...RESULT, format: FORMATS.percent },
  resultNumber: { ...RESULT, format: FORMATS.number },
  resultScore: { ...RESULT, format: FORMATS.score },
} as const satisfies Readonly<Record<string, CellStyle>>

export type StyleName = keyof typeof STYLES
