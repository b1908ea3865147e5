import type {
  Area,
  CellStyle,
  ConditionalFormatModel,
  ScalePoint,
} from '@telemachos/spreadsheet/model/workbook-model'
import {
  allBelow,
  attribute,
  child,
  childrenOf,
  flagOf,
  numberOf,
  type XmlElement,
} from '../files/parse-xml.ts'
import { isExternal, plainFormula } from '../formulas/plain-formula.ts'
import type { Reading } from '../reading.ts'
import { areaName, sheetPrefix } from '../references.ts'
import { cellColour } from '../styles/colours.ts'
import { conditionalStyle } from '../styles/read-styles.ts'
import { comparisonOf, readAreas, sqrefOf } from './read-validations.ts'
import { byName } from '../by-name.ts'

type Rule = ConditionalFormatModel['rule']

/** How cells of a sheet look where conditions hold, the first to be tried first. */
export function readConditions(
  root: XmlElement,
  sheet: string,
  reading: Reading,
): readonly ConditionalFormatModel[] {
  const found: ConditionalFormatModel[] = []
  const seen = new Set<string>()
  const groups = [
    ...childrenOf(root, 'conditionalFormatting'),
    ...allBelow(child(root, 'extLst'), 'conditionalFormatting'),
  ]
  for (const group of groups) {
    const areas = readAreas(sqrefOf(group), sheet, reading)
    const [first] = areas
    if (!first) continue
    for (const element of childrenOf(group, 'cfRule')) {
      // A later form of a rule that is there in the older form says only how it is drawn.
      if (seen.has(attribute(element, 'id'))) continue
      for (const { text } of allBelow(element, 'id')) seen.add(text.trim())
      const rule = readRule(element, reading)
      const at = sheetPrefix(sheet) + areaName(first)
      if (rule) found.push(withStyle(areas, element, rule, reading))
      else reading.notes.add(at, 'condition_kind', attribute(element, 'type'))
    }
  }
  return found.toSorted((one, other) => one.priority - other.priority)
}

function withStyle(
  areas: readonly Area[],
  element: XmlElement,
  rule: Rule,
  reading: Reading,
): ConditionalFormatModel {
  const style = styleOf(element, reading)
  return {
    areas,
    priority: numberOf(element, 'priority', 0),
    stopsIfTrue: flagOf(element, 'stopIfTrue'),
    rule,
    ...(style === undefined ? {} : { style }),
  }
}

function styleOf(element: XmlElement, { styles, palette }: Reading): CellStyle | undefined {
  const own = child(element, 'dxf')
  if (own) return conditionalStyle(own, palette)
  return styles.conditional[numberOf(element, 'dxfId', -1)]
}

function readRule(element: XmlElement, reading: Reading): Rule | undefined {
  const type = attribute(element, 'type')
  const formulas = formulasOf(element)
  if (formulas.some(isExternal)) return undefined
  return (
    comparisonRule(element, type, formulas) ??
    textRule(element, type, formulas) ??
    setRule(element, type) ??
    scaleRule(element, type, reading)
  )
}

function formulasOf(element: XmlElement): readonly string[] {
  return element.children
    .filter(({ name }) => name === 'formula' || name === 'f')
    .map(({ text }) => plainFormula(text.trim()))
    .filter((formula) => formula !== '')
}

function comparisonRule(
  element: XmlElement,
  type: string,
  formulas: readonly string[],
): Rule | undefined {
  const [formula] = formulas
  if (formula === undefined) return undefined
  if (type === 'expression') return { kind: 'formula', formula }
  const comparison = comparisonOf(attribute(element, 'operator'))
  return type === 'cellIs' && comparison ? { kind: 'comparison', comparison, formulas } : undefined
}

const TEXT_TESTS = {
  containsText: 'contains',
  notContainsText: 'notContains',
  beginsWith: 'beginsWith',
  endsWith: 'endsWith',
} as const

function isTextTest(type: string): type is keyof typeof TEXT_TESTS {
  return Object.hasOwn(TEXT_TESTS, type)
}

/** Where the text is another cell's, the rule's formula says the same. */
function textRule(
  element: XmlElement,
  type: string,
  [formula]: readonly string[],
): Rule | undefined {
  if (!isTextTest(type)) return undefined
  const text = attribute(element, 'text')
  if (text !== '') return { kind: 'text', test: TEXT_TESTS[type], text }
  return formula === undefined ? undefined : { kind: 'formula', formula }
}

const USUAL_TOP = 10

function setRule(element: XmlElement, type: string): Rule | undefined {
  switch (type) {
    case 'duplicateValues':
    case 'uniqueValues':
      return { kind: 'duplicates', isUnique: type === 'uniqueValues' }
    case 'containsBlanks':
    case 'notContainsBlanks':
      return { kind: 'blanks', areBlank: type === 'containsBlanks' }
    case 'containsErrors':
    case 'notContainsErrors':
      return { kind: 'errors', areErrors: type === 'containsErrors' }
    case 'top10':
      return {
        kind: 'top',
        count: numberOf(element, 'rank', USUAL_TOP),
        isPercent: flagOf(element, 'percent'),
        isBottom: flagOf(element, 'bottom'),
      }
    case 'aboveAverage': {
      const isPlain = !flagOf(element, 'equalAverage') && numberOf(element, 'stdDev', 0) === 0
      return isPlain
        ? { kind: 'average', isAbove: flagOf(element, 'aboveAverage', true) }
        : undefined
    }
    default:
      return undefined
  }
}

const POINT_KINDS = byName<ScalePoint['kind']>({
  min: 'min',
  autoMin: 'min',
  max: 'max',
  autoMax: 'max',
  num: 'number',
  percent: 'percent',
  percentile: 'percentile',
  formula: 'formula',
})

function scaleRule(element: XmlElement, type: string, { palette }: Reading): Rule | undefined {
  if (type === 'dataBar') {
    const bar = child(element, 'dataBar')
    const colour = cellColour(child(bar, 'color') ?? child(bar, 'fillColor'), palette)
    return { kind: 'bar', colour: colour ?? '#638ec6' }
  }
  if (type !== 'colorScale') return undefined
  const scale = child(element, 'colorScale')
  const colours = childrenOf(scale, 'color').map((one) => cellColour(one, palette) ?? '#ffffff')
  const points = childrenOf(scale, 'cfvo').map((one, index): ScalePoint => {
    const value = attribute(one, 'val') || child(one, 'f')?.text || ''
    return {
      kind: POINT_KINDS.get(attribute(one, 'type')) ?? 'min',
      ...(value === '' ? {} : { value: plainFormula(value) }),
      colour: colours[index] ?? '#ffffff',
    }
  })
  return points.length > 1 ? { kind: 'scale', points } : undefined
}
