import { domainToASCII } from 'node:url'

/** Domains that are one provider's, under the one that stands for them. */
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
}

/** Signs that a provider passes over in the part before the @. */
const PASSED_OVER: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
  'yandex.ru': /[.-]/g,
}

/** Yahoo's people give away names of the form `base-word`. */
const HYPHEN_TAGS = /^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/

/** Fastmail's people take mail at `anything@name.fastmail.com` too. */
const FASTMAIL = /^([^.]+)\.(fastmail\.(?:com|fm))$/

/**
 * The same for addresses that lead to one mailbox: without regard to case, tags (`+word`), the dots of
 * providers that pass over them, their other domains, and the spelling of a domain. It counts what goes to a
 * letter box, and hints at who may be the same; it never says who somebody is.
 * ```ts
 * mailboxOf('Maria.Nik+1@GoogleMail.com') // => 'marianik@gmail.com'
 * mailboxOf('maria.nik@example.org') // => 'maria.nik@example.org'
 * ```
 */
export function mailboxOf(address: string): string {
  const text = address.normalize('NFKC').trim()
  const at = text.lastIndexOf('@')
  const written = domainOf(text.slice(at + 1))
  const [, aliased, alias] = FASTMAIL.exec(written) ?? []
  const domain = alias ?? SAME_PROVIDER[written] ?? written
  const local = aliased ?? text.slice(0, Math.max(at, 0)).toLowerCase()
  const untagged = untaggedOf(local, domain)
  return `${untagged.replace(PASSED_OVER[domain] ?? NOTHING, '') || local}@${domain}`
}

const NOTHING = /(?!)/

/** Without a tag; what begins with its sign is a name of its own. */
function untaggedOf(local: string, domain: string): string {
  const end = local.indexOf('+', 1)
  const name = end < 0 ? local : local.slice(0, end)
  if (!HYPHEN_TAGS.test(domain)) return name
  const hyphen = name.indexOf('-', 1)
  return hyphen < 0 ? name : name.slice(0, hyphen)
}

/** A domain in the letters of the name system, as browsers read it, without a dot at its end. */
function domainOf(text: string): string {
  const domain = text.toLowerCase().replace(/\.+$/, '')
  return domainToASCII(domain) || domain
}
