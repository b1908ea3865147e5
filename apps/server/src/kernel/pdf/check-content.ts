import { readRaster } from '../raster.ts'
import type { PdfNode } from './pdf-content.ts'

/** What a document may be at most: more of it is refused before anything is drawn. */
const MAX_PARTS = 300_000
const MAX_CHARACTERS = 12_000_000
const MAX_DEPTH = 40
const MAX_NUMBER = 20_000

/** A document is not as documents may be; `at` is the way to the part that is not. */
export class UnfitContent extends Error {
  override readonly name = 'UnfitContent'

  constructor(at: string, problem: string) {
    super(`${at || 'the content'} ${problem}`)
  }
}

type Check = (value: unknown, walk: Walk) => void

interface Walk {
  readonly at: string
  readonly depth: number
  readonly count: Count
}

interface Count {
  parts: number
  characters: number
}

/**
 * Whether the content is what documents may have, and not more than is drawn: nothing in it may name a
 * file or load from an address.
 * @throws UnfitContent
 */
export function checkContent(content: readonly PdfNode[]): void {
  nodes(content, { at: '', depth: 0, count: { parts: 0, characters: 0 } })
}

const below = (walk: Walk, step: string | number): Walk => ({
  ...walk,
  at: walk.at === '' ? String(step) : `${walk.at}.${step}`,
  depth: walk.depth + 1,
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const node: Check = (value, walk) => {
  walk.count.parts += 1
  if (walk.count.parts > MAX_PARTS) throw new UnfitContent(walk.at, 'is too much for one document')
  if (walk.depth > MAX_DEPTH) throw new UnfitContent(walk.at, 'lies too deep')
  if (typeof value === 'string') return text(value, walk)
  if (!isObject(value)) throw new UnfitContent(walk.at, 'is no part of a document')
  const kinds = Object.keys(value).filter((key) => Object.hasOwn(KINDS, key))
  if (kinds.length !== 1) throw new UnfitContent(walk.at, 'is not of exactly one kind')
  fields({ ...STYLE, ...KINDS })(value, walk)
}

/** An object that has these fields and no others. */
function fields(checks: Readonly<Record<string, Check>>): Check {
  return (value, walk) => {
    if (!isObject(value)) throw new UnfitContent(walk.at, 'is no object')
    for (const [key, inner] of Object.entries(value)) {
      const check = Object.hasOwn(checks, key) ? checks[key] : undefined
      if (!check) throw new UnfitContent(walk.at, `may not have ${key.slice(0, 40)}`)
      if (inner !== undefined) check(inner, below(walk, key))
    }
  }
}

function listOf(check: Check, most = Infinity): Check {
  return (value, walk) => {
    if (!Array.isArray(value)) throw new UnfitContent(walk.at, 'is no list')
    if (value.length > most) throw new UnfitContent(walk.at, 'has too many items')
    for (const [index, each] of value.entries()) check(each, below(walk, index))
  }
}

function fits(
  test: (value: unknown) => boolean,
  problem = 'is not a value that it may have',
): Check {
  return (value, walk) => {
    if (!test(value)) throw new UnfitContent(walk.at, problem)
  }
}

const oneOf = (...values: unknown[]): Check => fits((value) => values.includes(value))
const matching = (pattern: RegExp): Check =>
  fits((value) => typeof value === 'string' && value.length <= 2_000 && pattern.test(value))
const isLength = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) <= MAX_NUMBER

const text: Check = (value, { at, count }) => {
  if (typeof value !== 'string') throw new UnfitContent(at, 'is no text')
  count.characters += value.length
  if (count.characters > MAX_CHARACTERS) throw new UnfitContent(at, 'is too long for one document')
}

const nodes = listOf((value, walk) => node(value, walk))
const length = fits(isLength)
const size = fits((value) => isLength(value) && Number(value) > 0 && Number(value) <= 2_000)
const span = fits((value) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 1_000)
const flag = oneOf(true, false)
const color = matching(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20})$/i)
const width = fits((value) => value === 'auto' || value === '*' || isLength(value))

/** Whoever reads the document may open it; the server does not. */
const link = matching(/^(https?:\/\/|mailto:)\S+$/i)

const image: Check = (value, walk) => {
  text(value, walk)
  const [, kind, content = ''] =
    /^data:image\/(png|jpeg);base64,([a-z0-9+/]+=*)$/i.exec(String(value)) ?? []
  const raster = readRaster(Buffer.from(content, 'base64'))
  if (!raster || raster.mime !== `image/${kind}` || raster.isTooLarge)
    throw new UnfitContent(walk.at, 'is no PNG or JPEG as a data address, or too large')
}

/** What makes a drawing refer to something outside of itself. */
const OUTSIDE =
  /<!(doctype|entity)|<([\w.-]+:)?(image|script|style|foreignobject|a)\b|href\s*=\s*(?!["']#)|url\(\s*(?!["']?#)|@import/i

const svg: Check = (value, walk) => {
  text(value, walk)
  if (OUTSIDE.test(String(value)))
    throw new UnfitContent(walk.at, 'refers to something outside of itself')
}

const KINDS: Readonly<Record<string, Check>> = {
  text: (value, walk) => (typeof value === 'string' ? text : nodes)(value, walk),
  stack: nodes,
  columns: nodes,
  ul: nodes,
  ol: nodes,
  table: fields({
    body: listOf(nodes),
    widths: listOf(width, 100),
    headerRows: fits((value) => Number.isInteger(value) && isLength(value)),
    dontBreakRows: flag,
  }),
  image,
  svg,
  qr: fits((value) => typeof value === 'string' && value.length > 0 && value.length <= 1_000),
}

const STYLE: Readonly<Record<string, Check>> = {
  margin: (value, walk) => (Array.isArray(value) ? listOf(length, 4) : length)(value, walk),
  alignment: oneOf('left', 'center', 'right', 'justify'),
  bold: flag,
  fontSize: size,
  lineHeight: size,
  characterSpacing: length,
  color,
  background: color,
  decoration: oneOf('underline', 'lineThrough'),
  sup: flag,
  sub: flag,
  link,
  pageBreak: oneOf('before', 'after'),
  unbreakable: flag,
  width,
  height: size,
  fit: (value, walk) => (Array.isArray(value) ? listOf(size, 2) : size)(value, walk),
  columnGap: length,
  preserveLeadingSpaces: flag,
  noWrap: flag,
  colSpan: span,
  rowSpan: span,
  fillColor: color,
  border: listOf(flag, 4),
  borderColor: listOf(color, 4),
  start: span,
  layout: oneOf('lines', 'grid', 'noBorders'),
  eccLevel: oneOf('L', 'M', 'Q', 'H'),
}
