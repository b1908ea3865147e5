/** A Debian of which a new machine is made. */
export interface Distribution {
  readonly name: string
  readonly codename: string
  readonly packages: readonly string[]
  /** True where its own Node.js is too old, so that this machine's is copied. */
  readonly needsNode: boolean
}

/** What somebody has who has only just installed what the README asks for. */
export const DISTRIBUTIONS: readonly Distribution[] = [
  {
    name: 'debian-12',
    codename: 'bookworm',
    packages: ['ca-certificates', 'git'],
    needsNode: true,
  },
  {
    name: 'debian-13',
    codename: 'trixie',
    packages: ['ca-certificates', 'git', 'nodejs', 'npm'],
    needsNode: false,
  },
]
