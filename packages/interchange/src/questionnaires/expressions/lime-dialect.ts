import type { Dialect } from './parse-foreign.ts'
import { QUOTED, tokenReader } from './token-reader.ts'

const NUMBER = /\d+(?:\.\d+)?(?![\w])/y
const WORD = /[\p{L}_\d][\p{L}\p{N}_]*(?::[\p{L}\p{N}_]+)?(?:\.[\p{L}\p{N}_]+)*/uy
const SIGN = /<=|>=|==|!=|&&|\|\||[<>+\-*/%(),!]/y

/** Relevance equations of LimeSurvey: `Q1.NAOK == "A1" and !is_empty(Q2)`. */
export const limeDialect: Dialect = {
  read: tokenReader([
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
    '==': [3, '=='],
    eq: [3, '=='],
    '!=': [3, '!='],
    ne: [3, '!='],
    '<': [4, '<'],
    lt: [4, '<'],
    '<=': [4, '<='],
    le: [4, '<='],
    '>': [4, '>'],
    gt: [4, '>'],
    '>=': [4, '>='],
    ge: [4, '>='],
    '+': [5, '+'],
    '-': [5, '-'],
    '*': [6, '*'],
    '/': [6, '/'],
    '%': [6, '%'],
  },
  tests: {},
  not: new Set(['!']),
  wordsAreNames: true,
}
