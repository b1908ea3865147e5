import type { CallOutput } from '#shared'

/** The person whose data it is. */
export interface DataPerson {
  readonly Id: number
  readonly Username: string
  readonly FirstName: string
  readonly LastName: string
}

/** What erasing somebody would do, and whether it is the caller's to do. */
export type Preview = CallOutput<'privacy.previewErasure'>
