/**
 * Whether a text is the address of a page, and nothing besides.
 * ```ts
 * isWebAddress('https://meet.example.org/room-7') // => true
 * isWebAddress('Γραφείο 3') // => false
 * ```
 */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\S*$/i.test(text)
