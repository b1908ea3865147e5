import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { TEST_FILE } from '../boundaries.ts'
import { lineAt, listFiles, type Finding } from './repository.ts'
import { beginningOf, parseFile, stringOf, type SyntaxNode } from './syntax.ts'

/** One text of the tables. */
export interface TableText {
  readonly key: string
  readonly el: string
  readonly en: string
  readonly file: string
  readonly line: number
}

/** The tables of the contract; the file that gathers them, and the helper, hold no texts. */
const TABLE = /^packages\/contract\/src\/.+\/([a-z-]+-)?texts\.ts$/
const NO_TABLE = /\/define-texts\.ts$/

/** Where the keys of texts are used. */
const USER = /^(apps\/(web|server)|packages\/[^/]+)\/src\/.*\.tsx?$/

const PAGE = /^apps\/web\//

/** Texts without Greek because the world writes them so. */
const INTERNATIONAL =
  /^(Telemachos|PDF|CSV|XML|JSON|Excel|XLIFF 1\.2|OK|E-mail|Email|English|SQL|JavaScript)$/i

/** What the specification (§8) says in English, in every language. */
const PRESCRIBED: ReadonlySet<string> = new Set([
  'Saved',
  'Insert Done!',
  'OK: {ok}, Failed: {failed}',
])

const GREEK = /\p{Script=Greek}/u
const LETTER = /\p{L}/u
const PLURAL = /_(zero|one|two|few|many|other)$/

/** Every text that is not complete in both languages, or is there twice. */
export async function checkTextTables(root: string): Promise<Finding[]> {
  const texts = await readTables(root)
  const seen = new Map<string, TableText>()
  return texts.flatMap((text) => {
    const problems = problemsOf(text)
    const first = seen.get(text.key)
    if (first) problems.push(`is also in ${first.file}`)
    seen.set(text.key, text)
    return problems.map((problem) => finding('complete-texts', text, problem))
  })
}

const isSaidSo = (text: string): boolean => INTERNATIONAL.test(text) || PRESCRIBED.has(text)

function problemsOf({ el, en }: TableText): string[] {
  const problems: string[] = []
  const greekPart = withoutPlaceholders(el)
  if (el.trim() === '') problems.push('has no Greek')
  else if (LETTER.test(greekPart) && !GREEK.test(greekPart) && !isSaidSo(el)) {
    problems.push(`has no Greek letter in its Greek: «${el}»`)
  }
  if (en.trim() === '') problems.push('has no English')
  else if (GREEK.test(en)) problems.push(`has Greek letters in its English: «${en}»`)
  if (placeholders(el).join() !== placeholders(en).join()) {
    problems.push(`has other placeholders in Greek than in English: «${el}», «${en}»`)
  }
  return problems
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{+[^{}]*\}+/g))].sort()
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{+[^{}]*\}+/g, '')
}

/** Every key that is used but in no table, and every key in a table that nothing uses. */
export async function checkTextKeys(root: string): Promise<Finding[]> {
  const texts = await readTables(root)
  const known = new Set(texts.flatMap(keysOf))
  const { literals, beginnings, asked } = readUses(root)
  const missing = asked
    .filter(({ key }) => !known.has(key))
    .map((use) => finding('known-texts', use, 'is in no text table'))
  const unused = texts
    .filter(({ key }) => !literals.has(key) && !literals.has(key.replace(PLURAL, '')))
    .filter(({ key }) => ![...beginnings].some((start) => key.startsWith(start)))
    .map((text) => finding('used-texts', text, 'is used nowhere'))
  return [...missing, ...unused]
}

/** As what a text may be asked for: one of several for numbers also without its ending. */
const keysOf = ({ key }: TableText): string[] => [key, key.replace(PLURAL, '')]

type Use = Pick<TableText, 'key' | 'file' | 'line'>

interface Uses {
  /** Every string in the code. */
  readonly literals: Set<string>
  /** How keys begin that the code puts together. */
  readonly beginnings: Set<string>
  /** The whole keys that the page asks for as `t('key')`. */
  readonly asked: Use[]
}

/** What the server refuses by, and which argument names the rule. */
const REFUSALS: Readonly<Record<string, number>> = { ruleViolated: 0, refuseField: 1 }

const SERVER = /^apps\/server\/src\/.*\.ts$/

/** Every rule by which the server refuses that has no text: whoever breaks it would not learn what it is. */
export async function checkRuleTexts(root: string): Promise<Finding[]> {
  const known = new Set((await readTables(root)).flatMap(keysOf))
  return listFiles(root)
    .filter((file) => SERVER.test(file) && !TEST_FILE.test(file))
    .flatMap((file) => {
      const { text, nodes } = parseFile(root, file)
      return nodes.flatMap((node) => {
        const key = `rule.${ruleOf(node)}`
        const use = { key, file, line: lineAt(text, node.start) }
        return ruleOf(node) === undefined || known.has(key)
          ? []
          : [finding('rule-texts', use, 'is in no text table')]
      })
    })
}

function ruleOf(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const place = REFUSALS[String((node['callee'] as SyntaxNode)['name'])]
  return place === undefined ? undefined : stringOf(argumentsOf(node)[place])
}

/** Where the code names texts. */
function readUses(root: string): Uses {
  const literals = new Set<string>()
  const beginnings = new Set<string>()
  const asked: Use[] = []
  const users = listFiles(root).filter((file) => USER.test(file) && !TEST_FILE.test(file))
  for (const file of users.filter((name) => !TABLE.test(name))) {
    const { text, nodes } = parseFile(root, file)
    for (const node of nodes) {
      const literal = stringOf(node)
      if (literal !== undefined) literals.add(literal)
      const beginning = beginningOf(node)
      if (beginning !== undefined) beginnings.add(beginning)
      const [key] =
        node.type === 'CallExpression' && isTranslator(node['callee']) ? argumentsOf(node) : []
      const asksFor = stringOf(key)
      const isBuilt = (key?.['expressions'] as unknown[] | undefined)?.length
      if (asksFor !== undefined && !isBuilt && PAGE.test(file)) {
        asked.push({ key: asksFor, file, line: lineAt(text, node.start) })
      }
    }
  }
  return { literals, beginnings, asked }
}

function isTranslator(callee: unknown): boolean {
  const node = callee as SyntaxNode
  const named = node.type === 'MemberExpression' ? (node['property'] as SyntaxNode) : node
  return named['name'] === 't'
}

function argumentsOf(call: SyntaxNode): SyntaxNode[] {
  return call['arguments'] as SyntaxNode[]
}

/** Loads the tables themselves, because some keys are computed. */
export async function readTables(root: string): Promise<TableText[]> {
  const texts: TableText[] = []
  for (const file of listFiles(root).filter((name) => TABLE.test(name) && !NO_TABLE.test(name))) {
    const source = readFileSync(path.join(root, file), 'utf8')
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as object
    for (const [name, table] of Object.entries(module)) {
      if (!name.endsWith('Texts')) continue
      for (const [key, { el, en }] of Object.entries(
        table as Record<string, { el: string; en: string }>,
      )) {
        const line = lineAt(source, Math.max(0, source.indexOf(key)))
        texts.push({ key, el, en, file, line })
      }
    }
  }
  return texts
}

export function finding(rule: string, { key, file, line }: Use, problem: string): Finding {
  return { rule, file, line, message: `the text ${key} ${problem}` }
}
