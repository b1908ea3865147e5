import { ownerOfPage } from '../api/page-person.ts'
import { forgetOwned } from './forget-owned.ts'

/**
 * Files that are on their way are in this database of the browser, each under who sends it, to go on
 * with after a reload.
 */
export const KEPT_UPLOADS = { database: 'telemachos-uploads', store: 'uploads' } as const

const SEPARATOR = ' '

let hasForgotten = false

/** Under what keys files are kept that this window's person sends to one place. */
export const uploadPrefix = (...place: readonly (string | number)[]): string =>
  [ownerOfPage(), ...place, ''].join(SEPARATOR)

/** Whether the person is leaving: nothing of theirs is kept any more. */
export const areUploadsForgotten = (): boolean => hasForgotten

/** Deletes what is on its way of whoever signs off here; resolves when that is done, or cannot be. */
export function forgetKeptUploads(): Promise<void> {
  hasForgotten = true
  return forgetOwned({ ...KEPT_UPLOADS, separator: SEPARATOR })
}
