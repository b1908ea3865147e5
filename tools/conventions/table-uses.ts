import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lineAt, listFiles } from './repository.ts'
import { CHOSEN, INSERTED, scanSql } from './scan-sql.ts'
import { parseFile, type SyntaxNode } from './syntax.ts'
import { TEST_FILE } from '../boundaries.ts'

/** One mention of a table in a domain's SQL. */
export interface TableUse {
  /** A domain, `kernel` or `app`. */
  readonly domain: string
  readonly table: string
  readonly how: 'read' | 'write'
  readonly file: string
  readonly line: number
}

/** What the SQL of the server does with its tables. */
export interface TableUses {
  /** The domain whose migrations create each table or view. */
  readonly owners: ReadonlyMap<string, string>
  readonly uses: readonly TableUse[]
  /** Where a table's name is chosen at run time. */
  readonly chosen: readonly { readonly file: string; readonly line: number }[]
  /** Common table expressions with a table's name. */
  readonly hidden: readonly TableUse[]
}

const SERVER = 'apps/server/src/'
/** The demonstration fills tables of every domain at once, as a restored backup would. */
const PART = /^apps\/server\/src\/(?:modules\/([^/]+)|(kernel|app)(?!\/demo))\//
const CREATED =
  /^\s*(?:create (?:unlogged )?(?:table|(?:or replace )?(?:materialized )?view) (?:if not exists )?([a-z_]+)|drop table ([a-z_]+))/gim

/** The domain that a file of the server belongs to: `kernel` and `app` count as one each. */
export function domainOf(file: string): string | undefined {
  const [, domain, part] = PART.exec(file) ?? []
  return domain ?? part
}

/** Reads every migration and every `sql` template of the server, tests apart. */
export function readTableUses(root: string): TableUses {
  const files = listFiles(root).filter((file) => file.startsWith(SERVER) && domainOf(file))
  const migrations = files.filter((file) => file.endsWith('.sql'))
  const sources = files.filter((file) => file.endsWith('.ts') && !TEST_FILE.test(file))
  const owners = readOwners(root, migrations)
  const tables = new Set(owners.keys())
  const uses: TableUse[] = []
  const hidden: TableUse[] = []
  const chosen: { file: string; line: number }[] = []
  const note = (file: string, text: string, textOf: string, start: number) => {
    const domain = domainOf(file) as string
    const scanned = scanSql(textOf, tables)
    const place = ({ offset }: { offset: number }) => lineAt(text, start + offset)
    for (const mention of scanned.mentions) {
      uses.push({ domain, table: mention.table, how: mention.how, file, line: place(mention) })
    }
    for (const mention of scanned.hidden) {
      hidden.push({ domain, table: mention.table, how: 'read', file, line: place(mention) })
    }
    for (const offset of scanned.chosen) chosen.push({ file, line: place({ offset }) })
  }
  for (const file of migrations) {
    const text = readFileSync(path.join(root, file), 'utf8')
    note(file, text, text, 0)
  }
  for (const file of sources) {
    if (!readFileSync(path.join(root, file), 'utf8').includes('sql`')) continue
    const { text, nodes } = parseFile(root, file)
    for (const node of nodes.filter(isSqlTemplate)) {
      const quasi = node['quasi'] as SyntaxNode
      note(file, text, templateText(text, quasi), quasi.start)
    }
  }
  return { owners, uses, chosen, hidden }
}

function readOwners(root: string, migrations: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>()
  const inOrder = migrations.toSorted((a, b) =>
    path.basename(a).localeCompare(path.basename(b), 'en'),
  )
  for (const file of inOrder) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, table, dropped] of text.matchAll(CREATED)) {
      if (table) owners.set(table, domainOf(file) as string)
      if (dropped) owners.delete(dropped)
    }
  }
  return owners
}

function isSqlTemplate(node: SyntaxNode): boolean {
  if (node.type !== 'TaggedTemplateExpression') return false
  const tag = node['tag'] as SyntaxNode
  return tag.type === 'Identifier' && tag['name'] === 'sql'
}

/** The template as in the file, what it puts in replaced by marks, so that offsets stay. */
function templateText(text: string, quasi: SyntaxNode): string {
  let at = quasi.start + 1
  let result = ' '
  for (const inserted of quasi['expressions'] as (SyntaxNode & { end: number })[]) {
    const callee = inserted['callee'] as SyntaxNode | undefined
    const mark = callee?.['name'] === 'identifier' ? CHOSEN : INSERTED
    result += text.slice(at, inserted.start) + mark.padEnd(inserted.end - inserted.start)
    at = inserted.end
  }
  return result + text.slice(at, (quasi as SyntaxNode & { end: number }).end - 1)
}
