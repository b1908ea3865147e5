import type { Connection, Submittable } from 'pg'

/** A COPY to standard output whose rows are counted and thrown away, for `client.query`. */
export class CopyOut implements Submittable {
  readonly rows: Promise<number>
  readonly #text: string
  #count = 0
  #resolve: (rows: number) => void = () => {}
  #reject: (reason: unknown) => void = () => {}

  constructor(text: string) {
    this.#text = text
    this.rows = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyData(): void {
    this.#count += 1
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve(this.#count)
  }

  handleError(error: unknown): void {
    this.#reject(error)
  }
}
