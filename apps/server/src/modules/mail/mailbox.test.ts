import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('the mailbox of an address', () => {
  it.each([
    ['case', 'Maria@Example.ORG', 'maria@example.org'],
    ['a tag', 'maria+call2@example.org', 'maria@example.org'],
    ['the dots of Gmail', 'm.a.r.i.a@gmail.com', 'maria@gmail.com'],
    ['the other domain of Gmail', 'maria@googlemail.com', 'maria@gmail.com'],
    ['dots, tag and case together', 'Ma.Ria+x@GMail.com', 'maria@gmail.com'],
    ['a tag of Yahoo', 'maria-shop@yahoo.gr', 'maria@yahoo.gr'],
    ['the domains of iCloud', 'maria@me.com', 'maria@icloud.com'],
    ['what Proton passes over', 'ma-ri_a@pm.me', 'maria@proton.me'],
    ['the domain as a person’s own', 'shop@maria.fastmail.com', 'maria@fastmail.com'],
    ['letters of full width', 'ｍaria@example.org', 'maria@example.org'],
    ['a dot at the end of the domain', 'maria@example.org.', 'maria@example.org'],
    ['a domain in Greek letters', 'maria@Ελλάδα.gr', 'maria@xn--hxakic4aa.gr'],
  ])('is one for %s', (_what, address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })

  it.each([
    ['dots elsewhere', 'm.aria@example.org', 'maria@example.org'],
    ['hyphens elsewhere', 'maria-nik@example.org', 'maria@example.org'],
    ['names', 'maria@gmail.com', 'marios@gmail.com'],
    ['domains', 'maria@example.org', 'maria@example.com'],
    ['a sign alone', '+@example.org', '@example.org'],
  ])('differs by %s', (_what, one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })

  it.each(['', '@', 'maria', 'maria@', '@gmail.com', '...@gmail.com', 'a@b c', 'a@[::1]', 'a@%'])(
    'is some text for what is no address: %j',
    (text) => {
      expect(mailboxOf(text)).toContain('@')
      expect(mailboxOf(mailboxOf(text))).toBe(mailboxOf(text))
    },
  )
})
