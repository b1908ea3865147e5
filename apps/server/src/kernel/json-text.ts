interface Kept {
  /** The same for ever under the address that was asked, so that browsers need not ask again. */
  readonly isForever?: boolean
  /** The same text compressed with brotli, for those who read it. */
  readonly brotli?: Buffer
}

/** An answer that is JSON already, as the database writes it: it is sent as it is. */
export class JsonText {
  readonly text: string
  readonly isForever: boolean
  readonly brotli: Buffer | undefined

  constructor(text: string, { isForever = false, brotli }: Kept = {}) {
    this.text = text
    this.isForever = isForever
    this.brotli = brotli
  }
}
