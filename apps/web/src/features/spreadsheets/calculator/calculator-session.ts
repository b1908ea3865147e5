import { openCalculator, type Calculator } from '@telemachos/spreadsheet/calculator/open-calculator'
import { dataOfFileChart } from '@telemachos/spreadsheet/charts/file-chart'
import { dataOfChart } from '@telemachos/spreadsheet/charts/wire-chart'
import { compareWithCached } from '@telemachos/spreadsheet/compare-with-cached'
import { explainCell } from '@telemachos/spreadsheet/explain'
import { ConditionalFormats } from '@telemachos/spreadsheet/formats/conditional-formats'
import { usesExpressions } from '@telemachos/spreadsheet/expressions/uses-expressions'
import { quoteSheet } from '@telemachos/spreadsheet/formula/reference'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { isError, type Scalar } from '@telemachos/spreadsheet/values/value'
import { OVER_LIMIT } from '@telemachos/spreadsheet/work/limits'
import type { WorkbookSources } from '@telemachos/spreadsheet/workbook-api'
import {
  keyOf,
  type CalculatorSettings,
  type Comparison,
  type Question,
  type Questions,
  type QuestionKind,
  type Shown,
  type ShownCell,
  type TitledChart,
} from './calculator-messages.ts'
import { inLanguage } from './in-language.ts'

type Answer = Questions[QuestionKind]['answer']
type Asked<Kind extends QuestionKind> = Questions[Kind]['ask']

/** A workbook that is calculated with aside from the page, and what the page has been told of it. */
export class CalculatorSession {
  #sources: WorkbookSources
  #model: WorkbookModel | undefined
  #settings: CalculatorSettings | undefined
  #calculator: Calculator | undefined
  #formats: ConditionalFormats | undefined
  /** What was said last of each cell that somebody looks at, as text. */
  #told = new Map<string, string>()

  constructor(sources: WorkbookSources) {
    this.#sources = sources
  }

  /** @throws Error where no workbook was opened before. */
  async answer(question: Question): Promise<Answer> {
    switch (question.kind) {
      case 'open':
        return this.#open(question)
      case 'show':
        return this.#show(question)
      case 'explain':
        return explainCell(this.#opened().workbook, question.cell)
      case 'charts':
        return this.#charts(question)
      case 'outputs':
        return this.#outputs(question)
      case 'compare':
        return this.#compare(question)
      case 'file':
        return this.#file()
    }
  }

  async #open({ model, settings }: Asked<'open'>): Promise<null> {
    if (usesExpressions(model)) {
      const { compileExpression } =
        await import('@telemachos/spreadsheet/expressions/compile-expression')
      this.#sources = { ...this.#sources, compileExpression }
    }
    this.#model = model
    this.#settings = settings
    this.#calculator = openCalculator(model, settings, this.#sources)
    this.#formats = new ConditionalFormats(this.#calculator.workbook)
    this.#told = new Map()
    return null
  }

  #opened(): Calculator {
    if (!this.#calculator) throw new Error('no workbook is open')
    return this.#calculator
  }

  #show({ inputs, cells }: Asked<'show'>): Shown {
    const calculator = this.#opened()
    calculator.put(inputs)
    // Results first, as the server computes them: where the steps end is the same for both.
    const outputs = [...calculator.values()]
    const told = new Map<string, string>()
    const changed: [string, ShownCell][] = []
    let isOverLimit = calculator.workbook.isOverLimit || outputs.some(([, one]) => isBeyond(one))
    for (const cell of cells) {
      const key = keyOf(cell)
      const shown = this.#cell(cell)
      const text = JSON.stringify(shown)
      told.set(key, text)
      isOverLimit ||= isBeyond(shown.value)
      if (this.#told.get(key) !== text) changed.push([key, shown])
    }
    this.#told = told
    isOverLimit ||= calculator.workbook.isOverLimit
    return { cells: changed, outputs, isOverLimit }
  }

  #cell(cell: CellAddress): ShownCell {
    const { workbook } = this.#opened()
    const value = workbook.value(cell)
    const look = this.#formats?.concerns(cell) ? this.#formats.lookOf(cell) : undefined
    const beside =
      typeof value === 'string' ? workbook.value({ ...cell, column: cell.column + 1 }) : undefined
    const isOpen = beside === null || beside === ''
    return { value, ...(look && { look }), ...(isOpen && { isOpen }) }
  }

  #charts({ sheet, language }: Asked<'charts'>): readonly TitledChart[] {
    const { workbook } = this.#opened()
    const at = { sheet, language }
    const { charts = [], name = '' } = this.#model?.sheets[sheet] ?? {}
    const ofFile = charts.map((chart) => ({
      title: this.#titleOf(chart.title, chart.titleReference, sheet),
      data: dataOfFileChart(workbook, chart, at),
    }))
    const on = (area: string): string => `${quoteSheet(name)}!${area}`
    const own = (this.#settings?.Charts ?? []).filter(({ Sheet }) => Sheet === name)
    const ofAuthor = own.map((chart) => {
      const isHorizontal = chart.Type === 'horizontalBar'
      const data = dataOfChart(
        workbook,
        {
          type: isHorizontal ? 'bar' : chart.Type,
          DataSets: chart.DataSets.map(({ Label, Range }) => ({ Label, Data: on(Range) })),
          ...(chart.Labels !== '' && { Labels: on(chart.Labels) }),
          options: {
            ...(isHorizontal && { indexAxis: 'y' }),
            ...(chart.Stacked && { scales: { x: { stacked: true }, y: { stacked: true } } }),
          },
          transpose: chart.Transpose,
          single: chart.Single,
        },
        at,
      )
      return { title: inLanguage(chart.Title, language), data }
    })
    return [...ofFile, ...ofAuthor]
  }

  /** What a file calls a chart: its own words, or those of a cell. */
  #titleOf(title: string | undefined, reference: string | undefined, sheet: number): string {
    if (reference === undefined) return title ?? ''
    const value = this.#opened().workbook.evaluate(reference, { sheet, row: 0, column: 0 })
    return typeof value === 'string' || typeof value === 'number' ? String(value) : (title ?? '')
  }

  /** In a workbook of their own: what is shown stays. */
  #outputs({ inputs }: Asked<'outputs'>): Questions['outputs']['answer'] {
    if (!this.#model || !this.#settings) throw new Error('no workbook is open')
    const beside = openCalculator(this.#model, this.#settings, this.#sources)
    return inputs.map((one) => {
      beside.put(one)
      return beside.outputs()
    })
  }

  #compare({ most }: Asked<'compare'>): Comparison {
    const { workbook } = this.#opened()
    const { compared, differences } = compareWithCached(workbook)
    return {
      compared,
      different: differences.length,
      differences: differences
        .slice(0, most)
        .map((one) => ({ ...one, formula: workbook.formula(one.cell) })),
    }
  }

  async #file(): Promise<Uint8Array> {
    const { workbook } = this.#opened()
    const { writeWorkbook } = await import('@telemachos/interchange/spreadsheets/write-workbook')
    return writeWorkbook(workbook.model, {
      value(sheet, row, column) {
        const value = workbook.value({ sheet, row, column })
        if (value === null) return undefined
        return isError(value) ? { error: value.code } : value
      },
    })
  }
}

/** True for what a formula beyond a limit gives. */
function isBeyond(value: Scalar): boolean {
  return isError(value) && value.shown === OVER_LIMIT.shown
}
