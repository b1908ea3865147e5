import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'

/** As much of JSON Schema as is needed to help somebody who writes. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly required?: readonly string[]
}

type Path = readonly (string | number)[]

/** Offers the names and the values that the schema knows at the cursor. */
export function completeBySchema(schema: Schema) {
  return (context: CompletionContext): CompletionResult | null => {
    const node = syntaxTree(context.state).resolveInner(context.pos, -1)
    const text = ['String', 'PropertyName', 'Number', 'True', 'False', 'Null'].includes(node.name)
    if (!text && !context.explicit) return null
    const from = text ? node.from : context.pos
    const to = text ? node.to : context.pos
    const isName = node.name === 'PropertyName' || node.name === 'Object' || isBareName(node)
    const path = pathAt(context.state, node)
    const options = isName
      ? namesOf(schemaAt(schema, isName && text ? path.slice(0, -1) : path))
      : valuesOf(schemaAt(schema, path))
    if (options.length === 0) return null
    return { from, to, options, filter: true }
  }
}

/** Where the cursor is: `Config › gdpr › MinValue`. */
export function pathAtCursor(state: EditorState): Path {
  return pathAt(state, syntaxTree(state).resolveInner(state.selection.main.head, -1))
}

function isBareName(node: SyntaxNode): boolean {
  return node.type.isError && node.parent?.name === 'Object'
}

function pathAt(state: EditorState, from: SyntaxNode): Path {
  const path: (string | number)[] = []
  for (let node: SyntaxNode | null = from; node; node = node.parent) {
    if (node.name === 'Property') {
      const name = node.getChild('PropertyName')
      if (name) path.unshift(unquoted(state.sliceDoc(name.from, name.to)))
    } else if (node.parent?.name === 'Array' && !'[],'.includes(node.name)) {
      let place = 0
      for (let other = node.prevSibling; other; other = other.prevSibling) {
        if (!'[],'.includes(other.name) && !other.type.isError) place += 1
      }
      path.unshift(place)
    }
  }
  return path
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(text))
  } catch {
    return text.replaceAll('"', '')
  }
}

function schemaAt(schema: Schema | undefined, path: Path): Schema | undefined {
  const [first, ...rest] = path
  if (!schema || first === undefined) return schema
  if (schema.anyOf) {
    return schema.anyOf.map((one) => schemaAt(one, path)).find((found) => found !== undefined)
  }
  if (typeof first === 'number') return schemaAt(schema.items, rest)
  const own = schema.properties?.[first]
  if (own) return schemaAt(own, rest)
  const more = schema.additionalProperties
  return typeof more === 'object' ? schemaAt(more, rest) : undefined
}

function namesOf(schema: Schema | undefined) {
  const names = [
    ...Object.entries(schema?.properties ?? {}),
    ...(schema?.propertyNames?.enum ?? []).map((name) => [String(name), undefined] as const),
  ]
  return names.map(([name, value]) => ({
    label: JSON.stringify(name),
    apply: `${JSON.stringify(name)}: `,
    detail: value?.type ?? '',
    type: 'property',
  }))
}

function valuesOf(schema: Schema | undefined) {
  const values = schema?.anyOf
    ? schema.anyOf.flatMap((one) => [...(one.enum ?? []), ...(one.examples ?? [])])
    : [...(schema?.enum ?? []), ...(schema?.examples ?? [])]
  if (schema?.type === 'boolean') values.push(true, false)
  return values.map((value) => ({ label: JSON.stringify(value), type: 'constant' }))
}
