import { DOCUMENTED, TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, type SyntaxNode } from './syntax.ts'

const EXPORT = 'ExportNamedDeclaration'
const FUNCTION = /^(FunctionDeclaration|ArrowFunctionExpression|FunctionExpression)$/

/** Every exported function or class of a documented folder that has no doc comment. */
export function checkDocComments(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => DOCUMENTED.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => {
      const { text, nodes } = parseFile(root, file)
      return nodes
        .filter((node) => node.type === EXPORT && !endsWithDocComment(text.slice(0, node.start)))
        .flatMap((node) => namesOf(node).map((name) => [name, node.start] as const))
        .map(([name, start]) => ({
          rule: 'doc-comments',
          file,
          line: lineAt(text, start),
          message: `exports ${name} without a doc comment`,
        }))
    })
}

function endsWithDocComment(before: string): boolean {
  const comment = before.slice(before.lastIndexOf('/*'))
  return comment.startsWith('/**') && comment.indexOf('*/') === comment.length - '*/\n'.length
}

/** The names of the functions and classes that an export declares. */
function namesOf(node: SyntaxNode): string[] {
  const declared = node['declaration'] as SyntaxNode | null
  if (!declared) return []
  if (declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration') {
    return [nameOf(declared)]
  }
  if (declared.type !== 'VariableDeclaration') return []
  return (declared['declarations'] as SyntaxNode[])
    .filter(({ init }) => FUNCTION.test((init as SyntaxNode | null)?.type ?? ''))
    .map(nameOf)
}

const nameOf = ({ id }: SyntaxNode): string => (id as { name: string }).name
