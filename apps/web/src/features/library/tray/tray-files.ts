import type { UploadingFile } from '#features/files'
import type { CallOutput } from '#shared'
import { makeStore } from '#ui'
import type { ItemOptions } from '../kept-items.ts'

/** To the library of which project a file goes, and whose it will be. */
export interface Owner {
  readonly projectId: number
  readonly userId: number
}

/** A file that is put into a library, with what is said of it. */
export interface NewFile {
  readonly content: File
  readonly options: ItemOptions
}

type Stored = CallOutput<'library.endUpload'>

/** One file of the tray. */
export type TrayFile = UploadingFile<Stored, Owner & Pick<NewFile, 'options'>>

/** The files on their way to libraries, whatever page is shown: they are of the window, not of a page. */
export const trayFiles = makeStore<readonly TrayFile[]>([])
