import { z } from 'zod'

/** The first entry: what the archive holds. Archives of format 1 have no digests and no seal. */
export const manifestSchema = z.strictObject({
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  // Names had the module before them once.
  migrations: z.array(
    z.strictObject({
      name: z.string().transform((name) => name.replace(/^.*\//, '')),
      checksum: z.string(),
    }),
  ),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1) })),
})

/** After tables and files: rows by table, what sequences gave last, and how many files there are. */
export const summarySchema = z.strictObject({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(
    z.strictObject({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() }),
  ),
  files: z.int(),
})

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What entries were when they were written: those since the digests before, in their order. */
export const digestsSchema = z.array(z.strictObject({ name: z.string(), bytes: z.int(), sha256 }))

/** The last entry: how many there are before it, the digest of them all, and the signature of both. */
export const sealSchema = z.strictObject({
  entries: z.int(),
  sha256,
  hmac: sha256.optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type ManifestTable = Manifest['tables'][number]
export type Summary = z.infer<typeof summarySchema>
export type Digest = z.infer<typeof digestsSchema>[number]
export type Seal = z.infer<typeof sealSchema>

/** Names of entries; beside them tables/<table>/<part>, files/<path>, digests/<number>. */
export const MANIFEST = 'manifest.json'
export const SUMMARY = 'summary.json'
export const SEAL = 'seal.json'

/** Marks where files are being restored to: no content of a file has this key. */
export const MARK = 'restoring/mark'

/** How parts are numbered, from 1. */
export const partName = (folder: string, part: number): string =>
  `${folder}/${String(part).padStart(8, '0')}`

export const toJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2))
