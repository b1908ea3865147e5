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
] as const

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

/** A logo is in the settings that every page reads: at most so many characters, about 24 KB. */
export const MAX_LOGO = 32_768

/** True for the address of a picture of ours, and for a picture as data of at most MAX_LOGO. */
export function isLogo(address: string): boolean {
  return (
    address === '' ||
    (address.length <= MAX_LOGO && (isPictureAddress(address) || isPictureData(address)))
  )
}
