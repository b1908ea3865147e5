import { foldCase } from '../values/coerce.ts'
import { ERRORS, isError, type Grid, type Scalar, type Value } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { buildMatrix } from './grids.ts'
import { textsOf } from './texts.ts'

/** Where a delimiter stands in a text. */
interface Hit {
  readonly at: number
  readonly length: number
}

/** A text without regard to case, each letter where it was: `ß` stays, which is longer in capitals. */
function foldInPlace(text: string): string {
  const folded = foldCase(text)
  if (folded.length === text.length) return folded
  return [...text]
    .map((letter) => (foldCase(letter).length === letter.length ? foldCase(letter) : letter))
    .join('')
}

/** Delimiters as they are sought, the longest first. */
function toSought(delimiters: readonly string[], ignoresCase: boolean): string[] {
  return delimiters
    .map((delimiter) => (ignoresCase ? foldInPlace(delimiter) : delimiter))
    .filter((delimiter) => delimiter !== '')
    .toSorted((first, second) => second.length - first.length)
}

/** All places of any of the delimiters that do not overlap, from left to right. */
function findAll(
  work: Work,
  text: string,
  delimiters: readonly string[],
  ignoresCase: boolean,
): Hit[] {
  const searched = ignoresCase ? foldInPlace(text) : text
  const sought = toSought(delimiters, ignoresCase)
  work.take(searched.length * sought.length)
  const hits: Hit[] = []
  let position = 0
  while (position < searched.length) {
    const found = sought.find((delimiter) => searched.startsWith(delimiter, position))
    if (found === undefined) position += 1
    else {
      hits.push({ at: position, length: found.length })
      position += found.length
    }
  }
  return hits
}

/** As `findAll`, from right to left: in `aaa`, `aa` is found at its end. */
function findAllBackward(
  work: Work,
  text: string,
  delimiters: readonly string[],
  ignoresCase: boolean,
): Hit[] {
  const searched = ignoresCase ? foldInPlace(text) : text
  const sought = toSought(delimiters, ignoresCase)
  work.take(searched.length * sought.length)
  const hits: Hit[] = []
  let position = searched.length
  while (position > 0) {
    const found = sought.find((delimiter) => searched.endsWith(delimiter, position))
    position -= found === undefined ? 1 : found.length
    if (found !== undefined) hits.push({ at: position, length: found.length })
  }
  return hits
}

/** A switch that is written as 0 or 1; undefined where it is neither. */
function flagOf(value: number): boolean | undefined {
  const whole = Math.trunc(value)
  return whole === 0 || whole === 1 ? whole === 1 : undefined
}

function beside(
  context: CallContext,
  text: string,
  delimiter: Grid,
  instance: number,
  matchMode: number,
  matchEnd: number,
  otherwise: Value | undefined,
  isBefore: boolean,
): Value {
  const { work } = context
  const delimiters = textsOf(context, [delimiter as Value])
  if (isError(delimiters)) return delimiters
  const [ignoresCase, matchesEnd] = [flagOf(matchMode), flagOf(matchEnd)]
  if (ignoresCase === undefined || matchesEnd === undefined) return ERRORS['#VALUE!']
  const count = Math.trunc(instance)
  if (count === 0 || Math.abs(count) > Math.max(text.length, 1)) return ERRORS['#VALUE!']
  if (delimiters.includes('')) {
    const isWhole = isBefore === count < 0
    return isWhole ? text : ''
  }
  const search = count > 0 ? findAll : findAllBackward
  const hits = search(work, text, delimiters, ignoresCase)
  if (matchesEnd) hits.push({ at: count > 0 ? text.length : 0, length: 0 })
  const hit = hits[Math.abs(count) - 1]
  if (!hit) return otherwise ?? ERRORS['#N/A']
  return isBefore ? text.slice(0, hit.at) : text.slice(hit.at + hit.length)
}

function splitBy(
  work: Work,
  text: string,
  delimiters: readonly string[],
  ignoresCase: boolean,
  skipsEmpty: boolean,
): string[] {
  const parts: string[] = []
  let from = 0
  for (const { at, length } of findAll(work, text, delimiters, ignoresCase)) {
    parts.push(text.slice(from, at))
    from = at + length
  }
  parts.push(text.slice(from))
  return skipsEmpty ? parts.filter((part) => part !== '') : parts
}

function split(
  context: CallContext,
  text: string,
  across: Grid | undefined,
  down: Grid | undefined,
  skipsEmpty: boolean,
  matchMode: number,
  padding: Scalar,
): Value {
  const { work } = context
  const ignoresCase = flagOf(matchMode)
  if (ignoresCase === undefined) return ERRORS['#VALUE!']
  const columnDelimiters = across ? textsOf(context, [across as Value]) : []
  const rowDelimiters = down ? textsOf(context, [down as Value]) : []
  if (isError(columnDelimiters)) return columnDelimiters
  if (isError(rowDelimiters)) return rowDelimiters
  const all = [...columnDelimiters, ...rowDelimiters]
  if (all.length === 0 || all.includes('')) return ERRORS['#VALUE!']
  const lines =
    rowDelimiters.length > 0 ? splitBy(work, text, rowDelimiters, ignoresCase, skipsEmpty) : [text]
  const rows = lines.map((line) =>
    columnDelimiters.length > 0
      ? splitBy(work, line, columnDelimiters, ignoresCase, skipsEmpty)
      : [line],
  )
  const width = Math.max(0, ...rows.map((row) => row.length))
  return buildMatrix(work, rows.length, width, (row, column) => rows[row]?.[column] ?? padding)
}

function neighbour(name: 'TEXTBEFORE' | 'TEXTAFTER'): FunctionDefinition {
  return defineFunction('text', name, {
    required: ['text', 'grid'],
    optional: ['number', 'number', 'number', 'any'],
    call: (context, text, delimiter, instance = 1, matchMode = 0, matchEnd = 0, otherwise) => {
      const isBefore = name === 'TEXTBEFORE'
      return beside(context, text, delimiter, instance, matchMode, matchEnd, otherwise, isBefore)
    },
  })
}

/** Texts taken apart at delimiters. */
export const TEXT_SPLITTING: readonly FunctionDefinition[] = [
  neighbour('TEXTBEFORE'),
  neighbour('TEXTAFTER'),
  defineFunction('text', 'TEXTSPLIT', {
    required: ['text'],
    optional: ['grid', 'grid', 'logical', 'number', 'value'],
    call: (context, text, across, down, skipsEmpty = false, matchMode = 0, padding) =>
      split(context, text, across, down, skipsEmpty, matchMode, padding ?? ERRORS['#N/A']),
  }),
]
