import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

/** A node of a syntax tree, of any kind. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [property: string]: unknown
}

/** One parsed file: its text and every node in it, outermost first. */
export interface ParsedFile {
  readonly file: string
  readonly text: string
  readonly nodes: readonly SyntaxNode[]
}

/**
 * Parses a source file.
 * @param file its path below the root
 * @throws Error naming the file when it does not parse
 */
export function parseFile(root: string, file: string): ParsedFile {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const nodes: SyntaxNode[] = []
  collect(program as unknown as SyntaxNode)
  return { file, text, nodes }

  function collect(node: SyntaxNode): void {
    nodes.push(node)
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (child) collect(child as SyntaxNode)
    }
  }
}

/** The text of a string literal, or the fixed parts of a template; undefined for anything else. */
export function stringOf(node: SyntaxNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node?.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('')
}

/** How a key begins that the code puts together, such as `error.` in `error.${code}`. */
const BEGINNING = /^[a-z]\w*\.[\w.]*$/

/** How a key begins that a template puts together; undefined for everything else. */
export function beginningOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'TemplateLiteral' || (node['expressions'] as unknown[]).length === 0) return
  const [first] = node['quasis'] as { value: { cooked: string } }[]
  const start = first?.value.cooked
  return start !== undefined && BEGINNING.test(start) ? start : undefined
}
