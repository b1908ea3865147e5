import type { BorderSide, CellStyle, Colour } from '@telemachos/spreadsheet/model/workbook-model'
import { STYLE_NAMES } from '../styles/style-names.ts'
import { NAMESPACES, xml, xmlList, xmlPart } from './xml-text.ts'

const USUAL_FONT: NonNullable<CellStyle['font']> = { name: 'Calibri', size: 11 }
const FIRST_FORMAT = 164

/** A list in which every item is once, and is found by its index. */
class Items {
  readonly list: string[]
  readonly #indexes = new Map<string, number>()

  constructor(...first: readonly string[]) {
    this.list = [...first]
    for (const [index, item] of first.entries()) this.#indexes.set(item, index)
  }

  index(item: string): number {
    const known = this.#indexes.get(item)
    if (known !== undefined) return known
    this.#indexes.set(item, this.list.length)
    return this.list.push(item) - 1
  }
}

/** The styles of a file as they are written: those of the model keep their index. */
export class StylesWriter {
  readonly #fonts = new Items(fontXml(USUAL_FONT))
  readonly #fills = new Items(
    fillXml(undefined),
    xml('fill', {}, xml('patternFill', { patternType: 'gray125' })),
  )
  readonly #borders = new Items(borderXml({}))
  readonly #formats = new Items()
  readonly #conditional: string[] = []
  readonly #named = new Map<string, string>()
  readonly #cells: string[]

  constructor(styles: readonly CellStyle[]) {
    const all = styles.length === 0 ? [{}] : styles
    this.#cells = all.map((style) => this.#cell(style))
  }

  /** Index of the look that a condition adds. */
  addConditional(style: CellStyle): number {
    const { font, fill, border, format } = style
    const content = [
      font ? fontXml(font) : '',
      format === undefined ? '' : this.#formatXml(format),
      fill === undefined
        ? ''
        : xml(
            'fill',
            {},
            xml(
              'patternFill',
              { patternType: 'solid' },
              colourXml('fgColor', fill),
              colourXml('bgColor', fill),
            ),
          ),
      border ? borderXml(border) : '',
    ]
    return this.#conditional.push(xml('dxf', {}, ...content)) - 1
  }

  /** The part of a file that holds them. */
  part(): string {
    const names = [...this.#named.keys()]
    const usual = xml('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })
    return xmlPart(
      xml(
        'styleSheet',
        { xmlns: NAMESPACES.main },
        xmlList(
          'numFmts',
          this.#formats.list.map((code) => this.#formatXml(code)),
        ),
        xmlList('fonts', this.#fonts.list),
        xmlList('fills', this.#fills.list),
        xmlList('borders', this.#borders.list),
        xmlList('cellStyleXfs', [usual, ...this.#named.values()]),
        xmlList('cellXfs', this.#cells),
        xmlList('cellStyles', [
          xml('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 }),
          ...names.map((name, index) =>
            xml('cellStyle', { name, xfId: index + 1, builtinId: builtInId(name) }),
          ),
        ]),
        xmlList('dxfs', this.#conditional),
      ),
    )
  }

  #formatXml(code: string): string {
    return xml('numFmt', { numFmtId: FIRST_FORMAT + this.#formats.index(code), formatCode: code })
  }

  #cell(style: CellStyle): string {
    const { format, name, isLocked } = style
    const look = {
      numFmtId: format === undefined ? 0 : FIRST_FORMAT + this.#formats.index(format),
      fontId: this.#fonts.index(fontXml(style.font ?? USUAL_FONT)),
      fillId: this.#fills.index(fillXml(style.fill)),
      borderId: this.#borders.index(borderXml(style.border ?? {})),
    }
    const alignment = style.alignment ? alignmentXml(style.alignment) : ''
    const protection = isLocked === false ? xml('protection', { locked: false }) : ''
    return xml(
      'xf',
      {
        ...look,
        xfId: name === undefined ? 0 : this.#nameIndex(name, xml('xf', look)),
        applyNumberFormat: true,
        applyFont: true,
        applyFill: true,
        applyBorder: true,
        applyAlignment: alignment === '' ? undefined : true,
        applyProtection: protection === '' ? undefined : true,
      },
      alignment,
      protection,
    )
  }

  /** A style's own look is that of the first cells that have it. */
  #nameIndex(name: string, look: string): number {
    if (!this.#named.has(name)) this.#named.set(name, look)
    return [...this.#named.keys()].indexOf(name) + 1
  }
}

function builtInId(name: string): number | undefined {
  const [id] = [...STYLE_NAMES].find(([, one]) => one === name) ?? []
  return id
}

/** A colour of its own, for cells and charts' neighbours alike. */
export function colourXml(name: string, colour: Colour): string {
  return xml(name, { rgb: `FF${colour.slice(1).toUpperCase()}` })
}

function fontXml(font: NonNullable<CellStyle['font']>): string {
  const { name, size, colour } = font
  return xml(
    'font',
    {},
    font.isBold ? xml('b') : '',
    font.isItalic ? xml('i') : '',
    font.isStruck ? xml('strike') : '',
    font.isUnderlined ? xml('u') : '',
    size === undefined ? '' : xml('sz', { val: size }),
    colour === undefined ? '' : colourXml('color', colour),
    name === undefined ? '' : xml('name', { val: name }),
  )
}

function fillXml(fill: Colour | undefined): string {
  const content = fill === undefined ? '' : colourXml('fgColor', fill)
  return xml(
    'fill',
    {},
    xml('patternFill', { patternType: fill === undefined ? 'none' : 'solid' }, content),
  )
}

function borderXml(border: NonNullable<CellStyle['border']>): string {
  const side = (name: string, one: BorderSide | undefined): string =>
    one ? xml(name, { style: one.style }, colourXml('color', one.colour)) : xml(name)
  return xml(
    'border',
    {},
    side('left', border.left),
    side('right', border.right),
    side('top', border.top),
    side('bottom', border.bottom),
  )
}

const RIGHT_ANGLE = 90

function alignmentXml(alignment: NonNullable<CellStyle['alignment']>): string {
  const { rotation } = alignment
  return xml('alignment', {
    horizontal: alignment.horizontal,
    vertical: alignment.vertical,
    wrapText: alignment.isWrapped,
    indent: alignment.indent,
    textRotation: rotation !== undefined && rotation < 0 ? RIGHT_ANGLE - rotation : rotation,
  })
}
