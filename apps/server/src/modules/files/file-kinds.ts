import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'

/** Where in a kind an upload goes, and whose the file will be. */
export interface UploadTarget {
  /** The category after its kind and the slash. */
  readonly rest: string
  readonly userId: number
}

/** A file that belongs to a row of its kind. */
export interface OwnedFile extends UploadTarget {
  readonly ownerId: number
}

/** What the domain that owns a kind of file says of it. */
export interface FileKind {
  /** What a file may have at most, in bytes. */
  readonly largest: number
  /** Media types by content, `image/*` for every picture; empty takes any. */
  readonly accept: readonly string[]
  /**
   * Whether the caller may add a file there: it checks reach.
   * @throws what the domain's policy does.
   */
  requireUpload(context: CallContext, target: UploadTarget): Promise<void>
  /** Whether the caller may read a file that belongs to one of its rows: it checks reach. */
  mayRead(context: CallContext, file: OwnedFile): Promise<boolean>
  /** What it belongs to is in several projects, and so is the file: `mayRead` alone decides. */
  readonly spansProjects?: true
  /**
   * A file belongs to whose it is as soon as it has arrived: nobody claims it. Whoever may read one of
   * a category may read all of it; who uploaded a file may delete it.
   */
  readonly standalone?: true
  /**
   * The scanner has said what it thinks of a file of a row: has pages that show it load it again, and tells
   * of what nobody was told as long as it waited.
   */
  onScanned?(db: Db, file: ScannedFile): Promise<void>
}

/** A file that has waited for the scanner. */
export interface ScannedFile {
  readonly projectId: number
  readonly ownerId: number
  readonly userId: number
  /** When the scanner has answered. */
  readonly now: Date
}

const kinds = new Map<string, FileKind>()

/** The kinds of file there are, each by the first word of its categories. */
export const fileKinds = {
  /** Says what holds for a kind; its domain does so when the server is composed. */
  provide(kind: string, rules: FileKind): void {
    kinds.set(kind, rules)
  },
}

/** What holds for a kind, by its name. */
export const findKindOf = (kind: string): FileKind | undefined => kinds.get(kind)

/** A category taken apart; undefined for a kind that there is not. */
export function findKind(
  category: string,
): { kind: string; rest: string; rules: FileKind } | undefined {
  const slash = category.indexOf('/')
  const kind = slash < 0 ? category : category.slice(0, slash)
  const rules = kinds.get(kind)
  return rules && { kind, rest: slash < 0 ? '' : category.slice(slash + 1), rules }
}
