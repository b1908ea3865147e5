import { callAddress, type CallOutput } from '#shared'

/** A file that has arrived whole, as the calls have it. */
export type StoredFile = CallOutput<'files.endUpload'>

/** Where a file is had from: to be saved, or of a picture to be looked at, whole or small. */
export const addressOfFile = (
  category: string,
  { Name }: Pick<StoredFile, 'Name'>,
  shown?: 'inline' | 'small',
): string =>
  callAddress('files.downloadFile', {
    Category: category,
    name: Name,
    ...(shown && { [shown]: '1' }),
  })
