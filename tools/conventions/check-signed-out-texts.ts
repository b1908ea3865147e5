import { isSignedOutText } from '@telemachos/contract/core/signed-out-texts'
import { texts } from '@telemachos/contract/texts'
import { readImportGraph } from './import-graph.ts'
import { lineAt, type Finding } from './repository.ts'
import { beginningOf, parseFile, stringOf } from './syntax.ts'

/** What is shown with the texts of the door alone. */
const ROOTS = ['sign-in', 'reset-password'].map(
  (name) => `apps/web/src/features/identity/${name}-root.tsx`,
)

/** The texts that are not given to those who sign in. */
const OTHERS = new Set(Object.keys(texts).filter((label) => !isSignedOutText(label)))

/** Every text that signing in or setting a password speaks with, though it is not given to them. */
export function checkSignedOutTexts(root: string): Finding[] {
  const graph = readImportGraph(root)
  const reached = new Set(ROOTS.filter((file) => graph.has(file)))
  for (const file of reached) {
    for (const { target, typeOnly } of graph.get(file) ?? []) {
      if (!typeOnly && target.startsWith('apps/web/') && graph.has(target)) reached.add(target)
    }
  }
  return [...reached].flatMap((file) => {
    const { text, nodes } = parseFile(root, file)
    return nodes.flatMap((node) => {
      const [label, start] = [stringOf(node), beginningOf(node)]
      const isMissing =
        (label !== undefined && OTHERS.has(label)) ||
        (start !== undefined && [...OTHERS].some((one) => one.startsWith(start)))
      if (!isMissing) return []
      const message = `the text ${label ?? start} is not given to those who sign in`
      return [{ rule: 'signed-out-texts', file, line: lineAt(text, node.start), message }]
    })
  })
}
