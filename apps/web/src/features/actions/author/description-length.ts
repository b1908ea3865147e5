import { LONGEST_DESCRIPTION } from '@telemachos/contract/actions/description-limits'
import { plainText } from '@telemachos/rules/rich-text/plain-text'

/** Whether a description has more than is taken, by what is read of it. */
export const isTooLong = (description: string): boolean =>
  plainText(description).length > LONGEST_DESCRIPTION
