import type { Dialect } from './parse-foreign.ts'
import { match } from './survey-dialect.ts'

const NUMBER = /\d+(?:\.\d+)?(?![\w])/y
const WORD = /[\p{L}_\d][\p{L}\p{N}_]*(?::[\p{L}\p{N}_]+)?(?:\.[\p{L}\p{N}_]+)*/uy
const TEXT = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/sy
const SIGN = /<=|>=|==|!=|&&|\|\||[<>+\-*/%(),!]/y

/** Relevance equations of LimeSurvey: `Q1.NAOK == "A1" and !is_empty(Q2)`. */
export const limeDialect: Dialect = {
  read(source, at) {
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
