import { parse, scan } from 'libpg-query'
import type { AllowedNames } from './allowed.ts'
import { StatementRefused } from './refusal.ts'
import { checkTree } from './check-tree.ts'
import { periodsIn, type ShownPeriods } from './shown-columns.ts'

/** What the server gives itself, whatever is sent under these names. */
export const GIVEN = ['CurrentUserId', 'CurrentUserRoles'] as const

/** A text that may be run. */
export interface ReadStatement {
  /** What the author wrote. */
  readonly text: string
  /** The same with $1, $2, … in the places of its parameters, as long as the author's. */
  readonly sent: string
  /** What stands as @name, in the order of $1, $2, … */
  readonly names: readonly string[]
  /** The views that it reads. */
  readonly relations: readonly string[]
  /** Every name of a column that it mentions. */
  readonly columns: readonly string[]
  /** Whether it begins with parts of its own: PostgreSQL takes no WITH in brackets after another. */
  readonly hasParts: boolean
  /** The columns that hold periods of time. */
  readonly periods: ShownPeriods
}

interface Token {
  readonly start: number
  readonly end: number
  readonly tokenName: string
  readonly text: string
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*/

/**
 * Reads a text and refuses whatever is not one SELECT of what may be read.
 * @throws StatementRefused with the place of the mistake.
 */
export async function readStatement(text: string, allowed: AllowedNames): Promise<ReadStatement> {
  if (text.includes('\0'))
    throw new StatementRefused({ rule: 'sql_character', offset: text.indexOf('\0') }, text)
  const { sent, names } = await bindParameters(text)
  const tree = await parseText(sent, text)
  const [statement, ...others] = tree.stmts
  if (statement === undefined) throw new StatementRefused({ rule: 'sql_empty', offset: 0 }, text)
  if (others.length > 0) {
    const offset = offsetOf(text, statement.stmt_len ?? 0)
    throw new StatementRefused({ rule: 'sql_one_statement', offset }, text)
  }
  const { relations, columns } = checkTree(statement.stmt, allowed, (mistake, location) => {
    const offset = location === undefined ? undefined : offsetOf(text, location)
    return new StatementRefused({ ...mistake, offset }, text)
  })
  const end = (statement.stmt_location ?? 0) + (statement.stmt_len ?? 0)
  const alone = end === 0 ? sent : Buffer.from(sent).subarray(0, end).toString()
  const hasParts = statement.stmt.SelectStmt?.withClause !== undefined
  const periods = periodsIn(statement.stmt)
  return { text, sent: alone, names, relations, columns, hasParts, periods }
}

interface Tree {
  readonly stmts: readonly {
    readonly stmt: { readonly SelectStmt?: { readonly withClause?: unknown } }
    readonly stmt_location?: number
    readonly stmt_len?: number
  }[]
}

async function parseText(sent: string, text: string): Promise<Tree> {
  try {
    return (await parse(sent)) as unknown as Tree
  } catch (error) {
    throw refusedByParser(error, text)
  }
}

function refusedByParser(error: unknown, text: string): unknown {
  const details = (error as { sqlDetails?: { message: string; cursorPosition: number } }).sqlDetails
  if (!details) return new StatementRefused({ rule: 'sql_syntax' }, text)
  const { message, cursorPosition } = details
  const offset = cursorPosition < 0 ? undefined : toUnits(text, cursorPosition)
  return new StatementRefused({ rule: 'sql_syntax', about: message, offset }, text)
}

/** PostgreSQL counts characters, and JavaScript counts halves of some of them. */
function toUnits(text: string, characters: number): number {
  let units = 0
  let counted = 0
  for (const character of text) {
    if (counted++ >= characters) break
    units += character.length
  }
  return units
}

/** Puts $1, $2, … in the places of @name, as PostgreSQL's scanner sees them: in no text and no comment. */
async function bindParameters(text: string): Promise<{ sent: string; names: string[] }> {
  const bytes = Buffer.from(text)
  const tokens = await scanText(text)
  const names: string[] = []
  const parts: Buffer[] = []
  let from = 0
  for (const [index, token] of tokens.entries()) {
    if (token.tokenName === 'PARAM')
      throw new StatementRefused(
        { rule: 'sql_numbered', offset: offsetOf(text, token.start) },
        text,
      )
    const next = tokens[index + 1]
    const written = bytes.subarray(token.start, token.end).toString()
    if (!written.endsWith('@') || next?.start !== token.end || isLiteral(token)) continue
    const name = NAME.exec(bytes.subarray(next.start, next.end).toString())?.[0]
    if (name === undefined || name.length !== next.end - next.start) continue
    if (!names.includes(name)) names.push(name)
    const place = `$${names.indexOf(name) + 1}`
    parts.push(bytes.subarray(from, token.end - 1), Buffer.from(place.padEnd(name.length + 1)))
    from = next.end
  }
  return { sent: Buffer.concat([...parts, bytes.subarray(from)]).toString(), names }
}

const isLiteral = ({ tokenName }: Token) =>
  tokenName.endsWith('CONST') || tokenName.includes('COMMENT')

async function scanText(text: string): Promise<readonly Token[]> {
  try {
    return (await scan(text)).tokens
  } catch {
    // The parser says where; the scanner does not.
    await parseText(text, text)
    throw new StatementRefused({ rule: 'sql_syntax' }, text)
  }
}

/** The parser's tree counts bytes. */
const offsetOf = (text: string, byte: number): number =>
  Buffer.from(text).subarray(0, byte).toString().length
