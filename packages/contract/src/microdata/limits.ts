/** The most registry numbers in one call. */
export const MAX_NUMBERS = 10_000

/** When a form is filled in: on joining, and on leaving. */
export const PHASES = ['start', 'end'] as const

export type Phase = (typeof PHASES)[number]

/** The longest reason for opening a final form, in characters. */
export const MAX_REASON = 500

/** What may stand against a final form: what of a person is missing, or contradicts itself. */
export const PERSON_FAULTS = [
  'kayas',
  'afm',
  'amka',
  'birth_date',
  'gender',
  'amka_birth',
  'amka_gender',
] as const

/** What becomes of a form that is sent. */
export const SEND_STATES = ['waiting', 'accepted', 'refused', 'failed'] as const

/** Why the receiver said nothing of a form: it could not be asked, did not answer, or not as agreed. */
export const SEND_REASONS = [
  '',
  'not_ready',
  'not_allowed',
  'private_address',
  'unreachable',
  'timeout',
  'too_large',
  'status',
  'odd_answer',
  'no_verdict',
  'interrupted',
  'restored',
] as const

/** The genders of microdata (spec §3): men, and women. */
export const GENDERS = ['5301', '5302'] as const

/** Why somebody does not count in the indicators. */
export const INCOMPLETE_REASONS = [
  'not_begun',
  'not_final',
  'gender',
  'employment',
  'age',
  'education',
  'household',
  'left_before',
  'later_due',
] as const

/** The lists of who is incomplete: of both forms, and of what is asked six months after leaving. */
export const INCOMPLETE_LISTS = [...PHASES, 'later'] as const

/** The common indicators of ESF 2014-20 and of ESF+, on joining and on leaving. */
export const INDICATOR_CODES = [
  'CO01',
  'CO02',
  'CO03',
  'CO04',
  'CO05',
  'CO06',
  'CO07',
  'CO08',
  'CO09',
  'CO10',
  'CO11',
  'CO12',
  'CO13',
  'CO14',
  'CO15',
  'CO16',
  'CO17',
  'CO18',
  'CO19',
  'CR01',
  'CR02',
  'CR03',
  'CR04',
  'CR05',
  'CR06',
  'CR07',
  'CR08',
  'CR09',
  'EECO01',
  'EECO02',
  'EECO03',
  'EECO04',
  'EECO05',
  'EECO06',
  'EECO07',
  'EECO08',
  'EECO09',
  'EECO10',
  'EECO11',
  'EECO12',
  'EECO13',
  'EECO14',
  'EECO15',
  'EECO16',
  'EECO17',
  'EECR01',
  'EECR02',
  'EECR03',
  'EECR04',
  'EECR05',
  'EECR06',
] as const

/** A project's form of microdata has a limit of its own, in characters. */
export const MAX_FORM_TEXT = 500_000

/** What the option of a form may say of a person for the indicators. */
export const TRAIT_NAMES = [
  'employed',
  'unemployed',
  'inactive',
  'upToSix',
  'sixToTwelve',
  'overTwelve',
  'learning',
  'notLearning',
  'noPrimary',
  'lower',
  'upper',
  'tertiary',
  'workingHousehold',
  'joblessHousehold',
  'joblessWithChildren',
  'singleWithChildren',
  'thirdCountry',
  'foreign',
  'minority',
  'disability',
  'disadvantage',
  'homeless',
  'refused',
  'rural',
  'searching',
  'inLearning',
  'qualified',
  'inWork',
  'inWorkLater',
  'notInWorkLater',
  'betterLater',
] as const

/** Whether a text is a code of an operation (MIS): seven digits, as docs/microdata.xsd has it. */
export const isMis = (text: string): boolean => /^\d{7}$/.test(text)
