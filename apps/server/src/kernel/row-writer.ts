import { insertAudit, type AuditRow } from './audit.ts'
import type { Database, Db } from './database/database.ts'
import { join, sql, type Sql } from './database/sql.ts'
import { Batcher } from './batcher.ts'
import { writeRecord, type CallRecord } from './call-record.ts'
import { insertAnswers, type KeptAnswer } from './idempotency.ts'
import { insertOutbox, type OutgoingEvent } from './outbox.ts'
import { OutsideWork, type AskOutside } from './outside-work.ts'

/** What is known of a row that was written. */
export interface WrittenRow {
  readonly place: number
  /** Who is told of it besides. */
  readonly users?: readonly number[]
}

/** A write that many calls make alike, each for one row. */
export interface RowWrite<Row, Written extends WrittenRow = WrittenRow> {
  /**
   * The common table expressions that write the rows, the last of them called `work`: the `place`
   * of each row that changed something, counted from 1. Two rows may be about the same thing.
   */
  readonly statement: (rows: readonly Row[]) => Sql
  /** Runs the statement that begins so, where more than `place` is to be read from `work`. */
  readonly read?: (db: Db, beginning: Sql) => Promise<Written[]>
  /** Whether `work` has `users` as well: who is told of the row's events besides their audience. */
  readonly namesUsers?: boolean
}

/** With what a group is written: before its transaction, and in it. */
export interface GroupTerms {
  readonly db: Db
  readonly outside: AskOutside
  /** Writes more with what the calls leave; in the transaction alone. */
  readonly leave?: (record: GroupRecord) => void
}

/** What a group leaves besides what its calls do. */
export type GroupRecord = Pick<CallRecord, 'audit' | 'events' | 'also'>

/** What became of a row of a group: an error is its own call's alone. */
export type GroupResult = 'written' | 'unchanged' | Error

/**
 * A write that many calls make alike and that takes several statements: those of one group commit together. A
 * group that fails is done again one by one.
 */
export interface GroupWrite<Row> {
  /** Rows of one project may go together; its groups go one after the other. */
  readonly projectOf: (row: Row) => number
  /** Does, before the transaction, what `write` would have to wait for outside the database. */
  readonly prepare: (rows: readonly Row[], terms: GroupTerms) => Promise<unknown>
  /** @returns what became of each row, in their order. */
  readonly write: (rows: readonly Row[], terms: GroupTerms) => Promise<readonly GroupResult[]>
}

/** A row to write, and what it leaves besides where it changes something. */
interface RowToWrite<Row> {
  readonly row: Row
  readonly audit: readonly AuditRow[]
  readonly events: readonly OutgoingEvent[]
  readonly kept: KeptAnswer | undefined
}

type Gather = Batcher<RowToWrite<never>, WrittenRow | undefined>
type Group = Batcher<RowToWrite<never>, GroupResult>

/**
 * Writes rows of concurrent calls in one statement, together with their audit rows, events and kept
 * answers: it commits whole or not at all, and the busier the server, the less each row costs.
 */
export class RowWriter {
  readonly #database: Database
  readonly #gathers = new Map<RowWrite<never>, Gather>()
  readonly #groups = new Map<GroupWrite<never>, Map<number, Group>>()

  constructor(database: Database) {
    this.#database = database
  }

  /** @returns what was written; undefined where nothing was changed, and nothing recorded or announced. */
  write<Row, Written extends WrittenRow>(
    write: RowWrite<Row, Written>,
    row: RowToWrite<Row>,
  ): Promise<Written | undefined> {
    type GatherOfRows = Batcher<RowToWrite<Row>, Written | undefined>
    const known = this.#gathers.get(write) as unknown as GatherOfRows | undefined
    if (known) return known.ask(row)
    const gather: GatherOfRows = new Batcher((group) => this.#writeGroup(write, group))
    this.#gathers.set(write, gather as unknown as Gather)
    return gather.ask(row)
  }

  /**
   * Writes a row with those of its group.
   * @returns whether it was written; where it was not, nothing is recorded or announced.
   * @throws what the write says of the row.
   */
  async writeWithGroup<Row>(write: GroupWrite<Row>, row: RowToWrite<Row>): Promise<boolean> {
    type GroupOfRows = Batcher<RowToWrite<Row>, GroupResult>
    const groups = this.#groups.get(write) ?? new Map<number, Group>()
    this.#groups.set(write, groups)
    const projectId = write.projectOf(row.row)
    const known = groups.get(projectId) as unknown as GroupOfRows | undefined
    const group = known ?? new Batcher((rows) => this.#transact(write, rows))
    groups.set(projectId, group as unknown as Group)
    const result = await group.ask(row)
    if (result instanceof Error) throw result
    return result === 'written'
  }

  async #transact<Row>(
    write: GroupWrite<Row>,
    group: readonly RowToWrite<Row>[],
  ): Promise<readonly GroupResult[]> {
    const rows = group.map(({ row }) => row)
    const outside = new OutsideWork(this.#database)
    await write.prepare(rows, { db: this.#database, outside: outside.ask })
    return outside.run(() =>
      this.#database.transaction(async (db) => {
        const left: GroupRecord[] = []
        const leave = (record: GroupRecord) => void left.push(record)
        const results = await write.write(rows, { db, outside: outside.ask, leave })
        const written = group.filter((_, place) => results[place] === 'written')
        const all = [...left, ...written]
        await writeRecord(db, {
          audit: all.flatMap(({ audit }) => audit),
          events: all.flatMap(({ events }) => events),
          also: left.flatMap(({ also = [] }) => also),
          answers: written.flatMap(({ kept }) => kept ?? []),
        })
        return results
      }),
    )
  }

  async #writeGroup<Row, Written extends WrittenRow>(
    write: RowWrite<Row, Written>,
    group: readonly RowToWrite<Row>[],
  ): Promise<(Written | undefined)[]> {
    const places = <Item>(itemsOf: (one: RowToWrite<Row>) => readonly Item[]) =>
      group.flatMap((one, index) => itemsOf(one).map((item) => ({ item, place: index + 1 })))
    const audit = places(({ audit: rows }) => rows)
    const events = places(({ events: sent }) => sent)
    const kept = group.flatMap((one) => one.kept ?? [])
    const toUsers = write.namesUsers ?? false
    const announcing = { places: placesOf(events), toUsers }
    const parts = [
      sql`with ${write.statement(group.map(({ row }) => row))}`,
      ...(audit.length > 0
        ? [sql`audited as (${insertAudit(items(audit), placesOf(audit))})`]
        : []),
      ...(events.length > 0
        ? [sql`announced as (${insertOutbox(items(events), announcing)})`]
        : []),
      ...(kept.length > 0 ? [sql`kept as (${insertAnswers(kept)})`] : []),
    ]
    const beginning = join(parts, ', ')
    const written = write.read
      ? await write.read(this.#database, beginning)
      : await readPlaces(this.#database, beginning)
    const byPlace = new Map(written.map((row) => [row.place, row as Written]))
    return group.map((_, index) => byPlace.get(index + 1))
  }
}

const readPlaces = (db: Db, beginning: Sql): Promise<WrittenRow[]> =>
  db.rows<{ place: number }>(sql`${beginning} select place from work`)

interface Placed<Item> {
  readonly item: Item
  readonly place: number
}

const items = <Item>(placed: readonly Placed<Item>[]): Item[] => placed.map(({ item }) => item)

const placesOf = (placed: readonly Placed<unknown>[]): number[] => placed.map(({ place }) => place)
