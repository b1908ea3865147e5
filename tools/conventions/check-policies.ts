import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, stringOf, type SyntaxNode } from './syntax.ts'

const MODULE = /^apps\/server\/src\/modules\/[^/]+\/.+\.ts$/
const POLICY = /\/policy\.ts$/

/** Errors that say of a row, or of who asks, that they may not. */
const ACCESS_ERRORS = new Set([
  'not_found',
  'forbidden',
  'unauthenticated',
  'consent_required',
  'administered_elsewhere',
])

/** What makes such errors, in the kernel. */
const MAKERS = /\/kernel\/(errors|policy)\.ts$/
const MADE = new Set(['notFound', 'access', 'allow', 'found'])

/** Every access error that a module gives outside its policy.ts, where its rules are one table. */
export function checkPolicies(root: string): Finding[] {
  const files = listFiles(root).filter(
    (file) => MODULE.test(file) && !POLICY.test(file) && !TEST_FILE.test(file),
  )
  return files.flatMap((file) => {
    const { text, nodes } = parseFile(root, file)
    return nodes.filter(isAccessError).map((node) => ({
      rule: 'policies',
      file,
      line: lineAt(text, node.start),
      message: 'decides on access outside policy.ts',
    }))
  })
}

function isAccessError(node: SyntaxNode): boolean {
  if (node.type === 'ImportDeclaration') {
    const source = stringOf(node['source'] as SyntaxNode) ?? ''
    return MAKERS.test(source) && (node['specifiers'] as SyntaxNode[]).some(isMaker)
  }
  if (node.type !== 'NewExpression') return false
  const [code] = node['arguments'] as SyntaxNode[]
  return nameOf(node['callee']) === 'AppError' && ACCESS_ERRORS.has(stringOf(code) ?? '')
}

const isMaker = (specifier: SyntaxNode) => MADE.has(nameOf(specifier['imported']))

const nameOf = (node: unknown): string =>
  ((node as SyntaxNode | undefined)?.['name'] as string | undefined) ?? ''
