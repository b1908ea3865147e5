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

/** All places of any of the delimiters that do not overlap, from left to right. */
function findAll(
  work: Work,
  text: string,
  delimiters: readonly string[],
  ignoresCase: boolean,
): Hit[] {
  const searched = ignoresCase ? foldCase(text) : text
  const sought = delimiters
    .map((delimiter) => (ignoresCase ? foldCase(delimiter) : delimiter))
    .filter((delimiter) => delimiter !== '')
    .toSorted((first, second) => second.length - first.length)
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

function beside(
  { work }: CallContext,
  text: string,
  delimiter: Grid,
  instance: number,
  ignoresCase: boolean,
  matchesEnd: boolean,
  otherwise: Value | undefined,
  isBefore: boolean,
): Value {
  const delimiters = textsOf(work, [delimiter as Value])
  if (isError(delimiters)) return delimiters
  const count = Math.trunc(instance)
  if (count === 0 || Math.abs(count) > Math.max(text.length, 1)) return ERRORS['#VALUE!']
  if (delimiters.includes('')) {
    const isWhole = isBefore === count < 0
    return isWhole ? text : ''
  }
  const hits = findAll(work, text, delimiters, ignoresCase)
  if (matchesEnd) {
    if (count > 0) hits.push({ at: text.length, length: 0 })
    else hits.unshift({ at: 0, length: 0 })
  }
  const hit = hits[count > 0 ? count - 1 : hits.length + count]
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
  { work }: CallContext,
  text: string,
  across: Grid | undefined,
  down: Grid | undefined,
  skipsEmpty: boolean,
  ignoresCase: boolean,
  padding: Scalar,
): Value {
  const columnDelimiters = across ? textsOf(work, [across as Value]) : []
  const rowDelimiters = down ? textsOf(work, [down as Value]) : []
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
    optional: ['number', 'logical', 'logical', 'any'],
    call: (
      context,
      text,
      delimiter,
      instance = 1,
      ignoresCase = false,
      matchesEnd = false,
      otherwise,
    ) => {
      const isBefore = name === 'TEXTBEFORE'
      return beside(
        context,
        text,
        delimiter,
        instance,
        ignoresCase,
        matchesEnd,
        otherwise,
        isBefore,
      )
    },
  })
}

/** Texts taken apart at delimiters. */
export const TEXT_SPLITTING: readonly FunctionDefinition[] = [
  neighbour('TEXTBEFORE'),
  neighbour('TEXTAFTER'),
  defineFunction('text', 'TEXTSPLIT', {
    required: ['text'],
    optional: ['grid', 'grid', 'logical', 'logical', 'value'],
    call: (context, text, across, down, skipsEmpty = false, ignoresCase = false, padding) =>
      split(context, text, across, down, skipsEmpty, ignoresCase, padding ?? ERRORS['#N/A']),
  }),
]
