import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node, SourceFile } from 'typescript/unstable/ast'
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is'
import {
  API,
  isTypeParameter,
  isTypeReference,
  isUnionType,
  TypeFlags,
  type Checker,
  type Type,
} from 'typescript/unstable/sync'

/** What a call of `rows`, `row` or `one` says of the rows that it gets. */
export interface Claim {
  /** `file:line:column` of the method's name. */
  readonly site: string
  /** As the checker writes the type. */
  readonly type: string
  /** Undefined where the row's type is a parameter, of which nothing can be said. */
  readonly columns: ReadonlyMap<string, ColumnClaim> | undefined
}

export interface ColumnClaim {
  /** As the checker writes the type. */
  readonly type: string
  /** 'number', 'string', 'boolean', 'bytes', 'json' or 'unknown', with [] for arrays; several for a union. */
  readonly kinds: ReadonlySet<string>
  readonly isNullable: boolean
  /** Whether the column may be absent. */
  readonly isOptional: boolean
}

const METHODS = ['rows', 'row', 'one']

/** What a file has that calls one of them, and some others have: only these are worth reading. */
const CALL = /\.(rows|row|one)\s*[<(]/

/** The file that declares the methods. */
const DATABASE = 'kernel/database/database.ts'

/**
 * Reads what a project's code claims of the database's rows; calls whose result is unknown claim nothing.
 * @param folder of the project: its tsconfig.json, and its sources in src. Tests are left out.
 */
export function readClaims(folder: string): Claim[] {
  const api = new API({ cwd: folder })
  try {
    const snapshot = api.updateSnapshot({ openProject: path.join(folder, 'tsconfig.json') })
    const project = snapshot.getProjects()[0]
    if (!project) throw new Error(`${folder} is no TypeScript project`)
    const files = globSync('src/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).sort()
    return files.flatMap((name) => {
      const source = path.join(folder, name)
      if (!CALL.test(readFileSync(source, 'utf8'))) return []
      const file = project.program.getSourceFile(source)
      return file ? claimsOf(file, project.checker) : []
    })
  } finally {
    api.close()
  }
}

function claimsOf(file: SourceFile, checker: Checker): Claim[] {
  const claims: Claim[] = []
  const visit = (node: Node): void => {
    const claim = claimOf(node, file, checker)
    if (claim) claims.push(claim)
    node.forEachChild(visit)
  }
  visit(file)
  return claims
}

function claimOf(node: Node, file: SourceFile, checker: Checker): Claim | undefined {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return
  const { name } = node.expression
  if (!METHODS.includes(name.text)) return
  const declared = checker.getSymbolAtLocation(name)?.declarations[0]
  if (!declared?.path.endsWith(DATABASE)) return
  const signature = checker.getResolvedSignature(node)
  const result = signature && checker.getReturnTypeOfSignature(signature)
  const row = result && rowOf(result, name.text, checker)
  if (!row) return
  const start = name.getStart(file)
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  return {
    site: `${file.fileName}:${line + 1}:${character + 1}`,
    type: checker.typeToString(row),
    columns: isTypeParameter(row) ? undefined : columnsOf(row, checker),
  }
}

/** The row in Promise<Row[]>, Promise<Row | undefined> or Promise<Row>; undefined where it is unknown. */
function rowOf(promise: Type, method: string, checker: Checker): Type | undefined {
  const inner = argumentOf(promise, checker)
  const row = inner && method === 'rows' ? argumentOf(inner, checker) : inner
  if (!row || row.flags & TypeFlags.AnyOrUnknown) return undefined
  const [value, ...others] = partsOf(row).filter(isValue)
  return others.length === 0 ? value : checker.getNonNullableType(row)
}

const argumentOf = (type: Type, checker: Checker): Type | undefined =>
  isTypeReference(type) ? checker.getTypeArguments(type)[0] : undefined

function columnsOf(row: Type, checker: Checker): Map<string, ColumnClaim> | undefined {
  const properties = checker.getPropertiesOfType(row)
  const columns = new Map<string, ColumnClaim>()
  for (const property of properties) {
    const type = checker.getTypeOfSymbol(property)
    if (!type) return undefined
    const parts = partsOf(type)
    const values = parts.filter(isValue)
    if (values.some((part) => isTypeParameter(part))) return undefined
    columns.set(property.name, {
      type: checker.typeToString(type),
      kinds: new Set(values.map((part) => kindOf(part, checker))),
      isNullable: parts.some(({ flags }) => flags & TypeFlags.Null),
      isOptional: parts.some(({ flags }) => flags & TypeFlags.Undefined),
    })
  }
  return columns
}

const partsOf = (type: Type): readonly Type[] =>
  isUnionType(type) ? (type.getTypes() ?? []) : [type]

const isValue = ({ flags }: Type): boolean => !(flags & TypeFlags.Nullable)

function kindOf(type: Type, checker: Checker): string {
  const { flags } = type
  if (flags & TypeFlags.AnyOrUnknown) return 'unknown'
  if (flags & TypeFlags.StringLike) return 'string'
  if (flags & TypeFlags.NumberLike) return 'number'
  if (flags & TypeFlags.BooleanLike) return 'boolean'
  if (isTypeReference(type) && (checker.isArrayType(type) || checker.isTupleType(type))) {
    const parts = checker.getTypeArguments(type).flatMap(partsOf).filter(isValue)
    const kinds = new Set(parts.map((part) => kindOf(part, checker)))
    return kinds.size === 1 ? `${[...kinds][0]}[]` : 'json[]'
  }
  const name = type.getSymbol()?.name
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes'
  // Anything else that is no object: a bigint, a Date: no column is read as one.
  return name === 'Date' || flags & TypeFlags.BigIntLike ? checker.typeToString(type) : 'json'
}
