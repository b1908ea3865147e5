import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { parseFile, stringOf, type ParsedFile, type SyntaxNode } from './syntax.ts'

/** Attributes and properties whose value people read or hear. */
const READ_BY_PEOPLE = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'children',
  'description',
  'emptyText',
  'error',
  'heading',
  'label',
  'message',
  'nothingFound',
  'placeholder',
  'summary',
  'text',
  'title',
  'tooltip',
])

const PAGE_CODE = /^apps\/web\/src\/.*\.tsx?$/

/** Shown when the texts could not be loaded: it has to bring its own, in both languages. */
const WITHOUT_TEXTS = 'apps/web/src/app/start-failed.tsx'

/** Names that are the same in every language: the product, the languages' own names, keys. */
const UNTRANSLATED =
  /^(Telemachos|Τηλέμαχος|Ελληνικά|English|ΕΛ|EN|EN, English|ΕΛ, Ελληνικά|Ctrl K|Ctrl|Alt|Shift|Esc|Enter|Tab|F\d{1,2}|[A-Z])$/

const GREEK = /\p{Script=Greek}/u
const LETTER = /\p{L}/u

/** A sentence or a name, as against an identifier or a text's key. */
const PROSE = /\p{L}.*\s|\s.*\p{L}|^\p{Lu}/u

/** Every text in the page's code that is written there instead of in the text tables. */
export function checkPageTexts(root: string): Finding[] {
  return listFiles(root)
    .filter((file) => PAGE_CODE.test(file) && !TEST_FILE.test(file) && file !== WITHOUT_TEXTS)
    .flatMap((file) => checkFile(parseFile(root, file)))
}

function checkFile({ file, text, nodes }: ParsedFile): Finding[] {
  const written = new Map<number, string>()
  for (const node of nodes) {
    for (const found of writtenIn(node)) written.set(found.start, contentOf(found).trim())
  }
  return [...written]
    .filter(([, content]) => !UNTRANSLATED.test(content))
    .map(([start, content]) => ({
      rule: 'translated-texts',
      file,
      line: lineAt(text, start),
      message: `writes «${content}»: use a key of the text tables`,
    }))
}

/** The literal texts for people that a node holds. */
function writtenIn(node: SyntaxNode): SyntaxNode[] {
  const content = contentOf(node)
  if (node.type === 'JSXText') return LETTER.test(content) ? [node] : []
  if (GREEK.test(content)) return [node]
  if (node.type === 'JSXAttribute') {
    if (!READ_BY_PEOPLE.has(nameOf(node['name']))) return []
    return outcomesOf(node['value']).filter((literal) => LETTER.test(contentOf(literal)))
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node['children'] as SyntaxNode[])
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap(outcomesOf)
      .filter((literal) => LETTER.test(contentOf(literal)))
  }
  if (node.type === 'Property' && READ_BY_PEOPLE.has(nameOf(node['key']))) {
    return outcomesOf(node['value']).filter((literal) => PROSE.test(contentOf(literal)))
  }
  return []
}

/** The string literals that an expression can come to, through conditions and alternatives. */
function outcomesOf(value: unknown): SyntaxNode[] {
  const node = value as SyntaxNode | null
  if (!node) return []
  if (node.type === 'JSXExpressionContainer') return outcomesOf(node['expression'])
  if (node.type === 'ConditionalExpression') {
    return [...outcomesOf(node['consequent']), ...outcomesOf(node['alternate'])]
  }
  if (node.type === 'LogicalExpression') {
    return [...outcomesOf(node['left']), ...outcomesOf(node['right'])]
  }
  return stringOf(node) === undefined ? [] : [node]
}

function contentOf(node: SyntaxNode): string {
  return node.type === 'JSXText' ? String(node['value']) : (stringOf(node) ?? '')
}

function nameOf(value: unknown): string {
  const node = value as SyntaxNode
  return String(node['name'] ?? node['value'] ?? '')
}
