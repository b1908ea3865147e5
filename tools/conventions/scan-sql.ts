/** A table that a statement names, and what it does with it. */
export interface TableMention {
  readonly table: string
  readonly how: 'read' | 'write'
  /** Where in the text. */
  readonly offset: number
}

/** What one text of SQL does with tables. */
export interface ScannedSql {
  readonly mentions: readonly TableMention[]
  /** Where a table's name is put in at run time: an offset each. */
  readonly chosen: readonly number[]
  /** Common table expressions that hide a table by having its name: an offset each. */
  readonly hidden: readonly TableMention[]
}

/** Stands for a value or a fragment that a template puts in. */
export const INSERTED = '?'
/** Stands for a name that is chosen at run time. */
export const CHOSEN = '§'

const TOKEN = /[a-z_][a-z0-9_]*|[(),;.?§]/g

/** Comments and texts, as spaces: names in them are no tables. */
const SILENT = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g

const WRITES: ReadonlySet<string> = new Set(['into', 'update', 'truncate'])
const READS: ReadonlySet<string> = new Set(['from', 'join', 'using', 'lock'])
/** Words that may stand between a clause's word and the table. */
const BETWEEN: ReadonlySet<string> = new Set(['only', 'lateral', 'table', 'if', 'exists'])
/** Words after which a comma no longer separates tables. */
const ENDS: ReadonlySet<string> = new Set(
  'select where group order limit union except intersect having returning set for values window offset on fetch'.split(
    ' ',
  ),
)

interface Depth {
  /** What the next name is, where it is a table. */
  next: 'read' | 'write' | undefined
  /** What the names after commas are. */
  list: 'read' | 'write' | undefined
}

/**
 * Finds the tables that a text of SQL reads and writes: no parser, but careful about nested
 * statements, lists of tables, texts, comments and common table expressions.
 * @param text a statement or a fragment of one, in lower case where it is code
 * @param tables the names that are tables; every other name is none
 * @example scanSql('delete from users u using gone where gone.id = u.id', new Set(['users', 'gone']))
 *   // writes users, reads gone
 */
export function scanSql(text: string, tables: ReadonlySet<string>): ScannedSql {
  const code = text.toLowerCase().replaceAll(SILENT, (silent) => ' '.repeat(silent.length))
  const tokens = [...code.matchAll(TOKEN)].map(({ 0: word, index }) => ({ word, offset: index }))
  const mentions: TableMention[] = []
  const chosen: number[] = []
  const hidden: TableMention[] = []
  const depths: Depth[] = [{ next: undefined, list: undefined }]

  const [first, second] = tokens
  if (first && tables.has(first.word) && second?.word !== '.' && !hasCode(code, first.offset)) {
    mentions.push({ table: first.word, how: 'read', offset: first.offset })
  }
  for (const [index, { word, offset }] of tokens.entries()) {
    const depth = depths.at(-1) as Depth
    const before = tokens[index - 1]?.word
    const after = tokens[index + 1]?.word
    if (word === '(') {
      depth.next = undefined
      depths.push({ next: undefined, list: undefined })
    } else if (word === ')') {
      if (depths.length > 1) depths.pop()
    } else if (word === ',') {
      depth.next = depth.list
    } else if (word === ';') {
      depth.next = depth.list = undefined
    } else if (before === '.' || (after === '.' && word !== 'public')) {
      depth.next = undefined
    } else if (READS.has(word) || WRITES.has(word)) {
      open(depth, word, before, after)
    } else if (depth.next && BETWEEN.has(word)) {
      continue
    } else if (depth.next) {
      if (word === CHOSEN) chosen.push(offset)
      else if (tables.has(word)) mentions.push({ table: word, how: depth.next, offset })
      depth.next = undefined
    } else if (ENDS.has(word)) {
      depth.list = undefined
    } else if (word === 'table' && (before === 'alter' || before === 'drop')) {
      depth.next = 'write'
    } else if (tables.has(word) && isCommonTable(tokens, index)) {
      hidden.push({ table: word, how: 'read', offset })
    }
  }
  return { mentions, chosen, hidden }
}

/** Whether anything but spaces is before an offset. */
const hasCode = (code: string, offset: number) => code.slice(0, offset).trim() !== ''

function open(
  depth: Depth,
  word: string,
  before: string | undefined,
  after: string | undefined,
): void {
  if (word === 'from' && before === 'distinct') return
  if (word === 'update' && (after === 'of' || after === 'set' || after === 'skip')) return
  const deletes = word === 'from' && before === 'delete'
  depth.next = WRITES.has(word) || deletes ? 'write' : 'read'
  depth.list = depth.next === 'write' && word !== 'truncate' ? undefined : depth.next
}

/** Whether `name as (` or `name (columns) as (` follows. */
function isCommonTable(tokens: readonly { readonly word: string }[], index: number): boolean {
  let at = index + 1
  if (tokens[at]?.word === '(') {
    while (tokens[at] && tokens[at]?.word !== ')') at++
    at++
  }
  if (tokens[at]?.word !== 'as') return false
  at++
  if (tokens[at]?.word === 'not') at++
  if (tokens[at]?.word === 'materialized') at++
  return tokens[at]?.word === '('
}
