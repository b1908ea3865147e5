import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { addContent, readArchive, writeArchive } from '../kernel/database/backup/archive.ts'
import { Chain } from '../kernel/database/backup/seal.ts'

/** An entry of an archive, in memory. */
export interface PlainEntry {
  readonly name: string
  readonly content: Buffer
}

/** Writes an archive again, with other entries. @param at the time that each of them bears. */
export async function rewrite(
  from: string,
  to: string,
  change: (entries: PlainEntry[]) => readonly PlainEntry[],
  at?: Date,
): Promise<void> {
  const entries: PlainEntry[] = []
  let time = at
  for await (const entry of readArchive(from)) {
    time ??= entry.at
    entries.push({ name: entry.name, content: await buffer(entry.content) })
  }
  const changed = change(entries)
  await writeArchive(
    to,
    async (add) => {
      for (const { name, content } of changed) await addContent(add, name, content)
    },
    time,
  )
}

const parse = ({ content }: PlainEntry): object => JSON.parse(content.toString()) as object
const json = (value: object) => Buffer.from(JSON.stringify(value))
const isOfSeal = ({ name }: PlainEntry) => name.startsWith('digests/') || name === 'seal.json'

/** As archives were before they had digests. */
export const asOldFormat = (entries: readonly PlainEntry[]): PlainEntry[] =>
  entries
    .filter((entry) => !isOfSeal(entry))
    .map((entry) =>
      entry.name === 'manifest.json'
        ? { ...entry, content: json({ ...parse(entry), format: 1 }) }
        : entry,
    )

/** With other rows in a table, and a summary that has as many. */
export const withRows = (
  entries: readonly PlainEntry[],
  table: string,
  rows: string,
): PlainEntry[] =>
  entries.map((entry) => {
    if (entry.name.startsWith(`tables/${table}/`)) return { ...entry, content: Buffer.from(rows) }
    if (entry.name !== 'summary.json') return entry
    const summary = parse(entry) as { rows: Record<string, number> }
    summary.rows[table] = rows.split('\n').length - 1
    return { ...entry, content: json(summary) }
  })

/** As somebody would write it who changes the digests too, and signs it where they have a key. */
export function resealed(entries: readonly PlainEntry[], key?: string): PlainEntry[] {
  const chain = new Chain()
  const digestOf = ({ name, content }: PlainEntry) => ({
    name,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  })
  const rest = entries.filter((entry) => !isOfSeal(entry))
  const digests = { name: 'digests/00000001', content: json(rest.map(digestOf)) }
  for (const entry of [...rest, digests]) chain.add(digestOf(entry))
  return [...rest, digests, { name: 'seal.json', content: json(chain.seal(key)) }]
}
