import type { Dialect } from './parse-foreign.ts'
import { QUOTED, tokenReader } from './token-reader.ts'

const NUMBER = /\d+(?:\.\d+)?/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy
const NAME = /\{([^{}]{1,200})\}/y
const SIGN = /<=|=<|>=|=>|==|=|!=|<>|&&|\|\||\*=|[<>+\-*/%()[\],!]/y

/** Conditions of survey-creator: `{name} = 'a' and {other} notempty`. */
export const surveyDialect: Dialect = {
  read: tokenReader([
    ['name', NAME],
    ['text', QUOTED],
    ['number', NUMBER],
    ['word', WORD],
    ['sign', SIGN],
  ]),
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
    '=<': [3, '<='],
    lessorequal: [3, '<='],
    '>': [3, '>'],
    greater: [3, '>'],
    '>=': [3, '>='],
    '=>': [3, '>='],
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
