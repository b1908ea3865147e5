const LARGEST_ID = 2_147_483_647

/** An id as an address has it; undefined for what can be none. */
export function readId(text: string | undefined): number | undefined {
  const isNumber = text !== undefined && /^[1-9]\d{0,9}$/.test(text)
  return isNumber && Number(text) <= LARGEST_ID ? Number(text) : undefined
}
