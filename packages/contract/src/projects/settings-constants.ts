import { isPictureAddress, isPictureData } from '../core/pictures.ts'

/** The least powerful level there is: a field with it is for everybody. */
export const LAST_LEVEL = 5

/** Profile types beside `User`, which is everybody's: a role's own fields (spec §3, Project). */
export const PROFILE_TYPES = ['User', 'Mentee', 'Mentor', 'Supervisor', 'Coordinator'] as const

export type ProfileType = (typeof PROFILE_TYPES)[number]

/** What a field holds, as packages/rules reads it; other kinds are kept and shown as text. */
export const FIELD_TYPES = [
  'text',
  'number',
  'date',
  'select',
  'yesno',
  'email',
  'tel',
  'afm',
  'amka',
  'region',
  'municipality',
] as const

/** What a field can be declared to mean, as packages/rules (known-fields) looks it up; else its name may say so. */
export const FIELD_MEANINGS = [
  'kayas',
  'afm',
  'amka',
  'birthDate',
  'gender',
  'municipality',
] as const

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

/** What a logo may have at most, in bytes, and all that a project has, those included that it had lately. */
export const LARGEST_LOGO = 512 * 1024
export const MOST_LOGO_BYTES = 8 * 1024 * 1024

/** What the address of a logo that was uploaded begins with; its key follows. */
export const LOGO_ADDRESS = '/api/project/logo/'

const STORED_LOGO = /^\/api\/project\/logo\/[0-9a-f]{32}$/

/** Clients may write a logo into the settings as data: of so many characters at most, about 24 KB. */
const MAX_LOGO_DATA = 32_768

/**
 * True for the address of a logo or of another picture of ours, and for a picture as data, which saving
 * makes a file of.
 */
export function isLogo(address: string): boolean {
  return (
    address === '' ||
    STORED_LOGO.test(address) ||
    (address.length <= MAX_LOGO_DATA && (isPictureAddress(address) || isPictureData(address)))
  )
}
