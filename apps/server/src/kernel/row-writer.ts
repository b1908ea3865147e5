import { insertAudit, type AuditRow } from './audit.ts'
import type { Database } from './database/database.ts'
import { sql, type Sql } from './database/sql.ts'
import { Batcher } from './batcher.ts'
import { insertAnswers, type KeptAnswer } from './idempotency.ts'
import { insertOutbox, type OutgoingEvent } from './outbox.ts'

/** A write that many calls make alike, each for one row. */
export interface RowWrite<Row> {
  /**
   * The common table expressions that write the rows, the last of them called `work`: the `place`
   * of each row that changed something, counted from 1. Two rows may be about the same thing.
   */
  readonly statement: (rows: readonly Row[]) => Sql
}

/** A row to write, and what it leaves besides where it changes something. */
interface Written<Row> {
  readonly row: Row
  readonly audit: readonly AuditRow[]
  readonly events: readonly OutgoingEvent[]
  readonly kept: KeptAnswer | undefined
}

/**
 * Writes rows of concurrent calls in one statement, together with their audit rows, events and kept
 * answers: it commits whole or not at all, and the busier the server, the less each row costs.
 */
export class RowWriter {
  readonly #database: Database
  readonly #gathers = new Map<RowWrite<never>, Batcher<Written<never>, boolean>>()

  constructor(database: Database) {
    this.#database = database
  }

  /** @returns whether the row changed anything; only then is it recorded and announced. */
  write<Row>(write: RowWrite<Row>, written: Written<Row>): Promise<boolean> {
    const known = this.#gathers.get(write) as Batcher<Written<Row>, boolean> | undefined
    if (known) return known.ask(written)
    const gather = new Batcher<Written<Row>, boolean>((group) => this.#writeGroup(write, group))
    this.#gathers.set(write, gather as unknown as Batcher<Written<never>, boolean>)
    return gather.ask(written)
  }

  async #writeGroup<Row>(write: RowWrite<Row>, group: readonly Written<Row>[]): Promise<boolean[]> {
    const places = <Item>(itemsOf: (written: Written<Row>) => readonly Item[]) =>
      group.flatMap((written, index) =>
        itemsOf(written).map((item) => ({ item, place: index + 1 })),
      )
    const audit = places(({ audit: rows }) => rows)
    const events = places(({ events: sent }) => sent)
    const kept = group.flatMap((written) => written.kept ?? [])
    const changed = await this.#database.rows<{ place: number }>(sql`
      with ${write.statement(group.map(({ row }) => row))},
        audited as (${insertAudit(items(audit), placesOf(audit))}),
        announced as (${insertOutbox(items(events), placesOf(events))}),
        kept as (${insertAnswers(kept)})
      select place from work`)
    const found = new Set(changed.map(({ place }) => place))
    return group.map((_, index) => found.has(index + 1))
  }
}

interface Placed<Item> {
  readonly item: Item
  readonly place: number
}

const items = <Item>(placed: readonly Placed<Item>[]): Item[] => placed.map(({ item }) => item)

const placesOf = (placed: readonly Placed<unknown>[]): number[] => placed.map(({ place }) => place)
