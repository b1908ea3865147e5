import type { KeptBecause } from '@telemachos/contract/privacy/reasons'

/**
 * Why a column outlives its person: by law (`funding`, `payment`, `consent`, `accountability`), since
 * it says what was done to `others`, or because it is gone in a moment by itself (`passing`). Each
 * refers to the person by number alone, and nobody is found behind it any more.
 */
export type Why = KeptBecause | 'passing'

/** What becomes of a column when its person is erased. `keep` and `anonymise` have their reason. */
type Erasure =
  | { readonly erase: 'delete' | 'blank' }
  | { readonly erase: 'anonymise' | 'keep'; readonly why: Why }

type PersonColumn = Erasure & {
  readonly holds: string
  /** Whether the person's own copy has its value. */
  readonly inCopy: boolean
}

export type PersonTables = Readonly<Record<string, Readonly<Record<string, PersonColumn>>>>
