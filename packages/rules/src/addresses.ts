/** Where somebody is written to or called. */
const MAX_EMAIL_LENGTH = 254

/** True for what a mail can be sent to. */
export function isEmail(text: string): boolean {
  return (
    text.length <= MAX_EMAIL_LENGTH && /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
  )
}

/** Ten digits in Greece, from 2 or 6; elsewhere the country's number behind a plus. */
export function isPhone(text: string): boolean {
  return /^(\+30|0030)?[26]\d{9}$/.test(text) || /^\+(?!30)[1-9]\d{6,14}$/.test(text)
}
