import { ERRORS, type Scalar, type Value } from '../values/value.ts'
import { readNumber } from '../values/read-text.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { matrixFromRows } from './grids.ts'
import { parseXml, textOf, type XmlNode } from './xml-tree.ts'

/** Characters of a path. */
const MAX_PATH = 1024

/** What a path finds: an element, or the text of an attribute or of an element. */
type Found = XmlNode | string

interface Step {
  /** `//`: at any depth. */
  readonly isDeep: boolean
  readonly test: string
  readonly conditions: readonly string[]
}

const STEP = /(\/\/?)?((?:\.\.?|@?(?:[\p{L}_][\p{L}\p{M}\p{N}_.:-]*|\*)|text\(\)|node\(\)))/uy

/** The steps of a path as `//s[2]/@id`; undefined where it is none that is known. */
function parsePath(path: string): readonly Step[] | undefined {
  const steps: Step[] = []
  let at = 0
  while (at < path.length) {
    STEP.lastIndex = at
    const found = STEP.exec(path)
    if (!found || (steps.length > 0 && found[1] === undefined)) return undefined
    at = STEP.lastIndex
    if (path.startsWith('()', at)) at += 2
    const conditions: string[] = []
    while (path[at] === '[') {
      const end = closing(path, at)
      if (end < 0) return undefined
      conditions.push(path.slice(at + 1, end).trim())
      at = end + 1
    }
    const test = found[2] ?? ''
    steps.push({
      isDeep: found[1] === '//',
      test:
        (test === 'text' || test === 'node') && path[STEP.lastIndex] === '(' ? `${test}()` : test,
      conditions,
    })
  }
  return steps.length === 0 ? undefined : steps
}

/** Where the bracket closes that opens there, texts passed over; -1 where it does not. */
function closing(path: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < path.length; at += 1) {
    const sign = path[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '[' || sign === '(') depth += 1
    else if (sign === ']' || sign === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

class PathReader {
  readonly #context: CallContext

  constructor(context: CallContext) {
    this.#context = context
  }

  find(start: XmlNode, path: string): Found[] | undefined {
    const steps = parsePath(path)
    if (!steps) return undefined
    let found: Found[] = [start]
    for (const step of steps) {
      const next = new Set<Found>()
      const texts: string[] = []
      for (const one of found) {
        if (typeof one === 'string') continue
        const from = step.isDeep ? this.#below(one) : [one]
        for (const node of from) {
          const chosen = this.#choose(this.#named(node, step.test), step.conditions)
          if (!chosen) return undefined
          // Texts that are equal are found each for itself.
          for (const result of chosen) {
            if (typeof result === 'string') texts.push(result)
            else next.add(result)
          }
        }
      }
      found = [...next, ...texts]
    }
    return found
  }

  /** An element and all those in it, in their order. */
  #below(node: XmlNode): XmlNode[] {
    this.#context.work.take(1 + node.children.length)
    return [
      node,
      ...node.children.flatMap((one) => (typeof one === 'string' ? [] : this.#below(one))),
    ]
  }

  #named(node: XmlNode, test: string): Found[] {
    this.#context.work.take(1 + node.children.length)
    if (test === '.') return [node]
    if (test === '..') return node.parent ? [node.parent] : []
    if (test === 'text()') return node.children.filter((one) => typeof one === 'string')
    if (test === 'node()') return node.children
    if (test === '@*') return [...node.attributes.values()]
    if (test.startsWith('@')) {
      const value = node.attributes.get(test.slice(1))
      return value === undefined ? [] : [value]
    }
    return node.children.filter(
      (one) => typeof one !== 'string' && (test === '*' || one.name === test),
    )
  }

  /** Those that all conditions hold for, one after the other; undefined where one is not known. */
  #choose(found: Found[], conditions: readonly string[]): Found[] | undefined {
    let chosen = found
    for (const condition of conditions) {
      const kept: Found[] = []
      for (const [index, one] of chosen.entries()) {
        const holds = this.#holds(one, condition, index + 1, chosen.length)
        if (holds === undefined) return undefined
        if (holds) kept.push(one)
      }
      chosen = kept
    }
    return chosen
  }

  #holds(one: Found, condition: string, position: number, last: number): boolean | undefined {
    this.#context.work.takeText(condition)
    for (const word of [' or ', ' and ']) {
      const parts = split(condition, word)
      if (parts.length === 1) continue
      const held = parts.map((part) => this.#holds(one, part, position, last))
      if (held.includes(undefined)) return undefined
      return word === ' or ' ? held.includes(true) : !held.includes(false)
    }
    const not = /^not\s*\(([^]*)\)$/.exec(condition)
    if (not) {
      const inner = this.#holds(one, not[1]?.trim() ?? '', position, last)
      return inner === undefined ? undefined : !inner
    }
    const call = /^(contains|starts-with)\s*\(([^]*)\)$/.exec(condition)
    if (call) {
      const [first, second] = split(call[2] ?? '', ',').map((part) => this.#value(one, part.trim()))
      if (first === undefined || second === undefined) return undefined
      const [text, part] = [String(first), String(second)]
      return call[1] === 'contains' ? text.includes(part) : text.startsWith(part)
    }
    const compared = /^([^]*?)\s*(!=|<=|>=|=|<|>)\s*([^]*)$/.exec(condition)
    if (compared && !/^["'][^"']*$/.test(compared[1] ?? '')) {
      const first = this.#value(one, compared[1]?.trim() ?? '', position, last)
      const second = this.#value(one, compared[3]?.trim() ?? '', position, last)
      if (first === undefined || second === undefined) return undefined
      return compare(first, compared[2] ?? '', second)
    }
    const value = this.#value(one, condition, position, last)
    if (value === undefined) return undefined
    if (typeof value === 'number') return value === position
    return value !== ''
  }

  /** A number, a text, or the text of what a path finds first. */
  #value(one: Found, written: string, position = 0, last = 0): number | string | undefined {
    if (/^-?\d+(?:\.\d+)?$/.test(written)) return Number(written)
    const quoted = /^(?:"([^"]*)"|'([^']*)')$/.exec(written)
    if (quoted) return quoted[1] ?? quoted[2] ?? ''
    if (written === 'position()') return position
    if (/^last\(\)(?:\s*-\s*\d+)?$/.test(written)) {
      return last - Number(/\d+$/.exec(written)?.[0] ?? 0)
    }
    const call = /^(string-length|normalize-space|number|string)\s*\(([^]*)\)$/.exec(written)
    if (call) {
      const inner = this.#value(one, call[2]?.trim() || '.', position, last)
      if (inner === undefined) return undefined
      const text = String(inner)
      if (call[1] === 'string-length') return text.length
      if (call[1] === 'number') return text.trim() === '' ? Number.NaN : Number(text)
      return call[1] === 'string' ? text : text.trim().replaceAll(/\s+/g, ' ')
    }
    if (written === '.' || written === 'text()') return typeof one === 'string' ? one : textOf(one)
    if (typeof one === 'string') return undefined
    const found = this.find(one, written)
    const [first] = found ?? []
    if (!found) return undefined
    return first === undefined ? '' : typeof first === 'string' ? first : textOf(first)
  }
}

function compare(first: number | string, operator: string, second: number | string): boolean {
  if (typeof first === 'string' && typeof second === 'string' && /^!?=$/.test(operator)) {
    return operator === '=' ? first === second : first !== second
  }
  const [one, other] = [first, second].map((value) =>
    typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value),
  )
  const [left = Number.NaN, right = Number.NaN] = [one, other]
  switch (operator) {
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return left < right
    case '>':
      return left > right
    case '<=':
      return left <= right
    default:
      return left >= right
  }
}

/** Parts between a word that stands in no text and no bracket. */
function split(text: string, word: string): string[] {
  const parts: string[] = []
  let [depth, quote, from] = [0, '', 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    if (depth === 0 && quote === '' && text.startsWith(word, at)) {
      parts.push(text.slice(from, at))
      from = at + word.length
      at = from - 1
    }
  }
  return [...parts, text.slice(from)]
}

/** A text of XML as a cell shows it: numbers and dates become what they mean. */
function cellOf(context: CallContext, text: string): Scalar {
  context.work.takeText(text)
  return readNumber(text, context) ?? text
}

function filterXml(context: CallContext, xml: string, path: string): Value {
  const root = path.length > MAX_PATH ? undefined : parseXml(xml)
  if (!root) return ERRORS['#VALUE!']
  const found = new PathReader(context).find(root, path.trim())
  if (!found || found.length === 0) return ERRORS['#VALUE!']
  const values = found.map((one) =>
    cellOf(context, (typeof one === 'string' ? one : textOf(one)).trim()),
  )
  const [first = null] = values
  if (values.length === 1) return first
  return matrixFromRows(
    context.work,
    values.map((value) => [value]),
  )
}

/** Finding something in texts of XML. */
export const XML_PATHS: readonly FunctionDefinition[] = [
  defineFunction('text', 'FILTERXML', {
    required: ['text', 'text'],
    deviation:
      'Paths have names, *, @, //, .., text() and conditions by position, comparison, contains, starts-with and not.',
    call: (context, xml, path) => filterXml(context, xml, path),
  }),
]
