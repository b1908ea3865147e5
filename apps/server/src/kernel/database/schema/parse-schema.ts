import { createHash } from 'node:crypto'

/** A text of SQL that says how functions, views and triggers are: a file, or one made from declarations. */
export interface SchemaText {
  /** What it is called where something in it is wrong: the file's path, or any name. */
  readonly name: string
  readonly sql: string
}

export type ObjectKind = 'schema' | 'function' | 'view' | 'trigger'

/** A function, view, trigger or schema as it is to be. */
export interface SchemaObject {
  readonly kind: ObjectKind
  /** A function's and a view's name with its schema unless that is public; a trigger's with its table. */
  readonly name: string
  /** Tells it from all others: a function with other parameters or another result is another one. */
  readonly key: string
  /** The statement that makes it, and the rights that follow it. */
  readonly sql: string
  /** What removes it. */
  readonly drop: string
  /** Identifies the statement, whatever its comments and ends of lines. */
  readonly hash: string
  /** The comment above it. */
  readonly comment: string
}

interface Statement {
  readonly comment: string
  readonly sql: string
}

/** What may stand in a statement: comments, texts, quoted bodies, names, and everything else. */
const PARTS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/gi

const HEADS: Readonly<Record<ObjectKind, RegExp>> = {
  schema: /^create schema if not exists ([a-z_]\w*)$/i,
  function: /^create or replace function ([a-z_][\w.]*) ?\(/i,
  view: /^create view ([a-z_][\w.]*)/i,
  trigger: /^create trigger ([a-z_]\w*) [\s\S]*? on ([a-z_][\w.]*)/i,
}

/** What belongs to the object before it. */
const FOLLOWS = /^(?:grant|revoke|comment on|alter (?:view|function)) /i

/** What a parameter is where it is not given: no part of what tells functions apart. */
const DEFAULT = / (?:default|=) (?:'(?:[^']|'')*'|\([^)]*\)|[^,'(])+/gi

/** Where a function's parameters and result end. */
const RESULT_END =
  /\b(?:language|immutable|stable|volatile|strict|security|parallel|leakproof|called|cost|rows|set|as|return|support|window)\b/i

/**
 * The objects that a text declares: `create or replace function`, `create view`, `create trigger` and
 * `create schema if not exists`, with grants and comments after the object that they are about.
 * @throws Error naming the text, for any other statement.
 */
export function parseSchema({ name, sql }: SchemaText): SchemaObject[] {
  const objects: SchemaObject[] = []
  for (const statement of splitStatements(sql)) {
    const object = readObject(statement)
    if (object) {
      objects.push(object)
      continue
    }
    const before = objects.pop()
    if (!before || !FOLLOWS.test(statement.sql)) {
      const first = statement.sql.split('\n')[0] ?? ''
      throw new Error(`${name}: this is no function, view, trigger or schema: ${first}`)
    }
    objects.push({ ...before, ...textOf([before.sql, statement.sql]) })
  }
  return objects
}

/** The statements of a text, each without its comments, which are beside it. */
function splitStatements(text: string): Statement[] {
  const statements: Statement[] = []
  let sql = ''
  let comment: string[] = []
  for (const [part] of text.replaceAll('\r\n', '\n').matchAll(PARTS)) {
    if (part === ';') {
      if (sql.trim()) statements.push({ comment: comment.join(' '), sql: sql.trim() })
      sql = ''
      comment = []
    } else if (sql.trim()) {
      sql += part
    } else if (part.startsWith('--')) {
      comment.push(part.replace(/^--\s*/, ''))
    } else {
      // An empty line parts what is said of the file from what is said of the object.
      if (/\n\s*\n/.test(part)) comment = []
      sql = part.trimStart()
    }
  }
  if (sql.trim()) statements.push({ comment: comment.join(' '), sql: sql.trim() })
  return statements
}

function readObject({ sql, comment }: Statement): SchemaObject | undefined {
  const oneLine = sql.replaceAll(/\s+/g, ' ')
  for (const kind of Object.keys(HEADS) as ObjectKind[]) {
    const [, name, table] = HEADS[kind].exec(oneLine) ?? []
    if (!name) continue
    return {
      ...namesOf(kind, { name: name.toLowerCase(), table, oneLine }),
      ...textOf([sql]),
      comment,
    }
  }
  return undefined
}

const textOf = (statements: readonly string[]) => {
  const sql = statements.join(';\n')
  return { sql, hash: createHash('sha256').update(sql).digest('hex') }
}

type Names = Pick<SchemaObject, 'kind' | 'name' | 'key' | 'drop'>

function namesOf(
  kind: ObjectKind,
  { name, table, oneLine }: { name: string; table: string | undefined; oneLine: string },
): Names {
  switch (kind) {
    case 'function': {
      const [parameters, result] = signatureOf(oneLine)
      const types = parameters.replaceAll(DEFAULT, '')
      const key = `function ${name}(${parameters}) ${result}`
      return { kind, name, key, drop: `drop function if exists ${name}(${types})` }
    }
    case 'trigger': {
      const on = `${name} on ${table?.toLowerCase()}`
      return { kind, name: on, key: `trigger ${on}`, drop: `drop trigger if exists ${on}` }
    }
    case 'view':
      return { kind, name, key: `view ${name}`, drop: `drop view if exists ${name} cascade` }
    case 'schema':
      return { kind, name, key: `schema ${name}`, drop: `drop schema if exists ${name}` }
  }
}

/** A function's parameters and its result, each in one line. */
function signatureOf(oneLine: string): readonly [parameters: string, result: string] {
  const start = oneLine.indexOf('(') + 1
  let end = start
  for (let depth = 1; depth > 0 && end < oneLine.length; end++) {
    if (oneLine[end] === '(') depth++
    else if (oneLine[end] === ')') depth--
  }
  const rest = oneLine.slice(end).trim()
  const result = rest.slice(0, RESULT_END.exec(rest)?.index ?? rest.length).trim()
  return [oneLine.slice(start, end - 1).trim(), result]
}
