/** A text as it is compressed, by what requests call that. */
export type Packed = Readonly<Partial<Record<'br' | 'gzip', Buffer>>>

interface Kept {
  /** The same for ever under the address that was asked, so that browsers need not ask again. */
  readonly isForever?: boolean
  /** The same text compressed, for those who read it. */
  readonly packed?: Packed
}

/** An answer that is JSON already, as the database writes it: it is sent as it is. */
export class JsonText {
  readonly text: string
  readonly isForever: boolean
  readonly packed: Packed

  constructor(text: string, { isForever = false, packed = {} }: Kept = {}) {
    this.text = text
    this.isForever = isForever
    this.packed = packed
  }
}
