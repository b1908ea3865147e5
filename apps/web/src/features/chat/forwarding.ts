import type { Message } from './chat-types.ts'

/** What of a message decides what of it can be forwarded. */
type Forwarded = Pick<Message, 'Message' | 'Files' | 'Withheld'>

/** How many files of a message can be copied, as far as the page knows: what is infected is given to nobody. */
export const countGiven = ({ Files }: Pick<Forwarded, 'Files'>): number =>
  Files.filter(({ Held }) => Held !== 'infected').length

/** Whether there is something of a message to forward. */
export const mayForward = (message: Forwarded): boolean =>
  message.Message !== '' || countGiven(message) > 0

/** How many files of a message stay behind where so many go. */
export const countLeftOut = ({ Files, Withheld = 0 }: Forwarded, going: number): number =>
  Math.max(0, Files.length + Withheld - going)
