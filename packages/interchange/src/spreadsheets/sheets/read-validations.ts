import type {
  Area,
  Comparison,
  ValidationModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import {
  allBelow,
  attribute,
  child,
  childrenOf,
  flagOf,
  type XmlElement,
} from '../files/parse-xml.ts'
import { isExternal, plainFormula } from '../formulas/plain-formula.ts'
import type { Reading } from '../reading.ts'
import { areaName, parseArea, sheetPrefix } from '../references.ts'
import { unescapeText } from './read-strings.ts'
import { byName } from '../by-name.ts'

const KINDS = byName<ValidationModel['kind']>({
  list: 'list',
  whole: 'whole',
  decimal: 'decimal',
  date: 'date',
  time: 'time',
  textLength: 'textLength',
  custom: 'custom',
})

const COMPARISONS = byName<Comparison>({
  between: 'between',
  notBetween: 'notBetween',
  equal: 'equal',
  notEqual: 'notEqual',
  greaterThan: 'greaterThan',
  lessThan: 'lessThan',
  greaterThanOrEqual: 'greaterThanOrEqual',
  lessThanOrEqual: 'lessThanOrEqual',
})

/** A comparison by the name that files have for it; undefined for anything else. */
export function comparisonOf(name: string): Comparison | undefined {
  return COMPARISONS.get(name)
}

/** The rectangles that a setting is for; those that no sheet has are noted. */
export function readAreas(text: string, sheet: string, reading: Reading): readonly Area[] {
  const areas: Area[] = []
  for (const reference of text.trim().split(/\s+/)) {
    if (reference === '') continue
    const area = parseArea(reference)
    reading.tally.add('areas')
    if (area) areas.push(area)
    else reading.notes.add(sheetPrefix(sheet) + reference, 'area_beyond_sheet')
  }
  return areas
}

/** What may be typed where on a sheet, also by lists of other sheets. */
export function readValidations(
  root: XmlElement,
  sheet: string,
  reading: Reading,
): readonly ValidationModel[] {
  const own = childrenOf(child(root, 'dataValidations'), 'dataValidation')
  const later = allBelow(child(root, 'extLst'), 'dataValidation')
  return [...own, ...later].flatMap((one) => readValidation(one, sheet, reading) ?? [])
}

function readValidation(
  element: XmlElement,
  sheet: string,
  reading: Reading,
): ValidationModel | undefined {
  const areas = readAreas(sqrefOf(element), sheet, reading)
  const [first] = areas
  if (!first) return undefined
  const type = attribute(element, 'type')
  // Without a kind anything may be typed; what remains is the prompt.
  const kind = type === '' || type === 'none' ? 'custom' : KINDS.get(type)
  const formula1 = formulaOf(child(element, 'formula1'))
  const formula2 = formulaOf(child(element, 'formula2'))
  const at = sheetPrefix(sheet) + areaName(first)
  if (!kind || isExternal(`${formula1 ?? ''} ${formula2 ?? ''}`)) {
    reading.notes.add(at, kind ? 'external_link' : 'validation_kind', kind ? formula1 : type)
    return undefined
  }
  const isBounded = kind !== 'list' && kind !== 'custom'
  const isAdvisory =
    !flagOf(element, 'showErrorMessage') ||
    ['warning', 'information'].includes(attribute(element, 'errorStyle'))
  return {
    areas,
    kind,
    ...(isBounded ? { comparison: comparisonOf(attribute(element, 'operator')) ?? 'between' } : {}),
    ...(formula1 === undefined ? {} : { formula1 }),
    ...(formula2 === undefined ? {} : { formula2 }),
    allowsBlank: flagOf(element, 'allowBlank'),
    ...(isAdvisory ? { isAdvisory } : {}),
    ...textsOf(element),
  }
}

const TEXTS = ['promptTitle', 'prompt', 'errorTitle', 'error'] as const

function textsOf(element: XmlElement): Pick<ValidationModel, (typeof TEXTS)[number]> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = unescapeText(attribute(element, name))
      return text === '' ? [] : [[name, text]]
    }),
  )
}

/** The cells of a setting, which later kinds write as an element. */
export function sqrefOf(element: XmlElement): string {
  return element.attributes.get('sqref') ?? child(element, 'sqref')?.text ?? ''
}

/** A formula of a setting, which later kinds write one element deeper. */
function formulaOf(element: XmlElement | undefined): string | undefined {
  const text = (child(element, 'f') ?? element)?.text.trim()
  return text === undefined || text === '' ? undefined : plainFormula(text)
}
