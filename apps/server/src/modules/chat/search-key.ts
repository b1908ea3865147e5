import { fold } from '@telemachos/rules/greek-text'
import { soundKey } from '@telemachos/rules/sound-key'

/** What a message is found by: as it is written, and as it sounds. */
export const searchKeyOf = (text: string): string => `${fold(text)} | ${soundKey(text)}`
