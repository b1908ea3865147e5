/** An answer that is JSON already, as the database writes it: it is sent as it is. */
export class JsonText {
  readonly text: string
  /** The same for ever under the address that was asked, so that browsers need not ask again. */
  readonly isForever: boolean

  constructor(text: string, isForever = false) {
    this.text = text
    this.isForever = isForever
  }
}
