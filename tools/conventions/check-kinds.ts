import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, type ParsedFile, type SyntaxNode } from './syntax.ts'

/** All code but the contract, which gives the numbers their names. Engines of the rules know no contract. */
const SOURCE =
  /^(?:apps|e2e|benchmarks|packages\/(?:questionnaire|interchange|spreadsheet))\/.*\.tsx?$/

/** Fields with a kind's number, and which numbers those are: a status may be one of HTTP, too. */
const KINDS: Readonly<Record<string, (number: number) => boolean>> = {
  Type: () => true,
  TypeId: () => true,
  typeId: () => true,
  State: () => true,
  state: () => true,
  Status: isOfApplications,
  status: isOfApplications,
}

function isOfApplications(number: number): boolean {
  return [-1, 1, 2, 3, 100, 1000].includes(number)
}

const COMPARISONS: ReadonlySet<unknown> = new Set(['===', '!==', '==', '!='])

/** Every comparison of a type, a state or a status with a number that is written out. */
export function checkKinds(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => findNumbers(parseFile(root, file)))
}

function findNumbers({ file, text, nodes }: ParsedFile): Finding[] {
  return nodes.flatMap((node) =>
    comparedBy(node).map(([field, number]) => ({
      rule: 'kinds',
      file,
      line: lineAt(text, node.start),
      message: `compares ${field} with ${number}: the contract has a name for it (ACTION_TYPES, QUESTION_TYPES, PERSON_STATE, STATUS)`,
    })),
  )
}

/** The fields that a node compares with numbers: by an operator, a list or a switch. */
function comparedBy(node: SyntaxNode): (readonly [field: string, number: number])[] {
  switch (node.type) {
    case 'BinaryExpression':
      if (!COMPARISONS.has(node['operator'])) return []
      return [
        ...pair(part(node, 'left'), [part(node, 'right')]),
        ...pair(part(node, 'right'), [part(node, 'left')]),
      ]
    case 'SwitchStatement':
      return pair(
        part(node, 'discriminant'),
        parts(node, 'cases').map((one) => part(one, 'test')),
      )
    case 'CallExpression': {
      const callee = part(node, 'callee')
      if (callee?.type !== 'MemberExpression' || nameOf(part(callee, 'property')) !== 'includes')
        return []
      const list = part(callee, 'object')
      return list?.type === 'ArrayExpression'
        ? pair(parts(node, 'arguments')[0], parts(list, 'elements'))
        : []
    }
    default:
      return []
  }
}

type Optional = SyntaxNode | null | undefined

const part = (node: SyntaxNode, name: string) => node[name] as Optional
const parts = (node: SyntaxNode, name: string) => node[name] as SyntaxNode[]

function pair(field: Optional, values: readonly Optional[]): (readonly [string, number])[] {
  const name = nameOf(field)
  const isKind = name === undefined ? undefined : KINDS[name]
  if (name === undefined || !isKind) return []
  return values
    .map(numberOf)
    .filter((number) => number !== undefined && isKind(number))
    .map((number) => [name, Number(number)])
}

/** `TypeId` of `TypeId` and of `action.TypeId`. */
function nameOf(node: Optional): string | undefined {
  if (node?.type === 'MemberExpression') return nameOf(part(node, 'property'))
  return node?.type === 'Identifier' ? String(node['name']) : undefined
}

function numberOf(node: Optional): number | undefined {
  if (node?.type === 'UnaryExpression' && node['operator'] === '-') {
    const positive = numberOf(part(node, 'argument'))
    return positive === undefined ? undefined : -positive
  }
  return node?.type === 'Literal' && typeof node['value'] === 'number' ? node['value'] : undefined
}
