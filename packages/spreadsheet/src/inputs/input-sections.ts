import type { CellModel, WorkbookModel } from '../model/workbook-model.ts'
import { parseArea } from './parse-area.ts'

/** An input by the name of its sheet and its address. */
interface InputPlace {
  readonly Sheet: string
  readonly Cell: string
}

/** Inputs that belong together: below one heading of one sheet. */
export interface InputSection<Input> {
  readonly sheet: string
  /** The heading as its author wrote it; '' for what stands below none. */
  readonly heading: string
  readonly inputs: readonly Input[]
}

/** A heading is short: what is longer is a note. */
const MAX_HEADING = 80

/**
 * The inputs of a workbook in sections, in their own order: by their sheets, and in these by the headings
 * above them. A heading is the one text in bold of a row without inputs and numbers.
 */
export function inputSections<Input extends InputPlace>(
  model: WorkbookModel,
  inputs: readonly Input[],
): InputSection<Input>[] {
  const headings = new Map(
    [...Map.groupBy(inputs, ({ Sheet }) => Sheet)].map(([sheet, own]) => [
      sheet,
      headingsOf(model, sheet, new Set(own.map(rowOf))),
    ]),
  )
  const sections: { sheet: string; heading: string; row: number; inputs: Input[] }[] = []
  for (const input of inputs) {
    const { Sheet } = input
    const above = headings.get(Sheet)?.findLast(({ row }) => row < rowOf(input))
    const row = above?.row ?? -1
    const same = sections.find((one) => one.sheet === Sheet && one.row === row)
    if (same) same.inputs.push(input)
    else sections.push({ sheet: Sheet, heading: above?.text ?? '', row, inputs: [input] })
  }
  return sections.map(({ sheet, heading, inputs: own }) => ({ sheet, heading, inputs: own }))
}

const rowOf = ({ Cell }: InputPlace): number => parseArea(Cell)?.top ?? 0

/** The headings of a sheet, from the top. */
function headingsOf(
  { sheets, styles }: WorkbookModel,
  name: string,
  inputRows: ReadonlySet<number>,
): { row: number; text: string }[] {
  const cells = sheets.find((sheet) => sheet.name === name)?.cells ?? []
  const isEmphasised = ({ style }: CellModel): boolean => {
    const look = style === undefined ? undefined : styles[style]
    return look?.font?.isBold === true
  }
  return [...Map.groupBy(cells, ({ row }) => row)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([row, own]) => {
      if (inputRows.has(row)) return []
      const written = own.filter(({ value, formula }) => formula !== undefined || hasValue(value))
      const isText = written.every((cell) => typeof cell.value === 'string' && !cell.formula)
      const [first] = written.toSorted((one, other) => one.column - other.column)
      // Several in one row are the heads of a table's columns.
      if (!isText || !first || !isEmphasised(first)) return []
      if (written.filter(isEmphasised).length > 1) return []
      const text = String(first.value).trim()
      return text === '' || text.length > MAX_HEADING ? [] : [{ row, text }]
    })
}

const hasValue = (value: CellModel['value']): boolean =>
  value !== undefined && value !== '' && value !== null
