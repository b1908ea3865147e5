import { z } from 'zod'

/** A file of a form, on the page and on the server. */
export interface FormFile {
  readonly name: string
  readonly size: number
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Both the browser and the server have it. */
declare const File: new (parts: readonly string[], name: string) => FormFile

/** A file in a body of parts. */
export const formFile = z.instanceof(File)

/** One for an example. */
export const exampleFile = (name: string): FormFile => new File(['A'], name)
