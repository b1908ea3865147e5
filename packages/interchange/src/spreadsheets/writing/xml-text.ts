/** What an element says of itself; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** The namespaces of a workbook's parts. */
export const NAMESPACES = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  links: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  package: 'http://schemas.openxmlformats.org/package/2006/relationships',
  types: 'http://schemas.openxmlformats.org/package/2006/content-types',
  drawing: 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing',
  shapes: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  chart: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
} as const

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

/** Signs that XML has no room for, and text that looks like what stands for them. */
// oxlint-disable-next-line no-control-regex
const WITHOUT_ROOM = /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/g

/**
 * Text as XML holds it; what XML has no room for is written as files of Excel write it.
 * ```ts
 * xmlText('α & β\r') // => 'α &amp; β_x000D_'
 * ```
 */
export function xmlText(text: string): string {
  return text
    .replace(WITHOUT_ROOM, (sign) => `_x${hex(sign)}_`)
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
}

function attributeText(text: string): string {
  return text
    .replace(WITHOUT_ROOM, (sign) => `_x${hex(sign)}_`)
    .replace(/[&<>"\n\t]/g, (sign) => ENTITIES[sign] ?? sign)
}

/**
 * An element of its attributes and what is in it, which is XML already.
 * ```ts
 * xml('c', { r: 'A1', t: undefined, b: true }, xml('v', {}, '1')) // => '<c r="A1" b="1"><v>1</v></c>'
 * ```
 */
export function xml(name: string, attributes: Attributes = {}, ...content: string[]): string {
  let head = name
  for (const key in attributes) {
    const value = attributes[key]
    if (value === undefined) continue
    const text = typeof value === 'boolean' ? (value ? '1' : '0') : attributeText(String(value))
    head += ` ${key}="${text}"`
  }
  const inner = content.join('')
  return inner === '' ? `<${head}/>` : `<${head}>${inner}</${name}>`
}

/** A list as an element that says how many there are; nothing where there are none. */
export function xmlList(
  name: string,
  items: readonly string[],
  attributes: Attributes = {},
): string {
  return items.length === 0 ? '' : xml(name, { count: items.length, ...attributes }, ...items)
}

/** A part of a file. */
export function xmlPart(root: string): string {
  return DECLARATION + root
}
