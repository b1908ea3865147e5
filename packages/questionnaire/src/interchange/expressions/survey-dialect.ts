import type { Dialect } from './parse-foreign.ts'

const NUMBER = /\d+(?:\.\d+)?/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy
const NAME = /\{([^{}]{1,200})\}/y
const TEXT = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/sy
const SIGN = /<=|>=|==|=|!=|<>|&&|\|\||\*=|[<>+\-*/%()[\],!]/y

/** Conditions of survey-creator: `{name} = 'a' and {other} notempty`. */
export const surveyDialect: Dialect = {
  read(source, at) {
    const name = match(NAME, source, at)
    if (name) return { token: { kind: 'name', text: name[1]?.trim() ?? '' }, end: NAME.lastIndex }
    const text = match(TEXT, source, at)
    if (text) {
      const inner = (text[1] ?? text[2] ?? '').replace(/\\(.)/gs, '$1')
      return { token: { kind: 'text', text: inner }, end: TEXT.lastIndex }
    }
    const number = match(NUMBER, source, at)
    if (number) return { token: { kind: 'number', text: number[0] }, end: NUMBER.lastIndex }
    const word = match(WORD, source, at)
    if (word) return { token: { kind: 'word', text: word[0] }, end: WORD.lastIndex }
    const sign = match(SIGN, source, at)
    return sign && { token: { kind: 'sign', text: sign[0] }, end: SIGN.lastIndex }
  },
  binary: {
    or: [1, '||'],
    '||': [1, '||'],
    and: [2, '&&'],
    '&&': [2, '&&'],
    '=': [3, '=='],
    '==': [3, '=='],
    equal: [3, '=='],
    '!=': [3, '!='],
    '<>': [3, '!='],
    notequal: [3, '!='],
    '<': [3, '<'],
    less: [3, '<'],
    '<=': [3, '<='],
    lessorequal: [3, '<='],
    '>': [3, '>'],
    greater: [3, '>'],
    '>=': [3, '>='],
    greaterorequal: [3, '>='],
    '*=': [3, 'contains'],
    contains: [3, 'contains'],
    contain: [3, 'contains'],
    notcontains: [3, 'notcontains'],
    notcontain: [3, 'notcontains'],
    anyof: [3, 'anyof'],
    allof: [3, 'allof'],
    noneof: [3, 'noneof'],
    '+': [4, '+'],
    '-': [4, '-'],
    '*': [5, '*'],
    '/': [5, '/'],
    '%': [5, '%'],
  },
  tests: { empty: 'empty', notempty: 'notempty' },
  not: new Set(['!', 'negate', 'not']),
  wordsAreNames: false,
}

/** What a sticky pattern finds at a place. */
export function match(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(source) ?? undefined
}
