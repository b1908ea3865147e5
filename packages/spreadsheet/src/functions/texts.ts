import { foldCase, toText } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import { valuesOf } from './grids.ts'
import { findPattern, parsePattern } from './wildcards.ts'

/** No cell holds a longer text. */
const MAX_LENGTH = 32_767

/** A text as a result: #VALUE! where no cell could hold it. */
export function bounded(text: string): string | CellError {
  return text.length > MAX_LENGTH ? ERRORS['#VALUE!'] : text
}

/** Changes letters one by one, so that a text keeps its length as in spreadsheets. */
function eachLetter(text: string, change: (letter: string) => string): string {
  let result = ''
  for (const letter of text) {
    const changed = change(letter)
    result += changed.length === letter.length ? changed : letter
  }
  return result
}

function upper(text: string): string {
  return eachLetter(text, (letter) => letter.toUpperCase())
}

function lower(text: string): string {
  return eachLetter(text, (letter) => letter.toLowerCase())
}

function proper(text: string): string {
  let isInWord = false
  return eachLetter(text, (letter) => {
    const changed = isInWord ? letter.toLowerCase() : letter.toUpperCase()
    isInWord = /\p{L}/u.test(letter)
    return changed
  })
}

function counted(name: string, cut: (text: string, count: number) => string): FunctionDefinition {
  return defineFunction('text', name, {
    required: ['text'],
    optional: ['number'],
    readsEmptyAsZero: true,
    call: (_, text, count = 1) => (count < 0 ? ERRORS['#VALUE!'] : cut(text, Math.trunc(count))),
  })
}

function middle(text: string, start: number, count: number): string | CellError {
  if (start < 1 || count < 0) return ERRORS['#VALUE!']
  const from = Math.trunc(start) - 1
  return text.slice(from, from + Math.trunc(count))
}

function replace(text: string, start: number, count: number, by: string): string | CellError {
  if (start < 1 || count < 0) return ERRORS['#VALUE!']
  const from = Math.trunc(start) - 1
  return bounded(text.slice(0, from) + by + text.slice(from + Math.trunc(count)))
}

function find(sought: string, text: string, start: number): number | CellError {
  const from = Math.trunc(start) - 1
  if (from < 0 || from > text.length) return ERRORS['#VALUE!']
  const at = text.indexOf(sought, from)
  return at === -1 ? ERRORS['#VALUE!'] : at + 1
}

function search(sought: string, text: string, start: number): number | CellError {
  const from = Math.trunc(start) - 1
  if (from < 0 || from > text.length) return ERRORS['#VALUE!']
  const at = /[*?~]/.test(sought)
    ? findPattern(parsePattern(sought), text, from)
    : foldCase(text).indexOf(foldCase(sought), from)
  return at === -1 ? ERRORS['#VALUE!'] : at + 1
}

function substitute(
  text: string,
  old: string,
  by: string,
  instance: number | undefined,
): string | CellError {
  if (instance !== undefined && instance < 1) return ERRORS['#VALUE!']
  if (old === '') return text
  if (instance === undefined) return bounded(text.replaceAll(old, () => by))
  let at = -1
  for (let count = Math.trunc(instance); count > 0; count -= 1) {
    at = text.indexOf(old, at === -1 ? 0 : at + old.length)
    if (at === -1) return text
  }
  return bounded(text.slice(0, at) + by + text.slice(at + old.length))
}

function repeat(text: string, count: number): string | CellError {
  const times = Math.trunc(count)
  if (times < 0 || times * text.length > MAX_LENGTH) return ERRORS['#VALUE!']
  return text.repeat(times)
}

/** All values of arguments as texts, row by row; the first error is the result. */
export function textsOf(arguments_: readonly Value[]): string[] | CellError {
  const texts: string[] = []
  for (const argument of arguments_) {
    if (isLambda(argument)) return ERRORS['#VALUE!']
    const values: readonly Scalar[] = isGrid(argument) ? valuesOf(argument) : [argument]
    for (const value of values) {
      const text = toText(value)
      if (isError(text)) return text
      texts.push(text)
    }
  }
  return texts
}

function joinTexts(
  delimiter: Value,
  skipsEmpty: boolean,
  arguments_: readonly Value[],
): string | CellError {
  const delimiters = textsOf([delimiter])
  if (isError(delimiters)) return delimiters
  const texts = textsOf(arguments_)
  if (isError(texts)) return texts
  const chosen = skipsEmpty ? texts.filter((text) => text !== '') : texts
  let result = ''
  for (const [index, text] of chosen.entries()) {
    if (index > 0) result += delimiters[(index - 1) % delimiters.length] ?? ''
    result += text
  }
  return bounded(result)
}

/** Letters of texts: cut, found, replaced and joined. The variants for bytes count letters as well. */
export const TEXTS: readonly FunctionDefinition[] = [
  ...['', 'B'].flatMap((suffix) => [
    counted(`LEFT${suffix}`, (text, count) => text.slice(0, count)),
    counted(`RIGHT${suffix}`, (text, count) => text.slice(Math.max(text.length - count, 0))),
    defineFunction('text', `MID${suffix}`, {
      required: ['text', 'number', 'number'],
      call: (_, text, start, count) => middle(text, start, count),
    }),
    defineFunction('text', `LEN${suffix}`, {
      required: ['text'],
      call: (_, text) => text.length,
    }),
    defineFunction('text', `FIND${suffix}`, {
      required: ['text', 'text'],
      optional: ['number'],
      readsEmptyAsZero: true,
      call: (_, sought, text, start = 1) => find(sought, text, start),
    }),
    defineFunction('text', `SEARCH${suffix}`, {
      required: ['text', 'text'],
      optional: ['number'],
      readsEmptyAsZero: true,
      call: (_, sought, text, start = 1) => search(sought, text, start),
    }),
    defineFunction('text', `REPLACE${suffix}`, {
      required: ['text', 'number', 'number', 'text'],
      call: (_, text, start, count, by) => replace(text, start, count, by),
    }),
  ]),
  defineFunction('text', 'SUBSTITUTE', {
    required: ['text', 'text', 'text'],
    optional: ['number'],
    readsEmptyAsZero: true,
    call: (_, text, old, by, instance) => substitute(text, old, by, instance),
  }),
  defineFunction('text', 'TRIM', {
    required: ['text'],
    call: (_, text) => text.replace(/^ +| +$/g, '').replaceAll(/ {2,}/g, ' '),
  }),
  defineFunction('text', 'CLEAN', {
    required: ['text'],
    call: (_, text) => [...text].filter((letter) => letter >= ' ').join(''),
  }),
  defineFunction('text', 'UPPER', { required: ['text'], call: (_, text) => upper(text) }),
  defineFunction('text', 'LOWER', { required: ['text'], call: (_, text) => lower(text) }),
  defineFunction('text', 'PROPER', { required: ['text'], call: (_, text) => proper(text) }),
  defineFunction('text', 'REPT', {
    required: ['text', 'number'],
    call: (_, text, count) => repeat(text, count),
  }),
  defineFunction('text', 'EXACT', {
    required: ['text', 'text'],
    call: (_, first, second) => first === second,
  }),
  defineFunction('text', 'CONCATENATE', {
    required: ['text'],
    repeated: ['text'],
    call: (_, ...texts) => bounded(texts.join('')),
  }),
  defineFunction('text', 'CONCAT', {
    required: ['any'],
    repeated: ['any'],
    call: (_, ...values) => {
      const texts = textsOf(values)
      return isError(texts) ? texts : bounded(texts.join(''))
    },
  }),
  defineFunction('text', 'TEXTJOIN', {
    required: ['any', 'logical', 'any'],
    repeated: ['any'],
    call: (_, delimiter, skipsEmpty, ...values) => joinTexts(delimiter, skipsEmpty, values),
  }),
]
