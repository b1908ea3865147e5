/** What stands in a field whose text becomes a value elsewhere once it rests. */
export interface TypedText {
  readonly text: string
  /** The value as it was heard last. */
  readonly value: string
  /** What the field itself has put, and has not heard yet. */
  readonly put: readonly string[]
}

/** The field once it has put its text, without blanks at the ends. */
export const withPut = (field: TypedText): TypedText => ({
  ...field,
  put: [...field.put, field.text.trim()],
})

/**
 * The field once the value is another: what it has put itself may have been typed on since, and stays as
 * it is typed; what was cleared, or came with the address, takes the place of the text.
 */
export function withValue({ text, put }: TypedText, value: string): TypedText {
  const at = put.lastIndexOf(value)
  if (at === -1 && text.trim() !== value) return { text: value, value, put: [] }
  return { text, value, put: put.slice(at + 1) }
}
