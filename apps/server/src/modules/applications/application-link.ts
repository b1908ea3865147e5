import { DRAFT_DAYS } from '@telemachos/contract/applications/limits'
import { pathOf } from '@telemachos/contract/paths'
import { privateLink, type PrivateLink } from '../mail/index.ts'

const DAY_SECONDS = 86_400

/** The private link of an application or of a draft, for a mail. */
export const applicationLink = (token: string, publicUrl: string): PrivateLink =>
  privateLink(
    (sign) => pathOf('root.applicationFormResultForm', { status: 'form', token: sign }),
    token,
    { publicUrl, seconds: DRAFT_DAYS * DAY_SECONDS },
  )
