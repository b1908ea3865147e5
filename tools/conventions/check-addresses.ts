import { isCallPath } from '@telemachos/contract/core/call-path'
import { pathMatcher } from '@telemachos/contract/route-paths'
import { ROUTES } from '@telemachos/contract/routes'
import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, type ParsedFile, type SyntaxNode } from './syntax.ts'

const CODE = /^apps\/(web\/src|server\/src\/modules)\/.*\.tsx?$/

/** The paths of the table: all but those that any address has, which say nothing. */
const PATHS = ROUTES.map(({ path }) => path)
  .filter((path) => /[a-z]{3}/i.test(path.replace(/\{\w+\??\}/g, '')))
  .map(pathMatcher)

/** Every address of a page or a call that is written out, where pathOf or callAddress would make it. */
export function checkAddresses(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => CODE.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => checkFile(parseFile(root, file)))
}

function checkFile({ file, text, nodes }: ParsedFile): Finding[] {
  return nodes.flatMap((node) => {
    const written = writtenIn(node)
    if (written === undefined || !isAddress(written)) return []
    const message = `writes the address ${written}: make it by pathOf, inProject or callAddress`
    return [{ rule: 'written-addresses', file, line: lineAt(text, node.start), message }]
  })
}

/** The text of a literal that begins with a slash; what a template puts in stands as `0`. */
function writtenIn(node: SyntaxNode): string | undefined {
  const isText = node.type === 'Literal' && typeof node['value'] === 'string'
  const written = isText
    ? (node['value'] as string)
    : node.type === 'TemplateLiteral'
      ? (node['quasis'] as { value: { cooked: string } }[])
          .map(({ value }) => value.cooked)
          .join('0')
      : ''
  return /^\/[\w-]/.test(written) ? written.replace(/[?#].*$/, '') : undefined
}

function isAddress(written: string): boolean {
  return (
    isCallPath(written) ||
    /^\/0(\/|$)/.test(written) ||
    PATHS.some((path) => path.test(written) || path.test(`/0${written}`))
  )
}
