import type { DataSection, KeptBecause } from '@telemachos/contract/core/personal-data'
import type { TakenByIndex } from './taken.ts'

/**
 * Why a column outlives its person: by law, since it says what was done to `others`, or because it is
 * gone in a moment by itself (`passing`). Each refers to the person by number alone, and nobody is
 * found behind it any more.
 */
type KeepReason = KeptBecause | 'passing'

/** What becomes of a column when its person is erased. `keep` and `anonymise` have their reason. */
type Erasure =
  | { readonly erase: 'delete' | 'blank' }
  | { readonly erase: 'anonymise' | 'keep'; readonly why: KeepReason }

export type PersonColumn = Erasure & {
  readonly holds: string
  /** Whether the person's own copy has its value. */
  readonly inCopy: boolean
}

/** A column that says whose a row is: of the table itself, or of the row that `through` refers to. */
export interface Owner {
  readonly column: string
  readonly through?: { readonly column: string; readonly table: string }
  /** Only where this other column is empty: the row is about nobody else. */
  readonly alone?: string
  /** Only where this column is false. */
  readonly unless?: string
  /** The column has the numbers of many. */
  readonly many?: true
}

/** How the person's own copy has the rows of a table. */
export interface CopyRules {
  /** Whose the rows are. */
  readonly of: readonly Owner[]
  /** Rows that only their author is shown; all of them, or those whose column has the value. */
  readonly privateTo?: {
    readonly author: string
    readonly where?: { readonly column: string; readonly is: string }
  }
  /** Columns that only one of the row's people is shown. */
  readonly only?: Readonly<Record<string, Owner>>
  /** Times and numbers that say nothing of anybody by themselves, but belong to the copy. */
  readonly with?: readonly string[]
}

/** In which project a row is: its own, that of the row it refers to, those of a person, or any. */
type Location =
  | 'project'
  | { readonly through: { readonly column: string; readonly table: string } }
  | { readonly member: string }
  | 'anywhere'

/** Columns in which the rows of others may name a person. */
export interface MentionRules {
  readonly location: Location
  readonly texts?: readonly string[]
  readonly json?: readonly string[]
  /** Names that have to be unlike the others of their owner. */
  readonly names?: readonly string[]
  /** Whose rows are known to be about them: there, a first or last name alone is theirs too. */
  readonly near?: readonly Owner[]
}

/**
 * A table of a domain: only its owner writes it, which a convention test checks, and a test checks its
 * bearing on privacy against the database.
 */
export interface TableDeclaration {
  /** Other domains may read it in their own statements. */
  readonly published?: true
  /** Its rows are in no backup: restored, they would make valid again what has ended, or open links. */
  readonly notInBackups?: true
  /** The columns that are about a person. */
  readonly columns?: Readonly<Record<string, PersonColumn>>
  /** Why no other column is about anybody. */
  readonly aboutNobody?: string
  /** The part in which people are told of the table. */
  readonly section?: DataSection
  readonly copy?: CopyRules
  /** Whose rows are deleted with a person, where a column is. */
  readonly deletedWith?: readonly Owner[]
  /** The column with the key of a stored content, which goes from the storage with its row's person. */
  readonly content?: string
  /** Whose rows are emptied with a person, where a column is. */
  readonly blankedWith?: readonly Owner[]
  /** Whose rows stay with their number in them, and why. */
  readonly kept?: { readonly of: readonly Owner[]; readonly because: KeptBecause }
  readonly mentions?: MentionRules
  /** What is said where its unique indexes refuse a row, for values that people choose. */
  readonly taken?: TakenByIndex
}

/** Tables by their names. */
export type TableDeclarations = Readonly<Record<string, TableDeclaration>>

const columnsFor = (inCopy: boolean) => ({
  /** Deleted with its row. */
  deleted: (holds: string): PersonColumn => ({ holds, inCopy, erase: 'delete' }),
  /** Emptied; its row stays. */
  blanked: (holds: string): PersonColumn => ({ holds, inCopy, erase: 'blank' }),
  kept: (holds: string, why: KeepReason): PersonColumn => ({ holds, inCopy, erase: 'keep', why }),
  anonymised: (holds: string, why: KeepReason): PersonColumn => ({
    holds,
    inCopy,
    erase: 'anonymise',
    why,
  }),
})

/** Columns whose values are in the person's own copy. */
export const shown = columnsFor(true)

/** Columns whose values are not. */
export const hidden = columnsFor(false)

/** Rows that are those of the people in these columns. */
export const by = (...columns: string[]): readonly Owner[] => columns.map((column) => ({ column }))

/** What of a table is about nobody. */
export const OF_THE_PROGRAMME = 'what the programme is made of, about nobody'
export const OF_THE_SYSTEM = 'how the system runs, about nobody'
