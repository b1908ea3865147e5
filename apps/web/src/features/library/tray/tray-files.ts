import type { CallOutput } from '#shared'
import { makeStore } from '#ui'
import type { ItemOptions } from '../kept-items.ts'

/** One file of the tray. */
export interface TrayFile {
  readonly key: string
  /** To the library of which project it goes, and whose it will be. */
  readonly projectId: number
  readonly userId: number
  readonly content: File
  readonly options: ItemOptions
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** -1 before it begins, then from 0 to 1 (spec §4). */
  readonly progress: number
  /** It waits for the network or the server, and will go on by itself. */
  readonly isHeldUp: boolean
  /** How long it will still take, in milliseconds; undefined while nobody knows. */
  readonly leftMs?: number | undefined
  /** Why it was refused. */
  readonly error?: unknown
  /** What it has become in the library. */
  readonly item?: CallOutput<'library.endUpload'>
}

/** The files on their way to libraries, whatever page is shown: they are of the window, not of a page. */
export const trayFiles = makeStore<readonly TrayFile[]>([])

/** Whether a file is still to be sent. */
export const isOnItsWay = ({ state }: TrayFile): boolean =>
  state === 'waiting' || state === 'sending'

/** Whether any file is. */
export const isTrayBusy = (): boolean => trayFiles.get().some(isOnItsWay)
