import { MEMBER_ROLES, type Role } from '../core/roles.ts'

/** Roles that read, or edit language texts only, whatever their level. */
const ONLY_READING: readonly Role[] = [
  'Microdata',
  'SupervisorLite',
  'SupervisorLitePlus',
  'Translator',
]

/** Who writes documents, as far as their level goes. */
export const DATA_WRITER_ROLES = MEMBER_ROLES.filter((role) => !ONLY_READING.includes(role))

/** The most characters of a document. */
export const MAX_DOCUMENT = 500_000

/** The most documents of a project. */
export const MAX_DOCUMENTS = 5_000

/** From this level on people bring data of their own, and are no authors: what they may keep is bounded for each. */
export const CONTRIBUTOR_LEVEL = 3

/** The most documents that one of them makes. */
export const MAX_OWN_DOCUMENTS = 100

/** The most bytes of all versions that are kept of what one of them wrote, and of a project. */
export const MAX_OWN_DATA_BYTES = 20 * 1024 ** 2
export const MAX_DATA_BYTES = 512 * 1024 ** 2

/** So many versions of a document are kept, the present one included. */
export const MAX_DATA_VERSIONS = 20

/** How mass data is sent: each row by itself, all rows at once, or a page of rows at once (spec §3). */
export const SEND_MODES = ['one', 'all', 'paged'] as const

export type SendMode = (typeof SEND_MODES)[number]

/** The most characters of what is run of each row. */
export const MAX_TRANSFORM = 20_000

/** The most rows that are sent at once; of more, pages are. */
export const MAX_ROWS_AT_ONCE = 2_000

/** So many rows go in one call of the page where each is sent by itself, and so many of such calls run at once. */
export const MASS_BATCH = 20
export const MASS_STREAMS = 3

/** So many rows are a page, where nothing else is said. */
export const MASS_PAGE = 50
export const MAX_MASS_PAGE = 500

/** The most mass services of a project. */
export const MAX_MASS_SERVICES = 200
