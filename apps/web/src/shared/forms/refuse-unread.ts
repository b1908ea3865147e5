/**
 * Whether a field within says something that it could not read (see unread-date.ts): it is marked and has the
 * focus, and nothing is to be saved.
 */
export function refuseUnread(within: Element | null): boolean {
  const field = within?.querySelector<HTMLElement>('[data-unread]')
  field?.dispatchEvent(new Event('invalid'))
  field?.focus()
  return field !== null && field !== undefined
}
