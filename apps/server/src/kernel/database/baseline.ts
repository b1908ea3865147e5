import { createHash } from 'node:crypto'

/** A migration as a database or an archive has it. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** Migrations of earlier releases in the place of which a release has others, which make the same. */
export interface Baseline {
  /** The last one that was replaced. */
  readonly last: string
  /** Identifies all that were replaced, with their texts: see digestOf. */
  readonly digest: string
  /** What a name of those that took their place is like. */
  readonly names: RegExp
}

/** A database or an archive has some of the migrations that were replaced, and not all. */
export class OlderRelease extends Error {
  constructor({ last }: Baseline, first: string) {
    super(
      `it is of a release before the migration ${last}, which this one does not upgrade: ${first} with the release that has it`,
    )
  }
}

/** Identifies applied migrations and their texts. */
function digestOf(applied: readonly AppliedMigration[]): string {
  const lines = applied.map(({ name, checksum }) => `${name} ${checksum}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/**
 * What was applied, in the names of the release: all that it replaced count as those that took their place.
 * @param ours what the release itself has, with checksums.
 * @param first what somebody is to do first with an older database or archive.
 * @throws OlderRelease where only some of what was replaced was applied, or other texts.
 */
export function inNamesOf(
  applied: readonly AppliedMigration[],
  { baseline }: { readonly baseline?: Baseline },
  ours: readonly AppliedMigration[],
  first: string,
): readonly AppliedMigration[] {
  if (!baseline) return applied
  const own = new Set(ours.map(({ name }) => name))
  const replaced = applied.filter(({ name }) => !own.has(name) && name <= baseline.last)
  if (replaced.length === 0) return applied
  if (digestOf(replaced) !== baseline.digest) throw new OlderRelease(baseline, first)
  const gone = new Set(replaced)
  return [
    ...ours.filter(({ name }) => baseline.names.test(name)),
    ...applied.filter((migration) => !gone.has(migration)),
  ]
}
