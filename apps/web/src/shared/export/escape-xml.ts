const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
}

/** A text within XML, in quotes or not. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"]/g, (char) => ENTITIES[char] ?? char)
