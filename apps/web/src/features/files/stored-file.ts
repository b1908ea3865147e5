import { callAddress, type CallOutput } from '#shared'

/** A file that has arrived whole, as the calls have it. */
export type StoredFile = CallOutput<'files.endUpload'>

/** Where a file is had from. */
export const addressOfFile = (category: string, { Name }: Pick<StoredFile, 'Name'>): string =>
  callAddress('files.downloadFile', { Category: category, name: Name })
