/** A host, perhaps with scheme, port and path; no user, query or fragment. */
const DOMAIN =
  /^(?:(https?):\/\/)?([^\s/?#@:\\[\]]+|\[[\da-f:.]+\])(:\d{1,5})?((?:\/[^\s/?#\\]+)*)\/*$/i

/**
 * Where a project's message service takes messages, by the Domain of its settings (`aCommunicator`);
 * null for what is no address. Without a scheme it is called over https.
 * ```ts
 * communicatorAddress('sms.example.org') // => 'https://sms.example.org/messages'
 * communicatorAddress('https://example.org/sms/') // => 'https://example.org/sms/messages'
 * communicatorAddress('ftp://example.org') // => null
 * ```
 */
export function communicatorAddress(domain: string): string | null {
  const [, scheme = 'https', host, port = '', path = ''] = DOMAIN.exec(domain) ?? []
  return host === undefined ? null : `${scheme}://${host}${port}${path}/messages`
}

/** Whether a key can be sent as a header: visible ASCII and spaces. */
export const isHeaderValue = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)
