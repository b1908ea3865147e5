import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { Unmapped, type BinaryOperator, type Foreign } from './foreign-tree.ts'
import { joined, not, RANKS, UNARY, whole, wrap, type Written } from './written.ts'

/** What a name of the file is in our language. */
export type Meaning =
  /** A text, a number, a row of a grid, or one choice. */
  | { readonly kind: 'value'; readonly source: string; readonly other?: OtherChoice }
  /** Several choices. */
  | { readonly kind: 'list'; readonly source: string; readonly other?: OtherChoice }
  /** True or false there, one of two texts here. */
  | { readonly kind: 'truth'; readonly source: string; readonly yes: string; readonly no: string }
  /** One of several choices by itself, where our source is a condition. */
  | { readonly kind: 'flag'; readonly source: string; readonly yes: string }

/** "Other" there has a code of its own; here its value is what the person wrote. */
interface OtherChoice {
  readonly code: string
  readonly known: readonly string[]
}

export type Resolve = (name: string) => Meaning | undefined

/** Functions of the foreign language that are called as they are, by our names. */
export type Calls = Readonly<Record<string, string>>

/**
 * Writes a foreign condition in our language.
 * @throws Unmapped naming what cannot be said in it.
 */
export function writeOwn(tree: Foreign, resolve: Resolve, calls: Calls): string {
  const { text } = new Writer(resolve, calls).write(tree)
  const parsed = parseExpression(text)
  if (!parsed.ok) throw new Unmapped(parsed.error.message)
  return text
}

/**
 * Several conditions that must all hold, in our language.
 * ```ts
 * allOf(['a', 'b || c']) // => '(a) && (b || c)'
 * ```
 */
export function allOf(sources: readonly string[]): string {
  const written = [...new Set(sources.filter((source) => source.trim() !== ''))]
  return written.length < 2 ? (written[0] ?? '') : written.map((one) => `(${one})`).join(' && ')
}

/**
 * A text as our language writes it.
 * ```ts
 * quote("it's") // => "'it\\'s'"
 * ```
 */
export function quote(text: string): string {
  return `'${text.replace(/[\\']/g, (sign) => `\\${sign}`).replace(/\s/g, ' ')}'`
}

class Writer {
  readonly #resolve: Resolve
  readonly #calls: Calls

  constructor(resolve: Resolve, calls: Calls) {
    this.#resolve = resolve
    this.#calls = calls
  }

  write(tree: Foreign): Written {
    switch (tree.type) {
      case 'literal':
        return whole(typeof tree.value === 'string' ? quote(tree.value) : String(tree.value))
      case 'name':
        return this.#name(this.#meaningOf(tree.name))
      case 'list':
        return whole(`[${tree.items.map((item) => this.write(item).text).join(', ')}]`)
      case 'not':
        return not(this.write(tree.of))
      case 'negative':
        return { text: `-${wrap(this.write(tree.of), UNARY)}`, rank: UNARY }
      case 'test':
        return this.#test(tree.operator === 'empty', tree.of)
      case 'binary':
        return this.#binary(tree.operator, tree.left, tree.right)
      case 'call':
        return this.#call(tree.name, tree.args)
    }
  }

  #meaningOf(name: string): Meaning {
    const meaning = this.#resolve(name)
    if (!meaning) throw new Unmapped(name)
    return meaning
  }

  #name(meaning: Meaning): Written {
    if (meaning.kind === 'truth') {
      return { text: `${meaning.source} == ${quote(meaning.yes)}`, rank: 3 }
    }
    return whole(
      meaning.kind === 'flag'
        ? `iif(${meaning.source}, ${quote(meaning.yes)}, '')`
        : meaning.source,
    )
  }

  #test(isEmpty: boolean, of: Foreign): Written {
    const meaning = of.type === 'name' ? this.#meaningOf(of.name) : undefined
    if (meaning?.kind === 'flag')
      return isEmpty ? not(whole(meaning.source)) : whole(meaning.source)
    const empty = whole(`isEmpty(${meaning?.source ?? this.write(of).text})`)
    return isEmpty ? empty : not(empty)
  }

  #binary(operator: BinaryOperator, left: Foreign, right: Foreign): Written {
    switch (operator) {
      case 'contains':
      case 'allof':
        return this.#every(left, right, operator)
      case 'anyof':
        return this.#some(left, right)
      case 'notcontains':
        return not(this.#every(left, right, 'contains'))
      case 'noneof':
        return not(this.#some(left, right))
      case '==':
      case '!=':
        return this.#equality(operator, left, right)
      default:
        return this.#plain(operator, this.write(left), this.write(right))
    }
  }

  #plain(operator: BinaryOperator, left: Written, right: Written): Written {
    const rank = RANKS[operator] ?? 0
    return { text: `${wrap(left, rank)} ${operator} ${wrap(right, rank + 1)}`, rank }
  }

  #equality(operator: '==' | '!=', left: Foreign, right: Foreign): Written {
    const meaning = left.type === 'name' ? this.#meaningOf(left.name) : undefined
    const literal = right.type === 'literal' ? right.value : undefined
    const equal =
      literal === undefined
        ? undefined
        : (meaning && this.#isLiteral(meaning, literal)) || undefined
    if (equal) return operator === '==' ? equal : not(equal)
    if (meaning?.kind === 'list') {
      if (right.type !== 'list') throw new Unmapped(`${meaning.source} ${operator}`)
      const all = [
        `len(${meaning.source}) == ${right.items.length}`,
        ...right.items.map((item) => `includes(${meaning.source}, ${this.write(item).text})`),
      ]
      const same: Written = { text: all.join(' && '), rank: all.length > 1 ? 2 : 3 }
      return operator === '==' ? same : not(same)
    }
    const source: Written = meaning?.kind === 'truth' ? whole(meaning.source) : this.write(left)
    return this.#plain(operator, source, this.write(right))
  }

  /** A name that is compared with one value, where that is not simply `==`. */
  #isLiteral(meaning: Meaning, value: string | number | boolean | null): Written | undefined {
    const { kind, source } = meaning
    if (value === '' || value === null) {
      return kind === 'flag' ? not(whole(source)) : whole(`isEmpty(${source})`)
    }
    if (kind === 'flag') return value === meaning.yes ? whole(source) : undefined
    if (kind === 'truth' && typeof value === 'boolean') {
      return { text: `${source} == ${quote(value ? meaning.yes : meaning.no)}`, rank: 3 }
    }
    if ((kind === 'value' || kind === 'list') && meaning.other?.code === value) {
      if (kind === 'list') throw new Unmapped(`${source} == ${value}`)
      const known = meaning.other.known.map(quote).join(', ')
      return { text: `!isEmpty(${source}) && !includes([${known}], ${source})`, rank: 2 }
    }
    return undefined
  }

  #every(left: Foreign, right: Foreign, operator: 'contains' | 'allof'): Written {
    const parts = itemsOf(right).map((item) => this.#holds(left, item, operator === 'allof'))
    return joined(parts, '&&')
  }

  #some(left: Foreign, right: Foreign): Written {
    if (left.type === 'name' && this.#meaningOf(left.name).kind === 'value') {
      const { source } = this.#meaningOf(left.name)
      return whole(
        `includes(${this.write({ type: 'list', items: itemsOf(right) }).text}, ${source})`,
      )
    }
    return joined(
      itemsOf(right).map((item) => this.#holds(left, item, true)),
      '||',
    )
  }

  #holds(left: Foreign, item: Foreign, isExact: boolean): Written {
    const value = this.write(item).text
    const meaning = left.type === 'name' ? this.#meaningOf(left.name) : undefined
    if (meaning?.kind === 'list') {
      if (item.type === 'literal' && meaning.other?.code === item.value) {
        throw new Unmapped(`${meaning.source} contains ${item.value}`)
      }
      return whole(`includes(${meaning.source}, ${value})`)
    }
    const source = meaning?.source ?? this.write(left).text
    return isExact
      ? { text: `${source} == ${value}`, rank: 3 }
      : whole(`contains(${source}, ${value})`)
  }

  #call(name: string, args: readonly Foreign[]): Written {
    const known = name.toLowerCase()
    const [first] = args
    if ((known === 'is_empty' || known === 'empty' || known === 'isempty') && first) {
      return this.#test(true, first)
    }
    const written = args.map((argument) => this.write(argument).text).join(', ')
    if (known === 'avg' && args.length > 0) {
      return { text: `sum(${written}) / count(${written})`, rank: 6 }
    }
    const own = Object.hasOwn(this.#calls, known) ? this.#calls[known] : undefined
    if (!own || (own === 'today' && args.length > 0)) throw new Unmapped(`${name}()`)
    if (own === 'iif' && args.length !== 3) throw new Unmapped(`${name}()`)
    return whole(`${own}(${written})`)
  }
}

const itemsOf = (tree: Foreign): readonly Foreign[] => (tree.type === 'list' ? tree.items : [tree])
