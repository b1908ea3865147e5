import { TEST_FILE } from '../boundaries.ts'
import { ENDING_LOOPS, type EndingLoops } from './ending-loops.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, type SyntaxNode } from './syntax.ts'

/** What answers people, what draws their pages for them, and what computes in workers of the page. */
const SOURCE =
  /^(?:(?:apps\/server|packages\/[^/]+)\/src\/.+|apps\/web\/src\/(?:app\/server-render|(?:worker|shared\/export|features\/imports\/paste)\/.+))\.tsx?$/
/** Ends with the test that uses it. */
const OF_TESTS = /^apps\/server\/src\/testing\/|\.testing\.ts$/

const RULE = 'loops'

/**
 * Every loop whose end is not evident from its head and that `ending-loops.ts` does not give a reason
 * for, and every reason for a loop that is no longer there.
 */
export function checkLoops(root: string, reasons: EndingLoops = ENDING_LOOPS): Finding[] {
  const files = listFiles(root).filter(
    (file) => SOURCE.test(file) && !TEST_FILE.test(file) && !OF_TESTS.test(file),
  )
  const loops = files.flatMap((file) => loopsOf(root, file))
  const counted = new Map<string, number>()
  for (const { file, head } of loops) {
    const key = `${file}: ${head}`
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  const unknown = loops.flatMap(({ file, line, head }) => {
    const [most = 0] = reasons[file]?.[head] ?? []
    if ((counted.get(`${file}: ${head}`) ?? 0) <= most) return []
    const message = `\`${head}\` may have no end: give it one, or say in ending-loops.ts why it ends`
    return { rule: RULE, file, line, message }
  })
  const stale = Object.entries(reasons).flatMap(([file, heads]) =>
    Object.entries(heads).flatMap(([head, [most]]) => {
      const found = counted.get(`${file}: ${head}`) ?? 0
      if (found >= most) return []
      const message = `ending-loops.ts gives a reason for ${most} of \`${head}\`, and there are ${found}`
      return { rule: RULE, file, line: 1, message }
    }),
  )
  return [...unknown, ...stale]
}

interface Loop {
  readonly file: string
  readonly line: number
  /** As it is written up to its body, on one line. */
  readonly head: string
}

function loopsOf(root: string, file: string): Loop[] {
  const { text, nodes } = parseFile(root, file)
  return nodes.filter(mayNotEnd).map((node) => ({
    file,
    line: lineAt(text, node.start),
    head: headOf(node, text),
  }))
}

function headOf(node: SyntaxNode, text: string): string {
  const { start } = node['body'] as SyntaxNode
  const test = node['test'] as (SyntaxNode & { end: number }) | null
  const head =
    node.type === 'DoWhileStatement' && test
      ? `do while (${text.slice(test.start, test.end)})`
      : text.slice(node.start, start)
  return head.replaceAll(/\s+/g, ' ').trim()
}

function mayNotEnd(node: SyntaxNode): boolean {
  if (node.type === 'DoWhileStatement') return true
  if (node.type !== 'WhileStatement' && node.type !== 'ForStatement') return false
  const test = node['test'] as SyntaxNode | null
  if (!test || test.type === 'Literal' || callsOut(test)) return true
  return !isCount(node['update']) && !parts(test).some(isBound)
}

/** `index++` and `at += 2`. */
function isCount(update: unknown): boolean {
  const { type, operator } = (update ?? {}) as SyntaxNode
  return type === 'UpdateExpression' || ['+=', '-='].includes(String(operator))
}

/** `a && b` ends when either does. */
function parts(test: SyntaxNode): SyntaxNode[] {
  if (test.type !== 'LogicalExpression' || test['operator'] !== '&&') return [test]
  return [test['left'], test['right']].flatMap((one) => parts(one as SyntaxNode))
}

/** A number that grows or falls; but how many there are of what is waited for says nothing. */
function isBound({ type, operator, left, right }: SyntaxNode): boolean {
  const isCompared = type === 'BinaryExpression' && /^[<>]=?$/.test(String(operator))
  const { type: what } = (left ?? {}) as SyntaxNode
  const { value } = (right ?? {}) as SyntaxNode
  return isCompared && !(what === 'MemberExpression' && value === 0)
}

/** Numbers are compared with what these say, whatever it is. */
const OF_NUMBERS = /^(?:Math|Number)$/

/** Whether what is asked is answered elsewhere. */
function callsOut(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(callsOut)
  if (typeof node !== 'object' || node === null) return false
  const { type, callee } = node as SyntaxNode
  if (type === 'AwaitExpression') return true
  if (type === 'CallExpression') {
    const { object } = callee as { object?: { name?: string } }
    if (!OF_NUMBERS.test(object?.name ?? '')) return true
  }
  return Object.values(node).some(callsOut)
}
