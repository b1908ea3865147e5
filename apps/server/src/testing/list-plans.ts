import { expect } from 'vitest'
import {
  tracedStatements,
  type Database,
  type TracedStatement,
} from '../kernel/database/database.ts'
import type { Sql } from '../kernel/database/sql.ts'
import { explainStatement, isPrepared, stepsBeyond } from './explain-statement.ts'
import type { CallName, TestClient } from './test-server.ts'

/** By then PostgreSQL has decided whether it keeps a plan for all values. */
const RUNS = 12

/** What is looked at of calls: with which connection, statements about which tables, and their bound. */
export interface ListPlans {
  /** With one connection, which prepares what it is given as those of the server do. */
  readonly database: Database
  readonly tables: RegExp
  /** A step reads so many rows at most, in all its loops. */
  readonly mostRows: number
}

/** The steps that read too much, of the statements that a call makes, once their plans are decided. */
export async function faultsOfCall(
  { database, tables, mostRows }: ListPlans,
  client: TestClient,
  name: CallName,
  input: object,
): Promise<string[]> {
  const statements: Sql[] = []
  const stop = record(tables, (statement) => statements.push(statement))
  const answer = await client.call(name, input)
  stop()
  expect([name, answer.status]).toEqual([name, 200])
  expect(statements).not.toEqual([])
  const faults: string[] = []
  for (const statement of statements) {
    await runOften(database, statement)
    faults.push(...stepsBeyond(await explainStatement(database, statement), mostRows))
  }
  return faults
}

async function runOften(database: Database, statement: Sql): Promise<void> {
  for (let run = 0; run < RUNS; run++) {
    await database.rows(statement)
    if (!(await isPrepared(database, statement.text))) return
  }
}

/** Takes the statements about the lists that only read; @returns what ends it. */
function record(tables: RegExp, take: (statement: Sql) => void): () => void {
  const listener = {
    start(context: object) {
      const { statement } = context as TracedStatement
      const { text } = statement
      if (tables.test(text) && !/\b(insert|update|delete)\b/.test(text)) take(statement)
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: () => undefined,
    error: () => undefined,
  }
  tracedStatements.subscribe(listener)
  return () => void tracedStatements.unsubscribe(listener)
}
