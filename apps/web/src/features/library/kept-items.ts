import type { KeptUpload } from '#features/files'
import { uploadPrefix } from '#storage'
import type { toLibrary } from './send-item.ts'

/** What is said of a file on its way to the library. */
export type ItemOptions = Omit<Parameters<typeof toLibrary>[0], 'userId'>

/** Under which keys this browser keeps the person's files on their way to a project's library. */
export const keptPrefix = (projectId: number): string => uploadPrefix(`library/${projectId}`)

/** What a kept upload says of its item; undefined where it was kept by something else. */
export function readOptions({ about }: KeptUpload): ItemOptions | undefined {
  const found = about as Partial<ItemOptions> | undefined
  return found?.start && found.said ? { start: found.start, said: found.said } : undefined
}
