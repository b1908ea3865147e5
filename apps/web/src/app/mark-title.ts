/**
 * The title of a window behind a mark, or without one. The mark that stood in it before goes wherever it
 * stands: what is opened in a page puts its name before it, at every key where the name is being typed.
 *
 * ```ts
 * markTitle('Report · Problem: Reports', 'Problem: ', 'Problem: ') // => 'Problem: Report · Reports'
 * ```
 */
export const markTitle = (title: string, before: string, mark: string): string =>
  mark + (before === '' ? title : title.replaceAll(before, ''))
