import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { JsonPath } from '@telemachos/rules/json-keys'
import { knownNames, schemaAt, type Schema } from '@telemachos/rules/json-schema'

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
export function pathAtCursor(state: EditorState): JsonPath {
  return pathAt(state, syntaxTree(state).resolveInner(state.selection.main.head, -1))
}

function isBareName(node: SyntaxNode): boolean {
  return node.type.isError && node.parent?.name === 'Object'
}

function pathAt(state: EditorState, from: SyntaxNode): JsonPath {
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

function namesOf(schema: Schema | undefined) {
  return knownNames(schema).map(([name, value]) => ({
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
