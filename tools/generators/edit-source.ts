import { parseSync, visitorKeys } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

/**
 * Adds names to a file's import of a module, writing the import where there is none, in the order
 * of the modules' names.
 * @param text the file
 */
export function addImport(text: string, names: readonly string[], from: string): string {
  const imports = programOf(text).body.filter(({ type }) => type === 'ImportDeclaration')
  const sourceOf = (node: Node) => (node['source'] as { value: string }).value
  const existing = imports.find((node) => sourceOf(node) === from && node['importKind'] !== 'type')
  const written = (existing?.['specifiers'] ?? []) as { local: { name: string } }[]
  const all = [...new Set([...written.map(({ local }) => local.name), ...names])].sort()
  const statement = `import { ${all.join(', ')} } from '${from}'`
  if (existing) return replace(text, existing.start, existing.end, statement)
  const isRelative = (source: string) => Number(source.startsWith('.'))
  const next = imports.find(
    (node) =>
      isRelative(sourceOf(node)) > isRelative(from) ||
      (isRelative(sourceOf(node)) === isRelative(from) && sourceOf(node) > from),
  )
  const place = next?.start ?? (imports.at(-1)?.end ?? -1) + 1
  return replace(text, place, place, `${statement}\n`)
}

/**
 * Adds an element to the end of an object or array that is written in a file.
 * @param place which object or array
 * @throws Error when the file has no such place
 */
export function addElement(text: string, place: ElementPlace, element: string): string {
  const found = findContainer(programOf(text), place)
  if (!found) throw new Error(`There is no place for «${element}»: ${describe(place)} is missing.`)
  const elements = (found['properties'] ?? found['elements']) as Node[]
  const last = elements.at(-1)
  if (last) return replace(text, last.end, last.end, `,\n${element}`)
  return replace(text, found.start + 1, found.start + 1, `\n${element},\n`)
}

/** Where an element goes: into the only argument of a call, or into the second after a first one. */
export type ElementPlace = { readonly call: string; readonly firstArgument?: string }

function describe({ call, firstArgument }: ElementPlace): string {
  return `${call}(${firstArgument === undefined ? '' : `${firstArgument}, `}{ … })`
}

function findContainer(node: Node, place: ElementPlace): Node | undefined {
  const container = containerIn(node, place)
  if (container) return container
  for (const child of childrenOf(node)) {
    const found = findContainer(child, place)
    if (found) return found
  }
  return undefined
}

function containerIn(node: Node, place: ElementPlace): Node | undefined {
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== place.call) return undefined
  const [first, second] = node['arguments'] as Node[]
  if (place.firstArgument === undefined) return unwrap(first)
  return nameOf(first) === place.firstArgument ? unwrap(second) : undefined
}

/** The object or array below `as const` and the like. */
function unwrap(value: unknown): Node | undefined {
  const node = value as Node | undefined
  if (node?.type === 'TSAsExpression') return unwrap(node['expression'])
  return node?.type === 'ObjectExpression' || node?.type === 'ArrayExpression' ? node : undefined
}

/** A name as it is written: `name`, `object.name` or the value of a string. */
function nameOf(value: unknown): string {
  const node = value as Node | undefined
  if (node?.type !== 'MemberExpression') return String(node?.['name'] ?? node?.['value'] ?? '')
  return `${nameOf(node['object'])}.${nameOf(node['property'])}`
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap(
    (key) => [node[key]].flat().filter(Boolean) as Node[],
  )
}

function programOf(text: string): Node & { body: Node[] } {
  return parseSync('file.tsx', text).program as unknown as Node & { body: Node[] }
}

function replace(text: string, start: number, end: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end)
}
