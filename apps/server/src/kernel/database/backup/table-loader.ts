import { finished, pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Manifest } from './archive.ts'

export interface TableLoader {
  /** Adds the next part of a table's rows; all parts of a table come one after the other. */
  add(table: string, part: Readable): Promise<void>
  finish(): Promise<void>
}

/** Writes rows as backups hold them. @throws Error for a table that the manifest does not name. */
export function openTableLoader(client: pg.Client, tables: Manifest['tables']): TableLoader {
  let current: { table: string; copy: ReturnType<typeof copyFrom> } | undefined

  async function finish(): Promise<void> {
    if (!current) return
    const { copy } = current
    current = undefined
    copy.end()
    await finished(copy)
  }

  async function open(name: string) {
    await finish()
    const table = tables.find((candidate) => candidate.name === name)
    if (!table) throw new Error(`The archive's list of tables does not name ${name}`)
    const columns = table.columns.map(pg.escapeIdentifier).join(', ')
    const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${columns}) from stdin`))
    current = { table: name, copy }
    return current
  }

  return {
    async add(table, part) {
      const { copy } = current?.table === table ? current : await open(table)
      await pipeline(part, copy, { end: false })
    },
    finish,
  }
}
