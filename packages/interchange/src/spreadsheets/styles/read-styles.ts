import type { BorderSide, CellStyle } from '@telemachos/spreadsheet/model/workbook-model'
import { MAX_FORMAT } from '@telemachos/rules/workbook-limits'
import { FileRefusal } from '../../refusal.ts'
import {
  attribute,
  child,
  childrenOf,
  descend,
  flagOf,
  numberOf,
  valueOf,
  type XmlElement,
} from '../files/parse-xml.ts'
import type { WorkbookLimits } from '../limits.ts'
import { cellColour, type Palette } from './colours.ts'
import { formatCode } from './number-formats.ts'
import { STYLE_NAMES } from './style-names.ts'
import { byName } from '../by-name.ts'

/** The looks that a file's cells, and its conditions, name by number. */
export interface Styles {
  readonly cells: readonly CellStyle[]
  readonly conditional: readonly CellStyle[]
}

/** Longer names of fonts and styles are none: each look that has one has it written out. */
const MAX_NAME = 255

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] }

/** What LibreOffice puts before the names of Excel's styles when it writes them again. */
const OF_EXCEL = /^Excel Built-in /

/** Reads the styles of a file. */
export function readStyles(
  root: XmlElement | undefined,
  palette: Palette,
  limits: Pick<WorkbookLimits, 'styles'>,
): Styles {
  const formats = new Map<number, string>()
  for (const one of childrenOf(child(root, 'numFmts'), 'numFmt')) {
    formats.set(numberOf(one, 'numFmtId', 0), attribute(one, 'formatCode'))
  }
  const fonts = childrenOf(child(root, 'fonts'), 'font').map((one) => readFont(one, palette))
  const fills = childrenOf(child(root, 'fills'), 'fill').map((one) => readFill(one, palette))
  const borders = childrenOf(child(root, 'borders'), 'border').map((one) =>
    readBorder(one, palette),
  )
  const names = styleNames(root)
  const looks = childrenOf(child(root, 'cellXfs'), 'xf')
  const conditions = childrenOf(child(root, 'dxfs'), 'dxf')
  if (looks.length > limits.styles || conditions.length > limits.styles) {
    throw new FileRefusal('file_too_many_parts', 'styles')
  }
  const cells = looks.map((xf) =>
    compact({
      font: fonts[numberOf(xf, 'fontId', 0)],
      fill: fills[numberOf(xf, 'fillId', 0)],
      border: borders[numberOf(xf, 'borderId', 0)],
      alignment: readAlignment(child(xf, 'alignment')),
      format: formatCode(numberOf(xf, 'numFmtId', 0), formats),
      isLocked: flagOf(child(xf, 'protection'), 'locked', true) ? undefined : false,
      name: names.get(numberOf(xf, 'xfId', 0)),
    }),
  )
  const conditional = conditions.map((one) => conditionalStyle(one, palette))
  return { cells, conditional }
}

/** The look that a condition adds. */
export function conditionalStyle(dxf: XmlElement, palette: Palette): CellStyle {
  const font = child(dxf, 'font')
  const border = child(dxf, 'border')
  const format = attribute(child(dxf, 'numFmt'), 'formatCode')
  return compact({
    font: font && readFont(font, palette),
    fill: conditionalFill(descend(dxf, 'fill', 'patternFill'), palette),
    border: border && readBorder(border, palette),
    format: format === '' || format.length > MAX_FORMAT ? undefined : format,
  })
}

/** Of a condition the fill is what cells call the background. */
function conditionalFill(pattern: XmlElement | undefined, palette: Palette): string | undefined {
  if (attribute(pattern, 'patternType') === 'none') return undefined
  return (
    cellColour(child(pattern, 'bgColor'), palette) ?? cellColour(child(pattern, 'fgColor'), palette)
  )
}

function styleNames(root: XmlElement | undefined): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const one of childrenOf(child(root, 'cellStyles'), 'cellStyle')) {
    const builtIn = numberOf(one, 'builtinId', undefined)
    const name = STYLE_NAMES.get(builtIn ?? -1) ?? attribute(one, 'name').replace(OF_EXCEL, '')
    if (builtIn !== 0 && name !== '' && name.length <= MAX_NAME)
      names.set(numberOf(one, 'xfId', 0), name)
  }
  return names
}

function readFont(font: XmlElement, palette: Palette): CellStyle['font'] {
  const has = (name: string): true | undefined => {
    const element = child(font, name)
    return element && flagOf(element, 'val', true) ? true : undefined
  }
  const name = valueOf(font, 'name')
  const underline = child(font, 'u')
  return compact<NonNullable<CellStyle['font']>>({
    name: name === '' || name.length > MAX_NAME ? undefined : name,
    size: numberOf(child(font, 'sz'), 'val', undefined),
    isBold: has('b'),
    isItalic: has('i'),
    isUnderlined: underline && attribute(underline, 'val') !== 'none' ? true : undefined,
    isStruck: has('strike'),
    colour: cellColour(child(font, 'color'), palette),
  })
}

function readFill(fill: XmlElement, palette: Palette): string | undefined {
  const pattern = child(fill, 'patternFill')
  const type = attribute(pattern, 'patternType')
  if (type === 'solid') return cellColour(child(pattern, 'fgColor'), palette)
  if (pattern && type !== '' && type !== 'none')
    return cellColour(child(pattern, 'bgColor'), palette)
  return cellColour(child(child(child(fill, 'gradientFill'), 'stop'), 'color'), palette)
}

const SIDE_STYLES = byName<BorderSide['style']>({
  thin: 'thin',
  medium: 'medium',
  thick: 'thick',
  double: 'double',
  dashed: 'dashed',
  mediumDashed: 'dashed',
  dashDot: 'dashed',
  mediumDashDot: 'dashed',
  slantDashDot: 'dashed',
  dashDotDot: 'dotted',
  mediumDashDotDot: 'dotted',
  dotted: 'dotted',
  hair: 'hair',
})

function readBorder(border: XmlElement, palette: Palette): CellStyle['border'] {
  const side = (...names: readonly string[]): BorderSide | undefined => {
    const element = border.children.find(
      (one) => names.includes(one.name) && attribute(one, 'style') !== '',
    )
    const style = SIDE_STYLES.get(attribute(element, 'style'))
    return style && { style, colour: cellColour(child(element, 'color'), palette) ?? '#000000' }
  }
  return compact<NonNullable<CellStyle['border']>>({
    top: side('top'),
    right: side('right', 'end'),
    bottom: side('bottom'),
    left: side('left', 'start'),
  })
}

type Alignment = NonNullable<CellStyle['alignment']>

const HORIZONTAL = byName<Alignment['horizontal']>({
  left: 'left',
  center: 'center',
  centerContinuous: 'center',
  right: 'right',
  fill: 'fill',
  justify: 'justify',
  distributed: 'justify',
})
const VERTICAL = byName<Alignment['vertical']>({
  top: 'top',
  center: 'center',
  justify: 'center',
  distributed: 'center',
  bottom: 'bottom',
})
const RIGHT_ANGLE = 90
const MOST_ROTATION = 180

function readAlignment(element: XmlElement | undefined): Alignment | undefined {
  const rotation = numberOf(element, 'textRotation', 0)
  return (
    element &&
    compact<Alignment>({
      horizontal: HORIZONTAL.get(attribute(element, 'horizontal')),
      vertical: VERTICAL.get(attribute(element, 'vertical')),
      isWrapped: flagOf(element, 'wrapText') || undefined,
      indent: numberOf(element, 'indent', 0) || undefined,
      rotation: rotationOf(rotation),
    })
  )
}

/** Files have what turns clockwise as 90 and more. */
function rotationOf(rotation: number): number | undefined {
  if (rotation <= 0 || rotation > MOST_ROTATION) return undefined
  return rotation > RIGHT_ANGLE ? RIGHT_ANGLE - rotation : rotation
}

/** Without what is not set, and without what has nothing set in it. */
function compact<Of extends object>(whole: { [Key in keyof Of]: Of[Key] | undefined }): Of {
  const kept: Partial<Mutable<Of>> = {}
  for (const key in whole) {
    const value = whole[key]
    const isEmpty =
      value === undefined ||
      (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    if (!isEmpty) kept[key] = value
  }
  return kept as Of
}
