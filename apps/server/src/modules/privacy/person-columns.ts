/** What becomes of a column when its person is erased. `keep` and `anonymise` have their reason. */
type Erasure =
  | { readonly erase: 'delete' | 'blank' }
  | { readonly erase: 'anonymise' | 'keep'; readonly why: string }

type PersonColumn = Erasure & {
  readonly holds: string
  /** Whether the person's own copy has its value. */
  readonly inCopy: boolean
}

export type PersonTables = Readonly<Record<string, Readonly<Record<string, PersonColumn>>>>
