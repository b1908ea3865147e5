import type {
  Area,
  ConditionalFormatModel,
  ScalePoint,
  SheetModel,
  ValidationModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import { fileFormula } from '../formulas/file-formula.ts'
import { areaName, cellName } from '../references.ts'
import { sheetData, type ComputedValues, type SharedTexts } from './write-cells.ts'
import { colourXml, type StylesWriter } from './write-styles.ts'
import { NAMESPACES, xml, xmlList, xmlPart, xmlText } from './xml-text.ts'

/** What the sheets of a file share while it is written. */
export interface Writing {
  readonly styles: StylesWriter
  readonly texts: SharedTexts
  readonly computed: ComputedValues | undefined
}

/** Identifiers by which a sheet points to its other parts. */
export interface SheetLinks {
  readonly drawing: string | undefined
  readonly tables: readonly string[]
}

/** The part of a sheet, its elements in the order that programs insist on. */
export function sheetPart(
  sheet: SheetModel,
  index: number,
  writing: Writing,
  links: SheetLinks,
): string {
  return xmlPart(
    xml(
      'worksheet',
      { xmlns: NAMESPACES.main, 'xmlns:r': NAMESPACES.links },
      viewXml(sheet, index),
      formatXml(sheet),
      columnsXml(sheet),
      sheetData(sheet, index, writing.texts, writing.computed),
      sheet.isProtected ? xml('sheetProtection', { sheet: true }) : '',
      xmlList(
        'mergeCells',
        sheet.merges.map((area) => xml('mergeCell', { ref: areaName(area) })),
      ),
      ...sheet.conditionalFormats.map((one) => conditionXml(one, writing.styles)),
      xmlList('dataValidations', sheet.validations.map(validationXml)),
      links.drawing === undefined ? '' : xml('drawing', { 'r:id': links.drawing }),
      xmlList(
        'tableParts',
        links.tables.map((id) => xml('tablePart', { 'r:id': id })),
      ),
    ),
  )
}

function viewXml({ frozen, showsGridLines }: SheetModel, index: number): string {
  const { rows = 0, columns = 0 } = frozen ?? {}
  const pane = xml('pane', {
    xSplit: columns || undefined,
    ySplit: rows || undefined,
    topLeftCell: cellName({ row: rows, column: columns }),
    activePane: rows === 0 ? 'topRight' : columns === 0 ? 'bottomLeft' : 'bottomRight',
    state: 'frozen',
  })
  const view = {
    showGridLines: showsGridLines,
    tabSelected: index === 0 ? true : undefined,
    workbookViewId: 0,
  }
  return xml('sheetViews', {}, xml('sheetView', view, rows + columns > 0 ? pane : ''))
}

const USUAL_HEIGHT = 15

function formatXml({ defaultWidth, defaultHeight }: SheetModel): string {
  if (defaultWidth === undefined && defaultHeight === undefined) return ''
  const height = defaultHeight ?? USUAL_HEIGHT
  return xml('sheetFormatPr', { defaultColWidth: defaultWidth, defaultRowHeight: height })
}

function columnsXml({ columns }: SheetModel): string {
  if (columns.length === 0) return ''
  const items = columns.map(({ from, to, width, isHidden, style }) =>
    xml('col', {
      min: from + 1,
      max: to + 1,
      width,
      style,
      customWidth: width === undefined ? undefined : true,
      hidden: isHidden,
    }),
  )
  return xml('cols', {}, ...items)
}

function sqref(areas: readonly Area[]): string {
  return areas.map(areaName).join(' ')
}

function formulaXml(name: string, formula: string | undefined): string {
  return formula === undefined ? '' : xml(name, {}, xmlText(fileFormula(formula)))
}

function validationXml(one: ValidationModel): string {
  return xml(
    'dataValidation',
    {
      // A check of nothing only carries its prompt.
      type: one.kind === 'custom' && one.formula1 === undefined ? undefined : one.kind,
      errorStyle: one.isAdvisory === true ? 'warning' : undefined,
      operator: one.comparison === 'between' ? undefined : one.comparison,
      allowBlank: one.allowsBlank || undefined,
      showInputMessage: true,
      showErrorMessage: true,
      errorTitle: one.errorTitle,
      error: one.error,
      promptTitle: one.promptTitle,
      prompt: one.prompt,
      sqref: sqref(one.areas),
    },
    formulaXml('formula1', one.formula1),
    formulaXml('formula2', one.formula2),
  )
}

function conditionXml(one: ConditionalFormatModel, styles: StylesWriter): string {
  const [first] = one.areas
  const at = first ? cellName({ row: first.top, column: first.left }) : 'A1'
  const [attributes, ...content] = ruleXml(one.rule, at)
  const rule = xml(
    'cfRule',
    {
      ...attributes,
      dxfId: one.style && styles.addConditional(one.style),
      priority: Math.max(1, one.priority),
      stopIfTrue: one.stopsIfTrue || undefined,
    },
    ...content,
  )
  return xml('conditionalFormatting', { sqref: sqref(one.areas) }, rule)
}

type RuleXml = readonly [attributes: Parameters<typeof xml>[1], ...content: string[]]

/** A rule's attributes and content; programs want the formulas of those that have a name too. */
function ruleXml(rule: ConditionalFormatModel['rule'], at: string): RuleXml {
  switch (rule.kind) {
    case 'comparison':
      return [
        { type: 'cellIs', operator: rule.comparison },
        ...rule.formulas.map((formula) => formulaXml('formula', formula)),
      ]
    case 'formula':
      return [{ type: 'expression' }, formulaXml('formula', rule.formula)]
    case 'text':
      return textRuleXml(rule, at)
    case 'duplicates':
      return [{ type: rule.isUnique ? 'uniqueValues' : 'duplicateValues' }]
    case 'blanks':
      return [
        { type: rule.areBlank ? 'containsBlanks' : 'notContainsBlanks' },
        formulaXml('formula', `LEN(TRIM(${at}))${rule.areBlank ? '=' : '>'}0`),
      ]
    case 'errors':
      return [
        { type: rule.areErrors ? 'containsErrors' : 'notContainsErrors' },
        formulaXml('formula', rule.areErrors ? `ISERROR(${at})` : `NOT(ISERROR(${at}))`),
      ]
    case 'top':
      return [
        {
          type: 'top10',
          rank: rule.count,
          percent: rule.isPercent || undefined,
          bottom: rule.isBottom || undefined,
        },
      ]
    case 'average':
      return [{ type: 'aboveAverage', aboveAverage: rule.isAbove ? undefined : false }]
    case 'scale':
      return [
        { type: 'colorScale' },
        xml(
          'colorScale',
          {},
          ...rule.points.map(pointXml),
          ...rule.points.map(({ colour }) => colourXml('color', colour)),
        ),
      ]
    case 'bar':
      return [
        { type: 'dataBar' },
        xml(
          'dataBar',
          {},
          xml('cfvo', { type: 'min' }),
          xml('cfvo', { type: 'max' }),
          colourXml('color', rule.colour),
        ),
      ]
  }
}

function textRuleXml(
  { test, text }: Extract<ConditionalFormatModel['rule'], { kind: 'text' }>,
  at: string,
): RuleXml {
  const quoted = `"${text.replaceAll('"', '""')}"`
  switch (test) {
    case 'contains':
      return [
        { type: 'containsText', operator: 'containsText', text },
        formulaXml('formula', `NOT(ISERROR(SEARCH(${quoted},${at})))`),
      ]
    case 'notContains':
      return [
        { type: 'notContainsText', operator: 'notContains', text },
        formulaXml('formula', `ISERROR(SEARCH(${quoted},${at}))`),
      ]
    case 'beginsWith':
      return [
        { type: 'beginsWith', operator: 'beginsWith', text },
        formulaXml('formula', `LEFT(${at},LEN(${quoted}))=${quoted}`),
      ]
    case 'endsWith':
      return [
        { type: 'endsWith', operator: 'endsWith', text },
        formulaXml('formula', `RIGHT(${at},LEN(${quoted}))=${quoted}`),
      ]
  }
}

function pointXml({ kind, value }: ScalePoint): string {
  return xml('cfvo', { type: kind === 'number' ? 'num' : kind, val: value && fileFormula(value) })
}
