import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, type ParsedFile, type SyntaxNode } from './syntax.ts'

const PAGE = /^apps\/web\/src\/.*\.tsx?$/
const WEB = 'apps/web/src/'

/** What failed is put into words by `errorText`. These read an error's message for other reasons. */
const READING: Readonly<Record<string, string>> = {
  'shared/api/error-text.ts': 'it puts errors into words',
  'shared/api/load-part.ts': 'it tells from the message that a part did not come',
  'features/questionnaires/player/saving/answer-saver.ts':
    'what the server says of an answer that it refuses stands beside it',
  'features/views/editor/tried-view.tsx': 'authors read in the console where their code went wrong',
  'features/views/frame/use-bridge.ts': 'what the bridge refuses by itself is a text already',
  'frame/action-form.ts': 'what the bridge refuses is a text already',
  'frame/run-view.ts': 'it tells the page, and shows, where the code of an author went wrong',
}

/** It says what failed and belongs to no place on the page. */
const MESSAGE = 'shared/ui/system-message.ts'

const ERROR = /^(error|failure|refusal|problem)$/i

/** Every failure that the page says otherwise than by `errorText` and `showSystemMessage`. */
export function checkFailureWords(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => PAGE.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => checkFile(parseFile(root, file)))
}

function checkFile({ file, text, nodes }: ParsedFile): Finding[] {
  const own = file.slice(WEB.length)
  const finding = ({ start }: SyntaxNode, message: string): Finding => ({
    rule: 'failure-words',
    file,
    line: lineAt(text, start),
    message,
  })
  return nodes.flatMap((node) => {
    if (READING[own] === undefined && readsMessage(node)) {
      return [finding(node, 'shows an error’s own message: use errorText')]
    }
    if (own !== MESSAGE && isFailureToast(node)) {
      return [finding(node, 'toasts what failed: use showSystemMessage')]
    }
    return []
  })
}

/** `error.message`, `preview.error?.message`. */
function readsMessage(node: SyntaxNode): boolean {
  if (node.type !== 'MemberExpression' || nameOf(node['property']) !== 'message') return false
  const object = node['object'] as SyntaxNode
  return ERROR.test(nameOf(object.type === 'MemberExpression' ? object['property'] : object))
}

/** `toast(errorText(error, t), …)`, whatever else is said. */
function isFailureToast(node: SyntaxNode): boolean {
  if (!isCallOf('toast', node)) return false
  const [said] = node['arguments'] as SyntaxNode[]
  return said !== undefined && outcomesOf(said).some((one) => isCallOf('errorText', one))
}

function outcomesOf(node: SyntaxNode): SyntaxNode[] {
  const sides =
    node.type === 'ConditionalExpression' ? ['consequent', 'alternate'] : ['left', 'right']
  const isChoice = node.type === 'ConditionalExpression' || node.type === 'LogicalExpression'
  return isChoice ? sides.flatMap((side) => outcomesOf(node[side] as SyntaxNode)) : [node]
}

const isCallOf = (name: string, node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && nameOf(node['callee']) === name

const nameOf = (node: unknown): string => String((node as SyntaxNode)['name'] ?? '')
