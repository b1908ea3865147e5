import { call, type CallInput, type CallOutput } from '#shared'
import type { Transport } from '#features/files'

type Sent = CallOutput<'library.endUpload'>

interface NewItem {
  readonly userId: number
  readonly start: Pick<CallInput<'library.startUpload'>, 'Id' | 'Category' | 'Title' | 'Keep'>
  readonly said: Omit<CallInput<'library.endUpload'>, 'Id'>
}

/** Sends files by the calls of the library. */
export const toLibrary = ({ userId, start, said }: NewItem): Transport<Sent> => ({
  userId,
  start: (file, options) =>
    call(
      'library.startUpload',
      {
        ...start,
        UserId: userId,
        OriginalName: file.OriginalName,
        Mime: file.Mime,
        Parts: file.Parts,
        FileSize: file.FileSize,
      },
      options,
    ),
  part: (part, options) => call('library.uploadPart', part, options),
  end: (Id, options) => call('library.endUpload', { Id, ...said }, options),
})

/**
 * The title that a file begins with: its name without its ending.
 * ```ts
 * titleOf('Οδηγός.v2.pdf') // => 'Οδηγός.v2'
 * ```
 */
export const titleOf = (fileName: string): string =>
  (fileName.replace(/\.[\p{L}\p{N}]{1,10}$/u, '') || fileName).slice(0, 200)
