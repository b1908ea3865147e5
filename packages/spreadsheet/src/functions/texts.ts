import { foldCase, toText } from '../values/coerce.ts'
import { ERRORS, isError, isGrid, isLambda, type CellError, type Value } from '../values/value.ts'
import { MAX_TEXT } from '../work/limits.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { valuesOf } from './grids.ts'
import { findPattern, parsePattern } from './wildcards.ts'

/** How far letters of full width are from those of ASCII. */
const FULL_WIDTH = 0xfe_e0

/** A text as a result: #VALUE! where no cell could hold it. */
export function bounded(text: string): string | CellError {
  return text.length > MAX_TEXT ? ERRORS['#VALUE!'] : text
}

/** Texts put together as a result: #VALUE! as soon as no cell could hold it. */
export function joined(texts: Iterable<string>): string | CellError {
  let result = ''
  for (const text of texts) {
    if (result.length + text.length > MAX_TEXT) return ERRORS['#VALUE!']
    result += text
  }
  return result
}

/** Changes letters one by one, so that a text keeps its length as in spreadsheets. */
function eachLetter(work: Work, text: string, change: (letter: string) => string): string {
  work.take(text.length)
  let result = ''
  for (const letter of text) {
    const changed = change(letter)
    result += changed.length === letter.length ? changed : letter
  }
  return result
}

function upper({ work }: CallContext, text: string): string {
  return eachLetter(work, text, (letter) => letter.toUpperCase())
}

/** In small letters, with the final sigma at the end of a word. */
function lower({ work }: CallContext, text: string): string {
  return finalSigmas(eachLetter(work, text, (letter) => letter.toLowerCase()))
}

function finalSigmas(text: string): string {
  return text.replaceAll(/(?<=\p{L}\p{M}*)σ(?![\p{L}\p{M}])/gu, 'ς')
}

/** Letters, digits and signs of full width as those of half; what has no other width stays. */
function halfWidth({ work }: CallContext, text: string): string {
  return eachLetter(work, text, (letter) => {
    if (letter === '\u3000') return ' '
    return /[\uFF01-\uFF5E]/.test(letter)
      ? String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH)
      : letter
  })
}

function proper({ work }: CallContext, text: string): string {
  let isInWord = false
  const changed = eachLetter(work, text, (letter) => {
    const one = isInWord ? letter.toLowerCase() : letter.toUpperCase()
    isInWord = /\p{L}/u.test(letter)
    return one
  })
  return finalSigmas(changed)
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

function search(
  { work }: CallContext,
  sought: string,
  text: string,
  start: number,
): number | CellError {
  const from = Math.trunc(start) - 1
  if (from < 0 || from > text.length) return ERRORS['#VALUE!']
  const at = /[*?~]/.test(sought)
    ? findPattern(work, parsePattern(sought), text, from)
    : foldCase(text).indexOf(foldCase(sought), from)
  return at === -1 ? ERRORS['#VALUE!'] : at + 1
}

function substitute(
  { work }: CallContext,
  text: string,
  old: string,
  by: string,
  instance: number | undefined,
): string | CellError {
  if (instance !== undefined && instance < 1) return ERRORS['#VALUE!']
  if (old === '') return text
  if (instance === undefined) {
    const parts = text.split(old)
    work.take(parts.length)
    const length = text.length + (parts.length - 1) * (by.length - old.length)
    return length > MAX_TEXT ? ERRORS['#VALUE!'] : parts.join(by)
  }
  work.take(Math.min(Math.trunc(instance), text.length))
  let at = -1
  for (let count = Math.trunc(instance); count > 0; count -= 1) {
    at = text.indexOf(old, at === -1 ? 0 : at + old.length)
    if (at === -1) return text
  }
  return bounded(text.slice(0, at) + by + text.slice(at + old.length))
}

function repeat({ work }: CallContext, text: string, count: number): string | CellError {
  const times = Math.trunc(count)
  if (times < 0 || times * text.length > MAX_TEXT) return ERRORS['#VALUE!']
  if (text === '') return ''
  const repeated = text.repeat(times)
  work.takeText(repeated)
  return repeated
}

/** All values of arguments as texts, row by row; the first error is the result. */
export function textsOf(context: CallContext, arguments_: readonly Value[]): string[] | CellError {
  const { work } = context
  const texts: string[] = []
  for (const argument of arguments_) {
    if (isLambda(argument)) return ERRORS['#VALUE!']
    const values = isGrid(argument) ? valuesOf(work, argument) : [argument]
    if (isError(values)) return values
    for (const value of values) {
      const text = toText(value, context)
      if (isError(text)) return text
      work.takeText(text)
      texts.push(text)
    }
  }
  return texts
}

function joinTexts(
  context: CallContext,
  delimiter: Value,
  skipsEmpty: boolean,
  arguments_: readonly Value[],
): string | CellError {
  const delimiters = textsOf(context, [delimiter])
  if (isError(delimiters)) return delimiters
  const texts = textsOf(context, arguments_)
  if (isError(texts)) return texts
  const chosen = skipsEmpty ? texts.filter((text) => text !== '') : texts
  return joined(
    chosen.map((text, index) =>
      index === 0 ? text : (delimiters[(index - 1) % delimiters.length] ?? '') + text,
    ),
  )
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
      call: (context, sought, text, start = 1) => search(context, sought, text, start),
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
    call: (context, text, old, by, instance) => substitute(context, text, old, by, instance),
  }),
  defineFunction('text', 'TRIM', {
    required: ['text'],
    call: (_, text) =>
      text
        .split(' ')
        .filter((word) => word !== '')
        .join(' '),
  }),
  defineFunction('text', 'CLEAN', {
    required: ['text'],
    call: ({ work }, text) => {
      work.take(text.length)
      return [...text].filter((letter) => letter >= ' ').join('')
    },
  }),
  defineFunction('text', 'ASC', { required: ['text'], call: halfWidth }),
  defineFunction('text', 'UPPER', { required: ['text'], call: upper }),
  defineFunction('text', 'LOWER', { required: ['text'], call: lower }),
  defineFunction('text', 'PROPER', { required: ['text'], call: proper }),
  defineFunction('text', 'REPT', {
    required: ['text', 'number'],
    call: (context, text, count) => repeat(context, text, count),
  }),
  defineFunction('text', 'EXACT', {
    required: ['text', 'text'],
    call: (_, first, second) => first === second,
  }),
  defineFunction('text', 'CONCATENATE', {
    required: ['text'],
    repeated: ['text'],
    call: (_, ...texts) => joined(texts),
  }),
  defineFunction('text', 'CONCAT', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...values) => {
      const texts = textsOf(context, values)
      return isError(texts) ? texts : joined(texts)
    },
  }),
  defineFunction('text', 'TEXTJOIN', {
    required: ['any', 'logical', 'any'],
    repeated: ['any'],
    call: (context, delimiter, skipsEmpty, ...values) =>
      joinTexts(context, delimiter, skipsEmpty, values),
  }),
]
