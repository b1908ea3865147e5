const DAY_MS = 86_400_000
/** The serial number of 1 January 1970. */
const EPOCH = 25_569

/** The date and time of the clock on the wall as a serial number, as NOW() has it. */
export function serialNow(): number {
  const now = new Date()
  return (now.getTime() - now.getTimezoneOffset() * 60_000) / DAY_MS + EPOCH
}
