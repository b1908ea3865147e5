import type { AnonymousContext } from '../../kernel/context.ts'

/** More of it says nothing about the device. */
const USER_AGENT_LENGTH = 300

/** By what and from where a session begins, as it is kept: the address without its end. */
export function deviceOf({ userAgent, address }: Pick<AnonymousContext, 'userAgent' | 'address'>): {
  userAgent: string
  address: string
} {
  return { userAgent: userAgent.slice(0, USER_AGENT_LENGTH), address: maskAddress(address) }
}

/** The names by which browsers give themselves away; the first that is there counts. */
const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The browser and the system that a program says it is; empty where it is not one of the known. */
export function describeDevice(userAgent: string): { browser: string; system: string } {
  const nameIn = (known: typeof BROWSERS | typeof SYSTEMS): string =>
    known.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? ''
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}

/** A network address without the end that tells one house from the next. */
export function maskAddress(address: string): string {
  const inFour = /^(?:::ffff:)?(\d+\.\d+)\.\d+\.\d+$/i.exec(address)
  if (inFour) return `${inFour[1]}.•.•`
  const groups = address.split(':')
  return groups.length > 2 ? `${groups[0]}:${groups[1]}:•` : ''
}
